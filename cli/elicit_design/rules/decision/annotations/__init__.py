"""What the annotations say, and what they are worth."""

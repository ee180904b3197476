"""Question 6: otherwise none, and why."""

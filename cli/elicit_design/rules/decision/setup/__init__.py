"""Question 5: is something set up, or chosen, that belongs to the user?"""

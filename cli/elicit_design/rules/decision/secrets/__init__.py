"""Question 1: would a secret pass through the model or the form?"""

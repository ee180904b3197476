"""Question 4: is the target named by words, and is the call not read-only?"""

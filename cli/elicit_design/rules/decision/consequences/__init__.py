"""Question 3: a consequence that cannot simply be undone, or that reaches others?"""

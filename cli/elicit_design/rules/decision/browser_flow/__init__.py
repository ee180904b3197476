"""Question 2: does it start an outside flow that happens in a browser?"""

"""`python -m elicit_design`."""

from elicit_design.app import main

main()

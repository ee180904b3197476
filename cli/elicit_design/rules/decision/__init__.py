"""Decision rules: one folder a question of the decision guide, one file a rule."""

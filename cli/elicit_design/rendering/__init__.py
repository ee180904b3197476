"""From designs to files: pages, templates, the index and the skill, as text in memory."""

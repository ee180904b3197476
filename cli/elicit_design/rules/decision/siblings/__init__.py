"""What other tools of the same server say about this one."""

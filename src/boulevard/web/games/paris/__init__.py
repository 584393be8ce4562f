"""What the web knows about Paris alone."""

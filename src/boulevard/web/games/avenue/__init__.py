"""What the web knows about Avenue alone."""

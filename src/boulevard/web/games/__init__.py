"""What the web knows about one game, in a package named after it."""

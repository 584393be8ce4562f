"""The pages on which a game begins."""

"""Learning from games of the search."""

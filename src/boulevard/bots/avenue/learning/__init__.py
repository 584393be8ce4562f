"""Learning what sheets are worth."""

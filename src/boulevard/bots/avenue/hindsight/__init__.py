"""The best that could have been made of a deal, searched and proven."""

"""What every page with a board to make moves on shares."""

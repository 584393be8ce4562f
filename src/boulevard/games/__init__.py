"""The games, each a package with the same rooms, and what they share."""

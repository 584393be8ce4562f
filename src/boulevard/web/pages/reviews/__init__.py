"""The page of a review: of a game that was played here, or of a record that somebody opened."""

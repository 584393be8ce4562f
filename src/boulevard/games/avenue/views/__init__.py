"""What a seat may know of a game of Avenue, as data, in characters, and its score sheets explained."""

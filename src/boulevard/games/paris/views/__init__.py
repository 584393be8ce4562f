"""What a seat may know of a game of Paris, as data, in characters, and its score sheets explained."""

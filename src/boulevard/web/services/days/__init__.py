"""The deck of the day: decks, attempts, and what came of them."""

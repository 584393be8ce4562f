"""The pages of the deck of the day."""

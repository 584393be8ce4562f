"""How Paris is played: states, legal actions, carrying them out, scores; all of it compiled."""

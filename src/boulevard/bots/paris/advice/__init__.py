"""Why a move of Paris is good: what its bots add to hints and reviews."""

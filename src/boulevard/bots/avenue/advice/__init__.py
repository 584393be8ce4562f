"""Why a move of Avenue is good: what its bots add to hints and reviews."""

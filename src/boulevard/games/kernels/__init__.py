"""What rules are compiled with: boards as bits, states as memory, chance, lists, and work on all cores."""

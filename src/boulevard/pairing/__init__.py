"""Tournaments as such: who meets whom in each round, and who stands where. It knows of no game, page or database."""

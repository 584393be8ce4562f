"""Sheets and decks made by hand, and strategies for Avenue."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

import boulevard
from boulevard.games.avenue.components import card_text, deck
from boulevard.games.game import Game

SMALL = ["A B C", "D E F", "P1 G1 CP"]
NO_CASTLES = ["A  B  C  D  E  F", "P3 G3 P2 G2 P1 G1", ".  .  .  .  .  ."]
WIDE = [" ".join(["A", "B", "C", "D", "E", "F", *["P1"] * 10, *["G2"] * 10]), " ".join(["."] * 24 + ["CP", "CG"])]
TALL = ["A", "G1", "B", "P1", "C", "CP", "D", "G2", "E", "P2", "F", "CG", ".", ".", "P3", "G3"]
SHEETS: list[Any] = ["A", "B", "C", SMALL, NO_CASTLES, WIDE, TALL]

options = st.fixed_dictionaries({"sheet": st.sampled_from(SHEETS), "players": st.sampled_from([1, 1, 2, 3, 5])})


def dealt(sheet: Any, roads: str, farms: str = "ABCDEF", players: int = 1) -> Game:
    """A game whose deck begins with these cards, and goes on with whatever is left."""
    first = roads.split()
    rest = [card_text(card) for card in deck()]
    for card in first:
        rest.remove(card)
    setup = {"sheet": sheet, "players": players, "farms": list(farms), "roads": [*first, *rest]}
    return boulevard.from_record({"format": "boulevard/1", "game": "avenue", "setup": setup, "moves": []})


def drawn(game: Game, seat: int, moves: str) -> None:
    """Let a seat choose for one card after the other."""
    for move in moves.split(","):
        game.play(seat, move.strip())


def played(game: Game, seed: int, peeks: float = 0.1) -> Game:
    """Play to the end: seats in any order, peeking at some rate."""
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(game.turn)
        legal = game.legal(seat)
        draws = [move for move in legal if move != "peek"]
        peek = "peek" in legal and (not draws or chance.random() < peeks)
        game.play(seat, "peek" if peek else chance.choice(draws))
    return game

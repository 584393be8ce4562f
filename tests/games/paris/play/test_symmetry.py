"""A game turned by a half turn, or with the colours swapped, is the same game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings

import boulevard
from boulevard.games.game import Game
from boulevard.games.paris.moves.notation import SPACES
from tests.games.paris.policies import games

OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
SWAPPED = {"orange": "blue", "blue": "orange", "draw": "draw"}


def half_turned(move: str) -> str:
    """The move on a board turned by 180 degrees, in notation that need not be canonical."""
    verb, *words = move.split()
    if verb == "lay":
        upper_right = SPACES[SPACES.index(words[0]) + 9]
        return f"lay {turned_space(upper_right)} {(int(words[1]) + 180) % 360}"
    return " ".join([verb, *(",".join(map(turned_word, word.split(","))) for word in words)])


def turned_word(word: str) -> str:
    return OPPOSITE.get(word) or (turned_space(word) if word in SPACES else word)


def turned_space(space: str) -> str:
    return SPACES[63 - SPACES.index(space)]


def started(setup: dict[str, Any]) -> Game:
    return boulevard.from_record({"format": "boulevard/1", "game": "paris", "setup": setup, "moves": []})


def replayed(game: Game, setup: dict[str, Any], seats: dict[str, str], mapped: Callable[[str], str]) -> Game:
    """Replay a game with seats and moves mapped, and check that as many moves are legal throughout."""
    source, copy = started(game.rules.setup), started(setup)
    for seat, text in game.moves:
        assert len(copy.legal(seats[str(seat)])) == len(source.legal(seat))
        source.play(seat, text)
        copy.play(seats[str(seat)], mapped(text))
    return copy


@settings(max_examples=60)
@given(game=games(finished=True))
def test_half_turn_keeps_the_score(game: Game) -> None:
    same = {"orange": "orange", "blue": "blue"}
    turned = replayed(game, game.rules.setup, same, half_turned)
    assert turned.result() == game.result()


@settings(max_examples=60)
@given(game=games(finished=True))
def test_swapped_colours_swap_the_score(game: Game) -> None:
    setup = game.record()["setup"]
    setup["starts"] = SWAPPED[setup["starts"]]
    setup["piles"] = {SWAPPED[seat]: pile for seat, pile in setup["piles"].items()}
    swapped = replayed(game, setup, SWAPPED, lambda text: text).result()
    expected = game.result()
    assert (swapped["orange"], swapped["blue"]) == (expected["blue"], expected["orange"])
    assert swapped["winner"] == SWAPPED[expected["winner"]]

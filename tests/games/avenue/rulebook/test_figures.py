"""The figures of the rules of Avenue: one game, from the first road to the last."""

from __future__ import annotations

from boulevard.games import registry
from boulevard.games.avenue.rulebook.figures import DRAWN, ROUNDS, SETUP
from boulevard.games.figures import album, play
from boulevard.games.game import Game


def game_of(*moves: str) -> Game:
    game = Game(registry.rules("avenue").from_setup(SETUP))
    play(game, moves)
    return game


def test_rounds_end_where_the_figures_say() -> None:
    assert [game_of(*DRAWN[: count - 1]).view()["round"] for count in ROUNDS] == [1, 2, 3, 4, 5]
    assert [game_of(*DRAWN[:count]).view()["round"] for count in ROUNDS[:-1]] == [2, 3, 4, 5]


def test_the_whole_game() -> None:
    game = game_of(*DRAWN)
    assert game.over
    (sheet,) = game.result()["players"]
    figures = album("avenue").figures
    assert figures["end"].points == sheet["total"]
    assert figures["purple"].points == sheet["purple"] > 0
    assert figures["green"].points == sheet["green"] > 0
    assert figures["farm"].points == sheet["farms"][0]


def test_the_zero_had_some_grapes_but_not_enough() -> None:
    before = game_of(*DRAWN[: ROUNDS[1] - 1])
    (sheet,) = before.preview(0, DRAWN[ROUNDS[1] - 1])["sheets"]
    assert before.view()["farm"] == "E"
    assert 0 < sheet["grapes"] <= sheet["scores"][0]
    assert game_of(*DRAWN[: ROUNDS[1]]).view()["sheets"][0]["scores"][1] == 0


def test_the_next_card_is_not_turned_up_in_a_held_figure() -> None:
    """At the end of round 1, the network that is drawn is that of farm C, not that of the next farm."""
    (picture,) = album("avenue").figures["farm"].pictures
    assert 'class="now"' in picture
    assert picture.index('class="now"') < picture.index(">C<")

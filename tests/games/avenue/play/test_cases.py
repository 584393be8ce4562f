"""Sheets and decks made by hand for the rules that random games seldom reach."""

from __future__ import annotations

import numpy as np

import boulevard
from boulevard.games.avenue.game import Avenue
from boulevard.games.avenue.play.engine import score_each
from boulevard.games.avenue.play.scoring import BEST_FARM, COLUMNS, TOTAL, mark_winners
from tests.games.avenue.sheets import dealt, drawn

GRID = ["A  P1 G2", "B  P3 .", "C  D  CP", "E  F  CG"]
"""Columns a–c, rows 1–4 from the bottom: a4 is farm A, b4 one purple grape, c4 two green ones."""


def test_a_farm_without_a_road_scores_nothing() -> None:
    game = dealt(GRID, "5y 5y 5y 6y", farms="ABCDEF")
    drawn(game, 0, "draw b4, draw c4, draw b1, draw c1")
    assert game.view()["sheets"][0]["scores"] == [0]
    assert game.view()["sheets"][0]["penalty"] == -5


def test_grapes_joined_to_the_farm_count_however_far() -> None:
    game = dealt(GRID, "5y 5y 5y 6y")
    drawn(game, 0, "draw a4, draw b4, draw c4, draw a1")
    assert game.view()["sheets"][0]["scores"] == [1 + 2]


def test_roads_must_reach_their_common_side() -> None:
    game = dealt(GRID, "5y 6y 5y 6y")
    drawn(game, 0, "draw a4, draw b4, draw c4, draw a1")
    assert game.view()["sheets"][0]["scores"] == [0]


def test_a_ring_counts_once() -> None:
    """a4 and b4, a3 and b3 form a ring: farm A with one and three grapes; B is passed through."""
    game = dealt(GRID, "3y 4y 1y 2y")
    drawn(game, 0, "draw a4, draw b4, draw b3, draw a3")
    sheet = game.view()["sheets"][0]
    assert sheet["scores"] == [1 + 3]
    assert sheet["network"] == ["a3", "b3", "a4", "b4"]
    assert sheet["grapes"] == 4


def test_scores_must_rise() -> None:
    """The ring gives 4 to A and to B as well: the second is not more, so 0 is written, and the next has to beat 0."""
    game = dealt(GRID, "3y 4y 1y 2y 6y 6y 6y 5y 5y 5y 4y 4y 3y", farms="ABFCDE")
    drawn(game, 0, "draw a4, draw b4, draw b3, draw a3")
    drawn(game, 0, "draw c4, draw c3, draw c2, draw c1")
    assert game.view()["sheets"][0]["scores"] == [4, 0]
    assert game.view()["sheets"][0]["penalty"] == -5


def test_five_rising_scores() -> None:
    """Three farms below their grapes and two beside theirs; all other roads go where they join nothing."""
    sheet = ["P1 P2 P3 . . . . . . .", "A B C . . . . . . .", "D P3 P1 . E P3 P2 F . ."]
    rounds = "6g 6g 1y 2y 3y 4y  6g 6g 1y 2y 3y 4y  6y 6y 1y 2y  5g 5g 5g 3y 4y 1y 2y  5g 5y 5y 3y 4y"
    spaces = "a2 a3 d3 e3 f3 g3  b2 b3 h3 i3 j3 d2  c2 c3 e2 f2  a1 b1 c1 g2 h2 i2 j2  e1 f1 g1 i1 j1"
    game = dealt(sheet, rounds)
    drawn(game, 0, ",".join(f"draw {space}" for space in spaces.split()))
    assert game.over
    expected = {"farms": [1, 2, 3, 4, 5], "purple": 0, "green": 0, "penalty": 0, "total": 15}
    assert game.result() == {"players": [expected], "winners": [0]}


def test_castles_score_their_own_colour_and_farms_do_not_interrupt() -> None:
    """A line through farms: the purple castle is joined to both purple grapes, and to the green ones in vain."""
    game = dealt(["CP A B P2 G1 P1", "C D E F CG ."], "5y 5y 5y 5g 5g 5g 5g")
    drawn(game, 0, "draw a2, draw b2, draw c2, draw d2, draw e2, draw f2")
    castles = game.view()["sheets"][0]["castles"]
    assert castles["purple"] == {"spaces": ["a2", "b2", "c2", "d2", "e2", "f2"], "points": 3}
    assert castles["green"] == {"spaces": [], "points": 0}
    assert game.view()["sheets"][0]["grapes"] == 4


def test_a_missing_castle_scores_nothing() -> None:
    game = dealt(["A B C", "D E F", "P1 G1 P2"], "5y 5y 5y 6y")
    drawn(game, 0, "draw a1, draw b1, draw c1, draw a3")
    castles = game.view()["sheets"][0]["castles"]
    assert castles == {colour: {"spaces": [], "points": 0} for colour in ("purple", "green")}


def test_roads_may_run_off_the_sheet() -> None:
    game = dealt(GRID, "1y 5y 5y 6y")
    drawn(game, 0, "draw a4, draw b4, draw c4")
    assert game.view()["sheets"][0]["network"] == ["a4"]
    game.play(0, "draw a1")
    assert game.view()["sheets"][0]["scores"] == [0]


def test_rows_do_not_run_into_each_other() -> None:
    """c3 reaches east and a4 west, but they are not neighbours."""
    game = dealt(GRID, "5y 5y 5y 6y", farms="ABCDEF")
    drawn(game, 0, "draw c3, draw a4")
    assert game.view()["sheets"][0]["network"] == ["a4"]


def test_a_full_sheet_leaves_the_peek_and_then_skips() -> None:
    """Six spaces are full after six cards; then a peek a round is all there is, and other cards pass by themselves."""
    game = dealt(["A B C D E F"], "5y 5y 5y 6y 1g 2g 3g 4g 5g 6g")
    drawn(game, 0, "draw a1, draw b1, draw c1, draw d1, draw e1, draw f1")
    assert game.view()["round"] == 2
    assert game.legal(0) == ("peek",)
    for number in (2, 3, 4, 5):
        assert game.view()["round"] == number
        game.play(0, "peek")
    assert game.over
    assert game.result()["players"][0]["farms"] == [0, 0, 0, 0, 0]
    assert game.result()["players"][0]["total"] == -25
    assert len(game.moves) == 10


def test_nothing_is_legal_for_who_has_chosen_or_when_the_game_is_over() -> None:
    game = dealt(["A B C D E F"], "5y 5y 5y 6y", players=2)
    game.play(0, "draw a1")
    assert [game.rules.legal(game.state, seat)[1].tolist() for seat in (0, 1)] == [[0], [7]]
    while not game.over:
        game.play(game.turn[0], game.legal(game.turn[0])[0])
    assert [game.rules.legal(game.state, seat)[1].tolist() for seat in (0, 1)] == [[0], [0]]


def finished_alike(*spaces: str) -> list[int]:
    """The winners after each player has drawn the first four roads on these spaces, and nothing that counts later."""
    game = dealt(["A P1 P1 CP B C D E F . P1 ."], "5y 5y 5y 6y", players=len(spaces))
    for card in zip(*(row.split() for row in spaces), strict=True):
        for seat, space in enumerate(card):
            game.play(seat, f"draw {space}")
    while not game.over:
        for player in game.turn:
            legal = game.legal(player)
            game.play(player, "peek" if "peek" in legal else legal[-1])
    winners: list[int] = game.result()["winners"]
    return winners


def test_equal_points_and_equal_farms_are_shared() -> None:
    assert finished_alike("a1 b1 l1 j1", "e1 f1 l1 j1", "a1 b1 l1 j1") == [0, 2]
    assert finished_alike("e1 f1 l1 j1", "e1 f1 l1 j1") == [0, 1]


def test_equal_points_go_to_the_highest_farm() -> None:
    lines = np.zeros((3, COLUMNS), np.int32)
    lines[:, TOTAL] = [10, 10, 9]
    lines[:, BEST_FARM] = [4, 6, 9]
    winners = np.zeros(3, np.bool_)
    mark_winners(lines, winners)
    assert winners.tolist() == [False, True, False]


def test_lines_that_are_used_again_are_written_anew() -> None:
    game = dealt(GRID, "5y 5y 5y 6y")
    drawn(game, 0, "draw a4, draw b4, draw c4, draw a1")
    assert isinstance(game.rules, Avenue)
    clean, used = (np.full((1, 1, COLUMNS), before, np.int32) for before in (0, 77))
    for lines in (clean, used):
        score_each(game.rules.box, game.state["table"], game.state["sheets"], lines, np.zeros((1, 1), np.bool_))
    assert used.tolist() == clean.tolist()
    assert clean[0, 0, BEST_FARM] == 1 + 2


def test_alone_one_wins() -> None:
    game = boulevard.new("avenue", seed=1)
    while not game.over:
        game.play(0, game.legal(0)[0])
    assert game.result()["winners"] == [0]

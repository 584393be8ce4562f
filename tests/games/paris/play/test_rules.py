"""Edges of the rules that play seldom reaches: states at the start of phase 2 with a little changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import boulevard
from boulevard.games.contract import States
from boulevard.games.paris.edition import edition
from boulevard.games.paris.moves.notation import SPACES, mask_of
from boulevard.games.paris.play.state import COVER_LAMP, COVER_RIVAL, OVER, POSTCARDS, SEATS
from tests.games.paris.moves.test_refusal import booklet, phase_two
from tests.games.test_steps import found_legal

ORANGE, BLUE = 0, 1
EVERYWHERE = np.uint64(2**64 - 1)
RULES = phase_two().rules
STANDARD = edition("standard")


def state_with(**changes: Any) -> States:
    """The start of phase 2, where orange moves, with some fields of orange changed; or of all, if there is one."""
    state = phase_two().state
    for field, value in changes.items():
        state[field][(0, ORANGE) if state[field].ndim == 2 else 0] = value
    return state


def legal(state: States) -> list[str]:
    seat = SEATS[int(state["turn"][0])]
    return [RULES.write(state, seat, int(action)) for action in RULES.actions(state, seat)]


def verbs(state: States) -> set[str]:
    return {move.split()[0] for move in legal(state)}


def test_nothing_is_legal_when_the_game_is_over() -> None:
    over = booklet().state
    assert RULES.legal(over)[1].tolist() == [0]
    assert RULES.legal_mask(over).sum() == 0


@pytest.mark.parametrize("tokens", [1, 2])
def test_every_token_activates_any_postcard_face_up(tokens: int) -> None:
    state = state_with(tokens=tokens)
    face_up = {name for card, name in enumerate(POSTCARDS) if int(state["face_up"][0]) >> card & 1}
    assert verbs(state) == {"build", *face_up}
    assert any(move.startswith("levitation ") for move in legal(state))


def test_without_a_token_one_only_builds() -> None:
    assert verbs(state_with(tokens=0)) == {"build"}


@pytest.mark.parametrize(
    "changes",
    [
        {"tokens": 0},
        {"chimneys": 0},
        {"tokens": 0, "chimneys": 0},
        {"rights": COVER_RIVAL},
        {"rights": COVER_LAMP, "lamps": EVERYWHERE},
        {"rights": COVER_LAMP | COVER_RIVAL, "lamps": EVERYWHERE},
    ],
    ids=str,
)
def test_one_action_is_legal_if_it_is_listed_at_the_edges(changes: dict[str, Any]) -> None:
    state = state_with(**changes)
    assert found_legal(RULES, state, -1) == RULES.actions(state, SEATS[int(state["turn"][0])]).tolist()


def test_what_is_reserved_is_no_longer_in_the_pool() -> None:
    game = boulevard.new("paris", seed=7)
    game.play("orange", "reserve T5")
    assert "reserve T5" not in game.legal("blue")
    assert found_legal(game.rules, game.state, -1) == list(game.actions("blue"))


def test_without_a_chimney_nothing_is_built() -> None:
    moves = legal(state_with(chimneys=0))
    assert moves
    assert not [move for move in moves if move.startswith(("build", "jardin ", "levitation "))]
    assert {"jardin", "levitation"} <= set(moves), "a postcard may be activated without its action"


def test_the_last_chimney_is_as_good_as_any() -> None:
    assert legal(state_with(chimneys=1)) == legal(state_with(chimneys=7))


def test_a_right_is_kept_only_by_who_could_use_it_and_can_do_nothing_else() -> None:
    """Only those spaces are free on which one building fits, by a right."""
    rights = COVER_LAMP | COVER_RIVAL
    by_right = set(legal(state_with(tokens=0, rights=rights))) - set(legal(state_with(tokens=0)))
    _, building, spaces = min(by_right).split()
    number = STANDARD.names.index(building)
    only = {
        "occupied": np.uint64(2**64 - 1 - mask_of(tuple(map(SPACES.index, spaces.split(","))))),
        "reserve": 1 << number,
    }
    assert legal(state_with(**only, tokens=0, rights=rights)) == ["pass", f"build {building} {spaces}"]
    assert "pass" not in legal(state_with(**only, tokens=1, rights=rights))
    for hindrance in ({"rights": 0}, {"rights": rights, "chimneys": 0}, {"rights": rights, "reserve": 0}):
        assert legal(state_with(**{**only, "tokens": 0, **hindrance})) == []


@pytest.mark.parametrize(("tokens", "chimneys", "follows"), [(0, 0, ORANGE), (0, 1, BLUE), (1, 0, BLUE)])
def test_who_has_neither_token_nor_chimney_is_skipped(tokens: int, chimneys: int, follows: int) -> None:
    state = phase_two().state
    state["tokens"][0, BLUE], state["chimneys"][0, BLUE] = tokens, chimneys
    RULES.apply(state, "orange", RULES.read(state, "orange", "chartier"))
    assert state["turn"][0] == follows
    assert state["idle"][0] == (follows == ORANGE)


def test_the_game_ends_when_nobody_can_act() -> None:
    state = phase_two().state
    state["tokens"][0], state["chimneys"][0] = (1, 0), (0, 0)
    RULES.apply(state, "orange", RULES.read(state, "orange", "chartier"))
    assert state["phase"][0] == OVER


def test_whichever_building_is_given_up_goes_back_to_the_pool() -> None:
    for given in range(len(STANDARD.names)):
        state = state_with(reserve=1 << given)
        state["reserve"][0, BLUE], state["pool"] = 0, 0xFFF ^ 1 << given
        move = next(move for move in legal(state) if move.startswith(f"levitation {STANDARD.names[given]} "))
        taken = STANDARD.names.index(move.split()[2])
        RULES.apply(state, "orange", RULES.read(state, "orange", move))
        assert state["reserve"][0, ORANGE] == 0
        assert state["pool"][0] == 0xFFF ^ 1 << taken
        assert state["tokens"][0, ORANGE] == state_with()["tokens"][0, ORANGE] - 1


@pytest.mark.parametrize("spaces", ["a1,b1", "b1,c1", "b8,c8", "b1,b2", "e7,e8"])
def test_a_piece_lies_on_the_very_spaces_that_are_named(spaces: str) -> None:
    state = state_with(face_up=1 << POSTCARDS.index("fontaine"))
    RULES.apply(state, "orange", RULES.read(state, "orange", f"fontaine {spaces}"))
    assert int(state["fountain"][0]) == mask_of(tuple(map(SPACES.index, spaces.split(","))))

"""Who stands where, by points and by what comes after them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.pairing import duplicate
from boulevard.pairing.course import Entrant, Outcome, Pairing
from boulevard.pairing.standings import standings

FOUR = [Entrant(number) for number in range(4)]


def ranks(pairings: list[Pairing], entrants: list[Entrant] = FOUR) -> dict[int, int]:
    return {it.number: it.rank for it in standings(entrants, pairings)}


def test_points_come_first() -> None:
    lines = standings(
        FOUR, [Pairing(1, 0, 1, Outcome.second, -3), Pairing(1, 2, 3, Outcome.draw), Pairing(2, 0, None, Outcome.bye)]
    )
    assert {it.number: it.points for it in lines} == {0: 1.0, 1: 1.0, 2: 0.5, 3: 0.5}
    assert next(it.number for it in lines) == 1


def test_who_beat_an_equal_stands_before_them() -> None:
    pairings = [Pairing(1, 0, 1, Outcome.first), Pairing(2, 1, 2, Outcome.first, 9), Pairing(2, 0, 3, Outcome.second)]
    assert ranks(pairings)[0] < ranks(pairings)[1]


def test_direct_encounters_count_only_where_all_have_met() -> None:
    pairings = [
        Pairing(1, 0, 1, Outcome.first, 1),
        Pairing(1, 2, 3, Outcome.first, 5),
        Pairing(2, 1, 3, Outcome.first, 1),
    ]
    assert {it.number: it.direct for it in standings(FOUR, pairings)} == {0: 0, 1: 0, 2: 0, 3: 0}


def test_stronger_rivals_count_more() -> None:
    five = [Entrant(number) for number in range(6)]
    pairings = [
        Pairing(1, 0, 1, Outcome.first),
        Pairing(1, 2, 3, Outcome.first),
        Pairing(2, 1, 4, Outcome.first),
        Pairing(2, 3, 5, Outcome.second),
    ]
    found = ranks(pairings, five)
    assert found[0] < found[2]


def test_then_wins_and_then_the_margin() -> None:
    pairings = [Pairing(1, 0, 1, Outcome.first, 12), Pairing(1, 2, 3, Outcome.first, 4)]
    assert ranks(pairings) == {0: 1, 2: 2, 3: 3, 1: 4}


def test_equals_share_a_place() -> None:
    pairings = [Pairing(1, 0, 1, Outcome.first, 4), Pairing(1, 2, 3, Outcome.first, 4)]
    assert ranks(pairings) == {0: 1, 2: 1, 1: 3, 3: 3}


def test_a_game_that_both_left_is_lost_by_both() -> None:
    lines = standings(FOUR, [Pairing(1, 0, 1, Outcome.nobody), Pairing(1, 2, 3)])
    assert {it.points for it in lines} == {0.0}


def test_a_deck_is_worth_the_share_of_the_others() -> None:
    assert duplicate.percentages({1: 40, 2: 30, 3: 30, 4: None, 5: 10}) == {1: 100, 2: 62.5, 3: 62.5, 4: 0, 5: 25}
    assert duplicate.percentages({1: 40}) == {1: 100}
    assert duplicate.percentages({1: None, 2: None}) == {1: 0, 2: 0}


def test_decks_are_averaged_also_for_who_came_late() -> None:
    lines = duplicate.standings([1, 2, 3], [{1: 40, 2: 30}, {1: 20, 2: 25, 3: 30}])
    assert [(it.number, it.percent, it.decks) for it in lines] == [
        (1, 50.0, (100.0, 0.0)),
        (3, 50.0, (None, 100.0)),
        (2, 25.0, (0.0, 50.0)),
    ]


@given(st.lists(st.dictionaries(st.integers(0, 9), st.none() | st.integers(-25, 99)), max_size=4))
def test_the_percentages_of_a_deck_that_all_finish_sum_up(decks: list[dict[int, int | None]]) -> None:
    for deck in decks:
        shares = duplicate.percentages(deck)
        assert all(0 <= it <= 100 for it in shares.values())
        if deck and len(deck) > 1 and None not in deck.values():
            assert sum(shares.values()) == pytest.approx(50 * len(deck))
    lines = duplicate.standings(range(10), decks)
    assert [it.rank for it in lines] == sorted(it.rank for it in lines)

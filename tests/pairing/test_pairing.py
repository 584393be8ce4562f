"""Who meets whom, whatever comes of the games, whoever leaves or comes late."""

from __future__ import annotations

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boulevard.pairing import round_robin, swiss
from boulevard.pairing.course import Entrant, Outcome, Pairing, records

OUTCOMES = (Outcome.first, Outcome.second, Outcome.draw, Outcome.nobody)


def entrants(count: int, gone: frozenset[int] = frozenset()) -> list[Entrant]:
    return [Entrant(number, 100.0 * (number % 7), number in gone) for number in range(count)]


def played(data: st.DataObject, pairings: list[Pairing]) -> list[Pairing]:
    chosen = data.draw(st.lists(st.sampled_from(OUTCOMES), min_size=len(pairings), max_size=len(pairings)))
    return [it if it.outcome else it._replace(outcome=outcome) for it, outcome in zip(pairings, chosen, strict=True)]


def rounds_for(count: int) -> int:
    """How many rounds find a winner among so many, but none in which somebody must meet anybody twice."""
    return min((count - 1).bit_length() + 1, swiss.most_rounds(count))


def repeats(pairings: list[Pairing], before: list[Pairing]) -> int:
    known = {frozenset(it.players) for it in before if it.second is not None}
    return sum(frozenset(it.players) in known for it in pairings if it.second is not None)


def can_all_be_new(there: list[Entrant], before: list[Pairing]) -> bool:
    """Whether a round without a repetition exists, a second bye being one."""
    met = {frozenset(it.players) for it in before if it.second is not None}
    had = {it.first for it in before if it.outcome is Outcome.bye}
    graph = networkx.Graph()
    numbers = [it.number for it in there]
    graph.add_edges_from((a, b) for a in numbers for b in numbers if a < b and frozenset((a, b)) not in met)
    if len(numbers) % 2:
        graph.add_edges_from((it, "bye") for it in numbers if it not in had)
    return 2 * len(networkx.max_weight_matching(graph, maxcardinality=True)) == len(numbers) + len(numbers) % 2


@settings(deadline=None, max_examples=30)
@given(st.data())
def test_a_swiss_tournament_goes_well(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 14))
    rounds = data.draw(st.integers(1, rounds_for(count)))
    before: list[Pairing] = []
    gone: frozenset[int] = frozenset()
    late = data.draw(st.integers(0, 2))
    for number in range(1, rounds + 1):
        if number > 1 and len(gone) < count - 2:
            gone |= data.draw(st.frozensets(st.integers(0, count - 1), max_size=1))
        everybody = entrants(count + (late if number > 1 else 0), gone)
        there = [it for it in everybody if not it.is_out]
        new = swiss.paired(everybody, before, number)
        assert sorted(one for it in new for one in it.players) == [it.number for it in there]
        assert sum(it.second is None for it in new) == len(there) % 2
        assert all((it.outcome is Outcome.bye) == (it.second is None) for it in new)
        if can_all_be_new(there, before):
            assert repeats(new, before) == 0
            had = {it.first for it in before if it.outcome is Outcome.bye}
            assert not had & {it.first for it in new if it.second is None}
        before += played(data, new)
    assert all(abs(it.balance) <= 2 for it in records(range(count), before).values())


@pytest.mark.parametrize("count", [2, 3, 8, 33, 64])
def test_the_largest_tournament_is_paired_for_all_its_rounds(count: int) -> None:
    before: list[Pairing] = []
    for number in range(1, rounds_for(count) + 1):
        new = swiss.paired(entrants(count), before, number)
        assert repeats(new, before) == 0
        before += [it._replace(outcome=it.outcome or Outcome.first) for it in new]
    had = [it.first for it in before if it.second is None]
    assert len(had) == len(set(had))
    assert all(abs(it.balance) <= 2 for it in records(range(count), before).values())


def test_who_won_meets_who_won() -> None:
    first = [it._replace(outcome=Outcome.first) for it in swiss.paired(entrants(8), [], 1)]
    won = {it.first for it in first}
    for it in swiss.paired(entrants(8), first, 2):
        assert len(won & {*it.players}) in (0, 2)


def test_the_last_one_has_the_bye() -> None:
    five = [Entrant(number, strength) for number, strength in enumerate((5.0, 4.0, 1.0, 3.0, 2.0))]
    assert [it.first for it in swiss.paired(five, [], 1) if it.second is None] == [2]


def test_the_first_seat_goes_round() -> None:
    two = entrants(2)
    before: list[Pairing] = []
    for number in range(1, 5):
        before += [it._replace(outcome=Outcome.first) for it in swiss.paired(two, before, number)]
    assert [it.first for it in before] in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.parametrize("count", range(2, 65))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    pairings = [
        it
        for number in range(1, round_robin.rounds_for(count) + 1)
        for it in round_robin.paired(entrants(count), number)
    ]
    games = [frozenset(it.players) for it in pairings if it.second is not None]
    assert len(games) == len(set(games)) == count * (count - 1) // 2
    rests = sorted(it.first for it in pairings if it.second is None)
    assert rests == (list(range(count)) if count % 2 else [])
    assert all(it.outcome is Outcome.rest for it in pairings if it.second is None)
    assert all(abs(it.balance) <= 1 for it in records(range(count), pairings).values())


def test_who_would_have_met_somebody_gone_gets_the_point() -> None:
    found = [it for number in range(1, 4) for it in round_robin.paired(entrants(4, frozenset({2})), number)]
    assert sorted(it.first for it in found if it.outcome is Outcome.bye) == [0, 1, 3]
    assert all(2 not in it.players for it in found)
    assert len(found) == 6


def test_nobody_is_left() -> None:
    assert swiss.paired(entrants(2, frozenset({0, 1})), [], 2) == []
    assert round_robin.paired(entrants(2, frozenset({0, 1})), 1) == []
    assert [it.outcome for it in swiss.paired(entrants(2, frozenset({0})), [], 2)] == [Outcome.bye]

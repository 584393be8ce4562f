"""The schedule is fair, and jobs are data."""

from __future__ import annotations

import json
from collections import Counter, defaultdict

import pytest

from boulevard.arena.jobs import Deal, Entrant, Match, Measurement, measurements, schedule

ENTRANTS = [Entrant(name, name) for name in "abcde"]
DEALS = [Deal(number, f"7/{number}", {"cards": [number]}) for number in range(6)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_sits_everywhere_equally_often_on_every_deal(seats: int) -> None:
    matches = list(schedule("g", seats, ENTRANTS, DEALS, 1.0))
    assert len({match.id for match in matches}) == len(matches)
    by_deal: dict[int, Counter[tuple[int, str]]] = defaultdict(Counter)
    for match in matches:
        assert len(set(match.players)) == seats
        by_deal[match.deal.number].update(enumerate(match.players))
    assert set(by_deal) == {deal.number for deal in DEALS}
    for seated in by_deal.values():
        assert len(seated) == seats * len(ENTRANTS)
        assert len(set(seated.values())) == 1


def test_both_sides_of_a_pair_play_the_same_shuffles() -> None:
    deals: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for match in schedule("g", 2, ENTRANTS, DEALS, 1.0):
        deals[tuple(match.players)].add(match.deal.seed)
    assert len(deals) == 5 * 4
    assert all(found == {deal.seed for deal in DEALS} for found in deals.values())


def test_whole_deals_come_one_after_the_other() -> None:
    numbers = [match.deal.number for match in schedule("g", 3, ENTRANTS, DEALS, 1.0)]
    assert numbers == sorted(numbers)


def test_more_bots_and_deals_leave_the_old_jobs_as_they_were() -> None:
    few = {match.id: match for match in schedule("g", 2, ENTRANTS[:3], DEALS[:2], 1.0)}
    more = {match.id: match for match in schedule("g", 2, ENTRANTS, DEALS, 1.0)}
    assert {id_: more[id_] for id_ in few} == few


def test_jobs_travel_as_text() -> None:
    match = next(schedule("g", 2, ENTRANTS, DEALS, 1.0))
    assert isinstance(match, Match)
    assert Match.read(json.loads(json.dumps(match.as_data()))) == match
    measurement = next(measurements("g", DEALS))
    assert Measurement.read(json.loads(json.dumps(measurement.as_data()))) == measurement


def test_every_thought_has_a_seed_of_its_own() -> None:
    one, other = list(schedule("g", 2, ENTRANTS[:2], DEALS[:1], 1.0))
    seeds = [match.seed(move, seat) for match in (one, other) for move in range(50) for seat in ("x", "y")]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert one.seed(3, "x") == one.seed(3, "x")


def test_a_level_that_means_another_bot_has_other_jobs() -> None:
    assert Entrant("level:3", "mcts:sims=30").key != Entrant("level:3", "mcts:sims=40").key
    assert Entrant("greedy", "greedy").key == "greedy"

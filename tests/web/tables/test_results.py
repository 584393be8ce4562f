"""What came of a game follows from its table: who won, who left, and why it may not count."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from boulevard.bots.registry import others
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.tables import decisions, results
from boulevard.web.tables.results import Result
from boulevard.web.tables.table import BOT, PERSON, Chair, Next, Table
from tests.web.tables.test_decisions import ANN, BOB, CAS, ROBOT, ended, happen, move, table


def of(at: Table, helped: bool = False) -> list[Result]:
    return results.results(at, helped)


def finished(won: list[bool], points: list[int], left: tuple[int, ...] = ()) -> Any:
    """What ranks are made from, of a game that ended like this."""
    chairs = [Chair(PERSON, str(place), left=place in left) for place in range(len(won))]
    rules = SimpleNamespace(winners=lambda _: np.array([won]))
    game = SimpleNamespace(over=True, state=None)
    return SimpleNamespace(chairs=chairs, seats=range(len(won)), rules=rules, game=game, log=[])


@pytest.mark.parametrize(
    ("won", "points", "left", "ranks", "outcomes"),
    [
        ([True, False], [50, 40], (), [1, 2], ["win", "loss"]),
        ([False, False], [50, 50], (), [1, 1], ["draw", "draw"]),
        ([True, True], [50, 50], (), [1, 1], ["draw", "draw"]),
        ([False, True], [50, 50], (), [2, 1], ["loss", "win"]),
        ([True, True, False], [50, 50, 3], (), [1, 1, 3], ["win", "win", "loss"]),
        ([False, True, False], [20, 50, 30], (), [3, 1, 2], ["loss", "win", "loss"]),
        ([False, True, False], [20, 50, 30], (1,), [2, 3, 1], ["loss", "loss", "win"]),
        ([True], [50], (), [1], ["solo"]),
    ],
)
def test_places_and_outcomes(
    won: list[bool], points: list[int], left: tuple[int, ...], ranks: list[int], outcomes: list[str]
) -> None:
    at = cast(Table, finished(won, points, left))
    counted = [None if place in left else it for place, it in enumerate(points)]
    assert results._ranks(at, counted) == ranks
    assert [results._outcome(at, place, ranks) for place in range(len(won))] == outcomes


def test_there_is_nothing_to_tell_before_the_end() -> None:
    at = table(ANN, BOB)
    assert of(at) == []
    move(at, 0, "reserve T5")
    assert of(at) == []


def test_what_happens_after_the_end_changes_nothing() -> None:
    at = ended(ANN, BOB)
    before = of(at)
    happen(at, decisions.rematch(at, [0], (Next("x", "s"), Next("y", "s"))))
    at.apply(Event(Kind.withdrawn, {"place": 0, "places": [0]}, None, 99.0))
    assert of(at) == before
    assert [it.outcome for it in before] == ["loss", "win"]


def test_who_left_is_told_from_who_stayed() -> None:
    at = table(ANN, BOB, CAS, game="avenue")
    happen(at, decisions.resign(at, 1))
    assert of(at) == []
    happen(at, decisions.resign(at, 0))
    assert [it.outcome for it in of(at)] == ["loss", "loss", "win"]
    alone = table(ANN, game="avenue")
    happen(alone, decisions.resign(alone, 0))
    assert [(it.outcome, it.against, it.unrated) for it in of(alone)] == [("left", "solo", "short")]


def test_games_of_older_logs_that_nobody_came_back_to_have_no_winner() -> None:
    at = table(ANN, BOB)
    at.apply(Event(Kind.ended, {}, None, 5.0))
    assert [(it.outcome, it.unrated, it.ended) for it in of(at)] == [("none", "abandoned", 5.0)] * 2


def test_of_several_reasons_the_first_is_told() -> None:
    assert {it.unrated for it in of(ended(ANN, BOB), helped=True)} == {"hint"}
    assert {it.unrated for it in of(ended(ANN, BOB))} == {"short"}
    assert {it.unrated for it in of(ended(ANN, ANN), helped=True)} == {"shared"}


def test_games_with_a_bot_without_a_rating_do_not_count() -> None:
    """Whoever steers towards a draw tells nothing of how strong somebody is."""
    partner = Chair(BOT, "", others("paris")[0].number)
    for rival, reason in ((ROBOT, ""), (partner, "friendly")):
        at = table(ANN, rival)
        move(at, 0, "reserve T5")
        assert results._unrated(at, helped=False) == reason
        assert results._names(at).endswith("complice") == (reason == "friendly")


def test_against_whom_and_of_which_level() -> None:
    strong = Chair(BOT, "", 5)
    ann, robot, other = of(ended_avenue(ANN, ROBOT, strong))
    assert (ann.against, ann.rival_level, robot.person, other.level) == ("bots", 5, "", 5)
    ann, bob, _ = of(ended_avenue(ANN, BOB, ROBOT))
    assert (ann.against, ann.rival_level, bob.against) == ("people", None, "people")
    first, second = of(ended(ANN, ANN))
    assert (first.against, second.against) == ("shared", "shared")
    assert "riverain" not in ann.names
    assert "ann" in ann.names


def ended_avenue(*chairs: Chair) -> Table:
    at = table(*chairs, game="avenue")
    for place in [place for place, chair in enumerate(chairs) if chair.kind == PERSON]:
        happen(at, decisions.resign(at, place))
    assert at.over
    return at

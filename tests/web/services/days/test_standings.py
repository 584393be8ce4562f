"""Lists, streaks and averages: by the rules of the game, whatever order attempts come in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from boulevard.web.event_log.day_rows import Attempt, Which
from boulevard.web.services.days.career import career
from boulevard.web.services.days.standings import standings
from boulevard.web.tables import daily

DAY = "2030-05-14"
SHEET = Which(DAY, "avenue", "A")


def attempt(person: str, points: int | None, tie_break: int = 0, is_ranked: bool = True, day: str = DAY) -> Attempt:
    ended = None if points is None else 2.0
    which = SHEET._replace(day=day)
    return Attempt(which, person, f"of {person}", 1.0, ended, points, tie_break, person.title(), is_ranked)


def test_points_then_the_highest_farm_then_the_place_is_shared() -> None:
    found = standings([attempt("ann", 50, 12), attempt("bob", 60, 9), attempt("cay", 60, 10), attempt("dan", 50, 12)])
    assert [(it.rank, it.attempt.person, it.better_than) for it in found.ranked] == [
        (1, "cay", 100),
        (2, "bob", 66),
        (3, "ann", 0),
        (3, "dan", 0),
    ]


def test_who_is_alone_is_better_than_nobody() -> None:
    (place,) = standings([attempt("ann", -5)]).ranked
    assert (place.rank, place.of, place.better_than) == (1, 1, None)


attempts = st.lists(st.tuples(st.none() | st.integers(-30, 90), st.integers(0, 3), st.booleans()), max_size=30).map(
    lambda rows: [attempt(f"p{number}", *row) for number, row in enumerate(rows)]
)


@given(attempts, st.randoms())
def test_the_order_in_which_they_come_makes_no_difference(found: list[Attempt], chance: object) -> None:
    shuffled = list(found)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    assert standings(found) == standings(shuffled)


@given(attempts)
def test_everybody_who_came_to_the_end_is_there_once_and_places_are_those_of_a_naive_count(
    found: list[Attempt],
) -> None:
    it = standings(found)
    done = [one for one in found if one.points is not None]
    assert sorted([*(place.attempt for place in it.ranked), *it.unranked]) == sorted(done)
    ranked = [one for one in done if one.is_ranked]
    for place in it.ranked:
        own = (place.attempt.points, place.attempt.tie_break)
        better = [one for one in ranked if (one.points, one.tie_break) > own]
        worse = [one for one in ranked if (one.points, one.tie_break) < own]
        assert place.rank == 1 + len(better)
        assert place.of == len(ranked)
        assert place.better_than == (100 * len(worse) // (len(ranked) - 1) if len(ranked) > 1 else None)
        assert it.of_people[place.attempt.person] == place


def test_a_streak_goes_on_until_a_day_is_missed() -> None:
    played = [attempt("ann", 10, day=day) for day in ("2030-05-10", "2030-05-11", "2030-05-13", "2030-05-14")]
    found = career([*played, attempt("ann", None, day="2030-05-12")], DAY)
    assert (found.streak, found.longest, found.days) == (2, 2, 4)
    assert career(played, "2030-05-15").streak == 2, "today isn’t over"
    assert career(played, "2030-05-16").streak == 0
    assert career([], DAY) == (0, 0, 0, [])


@given(st.sets(st.integers(-40, 0)))
def test_streaks_are_those_of_a_naive_count(ago: set[int]) -> None:
    found = career([attempt("ann", 1, day=daily.later(DAY, it)) for it in ago], DAY)
    runs = [next(length for length in range(50) if it - length not in ago) for it in range(-40, 1)]
    assert found.longest == max(runs)
    assert found.streak == (runs[-1] or runs[-2])


def test_averages_by_sheet() -> None:
    on_b = attempt("ann", 30)._replace(which=SHEET._replace(variant="B"))
    found = career([attempt("ann", 10), attempt("ann", 20, day="2030-05-13"), on_b], DAY).averages
    assert [(it.variant, it.played, it.mean, it.best) for it in found] == [("A", 2, 15.0, 20), ("B", 1, 30.0, 30)]

"""A series of games: who is ahead, when it ends, and who sits where next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.puzzles import shipped
from boulevard.web.errors import BadTable
from boulevard.web.event_log.events import Event
from boulevard.web.tables import decisions
from boulevard.web.tables.positions import parsed
from boulevard.web.tables.series import LENGTHS, Series
from boulevard.web.tables.table import BOT, FRIEND, PERSON, Chair, Next, Table
from boulevard.web.tables.terms import Terms

NEW = (Next("next", "1"), Next("after", "2"))
TWO = (Chair(PERSON, "Ann", None, "ann"), Chair(FRIEND, "Bob", None, "bob"))


def table(series: Series, **options: str) -> Table:
    created = decisions.create("paris", options, TWO, "seed", terms=Terms(series=series)).here
    return Table.replayed("first", created)


def again(one: Table) -> Table:
    """The next table, once both want to."""
    held: tuple[tuple[int, ...], ...] = ((0,), (1,))
    for places in held:
        decided = decisions.rematch(one, places, NEW)
        for event in decided.here:
            one.apply(event)
    (there,) = decided.elsewhere.values()
    return Table.replayed("next", there)


def left(one: Table, place: int) -> Table:
    for event in decisions.resign(one, place).here:
        one.apply(event)
    return one


@given(st.sampled_from(LENGTHS), st.lists(st.sampled_from([{0}, {1}, set(), {0, 1}]), min_size=9, max_size=9))
def test_a_series_ends_when_nobody_can_catch_up(length: int, won: list[set[int]]) -> None:
    series = Series(length)
    for winners in won:
        assert not series.is_over
        series = series.after(frozenset(winners))
        assert sum(series.halves) == 2 * series.played
        to_come = length - series.played
        can_change = abs(series.halves[0] - series.halves[1]) <= 2 * to_come and to_come > 0
        assert series.is_over != can_change
        assert Series.of_data(series.data) == series
        if series.is_over:
            assert (series.winner is None) == (series.halves[0] == series.halves[1])
            assert series.swapped == Series(length)
            return
        assert series.swapped.halves == series.halves[::-1]


def test_both_swap_seats_and_take_turns_to_begin() -> None:
    first = left(table(Series(3), starts="random"), 0)
    assert first.series == Series(3, (0, 2), 1)
    second = again(first)
    assert [chair.name for chair in second.chairs] == ["Bob", "Ann"]
    assert second.starter == first.starter, "the same seat, but another person"
    assert second.terms.series == Series(3, (2, 0), 1)
    assert decisions.moved_on(first, (0,)) == (1,)
    assert decisions.moved_on(first, (0, 1)) == (0, 1)
    left(second, 1)
    assert second.series is not None
    assert second.series.is_over
    assert second.series.winner == 0
    third = again(second)
    assert third.terms.series == Series(3)


def test_every_game_of_a_series_begins_with_the_position_of_the_first() -> None:
    position = next(it for it in shipped("paris") if it.seat == "orange").position
    terms = Terms(series=Series(3))
    created = decisions.create("paris", {}, TWO, "seed", position=parsed(position), terms=terms).here
    first = left(Table.replayed("first", created), 0)
    second = again(first)
    assert second.position == first.position
    assert [chair.name for chair in second.chairs] == ["Bob", "Ann"]
    assert [table.turn for table in (first, second)] == [[], [0]], "the other one is asked"


def test_a_game_alone_goes_on_as_before() -> None:
    one = Table.replayed("first", decisions.create("paris", {}, TWO, "seed").here)
    left(one, 0)
    two = again(one)
    assert one.series is None
    assert [chair.name for chair in two.chairs] == ["Ann", "Bob"]
    assert two.starter == "orange", "who lost begins"
    assert decisions.moved_on(one, (0,)) == (0,)


def test_a_series_is_for_two_and_of_an_odd_number() -> None:
    with pytest.raises(BadTable):
        decisions.create("paris", {}, TWO, "seed", terms=Terms(series=Series(4)))
    bots = [Chair(BOT, "", 1)] * 2
    with pytest.raises(BadTable):
        decisions.create("avenue", {}, [TWO[0], *bots], "seed", terms=Terms(series=Series(3)))


def test_an_older_log_has_none() -> None:
    created = decisions.create("paris", {}, TWO, "seed").here[0]
    assert isinstance(created, Event)
    assert "series" not in created.data
    assert "round" not in created.data

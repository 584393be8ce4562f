"""Clocks of tables: who has how long follows from the log, and what becomes of those who are late was agreed on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boulevard.errors import BoulevardError
from boulevard.web.errors import BadTable, NotNow
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.tables import decisions, snapshot
from boulevard.web.tables.clocks import BOT_PLAYS, FIRST, GRACE, LONGEST, LOSS, QUESTION, SHORTEST, Clock, look_at
from boulevard.web.tables.decisions import Decision, Prepared
from boulevard.web.tables.table import BOT, FRIEND, PERSON, Chair, Next, Table
from boulevard.web.tables.terms import Terms

MINUTE = Clock(60)
ANN, BOT_CHAIR = Chair(PERSON, "Ann", None, "ann"), Chair(BOT, "", 1)
FREE = Chair(FRIEND)
NAMES = ("ann", "bob", "cas", "dan")


class Evening:
    """A table and its log, with a clock that the test turns."""

    def __init__(self, chairs: Sequence[Chair], clock: Clock = MINUTE, game: str = "paris", **options: Any) -> None:
        options = {"starts": "orange", **options} if game == "paris" else options
        prepared = Prepared(f"seed of {game}", guided=False)
        (created,) = decisions.create(game, options, chairs, "", prepared, terms=Terms(clock)).here
        self.now = 1000.0
        self.log = [replace(created, at=self.now)]
        self.table = Table("t1", self.log[0])

    def happen(self, decision: Decision, after: float = 0.0) -> Evening:
        self.now += after
        for event in decision.here:
            self.log.append(replace(event, at=self.now))
            self.table.apply(self.log[-1])
        return self

    def join(self, *places: int) -> Evening:
        for place in places:
            self.happen(decisions.join(self.table, place, NAMES[place].title(), NAMES[place]))
        return self

    def move(self, place: int, after: float = 0.0, which: int | None = None) -> Evening:
        """Make a move: one of all, or one that reveals nothing if there is one."""
        moves = list(self.table.game.legal(self.table.seats[place]))
        quiet = next((it for it in moves if it.startswith("reserve")), moves[0])
        move = quiet if which is None else moves[which]
        return self.happen(decisions.move(self.table, place, move, self.table.number(place)), after)

    def left(self, place: int) -> float | None:
        """The seconds that a place has left."""
        deadline = self.table.deadlines.get(place)
        return None if deadline is None else deadline - self.now


def paris(clock: Clock = MINUTE) -> Evening:
    """A game of Paris between two, each of whom has moved once."""
    return Evening([ANN, FREE], clock).join(1).move(0, 5).move(1, 5)


def avenue(count: int, clock: Clock = MINUTE) -> Evening:
    """A game of Avenue between so many people, on its second card."""
    evening = Evening([ANN, *[FREE] * (count - 1)], clock, "avenue").join(*range(1, count))
    for place in range(count):
        evening.move(place)
    return evening


def test_no_clock_runs_before_all_have_come() -> None:
    evening = Evening([ANN, FREE])
    assert evening.table.deadlines == {}
    assert evening.join(1).left(0) == FIRST


def test_the_first_decision_has_at_least_some_minutes() -> None:
    evening = Evening([ANN, FREE]).join(1).move(0, 200)
    assert (evening.left(0), evening.left(1)) == (None, FIRST)
    assert evening.move(1, 200).left(0) == 60
    assert Evening([ANN, FREE], Clock(86400)).join(1).left(0) == 86400


def test_each_decision_has_its_own_time() -> None:
    evening = paris()
    assert (evening.left(0), evening.left(1)) == (60, None)
    evening.move(0, 59)
    assert (evening.left(0), evening.left(1)) == (None, 60)


def test_where_all_choose_at_once_each_has_the_time_for_the_card() -> None:
    evening = avenue(2)
    assert (evening.left(0), evening.left(1)) == (60, 60)
    evening.move(0, 20)
    assert (evening.left(0), evening.left(1)) == (None, 40)
    evening.move(1, 10)
    assert (evening.left(0), evening.left(1)) == (60, 60)


def test_an_undone_move_gives_all_their_time_again() -> None:
    evening = paris()
    evening.happen(decisions.undo(evening.table, 1, [1]), 50)
    evening.happen(decisions.answer_undo(evening.table, [0], agreed=True), 20)
    assert (evening.left(0), evening.left(1)) == (None, 60)


def test_a_question_gives_the_others_some_more_time_once() -> None:
    evening = paris()
    evening.happen(decisions.undo(evening.table, 1, [1]), 50)
    assert evening.left(0) == 10 + QUESTION
    evening.happen(decisions.answer_undo(evening.table, [0], agreed=False), 20)
    assert evening.left(0) == 50
    with pytest.raises(NotNow):
        decisions.undo(evening.table, 1, [1])
    short = paris(Clock(10))
    assert short.happen(decisions.undo(short.table, 1, [1]), 1).left(0) == 19


def test_who_asks_in_the_middle_of_a_card_gets_no_more_time() -> None:
    evening = avenue(3)
    evening.move(0, 10)
    asked = Event(Kind.asked, {"place": 1})
    evening.happen(Decision([asked]), 5)
    assert (evening.left(1), evening.left(2)) == (45, 45 + QUESTION)


def test_bots_have_no_clock() -> None:
    evening = Evening([ANN, BOT_CHAIR, FREE], game="avenue").join(2)
    assert sorted(evening.table.deadlines) == [0, 2]


def test_no_clock_runs_while_a_game_is_set_aside() -> None:
    evening = paris()
    evening.happen(decisions.set_aside(evening.table, len(evening.table.log)), 30)
    assert evening.table.deadlines == {}
    evening.move(0, 1e6)
    assert evening.left(1) == 60


def test_it_is_noticed_a_moment_later_that_time_ran_out() -> None:
    evening = paris()
    deadline = evening.table.due
    assert deadline
    assert evening.table.late_at(deadline + GRACE / 2) == []
    assert evening.table.late_at(deadline + GRACE) == [0]
    assert not decisions.run_out(evening.table, deadline).here


def test_who_is_late_loses() -> None:
    evening = paris()
    evening.happen(decisions.run_out(evening.table, evening.now + 61), 61)
    assert evening.table.over
    outcome = snapshot.outcome(evening.table)
    assert (outcome["how"], outcome["winners"]) == ("resigned", ["blue"])
    state = snapshot.seen_by(evening.table, None)
    assert [(chair["late"], chair["until"]) for chair in state["chairs"]] == [(True, None), (False, None)]
    assert state["clock"] == {"seconds": 60, "late": "loss"}
    assert decisions.loser(evening.table) == "orange"


def test_or_a_bot_takes_over_as_agreed() -> None:
    evening = paris(Clock(60, BOT_PLAYS))
    evening.happen(decisions.run_out(evening.table, evening.now + 61), 61)
    assert not evening.table.over
    assert (evening.table.thinking, evening.table.people, evening.table.late) == ([0], [1], {0})
    assert evening.table.deadlines == {}
    evening.move(0, 1)
    assert evening.left(1) == 60
    evening.happen(decisions.run_out(evening.table, evening.now + 61), 61)
    assert evening.table.over, "nobody is left who plays"
    assert snapshot.outcome(evening.table)["winners"] == []


def test_among_several_the_others_play_on() -> None:
    evening = avenue(3).move(0, 1).move(1, 1)
    evening.happen(decisions.run_out(evening.table, evening.now + 61), 61)
    assert not evening.table.over
    assert (evening.table.thinking, evening.table.people) == ([2], [0, 1])
    evening.move(2)
    evening.move(0, 1)
    evening.happen(decisions.run_out(evening.table, evening.now + 61), 61)
    assert evening.table.over, "one against a bot that nobody asked for is no game"
    assert snapshot.outcome(evening.table)["winners"] == [0]


@pytest.mark.parametrize("late", [LOSS, BOT_PLAYS])
def test_who_was_late_for_the_same_card_does_not_win_by_it(late: Any) -> None:
    evening = avenue(2, Clock(60, late))
    evening.happen(decisions.run_out(evening.table, evening.now + 61), 61)
    assert [event.data["ends"] for event in evening.log[-2:]] == [False, True]
    assert evening.table.late == {0, 1}
    assert snapshot.outcome(evening.table)["winners"] == []


def only_a_pass() -> Evening:
    """A game of Paris in which somebody can but pass."""
    evening = Evening([ANN, FREE], Clock(60)).join(1)
    chance = random.Random(3)
    while not evening.table.over:
        (place,) = evening.table.turn
        moves = list(evening.table.game.legal(evening.table.seats[place]))
        if len(moves) == 1 and evening.table.number(place):
            return evening
        evening.move(place, 1, chance.randrange(len(moves)))
    raise AssertionError("nobody had to pass")


def test_what_there_is_no_choice_in_is_done_for_those_who_are_late() -> None:
    evening = only_a_pass()
    (place,) = evening.table.turn
    (only,) = evening.table.game.legal(evening.table.seats[place])
    decision = decisions.run_out(evening.table, evening.now + 61)
    assert [(it.kind, it.data) for it in decision.here] == [(Kind.moved, {"place": place, "move": only})]


def test_time_without_a_server_does_not_count() -> None:
    evening = paris()
    evening.now += 100
    evening.happen(decisions.stand(evening.table, 90, evening.now))
    assert evening.left(0) == 50
    assert evening.table.asking is None
    assert evening.table.turn == [0]


def test_nobody_gets_more_time_than_they_have_waited() -> None:
    evening = paris()
    evening.now += 30
    evening.happen(decisions.stand(evening.table, 1e9, evening.now))
    assert evening.left(0) == 60
    assert evening.log[-1].data["stood"] == 30


def test_a_wrong_date_that_was_put_right_is_no_time_either() -> None:
    evening = paris()
    evening.move(0, 1e6)
    evening.now -= 1e6 - 20
    evening.happen(decisions.stand(evening.table, 20 - 1e6, evening.now))
    assert evening.left(1) == 60 - 20 + 20 - (evening.now - (evening.log[-2].at - (1e6 - 20)))


def test_where_no_clock_runs_nothing_stands_still() -> None:
    assert not decisions.stand(Evening([ANN, FREE]).table, 100, 1100).here


def test_a_question_stays_while_clocks_stand_still() -> None:
    evening = paris()
    evening.happen(decisions.undo(evening.table, 1, [1]), 5)
    evening.happen(decisions.stand(evening.table, 5, evening.now + 10), 10)
    assert evening.table.asking == 1


@pytest.mark.parametrize(
    ("clock", "chairs", "key"),
    [
        (Clock(SHORTEST - 1), (ANN, FREE), "table-clock"),
        (Clock(LONGEST + 1), (ANN, FREE), "table-clock"),
        (Clock(60, "never"), (ANN, FREE), "table-clock"),  # type: ignore[arg-type]
        (Clock(60), (ANN, ANN), "table-clock-alone"),
        (Clock(60), (ANN, BOT_CHAIR), "table-clock-alone"),
    ],
)
def test_a_clock_that_nobody_can_agree_on_is_refused(clock: Clock, chairs: Sequence[Chair], key: str) -> None:
    with pytest.raises(BadTable) as error:
        decisions.create("paris", {}, chairs, "seed", terms=Terms(clock))
    assert error.value.key == key
    assert str(error.value)


def test_the_next_game_has_the_same_clock() -> None:
    evening = paris(Clock(60, BOT_PLAYS))
    evening.happen(decisions.resign(evening.table, 0))
    new = Next("t2", "seed of t2"), Next("t3", "seed of t3")
    decided = decisions.rematch(evening.table, [0, 1], new)
    (created,) = decided.elsewhere["t2"]
    there = Table("t2", replace(created, at=evening.now))
    assert there.clock == Clock(60, BOT_PLAYS)
    assert list(there.deadlines.values()) == [evening.now + FIRST], "it runs at once: all are there"


def random_step(evening: Evening, chance: random.Random) -> None:
    """Let somebody do something, or nobody."""
    table, held = evening.table, [0, 1]
    someone = chance.choice(held)
    steps = [
        lambda: evening.move(
            (place := chance.choice(table.turn)),
            which=chance.randrange(len(list(table.game.legal(table.seats[place])))),
        ),
        lambda: evening.happen(decisions.undo(table, someone, [someone])),
        lambda: evening.happen(decisions.answer_undo(table, [someone], chance.random() < 0.5)),
        lambda: evening.happen(decisions.stand(table, chance.choice([-5.0, 30.0, 1e6]), evening.now)),
        lambda: evening.happen(decisions.run_out(table, evening.now)),
        lambda: evening.happen(decisions.set_aside(table, len(table.log))),
    ]
    evening.now += chance.choice([0.5, 3.0, 20.0])
    try:
        chance.choices(steps, [20, 3, 3, 1, 4, 1])[0]()
    except BoulevardError:
        return


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["paris", "avenue"]), st.sampled_from([LOSS, BOT_PLAYS]))
def test_deadlines_follow_from_the_log(seed: int, game: str, late: Any) -> None:
    """Whoever replays it has the same ones; no decision has less than its time, and it is never looked too late."""
    chance = random.Random(seed)
    evening = Evening([ANN, FREE], Clock(60, late), game).join(1)
    asked: dict[tuple[int, int], float] = {}
    for _ in range(40):
        if evening.table.over:
            break
        length, before = len(evening.log), Table.replayed("t1", evening.log)
        random_step(evening, chance)
        again = Table.replayed("t1", evening.log)
        assert (again.deadlines, again.late) == (evening.table.deadlines, evening.table.late)
        running = {place for place in again.turn if again.chairs[place].bot is None and not again.aside}
        assert set(again.deadlines) == running
        for place, deadline in again.deadlines.items():
            since = asked.setdefault((place, again.number(place)), evening.now)  # the first time: before any pause
            turned_back = sum(min(it.data.get("stood", 0.0), 0.0) for it in evening.log)
            assert since + 60 + turned_back <= deadline <= evening.now + FIRST + QUESTION
        if (new := evening.log[length:]) and again.due is not None:
            earliest = look_at(before, new, evening.now)
            assert earliest is not None
            assert earliest <= max(again.due, evening.now)

"""What a table knows of itself, from its events alone."""

from __future__ import annotations

from boulevard.web.event_log.events import Event, Kind
from boulevard.web.tables import decisions
from boulevard.web.tables.decisions import Prepared
from boulevard.web.tables.table import Guide, Table
from tests.web.tables.test_decisions import ANN, BOB, FREE, ROBOT, between_people, ended, happen, move, table


def test_a_table_begins_with_what_its_first_event_says() -> None:
    (created,) = decisions.create("paris", {}, (ANN, BOB), "seed", Prepared("seed")).here
    at = Table("t1", Event(Kind.created, created.data, "key", 5.0))
    assert (at.id, at.created_for, at.keys, at.touched) == ("t1", "key", {"key"}, 5.0)
    assert at.guide == Guide("", shown=True)
    assert at.log == [(Kind.created, None)]
    assert table(ANN, BOB).guide is None


def test_an_event_is_noted_with_its_place_key_and_time() -> None:
    at = table(ANN, BOB)
    at.apply(Event(Kind.moved, {"place": 0, "move": "reserve T5"}, "key", 7.0))
    assert at.log[-1] == (Kind.moved, 0)
    assert "key" in at.keys
    assert at.touched == 7.0


def test_nobody_has_to_act_before_the_beginning_nor_after_the_end() -> None:
    assert table(ANN, BOB).turn == [0]
    assert table(ANN, BOB, game="avenue").turn == [0, 1]
    assert table(ANN, FREE).turn == []
    assert ended(ANN, BOB).turn == []


def test_bots_move_for_themselves_and_for_whoever_left() -> None:
    at = table(ANN, BOB, ROBOT, game="avenue")
    assert (at.thinking, at.people, at.sitting) == ([2], [0, 1], [0, 1])
    happen(at, decisions.resign(at, 0))
    assert (at.thinking, at.people, at.sitting) == ([0, 2], [1], [0, 1])
    assert [chair.bot for chair in at.chairs] == [1, None, ROBOT.level]
    assert table(ANN, FREE).sitting == [0]


def test_a_pass_is_a_choice_unless_nothing_else_could_be_done() -> None:
    """Orange lays all tiles; when the pool is empty as well, only a pass is left."""
    at = table(ANN, BOB)
    pool = list(at.game.view()["pool"])
    for column in "aceg":
        for row in (1, 3):
            move(at, 0, f"lay {column}{row} 0")
            move(at, 1, f"reserve {pool.pop()}")
    move(at, 0, "pass")
    while pool:
        move(at, at.turn[0], f"reserve {pool.pop()}")
    move(at, 1, "lay a5 0")
    move(at, 0, "pass")
    passed = [number for number, (_, text) in enumerate(at.moves) if text == "pass"]
    assert [number in at.chosen for number in passed] == [True, False]
    assert len(at.chosen) == len(at.moves) - 1


def asking() -> Table:
    """Bob asks Ann to take his last decision back."""
    at = between_people()
    happen(at, decisions.undo(at, 1, [1]))
    assert at.asking == 1
    return at


def test_whatever_happens_next_answers_a_question() -> None:
    for follows in (
        Event(Kind.moved, {"place": 0, "move": "reserve S4"}),
        Event(Kind.refused, {"place": 1}),
        Event(Kind.withdrawn, {"place": 1}),
        Event(Kind.undone, {"place": 1, "dropped": [1]}),
        Event(Kind.resigned, {"place": 0, "ends": True}),
        Event(Kind.set_aside),
        Event(Kind.ended),
    ):
        at = asking()
        at.apply(follows)
        assert at.asking is None, follows.kind


def test_what_is_taken_back_is_not_on_the_board_any_more() -> None:
    at = asking()
    at.apply(Event(Kind.undone, {"place": 1, "dropped": [1]}))
    assert at.moves == [("orange", "reserve T5")]
    assert at.turn == [1]
    assert "U6" in at.game.view()["pool"]


def test_moves_before_leaving_are_counted_without_the_opening() -> None:
    opening = [(0, "reserve T5"), (1, "reserve U6"), (0, "reserve S4")]
    (created,) = decisions.create("paris", {"starts": "orange"}, (ANN, BOB), "", Prepared("seed", opening)).here
    at = Table("t1", created)
    move(at, 1, "reserve L4")
    happen(at, decisions.resign(at, 1))
    assert at.decided_before_leaving == {1: 1}


def test_what_people_say_about_another_game() -> None:
    at = ended(ANN, BOB)
    at.apply(Event(Kind.declined, {"place": 1, "places": [1]}))
    assert (at.again, at.enough) == (set(), {1})
    at.apply(Event(Kind.offered, {"place": 1, "places": [1], "entropy": "e"}))
    assert (at.again, at.enough, at.contributed) == ({1}, set(), {1: "e"})
    at.apply(Event(Kind.withdrawn, {"place": 1, "places": [1]}))
    assert (at.again, at.contributed) == (set(), {})
    at.apply(Event(Kind.rematch, {"table": "t2"}))
    assert at.rematch == "t2"


def test_a_bot_thinks_the_same_after_a_restart_whatever_the_version() -> None:
    assert table(ANN, ROBOT).thought_seed(1) == 55877428420037536

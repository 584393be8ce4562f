"""Attempts at puzzles: the first settles it, ratings follow from rows, and two who are one keep the earlier."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, Engine, event

from boulevard.ratings import NEWCOMER
from boulevard.web.event_log import puzzle_rows
from boulevard.web.event_log.database import Lock
from boulevard.web.event_log.holdings import drop, hand_over
from boulevard.web.event_log.puzzle_rows import MOST_TRIED, Attempt, Done, Outcome, PuzzleRows, rated_after
from boulevard.web.event_log.store import Store


def with_rows(database: str, use: Callable[[PuzzleRows, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        store.open()
        await use(PuzzleRows(store), store)
        await store.close()

    asyncio.run(run())


def done(puzzle: str, outcome: Outcome, at: float, person: str = "ann", rating: int = 1500, what: str = "a") -> Done:
    return Done(person, puzzle, "paris", what, at, outcome, outcome is Outcome.SOLVED, "2026-01-01", rating)


def test_what_settles_an_attempt_first_decides(database: str) -> None:
    async def use(rows: PuzzleRows, _: Store) -> None:
        first = await rows.note(done("p", Outcome.OPEN, 1.0))
        assert (first.outcome, first.settled, first.mean, first.day) == (Outcome.OPEN, None, None, "")
        failed = await rows.note(done("p", Outcome.FAILED, 2.0, what="b"))
        assert (failed.outcome, failed.settled, failed.is_open) == (Outcome.FAILED, 2.0, False)
        assert failed.gain is not None
        assert failed.gain < 0
        found = await rows.note(done("p", Outcome.SOLVED, 3.0, what="c"))
        assert found == failed._replace(tried=["a", "b", "c"], is_open=True)
        assert await rows.attempt("ann", "p") == found
        assert await rows.attempt("bob", "p") is None

    with_rows(database, use)


def test_what_is_noted_is_bounded(database: str) -> None:
    async def use(rows: PuzzleRows, _: Store) -> None:
        for number in range(MOST_TRIED + 3):
            last = await rows.note(done("p", Outcome.OPEN, float(number), what=str(number)))
        assert len(last.tried) == MOST_TRIED
        assert last.tried[-1] == str(MOST_TRIED + 2)  # the newest stay

    with_rows(database, use)


def test_many_at_once_leave_one_rating_after_the_other(database: str) -> None:
    async def use(rows: PuzzleRows, _: Store) -> None:
        await asyncio.gather(*(rows.note(done(f"p{it}", Outcome.SOLVED, float(it))) for it in range(8)))
        found = await rows.of_person("ann")
        assert [it.puzzle for it in found] == [f"p{it}" for it in range(8)]
        assert all(it.after for it in found)

    with_rows(database, use)


def test_puzzles_from_own_games_do_not_count(database: str) -> None:
    async def use(rows: PuzzleRows, _: Store) -> None:
        found = await rows.note(done("table.3", Outcome.SOLVED, 1.0, rating=0))
        assert (found.outcome, found.after) == (Outcome.SOLVED, None)
        assert await rows.of_person("ann") == [found._replace(tried=())]

    with_rows(database, use)


def test_two_who_are_one_keep_the_earlier_attempt_and_are_rated_anew(database: str) -> None:
    async def use(rows: PuzzleRows, store: Store) -> None:
        for person, puzzle, outcome, at in (
            ("ann", "both", Outcome.FAILED, 1.0),
            ("bob", "both", Outcome.SOLVED, 2.0),
            ("bob", "again", Outcome.SOLVED, 3.0),
            ("ann", "again", Outcome.FAILED, 4.0),
            ("bob", "his", Outcome.SOLVED, 5.0),
        ):
            await rows.note(done(puzzle, outcome, at, person))
        await store.transact(lambda connection: hand_over(connection, "ann", "bob"))
        found = await rows.of_person("bob")
        assert [(it.puzzle, it.outcome) for it in found] == [
            ("both", Outcome.FAILED),
            ("again", Outcome.SOLVED),
            ("his", Outcome.SOLVED),
        ]
        expected = NEWCOMER
        for it in found:
            expected = rated_after(expected, 1500, it.outcome is Outcome.SOLVED)
            assert it.after == pytest.approx(expected)
        assert await rows.of_person("ann") == []
        await store.transact(lambda connection: drop(connection, "bob"))
        assert await rows.of_person("bob") == []

    with_rows(database, use)


def test_an_attempt_without_a_rating_has_none() -> None:
    assert Attempt("a", "p", "paris", "", 0.0, (), Outcome.OPEN, None, "", False, 0).after is None


def test_lists_leave_out_what_was_tried(database: str) -> None:
    async def use(rows: PuzzleRows, store: Store) -> None:
        found = await rows.note(done("p", Outcome.SOLVED, 1.0))
        await rows.note(done("open", Outcome.OPEN, 2.0))
        read = list[str]()

        def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            read.append(statement)

        event.listen(Engine, "before_cursor_execute", note)
        try:
            listed = await rows.of_person("ann")
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        assert listed[0] == found._replace(tried=())
        assert [it.puzzle for it in listed] == ["p", "open"]
        assert any("puzzle_attempts" in it for it in read)
        assert not any("tried" in it for it in read)

    with_rows(database, use)


def test_ratings_are_worked_out_anew_by_one_process_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(rows: PuzzleRows, store: Store) -> None:
        await rows.note(done("p", Outcome.SOLVED, 1.0, "ann"))
        await store.transact(lambda connection: hand_over(connection, "ann", "bob"))
        held = list[Lock]()
        rate = puzzle_rows._rate

        def rate_alone(connection: Connection, person: str) -> None:
            assert held == [Lock.puzzling]
            rate(connection, person)

        monkeypatch.setattr(puzzle_rows, "alone", lambda _connection, lock: held.append(lock))
        monkeypatch.setattr(puzzle_rows, "_rate", rate_alone)
        (found,) = await rows.of_person("bob")
        assert found.after
        assert held == [Lock.puzzling]

    with_rows(database, use)

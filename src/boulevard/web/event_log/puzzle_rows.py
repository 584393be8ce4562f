"""The rows of attempts at puzzles: what somebody tried, what came of it, and how strong that shows them to be.

There is one row for each person and puzzle. Whatever settles an attempt first decides: what comes later is noted, and
counts no more. Ratings follow from the rows in the order in which they were settled; where two people have become one,
they are worked out anew from the rows of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, insert, select, update

from boulevard.ratings import FIXED, NEWCOMER, Rating, rated
from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.holdings import person_of
from boulevard.web.event_log.schema import puzzle_attempts
from boulevard.web.event_log.store import Store

MOST_TRIED = 20
"""Entries of what somebody tried at a puzzle: the newest are kept."""
LISTED = [column for column in puzzle_attempts.c if column is not puzzle_attempts.c.tried]
"""What is read of many attempts at once: all but what was tried, which may be long."""


class Outcome(StrEnum):
    """What came of an attempt."""

    OPEN = ""
    """Nothing yet: all moves were right so far."""
    SOLVED = "solved"
    FAILED = "failed"
    """A move was wrong, or somebody asked for help."""


class Attempt(NamedTuple):
    """Somebody's attempt at a puzzle."""

    person: str
    puzzle: str
    game: str
    table_id: str
    begun: float
    tried: Sequence[str]
    """What was done last, in order: lines of moves, and help that was asked for. Lists of attempts leave it out."""
    outcome: Outcome
    settled: float | None
    day: str
    """The day of which it was the puzzle, if the attempt was settled on that day."""
    is_open: bool
    """Whether they may see the solution: they have found it, at last, or given up."""
    rating: int
    """Of the puzzle; 0 if it does not count."""
    mean: float | None = None
    deviation: float | None = None
    gain: float | None = None
    """By how much their rating changed."""

    @property
    def after(self) -> Rating | None:
        """How strong they were afterwards."""
        return None if self.mean is None or self.deviation is None else Rating(self.mean, self.deviation)


class Done(NamedTuple):
    """Something that somebody does at a puzzle."""

    person: str
    puzzle: str
    game: str
    what: str
    at: float
    outcome: Outcome
    """What it settles, if the attempt is not settled yet."""
    opens: bool
    """Whether they may see the solution from now on."""
    day: str = ""
    rating: int = 0
    table_id: str = ""


class PuzzleRows:
    """The attempts in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, done: Done) -> Attempt:
        """Note what somebody did, and return their attempt as it is by then."""
        return await self._store.transact(lambda connection: _noted(connection, done))

    async def attempt(self, person: str, puzzle: str) -> Attempt | None:
        """Somebody's attempt at a puzzle, if there is one."""
        return await self._store.read(lambda connection: _attempt(connection, person, puzzle))

    async def of_person(self, person: str) -> list[Attempt]:
        """All attempts of somebody: those that are settled in the order in which they were, then the others.

        What was tried is left out.
        """
        it = puzzle_attempts.c
        query = select(*LISTED).where(it.person == person)
        query = query.order_by(it.settled.is_(None), it.settled, it.puzzle)
        found = await self._store.read(lambda connection: [_listed(row) for row in connection.execute(query)])
        if any(_counts(each) and each.mean is None for each in found):
            await self._store.transact(lambda connection: _rate_anew(connection, person))
            return await self._store.read(lambda connection: [_listed(row) for row in connection.execute(query)])
        return found


def _noted(connection: Connection, done: Done) -> Attempt:
    alone(connection, Lock.puzzling)
    done = done._replace(person=person_of(connection, done.person))
    before = _attempt(connection, done.person, done.puzzle)
    after = before or Attempt(
        person=done.person,
        puzzle=done.puzzle,
        game=done.game,
        table_id=done.table_id,
        begun=done.at,
        tried=(),
        outcome=Outcome.OPEN,
        settled=None,
        day="",
        is_open=False,
        rating=done.rating,
    )
    after = after._replace(
        tried=[*after.tried, done.what][-MOST_TRIED:],
        is_open=after.is_open or done.opens,
    )
    settles = after.outcome is Outcome.OPEN and done.outcome is not Outcome.OPEN
    if settles:
        after = after._replace(outcome=done.outcome, settled=done.at, day=done.day)
    if before is None:
        connection.execute(insert(puzzle_attempts).values(after._asdict()))
    elif before != after:
        connection.execute(update(puzzle_attempts).where(_is(done.person, done.puzzle)).values(after._asdict()))
    if settles and _counts(after):
        _rate(connection, done.person)
        return _attempt(connection, done.person, done.puzzle) or after
    return after


def _rate_anew(connection: Connection, person: str) -> None:
    alone(connection, Lock.puzzling)
    _rate(connection, person_of(connection, person))


def _rate(connection: Connection, person: str) -> None:
    """Work out somebody's ratings from the first attempt on that has none yet, of each game by itself.

    Only one process may do so at a time (`Lock.puzzling`).
    """
    it, present = puzzle_attempts.c, dict[str, Rating]()
    query = select(*LISTED).where(it.person == person, it.outcome != Outcome.OPEN, it.rating > 0)
    anew = set[str]()
    for row in connection.execute(query.order_by(it.settled, it.puzzle)).all():
        attempt = _listed(row)
        if attempt.mean is None:
            anew.add(attempt.game)
        if attempt.game in anew:
            before = present.get(attempt.game, NEWCOMER)
            after = rated_after(before, attempt.rating, attempt.outcome is Outcome.SOLVED)
            values = {**after._asdict(), "gain": after.mean - before.mean}
            connection.execute(update(puzzle_attempts).where(_is(person, attempt.puzzle)).values(values))
            present[attempt.game] = after
        elif attempt.after:
            present[attempt.game] = attempt.after


def rated_after(before: Rating, puzzle: int, solved: bool) -> Rating:
    """How strong somebody is after a puzzle: as after a game with a bot of its rating, which stays what it is."""
    after, _ = rated([before, Rating(float(puzzle), FIXED)], [1, 2] if solved else [2, 1])
    return after


def _counts(it: Attempt) -> bool:
    return it.outcome is not Outcome.OPEN and it.rating > 0


def _attempt(connection: Connection, person: str, puzzle: str) -> Attempt | None:
    row = connection.execute(select(puzzle_attempts).where(_is(person, puzzle))).one_or_none()
    return _read(row) if row else None


def _read(row: Row[Any]) -> Attempt:
    found = Attempt._make(row)
    return found._replace(outcome=Outcome(found.outcome))


def _listed(row: Row[Any]) -> Attempt:
    found = Attempt(**row._asdict(), tried=())
    return found._replace(outcome=Outcome(found.outcome))


def _is(person: str, puzzle: str) -> Any:
    return and_(puzzle_attempts.c.person == person, puzzle_attempts.c.puzzle == puzzle)

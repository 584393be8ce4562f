"""The ratings of people, one game after the other in the order in which they ended.

They follow from the results alone. If a result turns up that is older than others (of a game of before there were
results, or one that another process wrote later), everything from there on is rated again. So the order in which
results are written makes no difference, and nothing is lost where two games end at the same time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, insert, or_, select
from sqlalchemy.orm import aliased

from boulevard.bots.registry import levels
from boulevard.ratings import NEWCOMER, PLACED, Rating, of_bot, rated
from boulevard.web.event_log import schema

DAY = 24 * 3600.0
A_DAY = 5
"""How many games a day two people may play with each other that count."""
Uncounted = Literal["", "shared", "unplaced", "often", "bot"]
"""Why a game may not count after all: people who are one, not placed yet, or too often together; a bot that is gone."""
AT_ONCE = 500
"""Rows that are written with one statement."""


class Moment(NamedTuple):
    """When a game ended; of several at the same time, which one."""

    ended: float
    table_id: str


Pair = tuple[int, str, str]
"""A day, and two people."""


@dataclass
class Course:
    """The ratings of a game's people, from a moment on."""

    connection: Connection
    game: str
    since: Moment
    present: dict[str, Rating] = field(default_factory=dict)
    together: Counter[Pair] = field(default_factory=Counter)
    """How many games counted that two people have played with each other on a day."""

    def run(self) -> None:
        """Rate all games anew that ended from that moment on."""
        gone = schema.ratings
        self.connection.execute(delete(gone).where(gone.c.game == self.game, _from(gone, self.since)))
        rows: list[dict[str, Any]] = []
        for seats in self._tables():
            rows += self._after(seats)
            if len(rows) >= AT_ONCE:
                self._write(rows)
                rows = []
        self._write(rows)

    def _write(self, rows: Sequence[dict[str, Any]]) -> None:
        if rows:
            self.connection.execute(insert(schema.ratings), rows)

    def _tables(self) -> Iterator[Sequence[Any]]:
        """The seats of each game that may count, in the order in which they ended."""
        it = schema.results
        query = (
            select(it.c.table_id, it.c.seat, it.c.person, it.c.level, it.c.rank, it.c.ended)
            .where(it.c.game == self.game, it.c.unrated == "", _from(it, self.since))
            .order_by(it.c.ended, it.c.table_id, it.c.seat)
        )
        for _, seats in groupby(self.connection.execute(query).all(), lambda row: row.table_id):
            yield list(seats)

    def _after(self, seats: Sequence[Any]) -> list[dict[str, Any]]:
        """The ratings of the people at a table after its game."""
        before = [self._before(seat) for seat in seats]
        people = [seat.person for seat in seats if seat.person]
        uncounted = self._uncounted(seats, dict(zip((seat.person for seat in seats), before, strict=True)))
        after = before if uncounted else rated(before, [seat.rank for seat in seats])
        if not uncounted:
            self.together.update(_pairs(people, seats[0].ended))
        found = []
        for seat, old, new in zip(seats, before, after, strict=True):
            if seat.person:
                self.present[seat.person] = new
                row = {"table_id": seat.table_id, "seat": seat.seat, "person": seat.person, "game": self.game}
                found.append({**row, **new._asdict(), "ended": seat.ended, "gain": new.mean - old.mean})
        return [{**row, "uncounted": uncounted} for row in found]

    def _uncounted(self, seats: Sequence[Any], before: dict[str, Rating]) -> Uncounted:
        """Why a game does not count, if so."""
        people = [seat.person for seat in seats if seat.person]
        if len(set(people)) < len(people):
            return "shared"
        if any(seat.level is not None and seat.level > len(levels(self.game)) for seat in seats):
            return "bot"
        if len(people) > 1 and any(before[person].deviation > PLACED for person in people):
            return "unplaced"
        return "often" if any(self._count(pair) >= A_DAY for pair in _pairs(people, seats[0].ended)) else ""

    def _before(self, seat: Any) -> Rating:
        """How strong somebody was before a game; a bot always is as strong."""
        if not seat.person:
            return of_bot(self.game, min(seat.level or 1, len(levels(self.game))))
        if seat.person not in self.present:
            self.present[seat.person] = present(self.connection, seat.person, self.game) or NEWCOMER
        return self.present[seat.person]

    def _count(self, pair: Pair) -> int:
        """How many games of two people have counted on a day so far."""
        if pair not in self.together:
            self.together[pair] = self._counted_before(*pair)
        return self.together[pair]

    def _counted_before(self, day: int, one: str, other: str) -> int:
        """Those of them that ended before the moment from which all is rated anew."""
        mine, theirs = aliased(schema.ratings), aliased(schema.ratings)
        query = select(func.count()).select_from(mine).join(theirs, theirs.c.table_id == mine.c.table_id)
        is_theirs = (mine.c.person == one, theirs.c.person == other, mine.c.game == self.game, mine.c.uncounted == "")
        is_before = or_(
            mine.c.ended < self.since.ended,
            and_(mine.c.ended == self.since.ended, mine.c.table_id < self.since.table_id),
        )
        found = self.connection.scalar(query.where(*is_theirs, mine.c.ended >= day * DAY, is_before))
        return found or 0


def rate(connection: Connection, game: str, since: Moment) -> None:
    """Rate all games anew that ended from a moment on. Nobody else may rate meanwhile."""
    Course(connection, game, since).run()


def present(connection: Connection, person: str, game: str) -> Rating | None:
    """How strong somebody is, if they have played a game that may count."""
    it = schema.ratings.c
    query = select(it.mean, it.deviation).where(it.person == person, it.game == game)
    found = connection.execute(query.order_by(it.ended.desc(), it.table_id.desc()).limit(1)).one_or_none()
    return None if found is None else Rating(*found)


def _pairs(people: Sequence[str], ended: float) -> list[Pair]:
    return [(int(ended // DAY), one, other) for one, other in combinations(sorted(set(people)), 2)]


def _from(it: Table, since: Moment) -> ColumnElement[bool]:
    """What ended at a moment or after it; the first condition is for the index."""
    later = or_(it.c.ended > since.ended, it.c.table_id >= since.table_id)
    return and_(it.c.ended >= since.ended, later)

"""What people have played: their games in lists, and what these come to. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, func, or_, select
from sqlalchemy.orm import aliased

from boulevard.ratings import Rating
from boulevard.review.keeping import FORM, read
from boulevard.web.event_log import schema
from boulevard.web.event_log.store import Store
from boulevard.web.tables.results import BOTS, GAVE_UP, NONE, OWN_WORK, PEOPLE, SHARED

SHOWN = 100
"""Games of a history that are looked at, the newest."""
REVIEWED = 12
"""Reviews that are looked at, the newest: each is some ten thousand signs long."""


class Wanted(NamedTuple):
    """Which of somebody's games are wanted; nothing means all."""

    game: str = ""
    against: str = ""
    level: int | None = None
    """Of the strongest bot, against bots."""
    words: str = ""
    """Part of a name of anybody at the table."""


class Tally(NamedTuple):
    """What games of a kind came to."""

    game: str
    variant: str
    against: str
    level: int | None
    played: int
    won: int
    drawn: int
    lost: int
    mean: float | None
    best: int | None


class Score(NamedTuple):
    """Points, when they were made, at which table."""

    ended: float
    points: int
    table_id: str
    variant: str


class Step(NamedTuple):
    """A rating after a game that counted."""

    ended: float
    rating: Rating
    gain: float


class Companion(NamedTuple):
    """Somebody with whom one has played, under the name they had there last."""

    person: str
    name: str
    played: int
    won: int
    lost: int
    ended: float

    @property
    def drawn(self) -> int:
        """How many games nobody won, or others did."""
        return self.played - self.won - self.lost


class Lost(NamedTuple):
    """What was given away in a game, by its review."""

    game: str
    ended: float
    points: float


class Histories:
    """The histories of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def unfinished(self, numbers: list[str], game: str, limit: int) -> list[str]:
        """The tables without results at which somebody sits under any of their numbers; most of them go on.

        The last touched come first.
        """
        tables, players, settled = schema.tables, schema.players.c, schema.settled.c
        told = select(schema.results.c.table_id).where(schema.results.c.table_id == tables.c.id).exists()
        query = (
            select(tables.c.id)
            .join(schema.players, players.table_id == tables.c.id)
            .outerjoin(schema.settled, settled.table_id == tables.c.id)
            .where(players.player.in_(numbers))
            .where(or_(settled.over.is_(None), settled.over.is_(False)), ~told)
            .group_by(tables.c.id, tables.c.touched)
            .order_by(tables.c.touched.desc(), tables.c.id)
            .limit(limit)
        )
        if game:
            query = query.where(tables.c.game == game)
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def finished(self, person: str, wanted: Wanted, limit: int, skipped: int) -> Sequence[Row[Any]]:
        """The results of somebody, the latest first, of each table one.

        With each comes when something happened there last, and what became of the rating, if the game might count.
        """
        it, rating = schema.results, schema.ratings.c
        query = (
            select(it, schema.tables.c.touched, rating.gain, rating.uncounted)
            .join(schema.tables, schema.tables.c.id == it.c.table_id)
            .outerjoin(schema.ratings, and_(rating.table_id == it.c.table_id, rating.seat == it.c.seat))
            .where(it.c.person == person, _first_seat(), *_conditions(wanted))
            .order_by(it.c.ended.desc(), it.c.table_id)
            .limit(limit)
            .offset(skipped)
        )
        return await self._store.read(lambda connection: connection.execute(query).all())

    async def tallies(self, person: str) -> list[Tally]:
        """What somebody's games came to, by game, variant, rivals and level; nobody wins against themselves."""
        it = schema.results.c
        kinds = (it.game, it.variant, it.against, it.rival_level)
        counts = (func.sum(_is(it.outcome, outcome)) for outcome in ("win", "draw", "loss"))
        query = (
            select(*kinds, func.count(), *counts, func.avg(it.points), func.max(it.points))
            .where(it.person == person, it.against != SHARED, it.outcome.not_in((NONE, GAVE_UP)))
            .where(it.unrated.not_in(("guided", "position", "practice")))
            .group_by(*kinds)
            .order_by(*kinds)
        )
        found = await self._store.read(lambda connection: connection.execute(query).all())
        tallies = [Tally(*tuple(row)) for row in found]
        return [it._replace(mean=None if it.mean is None else float(it.mean)) for it in tallies]

    async def scores(self, person: str, game: str) -> list[Score]:
        """The points of somebody's last games, the oldest first: those that they made on their own."""
        it = schema.results.c
        query = (
            select(it.ended, it.points, it.table_id, it.variant)
            .where(it.person == person, it.game == game, it.points.is_not(None))
            .where(it.against != SHARED, it.unrated.in_(OWN_WORK))
            .order_by(it.ended.desc(), it.table_id)
            .limit(SHOWN)
        )
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return [Score(*row) for row in reversed(found)]

    async def best(self, person: str, game: str, variant: str, before: float | None = None) -> int | None:
        """Somebody's most points in a variant of a game, of games that ended before a moment."""
        it = schema.results.c
        query = select(func.max(it.points)).where(it.person == person, it.game == game, it.variant == variant)
        query = query.where(it.against != SHARED, it.unrated.in_(OWN_WORK))
        if before is not None:
            query = query.where(it.ended < before)
        return await self._store.read(lambda connection: connection.scalar(query))

    async def steps(self, person: str, game: str) -> list[Step]:
        """How somebody's rating came about, the oldest of the last games first."""
        it = schema.ratings.c
        query = (
            select(it.ended, it.mean, it.deviation, it.gain)
            .where(it.person == person, it.game == game, it.uncounted == "")
            .order_by(it.ended.desc(), it.table_id.desc())
            .limit(SHOWN)
        )
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return [Step(row[0], Rating(row[1], row[2]), row[3]) for row in reversed(found)]

    async def companions(self, person: str) -> list[Companion]:
        """The people with whom somebody has finished games, the last first."""
        mine, theirs = aliased(schema.results), aliased(schema.results)
        query = (
            select(theirs.c.person, theirs.c.name, mine.c.outcome, mine.c.ended)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .where(mine.c.person == person, mine.c.against == PEOPLE)
            .where(theirs.c.person != person, theirs.c.person != "")
            .order_by(mine.c.ended.desc(), mine.c.table_id)
            .limit(10 * SHOWN)
        )
        found: dict[str, Companion] = {}
        for other, name, outcome, ended in await self._store.read(lambda connection: connection.execute(query).all()):
            it = found.get(other, Companion(other, name, 0, 0, 0, ended))
            won, lost = it.won + (outcome == "win"), it.lost + (outcome == "loss")
            found[other] = it._replace(played=it.played + 1, won=won, lost=lost)
        return list(found.values())

    async def ratings(self, people: Sequence[str]) -> dict[str, dict[str, Rating]]:
        """The present ratings of some people, by game."""
        it = schema.ratings.c
        newest = func.row_number().over(
            partition_by=(it.person, it.game), order_by=(it.ended.desc(), it.table_id.desc())
        )
        ranked = select(it.person, it.game, it.mean, it.deviation, newest.label("age"))
        rated = ranked.where(it.person.in_(people), it.uncounted == "").subquery()
        query = select(rated.c.person, rated.c.game, rated.c.mean, rated.c.deviation).where(rated.c.age == 1)
        found: dict[str, dict[str, Rating]] = {}
        for person, game, mean, deviation in await self._store.read(lambda connection: connection.execute(query).all()):
            found.setdefault(person, {})[game] = Rating(mean, deviation)
        return found

    async def met_at(self, person: Sequence[str], other: Sequence[str]) -> str | None:
        """The table that two people touched last, each with all their numbers, if they ever sat at one together."""
        mine, theirs = aliased(schema.players), aliased(schema.players)
        query = (
            select(schema.tables.c.id)
            .join(mine, mine.c.table_id == schema.tables.c.id)
            .join(theirs, theirs.c.table_id == schema.tables.c.id)
            .where(mine.c.player.in_(person), theirs.c.player.in_(other))
            .order_by(schema.tables.c.touched.desc())
            .limit(1)
        )
        return await self._store.read(lambda connection: connection.scalar(query))

    async def given_away(self, person: str) -> list[Lost]:
        """What somebody gave away in the last games that were reviewed, the oldest first."""
        it, reviews = schema.results.c, schema.reviews.c
        query = (
            select(it.game, it.ended, it.seat, reviews.data, it.rivals)
            .join(schema.reviews, reviews.table_id == it.table_id)
            .where(it.person == person, it.against != SHARED, it.points.is_not(None))
            .order_by(it.ended.desc())
            .limit(REVIEWED)
        )

        def look(connection: Connection) -> list[Lost]:
            return [
                Lost(game, ended, _lost(data, {rival[2] for rival in rivals}))
                for game, ended, _, data, rivals in connection.execute(query)
                if data.get("form") == FORM
            ]

        return (await self._store.read(look))[::-1]


def _lost(data: Any, others: set[Any]) -> float:
    """The points that whoever is none of the others gave away, by a review as it is kept."""
    assessments, _ = read(data)
    return sum(it.loss for it in assessments if it.decision.seat not in others)


def _is(column: ColumnElement[str], value: str) -> ColumnElement[int]:
    """1 where a column has a value."""
    return case((column == value, 1), else_=0)


def _first_seat() -> ColumnElement[bool]:
    """Whether a result is that of the first of the seats that somebody has at a table."""
    it, other = schema.results, aliased(schema.results)
    first: Select[Any] = select(func.min(other.c.seat)).where(
        other.c.table_id == it.c.table_id, other.c.person == it.c.person
    )
    return it.c.seat == first.scalar_subquery()


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    it = schema.results.c
    found: list[ColumnElement[bool]] = []
    if wanted.game:
        found.append(it.game == wanted.game)
    if wanted.against:
        found.append(it.against == wanted.against)
    if wanted.level is not None:
        found.append(and_(it.against == BOTS, it.rival_level == wanted.level))
    if wanted.words:
        found.append(it.names.contains(wanted.words.casefold(), autoescape=True))
    return found

"""The rows of tournaments: what they are, who takes part, and who meets whom in each round.

What happens next is decided in the database, by one at a time: any process may do the next step, and none does it
twice. Every change counts the version up; what was worked out from an older one is not written.
"""

from __future__ import annotations

import hashlib
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, case, delete, func, insert, or_, select, update

from boulevard.pairing.course import Outcome
from boulevard.web.errors import UnknownTournament
from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.holdings import person_of
from boulevard.web.event_log.news import tell
from boulevard.web.event_log.schema import entrants, pairings, tables, tournaments
from boulevard.web.event_log.store import Store

CHANNEL = "boulevard_tournaments"
"""The channel on which processes tell that a tournament has changed."""
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
"""The states of a tournament: people may enter, it is played, it has ended."""
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
DUPLICATE: Final = "duplicate"
"""Its forms: the first two are of games for two, in the last everybody plays the same decks alone."""
PLAYED: Final = "played"
LEFT: Final = "left"
"""What came of a deck that somebody played alone."""

T = TypeVar("T")


class Tournament(NamedTuple):
    """A tournament."""

    id: str
    host: str
    """Who holds it; nobody, if they are deleted."""
    name: str
    game: str
    options: Mapping[str, Any]
    form: str
    rounds: int
    seconds: int
    """The clock of its tables."""
    is_automatic: bool
    """Whether the next round begins by itself."""
    state: str
    round: int
    """The round that is played, or was played last; 0 before the first."""
    secret: str
    made: float
    touched: float
    version: int

    @property
    def is_duplicate(self) -> bool:
        """Whether everybody plays the same decks."""
        return self.form == DUPLICATE

    def table_id(self, number: int, pairing: int) -> str:
        """What the table of a pairing is called: the same whoever asks, so it is set up once."""
        return urlsafe_b64encode(hashlib.sha256(f"{self.secret}/{number}/{pairing}".encode()).digest())[:12].decode()

    def seed(self, number: int, pairing: int) -> str:
        """What a table is dealt from; in a duplicate, all tables of a round from the same."""
        what = "deck" if self.is_duplicate else pairing
        return hashlib.sha256(f"{self.secret}/seed/{number}/{what}".encode()).hexdigest()[:32]


class Entered(NamedTuple):
    """Somebody who takes part in a tournament: a person, or a bot of a level."""

    tournament_id: str
    number: int
    person: str
    name: str
    level: int | None
    strength: float
    is_out: bool
    entered: float
    is_barred: bool = False
    """Whether the host took them out: they can't come back by themselves."""


class Paired(NamedTuple):
    """A pairing of a round."""

    tournament_id: str
    round: int
    number: int
    first: int
    second: int | None
    table_id: str
    """Where they play; nothing for somebody without a game."""
    outcome: str = ""
    """What came of it; nothing while that is open."""
    points: int | None = None
    margin: int = 0

    @property
    def players(self) -> tuple[int, ...]:
        """Whose pairing it is."""
        return (self.first,) if self.second is None else (self.first, self.second)


class Found(NamedTuple):
    """All that is written of a tournament, at one moment."""

    tournament: Tournament
    entrants: Sequence[Entered]
    pairings: Sequence[Paired]

    @property
    def current(self) -> list[Paired]:
        """The pairings of the present round."""
        return [it for it in self.pairings if it.round == self.tournament.round]

    @property
    def is_round_over(self) -> bool:
        """Whether all games of the present round are over; so it is before the first."""
        return all(it.outcome for it in self.current)

    @property
    def there(self) -> list[Entered]:
        """Who still takes part: of two who turned out to be one person only the first, and nobody who is barred."""
        known, there = {it.person for it in self.entrants if it.is_barred} - {""}, list[Entered]()
        for it in self.entrants:
            if not it.is_out and it.person not in known:
                known |= {it.person} - {""}
                there.append(it)
        return there

    @property
    def listed(self) -> list[Entered]:
        """Who takes part or did: whoever was barred before they were ever paired did not."""
        paired = {number for it in self.pairings for number in it.players}
        return [it for it in self.entrants if not it.is_barred or it.number in paired]

    def entrant(self, number: int) -> Entered:
        """Whoever has a number."""
        return next(it for it in self.entrants if it.number == number)

    def entered_by(self, is_theirs: Callable[[str], bool]) -> Entered | None:
        """What somebody takes part as, if they do: as somebody barred, if they are, else where they are not out."""
        own = [it for it in self.entrants if it.person and is_theirs(it.person)]
        return min(own, key=lambda it: (not it.is_barred, it.is_out, it.number), default=None)


Decide = Callable[[Found, str], Sequence[Entered] | None]
"""From how a tournament stands, and who asks, to who takes part; None changes nothing."""


class TournamentRows:
    """Tournaments in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def found(self, identity: str) -> Found:
        """All that is written of a tournament (`UnknownTournament`)."""
        return await self._store.read(lambda connection: _found(connection, identity))

    async def running(self) -> list[str]:
        """The tournaments that are played."""
        query = select(tournaments.c.id).where(tournaments.c.state == RUNNING)
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def of_person(self, person: str, most: int | None = None, only_open: bool = False) -> list[Tournament]:
        """The tournaments that somebody holds or takes part in, the last touched first."""
        mine = select(entrants.c.tournament_id).where(entrants.c.person == person)
        query = select(*_COLUMNS).where(or_(tournaments.c.host == person, tournaments.c.id.in_(mine)))
        query = query.order_by(tournaments.c.touched.desc(), tournaments.c.id).limit(most)
        if only_open:
            query = query.where(tournaments.c.state != OVER)
        return await self._store.read(lambda connection: [Tournament(*row) for row in connection.execute(query)])

    async def add(self, it: Tournament, most: int) -> bool:
        """Write a new tournament, unless its host holds as many that are not over; return whether it is there."""

        def work(connection: Connection) -> bool:
            alone(connection, Lock.tournaments)
            row = tournaments.c
            if connection.scalar(select(row.id).where(row.id == it.id)):
                return True
            held = select(func.count()).select_from(tournaments).where(row.host == it.host, row.state != OVER)
            if (connection.scalar(held) or 0) >= most:
                return False
            connection.execute(insert(tournaments), it._asdict())
            return True

        return await self._store.transact(work)

    async def change(self, identity: str, decide: Callable[[Found], Sequence[Entered] | None]) -> Found:
        """Have others take part than before: what is decided on how it stands is how it stands then.

        None changes nothing. Whatever `decide` raises is raised, and nothing is changed (`UnknownTournament`).
        """
        return await self.change_by("", identity, lambda found, _: decide(found))

    async def change_by(self, number: str, identity: str, decide: Decide) -> Found:
        """The same of what somebody decides for themselves: `decide` is told who their number leads to by then."""

        def work(connection: Connection) -> Found:
            alone(connection, Lock.tournaments)
            found = _found(connection, identity)
            decided = decide(found, person_of(connection, number) if number else "")
            if decided is None or list(decided) == list(found.entrants):
                return found
            connection.execute(delete(entrants).where(entrants.c.tournament_id == identity))
            if decided:
                connection.execute(insert(entrants), [it._asdict() for it in decided])
            return _changed(connection, found)

        return await self._store.transact(work)

    async def note(self, before: Found, outcomes: Sequence[Paired], absent: Sequence[int]) -> Found:
        """Write what came of some pairings, each once, and who did not come to their table: they are out."""

        def work(connection: Connection) -> Found:
            alone(connection, Lock.tournaments)
            row, identity, changed = pairings.c, before.tournament.id, 0
            for it in outcomes:
                this = (row.tournament_id == identity, row.round == it.round, row.number == it.number)
                came = {"outcome": it.outcome, "points": it.points, "margin": it.margin}
                statement = update(pairings).where(*this, row.outcome == "").values(came)
                changed += connection.execute(statement).rowcount
            if changed and absent:
                it_ = entrants.c
                gone = update(entrants).where(it_.tournament_id == identity, it_.number.in_(absent))
                connection.execute(gone.values(is_out=True))
            found = _found(connection, identity)
            return _changed(connection, found) if changed else found

        return await self._store.transact(work)

    async def go_on(self, before: Found, state: str, rounds: int, paired: Sequence[Paired]) -> Found:
        """Begin a round, or end; nothing if anything has changed since what this was worked out from."""

        def work(connection: Connection) -> Found:
            alone(connection, Lock.tournaments)
            found = _found(connection, before.tournament.id)
            if found.tournament.version != before.tournament.version:
                return found
            if paired:
                connection.execute(insert(pairings), [it._asdict() for it in paired])
            number = paired[0].round if paired else found.tournament.round
            return _changed(connection, found, state=state, rounds=rounds, round=number)

        return await self._store.transact(work)

    async def call_off(self, identity: str) -> bool:
        """Forget a tournament that has not begun; return whether that is so."""

        def work(connection: Connection) -> bool:
            alone(connection, Lock.tournaments)
            row = tournaments.c
            is_open = connection.scalar(select(row.id).where(row.id == identity, row.state == OPEN)) is not None
            if is_open:
                erase(connection, [identity])
            return is_open

        return await self._store.transact(work)

    async def sweep(self, unbegun: float, idle: float) -> None:
        """Forget tournaments that were not begun since a date, and end those in which nothing happened since one."""

        def work(connection: Connection) -> None:
            alone(connection, Lock.tournaments)
            row = tournaments.c
            old = select(row.id).where(row.state == OPEN, row.touched < unbegun)
            erase(connection, list(connection.scalars(old)))
            open_pairings = pairings.c.outcome == ""
            played = select(pairings.c.tournament_id).join(tables, tables.c.id == pairings.c.table_id)
            played = played.where(open_pairings, tables.c.touched >= idle)
            idle_ones = select(row.id).where(row.state == RUNNING, row.touched < idle, row.id.not_in(played))
            ended = list(connection.scalars(idle_ones))
            came_of = case((pairings.c.second.is_(None), LEFT), else_=Outcome.nobody)
            of_ended = update(pairings).where(open_pairings, pairings.c.tournament_id.in_(ended))
            connection.execute(of_ended.values(outcome=came_of))
            still = update(tournaments).where(row.id.in_(ended))
            connection.execute(still.values(state=OVER, version=row.version + 1))

        await self._store.transact(work)


def erase(connection: Connection, identities: Sequence[str]) -> None:
    """Delete tournaments with all that is kept of them."""
    for table, column in ((pairings, "tournament_id"), (entrants, "tournament_id"), (tournaments, "id")):
        connection.execute(delete(table).where(table.c[column].in_(identities)))


def forget_person(connection: Connection, person: str) -> None:
    """Take somebody who is deleted out of all tournaments: games stay, without a name. Theirs go on by themselves."""
    go_on_without_host(connection, person)
    connection.execute(update(entrants).where(entrants.c.person == person).values(name="", is_out=True))
    connection.execute(update(tournaments).where(tournaments.c.host == person).values(host=""))


def go_on_without_host(connection: Connection, person: str) -> None:
    """Have the tournaments that somebody holds go on by themselves; those that have not begun are called off."""
    alone(connection, Lock.tournaments)
    row = tournaments.c
    erase(connection, list(connection.scalars(select(row.id).where(row.host == person, row.state == OPEN))))
    held = update(tournaments).where(row.host == person, row.state == RUNNING)
    connection.execute(held.values(is_automatic=True, version=row.version + 1))


def is_open(connection: Connection, identity: str, number: int) -> bool:
    """Whether games of a round of a tournament go on."""
    row = pairings.c
    query = select(row.number).where(row.tournament_id == identity, row.round == number, row.outcome == "").limit(1)
    return connection.scalar(query) is not None


def _found(connection: Connection, identity: str) -> Found:
    row = connection.execute(select(*_COLUMNS).where(tournaments.c.id == identity)).one_or_none()
    if row is None:
        raise UnknownTournament("unknown-tournament")
    entered = select(*_ENTERED).where(entrants.c.tournament_id == identity).order_by(entrants.c.number)
    order = (pairings.c.round, pairings.c.number)
    paired = select(*_PAIRED).where(pairings.c.tournament_id == identity).order_by(*order)
    return Found(
        Tournament(*row),
        [Entered(*it) for it in connection.execute(entered)],
        [Paired(*it) for it in connection.execute(paired)],
    )


def _changed(connection: Connection, found: Found, **values: Any) -> Found:
    """Count the version up, and tell all processes."""
    identity = found.tournament.id
    touched = {**values, "version": found.tournament.version + 1, "touched": time.time()}
    connection.execute(update(tournaments).where(tournaments.c.id == identity).values(touched))
    tell(connection, CHANNEL, identity)
    return _found(connection, identity)


_COLUMNS = [tournaments.c[name] for name in Tournament._fields]
_ENTERED = [entrants.c[name] for name in Entered._fields]
_PAIRED = [pairings.c[name] for name in Paired._fields]
WITHOUT_GAME = (Outcome.bye, Outcome.rest)
"""What stands from the start for somebody who has no game in a round."""

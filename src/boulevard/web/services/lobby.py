"""The lobby: tables with open seats, people who wait to be paired, and games to watch.

Each process looks it up for all who look at it, at most so often, and as soon as something has changed there. That
somebody changed it is a hint from other processes; nothing depends on it, since it is looked up now and then anyway.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection

from boulevard.ratings import Rating
from boulevard.web.errors import Damaged, UnknownTable
from boulevard.web.event_log.lobby_rows import LOBBY, MOST_OF_ONE, SEEN, LobbyRows, Seeker
from boulevard.web.metrics import METRICS
from boulevard.web.services.rating import present
from boulevard.web.tables.clocks import LOSS, Clock
from boulevard.web.tables.shuffle import commitment
from boulevard.web.tables.table import BOT, Table
from boulevard.web.tables.terms import PHRASES, Talk, Terms

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

OFTEN = 1.0
"""Seconds between two looks for those who follow, at least: whatever happens meanwhile is told together."""
REST = 4
"""And however often somebody asks, what a look has taken is waited for so many times: looks never take all the time."""
MOVED = 3.0
"""The same where nothing but moves have happened at games to watch."""
AGAIN = 15.0
"""Seconds after which it is looked anyway."""
BEAT = 30.0
"""Seconds between two times that it is noted who is there."""
LATELY = 20.0
"""Seconds in which a table is new: its people may still be on their way."""
LOOK = 3.0
"""Seconds between two looks for somebody who waits: how far they reach grows with time."""
RETURN = 8.0
"""Seconds in which somebody who waits may come back after their stream has ended, and is paired meanwhile."""
PLAYERS = 2
"""How many are paired."""
PAIRED = Terms(None, Talk(PHRASES), True)
"""What people agree on who are paired, besides the clock."""

logger = logging.getLogger(__name__)


class Sitting(NamedTuple):
    """Somebody in the lobby, or a bot of a level."""

    name: str
    level: int | None = None
    person: str = ""
    rating: Rating | None = None


class OpenSeat(NamedTuple):
    """A table at which somebody may sit down."""

    table_id: str
    game: str
    options: Mapping[str, Any]
    clock: Clock | None
    talk: str
    people: tuple[Sitting, ...]
    """Who sits there already."""
    seats: int
    since: float
    is_away: bool = False
    """Whether nobody who sits there has the page of the table open."""
    is_paired: bool = False
    """Whether somebody waits to be paired: the table is set up once they are."""
    commitment: str = ""
    """What the server is bound to there, if the table is there already."""


class Live(NamedTuple):
    """A game to watch."""

    table_id: str
    game: str
    options: Mapping[str, Any]
    clock: Clock | None
    people: tuple[Sitting, ...]
    moves: int
    events: int
    is_drawn: bool
    """Whether there can be a picture of it."""


class Scene(NamedTuple):
    """All that the lobby shows, at one moment."""

    seats: tuple[OpenSeat, ...] = ()
    games: tuple[Live, ...] = ()
    seekers: tuple[Seeker, ...] = ()
    version: str = ""
    """What it looks like: another one whenever that changes."""

    @property
    def tables(self) -> set[str]:
        """All tables that are shown."""
        return {it.table_id for it in self.seats} | {it.table_id for it in self.games}


class News(NamedTuple):
    """What the lobby shows, and how it stands with somebody who may wait there."""

    scene: Scene
    own: Seeker | None


class Lobby:
    """The lobby of a server, as this process knows it."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self.rows = LobbyRows(tables.store)
        self._scene = Scene()
        self._waiting: frozenset[str] = frozenset()
        self._playing: frozenset[str] = frozenset()
        self._looked = -AGAIN
        self._took = 0.0
        self._is_stale = True
        self._has_moved = False
        self._looking = asyncio.Lock()
        self._followers = set[asyncio.Event]()
        self._seen = dict[str, float]()
        """When people who wait to be paired by this process were last noted to be there."""
        self._changed = asyncio.Event()
        self._nudged = 0
        """How often all who follow were nudged."""
        tables.news.on(LOBBY, lambda _: self.changed(), self.changed)

    def changed(self) -> None:
        """Somebody came or went."""
        self._is_stale = True
        self._changed.set()

    def nudge(self) -> None:
        """Have all who follow say something: some may not be told anything any more."""
        self._nudged += 1
        for woken in self._followers:
            woken.set()

    def heard(self, table_id: str) -> None:
        """Something happened at a table."""
        if table_id in self._waiting:
            self.changed()
        elif table_id in self._playing:
            self._has_moved = True
            self._changed.set()

    async def tell(self) -> None:
        """Let all processes know that somebody came or went."""
        self.changed()
        if self._tables.store.is_shared:
            await self._tables.store.tell(LOBBY, [""])

    async def scene(self) -> Scene:
        """What the lobby shows now: looked up once for all who ask meanwhile."""
        async with self._looking:
            age = time.monotonic() - self._looked
            if self._is_stale or age > AGAIN or (self._has_moved and age > MOVED):
                await asyncio.sleep(_rest(self._took, age))
                self._is_stale = self._has_moved = False
                began = time.monotonic()
                try:
                    self._scene = await self._look()
                except Exception:  # the database may be away for a while
                    self._is_stale = True
                    raise
                self._waiting = frozenset(it.table_id for it in self._scene.seats)
                self._playing = frozenset(it.table_id for it in self._scene.games)
                self._looked = time.monotonic()
                self._took = self._looked - began
            return self._scene

    async def follow(self, person: str, timeout: float) -> AsyncIterator[News | None]:
        """Tell what the lobby shows and how it stands with a person, whenever that changes.

        It is None after some seconds without news, and when all are nudged.
        Somebody who waits to be paired waits for as long as they follow it.
        """
        woken, closing = asyncio.Event(), self._tables.followers.closing
        self._followers.add(woken)
        METRICS.followers.inc()
        own: Seeker | None = None
        told, silent = ("", ""), 0.0
        nudged = self._nudged
        try:
            while not closing.is_set():
                woken.clear()
                scene = await self.scene()
                own = await self._wait(person, scene) if person else None
                if (now := (scene.version, own.found if own else "")) != told:
                    told, silent = now, 0.0
                    yield News(scene, own)
                    continue
                if nudged != self._nudged:
                    nudged, silent = self._nudged, 0.0
                    yield None
                    continue
                pause = LOOK if own and not own.found else timeout
                try:
                    async with asyncio.timeout(pause):
                        await woken.wait()
                except TimeoutError:
                    silent += pause
                if silent >= timeout:
                    silent = 0.0
                    yield None
        finally:
            METRICS.followers.dec()
            self._followers.discard(woken)
            self._seen.pop(person, None)
            if own and not own.found and not closing.is_set():
                self._tables.begin(self.rows.see_seeker(person, SEEN - RETURN))

    async def _wait(self, person: str, scene: Scene) -> Seeker | None:
        """How it stands with somebody who may wait: they are there, and paired if anybody has come near."""
        now, own = time.time(), next((it for it in scene.seekers if it.person == person), None)
        if own is None or own.found:
            return own
        if now - self._seen.get(person, 0.0) > SEEN / 4:
            self._seen[person] = now
            await self.rows.see_seeker(person)
        others = [it for it in scene.seekers if it.person != person and it.is_there(now)]
        if any(it.seeks_like(own) and it.reaches(own, now) for it in others):
            own = await self.rows.look_again(person)
            if own is not None and own.found:
                self.changed()
        return own

    def close(self) -> None:
        """Wake all who follow: the server ends."""
        self._wake()

    def _wake(self) -> None:
        for woken in self._followers:
            woken.set()

    async def run(self) -> None:
        """Wake those who follow when something has changed, not too often; and note now and then who is there."""
        beaten = time.monotonic()
        while True:
            try:
                async with asyncio.timeout(AGAIN):
                    await self._changed.wait()
            except TimeoutError:
                pass
            self._changed.clear()
            age = time.monotonic() - self._looked
            least = OFTEN if self._is_stale else MOVED
            if self._followers and age < least:
                await asyncio.sleep(least - age)
            self._wake()
            if time.monotonic() - beaten > BEAT:
                beaten = time.monotonic()
                await self.beat()

    async def beat(self) -> None:
        """Note at which tables somebody is there who waits, and forget those that waited for too long."""
        try:
            found = await self.rows.open_tables()
            if there := [it for it in found if self._is_somebody_at(it)]:
                await self.rows.see(there)
            if found:
                await self.rows.sweep()
            if self._scene.seekers:
                await self.rows.forget()
        except Exception:  # the database may be away for a while
            logger.exception("lobby-failed")

    def _is_somebody_at(self, table_id: str) -> bool:
        found = self._tables.presence.present(table_id)
        return bool(found.here or found.away)

    async def _look(self) -> Scene:
        now = time.time()
        waiting, playing = await self.rows.waiting(now), await self.rows.playing()
        listed = {it.table_id: it.listed for it in (*waiting, *playing)}
        tables = [table for it in listed if (table := await self._table(it)) is not None]
        seekers = await self.rows.seekers()
        ratings = await self._ratings(tables)
        seats = [self._open(it, listed[it.id], ratings, now) for it in tables if it.waits]
        seats += [_seeking(it) for it in seekers if it.is_there(now)]
        seats = [it for it in seats if not any(self._is_banned(sitting.person) for sitting in it.people)]
        seats.sort(key=lambda it: (-it.since, it.table_id))
        seats = _shared_out(seats)
        games = tuple(_live(it, ratings) for it in tables if not it.waits)
        version = hashlib.sha256(repr((seats, games)).encode()).hexdigest()[:16]
        return Scene(tuple(seats), games, tuple(seekers), f"{version}-{int(now // 60)}")

    def _is_banned(self, person: str) -> bool:
        rulings, people = self._tables.rulings, self._tables.people
        return rulings.ban_of(people.person_of(person)) is not None

    async def _table(self, table_id: str) -> Table | None:
        """A table that may be shown: nobody who sits there is deleted, and it goes on."""
        try:
            table = await self._tables.table(table_id)
        except (Damaged, UnknownTable):
            return None
        return None if table.over or table.aside or table.hidden or not table.terms.is_listed else table

    async def _ratings(self, tables: list[Table]) -> Mapping[tuple[str, str], Rating]:
        wanted = {(chair.player, it.rules.info.name) for it in tables for chair in it.chairs if chair.player}

        def look(connection: Connection) -> dict[tuple[str, str], Rating]:
            found = {it: present(connection, *it) for it in sorted(wanted)}
            return {it: rating for it, rating in found.items() if rating is not None}

        return await self._tables.store.read(look) if wanted else {}

    def _open(self, table: Table, listed: float, ratings: Mapping[tuple[str, str], Rating], now: float) -> OpenSeat:
        is_new = now - listed < LATELY
        return OpenSeat(
            table.id,
            table.rules.info.name,
            table.options,
            table.clock,
            table.terms.talk.allows,
            _people(table, ratings),
            len(table.seats),
            listed,
            not is_new and not self._is_somebody_at(table.id),
            commitment=commitment(table.seed),
        )


def _rest(took: float, age: float) -> float:
    """How long to wait before a look, if the last one took so long and so much time has passed since."""
    return max(min(REST * took, OFTEN) - age, 0.0)


def _shared_out(seats: list[OpenSeat]) -> list[OpenSeat]:
    """Open seats, of each person only so many: nobody fills the lobby alone."""
    count, found = Counter[str](), []
    for it in seats:
        hosts = {sitting.person for sitting in it.people if sitting.person} or {""}
        if all(count[host] < MOST_OF_ONE for host in hosts):
            found.append(it)
            count.update(hosts)
    return found


def _people(table: Table, ratings: Mapping[tuple[str, str], Rating]) -> tuple[Sitting, ...]:
    game = table.rules.info.name
    return tuple(
        Sitting("", chair.level)
        if chair.kind == BOT
        else Sitting(chair.name, None, chair.player, ratings.get((chair.player, game)))
        for chair in table.chairs
        if not chair.is_free
    )


def _live(table: Table, ratings: Mapping[tuple[str, str], Rating]) -> Live:
    people = _people(table, ratings)
    game = table.rules.info.name
    return Live(
        table.id,
        game,
        table.options,
        table.clock,
        people,
        len(table.moves),
        len(table.log),
        table.rules.drawing is not None,
    )


def _seeking(it: Seeker) -> OpenSeat:
    """Somebody who waits to be paired, as a table that will be set up."""
    rating = Rating(it.mean, it.deviation) if it.deviation else None
    people = (Sitting(it.name, None, it.person, rating),)
    return OpenSeat(it.table_id, it.game, {}, Clock(it.seconds, LOSS), PHRASES, people, PLAYERS, it.since, False, True)

"""All tables of a server: decides what happens at each, one request after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from boulevard.games.positions import WrittenPosition
from boulevard.web.errors import Damaged, KeyUsed, NotNow, UnknownTable
from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.events import Kind
from boulevard.web.event_log.gossip import Gossip
from boulevard.web.event_log.news import News
from boulevard.web.event_log.puzzle_rows import PuzzleRows
from boulevard.web.event_log.shelf import Shelf
from boulevard.web.event_log.store import LOGS, Conflict, Store
from boulevard.web.jobs.asker import Jobs
from boulevard.web.metrics import METRICS
from boulevard.web.people.passes import Admissions
from boulevard.web.people.people import People
from boulevard.web.people.rulings import Rulings
from boulevard.web.services import presence
from boulevard.web.services.analyses import Analyses
from boulevard.web.services.bests import Bests
from boulevard.web.services.bot_moves import BotMoves
from boulevard.web.services.chat import Chat
from boulevard.web.services.clocks import Clocks
from boulevard.web.services.days.days import Days
from boulevard.web.services.enforcement import Enforcement
from boulevard.web.services.followers import Followers
from boulevard.web.services.hints import Advice
from boulevard.web.services.histories import Histories
from boulevard.web.services.housekeeping import Housekeeping
from boulevard.web.services.invitations import Invitations
from boulevard.web.services.lobby import Lobby
from boulevard.web.services.notices.notices import Notices
from boulevard.web.services.online import Online
from boulevard.web.services.own_news import OwnNews
from boulevard.web.services.preferences import PeoplesPreferences
from boulevard.web.services.presence import Presence
from boulevard.web.services.puzzles.mistakes import Mistakes
from boulevard.web.services.records import Records
from boulevard.web.services.results import Results
from boulevard.web.services.reviews import Reviews
from boulevard.web.services.tournaments.tournaments import Tournaments
from boulevard.web.tables import decisions
from boulevard.web.tables.clocks import look_at
from boulevard.web.tables.table import Chair, Next, Table
from boulevard.web.tables.terms import USUAL, Terms
from boulevard.web.tables.tokens import new_identity, new_seed
from boulevard.web.thinking.fair_queue import held
from boulevard.web.thinking.loading import LoadedGames
from boulevard.web.thinking.thinkers import Thinkers
from boulevard.web.thinking.watching import Watching

logger = logging.getLogger(__name__)

ATTEMPTS = 10
"""How often a decision is made again because another process was faster."""

Decide = Callable[[Table], decisions.Decision]


class TableService:
    """The tables, and all that goes on at them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        tables_kept: int,
        abandoned_after: float,
        pace: float = 0.0,
        review_effort: float = 1.0,
        messages_kept: float = 30.0,
    ) -> None:
        self.store = store
        self.news = News(store.engine)
        self.news.on(LOGS, self._heard, self._missed)
        self.people = People(store, self.news, self._begin)
        self.people.on_news = self._other_people
        self.rulings = Rulings(store, self.news, self._begin)
        self.rulings.on_news = lambda *news: self._begin(self.enforcement.ruled(*news))
        self.enforcement = Enforcement(self)
        self.admissions = Admissions(store, self.people)
        self._processes = thinkers
        self._jobs = Jobs(thinkers, store.engine.url, self.news) if store.is_shared else None
        self.thinkers = bots = self._jobs or thinkers
        """Who is asked: our own processes, or those of all who share the database."""
        self.advice = Advice(bots)
        self.reviews = Reviews(bots, store, review_effort)
        self.results = Results(store, self.people.person_of, self.rulings.name_of)
        self.histories = Histories(store)
        self.bests = Bests(self.histories, self.results)
        self.puzzles = PuzzleRows(store)
        self.mistakes = Mistakes(store)
        self.games = LoadedGames(thinkers)
        self.records = Records(Reviews(bots, None, review_effort), store, self.games.require_named)
        self.analyses = Analyses(Shelf(store), self.games.require, self.people.person_of)
        self.watching = Watching(thinkers)
        self.preferences = PeoplesPreferences(store, self.news)
        self.followers = Followers(self)
        self.chat = Chat(store, self.news, self.followers)
        self._gossip = Gossip.of(store, self.news, presence.CHANNEL, presence.NOBODY, presence.read)
        self.presence = Presence(self.followers, self._gossip)
        self.online = Online(store, self.news)
        self.invitations = Invitations(store, self.news, self.people)
        self.own_news = OwnNews(self)
        self.notices = Notices(self)
        self.invitations.on_news = self._invited
        self.invitations.also = self.notices.note_invited
        self.lobby = Lobby(self)
        self.days = Days(self)
        self.tournaments = Tournaments(self)
        self.results.is_held_back = self.tournaments.is_sealed
        self.bot_moves = BotMoves(self, pace)
        self.housekeeping = Housekeeping(self, abandoned_after, messages_kept)
        self.clocks = Clocks(self)
        self._kept = tables_kept
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin: compile what is not compiled, go on with every game, and set those aside that were abandoned."""
        self.store.open()
        self.people.open()
        self.rulings.open()
        self._begin(self.rulings.run())
        self.listen()
        self._begin(self.lobby.run())
        self._begin(self._prepare())

    def listen(self) -> None:
        """Hear from now on what other processes do, if there can be any."""
        if self._jobs:
            self._begin(self.news.listen())
            self._begin(self._jobs.run())
            self._begin(self._gossip.run())
            self._begin(self.online.gossip.run())
            self._begin(self.people.run())

    async def close(self) -> None:
        """End: what was decided is written, what was not is decided after the next start."""
        self.followers.close()
        tasks = [*self._tasks, *self.bot_moves.thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.clocks.close()
        await self._gossip.leave()
        await self.online.gossip.leave()
        await self.advice.close()
        await self.reviews.close()
        await self.records.reviews.close()
        await self.watching.close()
        self._processes.close()
        await self.store.close()

    async def create(
        self,
        game: str,
        options: Mapping[str, Any],
        chairs: Sequence[Chair],
        identity: str | None = None,
        prepared: decisions.Prepared | None = None,
        key: str | None = None,
        seed: str | None = None,
        position: WrittenPosition | None = None,
        terms: Terms = USUAL,
    ) -> Table:
        """Set a table up; one whose identity is given is set up once, for one key (`KeyUsed`)."""
        await self.games.require(game)
        identity = identity or new_identity()
        seed = seed or new_seed()
        decided = decisions.create(game, options, chairs, seed, prepared, _following(), position, terms)
        try:
            await self._write(identity, 0, decided, key)
        except Conflict:
            if (await self.table(identity)).created_for not in (key, None):
                raise KeyUsed("key-used") from None
        if terms.is_listed:
            await self.lobby.tell()
        return await self.table(identity)

    async def rematch(self, identity: str, held: Sequence[int], key: str | None, entropy: str | None = None) -> Table:
        """Return the table at which the people of a table go on; their present one while not all of them want to."""
        new = (_following(), _following())
        table = await self.act(identity, lambda it: decisions.rematch(it, held, new, entropy), key)
        if table.rematch is None:
            return table
        if table.terms.is_listed:
            await self.lobby.tell()
        return await self.table(table.rematch)

    async def table(self, identity: str) -> Table:
        """Return a table as it is now, also if another process had to do with it last (`UnknownTable`)."""
        if (table := self._tables.get(identity)) is not None and self.store.is_shared:
            await self._catch_up(table)
        return await self.known(identity)

    async def known(self, identity: str) -> Table:
        """Return a table as this process knows it, from memory if it is there (`UnknownTable`)."""
        if (table := self._tables.get(identity)) is None:
            table = await self._read(identity)
        self._tables.move_to_end(identity)
        self._forget()
        self.bot_moves.wake(table)
        if table.over and table.others_play:
            table.others_play = await self.tournaments.is_sealed(table)
        return table

    async def _catch_up(self, table: Table) -> None:
        """Take account of what other processes have written."""
        known = len(table.log)
        if news := await self.store.news(table.id, known):
            self._happened(table, Batch(table.id, known, news))

    def _heard(self, told: str) -> None:
        """Another process tells how long a log is: catch up at once if somebody waits for that."""
        identity, _, length = told.partition(" ")
        self.own_news.heard(identity)
        self.lobby.heard(identity)
        table = self._tables.get(identity)
        if table is not None and len(table.log) < int(length) and self.followers.has(identity):
            self._begin(self._catch_up(table))

    def _missed(self) -> None:
        """Something may have happened that nobody told."""
        self.own_news.missed()
        for identity in self.followers.followed:
            if (table := self._tables.get(identity)) is not None:
                self._begin(self._catch_up(table))

    def in_memory(self, identity: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(identity)

    async def _read(self, identity: str) -> Table:
        """Read a table into memory. One reads, others wait for it: who came late has nothing old to put there."""
        lock = self._reading.setdefault(identity, asyncio.Lock())
        async with held(lock):
            if (table := self._tables.get(identity)) is not None:
                return table
            try:
                events = await self.store.events(identity)
            except Damaged:
                logger.error("table-damaged", extra={"table": identity})
                raise
            if not events:
                raise UnknownTable("unknown-table")
            await self.games.require(events[0].data["game"])
            table = self._tables[identity] = Table.replayed(identity, events)
            table.recognise(self.people.person_of, self.rulings.name_of)
            return table

    async def act(self, identity: str, decide: Decide, key: str | None = None) -> Table:
        """Let something happen at a table, once for every key; return the table after it.

        It is decided on what this process knows: whoever asks has had it catch up before (`table`). If another one has
        written since, that conflicts, and it is decided anew.
        """
        lock = self._locks.setdefault(identity, asyncio.Lock())
        async with held(lock):
            for _ in range(ATTEMPTS):
                table = await self.known(identity)
                if key is not None and key in table.keys:
                    return table
                try:
                    await self._write(identity, len(table.log), decide(table), key)
                except Conflict:
                    if self.store.is_shared:
                        await self._catch_up(table)
                    else:
                        self._tables.pop(identity, None)
                    continue
                return await self.known(identity)
        raise NotNow("table-busy")

    async def _write(self, identity: str, first: int, decision: decisions.Decision, key: str | None = None) -> None:
        """Make what was decided happen; the first event gets the key of the request."""
        if not decision.here:
            return
        decision = decision._replace(here=[replace(decision.here[0], key=key), *decision.here[1:]])
        now, begun = time.time(), time.perf_counter()
        here, *elsewhere = [
            Batch(table, number, [replace(event, at=now) for event in events], look_at(known, events, now))
            for table, number, events, known in (
                (identity, first, decision.here, self._tables.get(identity)),
                *((table, 0, events, None) for table, events in decision.elsewhere.items()),
            )
        ]
        await self.store.append(here, *elsewhere)
        for batch in (here, *elsewhere):
            if batch.due is not None:
                self.clocks.expect(batch.due)
        METRICS.writing.observe(time.perf_counter() - begun)
        self.notices.heard(identity, *decision.elsewhere)
        for event in (event for batch in (here, *elsewhere) for event in batch.events):
            METRICS.events.labels(event.kind).inc()
        if (table := self._tables.get(identity)) is not None:
            self._happened(table, here)

    def _happened(self, table: Table, batch: Batch) -> None:
        """Take account of what was written: all of it that the table, if it was read since, does not have yet."""
        for event in batch.events[len(table.log) - batch.first :]:
            table.apply(event)
            if event.kind is Kind.joined:
                table.recognise(self.people.person_of, self.rulings.name_of)
        self.followers.tell(table.id)
        self.own_news.heard(table.id)
        self.lobby.heard(table.id)
        self.tournaments.happened(table)
        self.advice.moved_on(table)
        self.bot_moves.drop(table, all_of_them=any(event.kind is Kind.undone for event in batch.events))
        if table.over:
            self._begin(self._finish(table))

    async def _finish(self, table: Table) -> None:
        """Note that a game is over, and what came of it."""
        await self.store.finish(table.id)
        await self.results.settle(table)
        if table.terms.daily:
            self.days.changed(table.terms.daily.day)

    def _invited(self, people: Iterable[str]) -> None:
        """Tell of invitations that have changed, on open pages and while none is open."""
        self.own_news.invited(people)
        self.notices.wake()

    def _other_people(self, changed: Collection[str]) -> None:
        """See who some numbers are by now, and show nothing more of people who were deleted."""
        self.recognise(changed)
        self.analyses.forget()
        self.lobby.changed()
        self.days.changed()
        if self.rulings:
            self._begin(self.rulings.refresh(anyway=True))

    def recognise(self, changed: Collection[str]) -> None:
        """See at all tables in memory who some people are by now, and what they are called."""
        for table in self._tables.values():
            if any(chair.player in changed for chair in table.chairs):
                table.recognise(self.people.person_of, self.rulings.name_of)

    def forget(self, identity: str) -> None:
        """Have a table in memory no longer; whoever follows it looks whether it is still there."""
        if (table := self._tables.pop(identity, None)) is not None:
            self.bot_moves.drop(table, all_of_them=True)
        self.followers.tell(identity)

    def _forget(self) -> None:
        """Keep only so many tables in memory, and those that somebody follows."""
        for identity in list(self._tables) if len(self._tables) > self._kept else ():
            if len(self._tables) <= self._kept:
                return
            if not self.followers.has(identity) and identity not in self._locks:
                del self._tables[identity]

    async def _prepare(self) -> None:
        """Load the rules, compiled; look after all tables from then on; have the bots compiled, and keep them warm."""
        await self.games.load_rules()
        self._begin(self.enforcement.carry_out())
        self._begin(self.housekeeping.run())
        self._begin(self.clocks.run())
        self._begin(self.tournaments.run())
        self._begin(self.notices.run())
        await self.games.compile_bots()
        if self._jobs:
            self._begin(self._jobs.work())
        await self._processes.keep_warm()

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something be done that nobody waits for."""
        self._begin(work)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("work-failed", exc_info=error)


def _following() -> Next:
    """A table to go on at."""
    return Next(new_identity(), new_seed())

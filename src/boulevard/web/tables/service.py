"""All tables of a server: decides what happens at each, one request after the other, and tells those who follow."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from boulevard.bots.registry import budget, levels
from boulevard.errors import Damaged, GameOver, KeyUsed, NotNow, StaleMove, UnknownTable
from boulevard.games import registry
from boulevard.web.metrics import METRICS
from boulevard.web.tables import decisions
from boulevard.web.tables.chain import Batch
from boulevard.web.tables.events import Kind
from boulevard.web.tables.store import Conflict, Store
from boulevard.web.tables.table import Chair, Next, Table
from boulevard.web.tables.tokens import new_identity, new_seed
from boulevard.web.thinking.fair_queue import held
from boulevard.web.thinking.hints import Advice
from boulevard.web.thinking.questions import Question
from boulevard.web.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)

ATTEMPTS = 10
"""How often a decision is made again because another process was faster."""
PAUSE = 5.0
"""Seconds before a thought that failed is begun again."""
SWEEP = 600.0
"""Seconds between two looks for abandoned games."""
GRACE = 6 * 3600.0
"""Seconds of a run before a game is set aside: whoever could not come while there was no server has that long."""

HEAD_START = 0.2
"""Seconds in which a server that has just started answers whoever waits for it, before it loads the rules."""

SELDOM = 1_000_000
"""As good as never, for how often the garbage of the oldest is collected by itself."""

Decide = Callable[[Table], decisions.Decision]


class TableService:
    """The tables, and what goes on behind them."""

    def __init__(
        self, store: Store, thinkers: Thinkers, tables_kept: int, abandoned_after: float, pace: float = 0.0
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.advice = Advice(thinkers)
        self.closing = asyncio.Event()
        self.compiling: set[str] = set()
        """Games whose rules are not at hand, and will not be soon."""
        self._loaded = {game: asyncio.Event() for game in registry.NAMES}
        self.bots_ready: dict[str, bool] = dict.fromkeys(registry.NAMES, False)
        self._kept = tables_kept
        self._abandoned_after = abandoned_after * 3600
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._followers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._pace = pace
        self._leisurely: Counter[str] = Counter()
        """The tables at which people sit by a page, and how many pages that are: there, bots take their time."""
        self._thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin: compile what is not compiled, go on with every game, and set those aside that were abandoned."""
        self.store.open()
        self._begin(self._prepare())

    async def close(self) -> None:
        """End: what was decided is written, what was not is decided after the next start."""
        self.close_streams()
        tasks = [*self._tasks, *self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.advice.close()
        self.thinkers.close()
        await self.store.close()

    def close_streams(self) -> None:
        """Let all who follow a table go: they come back to the next server."""
        self.closing.set()
        for followers in self._followers.values():
            for follower in followers:
                follower.set()

    @property
    def ready(self) -> dict[str, bool]:
        """Which games can be played at once."""
        return {game: loaded.is_set() for game, loaded in self._loaded.items()}

    async def require(self, game: str) -> None:
        """Wait until a game is loaded; refuse what needs one that must be compiled (`UnknownGame`, `NotNow`)."""
        info = registry.info(game)
        if game in self.compiling:
            raise NotNow("still-compiling", title=info.title)
        await self._loaded[game].wait()

    async def create(
        self,
        game: str,
        options: Mapping[str, Any],
        chairs: Sequence[Chair],
        identity: str | None = None,
        prepared: decisions.Prepared | None = None,
        key: str | None = None,
        seed: str | None = None,
    ) -> Table:
        """Set a table up; one whose identity is given is set up once, for one key (`KeyUsed`)."""
        await self.require(game)
        identity = identity or new_identity()
        decided = decisions.create(game, options, chairs, seed or new_seed(), prepared, _following())
        try:
            await self._write(identity, 0, decided, key)
        except Conflict:
            if (await self.table(identity)).created_for not in (key, None):
                raise KeyUsed("key-used") from None
        return await self.table(identity)

    async def rematch(self, identity: str, held: Sequence[int], key: str | None, entropy: str | None = None) -> Table:
        """Return the table at which the people of a table go on; their present one while not all of them want to."""
        new = (_following(), _following())
        table = await self.act(identity, lambda it: decisions.rematch(it, held, new, entropy), key)
        return table if table.rematch is None else await self.table(table.rematch)

    async def table(self, identity: str) -> Table:
        """Return a table as it is now (`UnknownTable`)."""
        if (table := self._tables.get(identity)) is None:
            table = await self._read(identity)
        self._tables.move_to_end(identity)
        self._forget()
        self._wake(table)
        return table

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
            await self.require(events[0].data["game"])
            table = self._tables[identity] = Table.replayed(identity, events)
            return table

    async def act(self, identity: str, decide: Decide, key: str | None = None) -> Table:
        """Let something happen at a table, once for every key; return the table after it."""
        lock = self._locks.setdefault(identity, asyncio.Lock())
        async with held(lock):
            for _ in range(ATTEMPTS):
                table = await self.table(identity)
                if key is not None and key in table.keys:
                    return table
                try:
                    await self._write(identity, len(table.log), decide(table), key)
                except Conflict:
                    self._tables.pop(identity, None)
                    continue
                return await self.table(identity)
        raise NotNow("table-busy")

    async def _write(self, identity: str, first: int, decision: decisions.Decision, key: str | None = None) -> None:
        """Make what was decided happen; the first event gets the key of the request."""
        if not decision.here:
            return
        decision = decision._replace(here=[replace(decision.here[0], key=key), *decision.here[1:]])
        now, begun = time.time(), time.perf_counter()
        here, *elsewhere = [
            Batch(table, number, [replace(event, at=now) for event in events])
            for table, number, events in (
                (identity, first, decision.here),
                *((table, 0, events) for table, events in decision.elsewhere.items()),
            )
        ]
        await self.store.append(here, *elsewhere)
        METRICS.writing.observe(time.perf_counter() - begun)
        for event in (event for batch in (here, *elsewhere) for event in batch.events):
            METRICS.events.labels(event.kind).inc()
        if (table := self._tables.get(identity)) is not None:
            self._happened(table, here)

    def _happened(self, table: Table, batch: Batch) -> None:
        """Take account of what was written: all of it that the table, if it was read since, does not have yet."""
        for event in batch.events[len(table.log) - batch.first :]:
            table.apply(event)
        for follower in self._followers.get(table.id, ()):
            follower.set()
        self.advice.moved_on(table)
        self._drop_thoughts(table, all_of_them=any(event.kind is Kind.undone for event in batch.events))
        if table.over:
            self._begin(self.store.finish(table.id))

    def _drop_thoughts(self, table: Table, all_of_them: bool) -> None:
        """Let go of thoughts that are no longer wanted."""
        for place in range(len(table.chairs)):
            thought = self._thoughts.get((table.id, place))
            wanted = place in table.thinking and not all_of_them
            if thought and not wanted and thought is not asyncio.current_task():
                thought.cancel()

    def _forget(self) -> None:
        """Keep only so many tables in memory, and those that somebody follows."""
        for identity in list(self._tables) if len(self._tables) > self._kept else ():
            if len(self._tables) <= self._kept:
                return
            if not self._followers.get(identity) and identity not in self._locks:
                del self._tables[identity]

    @contextmanager
    def at_leisure(self, identity: str) -> Iterator[None]:
        """Let the bots of a table move at a pace that people can follow, for a while."""
        self._leisurely[identity] += 1
        try:
            yield
        finally:
            self._leisurely[identity] -= 1
            self._leisurely += Counter()  # drops what is 0

    async def follow(self, identity: str, after: int, patience: float) -> AsyncIterator[int | None]:
        """Tell the number of each event of a table from one on, as they happen; None after some seconds without."""
        table = await self.table(identity)
        news = asyncio.Event()
        self._followers[identity].add(news)
        METRICS.followers.inc()
        try:
            number = after
            while not self.closing.is_set():
                while number < len(table.log):
                    yield number
                    number += 1
                news.clear()
                try:
                    await asyncio.wait_for(news.wait(), patience)
                except TimeoutError:
                    yield None
                table = self._tables.get(identity) or await self.table(identity)
        finally:
            METRICS.followers.dec()
            self._followers[identity].discard(news)
            if not self._followers[identity]:
                del self._followers[identity]

    def _wake(self, table: Table) -> None:
        """Let the bots think that must move, each once."""
        for place in table.thinking:
            if (table.id, place) not in self._thoughts and not self.closing.is_set():
                self._thoughts[table.id, place] = asyncio.create_task(self._think(table.id, place))

    async def _think(self, identity: str, place: int) -> None:
        """Make the move of a bot."""
        try:
            table = self._tables.get(identity) or await self.table(identity)
            level, number = table.chairs[place].bot, table.number(place)
            if place not in table.turn or level is None:
                return
            question = Question.about(table.game, table.seats[place], level, table.thought_seed(place))
            begun = time.perf_counter()
            move = await self.thinkers.think(identity, question)
            thought = time.perf_counter() - begun
            METRICS.thinking.observe(thought)
            if identity in self._leisurely:
                await asyncio.sleep(self._pace - thought)
            await self.act(identity, lambda it: decisions.move(it, place, move, number))
        except (StaleMove, GameOver) as error:
            logger.info("thought-in-vain", extra={"table": identity, "reason": str(error)})
        except Exception:
            logger.exception("thought-failed", extra={"table": identity})
            await asyncio.sleep(PAUSE)
        finally:
            self._thoughts.pop((identity, place), None)
            if (now := self._tables.get(identity)) is not None:
                self._wake(now)

    async def _prepare(self) -> None:
        """Load the rules, compiled; go on with what was going on; have the bots compiled; and tidy up now and then."""
        await asyncio.sleep(HEAD_START)
        for game, loaded in self._loaded.items():
            if not await asyncio.to_thread(registry.is_compiled, game):
                self.compiling.add(game)
                await self.thinkers.compile_rules(game)
            await asyncio.to_thread(_load, game)
            self.compiling.discard(game)
            loaded.set()
        self._begin(self._tidy_up())
        for game in self.bots_ready:
            await self.thinkers.compile_bots(game)
            self.bots_ready[game] = True
        _spare_requests_the_garbage()

    async def _tidy_up(self) -> None:
        """Go on with what was going on; then sweep now and then. A list that can't be read is read again by then."""
        is_going_on = False
        while True:
            is_going_on = is_going_on or await self._look_after(self._go_on_everywhere())
            await self._look_after(self.sweep())
            gc.collect()
            await asyncio.sleep(SWEEP)

    async def _go_on_everywhere(self) -> None:
        for identity in await self.store.open_tables():
            await self._look_after(self._go_on(identity), identity)

    async def _go_on(self, identity: str) -> None:
        if (await self.table(identity)).over:
            await self.store.finish(identity)

    async def sweep(self) -> None:
        """Note how long servers have run, and set games aside that nobody came back to in that time."""
        await self.store.keep_time()
        if self.store.hours.run < GRACE:
            return
        for identity, length in await self.store.lonely_tables(self._abandoned_after):
            await self._look_after(self._set_aside(identity, length), identity)

    async def _set_aside(self, identity: str, length: int) -> None:
        await self.act(identity, lambda it: decisions.set_aside(it, length))

    async def _look_after(self, work: Coroutine[Any, Any, None], identity: str = "") -> bool:
        """Do something about a table, or say that it failed; one that can't be read does not keep others from it."""
        try:
            await work
        except Damaged:
            return False  # it was told when it was read
        except Exception:
            logger.exception("table-failed", extra={"table": identity})
            return False
        return True

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


def _load(game: str) -> None:
    """Load a game, all its machine code and its bots: they are otherwise read at their first use, within a request."""
    registry.rules(game).prepared()
    for level in levels(game):
        budget(game, f"level:{level.number}")


def _spare_requests_the_garbage() -> None:
    """Leave alone what is there now: it stays. All the rest is looked through now and then, not in between.

    A look through everything takes a tenth of a second, in which all requests wait (benchmarks/load.py).
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)

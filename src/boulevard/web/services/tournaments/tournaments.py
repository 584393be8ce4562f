"""Tournaments as they are played: tables are set up, results noted, rounds begun, by whichever process comes first.

All of it follows from the database: a step looks at how a tournament stands and does what is due. So it goes on after
a restart, and a step that is taken twice changes nothing the second time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from boulevard.pairing.course import Outcome
from boulevard.web.errors import Damaged, NobodyYet, UnknownTable, UnknownTournament
from boulevard.web.event_log.events import Kind, once
from boulevard.web.event_log.tournament_rows import (
    CHANNEL,
    LEFT,
    OPEN,
    RUNNING,
    Entered,
    Found,
    Paired,
    TournamentRows,
    go_on_without_host,
    is_open,
)
from boulevard.web.metrics import METRICS
from boulevard.web.services.shared_look import AGAIN, SharedLook
from boulevard.web.services.tournaments import steps
from boulevard.web.services.tournaments.scene import Scene, Watched, scene
from boulevard.web.tables import decisions
from boulevard.web.tables.table import Table

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

BEAT = 10.0
"""Seconds after which it is looked at all tournaments, whether something was heard of them or not."""
KEPT = 200
"""Looks that are kept."""
REMEMBERED = 5000
"""Rounds of which it is remembered that everybody has played their deck."""
TOGETHER = "tournaments"
"""Whom the bots of all tournaments think for: all of them together take turns with each visitor."""
SEATED = " seated"
"""What is told besides when tables were set up."""
DAY = 24 * 3600.0
UNBEGUN, IDLE = 14 * DAY, 30 * DAY
"""Seconds after which a tournament is forgotten that was never begun, and ended in which nothing happens."""

logger = logging.getLogger(__name__)


def without(found: Found, person: str) -> list[Entered]:
    """Who takes part without a person: before the first round they are taken off, later they are out."""
    if not person:
        return list(found.entrants)
    if found.tournament.state == OPEN:
        return [it for it in found.entrants if it.person != person or it.is_barred]
    return [it._replace(is_out=True) if it.person == person else it for it in found.entrants]


class Tournaments:
    """All tournaments of a server, as this process knows them."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self.rows = TournamentRows(tables.store)
        self._looks = OrderedDict[str, Watched]()
        self._due = set[str]()
        self._woken = asyncio.Event()
        self._stepping = WeakValueDictionary[str, asyncio.Lock]()
        self._known_to_all = OrderedDict[tuple[str, int], None]()
        tables.news.on(CHANNEL, self._heard, self.all_changed)

    def changed(self, identity: str) -> None:
        """A tournament stands otherwise than before: what is due there is done, and who follows is told."""
        self._due.add(identity)
        self._woken.set()
        if (look := self._looks.get(identity)) is not None:
            look.changed()

    def happened(self, table: Table) -> None:
        """Something happened at a table."""
        if table.terms.round is None:
            return
        if table.over:
            self.changed(table.terms.round.tournament)
        elif (look := self._looks.get(table.terms.round.tournament)) is not None:
            look.moved()

    def _heard(self, told: str) -> None:
        identity, _, seated = told.partition(" ")
        self.changed(identity)
        if seated:
            self._tables.begin(self._seated(identity))

    def all_changed(self) -> None:
        """Anything may have happened, or people be called otherwise: whoever follows looks again."""
        for identity, look in self._looks.items():
            self.changed(identity)
            look.wake()

    async def scene(self, identity: str) -> Scene:
        """What is shown of a tournament now: looked up once for all who ask meanwhile (`UnknownTournament`)."""
        try:
            return await self._look(identity).now()
        except UnknownTournament:
            self._looks.pop(identity, None)
            raise

    def _look(self, identity: str) -> Watched:
        if identity not in self._looks:
            self._looks[identity] = Watched(SharedLook(partial(scene, self._tables, identity)))
        self._looks.move_to_end(identity)
        for other in list(self._looks)[: max(len(self._looks) - KEPT, 0)]:
            if not self._looks[other].followers:
                del self._looks[other]
        return self._looks[identity]

    async def follow(self, identity: str, timeout: float) -> AsyncIterator[Scene | None]:
        """Tell what is shown of a tournament, whenever that changes; None after some seconds without."""
        woken, closing = asyncio.Event(), self._tables.followers.closing
        look, told = self._look(identity), ""
        METRICS.followers.inc()
        look.followers.add(woken)
        try:
            while not closing.is_set():
                woken.clear()
                found = await look.now()
                yield found if found.version != told else None
                told = found.version
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(timeout, AGAIN)):
                        await woken.wait()
        finally:
            METRICS.followers.dec()
            look.followers.discard(woken)

    def close(self) -> None:
        """Wake all who follow: the server ends."""
        for look in self._looks.values():
            look.wake()

    async def run(self) -> None:
        """Do what is due, where something was heard of at once, and now and then everywhere."""
        looked = -BEAT
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT if time.monotonic() - looked < BEAT else 0.0):
                    await self._woken.wait()
            self._woken.clear()
            due, self._due = self._due, set()
            try:
                if time.monotonic() - looked >= BEAT:
                    looked = time.monotonic()
                    due |= set(await self.rows.running())
            except Exception:  # the database may be away for a while
                logger.exception("tournaments-failed")
            for identity in due:
                await self._step_safely(identity)

    async def _step_safely(self, identity: str) -> None:
        try:
            await self.step(identity)
        except UnknownTournament:
            pass
        except Exception:  # it is tried again with the next beat
            logger.exception("tournament-failed", extra={"tournament": identity})

    async def step(self, identity: str, goes_on: bool = False) -> Found:
        """Do what is due in a tournament: note what came of games, begin the next round or end, set tables up.

        The next round begins if it does so by itself, or if its host says that it `goes_on` (`UnknownTournament`).
        """
        async with self._stepping.setdefault(identity, asyncio.Lock()):
            found = await self.rows.found(identity)
            if found.tournament.state != RUNNING:
                return found
            found = await self._noted(found)
            if found.is_round_over and (found.tournament.is_automatic or goes_on or self._is_last(found)):
                found = await self.begin_round(found)
            return found

    @staticmethod
    def _is_last(found: Found) -> bool:
        """Whether there is nothing to wait for after this round: it was the last one."""
        it = found.tournament
        return it.round >= it.rounds or len(found.there) < steps.LEAST

    async def begin_round(self, before: Found) -> Found:
        """Begin the first or the next round once the last one is over, or end; its tables are there then."""
        if not before.is_round_over:
            return before
        state, rounds, paired = await asyncio.to_thread(steps.next_round, before)
        found = await self.rows.go_on(before, state, rounds, paired)
        self.changed(found.tournament.id)
        return await self._noted(found) if found.tournament.state == RUNNING else found

    async def _noted(self, found: Found) -> Found:
        """See that the tables of the round are there, and write what came of those that are over."""
        outcomes, absent, made = list[Paired](), list[int](), False
        for it in found.current:
            if it.outcome:
                continue
            table, is_new = await self._table(found, it)
            made |= is_new
            if table is None:
                outcomes.append(it._replace(outcome=LEFT if it.second is None else Outcome.nobody))
            elif (come := steps.outcome(it, table)).outcome:
                outcomes.append(come)
                absent += steps.absent(it, table)
        if made:
            await self._tell_seated(found)
        if not outcomes:
            return found
        noted = await self.rows.note(found, outcomes, absent)
        self.changed(found.tournament.id)
        if noted.is_round_over and noted.tournament.is_duplicate:
            self._tables.begin(self._settle(noted))
        return noted

    async def _table(self, found: Found, it: Paired) -> tuple[Table | None, bool]:
        """The table of a pairing, and whether it was set up just now; none if it can't be read any more."""
        try:
            table, is_new = await self._tables.table(it.table_id), False
        except UnknownTable:
            table, is_new = await self._set_up(found, it), True
        except Damaged:
            return None, False
        return await self._without_those_gone(found, it, table), is_new

    async def _set_up(self, found: Found, it: Paired) -> Table:
        tournament = found.tournament
        options, chairs, terms = steps.table_of(found, it)
        self._tables.thinkers.visitors.came(it.table_id, TOGETHER, f"{tournament.host} {tournament.id}")
        key, seed = once(Kind.created, "tournament", it.table_id), tournament.seed(it.round, it.number)
        return await self._tables.create(tournament.game, options, chairs, it.table_id, None, key, seed, None, terms)

    async def _without_those_gone(self, found: Found, it: Paired, table: Table) -> Table:
        """The table after those have left it who take part no longer."""
        for place, number in enumerate(it.players):
            if found.entrant(number).is_out and not table.over and not table.chairs[place].left:
                key = once(Kind.resigned, "tournament", it.table_id, place)
                table = await self._tables.act(it.table_id, partial(decisions.resign, place=place), key)
        return table

    async def _tell_seated(self, found: Found) -> None:
        """Let people know, in all processes, that their tables are there."""
        self._tables.own_news.seated(it.person for it in found.there)
        if self._tables.store.is_shared:
            await self._tables.store.tell(CHANNEL, [found.tournament.id + SEATED])

    async def _seated(self, identity: str) -> None:
        with suppress(UnknownTournament):
            found = await self.rows.found(identity)
            self._tables.own_news.seated(it.person for it in found.there)

    async def is_sealed(self, table: Table) -> bool:
        """Whether others still play the deck of a table: nobody else sees it meanwhile, nor what came of it."""
        it = table.terms.round
        if it is None or not it.is_duplicate or (it.tournament, it.number) in self._known_to_all:
            return False
        if await self._tables.store.read(lambda connection: is_open(connection, it.tournament, it.number)):
            return True
        self._known_to_all[it.tournament, it.number] = None
        if len(self._known_to_all) > REMEMBERED:
            self._known_to_all.popitem(last=False)
        return False

    async def _settle(self, found: Found) -> None:
        """Write what came of the tables of a round whose deck everybody has played."""
        for it in found.current:
            with suppress(UnknownTable, Damaged):
                await self._tables.results.settle(await self._tables.table(it.table_id))

    async def withdraw(self, person: str) -> None:
        """Let somebody take part nowhere any more, nor keep others waiting who play in a tournament of theirs."""
        held = await self.rows.of_person(person, only_open=True)
        await self._tables.store.transact(partial(go_on_without_host, person=person))
        for it in held:
            self.changed(it.id)
        for it in await self.rows.of_person(person, only_open=True):
            with suppress(NobodyYet):  # they have deleted themselves meanwhile, which does the same
                await self.rows.change_by(person, it.id, without)
            self.changed(it.id)

    async def sweep(self) -> None:
        """Forget what was never begun, and end what nobody goes on with."""
        now = time.time()
        await self.rows.sweep(now - UNBEGUN, now - IDLE)

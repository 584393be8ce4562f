"""The decks of days, and who has played them: looked up once for all who ask, and as soon as something has changed.

That something has changed is a hint from other processes; it is looked up now and then anyway.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from boulevard.games import registry
from boulevard.web.errors import NotNow, Sealed, UnknownDay, UnknownTable
from boulevard.web.event_log.day_rows import BEGUN, DAYS, Attempt, DayRows, Deck, Which
from boulevard.web.event_log.events import Kind, once
from boulevard.web.services.days.standings import Standings, standings
from boulevard.web.services.days.working_out import WorkingOut
from boulevard.web.tables import daily
from boulevard.web.tables.daily import Daily
from boulevard.web.tables.results import variant
from boulevard.web.tables.table import PERSON, Chair, Table
from boulevard.web.tables.terms import Terms
from boulevard.web.tables.tokens import Person, new_identity, new_seed

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

AHEAD = 7
"""Days for which there are decks before they begin: so long before, the server is bound to them."""
AGAIN = 15.0
"""Seconds after which a day is looked up anyway."""
LONG = 300.0
"""The same of a day that is final: only names change."""
REST, MOST_REST = 4, 1.0
"""However often somebody asks, what a look has taken is waited for so many times, but a second at most."""
KEPT = 40
"""Days that are kept in memory."""


class Scene(NamedTuple):
    """What is known of a day."""

    day: str
    decks: tuple[Deck, ...]
    attempts: tuple[Attempt, ...]
    """Without those of people who are banned."""
    of_people: Mapping[tuple[Which, str], Attempt]
    standings: Mapping[Which, Standings]
    players: Mapping[Which, int]
    """How many have begun to play a deck."""

    @classmethod
    def of(cls, day: str, decks: Sequence[Deck], attempts: Sequence[Attempt]) -> Scene:
        """What decks and attempts come to."""
        by_deck = {deck.which: [it for it in attempts if it.which == deck.which] for deck in decks}
        return cls(
            day,
            tuple(decks),
            tuple(attempts),
            {(it.which, it.person): it for it in attempts},
            {which: standings(found) for which, found in by_deck.items()},
            {which: len(found) for which, found in by_deck.items()},
        )

    def own(self, which: Which, person: str) -> Attempt | None:
        """Somebody's attempt at a deck."""
        return self.of_people.get((which, person))

    def deck(self, game: str, variant: str) -> Deck:
        """The deck for a variant of a game (`UnknownDay`)."""
        found = next((it for it in self.decks if it.which == (self.day, game, variant)), None)
        if found is None:
            raise UnknownDay("day-unknown")
        return found


@dataclass
class _Kept:
    """A day as this process has looked it up."""

    scene: Scene | None = None
    looked: float = 0.0
    took: float = 0.0
    is_stale: bool = True
    is_behind: bool = False
    """Whether somebody has begun since: nobody waits to be told that."""
    looking: asyncio.Lock = field(default_factory=asyncio.Lock)


class Days:
    """The days of a server, as this process knows them."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self.rows = DayRows(tables.store)
        self.working_out = WorkingOut(tables, self.rows)
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        tables.news.on(DAYS, self._heard, self.changed)

    def _heard(self, told: str) -> None:
        """Another process tells of which day something has changed."""
        day, _, what = told.partition(" ")
        if what != BEGUN:
            self.changed(day)
        elif day in self._kept:
            self._kept[day].is_behind = True

    def changed(self, day: str = "") -> None:
        """Something has changed of a day; or perhaps of any."""
        for it in [self._kept[day]] if day in self._kept else self._kept.values() if not day else ():
            it.is_stale = True

    async def prepare(self) -> None:
        """Write the decks of today and of coming days that are not there yet."""
        now, today = time.time(), daily.today()
        wanted = [Which(daily.later(today, ahead), *it) for ahead in range(AHEAD + 1) for it in variants()]
        there = {it.which for it in await self.rows.decks(today, daily.later(today, AHEAD))}
        if missing := [it for it in wanted if it not in there]:
            await self.rows.write([Deck(it, new_seed(), now, None) for it in missing])
            self.changed()

    async def decks(self, first: str, last: str) -> list[Deck]:
        """The decks of some days, those of today and coming ones also if nobody has written them yet."""
        await self.scene(daily.today())
        return await self.rows.decks(first, last)

    async def scene(self, day: str) -> Scene:
        """What is known of a day: looked up once for all who ask meanwhile (`UnknownDay`)."""
        kept = self._kept.setdefault(day, _Kept())
        self._kept.move_to_end(day)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        async with kept.looking:
            age, rest = time.monotonic() - kept.looked, min(REST * kept.took, MOST_REST)
            is_old = age > (LONG if daily.is_final(day) else AGAIN) or (kept.is_behind and age > MOST_REST)
            if kept.scene is None or kept.is_stale or is_old:
                await asyncio.sleep(max(rest - age, 0.0))
                kept.is_stale, kept.is_behind, began = False, False, time.monotonic()
                try:
                    kept.scene = await self._look(day)
                except UnknownDay:
                    self._kept.pop(day, None)
                    raise
                except BaseException:
                    kept.is_stale = True
                    raise
                kept.looked = time.monotonic()
                kept.took = kept.looked - began
            return kept.scene

    async def _look(self, day: str) -> Scene:
        decks = await self.rows.decks(day, day)
        if not decks and day == daily.today():
            await self.prepare()
            decks = await self.rows.decks(day, day)
        if not decks:
            raise UnknownDay("day-unknown")
        attempts = await self.rows.attempts(day, daily.begins(day))
        rulings = self._tables.rulings
        return Scene.of(day, decks, [it for it in attempts if rulings.ban_of(it.person) is None])

    async def begin(self, which: Which, person: Person) -> Table:
        """Begin somebody's attempt, or go on with it (`NotNow`, `UnknownDay`)."""
        scene = await self.scene(require_begun(which.day))
        deck = scene.deck(which.game, which.variant)
        known = scene.own(which, person.id) or await self.rows.attempt(which, person.id)
        if known is None and which.day != daily.today():
            raise NotNow("day-over")
        if known is None:
            known = await self.rows.begin(Attempt(which, person.id, new_identity(), time.time()))
            self._heard(f"{which.day} {BEGUN}")
            self.working_out.begin(deck)
        try:
            return await self._tables.table(known.table_id)
        except UnknownTable:
            return await self._set_up(deck, person, known.table_id, counts=True)

    async def practise(self, which: Which, person: Person) -> Table:
        """Set a table up with a deck that somebody may know (`Sealed`, `UnknownDay`)."""
        scene = await self.scene(require_begun(which.day))
        deck = scene.deck(which.game, which.variant)
        await self.require_open(which, person.id)
        return await self._set_up(deck, person, new_identity(), counts=False)

    async def _set_up(self, deck: Deck, person: Person, identity: str, counts: bool) -> Table:
        option = registry.info(deck.which.game).variant_option
        chairs = [Chair(PERSON, person.name, None, person.id)]
        terms, key = Terms(daily=Daily(deck.which.day, counts)), once(Kind.created, "day", identity)
        options = {option: deck.which.variant} if option else {}
        return await self._tables.create(deck.which.game, options, chairs, identity, None, key, deck.seed, None, terms)

    async def require_open(self, which: Which, person: str | None) -> None:
        """Refuse whoever has still to play a deck, or is not known, as long as the day is not final (`Sealed`)."""
        if not await self.is_open(which, person):
            raise Sealed("day-sealed")

    async def is_open(self, which: Which, person: str | None) -> bool:
        """Whether somebody may see what others made of a deck: the day is final, or their own attempt is over."""
        if daily.is_final(which.day):
            return True
        if person is None:
            return False
        known = (await self.scene(which.day)).own(which, person)
        known = known if known and known.ended is not None else await self.rows.attempt(which, person)
        if known is None:
            return False
        return await self.is_over(known)

    async def own(self, which: Which, person: str) -> Attempt | None:
        """Somebody's attempt, also if they have only just begun."""
        return (await self.scene(which.day)).own(which, person) or await self._just_begun(which, person)

    async def _just_begun(self, which: Which, person: str) -> Attempt | None:
        """An attempt that the scene does not have yet; it is looked for only while there may be one."""
        kept = self._kept.get(which.day)
        return await self.rows.attempt(which, person) if kept and kept.is_behind else None

    async def is_over(self, it: Attempt) -> bool:
        """Whether an attempt is over, also before that is noted."""
        if it.ended is not None:
            return True
        try:
            return (await self._tables.table(it.table_id)).over
        except UnknownTable:
            return False

    def deck_of(self, table: Table) -> Which | None:
        """With which deck a table is played, if it is that of a day."""
        it = table.terms.daily
        return None if it is None else Which(it.day, table.rules.info.name, variant(table))


def variants() -> list[tuple[str, str]]:
    """The games and variants for which there are decks: what one person can play, on different boards."""
    return [
        (name, str(value))
        for name, info in registry.games().items()
        if 1 in info.players and info.variant_option
        for value in info.options[info.variant_option].values
    ]


def require_begun(day: str) -> str:
    """A day that is not still to come (`NotNow`)."""
    if day > daily.today():
        raise NotNow("day-to-come")
    return day

"""What is shown of a tournament at one moment: who takes part, who stands where, and how the tables go."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from boulevard.pairing.duplicate import DeckLine
from boulevard.pairing.standings import Line
from boulevard.web.errors import Damaged, UnknownTable
from boulevard.web.event_log.tournament_rows import Found
from boulevard.web.services.shared_look import MOVED, SharedLook
from boulevard.web.services.tournaments import steps
from boulevard.web.tables.shuffle import commitment

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService


class Playing(NamedTuple):
    """How a table of the present round goes; of a deck that others play too, no more than whether it is over."""

    moves: int = 0
    events: int = 0
    is_drawn: bool = False
    """Whether there can be a picture of it that everybody may see."""
    acts: tuple[int, ...] = ()
    """Whose turn it is, by the numbers of entrants."""


class Deck(NamedTuple):
    """What the server is bound to for the deck of a round, and its seed once everybody has played it."""

    round: int
    commitment: str
    seed: str = ""


class Scene(NamedTuple):
    """All of it."""

    found: Found
    names: Mapping[int, str]
    """What people are called, by their numbers; nothing for bots, and for those who are deleted."""
    lines: Sequence[Line]
    """Who stands where, in games for two."""
    deck_lines: Sequence[DeckLine]
    """And where everybody plays the same decks."""
    playing: Mapping[str, Playing]
    """The tables of the round that go on."""
    decks: Sequence[Deck]
    version: str = ""
    """What it looks like: another one whenever that changes."""

    def is_secret(self, number: int) -> bool:
        """Whether nobody may know of the deck of a round yet, nor what others made of it."""
        it = self.found.tournament
        return it.is_duplicate and any(not one.outcome for one in self.found.pairings if one.round == number)


class Watched:
    """A look at a tournament, with those who follow it."""

    def __init__(self, look: SharedLook[Scene]) -> None:
        self._look = look
        self.followers = set[asyncio.Event]()
        self._is_coming = False

    async def now(self) -> Scene:
        """What there is now."""
        return await self._look.now()

    def changed(self) -> None:
        """It stands otherwise than before."""
        self._look.is_stale = True
        self.wake()

    def moved(self) -> None:
        """Somebody moved: that is told, but not every time at once."""
        self._look.has_moved = True
        if self.followers and not self._is_coming:
            self._is_coming = True
            asyncio.get_running_loop().call_later(max(MOVED - self._look.age, 0.0) + 0.1, self._moved)

    def _moved(self) -> None:
        self._is_coming = False
        self.wake()

    def wake(self) -> None:
        """Let all look again who follow."""
        for woken in self.followers:
            woken.set()


async def scene(tables: TableService, identity: str) -> Scene:
    """Look at a tournament (`UnknownTournament`)."""
    found = await tables.tournaments.rows.found(identity)
    it = found.tournament
    playing = {one.table_id: await _playing(tables, found, one.table_id) for one in found.current if not one.outcome}
    names = {one.number: tables.rulings.name_of(one.person) or one.name for one in found.entrants}
    lines = [] if it.is_duplicate else steps.ranking(found)
    deck_lines = steps.decks(found) if it.is_duplicate else []
    made = Scene(found, names, lines, deck_lines, playing, _decks(found))
    return made._replace(version=hashlib.sha256(repr(made).encode()).hexdigest()[:16])


async def _playing(tables: TableService, found: Found, table_id: str) -> Playing:
    if found.tournament.is_duplicate:
        return Playing()
    try:
        table = await tables.table(table_id)
    except (Damaged, UnknownTable):
        return Playing()
    pairing = next(it for it in found.current if it.table_id == table_id)
    acts = tuple(pairing.players[place] for place in table.turn)
    return Playing(len(table.moves), len(table.log), table.rules.drawing is not None, acts)


def _decks(found: Found) -> list[Deck]:
    """The decks of a tournament in which everybody plays the same ones, all of them from the start."""
    it = found.tournament
    if not it.is_duplicate:
        return []
    played = {one.round for one in found.pairings} - {one.round for one in found.pairings if not one.outcome}
    return [
        Deck(number, commitment(it.seed(number, 0)), it.seed(number, 0) if number in played else "")
        for number in range(1, it.rounds + 1)
    ]

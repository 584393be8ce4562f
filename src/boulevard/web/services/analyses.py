"""Analyses that people keep: one request after the other at each, and only its owner changes it."""

from __future__ import annotations

import asyncio
import copy
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from boulevard.analysis.data import as_data, read
from boulevard.analysis.tree import Analysis
from boulevard.errors import BadAnalysis
from boulevard.web.errors import NotOwner, StaleAnalysis, TooManyAnalyses, UnknownAnalysis
from boulevard.web.event_log.shelf import Row, Shelf
from boulevard.web.tables.tokens import new_identity
from boulevard.web.thinking.fair_queue import held

IN_MEMORY = 50
"""Analyses that are kept there; others are read again."""
LARGEST = 60_000
"""The bytes of an analysis: whatever is downloaded is small enough to be sent back (`Settings.body_limit`)."""

MOST = 200
"""Analyses of one person; then the oldest that was never changed makes room."""


TRIES = 5
"""How often a change is made anew because another process was quicker."""


class KeptAnalysis(NamedTuple):
    """An analysis, and whose it is. It never changes: a change makes another one."""

    id: str
    owner: str
    analysis: Analysis
    version: int = 1


class Analyses:
    """The analyses of a server."""

    def __init__(
        self, shelf: Shelf, require: Callable[[str], Awaitable[None]], person_of: Callable[[str], str] = str
    ) -> None:
        self.shelf = shelf
        self._person_of = person_of
        """Whose an owner's number is by now."""
        self._require = require
        """Waits until a game is loaded."""
        self._read: OrderedDict[str, KeptAnalysis] = OrderedDict()
        self._dropped = 0
        """How many were dropped: what was read before that may be gone."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(self, owner: str, analysis: Analysis) -> str:
        """Keep a new analysis; return its identity (`BadAnalysis` if it is too large, `TooManyAnalyses`)."""
        lock = self._locks.setdefault(f"all of {owner}", asyncio.Lock())
        async with held(lock):
            all_of_them = await self.shelf.all_of(owner)
            if len(all_of_them) >= MOST:
                oldest = next((identity for identity, is_changed in all_of_them if not is_changed), None)
                if oldest is None:
                    raise TooManyAnalyses("analyses-too-many", most=MOST)
                await self._drop(oldest, only_unchanged=True)
            new = KeptAnalysis(new_identity(), owner, analysis)
            await self.shelf.add(new.id, owner, _data(analysis))
            return self._noted(new).id

    async def kept(self, identity: str) -> KeptAnalysis:
        """Return an analysis (`UnknownAnalysis`; `UnknownGame`, `NotNow` if its game is not at hand)."""
        if (known := self._read.get(identity)) is None:
            dropped = self._dropped
            found = await self._found(identity)
            await self._require(found.data["game"])
            known = self._read.get(identity)  # it may have been changed while it was read
            if known is None:
                known = KeptAnalysis(identity, found.owner, read(found.data, is_sound=True), found.version)
                if dropped != self._dropped:
                    return known
        return self._noted(known)

    async def change(self, identity: str, person: str | None, edit: Callable[[Analysis], int]) -> int:
        """Let its owner change an analysis; return what the change does, a node (`NotOwner`, `BadAnalysis`).

        If another process has changed it meanwhile, the change is made to that (`StaleAnalysis` if that goes on).
        """
        lock = self._locks.setdefault(identity, asyncio.Lock())
        async with held(lock):
            for _ in range(TRIES):
                before = await self.kept(identity)
                if self._person_of(before.owner) != person:
                    raise NotOwner("analysis-not-yours")
                analysis = copy.deepcopy(before.analysis)
                node = edit(analysis)
                if await self.shelf.replace(identity, before.version, _data(analysis)):
                    self._noted(before._replace(analysis=analysis, version=before.version + 1))
                    return node
                self._read.pop(identity, None)
            raise StaleAnalysis("analysis-stale")

    async def delete(self, identity: str, person: str | None) -> None:
        """Let its owner delete an analysis (`NotOwner`, `UnknownAnalysis`); its game need not be there any more."""
        lock = self._locks.setdefault(identity, asyncio.Lock())
        async with held(lock):
            if self._person_of((await self._found(identity)).owner) != person:
                raise NotOwner("analysis-not-yours")
            await self._drop(identity)

    async def sweep(self, since: float) -> None:
        """Drop the analyses that nobody changed since they were begun, if servers ran so long since."""
        await self.shelf.drop_unchanged(since)
        self.forget()

    def forget(self) -> None:
        """Have nothing in memory: some may be gone."""
        self._dropped += 1
        self._read.clear()

    async def _drop(self, identity: str, only_unchanged: bool = False) -> None:
        await self.shelf.drop(identity, only_unchanged)
        self._dropped += 1
        self._read.pop(identity, None)

    async def _found(self, identity: str) -> Row:
        found = await self.shelf.find(identity)
        if found is None:
            raise UnknownAnalysis("analysis-unknown")
        return found

    def _noted(self, it: KeptAnalysis) -> KeptAnalysis:
        self._read[it.id] = it
        self._read.move_to_end(it.id)
        while len(self._read) > IN_MEMORY:
            self._read.popitem(last=False)
        return it


def _data(analysis: Analysis) -> dict[str, Any]:
    """What is kept of an analysis (`BadAnalysis` if that is too much)."""
    data = as_data(analysis)
    if len(json.dumps(data, ensure_ascii=False).encode()) > LARGEST:
        raise BadAnalysis("analysis-full", where="nodes")
    return data

"""Analyses that people keep: one request after the other at each, and only its owner changes it."""

from __future__ import annotations

import asyncio
import copy
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

from boulevard.analysis.data import as_data, read
from boulevard.analysis.tree import Analysis
from boulevard.errors import BadAnalysis
from boulevard.web.errors import NotOwner, TooManyAnalyses, UnknownAnalysis
from boulevard.web.event_log.store import Store
from boulevard.web.tables.tokens import new_identity
from boulevard.web.thinking.fair_queue import held

IN_MEMORY = 50
"""Analyses that are kept there; others are read again."""
LARGEST = 60_000
"""The bytes of an analysis: whatever is downloaded is small enough to be sent back (`Settings.body_limit`)."""

MOST = 200
"""Analyses of one person; then the oldest that was never changed makes room."""


class KeptAnalysis(NamedTuple):
    """An analysis, and whose it is. It never changes: a change makes another one."""

    id: str
    owner: str
    analysis: Analysis


class Analyses:
    """The analyses of a server."""

    def __init__(self, store: Store, require: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
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
            all_of_them = await self._store.shelf(owner)
            if len(all_of_them) >= MOST:
                oldest = next((identity for identity, is_changed in all_of_them if not is_changed), None)
                if oldest is None:
                    raise TooManyAnalyses("analyses-too-many", most=MOST)
                await self._drop(oldest, only_unchanged=True)
            return (await self._keep(KeptAnalysis(new_identity(), owner, analysis), is_changed=False)).id

    async def kept(self, identity: str) -> KeptAnalysis:
        """Return an analysis (`UnknownAnalysis`; `UnknownGame`, `NotNow` if its game is not at hand)."""
        if (known := self._read.get(identity)) is None:
            dropped = self._dropped
            found = await self._store.analysis(identity)
            if found is None:
                raise UnknownAnalysis("analysis-unknown")
            await self._require(found[1]["game"])
            known = self._read.get(identity)  # it may have been changed while it was read
            if known is None:
                known = KeptAnalysis(identity, found[0], read(found[1], is_sound=True))
                if dropped != self._dropped:
                    return known
        return self._noted(known)

    async def change(self, identity: str, person: str | None, edit: Callable[[Analysis], int]) -> int:
        """Let its owner change an analysis; return what the change does, a node (`NotOwner`, `BadAnalysis`)."""
        lock = self._locks.setdefault(identity, asyncio.Lock())
        async with held(lock):
            before = await self.kept(identity)
            if before.owner != person:
                raise NotOwner("analysis-not-yours")
            analysis = copy.deepcopy(before.analysis)
            node = edit(analysis)
            await self._keep(before._replace(analysis=analysis))
            return node

    async def delete(self, identity: str, person: str | None) -> None:
        """Let its owner delete an analysis (`NotOwner`, `UnknownAnalysis`); its game need not be there any more."""
        lock = self._locks.setdefault(identity, asyncio.Lock())
        async with held(lock):
            found = await self._store.analysis(identity)
            if found is None:
                raise UnknownAnalysis("analysis-unknown")
            if found[0] != person:
                raise NotOwner("analysis-not-yours")
            await self._drop(identity)

    async def sweep(self, since: float) -> None:
        """Drop the analyses that nobody changed since they were begun, if servers ran so long since."""
        await self._store.drop_unchanged_analyses(since)
        self._dropped += 1
        self._read.clear()

    async def _drop(self, identity: str, only_unchanged: bool = False) -> None:
        await self._store.drop_analysis(identity, only_unchanged)
        self._dropped += 1
        self._read.pop(identity, None)

    async def _keep(self, it: KeptAnalysis, is_changed: bool = True) -> KeptAnalysis:
        data = as_data(it.analysis)
        if len(json.dumps(data, ensure_ascii=False).encode()) > LARGEST:
            raise BadAnalysis("analysis-full", where="nodes")
        await self._store.keep_analysis(it.id, it.owner, data, is_changed)
        return self._noted(it)

    def _noted(self, it: KeptAnalysis) -> KeptAnalysis:
        self._read[it.id] = it
        self._read.move_to_end(it.id)
        while len(self._read) > IN_MEMORY:
            self._read.popitem(last=False)
        return it

"""Analyses that people keep: one request after the other at each, and only its owner changes it."""

from __future__ import annotations

import asyncio
import copy
import json
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

from boulevard.analysis.data import as_data, read
from boulevard.analysis.tree import Analysis
from boulevard.errors import BadAnalysis
from boulevard.web.errors import NotOwner, UnknownAnalysis
from boulevard.web.tables.store import Store
from boulevard.web.tables.tokens import new_identity
from boulevard.web.thinking.fair_queue import held

IN_MEMORY = 50
"""Analyses that are kept there; others are read again."""
LARGEST = 60_000
"""The bytes of an analysis: whatever is downloaded is small enough to be sent back (`Settings.body_limit`)."""


class KeptAnalysis(NamedTuple):
    """An analysis, and whose it is. It never changes: a change makes another one."""

    id: str
    owner: str
    analysis: Analysis


class Analyses:
    """The analyses of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: OrderedDict[str, KeptAnalysis] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(self, owner: str, analysis: Analysis) -> str:
        """Keep a new analysis; return its identity (`BadAnalysis` if it is too large)."""
        return (await self._keep(KeptAnalysis(new_identity(), owner, analysis))).id

    async def kept(self, identity: str) -> KeptAnalysis:
        """Return an analysis (`UnknownAnalysis`); its game must have been loaded."""
        if (known := self._read.get(identity)) is None:
            found = await self._store.analysis(identity)
            if found is None:
                raise UnknownAnalysis("analysis-unknown")
            known = self._read.get(identity)  # it may have been changed while it was read
            known = known or KeptAnalysis(identity, found[0], read(found[1], is_sound=True))
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

    async def _keep(self, it: KeptAnalysis) -> KeptAnalysis:
        data = as_data(it.analysis)
        if len(json.dumps(data, ensure_ascii=False).encode()) > LARGEST:
            raise BadAnalysis("analysis-full", where="nodes")
        await self._store.keep_analysis(it.id, it.owner, data)
        return self._noted(it)

    def _noted(self, it: KeptAnalysis) -> KeptAnalysis:
        self._read[it.id] = it
        self._read.move_to_end(it.id)
        while len(self._read) > IN_MEMORY:
            self._read.popitem(last=False)
        return it

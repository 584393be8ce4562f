"""Analyses that are kept: what was changed stays changed, whoever reads it meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import boulevard
from boulevard.analysis.tree import ROOT, Analysis
from boulevard.web.tables.analyses import Analyses


class SlowStore:
    """A store that answers when it is told to, with what was there when it was asked."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, dict[str, Any]]] = {}
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def analysis(self, identity: str) -> tuple[str, dict[str, Any]] | None:
        found = self.kept.get(identity)
        await self.may_answer.wait()
        return found

    async def keep_analysis(self, identity: str, owner: str, data: dict[str, Any]) -> None:
        self.kept[identity] = (owner, data)


def saying(text: str) -> Any:
    def said(analysis: Analysis) -> int:
        analysis.comment(ROOT, text)
        return ROOT

    return said


def test_what_is_read_while_it_changes_does_not_take_the_place_of_the_change() -> None:
    async def test() -> None:
        store: Any = SlowStore()
        identity = await Analyses(store).create("ann", Analysis(boulevard.new("avenue", seed=1)))
        analyses = Analyses(store)
        store.may_answer.clear()
        late = asyncio.create_task(analyses.kept(identity))
        await asyncio.sleep(0)
        slow, store.may_answer = store.may_answer, asyncio.Event()
        store.may_answer.set()
        await analyses.change(identity, "ann", saying("first"))
        slow.set()
        assert (await late).analysis.nodes[ROOT].comment == "first"
        await analyses.change(identity, "ann", saying("second"))
        assert (await analyses.kept(identity)).analysis.nodes[ROOT].comment == "second"

    asyncio.run(test())

"""Analyses that are kept: what was changed stays changed, whoever reads it meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import boulevard
from boulevard.analysis.tree import ROOT, Analysis
from boulevard.web.errors import NotNow, NotOwner, StaleAnalysis, TooManyAnalyses, UnknownAnalysis
from boulevard.web.event_log.shelf import Row, Shelf
from boulevard.web.event_log.store import Store
from boulevard.web.services import analyses as kept_analyses
from boulevard.web.services.analyses import Analyses
from boulevard.web.thinking.loading import LoadedGames


class SlowShelf:
    """A shelf that answers when it is told to, with what was there when it was asked."""

    def __init__(self) -> None:
        self.kept: dict[str, Row] = {}
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def find(self, identity: str) -> Row | None:
        found = self.kept.get(identity)
        await self.may_answer.wait()
        return found

    async def all_of(self, _owner: str) -> list[tuple[str, bool]]:
        return []

    async def add(self, identity: str, owner: str, data: dict[str, Any]) -> None:
        self.kept[identity] = Row(owner, data, 1)

    async def replace(self, identity: str, version: int, data: dict[str, Any]) -> bool:
        self.kept[identity] = Row(self.kept[identity].owner, data, version + 1)
        return True

    async def drop(self, identity: str, _only_unchanged: bool) -> None:
        del self.kept[identity]


async def at_hand(_game: str) -> None:
    """All games are loaded."""


def saying(text: str) -> Any:
    def said(analysis: Analysis) -> int:
        analysis.comment(ROOT, text)
        return ROOT

    return said


def test_what_is_read_while_it_changes_does_not_take_the_place_of_the_change() -> None:
    async def test() -> None:
        store: Any = SlowShelf()
        identity = await Analyses(store, at_hand).create("ann", Analysis(boulevard.new("avenue", seed=1)))
        analyses = Analyses(store, at_hand)
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


def test_only_the_game_of_an_analysis_has_to_be_at_hand() -> None:
    async def require(game: str) -> None:
        if game != "avenue":
            raise NotNow("still-compiling", title=game)

    async def test() -> None:
        store: Any = SlowShelf()
        known = Analyses(store, at_hand)
        made = {game: await known.create("ann", Analysis(boulevard.new(game, seed=1))) for game in ("avenue", "paris")}
        analyses = Analyses(store, require)
        assert (await analyses.kept(made["avenue"])).owner == "ann"
        with pytest.raises(NotNow):
            await analyses.kept(made["paris"])

    asyncio.run(test())


def test_a_text_needs_only_the_game_that_it_names() -> None:
    async def test() -> None:
        thinkers: Any = None
        games = LoadedGames(thinkers)
        games.set_loaded("avenue")
        games.compiling.add("paris")
        game = boulevard.new("avenue", seed=1)
        for text in (json.dumps(game.record()), game.position(), " \n", "{", "chess e4", '{"game": 3}', "[" * 9000):
            await games.require_named(text)
        for text in ("PARIS x", json.dumps(boulevard.new("paris", seed=1).record())):
            with pytest.raises(NotNow):
                await games.require_named(text)

    asyncio.run(test())


def test_what_was_deleted_while_it_was_read_is_gone() -> None:
    async def test() -> None:
        store: Any = SlowShelf()
        analyses = Analyses(store, at_hand)
        identity = await Analyses(store, at_hand).create("ann", Analysis(boulevard.new("avenue", seed=1)))
        store.may_answer.clear()
        late = asyncio.create_task(analyses.kept(identity))
        await asyncio.sleep(0)
        slow, store.may_answer = store.may_answer, asyncio.Event()
        store.may_answer.set()
        with pytest.raises(NotOwner):
            await analyses.delete(identity, "bob")
        await analyses.delete(identity, "ann")
        slow.set()
        await late
        for gone in (analyses.kept(identity), analyses.delete(identity, "ann")):
            with pytest.raises(UnknownAnalysis):
                await gone

    asyncio.run(test())


def with_store(path: Path, test: Callable[[Store, Analyses], Awaitable[None]], clock: Callable[[], float]) -> None:
    async def whole() -> None:
        store = Store(f"sqlite:///{path / 'some.sqlite'}", clock)
        store.open()
        try:
            await test(store, Analyses(Shelf(store), at_hand))
        finally:
            await store.close()

    asyncio.run(whole())


def test_there_is_an_end_to_the_shelf_and_what_was_never_changed_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_analyses, "MOST", 3)
    begun = Analysis(boulevard.new("avenue", seed=1))

    async def test(store: Store, analyses: Analyses) -> None:
        first, second, third = [await analyses.create("ann", begun) for _ in range(3)]
        await analyses.change(first, "ann", saying("mine"))
        other = await analyses.create("bob", begun)
        fourth = await analyses.create("ann", begun)
        assert {it for it, *_ in await analyses.shelf.page(["ann"], 9)} == {first, third, fourth}
        with pytest.raises(UnknownAnalysis):
            await analyses.kept(second)
        for it in (third, fourth):
            await analyses.change(it, "ann", saying("mine"))
        with pytest.raises(TooManyAnalyses):
            await analyses.create("ann", begun)
        await analyses.delete(third, "ann")
        assert await analyses.create("ann", begun)
        assert (await analyses.kept(other)).owner == "bob"

    with_store(tmp_path, test, lambda: 0.0)


def test_what_was_never_changed_goes_after_a_while(tmp_path: Path) -> None:
    now = [0.0]

    async def test(store: Store, analyses: Analyses) -> None:
        begun = Analysis(boulevard.new("avenue", seed=1))
        unused, used = [await analyses.create("ann", begun) for _ in range(2)]
        await analyses.change(used, "ann", saying("mine"))
        now[0] = 10.0
        young = await analyses.create("ann", begun)
        await analyses.sweep(10.5)
        assert len(await analyses.shelf.all_of("ann")) == 3
        await analyses.sweep(9.5)
        assert {it for it, _ in await analyses.shelf.all_of("ann")} == {used, young}
        with pytest.raises(UnknownAnalysis):
            await analyses.kept(unused)

    with_store(tmp_path, test, lambda: now[0])


def test_what_two_processes_change_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that has read an older version makes its change to the newer one."""

    async def test(store: Store, here: Analyses) -> None:
        elsewhere = Analyses(Shelf(store), at_hand)
        identity = await here.create("ann", Analysis(boulevard.new("avenue", seed=1)))
        await elsewhere.kept(identity)
        await here.change(identity, "ann", saying("here"))
        moves = list(boulevard.new("avenue", seed=1).legal(0))
        for place in (elsewhere, here, elsewhere):
            move = moves.pop()
            await place.change(identity, "ann", lambda it, move=move: it.add(ROOT, 0, move))  # type: ignore[misc]
        found = await Analyses(Shelf(store), at_hand).kept(identity)
        assert (found.version, len(found.analysis.nodes), found.analysis.nodes[ROOT].comment) == (5, 4, "here")

        # who is always too late is told, and nothing happens
        monkeypatch.setattr(elsewhere, "kept", lambda _: asyncio.sleep(0, found._replace(version=3)))
        with pytest.raises(StaleAnalysis):
            await elsewhere.change(identity, "ann", saying("elsewhere"))
        monkeypatch.undo()
        await elsewhere.delete(identity, "ann")
        with pytest.raises(UnknownAnalysis):
            await here.change(identity, "ann", saying("too late"))

    with_store(tmp_path, test, lambda: 0.0)

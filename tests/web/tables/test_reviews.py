"""Reviews at tables: worked out once, kept, and given up for a while when that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from boulevard.bots.adviser import Hindsight
from boulevard.review.decisions import Assessment, decisions
from boulevard.web.tables import decisions as deciding
from boulevard.web.tables import reviews as module
from boulevard.web.tables.reviews import Reviews, TableReview
from boulevard.web.tables.store import Store
from boulevard.web.tables.table import PERSON, Chair, Table
from boulevard.web.thinking import questions
from boulevard.web.thinking.questions import DecisionAsked, FinishedGame

EFFORT = 0.01


class Thinkers:
    """Thinkers in this process, who count what they are asked; or who can't answer."""

    def __init__(self, can_answer: bool = True) -> None:
        self.asked = 0
        self.can_answer = can_answer

    async def assess(self, _table: str, asked: DecisionAsked) -> Assessment:
        self.asked += 1
        if not self.can_answer:
            raise OSError
        return questions.assess(asked)

    async def hindsight(self, _table: str, finished: FinishedGame) -> Hindsight | None:
        return questions.hindsight(finished)


@pytest.fixture(scope="module")
def over() -> Table:
    """A game of Avenue alone, played to its end by the first legal move."""
    table = Table("here", deciding.create("avenue", {"players": 1}, [Chair(PERSON, "Ann")], "seed").here[0])
    while not table.over:
        for event in deciding.move(table, 0, table.game.legal(0)[0], table.number(0)).here:
            table.apply(event)
    return table


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'reviews.sqlite'}")
        store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def done(reviews: Reviews, table: Table) -> TableReview:
    """The review of a table once nothing more will come of it."""
    found = reviews.of(table)
    assert found is not None
    await asyncio.gather(*reviews._working.values())
    return found


def reviews_of(thinkers: Thinkers, store: Store) -> Reviews:
    return Reviews(thinkers, store, EFFORT)  # type: ignore[arg-type]


def test_a_review_is_worked_out_once(over: Table, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        first, second = Thinkers(), Thinkers()
        found = await done(reviews_of(first, store), over)
        assert found.review
        assert found.looked == found.count == first.asked == len(decisions(over.game))
        again = await done(reviews_of(second, store), over)
        assert second.asked == 0
        assert (again.review, again.looked, again.count) == (found.review, found.looked, found.count)

    with_store(tmp_path, work)


def test_what_was_worked_out_with_less_effort_is_worked_out_again(over: Table, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await done(reviews_of(Thinkers(), store), over)
        more = Thinkers()
        await done(Reviews(more, store, 2 * EFFORT), over)  # type: ignore[arg-type]
        assert more.asked

    with_store(tmp_path, work)


def test_a_review_that_fails_is_not_tried_again_at_once(
    over: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        thinkers = Thinkers(can_answer=False)
        reviews = reviews_of(thinkers, store)
        for _ in range(3):
            assert (await done(reviews, over)).failed
        assert thinkers.asked == 1
        thinkers.can_answer = True
        monkeypatch.setattr(module, "AGAIN", -1.0)
        assert (await done(reviews, over)).review

    with_store(tmp_path, work)


def test_a_review_that_can_not_be_kept_is_there_all_the_same(
    over: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_table: str, _data: object) -> None:
        raise OSError

    async def work(store: Store) -> None:
        monkeypatch.setattr(store, "keep_review", full)
        assert (await done(reviews_of(Thinkers(), store), over)).review

    with_store(tmp_path, work)


def test_only_so_many_are_in_memory(over: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IN_MEMORY", 0)

    async def work(store: Store) -> None:
        reviews = reviews_of(Thinkers(), store)
        await done(reviews, over)
        reviews._forget()
        assert not reviews._found
        assert (await done(reviews, over)).review

    with_store(tmp_path, work)

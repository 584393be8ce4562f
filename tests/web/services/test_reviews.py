"""Reviews at tables: worked out once, kept, and given up for a while when that fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from boulevard.bots.adviser import Hindsight
from boulevard.review.decisions import Assessment, decisions
from boulevard.review.reviewing import Review
from boulevard.web.errors import TooMany, UnknownTable
from boulevard.web.event_log.store import Store
from boulevard.web.services import records
from boulevard.web.services import reviews as module
from boulevard.web.services.reviews import Reviews, TableReview, Tried
from boulevard.web.tables import decisions as deciding
from boulevard.web.tables.table import PERSON, Chair, Table
from boulevard.web.thinking import questions
from boulevard.web.thinking.questions import DecisionAsked, FinishedGame

EFFORT = 0.01
LINE = ("1.2.3.4", "ann", "here")


class Thinkers:
    """Thinkers in this process, who count what they are asked; or who can't answer."""

    def __init__(self, can_answer: bool = True) -> None:
        self.asked = 0
        self.line: Sequence[str] | None = None
        self.can_answer = can_answer

    async def assess(self, _table: str, asked: DecisionAsked, line: Sequence[str] | None = None) -> Assessment:
        self.asked += 1
        self.line = line
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
        assert found.ready
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
        assert (await done(reviews, over)).ready

    with_store(tmp_path, work)


def test_a_review_that_can_not_be_kept_is_there_all_the_same(
    over: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_table: str, _data: object) -> None:
        raise OSError

    async def work(store: Store) -> None:
        monkeypatch.setattr(store, "keep_review", full)
        assert (await done(reviews_of(Thinkers(), store), over)).ready

    with_store(tmp_path, work)


def test_only_so_many_are_in_memory(over: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IN_MEMORY", 0)

    async def work(store: Store) -> None:
        reviews = reviews_of(Thinkers(), store)
        await done(reviews, over)
        reviews._forget()
        assert not reviews._found
        assert (await done(reviews, over)).ready

    with_store(tmp_path, work)


def test_what_is_known_so_far_can_be_looked_at(over: Table, tmp_path: Path) -> None:
    """The last decisions come first, and they are as they will be in the end."""
    seen: list[Review] = []

    class Watched(Thinkers):
        reviews: Reviews

        async def assess(self, table: str, asked: DecisionAsked, line: Sequence[str] | None = None) -> Assessment:
            found = self.reviews.of(over)
            assert found
            assert not found.ready
            seen.append(found.review)
            return await super().assess(table, asked, line)

    async def work(store: Store) -> None:
        watched = Watched()
        watched.reviews = reviews_of(watched, store)
        whole = (await done(watched.reviews, over)).review
        assert [len(it.assessments) for it in seen] == list(range(len(whole.assessments)))
        for it in seen[1:]:
            assert it.assessments == whole.assessments[-len(it.assessments) :]
            assert not it.accounts

    with_store(tmp_path, work)


def unlisted(table: Table, it: Assessment) -> list[str]:
    """Moves at a decision that a review tells nothing of."""
    state, seat = table.game.state_after(it.decision.number), it.decision.seat
    moves = {table.rules.write(state, seat, action) for action in table.rules.actions(state, seat).tolist()}
    return sorted(moves - {option.move for option in it.options})


def test_a_move_that_somebody_tries_is_rated_once(over: Table) -> None:
    async def run() -> None:
        thinkers = Thinkers()
        reviews = Reviews(thinkers, None, EFFORT)  # type: ignore[arg-type]
        found = await done(reviews, over)
        it = max(found.review.assessments, key=lambda it: it.loss)
        best, played = it.options[0], it.options[it.played]
        asked = thinkers.asked
        assert await reviews.tried(over, it, best.move, LINE) == Tried(best, 0)
        assert await reviews.tried(over, it, played.move, LINE) == Tried(played, it.loss)
        assert thinkers.asked == asked
        other = unlisted(over, it)[0]
        rated = [await reviews.tried(over, it, other, LINE) for _ in range(2)]
        assert (thinkers.asked, thinkers.line) == (asked + 1, LINE)
        assert rated[0] == rated[1]
        assert rated[0].option.move == other
        assert rated[0].option.value == best.value - rated[0].loss

    asyncio.run(run())


def test_too_many_moves_that_are_tried_are_given_up(over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest, unless one is rated already; and all of them when the review is forgotten."""
    monkeypatch.setattr(module, "TRIED", 2)

    async def run() -> None:
        thinkers = Thinkers()
        reviews = Reviews(thinkers, None, EFFORT)  # type: ignore[arg-type]
        found = await done(reviews, over)
        it = max(found.review.assessments, key=lambda it: len(unlisted(over, it)))
        moves, given_up = unlisted(over, it), list[int]()
        await reviews.tried(over, it, moves[0], LINE)

        async def assess(_table: str, asked: DecisionAsked, _line: Sequence[str] | None) -> Assessment:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                given_up.append(asked.decision.number)
                raise
            raise AssertionError

        monkeypatch.setattr(thinkers, "assess", assess)
        waiting = []
        for move, gone in zip(moves[1:4], (0, 0, 1), strict=True):
            waiting.append(asyncio.create_task(reviews.tried(over, it, move, LINE)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(given_up) == gone
        with pytest.raises(TooMany):
            await waiting[0]
        reviews.drop(over.id)
        for task in waiting[1:]:
            with pytest.raises(TooMany):
                await task
        assert len(given_up) == 3

    asyncio.run(run())


def test_a_record_that_goes_takes_its_review_along(over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "KEPT", 1)

    async def run() -> None:
        store: Any = SimpleNamespace(is_shared=False)
        kept = records.Records(Reviews(Thinkers(), None, EFFORT), store, AsyncMock())  # type: ignore[arg-type]
        one, other = (json.dumps({**over.game.record(), "players": {"0": name}}) for name in "ab")
        identity = (await kept.open(one, "")).id
        assert kept.reviews.of(await kept.table(identity))
        await kept.open(other, "")
        assert identity not in kept.reviews._found
        with pytest.raises(UnknownTable):
            await kept.table(identity)
        await kept.reviews.close()

    asyncio.run(run())

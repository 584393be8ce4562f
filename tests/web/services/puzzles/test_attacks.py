"""Answers that were made up to fill the database, or to learn a solution without failing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from boulevard import puzzles
from boulevard.errors import BadNotation, BoulevardError
from boulevard.puzzles import Puzzle, PuzzleSolved
from boulevard.web import solving
from boulevard.web.errors import NotNow, TooMany
from boulevard.web.event_log.puzzle_rows import Outcome, PuzzleRows
from boulevard.web.event_log.store import Store
from boulevard.web.http.context import RequestContext
from boulevard.web.http.limits import Limit
from boulevard.web.services.puzzles import judging
from boulevard.web.solving import Posed
from boulevard.web.tables.tokens import Person

JUNK = "junk"


class Asking:
    """Somebody who asks, with so many moves left; what takes long is done at once."""

    def __init__(self, rows: PuzzleRows, moves: int) -> None:
        self.person = Person("ann", "Ann")
        self.services = SimpleNamespace(moves=Limit(moves, "too-many-moves", lambda: 0.0))
        games = SimpleNamespace(require=self._ready, bots_ready=dict.fromkeys(solving.games(), True))
        self.tables = SimpleNamespace(puzzles=rows, games=games)
        self.judged: list[tuple[str, ...]] = []
        """The moves that were given to be judged."""

    async def _ready(self, _: str) -> None: ...

    def introduced(self, _: str | None) -> Person:
        return self.person

    def spend(self, limit: Limit) -> None:
        limit.spend(self.person.id)

    async def make(self, work: Callable[..., Any], puzzle: Puzzle, *given: Any) -> Any:
        self.judged += given
        return work(puzzle, *given)


class Trial:
    """A puzzle that asks for two moves, which nobody has tried, and who tries it."""

    def __init__(self, rows: PuzzleRows) -> None:
        self.rows = rows
        self.puzzle = next(it for it in puzzles.shipped("paris") if it.asked == 2)
        self.key = self.puzzle.identity
        self.first, self.second = (it.move for it in puzzles.solution(self.puzzle) if it.is_asked)
        self.wrong = next(it for it in self.puzzle.begun().legal(self.puzzle.seat) if it != self.first)
        self.allow(0)

    def allow(self, moves: int) -> None:
        """Allow so many moves from now on; 0 is without limit."""
        self.asking = Asking(self.rows, moves)
        self.ctx = cast("RequestContext", self.asking)

    async def answer(self, *moves: str) -> solving.Answered:
        return await solving.answer(self.ctx, self.key, moves)

    async def refusal(self, asked: Awaitable[object]) -> BoulevardError:
        with pytest.raises(BoulevardError) as refused:
            await asked
        return refused.value

    async def tried(self) -> list[str] | None:
        found = await self.rows.attempt("ann", self.key)
        return list(found.tried) if found else None

    async def outcome(self) -> Outcome | None:
        found = await self.rows.attempt("ann", self.key)
        return found.outcome if found else None


def trying(tmp_path: Any, use: Callable[[Trial], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'puzzles.sqlite'}")
        store.open()
        await use(Trial(PuzzleRows(store)))
        await store.close()

    solving._kept.clear()
    asyncio.run(run())


def test_what_follows_a_wrong_move_is_neither_judged_nor_noted(tmp_path: Any) -> None:
    async def use(it: Trial) -> None:
        for number in range(3):
            found = await it.answer(it.wrong, *[f"{JUNK} {number}"] * 19)
            assert found.moves == (it.wrong,)
        assert await it.tried() == [it.wrong]
        assert max(map(len, it.asking.judged)) == 3
        assert list(solving._kept) == [(it.key, "judged", (it.wrong,))]

    trying(tmp_path, use)


def test_one_move_is_noted_once_however_it_is_written(tmp_path: Any) -> None:
    async def use(it: Trial) -> None:
        for move in (it.wrong, it.wrong.upper(), f"  {it.wrong} "):
            await it.answer(move)
        assert await it.tried() == [it.wrong]

    trying(tmp_path, use)


def test_moves_beyond_the_last_are_refused_still(tmp_path: Any) -> None:
    async def use(it: Trial) -> None:
        refusal = await it.refusal(it.answer(it.first, it.second, *[JUNK] * 18))
        assert isinstance(refusal, PuzzleSolved)
        assert (await it.tried(), await it.outcome()) == ([f"{it.first}; {it.second}"], Outcome.SOLVED)

    trying(tmp_path, use)


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("is_right", [True, False])
@pytest.mark.parametrize("tail", [[], [JUNK]])
@pytest.mark.parametrize("is_hint", [True, False])
def test_who_has_no_moves_left_learns_nothing(
    tmp_path: Any, is_known: bool, is_right: bool, tail: list[str], is_hint: bool
) -> None:
    async def use(it: Trial) -> None:
        moves = [it.first if is_right else it.wrong, *tail]
        if is_known:  # somebody else has answered so
            place = solving._place(Posed(it.key, it.puzzle), judging.judged, (moves[0],))
            solving._keep(place, judging.judged(it.puzzle, moves[:1]))
        it.allow(1)
        if is_known:
            it.asking.spend(it.asking.services.moves)
        asked = solving.hint(it.ctx, it.key, moves, 1) if is_hint else it.answer(*moves)
        assert isinstance(await it.refusal(asked), TooMany)
        assert it.asking.judged == []
        assert await it.tried() is None

    trying(tmp_path, use)


@pytest.mark.parametrize("is_right", [True, False])
def test_whatever_is_judged_is_noted(tmp_path: Any, is_right: bool) -> None:
    async def use(it: Trial) -> None:
        move = it.first if is_right else it.wrong
        for allowed in range(1, 4):
            it.allow(allowed)
            try:
                await it.answer(move)
            except TooMany:
                assert it.asking.judged == []
                assert await it.tried() is None
            else:
                assert await it.tried() == [move]

        it.allow(1)
        it.asking.spend(it.asking.services.moves)
        assert (await it.answer(move)).moves == (move,)  # what is known already costs nothing

    trying(tmp_path, use)


def test_a_move_that_is_refused_hides_nothing_before_it(tmp_path: Any) -> None:
    async def use(it: Trial) -> None:
        assert isinstance(await it.refusal(it.answer(JUNK)), BadNotation)
        assert await it.tried() is None
        assert isinstance(await it.refusal(it.answer(it.first, JUNK)), BadNotation)
        assert (await it.tried(), await it.outcome()) == ([it.first], Outcome.OPEN)
        await it.answer(it.wrong, JUNK)
        assert await it.outcome() is Outcome.FAILED

    trying(tmp_path, use)


def test_a_look_notes_nothing_and_tells_of_nothing_that_was_not_answered(tmp_path: Any) -> None:
    async def use(it: Trial) -> None:
        async def looked(*moves: str) -> solving.Answered:
            return await solving.look(it.ctx, it.key, moves)

        async def is_refused(*moves: str) -> None:
            before = await it.rows.attempt("ann", it.key)
            refusal = await it.refusal(looked(*moves))
            assert (type(refusal), refusal.key) == (NotNow, "puzzle-not-answered")
            assert await it.rows.attempt("ann", it.key) == before

        assert (await looked()).attempt is None
        for moves in ([it.first], [it.wrong], [JUNK], [it.first, it.second]):
            await is_refused(*moves)
        await it.answer(it.first)
        assert (await looked(it.first)).moves == (it.first,)
        for moves in ([it.wrong], [it.first, it.second], [it.first, JUNK], [it.first[:-1]]):
            await is_refused(*moves)
        assert (await it.tried(), await it.outcome()) == ([it.first], Outcome.OPEN)

    trying(tmp_path, use)


def test_a_look_after_right_moves_works_however_often_one_failed_after_them(tmp_path: Any) -> None:
    async def use(it: Trial) -> None:
        game = (await it.answer(it.first)).game()
        for move in game.legal(it.puzzle.seat):
            if move != it.second:
                await it.answer(it.first, move)
        assert (await solving.look(it.ctx, it.key, [it.first])).moves == (it.first,)

    trying(tmp_path, use)

"""A bot thinks for as long as somebody watches, and gives way at once to whoever waits."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import boulevard
from boulevard.bots.analysis import Opinion
from boulevard.bots.contract import Sight
from boulevard.web.thinking import questions, thinkers
from boulevard.web.thinking.processes import Lost
from boulevard.web.thinking.questions import PositionAsked
from boulevard.web.thinking.thinkers import ATTEMPTS, Thinkers
from boulevard.web.thinking.watching import Watch, Watching

LINE = ("address", "ann", "analysis")
LONGEST = 60.0


class Scripted:
    """A process that answers at once, and keeps what it was asked; it may be lost now and then."""

    asked: list[str]
    lost: Iterator[bool]

    def __init__(self, _sleep: object = None) -> None:
        self.simulations = 0

    async def ask(self, function: Callable[[Any], Any], _argument: object, _seconds: float) -> Any:
        await asyncio.sleep(0)
        Scripted.asked.append(function.__name__)
        if function is questions.ponder:
            self.simulations = 0
        if function in (questions.ponder, questions.ponder_on):
            if next(Scripted.lost):
                raise Lost
            self.simulations += 100
            return Opinion((), False, self.simulations)
        return "done"

    def replace(self) -> None:
        Scripted.asked.append("replaced")

    def close(self, wait: bool = True) -> None:
        pass


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> type[Scripted]:
    monkeypatch.setattr(thinkers, "Process", Scripted)
    Scripted.asked, Scripted.lost = [], iter(lambda: False, True)
    return Scripted


def position(game: str = "avenue", seconds: float = 600.0) -> PositionAsked:
    played = boulevard.new(game, seed=1)
    return PositionAsked.of(Sight.of(played, played.turn[0]), seconds)


def run(test: Callable[[Thinkers, Watching], Awaitable[None]]) -> None:
    async def whole() -> None:
        some = Thinkers(1)
        watching = Watching(some)
        try:
            await asyncio.wait_for(test(some, watching), LONGEST)
        finally:
            await watching.close()
            some.close()

    asyncio.run(whole())


async def hear(watch: Watch, count: int) -> list[int]:
    """The simulations of so many opinions."""
    heard: list[int] = []
    async for opinion in watch.opinions(LONGEST):
        assert opinion is not None
        heard.append(opinion.simulations)
        if len(heard) == count:
            break
    return heard


def test_whoever_waits_comes_first_and_the_thought_is_begun_again(scripted: type[Scripted]) -> None:
    async def test(some: Thinkers, watching: Watching) -> None:
        watch = watching.begin("ann", LINE, position())
        await hear(watch, 3)
        before = len(scripted.asked)
        await some.compile_rules("avenue")
        since = scripted.asked[before:]
        assert since.index("compile_rules") <= 3, "at most one more opinion, and the end of it"
        (last,) = (await hear(watch, 1))[-1:]
        assert last >= 300, "what is told never has less behind it"
        assert scripted.asked.count("ponder") >= 2

    run(test)


def test_when_nobody_watches_any_more_it_stops_and_the_last_opinion_is_kept(scripted: type[Scripted]) -> None:
    kept: list[Opinion] = []

    async def keep(opinion: Opinion) -> None:
        kept.append(opinion)

    async def test(some: Thinkers, watching: Watching) -> None:
        watch = watching.begin("ann", LINE, position(), keep)
        await hear(watch, 2)
        watch.end()
        while not kept:
            await asyncio.sleep(0)
        assert kept == [watch.best]
        assert scripted.asked[-1] == "rest"
        await some.compile_rules("avenue")
        assert scripted.asked[-1] == "compile_rules"

    run(test)


def test_a_visitor_watches_one_position_at_a_time(scripted: type[Scripted]) -> None:
    async def test(_some: Thinkers, watching: Watching) -> None:
        first, other = watching.begin("ann", LINE, position()), watching.begin("bob", LINE, position())
        second = watching.begin("ann", LINE, position())
        assert (first.is_over, other.is_over, second.is_over) == (True, False, False)
        other.end()
        assert await hear(second, 2)

    run(test)


def test_a_process_that_is_lost_is_replaced_and_given_up_in_the_end(scripted: type[Scripted]) -> None:
    scripted.lost = iter([False, True, *[False] * 3, *[True] * 100])

    async def test(_some: Thinkers, watching: Watching) -> None:
        watch = watching.begin("ann", LINE, position())
        heard = [opinion async for opinion in watch.opinions(LONGEST)]
        assert heard[-1] == watch.best == Opinion((), False, 300)
        assert watch.is_over
        assert watch.has_failed
        assert scripted.asked.count("replaced") == ATTEMPTS

    run(test)


def test_those_who_have_time_take_turns(scripted: type[Scripted], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "SHARE", 0.0)

    async def test(_some: Thinkers, watching: Watching) -> None:
        one = watching.begin("ann", ("a", "ann", "1"), position())
        other = watching.begin("bob", ("b", "bob", "2"), position())
        assert await asyncio.gather(hear(one, 1), hear(other, 1))
        while not one.is_over:
            await asyncio.sleep(0)
        assert scripted.asked.count("ponder") == 2, "nothing is begun again for the sake of those who have time"

    run(test)


def test_those_who_went_away_before_their_turn_leave_nothing_behind(scripted: type[Scripted]) -> None:
    async def test(some: Thinkers, watching: Watching) -> None:
        first = watching.begin("ann", LINE, position())
        await hear(first, 1)
        gone = [watching.begin(f"bob {number}", ("b", "bob", str(number)), position()) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert some._turns.is_wanted_later
        for watch in gone:
            watch.end()
        while len(watching._tasks) > 1:
            await asyncio.sleep(0)
        assert not some._turns.is_wanted_later
        assert not some._turns._patient._groups
        live = watching.begin("cid", ("c", "cid", "1"), position())
        first.end()
        assert await hear(live, 2)
        assert scripted.asked.count("ponder") == 2, "nothing was thought for those who went away"
        live.end()
        await some.compile_rules("avenue")
        assert len(some._idle) == 1

    run(test)


def test_a_turn_that_comes_as_somebody_goes_away_is_not_lost(scripted: type[Scripted]) -> None:
    async def test(some: Thinkers, watching: Watching) -> None:
        async with some._turns.turn("a"):
            late = watching.begin("ann", LINE, position())
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        late.end()
        await some.compile_rules("avenue")
        assert scripted.asked == ["compile_rules"]

    run(test)


def test_a_bot_that_fails_is_told(scripted: type[Scripted], caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> Iterator[bool]:
        yield False
        raise ZeroDivisionError

    scripted.lost = fail()

    async def test(_some: Thinkers, watching: Watching) -> None:
        watch = watching.begin("ann", LINE, position())
        assert [opinion async for opinion in watch.opinions(LONGEST)] == [watch.best]
        assert watch.has_failed
        assert "thought-failed" in caplog.text

    run(test)


def test_what_was_spent_before_it_was_begun_again_counts() -> None:
    async def test() -> None:
        watch, opinion = Watch(10.0), Opinion((), False, 1)
        assert watch.tell(opinion, 0.0)
        assert watch.tell(opinion, 6.0)
        assert watch.tell(opinion, 1.0)
        assert watch.tell(opinion, 3.9)
        assert not watch.tell(opinion, 4.0)

    asyncio.run(test())


def test_a_real_bot_tells_more_and_more_and_survives_its_process(compiled_code: None) -> None:
    async def test(some: Thinkers, watching: Watching) -> None:
        watch = watching.begin("ann", LINE, position())
        (first,) = await hear(watch, 1)
        while (later := (await hear(watch, 1))[0]) == first:
            pass  # on a busy machine, it may not have got any further
        assert later > first
        (process,) = some._all[0]._pool._processes.values()
        assert process.pid
        os.kill(process.pid, signal.SIGKILL)
        assert (await hear(watch, 3))[-1] >= later
        assert watch.best is not None
        assert len(watch.best.ideas) == 3
        assert watch.best.ideas[0].line[0][:2] == (0, watch.best.ideas[0].move)

    run(test)


def test_whoever_watches_can_be_nudged_before_there_is_anything_to_tell() -> None:
    async def use() -> None:
        watch = Watch(LONGEST)
        opinions = watch.opinions(LONGEST)
        waiting = asyncio.ensure_future(anext(opinions))
        watch.nudge()
        assert await waiting is None
        watch.end()
        assert [it async for it in opinions] == []

    asyncio.run(use())

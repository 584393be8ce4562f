"""No visitor's requests keep those of others waiting.

All requests are answered by one event loop. What each of them does there between two pauses is a step. `Fairly` goes
around the application: in a round of the loop it lets every visitor take one step, however many requests of theirs
are open, and counts how long it took. Who has used up their share of a minute is refused (`within_limits`) until there
is some of it left again.

So whoever asks for a page waits for one step of every other visitor who is busy, at each of its own. No step may
therefore take long: what takes longer than to draw a board or two is to be made in another process (page_worker.py),
which counts its time in the same way. A request that holds what others wait for comes first among those of its
visitor (`held` in thinking/fair_queue.py). No package lets the steps of requests take turns; rate limiters only refuse.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import Any, cast

from fastapi import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from boulevard.web.http.context import Services
from boulevard.web.http.limits import Limit
from boulevard.web.thinking.fair_queue import Line, holds
from boulevard.web.thinking.visitors import visitor_at

Turn = Callable[[], Generator[Any, None, None]]
REST = "rest"
"""The group of a visitor's requests that hold nothing: those that do come first."""


class Rounds:
    """Lets each visitor take one step in a round of the event loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, Line] = {}
        """Those who took a step in this round, with their requests that wait for the next ones."""

    def turn(self, visitor: str) -> Generator[Any, None, None]:
        """Wait, if need be, until it is a request's turn."""
        loop = asyncio.get_running_loop()
        if (waiting := self._waiting.get(visitor)) is None:
            self._waiting[visitor] = Line()
            loop.call_soon(self._next, visitor)
            return
        called = loop.create_future()
        waiting.add(called, *(() if holds() else (REST,)))
        yield from called

    def _next(self, visitor: str) -> None:
        """A round is over: call the next request of a visitor, if one waits."""
        if self._waiting[visitor].call():
            asyncio.get_running_loop().call_soon(self._next, visitor)
        else:
            del self._waiting[visitor]


class Steps(Awaitable[None]):
    """Goes on with a coroutine step by step: each waits for the visitor's turn, and what it took is told."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], turn: Turn, took: Callable[[float], None]) -> None:
        self._coroutine = coroutine
        self._turn = turn
        self._took = took

    def __await__(self) -> Generator[Any, None, None]:
        """Await the coroutine, as if nothing was in between."""
        step: Callable[[], Any] = partial(self._coroutine.send, None)
        try:
            while True:
                try:
                    yield from self._turn()
                except asyncio.CancelledError as error:
                    step = partial(self._coroutine.throw, error)
                begun = time.thread_time()
                try:
                    awaited = step()
                except StopIteration:
                    return
                finally:
                    self._took(time.thread_time() - begun)
                try:
                    yield awaited
                    step = partial(self._coroutine.send, None)
                except (Exception, asyncio.CancelledError) as error:
                    step = partial(self._coroutine.throw, error)
        finally:
            self._coroutine.close()


class Fairly:
    """Goes around an application: the requests of each visitor take turns, and their work is charged."""

    def __init__(self, app: ASGIApp, work: Limit) -> None:
        self.app = app
        self._work = work
        self._rounds = Rounds()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, when it is its turn."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        asking = visitor_at(scope.get("client"))
        answering = cast(Coroutine[Any, Any, None], self.app(scope, receive, send))
        await Steps(answering, partial(self._rounds.turn, asking), partial(self._work.charge, asking))


async def within_limits(request: Request) -> None:
    """Refuse whoever has used up their share of work (`TooMany`); for routes."""
    services: Services = request.app.state.services
    services.work.require(visitor_at(request.client))

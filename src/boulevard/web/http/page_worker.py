"""A process for what takes long to make, so that nobody waits for it but whoever asked.

A step in the event loop should take a few hundredths of a second at most (fairness.py). A route with more to do hands
it to the workshop, with a function that stands in a module and arguments that can be pickled:

    made = await ctx.make(pad, rows, name, paper="A4")

Visitors take turns there. The function speaks the language of the request, its errors are raised as if it had been
called here, and the time it takes is charged to the visitor (`TooMany`, if they have none left).
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, ParamSpec, TypeVar

from boulevard.errors import BoulevardError
from boulevard.messages import language, speaking
from boulevard.web.errors import TooMany
from boulevard.web.http.limits import Limit
from boulevard.web.thinking.fair_queue import FairQueue, held
from boulevard.web.thinking.processes import Lost, Process

MAKE_SECONDS = 120.0
"""Seconds that anything may take, with the start of the process, on the slowest machine."""

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Order(NamedTuple):
    """Something to be made."""

    function: Callable[..., Any]
    given: tuple[Any, ...]
    options: Mapping[str, Any]
    language: str


class Delivery(NamedTuple):
    """What was made, or why not, and the time that it took.

    It is packed, so that an error is unpacked where the language of the request is spoken.
    """

    packed: bytes
    seconds: float


def carry_out(order: Order) -> Delivery:
    """Make something (in the workshop's process)."""
    begun = time.process_time()
    with speaking(order.language):
        try:
            made: tuple[Any, BoulevardError | None] = order.function(*order.given, **order.options), None
        except BoulevardError as error:
            made = None, error
        return Delivery(pickle.dumps(made), time.process_time() - begun)


class Workshop:
    """One process, started when it is first needed."""

    def __init__(self, work: Limit) -> None:
        self._work = work
        self._turns = FairQueue(1)
        self._process = Process()

    async def make(
        self, visitor: str, function: Callable[Given, Made], *given: Given.args, **options: Given.kwargs
    ) -> Made:
        """Return what a function makes (any `BoulevardError` of it; `TooMany`)."""
        async with held(self._turns.turn(visitor)):
            self._work.require(visitor)
            begun = time.monotonic()
            try:
                order = Order(function, given, options, language())
                delivery = await self._process.ask(carry_out, order, MAKE_SECONDS)
            except Lost as error:
                self._process.replace()
                self._work.charge(visitor, time.monotonic() - begun)
                raise TooMany("too-many-moves") from error
        self._work.charge(visitor, delivery.seconds)
        made: Made
        refusal: BoulevardError | None
        made, refusal = pickle.loads(delivery.packed)
        if refusal is not None:
            raise refusal
        return made

    def close(self) -> None:
        """End the process."""
        self._process.close()

"""Limits hold for all processes of a database together: each tells the others about once a second what it counted.

What others tell is charged here as if it had happened here, and not told again. Nobody is asked before a request is
answered; so for a moment, a visitor of several processes may get a little more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial

from boulevard.web.event_log.gossip import Gossip
from boulevard.web.event_log.news import News
from boulevard.web.event_log.store import Store
from boulevard.web.http.limits import Limit, Room

CHANNEL = "boulevard_limits"
LONGEST = 64
"""Characters of a visitor's address; what is longer is none."""


@asynccontextmanager
async def shared(store: Store, news: News, limits: Mapping[str, Limit], streams: Room) -> AsyncIterator[None]:
    """Share limits with the other processes of a database, if there can be any, for as long as this lasts."""
    gossip = Gossip.of(store, news, CHANNEL, 0, int)
    if gossip.is_alone:
        yield
        return
    SharedLimits(limits, streams, gossip)
    telling = asyncio.create_task(gossip.run())
    try:
        yield
    finally:
        telling.cancel()
        await gossip.leave()


class SharedLimits:
    """What processes tell each other of their limits: the streams that each holds, and what was charged since."""

    def __init__(self, limits: Mapping[str, Limit], streams: Room, gossip: Gossip[int]) -> None:
        self._limits = limits
        self._charged: dict[str, dict[str, float]] = {}
        """What was charged here and not told yet."""
        for name, limit in limits.items():
            limit.told = partial(self._note_charge, name)
        streams.told = lambda visitor: gossip.hold(visitor, streams.held_here[visitor])
        streams.elsewhere = lambda visitor: sum(gossip.elsewhere(visitor))
        gossip.besides = self._charges
        gossip.heard_besides = self._heard_of_charges

    def _note_charge(self, name: str, visitor: str, cost: float) -> None:
        charged = self._charged.setdefault(name, {})
        charged[visitor] = charged.get(visitor, 0.0) + cost

    def _charges(self) -> Iterator[tuple[str, Mapping[str, float]]]:
        charged, self._charged = self._charged, {}
        for name, amounts in charged.items():
            yield name, {it: round(amount, 4) for it, amount in amounts.items() if len(it) <= LONGEST}

    def _heard_of_charges(self, name: str, amounts: Mapping[str, float]) -> None:
        if name in self._limits:
            for visitor, amount in amounts.items():
                self._limits[name].take(visitor, amount)

"""Killed in a storm of moves: every move that was answered is there, none twice, and every game goes on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from boulevard.web.event_log.events import Event, Kind
from tests.waiting import until
from tests.web.forked_servers import ForkedServed
from tests.web.serving import PERSON, Guest, Served, bot
from tests.web.storms import chosen, kept_as

SERVERS = 5
"""Each is killed many times over; apart, so that several can be at the same time."""
KILLS = 10
TABLES = 4
MOST = 40
"""Answers after which a server is killed, at the latest."""


@dataclass(eq=False)
class FastPlayer:
    """Somebody who moves as fast as answers come, and remembers what was answered."""

    served: Served
    guest: Guest
    table: str
    chance: random.Random
    answered: list[str] = field(default_factory=list)
    """The keys of the moves that were answered."""

    def storm(self) -> None:
        """Play until the server is gone, sending every move twice."""
        guest = Guest(self.served.address, self.guest.token)
        with guest.http, suppress(httpx.TransportError):
            while (state := guest.state())["status"] != "over":
                if not state["legal"]:
                    continue
                body = chosen(state, self.chance)
                for _ in range(2):
                    assert guest.post(f"/api/seats/{guest.token}/moves", body).status_code == 200
                    self.answered.append(kept_as(body))

    def check(self) -> bool:
        """Compare the log with what was answered; return whether the game goes on."""
        moves = self._logged()
        keys = [event.key for event in moves if event.key]
        assert len(keys) == len(set(keys))
        assert set(self.answered) <= set(keys)
        state = Guest(self.served.address, self.guest.token).state()
        assert len(moves) <= state["moves"] <= len(self._logged())  # a bot may have moved again already
        return bool(state["status"] != "over")

    def _logged(self) -> list[Event]:
        """The moves that are on disk."""
        return [event for event in self.served.events(self.table) if event.kind is Kind.moved]


def seated(served: Served, number: int) -> FastPlayer:
    """Somebody at a new table: against a bot, or for all seats of a shared screen."""
    guest = Guest(served.address)
    chairs = (PERSON, bot()) if number == 0 else (PERSON, PERSON)
    places = guest.create("paris" if number % 2 == 0 else "avenue", *chairs)
    return FastPlayer(served, guest, places["table"], random.Random(number))


@pytest.mark.parametrize("server", range(SERVERS))
def test_nothing_that_was_answered_is_lost(tmp_path: Path, compiled_code: None, server: int) -> None:
    with ForkedServed(tmp_path, tables_kept=2) as served:
        served.wait_until_ready("bots")
        everybody = stormed(served, random.Random(server))
    assert sum(len(set(stormer.answered)) for stormer in everybody) > KILLS


def stormed(served: Served, chance: random.Random) -> list[FastPlayer]:
    """Kill a server in many storms; return who stormed."""
    players = [seated(served, number) for number in range(TABLES)]
    everybody = list(players)
    for _ in range(KILLS):
        with ThreadPoolExecutor(TABLES) as pool:
            storms = [pool.submit(stormer.storm) for stormer in players]
            _wait_for_answers(players, storms, chance.randrange(MOST))
            served.kill()
            for storm in storms:
                storm.result()
        served.start()
        players = [stormer if stormer.check() else seated(served, number) for number, stormer in enumerate(players)]
        everybody += [stormer for stormer in players if stormer not in everybody]
    return everybody


def _wait_for_answers(players: Sequence[FastPlayer], storms: Sequence[Future[None]], count: int) -> None:
    """Wait until so many moves more were answered, or all games are over."""
    enough = count + sum(len(stormer.answered) for stormer in players)
    until(lambda: sum(len(stormer.answered) for stormer in players) >= enough or all(storm.done() for storm in storms))

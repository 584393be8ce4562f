"""Several servers on one PostgreSQL database: people go from one to another in the middle of a game, or lose one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.databases import postgresql
from tests.web.serving import PERSON, Guest, Served, bot, friends
from tests.web.storms import two_servers

MOVES = 12


@pytest.fixture
def two(tmp_path: Path, compiled_code: None) -> Iterator[list[Served]]:
    with two_servers(tmp_path, postgresql()) as servers:
        yield servers


def test_a_game_is_played_at_two_servers(two: list[Served]) -> None:
    """Each move at another server than the last; whoever follows hears all of it, in order, wherever they are."""
    one, other = friends(two[0], "paris")
    elsewhere = [Guest(two[1].address, it.token) for it in (one, other)]
    chance = random.Random(1)
    for number in range(MOVES):
        people = (one, other) if number % 2 else elsewhere
        guest, state = next((it, state) for it in people if (state := it.state())["legal"])
        assert guest.move(chance.choice(state["legal"]), state["number"]).status_code == 200
        assert one.state()["moves"] == elsewhere[0].state()["moves"] == number + 1
    log = one.state()["events"]
    assert heard(one, log) == heard(elsewhere[0], log) == list(range(log))


def heard(guest: Guest, count: int) -> list[int]:
    """The ids of the first events of a stream; it changes nothing at which server."""
    found = list[int]()
    with guest.http.stream("GET", f"/api/seats/{guest.token}/events?after=0") as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                found.append(json.loads(line.removeprefix("data: "))["number"])
            if len(found) == count:
                break
    return found


def test_a_game_goes_on_at_the_other_server_when_one_is_killed(two: list[Served]) -> None:
    guest = Guest(two[0].address)
    guest.create("paris", PERSON, bot())
    state = guest.wait_for_turn()
    assert guest.move(state["legal"][0], state["number"]).status_code == 200
    two[0].kill()
    again = Guest(two[1].address, guest.token)
    assert again.state()["moves"] > state["moves"]
    after = again.wait_for_turn()
    assert again.move(after["legal"][0], after["number"]).status_code == 200
    two[0].start()
    assert Guest(two[0].address, guest.token).state()["moves"] > after["moves"]

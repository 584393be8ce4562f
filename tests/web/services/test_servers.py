"""Several servers on one PostgreSQL database: people go from one to another in the middle of a game, or lose one."""

from __future__ import annotations

import html
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from boulevard.bots.registry import levels
from boulevard.messages import say
from boulevard.web.http.context import COOKIE
from tests.waiting import until
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
            if line.startswith("id: "):
                found.append(int(line.removeprefix("id: ")))
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


def test_what_came_of_a_game_is_told_by_every_server(two: list[Served]) -> None:
    """The hint was given at one, the game ended at the other."""
    here, there = (Guest(server.address) for server in two)
    cookie = here.introduced("Eve")
    for guest in (here, there):
        guest.http.cookies.set(COOKIE, cookie)
    here.create("paris", PERSON, bot(3))
    there.token = here.token
    until(lambda: here.get(f"/api/seats/{here.token}/hint").status_code == 200)
    assert there.ask("resign").status_code == 200
    for guest in (here, there):
        listed = until(lambda guest=guest: found if (found := over(guest)).count("end.svg") else "")  # type: ignore[misc]
        until(lambda guest=guest: say("web-unrated-hint") in over(guest))  # type: ignore[misc]
        assert say("web-own-level", name=levels("paris")[2].name, level=3) in listed


def over(guest: Guest) -> str:
    """The list of games that are over."""
    return html.unescape(guest.get("/games?state=over").text)

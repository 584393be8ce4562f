"""Limits: so many at once, then as many as time allows; each visitor for itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from boulevard.web.errors import TooMany
from boulevard.web.http import limits
from boulevard.web.http.limits import MOST_VISITORS, Limit, Room
from boulevard.web.thinking.visitors import visitor_at
from tests.waiting import until
from tests.web.forked_servers import ForkedServed
from tests.web.serving import PERSON, Guest


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limit = Limit(6, "too-many-moves", clock)
    for _ in range(6):
        limit.spend("ann")
    with pytest.raises(TooMany) as refused:
        limit.spend("ann")
    assert refused.value.after == 10
    limit.spend("bob")
    clock.now = 10.0
    limit.spend("ann")
    with pytest.raises(TooMany):
        limit.spend("ann")


def test_how_long_to_wait_is_told_exactly() -> None:
    clock = Clock()
    limit = Limit(1, "too-many-moves", clock)
    limit.spend("ann")
    for now, after in ((0.0, 60), (30.0, 30), (59.5, 1)):
        clock.now = now
        with pytest.raises(TooMany) as refused:
            limit.spend("ann")
        assert refused.value.after == after
    clock.now = 60.0
    limit.spend("ann")
    limit.charge("ann", 1)
    with pytest.raises(TooMany) as refused:
        limit.require("ann")
    assert refused.value.after == 120


def test_who_came_again_is_not_the_first_to_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_VISITORS", 2)
    limit = Limit(2, "too-many-moves", Clock())
    for visitor in ("ann", "bob", "ann", "cas"):
        limit.spend(visitor)
    with pytest.raises(TooMany):
        limit.spend("ann")


def test_no_limit_and_no_endless_memory() -> None:
    free = Limit(0, "too-many-moves")
    for _ in range(1000):
        free.spend("ann")
    limit = Limit(1, "too-many-moves", Clock())
    for visitor in range(MOST_VISITORS):
        limit.spend(str(visitor))
    with pytest.raises(TooMany):
        limit.spend("0")
    limit.spend("one more")
    limit.spend("0")  # who was there first is forgotten first
    with pytest.raises(TooMany):
        limit.spend("2")


def test_room_is_given_back() -> None:
    room = Room(2, "too-many-streams")
    with room.held("ann"):
        with room.held("ann"), room.held("bob"), pytest.raises(TooMany), room.held("ann"):
            pass
        with room.held("ann"):
            pass
        with room.held("ann"), pytest.raises(TooMany), room.held("ann"):
            pass
    with room.held("ann"), room.held("ann"), pytest.raises(TooMany), room.held("ann"):
        pass
    assert len(room) == 0, "whoever has gone is forgotten"


def test_a_visitor_is_an_address_of_ipv4_or_a_network_of_ipv6() -> None:
    def seen(host: str) -> str:
        return visitor_at((host, 1))

    assert seen("192.0.2.1") == seen("::ffff:192.0.2.1") != seen("192.0.2.2")
    assert seen("2001:db8::1") == seen("2001:db8::ffff:0:0:1") == seen("2001:0DB8:0::2%eth0") != seen("2001:db8:0:1::1")
    assert seen("somebody") == "somebody"
    assert visitor_at(None) == ""


def test_no_limit_has_room_for_all() -> None:
    room = Room(0, "too-many-streams")
    with room.held("ann"), room.held("ann"):
        pass


def test_too_many_tables_and_moves_are_refused_clearly(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, creations=2, moves=3) as served:
        guest = Guest(served.address)
        body = {"game": "avenue", "chairs": [PERSON]}
        answers = [guest.post("/api/tables", body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert "seconds" in answers[-1].json()["message"]
        guest.token = answers[0].json()["token"]
        moves = [guest.move(f"draw {space}", number) for number, space in enumerate(("a1", "b1", "c1", "d1"))]
        assert [answer.status_code for answer in moves] == [200, 200, 200, 429]
        assert guest.state()["moves"] == 3


def test_too_many_streams_are_refused_until_one_is_closed(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, streams=1) as served:
        guest = Guest(served.address)
        guest.create("avenue", PERSON)
        url = f"{served.address}/api/seats/{guest.token}/events"
        with httpx.stream("GET", url, timeout=30) as followed:
            lines = followed.iter_lines()
            next(lines)
            refused = httpx.get(url, timeout=60)
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
            assert guest.move("draw a1", 0).status_code == 200
        until(lambda: _follows(url))


async def _statuses(address: str, path: str, count: int) -> list[int]:
    """Ask for the same path on so many connections at once; return what each was answered first."""
    where = urlsplit(address)
    opened = [await asyncio.open_connection(where.hostname, where.port) for _ in range(count)]
    for _, writer in opened:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode())
    found = [int((await reader.readline()).split()[1]) for reader, _ in opened]
    for _, writer in opened:
        writer.close()
    return found


def test_no_more_streams_than_allowed_even_if_all_come_at_once(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, streams=5) as served:
        guest = Guest(served.address)
        guest.create("avenue", PERSON)
        found = asyncio.run(_statuses(served.address, f"/api/seats/{guest.token}/events", 40))
        assert sorted(found) == [200] * 5 + [429] * 35


def _follows(url: str) -> bool:
    with httpx.stream("GET", url, timeout=30) as answer:
        return answer.status_code == 200


def test_the_score_pad_counts_like_moves(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, moves=1) as served:
        answers = [httpx.post(f"{served.address}/scorepad/score", json={}, timeout=60) for _ in range(2)]
        assert answers[0].status_code != 429
        assert answers[1].status_code == 429

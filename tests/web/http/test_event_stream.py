"""Event streams: they go on after a lost connection, and end when the server stops."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.web.forked_servers import ForkedServed
from tests.web.serving import PERSON, Guest, Served, bot


def happenings(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    for line in lines:
        if line.startswith("data: "):
            yield json.loads(line[6:])


def test_events_come_as_they_happen_and_again_after_a_lost_connection(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    url = f"{served.address}/api/seats/{guest.token}/events"
    with httpx.stream("GET", url, timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = answer.iter_lines()
        next(lines)
        guest.move("draw a1", 0)
        assert next(happenings(lines)) == {"number": 1, "kind": "moved", "seat": 0}
    guest.move("draw b1", 1)
    guest.move("draw c1", 2)
    with httpx.stream("GET", url, timeout=30, headers={"Last-Event-ID": "1"}) as answer:
        found = happenings(answer.iter_lines())
        assert [next(found)["number"], next(found)["number"]] == [2, 3]


def test_a_stop_ends_streams_and_a_restart_goes_on(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path) as served:
        guest = Guest(served.address)
        guest.create("paris", PERSON, bot(), starts="orange")
        state = guest.state()
        begun, ended = threading.Event(), threading.Event()

        def listen() -> None:
            with httpx.stream("GET", f"{served.address}/api/seats/{guest.token}/events", timeout=60) as answer:
                for _ in answer.iter_lines():
                    begun.set()
            ended.set()

        listener = threading.Thread(target=listen)
        listener.start()
        begun.wait()
        assert guest.move(state["legal"][0], 0).status_code == 200
        assert served.stop() in (0, -signal.SIGTERM)
        listener.join()
        assert ended.is_set()
        served.start()
        again = Guest(served.address, guest.token)
        assert again.wait_for_turn()["moves"] == 2


def test_a_bot_that_dies_is_replaced(tmp_path: Path, compiled_code: None) -> None:
    with Served(tmp_path) as served:
        guest = Guest(served.address)
        guest.create("paris", PERSON, bot(8), starts="orange")
        for _ in range(3):
            state = guest.wait_for_turn()
            guest.move(state["legal"][0], state["number"])
            served.kill_thinkers()
        assert guest.wait_for_turn()["moves"] == 6

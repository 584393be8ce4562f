"""Hidden is hidden: whole games over HTTP, and every byte that was sent is searched for what may not be known yet."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from boulevard.web.tables.shuffle import commitment
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot


class Listener:
    """Keeps every byte of an event stream."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.heard = b""
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen)

    @contextmanager
    def listening(self) -> Iterator[Listener]:
        self._thread.start()
        try:
            yield self
        finally:
            self._stop.set()
            self._thread.join()

    def _listen(self) -> None:
        with httpx.stream("GET", self.url, timeout=60) as answer:
            for part in answer.iter_bytes():
                self.heard += part
                if self._stop.is_set():
                    return


@pytest.mark.parametrize("seed", [1, 2])
def test_seed_piles_and_hands_of_paris(served: Served, seed: int) -> None:
    """What is sent before a tile is seen is the same as if the hidden tiles lay in another order."""
    guest, watcher = Guest(served.address), Guest(served.address)
    places = guest.create("paris", PERSON, bot(2), postcards="random")
    created = served.events(places["table"])[0].data
    chance = random.Random(seed)
    with Listener(f"{served.address}/api/tables/{places['table']}/events").listening() as listener:
        while (state := guest.wait_for_turn())["status"] != "over":
            watched = watcher.get(f"/api/tables/{places['table']}").json()
            if state["view"]["phase"] == 1:
                assert state["view"]["hands"]["blue"] is None
                assert watched["view"]["hands"] == {"orange": None, "blue": None}
                laid = state["view"]["laid"]
                assert all(len(laid[seat]) + state["view"]["piles"][seat] <= 8 for seat in laid)
            assert state["seed"] is None
            assert watched["seed"] is None
            for heard in (*guest.heard, *watcher.heard, listener.heard):
                assert created["seed"].encode() not in heard
                assert b'"piles":[' not in heard
            guest.heard.clear()
            watcher.heard.clear()
            move = chance.choice(state["legal"])
            if state["view"]["phase"] == 1:
                preview = guest.get(f"/api/seats/{guest.token}/preview", params={"move": move})
                assert preview.status_code == 200, preview.text
                hand = preview.json()["view"]["hands"]["orange"]
                assert hand is None or move.split()[0] != "lay"
                guest.heard.clear()
            assert guest.move(move, state["number"]).status_code == 200
    assert b"lay" not in listener.heard
    assert state["seed"] == created["seed"]
    assert state["commitment"] == commitment(created["seed"])


def test_choices_for_the_open_card_and_peeks_of_avenue(served: Served) -> None:
    one, other, watcher = (Guest(served.address) for _ in range(3))
    places = one.create("avenue", PERSON, FRIEND)
    table = places["table"]
    (invitation,) = places["invitations"].values()
    other.token = other.post(f"/api/invitations/{invitation}", {"name": "Ann"}).json()["token"]
    chance = random.Random(4)
    peeks = 0
    with Listener(f"{served.address}/api/seats/{other.token}/events").listening() as listener:
        while (state := one.state())["status"] != "over":
            before = [guest_view(other, table), guest_view(watcher, table)]
            move = "peek" if "peek" in state["legal"] and chance.random() < 0.5 else chance.choice(state["legal"])
            own = one.move(move, state["number"]).json()
            after = [guest_view(other, table), guest_view(watcher, table)]
            for old, new in zip(before, after, strict=True):
                assert new["sheets"][0].pop("acted")
                assert not old["sheets"][0].pop("acted")
                old.pop("turn"), new.pop("turn")
                assert old == new
            if move == "peek":
                peeks += 1
                assert own["view"]["next_farm"] is not None
            answer = other.state()
            choice = chance.choice([it for it in answer["legal"] if it != "peek"])
            other.move(choice, answer["number"])
    assert peeks
    for line in listener.heard.decode().splitlines():
        if line.startswith("data: "):
            assert set(json.loads(line[6:])) in ({"number", "kind", "seat"}, {"here", "away", "watching"})


def guest_view(guest: Guest, table: str) -> dict[str, Any]:
    """What a person or a spectator sees, without what tells whose turn it is."""
    state = guest.state() if guest.token else guest.get(f"/api/tables/{table}").json()
    view: dict[str, Any] = state["view"]
    return view

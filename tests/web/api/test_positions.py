"""Positions over HTTP: tables that begin with one, and those that a table tells, each as far as one may know it."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import boulevard
from boulevard.games.positions import LONGEST
from boulevard.web.tables.table import Table
from tests.waiting import until
from tests.web.forked_servers import ForkedServed
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, key, play_on
from tests.web.tables.test_positions import FIRST_PHASE, after


def begin(guest: Guest, position: Any, *chairs: dict[str, Any], **more: Any) -> httpx.Response:
    game = position.split()[0] if isinstance(position, str) else position["game"]
    answer = guest.post("/api/tables", {"game": game, "chairs": chairs, "position": position, **more})
    guest.token = answer.json().get("token") or ""
    return answer


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_a_game_is_played_on_from_a_position_against_a_bot_and_its_record_leads_to_the_same_end(
    served: Served, name: str
) -> None:
    guest, game = Guest(served.address), after(name, FIRST_PHASE + 9)
    ticket = guest.post("/api/tickets", {}).json()
    part = {"ticket": ticket["ticket"], "entropy": "my-own-random-signs"}
    answer = begin(guest, game.position_data(), PERSON, bot(), **part)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    over = play_on(guest)
    record = guest.get(f"/api/tables/{table}/record").json()
    assert boulevard.from_record(record).result() == over["outcome"]["result"]
    _require_fair(record, ticket["commitment"])
    assert over["position"] == record["given"] == game.position_data()
    first = guest.get(f"/api/tables/{table}/position", params={"move": 0}).json()
    assert first["text"] == game.position()
    whole = guest.get(f"/api/tables/{table}/position", params={"move": 0, "everything": True}).json()
    assert whole["position"] == record["position"]
    for beyond in (f"/api/tables/{table}/position", f"/api/seats/{guest.token}/position"):
        refused = guest.get(beyond, params={"move": 9999})
        assert (refused.status_code, refused.json()["error"]) == (409, "NotNow")


def _require_fair(record: dict[str, Any], commitment: str) -> None:
    """Check a shuffle as docs/fair-shuffles.md says."""

    def sha256(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    parts = [record["entropy"].get(seat, "") for seat in record["players"]]
    assert sha256(record["seed"]) == commitment
    assert record["deal"] == sha256(":".join([record["seed"], *parts]))
    again = boulevard.from_position(record["given"], seed=record["deal"])
    first = boulevard.from_record({**record, "moves": [], "result": None})
    assert again.position_data(everything=True) == first.position_data(everything=True)


def test_a_friend_comes_late_and_the_same_request_sets_one_table_up(served: Served) -> None:
    guest, friend, text = Guest(served.address), Guest(served.address), after("paris", 5).position()
    person = guest.introduced("Ann")
    guest.http.headers["Authorization"] = f"Bearer {person}"
    body = {"key": key()}
    first = begin(guest, text, PERSON, FRIEND, **body).json()
    assert begin(guest, text, PERSON, FRIEND, **body).json()["table"] == first["table"]
    other = begin(guest, after("paris", 6).position(), PERSON, FRIEND, **body)
    assert (other.status_code, other.json()["error"]) == (409, "KeyUsed")
    (invitation,) = first["invitations"].values()
    friend.token = friend.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
    guest.token = first["token"]
    assert friend.state()["view"]["board"] == after("paris", 5).view()["board"]
    assert len({it.state()["status"] for it in (guest, friend)}) == 1


def test_people_play_again_from_the_same_position(served: Served) -> None:
    guest = Guest(served.address)
    begin(guest, after("paris", FIRST_PHASE).position(), PERSON, bot())
    guest.ask("resign")
    again = guest.ask("rematch").json()
    assert again["state"]["view"]["board"] == after("paris", FIRST_PHASE).view()["board"]


def test_a_position_of_a_game_that_goes_on_tells_nothing_hidden(served: Served) -> None:
    """Two tables, whose hidden tiles lie in different orders, tell the same; until a seat sees a tile of its own."""
    game = after("paris", FIRST_PHASE)
    seat = game.turn[0]
    chairs = [FRIEND, FRIEND]
    chairs[game.seats.index(seat)] = PERSON
    told = []
    for _ in range(2):
        guest, rival, watcher = (Guest(served.address) for _ in range(3))
        places = begin(guest, game.position(seat), *chairs).json()
        ((_, invitation),) = places["invitations"].items()
        rival.token = rival.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
        asked = [f"/api/tables/{places['table']}/position", f"/api/seats/{guest.token}/position"]
        told.append([watcher.get(path).json() for path in asked])
        for path in (*asked, f"/api/seats/{rival.token}/position"):
            assert watcher.get(path, params={"move": 0}).status_code == 409
        refused = watcher.get(asked[0], params={"everything": True})
        assert (refused.status_code, refused.json()["error"]) == (409, "NotNow")
        hidden = watcher.get(f"/api/seats/{rival.token}/position").json()["text"]
        assert hidden.split()[1:5] == game.position().split()[1:5]
    assert told[0] == told[1]
    assert [it["text"] for it in told[0]] == [game.position(), game.position(seat)]


def test_cards_chosen_at_the_same_time_stay_secret(served: Served) -> None:
    guest, watcher = Guest(served.address), Guest(served.address)
    places = guest.create("avenue", PERSON, FRIEND)
    (invitation,) = places["invitations"].values()
    friend = Guest(served.address)
    friend.token = friend.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
    state = friend.state()
    assert friend.move(random.Random(1).choice(state["legal"]), state["number"]).status_code == 200
    for path in (f"/api/tables/{places['table']}/position", f"/api/seats/{guest.token}/position"):
        told = watcher.get(path).json()
        assert told["position"]["sheets"][1] == {"roads": {}, "scores": [], "peeks": [], "choice": "?"}
        assert told["text"].endswith(":?")


@pytest.mark.parametrize(
    ("position", "status", "error"),
    [
        ("paris nonsense", 422, "BadPosition"),
        ("paris " + "x" * LONGEST, 422, "BadRequest"),
        ({"game": "paris", "board": {"z9": "orange"}}, 422, "BadPosition"),
        ({"game": "paris", "edition": "../standard.toml"}, 422, "BadPosition"),
        (after("avenue", 2).position(), 422, "BadPosition"),
        (7, 422, "BadRequest"),
    ],
)
def test_what_is_no_position_of_the_game_is_refused(served: Served, position: Any, status: int, error: str) -> None:
    body = {"game": "paris", "chairs": [PERSON, bot()], "position": position}
    answer = Guest(served.address).post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text


def nested(depth: int) -> dict[str, Any]:
    return {"x": nested(depth - 1)} if depth else {}


@pytest.mark.parametrize("part", [{"position": nested(500)}, {"options": nested(500)}])
def test_what_is_nested_too_deep_is_refused(served: Served, part: dict[str, Any]) -> None:
    body = {"game": "avenue", "chairs": [PERSON], **part}
    answer = Guest(served.address).post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]) == (422, "BadTable"), answer.text


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_halves_of_characters_are_refused(served: Served, game: str) -> None:
    sent = '{"position": {"\\ud800": 1}}'
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{served.address}/position/{game}/check", content=sent, headers=headers)
    refusal = answer.json() if game == "paris" else answer.json()["refusal"]
    assert answer.status_code == (422 if game == "paris" else 200), answer.text
    assert refusal["message"]


@pytest.mark.parametrize(("name", "moves"), [("paris", 26), ("avenue", 60)])
def test_a_table_that_began_with_a_position_is_read_again_as_it_was_and_reviewed(
    served: Served, name: str, moves: int
) -> None:
    guest = Guest(served.address)
    table = begin(guest, after(name, moves).position(), PERSON, bot()).json()["table"]
    over = play_on(guest)
    again = Table.replayed(table, served.events(table))
    assert again.game.result() == over["outcome"]["result"]
    review = until(lambda: it if (it := guest.get(f"/api/tables/{table}/review").json())["ready"] else None)
    assert review["review"]["hindsight"] is None


def test_games_from_positions_go_on_after_a_crash(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path) as server:
        guests = [Guest(server.address) for _ in range(2)]
        for guest, name in zip(guests, ("paris", "avenue"), strict=True):
            begin(guest, after(name, FIRST_PHASE).position(), PERSON, PERSON)
            guest.move(guest.state()["legal"][0], 0, seat=guest.state()["seat"])
        before = [guest.state() for guest in guests]
        server.kill()
        server.start()
        again = [Guest(server.address, guest.token) for guest in guests]
        assert [guest.state() for guest in again] == before
        assert [play_on(guest)["outcome"]["how"] for guest in again] == ["played"] * 2

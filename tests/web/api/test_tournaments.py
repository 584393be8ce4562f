"""Tournaments over the API: who may do what, and that nothing of a deck leaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boulevard.web.app import create_app
from boulevard.web.settings import Settings
from tests.waiting import until
from tests.web.scenes import routes
from tests.web.serving import Guest, Served, play_on


@pytest.fixture
def host(served: Served) -> Guest:
    return Guest.named(served.address, "Ada")


def made(host: Guest, game: str = "avenue", **more: Any) -> str:
    answer = host.post("/api/tournaments", {"game": game, "rounds": 2, **more})
    assert answer.status_code == 201, answer.text
    return f"/api/tournaments/{answer.json()['tournament']}"


def entered(served: Served, at: str, name: str) -> Guest:
    guest = Guest.named(served.address, name)
    assert guest.post(f"{at}/entrants", {"name": name}).json()["own"]
    return guest


def test_only_the_host_decides(served: Served, host: Guest) -> None:
    at = made(host, "paris")
    other = entered(served, at, "Bob")
    assert other.post(f"{at}/rounds", {"after": 0}).status_code == 403
    assert other.post(f"{at}/bots", {"level": 1}).status_code == 403
    assert other.http.delete(f"{at}/entrants/1").status_code == 403
    assert other.http.delete(at).status_code == 403
    assert host.post(f"{at}/rounds", {"after": 0}).status_code == 409, "one is not enough"
    assert host.post(f"{at}/bots", {"level": 99}).status_code == 422
    assert [it["name"] for it in host.get(at).json()["entrants"]] == ["Bob"]
    assert host.http.delete(at).status_code == 204
    assert other.get(at).status_code == 404


@pytest.mark.parametrize(
    "sent",
    [
        {"game": "nothing"},
        {"game": "paris", "form": "duplicate"},
        {"game": "avenue", "form": "swiss"},
        {"game": "paris", "rounds": 0},
        {"game": "paris", "seconds": 1},
        {"game": "avenue", "options": {"players": 3}},
        {"game": "avenue", "options": {"sheet": "Z"}},
        {"game": "paris", "secret": "x"},
    ],
)
def test_what_can_not_be_held_is_refused(host: Guest, sent: dict[str, Any]) -> None:
    assert host.post("/api/tournaments", sent).status_code in (404, 422)
    assert host.get("/api/tournaments").json() == []


def test_who_enters_twice_takes_part_once_and_nobody_enters_late(served: Served, host: Guest) -> None:
    at = made(host, "paris", form="round-robin")
    bob = entered(served, at, "Bob")
    entered(served, at, "Cleo")
    assert len(bob.post(f"{at}/entrants", {"name": "Bobby"}).json()["entrants"]) == 2
    assert bob.http.delete(f"{at}/entrants/me").json()["own"] is None
    assert bob.post(f"{at}/entrants", {"name": "Bobby"}).json()["own"] == 3
    begun = host.post(f"{at}/rounds", {"after": 0}).json()
    assert (begun["state"], begun["round"], begun["rounds"]) == ("running", 1, 1)
    assert host.post(f"{at}/rounds", {"after": 0}).json()["round"] == 1, "sent again, it begins once"
    assert Guest.named(served.address, "Dan").post(f"{at}/entrants", {"name": "Dan"}).status_code == 409
    assert bob.get(at).json()["places"]["token"]


def test_who_is_taken_out_stays_out_until_the_host_says_otherwise(served: Served, host: Guest) -> None:
    at = made(host, "paris", automatic=False)
    page = at.removeprefix("/api")
    bob, cleo = (entered(served, at, name) for name in ("Bob", "Cleo"))
    entered(served, at, "Dan")
    assert host.http.delete(f"{at}/entrants/1").status_code == 200
    refused = bob.post(f"{at}/entrants", {"name": "Bobby"})
    assert (refused.status_code, refused.json()["error"]) == (403, "TakenOut")
    assert bob.http.post(f"{page}/enter", data={"name": "Bob"}, headers={"accept": "text/html"}).status_code == 403
    assert "The host has taken you out" in bob.get(page).text
    assert bob.http.delete(f"{at}/entrants/me").status_code == 200, "to leave is no way around it"
    assert bob.post(f"{at}/entrants", {"name": "Bobby"}).status_code == 403
    assert [it["name"] for it in cleo.get(at).json()["entrants"]] == ["Cleo", "Dan"]
    assert cleo.get(at).json()["barred"] is None
    assert [it["name"] for it in host.get(at).json()["barred"]] == ["Bob"]
    assert cleo.post(f"{at}/entrants/1", {}).status_code == 403
    assert [it["name"] for it in host.post(f"{at}/entrants/1", {}).json()["entrants"]] == ["Bob", "Cleo", "Dan"]
    assert host.post(f"{at}/rounds", {"after": 0}).json()["state"] == "running"
    assert host.http.delete(f"{at}/entrants/2").status_code == 200
    assert cleo.post(f"{at}/entrants", {"name": "Cleo"}).status_code == 403
    assert "Let Cleo back in" in host.get(page).text
    assert host.http.post(f"{page}/let-back/2", follow_redirects=False).status_code == 303
    assert not next(it for it in host.get(at).json()["entrants"] if it["number"] == 2)["out"]


def test_somebody_holds_only_so_many(host: Guest) -> None:
    for _ in range(3):
        made(host)
    assert host.post("/api/tournaments", {"game": "paris"}).status_code == 409


def test_nothing_of_a_deck_leaks_before_all_have_played_it(served: Served, host: Guest) -> None:
    at = made(host, rounds=1)
    one, other = (entered(served, at, name) for name in ("Bob", "Cleo"))
    spy = Guest.named(served.address, "Eve")
    assert host.post(f"{at}/rounds", {"after": 0}).status_code == 201
    for guest in (one, other):
        guest.token = guest.get(at).json()["places"]["token"]
    table = one.state()["table"]
    assert one.state()["view"]["sheets"] is not None
    assert one.get(f"/api/seats/{one.token}/hint").status_code == 409
    assert one.get(f"/watch/{table}").status_code == 200
    refused = spy.get(f"/watch/{table}", headers={"accept": "text/html"})
    assert (refused.status_code, f'href="{at.removeprefix("/api")}"' in refused.text) == (403, True)
    assert spy.get(f"/api/tables/{table}").json()["error"] == "Sealed"
    play_on(one)
    seed = served.events(table)[0].data["seed"]
    until(lambda: next(it for it in spy.get(at).json()["pairings"] if it["first"] == 1)["outcome"] == "played")
    for path in with_table():
        answer = spy.get(path.replace("{table}", table), follow_redirects=False)
        assert answer.status_code >= 300, path
        assert seed not in answer.text, path
    given = spy.get(at).json()
    assert seed not in json.dumps(given)
    assert given["decks"][0]["seed"] is None
    assert all(it["points"] is None and it["table"] is None and it["moves"] is None for it in given["pairings"])
    assert all(it["decks"] == [] for it in given["deck_standings"])
    for page in (at.removeprefix("/api"), f"{at.removeprefix('/api')}/screen"):
        found = spy.get(page).text
        assert seed not in found
        assert table not in found
    assert one.get(f"/api/tables/{table}/record").status_code == 200, "whoever has played it knows it"
    for path in of_own(one, table):
        answer = one.get(path)
        assert answer.status_code == 200, path
        assert seed not in answer.text, path
    play_on(other)
    ended = until(lambda: it if (it := spy.get(at).json())["state"] == "over" else None)
    assert one.state()["seed"] == one.state()["deal"] == seed
    for path in of_own(one, table)[:3]:
        assert seed in one.get(path).text, path
    assert ended["decks"][0]["seed"] == seed
    assert spy.get(f"/api/tables/{table}/record").json()["seed"] == seed
    assert {it["rank"] for it in ended["deck_standings"]} <= {1, 2}


def of_own(guest: Guest, table: str) -> list[str]:
    """What tells somebody of a game of theirs that is over."""
    told = [f"/play/{guest.token}", f"/api/seats/{guest.token}", f"/api/tables/{table}/record", f"/api/tables/{table}"]
    return [*told, f"/watch/{table}", f"/replay/{table}", f"/review/{table}", "/you/data.json", "/api/tournaments"]


def with_table() -> Iterator[str]:
    """The paths of all pages and answers about one table."""
    for route in routes(create_app(Settings(secret="only to look at its routes"))):
        path, methods = getattr(route, "path", ""), getattr(route, "methods", None) or ()
        if "GET" in methods and "{table}" in path and path.count("{") == 1:
            yield path

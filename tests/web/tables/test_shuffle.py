"""Shuffles that neither the server nor a player can choose: commitments, contributions, and how both are checked."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser

import boulevard
from boulevard.messages import say
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.tables import decisions
from boulevard.web.tables.shuffle import UNSHUFFLED, commitment, mixture
from boulevard.web.tables.table import BOT, FRIEND, PERSON, Chair, Next, Table
from tests.web import serving
from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.serving import Guest, Served, bot, key

OLD = Path(__file__).with_name("old_log.json")
"""A game from before there were contributions: its events, and what was dealt."""

contributions = st.lists(st.text("0123456789abcdef", min_size=16, max_size=16) | st.just(""), min_size=1, max_size=8)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@given(st.text("0123456789abcdef", min_size=32, max_size=32), contributions, st.data())
def test_a_deal_depends_on_the_seed_and_on_every_contribution(seed: str, parts: list[str], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(parts) - 1))
    other = data.draw(st.text("0123456789abcdef", min_size=16, max_size=16).filter(lambda it: it != parts[place]))
    changed = [*parts[:place], other, *parts[place + 1 :]]
    assert mixture(seed, parts) != mixture(seed, changed)
    assert mixture(seed, changed) != mixture(seed[::-1] + "0", changed)
    assert mixture(seed, changed) == sha256(":".join([seed, *changed]))


@pytest.mark.parametrize("place", [0, 1])
def test_another_contribution_of_either_seat_is_another_shuffle(place: int) -> None:
    def dealt(*parts: str) -> dict[str, Any]:
        table = set_up(Chair(PERSON, "Ann", None, "ann", entropy=parts[0]), Chair(FRIEND))
        table.apply(decisions.join(table, 1, "Bea", "bea", parts[1]).here[0])
        setup: dict[str, Any] = table.game.record()["setup"]
        return setup

    parts = ["0123456789abcdef"] * 2
    changed = [*parts[:place], "f" * 16, *parts[place + 1 :]]
    assert dealt(*parts) == dealt(*parts)
    assert dealt(*parts) != dealt(*changed)


def set_up(*chairs: Chair, seed: str = "seed", game: str = "paris") -> Table:
    return Table("here", decisions.create(game, {}, chairs, seed).here[0])


def test_nothing_is_shuffled_before_the_last_seat_is_taken() -> None:
    """Whoever waits sees the same at every table; the deal is settled by the last who comes, or by the end."""
    waiting = [
        set_up(Chair(PERSON, "Ann", None, "ann", entropy=it), Chair(FRIEND), seed=it) for it in ("a" * 16, "b" * 16)
    ]
    assert len({json.dumps(table.game.view("orange")) for table in waiting}) == 1
    one, other = waiting
    assert one.game.record() == boulevard.new("paris", seed=UNSHUFFLED).record()
    one.apply(decisions.join(one, 1, "Bea", "bea", "c" * 16).here[0])
    assert one.game.record() == boulevard.new("paris", seed=mixture("a" * 16, ["a" * 16, "c" * 16])).record()
    other.apply(decisions.resign(other, 0).here[0])
    assert other.over
    assert other.game.record() == boulevard.new("paris", seed=mixture("b" * 16, ["b" * 16, ""])).record()


def test_a_game_from_before_there_were_contributions_is_replayed_and_checked_as_ever() -> None:
    old = json.loads(OLD.read_text())
    events = [Event(Kind(it["kind"]), it["data"]) for it in old["events"]]
    table = Table.replayed("old", events)
    assert table.game.record() == old["record"]
    assert table.deal == table.seed == old["seed"]
    assert commitment(table.seed) == old["commitment"]


def shuffled(guest: Guest) -> dict[str, Any]:
    """The state of a game that was given up, after its shuffle was checked as docs/fair-shuffles.md says."""
    assert guest.ask("resign").status_code == 200
    state = guest.state()
    record = guest.get(f"/api/tables/{state['table']}/record").json()
    parts = [record["entropy"].get(seat, "") for seat in record["players"]]
    deal = sha256(":".join([record["seed"], *parts])) if any(parts) else record["seed"]
    assert record["deal"] == deal
    assert sha256(record["seed"]) == state["commitment"]
    game = boulevard.new(record["game"], seed=deal, **state["options"])
    assert game.record()["setup"] == record["setup"]
    return state


def offered(guest: Guest) -> dict[str, Any]:
    ticket: dict[str, Any] = guest.post("/api/tickets", {}).json()
    return ticket


def test_a_server_is_bound_before_anybody_contributes(served: Served) -> None:
    guest = Guest(served.address)
    ticket, part = offered(guest), "my-own-random-signs"
    body = {"game": "paris", "chairs": [serving.PERSON, bot()], "ticket": ticket["ticket"], "entropy": part}
    places = guest.post("/api/tables", body).json()
    guest.token = places["token"]
    assert places["table"] == ticket["table"]
    assert (places["state"]["seed"], places["state"]["deal"]) == (None, None)
    state = shuffled(guest)
    assert sha256(state["seed"]) == ticket["commitment"]
    assert [chair["entropy"] for chair in state["chairs"]] == [part, None]
    assert state["deal"] != state["seed"]


def test_without_a_contribution_the_seed_of_the_server_is_all(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("avenue", serving.PERSON)
    state = shuffled(guest)
    assert state["deal"] == state["seed"]


def test_a_ticket_is_for_one_table_of_one_person(served: Served) -> None:
    """A seed that was shown at the end must not be dealt from again."""
    one, other = Guest(served.address), Guest(served.address)
    for guest in (one, other):
        person = guest.post("/api/people", {"name": "Ann"}).json()
        guest.http.headers["authorization"] = f"Bearer {person['token']}"
    ticket = offered(one)["ticket"]
    body = {"game": "avenue", "chairs": [serving.PERSON], "ticket": ticket, "entropy": "0123456789abcdef"}
    places = one.post("/api/tables", body).json()
    assert one.post("/api/tables", body).json()["table"] == places["table"]
    for guest, changed in ((one, {**body, "entropy": "another-text-of-mine"}), (other, body)):
        refused = guest.post("/api/tables", changed)
        assert refused.status_code in (409, 422)
        assert "token" not in refused.json()
    for bad in ({**body, "ticket": ticket[:-1] + "?"}, {**body, "ticket": None}, {**body, "entropy": "a:b" * 8}):
        assert one.post("/api/tables", bad).status_code in (400, 422)


def test_friends_contribute_when_they_join_and_again_for_the_next_game(served: Served) -> None:
    ann, bea = Guest(served.address), Guest(served.address)
    ticket = offered(ann)
    chairs = [serving.PERSON, serving.FRIEND]
    places = ann.post(
        "/api/tables", {"game": "paris", "chairs": chairs, "ticket": ticket["ticket"], "entropy": "a" * 16}
    )
    ann.token = places.json()["token"]
    (invitation,) = places.json()["invitations"].values()
    seen = bea.get(f"/api/invitations/{invitation}").json()
    assert seen["commitment"] == ticket["commitment"]
    assert [chair["entropy"] for chair in seen["chairs"]] == [None, None], "not before all are in"
    joined = bea.post(f"/api/invitations/{invitation}", {"name": "Bea", "entropy": "b" * 16}).json()
    bea.token = joined["token"]
    assert [chair["entropy"] for chair in joined["state"]["chairs"]] == ["a" * 16, "b" * 16]
    assert (joined["state"]["seed"], joined["state"]["deal"]) == (None, None)
    state = shuffled(ann)
    promised = state["rematch"]["commitment"]
    assert ann.ask("rematch", entropy="c" * 16).json()["table"] == state["table"]
    assert "data-entropy" in bea.get(f"/play/{bea.token}").text
    again = bea.ask("rematch", entropy="d" * 16).json()
    assert "data-entropy" not in bea.get(f"/play/{bea.token}").text, "the next deal is settled"
    assert again["table"] == state["rematch"]["next"]
    assert again["state"]["commitment"] == promised
    bea.token = again["token"]
    state = shuffled(bea)
    assert [chair["entropy"] for chair in state["chairs"]] == ["c" * 16, "d" * 16]


@pytest.mark.parametrize("ending", ["withdrawn", "declined"])
def test_the_last_contribution_to_the_next_game_counts(ending: str) -> None:
    """What came with an offer that came to nothing is forgotten, whoever asks next."""
    table = set_up(Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bea", None, "bea"))
    table.apply(decisions.resign(table, 0).here[0])

    def again(place: int, entropy: str | None) -> decisions.Decision:
        return decisions.rematch(table, [place], (Next("next", "s"), Next("later", "t")), entropy)

    table.apply(again(0, "a" * 16).here[0])
    table.apply(decisions.decline_rematch(table, [0 if ending == "withdrawn" else 1]).here[0])
    assert not table.contributed
    if ending == "withdrawn":
        table.apply(again(1, "b" * 16).here[0])
        (created,) = again(0, "c" * 16).elsewhere["next"]
        assert [chair.get("entropy") for chair in created.data["chairs"]] == ["c" * 16, "b" * 16]


def test_one_who_holds_several_places_contributes_last_what_counts() -> None:
    table = set_up(Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bea", None, "bea"))
    table.apply(decisions.resign(table, 0).here[0])
    table.contributed[0] = "a" * 16
    decided = decisions.rematch(table, [0, 1], (Next("next", "s"), Next("later", "t")), "b" * 16)
    assert decided.elsewhere["next"][0].data["chairs"][0]["entropy"] == "b" * 16


def test_a_browser_contributes_remembers_and_checks(served: Served, browser: Browser) -> None:
    ann = Person(browser, served.address).go("/")
    page = ann.page
    page.locator('form[action="/start/avenue"] button').click()
    page.wait_for_url("**/play/**")
    part = ann.wait_for()["chairs"][0]["entropy"]
    assert len(part) == 32
    token = page.url.rpartition("/")[2]
    assert page.request.post(f"{served.address}/api/seats/{token}/resign", data={"key": key()}).ok
    ann.wait_for("over")
    page.reload()
    verdict = page.locator("[data-fair]")
    expect(verdict).to_have_text(say("web-over-fair-good"))
    expect(page.locator(".fair dl")).to_contain_text(part)
    assert ann.state["deal"] == mixture(ann.state["seed"], [part, ""])
    kept = "boulevard-shuffles"
    page.evaluate(
        "name => localStorage.setItem(name, localStorage.getItem(name).replace(/[0-9a-f]{32}\"/, 'x\"'))", kept
    )
    page.reload()
    expect(verdict).to_have_text(say("web-over-fair-other"))
    fair = page.evaluate(
        "() => document.querySelector('script[src$=\"shuffle.js\"]').src.replace('shuffle.js', 'fair.js')"
    )
    old = json.loads(OLD.read_text())
    told = {"table": "old", "own": True, "seed": old["seed"], "deal": old["seed"], "commitment": old["commitment"]}
    for changed, fault in (
        ({}, ""),
        ({"seed": "other"}, "bad"),
        ({"deal": "other"}, "bad"),
        ({"entropy": ["a", ""]}, "bad"),
    ):
        asked = {**told, "entropy": ["", ""], **changed}
        assert page.evaluate("async ([fair, asked]) => (await import(fair)).fault(asked)", [fair, asked]) == fault
    ann.close()


def test_without_scripts_a_game_says_that_only_the_seed_of_the_server_was_used(served: Served) -> None:
    guest = Guest(served.address)
    page = guest.http.post("/start/avenue", follow_redirects=True)
    guest.token = page.url.path.rpartition("/")[2]
    assert guest.ask("resign").status_code == 200
    assert say("web-over-entropy-none") in guest.get(f"/play/{guest.token}").text


def test_a_form_that_is_sent_twice_begins_one_game_and_a_used_one_another(served: Served) -> None:
    guest = Guest(served.address)
    guest.http.post("/start/avenue")
    form = {"ticket": offered(guest)["ticket"], "entropy": "0123456789abcdef"}
    first, second = (guest.http.post("/start/avenue", data=form, follow_redirects=True) for _ in range(2))
    assert first.url == second.url
    guest.token = first.url.path.rpartition("/")[2]
    assert guest.ask("resign").status_code == 200
    third = guest.http.post("/start/avenue", data=form, follow_redirects=True)
    assert third.status_code == 200
    assert third.url != first.url


def test_bots_contribute_nothing() -> None:
    table = set_up(Chair(PERSON, "Ann", None, "ann", entropy="a" * 16), Chair(BOT, "", 1))
    assert table.deal == mixture("seed", ["a" * 16, ""])

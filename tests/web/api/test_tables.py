"""Whole games over HTTP, and what is refused."""

from __future__ import annotations

import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import boulevard
from boulevard.web.http.context import LISTED
from boulevard.web.pages.home import SOME
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, friends, key, play_on


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_two_people_play_a_game(served: Served, game: str) -> None:
    one, other = friends(served, game)
    state = play_on(one, other)
    assert state["outcome"]["how"] == "played"
    record = one.get(f"/api/tables/{state['table']}/record").json()
    replayed = boulevard.from_record(record)
    assert replayed.result() == record["result"] == state["outcome"]["result"]
    options = {**state["options"]}
    dealt = boulevard.new(game, seed=state["seed"], **options)
    assert dealt.record()["setup"] == record["setup"]


def test_a_person_plays_against_a_bot(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot(2))
    chance = random.Random(3)
    while (state := guest.wait_for_turn())["status"] != "over":
        assert guest.move(chance.choice(state["legal"]), state["number"]).status_code == 200
    assert {chair["name"] for chair in state["chairs"]} == {"Guest", "Flâneur"}


def test_avenue_with_people_and_bots(served: Served) -> None:
    one, other = Guest(served.address), Guest(served.address)
    places = one.create("avenue", PERSON, bot(1), FRIEND, sheet="C")
    answer = other.post(f"/api/invitations/{places['invitations']['2']}", {"name": "Ann"})
    other.token = answer.json()["token"]
    state = play_on(one, other)
    assert len(state["outcome"]["result"]["players"]) == 3


def test_people_share_a_screen(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("paris", PERSON, {"kind": "person", "name": "Bob"})
    seats = set()
    for _ in range(6):
        state = guest.state()
        seats.add(state["seat"])
        assert state["legal"]
        assert guest.move(state["legal"][0], state["number"]).status_code == 200
    assert seats == {"orange", "blue"}


def test_one_move_of_two_fast_clicks(served: Served) -> None:
    """Two tabs, two clicks, a request that is sent again: one move."""
    one, _ = friends(served, "paris", starts="orange")
    state = one.state()

    def click(move: str) -> int:
        return Guest(served.address, one.token).move(move, state["number"]).status_code

    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(click, state["legal"][:8]))
    assert sorted(codes) == [200] + [409] * 7
    assert one.state()["moves"] == 1


def test_a_request_that_is_sent_again_does_nothing(served: Served) -> None:
    one, _ = friends(served, "paris", starts="orange")
    state = one.state()
    body = {"move": state["legal"][0], "number": state["number"], "key": key()}
    answers = [one.post(f"/api/seats/{one.token}/moves", body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert one.state()["moves"] == 1


def test_a_stale_number_gets_the_present_state(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    state = guest.state()
    guest.move("draw a1", state["number"])
    answer = guest.move("draw b1", state["number"])
    assert answer.status_code == 409
    assert answer.json()["error"] == "StaleMove"
    assert answer.json()["state"]["number"] == state["number"] + 1


def test_nobody_moves_for_another(served: Served) -> None:
    one, other = friends(served, "paris", starts="orange")
    state = one.state()
    answer = other.move(state["legal"][0], 0)
    assert (answer.status_code, answer.json()["error"]) == (409, "NotYourTurn")
    answer = other.move(state["legal"][0], 0, seat="orange")
    assert (answer.status_code, answer.json()["error"]) == (422, "UnknownSeat")
    for token in (one.token[:-2], one.token + "x", "x", state["table"]):
        assert Guest(served.address, token).get(f"/api/seats/{token}").status_code == 404
    assert one.state()["moves"] == 0


def test_a_chair_is_taken_once(served: Served) -> None:
    one = Guest(served.address)
    (invitation,) = one.create("paris", PERSON, FRIEND)["invitations"].values()
    assert one.state()["status"] == "waiting"
    assert one.move("lay a1 0", 0).status_code == 409

    def join(number: int) -> int:
        return httpx.post(
            f"{served.address}/api/invitations/{invitation}", json={"name": f"G{number}"}, timeout=60
        ).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(join, range(4))) == [200, 409, 409, 409]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "chairs": [PERSON, PERSON]}, "UnknownGame"),
        ({"game": "paris", "chairs": [PERSON]}, "BadTable"),
        ({"game": "paris", "chairs": [bot(), bot()]}, "BadTable"),
        ({"game": "paris", "chairs": [PERSON, {"kind": "bot"}]}, "BadTable"),
        ({"game": "paris", "chairs": [PERSON, bot()], "options": {"colour": 1}}, "BadOption"),
        ({"game": "paris", "chairs": [PERSON, bot()], "options": {"edition": "/etc/passwd"}}, "BadOption"),
        ({"game": "paris", "chairs": [PERSON, bot()], "options": {"edition": "standard.toml"}}, "BadOption"),
        ({"game": "avenue", "chairs": [PERSON], "options": {"sheet": "/etc/passwd"}}, "BadOption"),
        ({"game": "avenue", "chairs": [PERSON], "options": {"sheet": ["A B"]}}, "BadSheet"),
        ({"game": "paris", "chairs": [PERSON, bot()], "seed": 1}, "BadRequest"),
        ({"game": "paris", "chairs": []}, "BadRequest"),
    ],
)
def test_bad_tables_are_refused(served: Served, body: dict[str, Any], error: str) -> None:
    answer = Guest(served.address).post("/api/tables", body)
    assert answer.status_code in (404, 422)
    assert answer.json()["error"] == error
    assert answer.json()["message"]


def test_illegal_moves_are_explained(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("paris", PERSON, PERSON)
    for move, error in (("lay a2 0", "IllegalMove"), ("dance", "BadNotation"), ("build T5 a1", "IllegalMove")):
        answer = guest.move(move, 0)
        assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert answer.json()["possible"]
    assert guest.state()["moves"] == 0


def test_resigning_ends_a_game_of_two(served: Served) -> None:
    one, other = friends(served, "paris")
    assert one.ask("resign").status_code == 200
    state = other.state()
    assert state["status"] == "over"
    assert state["outcome"] == {"how": "resigned", "winners": ["blue"], "result": None}
    assert other.move("lay a1 0", 0).json()["error"] == "GameOver"


def test_several_play_on_when_one_leaves(served: Served) -> None:
    one, other = Guest(served.address), Guest(served.address)
    places = one.create("avenue", PERSON, FRIEND, bot())
    (invitation,) = places["invitations"].values()
    other.token = other.post(f"/api/invitations/{invitation}", {"name": "Ann"}).json()["token"]
    other.ask("resign", seat=1)
    state = play_on(one)
    assert state["outcome"]["how"] == "played"
    assert [chair["left"] for chair in state["chairs"]] == [False, True, False]


def test_a_rematch_is_one_table_and_the_loser_starts(served: Served) -> None:
    one, other = friends(served, "paris")
    assert one.ask("rematch").status_code == 409
    one.ask("resign")
    asked, *again = [guest.ask("rematch").json() for guest in (one, other, one)]
    assert (asked["table"], asked["token"]) == (one.state()["table"], one.token)
    assert len({places["table"] for places in again} - {asked["table"]}) == 1
    assert {places["state"]["seat"] for places in again} == {"orange", "blue"}
    assert again[0]["state"]["turn"] == ["orange"]


def test_nobody_is_seated_at_a_rematch_who_does_not_want_it(served: Served) -> None:
    one, other = friends(served, "paris")
    one.ask("resign")
    assert one.ask("rematch/answer", agreed=False).status_code == 409
    assert (asked := one.ask("rematch").json()["state"]["rematch"])["wanted"] == ["orange"]
    assert (asked["declined"], asked["table"]) == ([], None)
    assert other.ask("rematch/answer", agreed=False).json()["state"]["rematch"]["declined"] == ["blue"]
    assert (one.ask("rematch").status_code, one.state()["rematch"]["wanted"]) == (409, [])
    assert (asked := other.ask("rematch").json()["state"]["rematch"])["wanted"] == ["blue"]
    assert (asked["declined"], asked["table"]) == ([], None)
    assert other.ask("rematch/answer", agreed=False).json()["state"]["rematch"]["wanted"] == []
    other.ask("rematch")
    again = one.ask("rematch/answer", agreed=True).json()
    assert again["table"] == other.state()["rematch"]["table"] != one.state()["table"]


def test_a_key_is_for_one_request(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    same = key()
    assert guest.ask("resign", key=same).status_code == 200
    assert guest.ask("rematch", key=same).status_code == 200


def test_a_key_is_its_senders_own(served: Served) -> None:
    """Two people may make up the same key; who uses one again for something else is told that it comes too late."""
    one, other = friends(served, "paris", starts="orange")
    assert one.move("reserve T5", 0, key="move-0001").json()["moves"] == 1
    assert other.move("reserve U6", 0, key="move-0001").json()["moves"] == 2
    assert other.move("reserve U6", 0, key="move-0001").json()["moves"] == 2
    answer = other.move("reserve V5", 0, key="move-0001")
    assert (answer.status_code, answer.json()["error"]) == (409, "StaleMove")


def test_an_invitation_is_for_one_person(served: Served) -> None:
    """Whoever sent it can't take the seat, with whatever key; whoever took it may say so again."""
    host, ann = Guest(served.address), Guest(served.address)
    (invitation,) = host.create("paris", PERSON, FRIEND, starts="orange")["invitations"].values()
    ann.http.headers["Authorization"] = f"Bearer {ann.post('/api/people', {'name': 'Ann'}).json()['token']}"
    first, again = (ann.post(f"/api/invitations/{invitation}", {"name": "Ann"}) for _ in range(2))
    assert first.json()["token"] == again.json()["token"]
    host.move("reserve T5", 0, key="move-0001")
    for more in ({}, {"key": "move-0001"}):
        answer = host.post(f"/api/invitations/{invitation}", {"name": "Ann", **more})
        assert (answer.status_code, answer.json()["error"]) == (409, "SeatTaken")
    page = host.http.post(f"/join/{invitation}", data={"name": "Eve", "key": "move-0001"})
    assert page.status_code == 409


def test_a_table_is_set_up_once_for_a_key(served: Served) -> None:
    guest, other = Guest(served.address), Guest(served.address)
    for it in (guest, other):
        it.http.headers["Authorization"] = f"Bearer {it.post('/api/people', {'name': 'Eve'}).json()['token']}"
    body = {"game": "avenue", "chairs": [PERSON], "key": "table-0001"}
    tables = [it.post("/api/tables", body).json()["table"] for it in (guest, guest, other)]
    assert tables[0] == tables[1] != tables[2]
    two = {"chairs": [PERSON, bot()]}
    for change in ({"options": {"sheet": "C"}}, two, {"game": "paris", **two}):
        answer = guest.post("/api/tables", {**body, **change})
        assert (answer.status_code, answer.json()["error"]) == (409, "KeyUsed")
    assert [it["table"] for it in guest.get("/api/tables").json()] == tables[:1]


def test_who_left_does_nothing_any_more(served: Served) -> None:
    one, other = Guest(served.address), Guest(served.address)
    (invitation,) = one.create("avenue", PERSON, FRIEND, PERSON)["invitations"].values()
    other.token = other.post(f"/api/invitations/{invitation}", {"name": "Ann"}).json()["token"]
    assert other.ask("resign").status_code == 200
    for answer in (other.move("draw a1", other.state()["number"]), other.ask("undo"), other.ask("resign")):
        assert (answer.status_code, answer.json()["error"]) == (409, "NotNow")


def test_who_stays_wins(served: Served) -> None:
    """Also where several leave; and nobody wins who never came."""
    three = Guest(served.address)
    three.create("avenue", PERSON, PERSON, PERSON)
    for seat in (0, 2):
        state = three.ask("resign", seat=seat).json()
    assert (state["outcome"]["how"], state["outcome"]["winners"]) == ("resigned", [1])
    host = Guest(served.address)
    host.create("paris", PERSON, FRIEND)
    assert host.ask("resign").json()["outcome"] == {"how": "resigned", "winners": [], "result": None}


def test_unknown_methods_are_counted_as_one(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    for method in ("PROPFIND", "MKCOL"):
        guest.http.request(method, "/healthz")
    counted = guest.get("/metrics").text
    assert "PROPFIND" not in counted
    assert 'method="other"' in counted
    assert 'boulevard_events_total{kind="created"}' in counted
    assert guest.http.head("/healthz").status_code == 200


def test_own_tables_are_listed(served: Served) -> None:
    guest = Guest(served.address)
    token = guest.introduced("Eve")
    guest.http.headers["Authorization"] = f"Bearer {token}"
    assert guest.get("/api/tables").json() == []
    tables = [guest.create("avenue", PERSON)["table"] for _ in range(3)]
    listed = guest.get("/api/tables").json()
    assert [it["table"] for it in listed] == tables[::-1]
    assert Guest(served.address, listed[0]["token"]).state()["table"] == tables[-1]
    assert guest.get("/api/tables?page=2").json() == []


def test_many_games_are_listed_a_page_at_a_time(served: Served) -> None:
    """Home shows some that go on; the list of all leads on to older ones."""
    guest = Guest.named(served.address, "Eve")
    tables = [guest.create("avenue", PERSON) for _ in range(LISTED + 2)]
    guest.post(f"/api/seats/{tables[-1]['token']}/resign", {"key": "r"})
    home, first = (guest.get(path).text for path in ("/", "/games"))
    (older,) = re.findall(r'href="(/games\?page=2)"', first)
    assert (first.count("/play/"), guest.get(older).text.count("/play/")) == (LISTED, 2)
    assert home.count("/play/") == SOME


def test_requests_of_other_sites_are_refused(served: Served) -> None:
    body = {"game": "avenue", "chairs": [PERSON]}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = httpx.post(f"{served.address}/api/tables", json=body, headers=headers, timeout=60)
        assert answer.status_code == 403
    answer = httpx.post(f"{served.address}/api/tables", json=body, headers={"Origin": served.address}, timeout=60)
    assert answer.status_code == 201


def test_large_requests_are_refused(served: Served) -> None:
    url = f"{served.address}/api/tables"
    assert httpx.post(url, content=b"x" * 100_000, timeout=60).status_code == 413
    assert httpx.post(url, content=(b"x" * 10_000 for _ in range(20)), timeout=60).status_code == 413


def test_answers_forbid_browsers_all_that_pages_do_not_need(served: Served) -> None:
    headers = httpx.get(f"{served.address}/healthz", timeout=60).headers
    assert "script-src 'self';" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_metrics_never_tell_a_token(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    guest.state()
    text = guest.get("/metrics").text
    assert 'route="/api/seats/{token}"' in text
    assert guest.token not in text
    assert guest.token not in (served.data / "log").read_text()


def test_odd_forms_are_no_trouble(served: Served) -> None:
    """What a browser would never send is cut down or refused; the page says so under the same policy as any."""
    guest = Guest(served.address)
    guest.http.headers["Accept"] = "text/html"
    long = guest.http.post("/new/avenue", data={"opponent": "alone", "name": "x" * 200, "place": "9" * 5000})
    assert long.status_code == 303
    answers = [
        guest.http.post("/new/avenue", data={"opponent": "bot", "level": "99"}),
        guest.http.post("/start/" + "z" * 30),
        guest.http.post("/new/" + "z" * 30, data={}),
    ]
    assert [answer.status_code for answer in answers] == [422, 404, 404]
    for answer in answers:
        assert "default-src 'none'" in answer.headers["content-security-policy"]

"""The chat at a table: who may say what, who reads it, and that nothing else can be done with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.tables.phrases import LONGEST, PHRASES
from tests.web.forked_servers import ForkedServed
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, friends, key


def company(served: Served, *more: dict[str, Any], **chosen: Any) -> tuple[Guest, ...]:
    """People who join a table one after the other, at which something was chosen about the chat."""
    host, guests = Guest(served.address), []
    sent = {"game": "avenue", "chairs": [PERSON, FRIEND, *more], "name": "Zoe", **chosen}
    places = host.post("/api/tables", sent).json()
    host.token = places["token"]
    for name, invitation in enumerate(places["invitations"].values()):
        guest = Guest(served.address)
        guest.token = guest.post(f"/api/invitations/{invitation}", {"name": f"Guest {name}"}).json()["token"]
        guests.append(guest)
    return host, *guests


def send(guest: Guest, **what: Any) -> httpx.Response:
    return guest.ask("messages", **what)


def listed(guest: Guest, after: int = -1, **more: Any) -> dict[str, Any]:
    answer = guest.get(f"/api/seats/{guest.token}/messages?after={after}", **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def texts(guest: Guest) -> list[str]:
    return [it["text"] for it in listed(guest)["messages"]]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_phrase_is_read_in_the_language_of_whoever_reads(served: Served, tag: str) -> None:
    one, other = company(served)
    assert send(one, phrase="thinking").status_code == 201
    (heard,) = listed(other, headers={"Accept-Language": tag})["messages"]
    with speaking(tag):
        assert heard["text"] == say("chat-phrase-thinking")
    assert (heard["phrase"], heard["name"], heard["seat"], heard["own"]) == ("thinking", "Zoe", 0, False)
    assert listed(one)["messages"][0]["own"]


def test_texts_are_numbered_and_read_after_a_number(served: Served) -> None:
    one, other = company(served)
    for number, guest in enumerate((one, other, one)):
        assert send(guest, text=f"it is {number}").json()["number"] == number
    assert texts(other) == ["it is 0", "it is 1", "it is 2"]
    later = listed(other, after=1)
    assert ([it["text"] for it in later["messages"]], later["last"]) == (["it is 2"], 2)
    assert (listed(other, after=2)["messages"], listed(other, after=2)["last"]) == ([], 2)


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("one\ntwo\r\n\tthree", "one two three"),
        ("abc\u202edef\u2066ghi\u200f", "abc def ghi"),
        ("bell\x07 null\x00 escape\x1b[31m", "bell null escape [31m"),
        ("Z" + "\u0335" * 50 + "algo", "Z" + "\u0335" * 3 + "algo"),
        ("  naïve … 你好 👋  ", "naïve … 你好 👋"),
    ],
)
def test_a_text_is_one_line_of_what_can_be_seen(served: Served, sent: str, shown: str) -> None:
    one, other = company(served)
    assert send(one, text=sent).json()["text"] == shown
    answer = other.get(f"/api/seats/{other.token}/messages")
    assert answer.headers["content-type"] == "application/json"
    assert texts(other) == [shown]


@pytest.mark.parametrize(
    ("sent", "error"),
    [
        ({}, "NotSaid"),
        ({"phrase": "hello", "text": "hello"}, "NotSaid"),
        ({"phrase": "no-such"}, "NotSaid"),
        ({"phrase": "chat-phrase-hello"}, "NotSaid"),
        ({"text": ""}, "NotSaid"),
        ({"text": " \u200b\u202e\n "}, "NotSaid"),
        ({"text": "x" * (LONGEST + 1)}, "NotSaid"),
        ({"text": "x" * 50_000}, "BadRequest"),
        ({"text": "hello", "key": "short"}, "BadRequest"),
        ({"text": "hello", "key": None}, "BadRequest"),
        ({"text": ["hello"]}, "BadRequest"),
        ({"text": "hello", "name": "Guest 0"}, "BadRequest"),
        ({"text": "hello", "seat": 1}, "UnknownSeat"),
        ({"text": "hello", "seat": 7}, "UnknownSeat"),
        ({"text": "hello", "seat": "nobody"}, "UnknownSeat"),
    ],
)
def test_what_can_t_be_said_is_refused(served: Served, sent: dict[str, Any], error: str) -> None:
    one, other = company(served)
    answer = one.post(f"/api/seats/{one.token}/messages", {"key": key(), **sent})
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert texts(other) == []


def test_the_longest_text_is_read_whole(served: Served) -> None:
    one, other = company(served)
    assert send(one, text="é" * LONGEST).status_code == 201
    assert texts(other) == ["é" * LONGEST]


def test_the_same_key_says_it_once_and_is_nobody_else_s(served: Served) -> None:
    one, other = company(served)
    same = key()
    for _ in range(3):
        assert one.post(f"/api/seats/{one.token}/messages", {"key": same, "text": "once"}).json()["number"] == 0
    assert other.post(f"/api/seats/{other.token}/messages", {"key": same, "text": "once"}).json()["number"] == 1
    assert one.post(f"/api/seats/{one.token}/messages", {"key": same, "text": "else"}).json()["number"] == 2
    assert texts(one) == ["once", "once", "else"]


def test_only_seats_say_something_and_a_watch_link_is_none(served: Served) -> None:
    one, _ = company(served, chat_watched=True)
    table = one.state()["table"]
    stranger = Guest(served.address)
    other = "A" if one.token[-5] != "A" else "B"  # of the last sign, two bits say nothing
    for token in (table, one.token[:-5] + other + one.token[-4:], "nonsense"):
        answer = stranger.post(f"/api/seats/{token}/messages", {"key": key(), "text": "let me in"})
        assert (answer.status_code, answer.json()["error"]) == (404, "UnknownTable")
    assert stranger.post(f"/api/tables/{table}/messages", {"key": key(), "text": "let me in"}).status_code == 405
    assert texts(one) == []


@pytest.mark.parametrize(("watched", "status"), [(True, 200), (False, 403)])
def test_those_who_watch_read_it_where_the_table_lets_them(served: Served, watched: bool, status: int) -> None:
    one, _ = company(served, chat_watched=watched)
    send(one, text="a secret")
    answer = Guest(served.address).get(f"/api/tables/{one.state()['table']}/messages")
    assert answer.status_code == status
    assert ("a secret" in answer.text) == watched
    assert one.state()["chat"] == {"allows": "text", "watched": watched}


def test_a_table_may_have_phrases_only(served: Served) -> None:
    one, other = company(served, chat="phrases")
    answer = send(one, text="but I want to")
    assert (answer.status_code, answer.json()["error"]) == (422, "NotSaid")
    assert send(one, phrase="oops").status_code == 201
    assert len(listed(other)["messages"]) == 1


def test_nobody_chats_alone_with_bots_or_where_it_is_off(served: Served) -> None:
    silent = company(served, chat="off")[0]
    alone, waiting = Guest(served.address), Guest(served.address)
    alone.create("paris", PERSON, bot())
    waiting.create("paris", PERSON, FRIEND)
    shared = Guest(served.address)
    shared.create("paris", PERSON, PERSON)
    for guest in (silent, alone, waiting, shared):
        assert guest.state()["chat"]["allows"] == "off"
        for answer in (send(guest, phrase="hello"), guest.get(f"/api/seats/{guest.token}/messages")):
            assert (answer.status_code, answer.json()["error"]) == (403, "NoChat")


def test_who_left_a_game_that_goes_on_says_nothing_more(served: Served) -> None:
    one, other, third = company(served, FRIEND)
    assert one.ask("resign").status_code == 200
    answer = send(one, text="and another thing")
    assert (answer.status_code, answer.json()["error"]) == (409, "NotNow")
    assert send(other, text="good").status_code == 201
    assert texts(third) == ["good"]


def test_after_the_end_people_still_talk_and_the_next_table_has_a_chat_of_its_own(served: Served) -> None:
    one, other = company(served, chat="phrases", chat_watched=True)
    send(one, phrase="luck")
    assert one.ask("resign").json()["status"] == "over"
    assert send(one, phrase="played").status_code == 201
    assert len(listed(other)["messages"]) == 2
    one.ask("rematch")
    again = other.ask("rematch").json()
    other.token = again["token"]
    assert again["state"]["chat"] == {"allows": "phrases", "watched": True}
    assert listed(other)["messages"] == []


def test_a_muted_player_is_not_heard_at_this_table_only(served: Served) -> None:
    one, other, third = company(served, FRIEND)
    send(other, text="noise")
    send(third, text="music")
    found = one.post(f"/api/seats/{one.token}/unheard", {"seat": 1}).json()
    assert [it["text"] for it in found["messages"]] == ["music"]
    assert found["unheard"] == [{"seat": 1, "everywhere": False}]
    assert found["last"] == 1, "what was not heard is not asked for again"
    assert texts(third) == ["noise", "music"]
    again = one.post(f"/api/seats/{one.token}/unheard", {"seat": 1, "heard": True}).json()
    assert ([it["text"] for it in again["messages"]], again["unheard"]) == (["noise", "music"], [])


def test_a_blocked_player_is_heard_nowhere_until_they_are_again(served: Served) -> None:
    one, other = friends(served, "paris")
    one.post(f"/api/seats/{one.token}/unheard", {"seat": "blue", "everywhere": True})
    one.ask("resign")
    one.ask("rematch")
    again = other.ask("rematch").json()
    other.token = again["token"]
    one.token = one.ask("rematch").json()["token"]
    send(other, text="still here")
    found = listed(one)
    assert (found["messages"], found["unheard"]) == ([], [{"seat": again["state"]["seat"], "everywhere": True}])
    assert texts(other) == ["still here"], "who is blocked does not see it"
    one.post(f"/api/seats/{one.token}/unheard", {"seat": again["state"]["seat"], "heard": True})
    assert texts(one) == ["still here"]


def test_nobody_mutes_or_reports_themselves(served: Served) -> None:
    one, _ = company(served)
    send(one, text="me")
    for answer in (
        one.post(f"/api/seats/{one.token}/unheard", {"seat": 0}),
        one.post(f"/api/seats/{one.token}/messages/0/report", {}),
        one.post(f"/api/seats/{one.token}/messages/77/report", {}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (409, "NotNow")


def test_two_of_the_same_name_are_told_apart(served: Served) -> None:
    one, other = company(served, name="Guest 0")
    send(one, text="it’s me")
    send(other, text="no, me")
    first, second = (it["name"] for it in listed(one)["messages"])
    assert first != second


def test_floods_are_refused_and_tell_when_to_come_back(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, messages=3) as served:
        one, other = company(served)
        answers = [send(one, text=f"spam {number}") for number in range(5)]
        assert [it.status_code for it in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["error"] == "TooMany"
        assert int(answers[-1].headers["Retry-After"]) > 0
        assert len(texts(other)) == 3


def test_every_phrase_can_be_said(served: Served) -> None:
    one, other = company(served)
    assert set(listed(other)["phrases"]) == set(PHRASES)
    for phrase in PHRASES:
        assert send(one, phrase=phrase).status_code == 201
    assert [it["phrase"] for it in listed(other)["messages"]] == list(PHRASES)

"""The stream of one's own tables: for whoever is known, in their language, and counted as any other."""

from __future__ import annotations

from pathlib import Path

import httpx

from boulevard.games.registry import info
from boulevard.messages import say, speaking
from boulevard.web.http.context import COOKIE
from boulevard.web.settings import Settings
from boulevard.web.tables.tokens import Tokens, new_person
from tests.web.forked_servers import ForkedServed
from tests.web.serving import FRIEND, PERSON, Guest, Served
from tests.web.streams import happenings

TITLE = info("paris").title
PATH = "/api/people/me/events"


def test_who_is_not_known_follows_nothing(served: Served) -> None:
    for headers in ({}, {"cookie": f"{COOKIE}=made-up"}, {"authorization": "Bearer none"}):
        refused = httpx.get(served.address + PATH, headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (404, "NobodyYet")


def test_what_concerns_somebody_is_told_in_their_language_and_leads_to_the_table(served: Served) -> None:
    ada = Tokens(Settings(data=served.data).signing_secret()).person(new_person("Ada"))
    host, friend = Guest(served.address), Guest(served.address)
    host.http.cookies.set(COOKIE, ada)
    made = host.create("paris", PERSON, FRIEND, starts="orange")
    headers = {"cookie": f"{COOKIE}={ada}", "accept-language": "fr"}
    with httpx.stream("GET", served.address + PATH, headers=headers, timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        found = happenings(answer.iter_lines())
        assert next(found) == ("waiting", {"tables": []})
        (invitation,) = made["invitations"].values()
        assert friend.post(f"/api/invitations/{invitation}", {"name": "Bob <b>"}).status_code in (200, 201)
        with speaking("fr"):
            (_, joined), (_, turn), (_, waiting) = (next(found) for _ in range(3))
            assert joined["title"] == say("web-news-guests")
            assert (turn["matter"], turn["title"]) == ("turns", say("web-news-turns"))
            assert turn["text"] == say("web-news-with", title=TITLE, names="Bob <b>")
        assert waiting == {"tables": [made["table"]]}
    assert {*turn} == {"table", "matter", "at", "title", "text"}, "nothing of the game itself"
    page = httpx.get(served.address + str(turn["at"]), headers={"accept": "text/html"})
    assert (page.status_code, str(turn["at"])[:6]) == (200, "/play/")


def test_the_stream_takes_a_place_among_those_that_one_may_follow(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, streams=1) as served:
        ada = Tokens(Settings(data=served.data).signing_secret()).person(new_person("Ada"))
        headers = {"cookie": f"{COOKIE}={ada}"}
        with httpx.stream("GET", served.address + PATH, headers=headers, timeout=60) as answer:
            lines = answer.iter_lines()
            assert next(lines).startswith("retry")
            assert httpx.get(served.address + PATH, headers=headers).status_code == 429


def test_whoever_was_signed_out_is_told_nothing_more(served: Served) -> None:
    ada = Tokens(Settings(data=served.data).signing_secret()).person(new_person("Ada"))
    host, friend = Guest(served.address), Guest(served.address)
    host.http.cookies.set(COOKIE, ada)
    made = host.create("paris", PERSON, FRIEND, starts="orange")
    headers = {"cookie": f"{COOKIE}={ada}"}
    with httpx.stream("GET", served.address + PATH, headers=headers, timeout=60) as answer:
        found = happenings(answer.iter_lines())
        assert next(found) == ("waiting", {"tables": []})
        left = httpx.post(f"{served.address}/you/leave", data={"where": "here"}, headers=headers)
        assert left.status_code == 303
        (invitation,) = made["invitations"].values()
        assert friend.post(f"/api/invitations/{invitation}", {"name": "Bob"}).status_code in (200, 201)
        assert list(found) == []

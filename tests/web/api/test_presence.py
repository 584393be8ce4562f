"""Who is at a table, as streams of events tell it: people by their seats, those who watch by their number alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.web.serving import PERSON, Guest, Served, bot, friends


@contextmanager
def following(served: Served, path: str) -> Iterator[Iterator[tuple[str, dict[str, Any]]]]:
    """What a stream of events tells, by its kind."""
    with httpx.stream("GET", f"{served.address}{path}", timeout=30) as answer:
        assert answer.status_code == 200
        yield told(answer.iter_lines())


def told(lines: Iterator[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    kind, has_id = "", False
    for line in lines:
        has_id |= line.startswith("id: ")
        if line.startswith("event: "):
            kind = line[7:]
        elif line.startswith("data: "):
            assert has_id == (kind == "happened"), "only events can be gone on after"
            yield kind, json.loads(line[6:])
            has_id = False


def test_people_are_told_by_their_seats_and_those_who_watch_by_their_number(served: Served) -> None:
    one, other = friends(served, "paris")
    table = one.state()["table"]
    with following(served, f"/api/seats/{one.token}/events?tab=tab-of-one") as news:
        assert next(news) == ("presence", {"here": ["orange"], "away": [], "watching": 0})
        with following(served, f"/api/tables/{table}/events") as watched:
            both = {"here": ["orange"], "away": [], "watching": 1}
            assert next(news) == next(watched) == ("presence", both)
            answer = one.post(f"/api/seats/{one.token}/away", {"tab": "tab-of-one", "away": True})
            assert answer.status_code == 204
            away = {"here": [], "away": ["orange"], "watching": 1}
            assert next(news) == next(watched) == ("presence", away)
            other.ask("messages", phrase="hello")
            assert next(news) == ("said", {"number": 0})
            assert other.ask("resign").status_code == 200
            assert next(watched)[0] == "happened", "what is said is not for those who watch"


def test_a_table_with_bots_tells_nothing_until_somebody_watches(served: Served) -> None:
    guest = Guest(served.address)
    table = guest.create("avenue", PERSON, bot())["table"]
    with (
        following(served, f"/api/seats/{guest.token}/events") as news,
        following(served, f"/api/tables/{table}/events") as watched,
    ):
        assert next(watched) == ("presence", {"here": [], "away": [], "watching": 1})
        assert next(it for it in news if it[0] == "presence")[1]["watching"] == 1


@pytest.mark.parametrize("tab", ["short", "x" * 33, "<script>", "a b c d e f", "tab\nevent: happened"])
def test_a_name_of_a_page_is_a_few_letters(served: Served, tab: str) -> None:
    one, _ = friends(served, "paris")
    answer = one.get(f"/api/seats/{one.token}/events", params={"tab": tab})
    assert answer.status_code == 422
    assert one.post(f"/api/seats/{one.token}/away", {"tab": tab, "away": True}).status_code == 422


def test_nobody_says_that_another_is_away(served: Served) -> None:
    one, other = friends(served, "paris")
    with following(served, f"/api/seats/{one.token}/events?tab=tab-of-one") as news:
        next(news)
        other.post(f"/api/seats/{other.token}/away", {"tab": "tab-of-one", "away": True})
        assert other.post("/api/seats/nonsense/away", {"tab": "tab-of-one", "away": True}).status_code == 404
        other.ask("messages", phrase="hello")
        assert next(news) == ("said", {"number": 0})

"""Records in the browser: one that was downloaded can be watched again, and a broken one gets a sentence."""

from __future__ import annotations

import html
import json
import re
from bisect import bisect
from typing import Any

import httpx
import pytest

import boulevard
from boulevard.errors import BadRecord
from boulevard.messages import say
from boulevard.web.services.records import opened
from boulevard.web.tables.table import MOST_CHAIRS
from tests.web.serving import PERSON, Guest, Served

HTML = {"Accept": "text/html"}


def sent(served: Served, text: bytes, **more: Any) -> httpx.Response:
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as visitor:
        return visitor.post("/record", files={"file": ("mine.json", text, "application/json")}, **more)


def test_a_downloaded_record_is_watched_again(served: Served) -> None:
    guest = Guest(served.address)
    table = guest.create("paris", PERSON, PERSON, starts="orange")["table"]
    guest.move("reserve T5", 0)
    guest.ask("resign", seat="orange")
    record = guest.get(f"/api/tables/{table}/record").json()
    record["players"] = {"orange": "<b>Ada</b>", "blue": 7}
    page = sent(served, json.dumps(record).encode())
    assert page.url.path.startswith("/record/")
    assert "reserve T5" in page.text
    assert html.escape("<b>Ada</b>") in page.text
    assert f"/api/tables/{page.url.path.rpartition('/')[2]}" not in page.text
    start = httpx.get(f"{page.url}?move=0", headers={**HTML, "HX-Request": "true"})
    assert say("web-replay-start") in start.text
    assert httpx.get(f"{served.address}/record/forgotten", headers=HTML).status_code == 404


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_finished_game_from_elsewhere_tells_who_won(served: Served, game: str) -> None:
    played = boulevard.new(game, seed=3)
    while not played.over:
        played.play(played.turn[0], played.legal(played.turn[0])[0])
    page = sent(served, json.dumps(played.record()).encode())
    assert page.status_code == 200, page.text[-500:]
    assert page.url.path.startswith("/record/")


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_record_that_begins_with_a_position_is_watched_from_there(served: Served, game: str) -> None:
    played = boulevard.new(game, seed=3)
    for _ in range(25):
        played.play(played.turn[0], played.legal(played.turn[0])[-1])
    begun = boulevard.from_position(played.position(everything=True))
    begun.play(begun.turn[0], begun.legal(begun.turn[0])[0])
    page = sent(served, json.dumps(begun.record()).encode())
    assert page.status_code == 200, page.text[-500:]
    start = httpx.get(f"{page.url}?move=0", headers={**HTML, "HX-Request": "true"})
    assert say("web-replay-start") in start.text
    assert spaces(start.text) == spaces(played.svg(theme="page"))


def spaces(drawing: str) -> list[str]:
    """What the spaces of a drawing show: the ground of Paris, the roads of Avenue."""
    return re.findall(r'data-(?:kind|road)="[^"]+"', drawing)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[" * 5000,
        b"\xff\xfe",
        b"[]",
        b'{"format": "boulevard/9"}',
        b'{"format": "boulevard/1", "game": "chess", "setup": {}}',
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(served: Served, text: bytes) -> None:
    page = sent(served, text)
    assert page.status_code == 422
    assert 'class="refusal"' in page.text
    assert "Traceback" not in page.text


def test_a_record_that_is_too_large_is_not_read(served: Served) -> None:
    assert sent(served, b" " * 70_000).status_code == 413


def test_too_many_players_are_refused_before_anything_is_played() -> None:
    record = boulevard.new("avenue", seed=3, players=MOST_CHAIRS + 1).record() | {"moves": [[1, "no move"]]}
    with pytest.raises(BadRecord) as caught:
        opened(json.dumps(record), "mine.json")
    assert str(caught.value) == say("record-crowded", most=MOST_CHAIRS)


def test_a_record_that_is_as_deep_as_can_be_read_is_refused() -> None:
    deepest = bisect(range(100_000), False, key=_is_too_deep) - 1
    for depth in range(deepest - 50, deepest + 5):
        with pytest.raises(BadRecord):
            opened(_nested(depth), "mine.json")


def _nested(depth: int) -> str:
    return f'{{"format": "boulevard/1", "game": {"[" * depth}{"]" * depth}}}'


def _is_too_deep(depth: int) -> bool:
    try:
        json.loads(_nested(depth))
    except RecursionError:
        return True
    return False


def test_a_record_with_the_moves_of_a_card_in_another_order_is_shown_by_seat() -> None:
    game = boulevard.new("avenue", seed=1, players=2)
    record = {**game.record(), "moves": [[1, "draw a1"], [0, "draw b2"]]}
    table = opened(json.dumps(record), "mine.json")
    assert table.moves == [(0, "draw b2"), (1, "draw a1")]
    assert [it.seat for it in table.game.history] == [0, 1]

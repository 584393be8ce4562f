"""Positions on pages: pasted, linked, refused with a sentence, and played on from."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

import boulevard
from boulevard.games.positions import LONGEST
from boulevard.games.registry import rules
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from tests.games.paris.positions.samples import box_of_ones_own
from tests.web.pages.test_pages import HTML, require_clean, state_of
from tests.web.scenes import ODD, THREE
from tests.web.serving import PERSON, Guest, Served, bot, play_on
from tests.web.tables.test_positions import FIRST_PHASE, after

SHEET = ["A B C", "D E F", "P1 G1 CP"]
NAMED = ("count", "names", "where", "most", "name", "game", "games")
"""What sentences are said with."""


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    """Somebody with a browser that has no scripts."""
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as client:
        yield client


def play_links(page: str) -> list[str]:
    """The positions that a page offers to play on from."""
    found = re.findall(r'href="(/new/\w+\?position=[^"]*)"', page)
    return [parse_qs(urlsplit(html.unescape(link)).query)["position"][0] for link in found]


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_position_is_pasted_as_text_or_json_and_gets_a_link(visitor: httpx.Client, game: str) -> None:
    moment = after(game, FIRST_PHASE)
    text = moment.position(moment.turn[0])
    for pasted in (f"  {text.replace(' ', '   ')}\n", json.dumps(moment.position_data(moment.turn[0]))):
        page = visitor.post("/position", data={"text": pasted})
        assert page.status_code == 200
        assert parse_qs(page.url.query.decode()) == {"text": [text]}
        require_clean(page)
        assert play_links(page.text) == [text]
        assert say("web-own-theirs", name=", ".join(map(seat_name, moment.turn))) in page.text
        assert say("web-editor-odd") not in page.text


def test_what_is_odd_is_flagged_and_allowed(visitor: httpx.Client) -> None:
    for path in (f"/position?text={ODD}", f"/new/paris?position={ODD}"):
        page = visitor.get(path)
        assert page.status_code == 200
        require_clean(page)
        given, state = rules("paris").from_position(ODD)
        shown = html.unescape(page.text)
        for sentence in (say("web-editor-odd"), *map(str, given.oddities(state))):
            assert sentence in shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("paris 8/8", "position-fields"),
        ("chess rnbq", "unknown-game"),
        ("{", "position-malformed"),
        ("[" * 9000, "unknown-game"),
        ("x" * (LONGEST + 1), "position-long"),
    ],
)
def test_what_is_no_position_is_refused_with_the_form_and_a_sentence(
    visitor: httpx.Client, text: str, sentence: str
) -> None:
    for page in (visitor.post("/position", data={"text": text}), visitor.get("/new/paris", params={"position": text})):
        assert page.status_code == 422
        require_clean(page)
        refusal = re.search(r'<p class="refusal"[^>]*>(.*?)</p>', page.text)
        assert refusal
        assert html.unescape(refusal[1]).startswith(say(sentence, **dict.fromkeys(NAMED, "\0")).split("\0")[0])
        assert html.escape(text[:200], quote=True) in page.text


def test_an_empty_page_asks_for_a_position_and_has_examples(visitor: httpx.Client) -> None:
    page = visitor.get("/position")
    require_clean(page)
    examples = re.findall(r'href="(/position\?text=[^"]+)"', page.text)
    assert len(examples) == len(boulevard.games())
    for example in examples:
        assert len(play_links(visitor.get(html.unescape(example)).text)) == 1


def test_a_seat_is_chosen_and_the_game_goes_on_against_a_bot(visitor: httpx.Client) -> None:
    text = after("paris", FIRST_PHASE).position()
    form = visitor.get("/new/paris", params={"position": text})
    require_clean(form)
    assert f'value="{html.escape(text)}"' in form.text
    asked = {"position": text, "opponent": "bot", "level": "2", "place": "1", "name": "Ada"}
    state = state_of(visitor.post("/new/paris", data=asked))
    assert [(chair["kind"], chair["level"]) for chair in state["chairs"]] == [("bot", 2), ("person", None)]
    assert state["view"]["laid"] == after("paris", FIRST_PHASE).view()["laid"]
    assert say("web-position-begun") in visitor.post("/new/paris", data=asked).text


def test_a_series_is_played_from_a_position_by_two(visitor: httpx.Client) -> None:
    assert 'name="series"' in visitor.get("/new/paris", params={"position": ODD}).text
    assert 'name="series"' not in visitor.get("/new/avenue", params={"position": THREE}).text
    asked = {"position": ODD, "opponent": "same", "series": "3"}
    assert state_of(visitor.post("/new/paris", data=asked))["series"]["length"] == 3
    assert visitor.post("/new/paris", data={**asked, "series": "4"}).status_code == 422


def test_three_sit_down_as_the_form_says_and_one_of_them_must_be_there(visitor: httpx.Client) -> None:
    chairs = {"chair-0": "bot-1", "chair-1": "person", "chair-2": "friend"}
    page = visitor.post("/new/avenue", data={"position": THREE, "name": "Ada", **chairs})
    assert [(it["kind"], it["name"]) for it in state_of(page)["chairs"]][1:] == [("person", "Ada"), ("friend", "")]
    nobody = visitor.post("/new/avenue", data={"position": THREE, **dict.fromkeys(chairs, "friend")})
    assert nobody.status_code == 422
    assert html.escape(say("table-nobody")) in nobody.text


def test_a_friend_is_told_that_the_game_begins_with_a_position(visitor: httpx.Client) -> None:
    moment = after("paris", FIRST_PHASE)
    for everything, sentence in ((False, "web-position-begun"), (True, "web-position-begun-foretold")):
        asked = {"position": moment.position(everything=everything), "opponent": "friend"}
        page = visitor.post("/new/paris", data=asked)
        invitation = re.search(r"/join/[\w.-]+", page.text)
        assert invitation
        assert say(sentence) in html.unescape(httpx.get(visitor.base_url.join(invitation[0]), headers=HTML).text)


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_replay_offers_each_moment_as_its_mover_knew_it_and_with_the_same_deal(served: Served, game: str) -> None:
    guest = Guest(served.address)
    table = guest.create(game, PERSON, bot())["table"]
    play_on(guest)
    played = boulevard.from_record(guest.get(f"/api/tables/{table}/record").json())
    count = len(played.history)
    for shown in (0, 6, 12):
        moment = played.copy()
        moment.undo(count - shown)
        page = guest.get(f"/replay/{table}?move={shown}", headers=HTML).text
        whole = moment.position(everything=True)
        assert play_links(page) == list(dict.fromkeys((moment.position(moment.turn[0]), whole)))
    assert play_links(guest.get(f"/replay/{table}", headers=HTML).text) == []


def test_nothing_is_offered_of_a_game_that_goes_on(served: Served) -> None:
    guest = Guest(served.address)
    table = guest.create("paris", PERSON, bot())["table"]
    for path in (f"/watch/{table}", f"/play/{guest.token}", f"/replay/{table}?move=0"):
        assert play_links(guest.get(path, headers=HTML, follow_redirects=True).text) == []


@pytest.mark.parametrize(
    ("game", "options"), [("paris", {"edition": box_of_ones_own()}), ("avenue", {"players": 2, "sheet": SHEET})]
)
def test_a_box_or_a_sheet_of_ones_own_goes_with_its_position(
    visitor: httpx.Client, game: str, options: dict[str, Any]
) -> None:
    moment = boulevard.new(game, seed=1, **options)
    moment.play(moment.turn[0], moment.legal(moment.turn[0])[0])
    page = visitor.post("/position", data={"text": json.dumps(moment.position_data())})
    assert page.status_code == 200
    (text,) = play_links(page.text)
    assert text == moment.position()
    form = visitor.get(f"/new/{game}", params={"position": text})
    assert f'value="{text}"' in html.unescape(form.text)
    state = state_of(visitor.post(f"/new/{game}", data={"position": text, "opponent": "same"}))
    assert state["view"]["game"] == game
    assert state["view"].get("shapes") == moment.view().get("shapes")
    assert state["view"].get("sheet") == moment.view().get("sheet")

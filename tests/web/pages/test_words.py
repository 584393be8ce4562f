"""What pages say is true of the game at hand: its options, its box, and how it ended."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.datastructures import FormData

from boulevard.games.paris.facts import card_text, facts_of
from boulevard.games.paris.play.state import POSTCARDS, POSTCARDS_IN_PLAY
from boulevard.games.registry import NAMES
from boulevard.games.rulebook import rulebook
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.games.paris import edition_form, scorepad
from boulevard.web.games.paris.postcard_picks import Pick, picks
from boulevard.web.pages.render import at_a_glance
from boulevard.web.pages.table import endings
from boulevard.web.tables import decisions
from boulevard.web.tables.table import MOST_CHAIRS, PERSON, Chair, Table
from tests.web.serving import PERSON as SITTER
from tests.web.serving import Guest, Served, bot

FAR = [[[east * far, north * far] for far in (1, 2, 3)] for east, north in ((0, 1), (1, 0), (0, -1), (-1, 0))]
STANDARD = edition_form.data(edition_form.standard())
OWN_BOX = {**STANDARD, "name": "mine", "starred": list(POSTCARDS[4:]), "large_light": {"rays": FAR}}
USUAL: dict[str, Any] = {"penseur": "any", "fountain": 2}


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers={"Accept": "text/html"}, timeout=60) as client:
        yield client


@pytest.mark.parametrize("tag", LANGUAGES)
def test_pages_take_how_much_there_is_from_the_games(tag: str) -> None:
    with speaking(tag):
        assert {*re.findall(r"\d+", at_a_glance("paris"))} == {"2", "25", str(POSTCARDS_IN_PLAY), str(len(POSTCARDS))}
        assert {*re.findall(r"\d+", at_a_glance("avenue"))} == {"1", str(MOST_CHAIRS), "15"}


def test_a_table_tells_what_its_own_options_and_box_do(visitor: httpx.Client, served: Served) -> None:
    guest = Guest(served.address)
    options = {"penseur": "own", "fountain": 1, "postcards": list(POSTCARDS[4:]), "edition": OWN_BOX}
    guest.create("paris", SITTER, bot(), **options)
    page = visitor.get(f"/play/{guest.token}").text
    for card in ("penseur", "fontaine", "grande-lumiere"):
        assert f'data-tip="{card_text(card, options, FAR)}"' in page
    found = re.search(r'<script type="application/json" id="facts">(.*?)</script>', page)
    assert found
    assert json.loads(found[1]) == facts_of(options, FAR)


def listed(**fields: str) -> dict[str, Pick]:
    return {it.name: it for it in picks(FormData(fields))}


def test_stars_are_those_of_the_box() -> None:
    box = json.dumps(OWN_BOX)
    both = listed(**{"json-edition": box})
    assert [name for name, it in both.items() if "standard" in it.stars] == STANDARD["starred"]
    assert [name for name, it in both.items() if "own" in it.stars] == OWN_BOX["starred"]
    assert [name for name, it in both.items() if it.picked] == STANDARD["starred"]
    own = listed(**{"json-edition": box, "option-edition": "own"})
    assert [name for name, it in own.items() if it.picked] == OWN_BOX["starred"]
    chosen = FormData([("option-postcards", "own"), ("own-postcards", "jardin"), ("own-postcards", "penseur")])
    assert [it.name for it in picks(chosen) if it.picked] == ["jardin", "penseur"]


@pytest.mark.parametrize("box", ["", "7", "[]", "{", '{"name": "x"}', "[" * 50_000])
def test_a_box_that_is_none_changes_nothing_on_the_form(box: str) -> None:
    assert listed(**{"json-edition": box, "option-edition": "own"}) == listed()


def test_the_form_has_a_text_for_every_choice() -> None:
    found = listed(**{"json-edition": json.dumps(OWN_BOX)})
    rays = STANDARD["large_light"]["rays"]
    assert found["penseur"].texts["own"] == card_text("penseur", {**USUAL, "penseur": "own"}, rays)
    assert found["fontaine"].texts["1"] == card_text("fontaine", {**USUAL, "fountain": 1}, rays)
    assert found["grande-lumiere"].texts == {
        "standard": card_text("grande-lumiere", USUAL, rays),
        "own": card_text("grande-lumiere", USUAL, FAR),
    }
    assert list(found["jardin"].texts) == [""]


def test_the_score_pad_tells_what_its_house_rules_do() -> None:
    options = {"penseur": "own", "fountain": 1, "mirror": False}
    texts = scorepad.scored({"options": options})["texts"]
    rays = STANDARD["large_light"]["rays"]
    assert texts == {name: card_text(name, options, rays) for name in POSTCARDS}
    assert texts["penseur"] != scorepad.scored({})["texts"]["penseur"]


@pytest.mark.parametrize("game", NAMES)
def test_what_was_reconstructed_is_said_with_a_way_to_correct_it(visitor: httpx.Client, game: str) -> None:
    book = rulebook(game)
    for path in ("/learn", f"/learn/{game}"):
        (said,) = re.findall(
            rf'<p class="soft small rebuilt">{re.escape(say(book.rebuilt))} (.*?)</p>', visitor.get(path).text
        )
        assert f'href="/{book.editor}"' in said


def table(chairs: int) -> Table:
    (created,) = decisions.create("avenue", {}, [Chair(PERSON, "Ada", None, "ada")] * chairs, "seed").here
    return Table("table", created)


def test_a_game_alone_that_was_not_played_to_its_end_has_no_final_score() -> None:
    given_up, left = table(1), table(1)
    given_up.apply(Event(Kind.ended))
    left.apply(decisions.resign(left, 0).here[0])
    for unfinished in (given_up, left):
        assert endings.verdict(unfinished, [0]) == say("web-over-abandoned")


def test_a_game_alone_that_was_played_has_a_final_score() -> None:
    played = table(1)
    while not played.over:
        seat = played.game.turn[0]
        for event in decisions.move(played, 0, played.game.legal(seat)[0], played.number(0)).here:
            played.apply(event)
    assert endings.verdict(played, [0]) == say("web-over-alone")


def test_a_game_of_several_that_nobody_finished() -> None:
    given_up = table(2)
    given_up.apply(Event(Kind.ended))
    assert endings.verdict(given_up, [0]) == say("web-over-abandoned")

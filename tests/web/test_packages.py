"""A game in a package of its own, at the table in the browser: with all its parts, and with none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from tests.packages import EXAMPLE, environment, install, offer
from tests.waiting import until
from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.serving import PERSON, Guest, Served, bot

BARE = '''
"""A game that brings nothing but its rules, for three; what it names for the browser is broken."""
from dataclasses import replace
from boulevard.games.package import GamePackage
from boulevard_goofspiel import INFO
from boulevard_goofspiel.rules import Goofspiel

class Bare(Goofspiel):
    info = replace(INFO, name="bare", title="Bare", players=range(3, 4), options={}, seats_option=None)
    drawing = None

    @classmethod
    def dealt(cls, seed, options=()):
        return cls({**Goofspiel.dealt(seed, {"cards": 5}).setup, "players": 3})

RULES = Bare
GAME = GamePackage(Bare.info, rules="bare", web="bare_face")
'''


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where the example is installed, the same game without its parts, and one that can't be loaded."""
    folder = install(EXAMPLE, tmp_path_factory.mktemp("third"))
    (folder / "bare.py").write_text(BARE, encoding="utf-8")
    (folder / "bare_face.py").write_text("1 / 0", encoding="utf-8")
    offer(folder, "others", {"bare": "bare:GAME", "broken": "nowhere:GAME"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(folder)["PYTHONPATH"])
        with Served(tmp_path_factory.mktemp("data")) as server:
            yield server


@pytest.mark.parametrize(
    "path", ["/", "/learn", "/new/goofspiel", "/new/bare", "/new/paris", "/games", "/offline", "/position", "/analysis"]
)
def test_no_page_fails_because_of_a_game(third: Served, path: str) -> None:
    page = Guest(third.address).get(path)
    assert page.status_code == 200
    assert ("Goofspiel" in page.text) == (path in ("/", "/learn", "/new/goofspiel", "/analysis"))


def test_a_game_without_positions_is_played_and_watched_again_without(third: Served) -> None:
    guest = Guest(third.address)
    table = guest.create("bare", PERSON, PERSON, PERSON)["table"]
    guest.ask("resign", seat=0)
    refused = guest.get(f"/api/tables/{table}/position")
    assert (refused.status_code, refused.json()["error"]) == (422, "NoPositions")
    assert "?position=" not in guest.get(f"/replay/{table}", follow_redirects=True).text
    assert guest.get("/new/bare", params={"position": "bare nothing"}).status_code == 422


@pytest.mark.parametrize("game", ["goofspiel", "bare"])
def test_any_game_can_be_analysed(third: Served, game: str) -> None:
    """Without positions, drawings or a face of its own, too; a bot that can't ponder says what it thinks once."""
    with httpx.Client(
        base_url=third.address, headers={"accept": "text/html"}, timeout=60, follow_redirects=True
    ) as ann:
        begun = ann.post("/analysis", data={"game": game})
        assert begun.status_code == 200, begun.text[-1000:]
        path = begun.url.path
        state = json.loads(re.findall(r'id="state">(.*?)</script>', begun.text)[0])
        played = ann.post(f"{path}/move", data={"node": "0", "move": state["legal"][0]})
        assert played.status_code == 200
        assert played.url.params["node"] == "1"
        assert ann.get(f"{path}.json").json()["nodes"][1]["move"] == state["legal"][0]
        third.wait_until_ready("bots")
        assert "event: done" in ann.get(f"{path}/think", params={"node": "1"}).text


def test_it_says_what_was_left_out(third: Served) -> None:
    log = (third.data / "log").read_text(encoding="utf-8")
    assert "nowhere" in log
    assert "ZeroDivisionError" in log


def test_its_rules_are_on_a_page(third: Served) -> None:
    guest = Guest(third.address)
    assert "Nobody sees it until all have chosen." in guest.get("/learn/goofspiel").text
    french = guest.get("/learn/goofspiel", headers={"Accept-Language": "fr"}).text
    assert "Un jeu de cartes à mises secrètes." in french
    assert "Nobody sees it until all have chosen." in french  # what is not translated is English
    assert guest.get("/learn/bare").status_code == 404
    assert 'href="/learn/bare"' not in guest.get("/learn").text


def test_programs_play_it(third: Served) -> None:
    guest = Guest(third.address)
    guest.create("goofspiel", PERSON, bot(3), bot(1), cards=5)
    while (state := guest.wait_for_turn())["status"] != "over":
        assert state["view"]["bids"][-1][0] is None
        answer = guest.move(state["legal"][0], state["number"])
        assert answer.status_code == 200, answer.text
    assert state["options"] == {"cards": 5, "players": 3}
    won = [
        prize
        for prize, taker in zip(state["view"]["prizes"], state["view"]["takers"], strict=True)
        if taker is not None
    ]
    assert sum(won) == sum(state["view"]["scores"])
    record = guest.get(f"/api/tables/{state['table']}/record").json()
    assert len(record["moves"]) == 15
    assert guest.post("/api/tables", {"game": "goofspiel", "chairs": [PERSON, bot(4)]}).status_code == 422


@pytest.mark.parametrize(("game", "chairs"), [("goofspiel", 2), ("bare", 3)])
def test_its_games_are_reviewed(third: Served, game: str, chairs: int) -> None:
    third.wait_until_ready("bots")
    guest = Guest(third.address)
    table = guest.create(game, PERSON, *[bot(1)] * (chairs - 1))["table"]
    while (state := guest.wait_for_turn())["status"] != "over":
        guest.move(state["legal"][0], state["number"])
    review = until(lambda: it["review"] if (it := guest.get(f"/api/tables/{table}/review").json())["ready"] else None)
    assert len(review["seats"]) == chairs
    for decision in review["decisions"]:
        at = f"?move={decision['number']}&option={decision['played']}"
        assert guest.get(f"/review/{table}{at}", headers={"Accept": "text/html"}).status_code == 200
    assert guest.get(f"/review/{table}/try/{decision['number']}").status_code == 200
    assert guest.get(f"/review/{table}/0.svg").status_code == (200 if game == "goofspiel" else 422)


def test_a_person_plays_it_from_home_to_the_end(third: Served, browser: Browser) -> None:
    person = Person(browser, third.address).go("/")
    person.page.locator('a[href="/new/goofspiel"]').click()
    person.page.locator('input[name="option-cards"][value="5"]').check()
    person.page.locator('input[name="level"][value="3"]').check()
    person.page.locator(".go button").click()
    while (state := person.wait_for("over"))["status"] != "over":
        expect(person.page.locator("#board .now svg")).to_have_count(1)
        person.make(state["legal"][-1])
    expect(person.page.locator(".over-panel")).to_be_visible()
    person.go(f"/replay/{state['table']}?move=4")
    expect(person.page.locator("#board .now svg")).to_have_count(1)
    person.go("/games")
    expect(person.page.locator(".ticket.ended")).to_have_count(1)
    person.close()


def test_a_person_plays_a_game_that_brings_nothing(third: Served, browser: Browser) -> None:
    """The text of the board, moves as buttons, bots that play every game, in as many seats as it takes."""
    person = Person(browser, third.address).go("/")
    person.page.locator('form[action="/start/bare"] button').click()
    while (state := person.wait_for("over"))["status"] != "over":
        assert len(state["chairs"]) == 3
        expect(person.page.locator("#board .now .plain-board")).to_have_count(1)
        person.make(state["legal"][0])
    expect(person.page.locator(".over-panel")).to_be_visible()
    person.go(f"/replay/{state['table']}?move=4")
    expect(person.page.locator("#board .now .plain-board")).to_have_count(1)
    person.go("/games")
    expect(person.page.locator(".ticket")).to_have_count(1)
    person.close()


def test_files_of_a_game_stay_within_its_folder(third: Served) -> None:
    guest = Guest(third.address)
    page = guest.get("/new/goofspiel").text
    base = page.split("/site.css")[0].rsplit('"', 1)[1]
    assert guest.get(f"{base}/games/goofspiel/table.css").status_code == 200
    for path in ("%2e%2e/rules.py", "..%2frules.py", "nothing.css", ""):
        assert guest.get(f"{base}/games/goofspiel/{path}").status_code == 404

"""What messengers show beside links: in the language of whoever sent them, with a picture of the game as it is."""

from __future__ import annotations

import html
import io
import re

import httpx
import pytest
from PIL import Image

from boulevard.games.registry import NAMES
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.http.context import Services
from boulevard.web.http.drawn_once import DrawnOnce
from boulevard.web.http.limits import Limit
from boulevard.web.http.page_worker import Workshop
from boulevard.web.pages import link_cards
from boulevard.web.pages.clocks import terms
from boulevard.web.services.table_service import TableService
from boulevard.web.tables.clocks import Clock
from tests.web.services.in_process import TWO, with_service
from tests.web.services.in_process_app import browser
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, friends, play_on


def told(address: str, language: str = "en") -> dict[str, str]:
    """What a page tells messengers, whose servers speak some language or none."""
    page = httpx.get(
        address, headers={"Accept": "text/html", "Accept-Language": language}, follow_redirects=True, timeout=60
    ).text
    found = re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', page)
    return {name: html.unescape(text) for name, text in found}


def picture(address: str) -> Image.Image:
    answer = httpx.get(address, follow_redirects=True, timeout=60)
    assert answer.headers["content-type"] == "image/png"
    return Image.open(io.BytesIO(answer.content))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_an_invitation_speaks_the_language_of_whoever_sent_it(served: Served, tag: str) -> None:
    guest = Guest(served.address)
    sent = {"game": "paris", "chairs": [{**PERSON, "name": "Ada & <b>"}, FRIEND], "clock": {"seconds": 3600}}
    places = guest.post("/api/tables", sent).json()
    page = guest.get(f"/play/{places['token']}", headers={"Accept-Language": tag}).text
    link = re.search(r'data-copy="([^"]*/join/[^"]*)"', page)
    assert link
    assert link[1].endswith(f"?in={tag}")
    found = told(link[1], "ru" if tag == "en" else "en")
    with speaking(tag):
        title = say("web-join-title", hosts="Ada & <b>", title="Paris: La Cité de la Lumière")
        title = f"{title} · {say('web-brand')}"
        about = f"{terms(Clock(3600), 2)} {say('web-about-paris')}"
    assert (found["og:title"], found["og:description"]) == (title, about)
    assert found["og:locale"] == tag.replace("-", "_")


def test_what_is_in_a_link_need_not_be_a_language(served: Served) -> None:
    one, _ = friends(served, "paris")
    table = one.state()["table"]
    for sent in ("", "xx", "../../etc", "%00", "de"):
        with speaking("fr"):
            about = say("web-card-watch")
        assert told(f"{served.address}/watch/{table}?in={sent}", "fr")["og:description"] == about


@pytest.mark.parametrize("game", NAMES)
def test_pictures_show_the_game_as_it_is(served: Served, game: str) -> None:
    guests = friends(served, game)
    table = guests[0].state()["table"]
    looks, addresses = set[bytes](), set[str]()
    for is_begun in (False, True):
        if is_begun:
            play_on(*guests, stop=lambda state: bool(state["moves"] >= 6))
        found = told(f"{served.address}/watch/{table}")
        addresses.add(found["og:image"])
        shown = picture(found["og:image"])
        assert shown.size == (1200, 630)
        looks.add(shown.tobytes())
    assert len(looks) == len(addresses) == 2


def test_nothing_hidden_is_in_a_picture(served: Served) -> None:
    """What somebody chose for the open card shows only when all have."""
    one, _ = friends(served, "avenue")
    table = one.state()["table"]
    before = picture(f"{served.address}/watch/{table}/card.png")
    state = one.state()
    assert one.move(state["legal"][0], state["number"]).status_code == 200
    assert picture(f"{served.address}/watch/{table}/card.png?at=9").tobytes() == before.tobytes()


def test_a_game_that_is_over_tells_how_it_ended(served: Served) -> None:
    guest = Guest(served.address)
    table = guest.create("avenue", PERSON, bot())["table"]
    assert guest.ask("resign").status_code == 200
    found = told(f"{served.address}/replay/{table}")
    with speaking("en"):
        assert say("web-card-replay") in found["og:description"]
        assert say("web-over-how-resigned", names=guest.state()["chairs"][0]["name"]) in found["og:description"]
    answer = httpx.get(found["og:image"], timeout=60)
    assert "immutable" in answer.headers["cache-control"]


def test_whoever_has_no_work_left_is_sent_the_picture_of_all_links(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("data")

    async def use(service: TableService) -> None:
        client = browser(folder, service, DrawnOnce())
        spent = Limit(1, "too-many-moves")
        spent.charge("127.0.0.1", 1000)
        state = client._transport.app.state  # type: ignore[attr-defined]
        state.services = Services(**{**vars(state.services), "workshop": Workshop(spent)})
        table = (await service.create("paris", {}, TWO)).id
        answer = await client.get(f"/watch/{table}/card.png")
        assert answer.status_code == 302
        assert answer.headers["location"].endswith("art/card.png")

    with_service(f"sqlite:///{folder / 'it.sqlite'}", use)


def test_titles_fit_beside_the_board() -> None:
    for title in ("Avenue", "Paris: La Cité de la Lumière", "A Game With <Quite> a Long & Winding Name"):
        for size, text in re.findall(r'font-size="(\d+)"[^>]*>([^<]*)<', link_cards._lines(title)):
            assert int(size) * link_cards.LETTER * len(html.unescape(text)) <= link_cards.COLUMN + int(size)

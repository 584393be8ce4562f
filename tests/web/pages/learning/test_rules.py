"""The pages to learn from, and the tips at a table: on hover, focus and tap."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from boulevard.games import registry
from boulevard.games.figures import album
from boulevard.games.paris.drawing.art import FIGURES
from boulevard.games.paris.facts import facts
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.games.rulebook import rulebook
from boulevard.messages import LANGUAGES, catalogue, say, speaking
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.pages.test_pages import require_clean
from tests.web.serving import PERSON, Guest, Served, bot, friends

HTML = {"Accept": "text/html"}
HEAVIEST = 400_000


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60) as client:
        yield client


def test_both_games_at_a_glance(visitor: httpx.Client) -> None:
    page = visitor.get("/learn")
    require_clean(page)
    for game in registry.NAMES:
        assert f'<form method="post" action="/first/{game}">' in page.text
        assert f'href="/learn/{game}"' in page.text
    for tool in ("/caller", "/sheet", "/scorepad", "/edition"):
        assert visitor.get(tool).status_code == 200
        assert f'href="{tool}"' in page.text


@pytest.mark.parametrize("game", registry.NAMES)
def test_rules_are_clean_and_light(visitor: httpx.Client, game: str) -> None:
    page = visitor.get(f"/learn/{game}")
    require_clean(page)
    assert page.status_code == 200
    assert len(page.content) < HEAVIEST


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_anchor_leads_somewhere(visitor: httpx.Client, game: str) -> None:
    page = visitor.get(f"/learn/{game}").text
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    contents = re.search(r'<nav class="contents.*?</nav>', page, re.DOTALL)
    assert contents
    links = re.findall(r'href="#([^"]+)"', contents[0])
    assert links == [section.name for section in rulebook(game).walk()]
    assert set(links) <= set(ids)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("game", registry.NAMES)
def test_the_page_says_all_of_the_rules(visitor: httpx.Client, game: str, tag: str) -> None:
    page = visitor.get(f"/learn/{game}", headers={"Accept-Language": tag})
    words = _words(page.text)
    with speaking(tag):
        figures, book = album(game).figures, rulebook(game)
        for section in book.walk():
            assert say(book.title(section)) in words
        for figure in figures.values():
            assert all(line in words for line in figure.explained if len(figure.pictures) > 1)
    assert f'lang="{tag}"' in page.text


def _words(page: str) -> str:
    text = re.sub(r"<[^>]+>", "", page)
    for sign, name in (("&#39;", "'"), ("&#34;", '"'), ("&gt;", ">"), ("&amp;", "&")):
        text = text.replace(sign, name)
    return text


@pytest.mark.parametrize("card", POSTCARDS)
def test_every_postcard_is_shown_before_and_after(visitor: httpx.Client, card: str) -> None:
    page = visitor.get("/learn/paris").text
    part = page.split(f'<section id="{card}"')[1].split("</section>")[0]
    assert say(f"web-card-{card}", **facts()) in _words(part)
    assert part.count('class="moment"') == 2
    figure = album("paris").figures[card]
    assert say("learn-change", seat=figure.seat, was=figure.was, now=figure.now) in _words(part)


def test_rules_of_no_game(visitor: httpx.Client) -> None:
    assert visitor.get("/learn/chess").status_code == 404


@pytest.mark.parametrize(
    ("game", "topics"),
    [
        ("paris", {"orange", "blue", "mixed", "light", "empty", "building", "garden", "fountain", *FIGURES}),
        ("avenue", {"farm", "road", "castle-purple", "castle-green", "grapes-purple", "grapes-green"}),
    ],
)
def test_everything_on_a_board_has_a_lesson(game: str, topics: set[str]) -> None:
    prefix = f"web-{game}-js-tip-"
    assert {key.removeprefix(prefix) for key in catalogue() if key.startswith(prefix)} == topics


@pytest.fixture
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    found = Person(browser, served.address, getattr(request, "param", MOUSE))
    yield found
    found.close()


def seated(person: Person, served: Served, game: str) -> None:
    """Let somebody sit down at a table at which they are to move."""
    one, _ = friends(served, game)
    person.go(f"/play/{one.token}")
    person.wait_for()


@pytest.mark.parametrize(("game", "selector"), [("paris", ".stock"), ("avenue", ".suns")])
def test_a_tip_on_hover(person: Person, served: Served, game: str, selector: str) -> None:
    seated(person, served, game)
    tip, symbol = person.page.locator("#tip"), person.page.locator(selector).first
    expect(tip).to_be_hidden()
    symbol.hover()
    expect(tip).to_have_text(symbol.get_attribute("data-tip") or "")
    expect(tip).to_be_visible()
    expect(symbol).to_have_attribute("aria-describedby", "tip")
    person.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert symbol.get_attribute("aria-describedby") is None
    person.page.mouse.move(2, 2)
    symbol.hover()
    expect(tip).to_be_visible()
    person.page.mouse.move(2, 2)
    expect(tip).to_be_hidden()


@pytest.mark.parametrize("person", [KEYS], indirect=True)
@pytest.mark.parametrize(("game", "selector"), [("paris", ".stocks"), ("avenue", ".farm-now")])
def test_a_tip_on_focus(person: Person, served: Served, game: str, selector: str) -> None:
    seated(person, served, game)
    person._walk_to(selector)
    tip, symbol = person.page.locator("#tip"), person.page.locator(selector).first
    expect(symbol).to_be_focused()
    expect(tip).to_have_text(symbol.get_attribute("data-tip") or "")
    expect(symbol).to_have_attribute("aria-describedby", "tip")
    person.page.keyboard.press("Tab")
    expect(symbol).not_to_have_attribute("aria-describedby", "tip")


@pytest.mark.parametrize("person", [TOUCH], indirect=True)
@pytest.mark.parametrize(("game", "selector"), [("paris", ".pile"), ("avenue", ".road-now")])
def test_a_tip_on_tap(person: Person, served: Served, game: str, selector: str) -> None:
    seated(person, served, game)
    tip, symbol = person.page.locator("#tip"), person.page.locator(selector).first
    symbol.tap()
    expect(tip).to_have_text(symbol.get_attribute("data-tip") or "")
    person.page.locator("#log-title").tap()
    expect(tip).to_be_hidden()


def test_what_can_be_taken_is_taken_by_a_click(person: Person, served: Served) -> None:
    """Its tip does not stand in the way then."""
    seated(person, served, "paris")
    tile = person.page.locator('[data-take="lay"]')
    tile.hover()
    expect(person.page.locator("#tip")).to_have_text(say("web-tip-paris-tile"))
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator("#tip")).to_be_hidden()


def middle(person: Person, space: str) -> tuple[float, float]:
    box = person.page.locator(f'#board .now [data-space="{space}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("game", "space", "topic"), [("paris", "c3", "empty"), ("avenue", "b6", "farm")])
def test_a_space_is_explained_where_the_pointer_rests(
    person: Person, served: Served, game: str, space: str, topic: str
) -> None:
    seated(person, served, game)
    person.page.mouse.move(*middle(person, space))
    tip = person.page.locator("#tip")
    expect(tip).to_contain_text(say(f"web-{game}-js-tip-{topic}"))
    expect(tip).to_contain_text(f"{space}:")
    person.page.mouse.move(2, 2)
    expect(tip).to_be_hidden()


@pytest.mark.parametrize("person", [KEYS], indirect=True)
def test_a_space_is_explained_where_the_cursor_rests(person: Person, served: Served) -> None:
    seated(person, served, "paris")
    person._walk_to("#board")
    person.page.keyboard.press("ArrowUp")
    expect(person.page.locator("#tip")).to_contain_text(say("web-paris-js-tip-empty"))
    expect(person.page.locator(f"#cell-{person.cursor()}")).to_have_attribute("aria-describedby", "tip")


@pytest.mark.parametrize("person", [TOUCH], indirect=True)
def test_a_space_is_explained_by_a_tap_that_does_nothing_else(person: Person, served: Served) -> None:
    """In Paris it is the other's turn; in Avenue a tap draws the road, and is not explained."""
    _, other = friends(served, "paris")
    person.go(f"/play/{other.token}").wait_for("playing")
    person.page.touchscreen.tap(*middle(person, "c3"))
    expect(person.page.locator("#tip")).to_contain_text(say("web-paris-js-tip-empty"))
    seated(person, served, "avenue")
    person.page.touchscreen.tap(*middle(person, "b6"))
    expect(person.page.locator("#draft .changes")).to_be_visible()
    expect(person.page.locator("#tip")).to_be_hidden()


def test_the_rules_open_beside_the_game(person: Person, served: Served) -> None:
    seated(person, served, "avenue")
    with person.context.expect_page() as opened:
        person.page.get_by_role("link", name=say("learn-from-table"), exact=True).click()
    expect(opened.value.locator("h1")).to_contain_text("Avenue")
    assert "/play/" in person.page.url


@pytest.mark.parametrize("game", registry.NAMES)
@pytest.mark.parametrize("width", [360, 390, 1280])
def test_rules_fit_any_screen(person: Person, game: str, width: int) -> None:
    person.page.set_viewport_size({"width": width, "height": 700})
    person.go(f"/learn/{game}")
    assert person.page.evaluate("document.documentElement.scrollWidth") == width
    shown = person.page.locator(".steps .pictures svg")
    assert shown.count() > 4
    assert all(box and box["width"] > 150 for box in (shown.nth(at).bounding_box() for at in range(shown.count())))


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_symbol_at_a_table_has_a_tip(served: Served, game: str) -> None:
    """Whatever is drawn beside the board stands in something with a tip, or says itself in words what it is."""
    guest = Guest(served.address)
    guest.create(game, PERSON, bot())
    page = guest.get(f"/play/{guest.token}", headers=HTML).text
    beside = page.split('id="beside"')[1]
    assert 'data-tip=""' not in beside
    assert beside.count("data-tip=") > 15


@pytest.mark.parametrize(("person", "beside"), [(MOUSE, True), (TOUCH, False)], indirect=["person"])
def test_the_contents_are_open_where_they_stand_beside_the_text(person: Person, beside: bool) -> None:
    contents = person.go("/learn/paris").page.locator(".contents ol").first
    expect(contents).to_be_visible(visible=beside)
    person.page.locator(".contents summary").click()
    expect(contents).to_be_visible(visible=not beside)

"""Preferences as pages show them: kept in a browser, kept for a person, and each of them having its effect."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext

from boulevard.messages import say, speaking
from boulevard.web.http import languages
from boulevard.web.http.context import COOKIE
from boulevard.web.http.preferred import COOKIE as TOLD
from boulevard.web.preferences import CHOICES
from boulevard.web.settings import Settings
from boulevard.web.tables.tokens import Tokens, new_person
from tests.web.browsing import KEYS, MOUSE, PHONE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import PERSON, Guest, Served, bot


def browser_of(served: Served, cookie: str = "") -> httpx.Client:
    """A browser without scripts, of somebody or of nobody yet."""
    found = httpx.Client(base_url=served.address, headers={"accept": "text/html"}, follow_redirects=True, timeout=60)
    if cookie:
        found.cookies.set(COOKIE, cookie, domain="127.0.0.1")
    return found


def somebody(served: Served) -> str:
    """The cookie of somebody new."""
    return Tokens(Settings(data=served.data).signing_secret()).person(new_person("Ann"))


def root(page: httpx.Response) -> dict[str, str]:
    """What the root of a page says of preferences, and its language."""
    found = re.search(r"<html ([^>]*)>", page.text)
    assert found, page.text[:500]
    return {name.removeprefix("data-"): value for name, value in re.findall(r'([\w-]+)="([^"]*)"', found[1])}


@pytest.fixture
def nobody(served: Served) -> Iterator[httpx.Client]:
    with browser_of(served) as client:
        yield client


def test_a_page_says_nothing_of_what_is_as_usual(nobody: httpx.Client) -> None:
    assert root(nobody.get("/")) == {"lang": "en"}
    assert not nobody.cookies


def test_a_browser_of_nobody_keeps_what_is_chosen_there(nobody: httpx.Client) -> None:
    """Without scripts: the form that the page shows, sent back with some changes, and then what the next pages say."""
    page = nobody.get("/preferences")
    assert say("web-prefer-here") in page.text
    answer = nobody.post("/preferences", data={"theme": "dark", "sound": ["off", "on"], "coordinates": "off"})
    assert answer.url.path == "/preferences"
    expected = {"lang": "en", "theme": "dark", "sound": "on", "coordinates": "off"}
    assert root(answer) == root(nobody.get("/")) == root(nobody.get("/nowhere")) == expected
    assert re.search(r'name="theme" value="dark" checked', answer.text)
    assert COOKIE not in nobody.cookies, "a choice makes nobody somebody"
    assert root(nobody.post("/preferences", data={"theme": "system", "sound": "off", "coordinates": "on"})) == {
        "lang": "en"
    }
    assert TOLD not in nobody.cookies


def test_the_form_sends_every_preference(nobody: httpx.Client) -> None:
    page = nobody.get("/preferences").text.partition('id="preferences"')[2].partition("</form>")[0]
    assert {*re.findall(r'name="([a-z]+)" value|<select name="([a-z]+)"', page)} == {
        ("", name) if name == "language" else (name, "") for name in CHOICES
    }
    for name, values in CHOICES.items():
        shown = [it[0] or it[1] for it in re.findall(rf'name="{name}" value="([^"]+)"|<option value="([^"]+)"', page)]
        assert {*values} <= {*shown}


@pytest.mark.parametrize(
    "sent", [{"theme": "sepia"}, {"colour": "red"}, {"theme": ""}, {"theme": "dark", "sound": "1"}]
)
def test_what_is_no_choice_is_refused_and_changes_nothing(nobody: httpx.Client, sent: dict[str, str]) -> None:
    nobody.post("/preferences", data={"theme": "light"})
    refused = nobody.post("/preferences", data=sent, headers={"accept": "application/json"})
    assert (refused.status_code, refused.json()["error"]) == (422, "BadPreference")
    assert root(nobody.get("/")) == {"lang": "en", "theme": "light"}


@pytest.mark.parametrize("cookie", ["theme.sepia", "theme", "%00~..~theme.dark.dark", "theme.dark" * 100, '"\\"', "~"])
def test_a_cookie_that_is_none_of_ours_is_as_usual(nobody: httpx.Client, cookie: str) -> None:
    page = nobody.get("/preferences", headers={"cookie": f"{TOLD}={cookie}"})
    assert (page.status_code, root(page)) == (200, {"lang": "en"})


def test_too_many_fields_are_refused(nobody: httpx.Client) -> None:
    many = {f"field-{number}": "x" for number in range(500)}
    assert nobody.post("/preferences", data=many).status_code in (400, 422)


def test_they_follow_a_person_to_another_device_and_a_change_there_comes_back(served: Served) -> None:
    own = somebody(served)
    with browser_of(served, own) as one, browser_of(served, own) as other, browser_of(served, somebody(served)) as bob:
        one.post("/preferences", data={"theme": "dark", "pace": "slow", "language": "fr"})
        expected = {"lang": "fr", "theme": "dark", "pace": "slow"}
        assert root(other.get("/")) == root(one.get("/")) == expected
        assert (other.cookies[TOLD], other.cookies[languages.COOKIE]) == ("theme.dark~pace.slow", "fr")
        with speaking("fr"):
            assert say("web-prefer-yours") in other.get("/preferences").text
        other.post("/preferences", data={"theme": "light", "language": "browser"})
        assert root(one.get("/games")) == {"lang": "en", "theme": "light", "pace": "slow"}
        assert languages.COOKIE not in one.cookies
        assert root(bob.get("/")) == {"lang": "en"}


def test_the_menu_of_languages_is_a_preference_too(served: Served) -> None:
    own = somebody(served)
    with browser_of(served, own) as one, browser_of(served, own) as other:
        assert root(one.post("/language", data={"language": "ru", "back": "/learn"})) == {"lang": "ru"}
        assert root(other.get("/learn")) == {"lang": "ru"}


def test_what_was_chosen_before_somebody_was_known_becomes_theirs(served: Served) -> None:
    own = somebody(served)
    with browser_of(served) as before, browser_of(served, own) as other:
        before.post("/preferences", data={"theme": "dark", "language": "es"})
        before.cookies.set(COOKIE, own, domain="127.0.0.1")
        assert root(before.get("/")) == {"lang": "es", "theme": "dark"}
        assert root(other.get("/")) == {"lang": "es", "theme": "dark"}


def test_parts_of_pages_and_programs_are_told_nothing(served: Served) -> None:
    """What is fetched after every event is the same for all, and asks for no preferences."""
    own = somebody(served)
    guest = Guest(served.address)
    table = guest.create("avenue", PERSON, bot())["table"]
    with browser_of(served, own) as one, browser_of(served, own) as other:
        one.post("/preferences", data={"theme": "dark", "notation": "on"})
        for path, headers in ((f"/watch/{table}", {"hx-request": "true"}), (f"/api/tables/{table}", {"accept": "*/*"})):
            answer = other.get(path, headers=headers)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        plain = guest.get(f"/watch/{table}", headers={"hx-request": "true"}).text
        assert plain == one.get(f"/watch/{table}", headers={"hx-request": "true"}).text


# In a browser


def told(served: Served, browser: Browser, **chosen: str) -> BrowserContext:
    """A browser that was told some preferences."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    text = "~".join(f"{name}.{value}" for name, value in chosen.items())
    context.add_cookies([{"name": TOLD, "value": text, "url": served.address}])
    return context


GROUND = "getComputedStyle(document.body).backgroundColor"
SKY = "getComputedStyle(document.querySelector('#board svg')).getPropertyValue('--ink').trim()"
DAY, NIGHT = "rgb(243, 232, 210)", "rgb(11, 17, 41)"


def test_each_choice_applies_at_once_and_is_there_on_the_next_page(browser: Browser, served: Served) -> None:
    ann = Person(browser, served.address).go("/preferences")
    page = ann.page
    assert page.evaluate(GROUND) == DAY
    page.get_by_label(say("web-prefer-theme-dark"), exact=True).check()
    assert page.evaluate(GROUND) == NIGHT
    expect(page.locator("#kept")).to_have_text(say("web-prefer-kept"))
    page.get_by_label(say("web-prefer-coordinates")).press("Space")
    expect(page.locator("html")).to_have_attribute("data-coordinates", "off")
    ann.settle()
    ann.go("/")
    assert page.evaluate(GROUND) == NIGHT
    assert page.evaluate("document.documentElement.dataset.coordinates") == "off"
    ann.go("/preferences")
    with page.expect_navigation():
        page.locator("select[name=language]").select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("h1")).to_have_text("Preferencias")
    ann.close()


@pytest.mark.parametrize(
    ("device", "chosen", "ground", "ink"),
    [
        ("light", "dark", NIGHT, "#f5ead0"),
        ("dark", "light", DAY, "#232a48"),
    ],
)
def test_a_theme_that_was_chosen_wins_over_that_of_the_device(
    browser: Browser, served: Served, device: str, chosen: str, ground: str, ink: str
) -> None:
    """For the page, the board on it, and what the browser draws; there is never another one before."""
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot())
    context = told(served, browser, theme=chosen)
    ann = Person(browser, served.address, context=context)
    ann.page.emulate_media(color_scheme=device)  # type: ignore[arg-type]
    ann.go(f"/play/{guest.token}")
    ann.wait_for()
    assert (ann.page.evaluate(GROUND), ann.page.evaluate(SKY)) == (ground, ink)
    assert ann.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == chosen
    metas = (
        "[...document.querySelectorAll('meta[name=theme-color]')].filter((it) => matchMedia(it.media).matches).length"
    )
    assert ann.page.evaluate(metas) == 1
    ann.page.emulate_media(media="print", color_scheme="light")
    assert ann.page.evaluate(GROUND) == DAY, "on paper it is day"
    ann.close()


def test_what_a_table_shows_follows_what_was_chosen(browser: Browser, served: Served) -> None:
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot())
    context = told(served, browser, coordinates="off", notation="on", sound="on", motion="reduced")
    ann = Person(browser, served.address, context=context)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.go(f"/play/{guest.token}")
    ann.wait_for()
    page = ann.page
    assert (
        page.locator("#board .still.mid[aria-hidden=true]").evaluate("it => getComputedStyle(it).visibility")
        == "hidden"
    )
    expect(page.locator("#as-notation")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".quiet").first.evaluate("it => getComputedStyle(it).transitionDuration") == "0s"
    page.locator("#as-notation").click()
    ann.settle()
    page.reload()
    ann.wait_for()
    expect(page.locator("#as-notation")).to_have_attribute("aria-pressed", "false")
    ann.close()


@pytest.mark.parametrize("how", [MOUSE, KEYS])
def test_a_move_is_made_by_the_gesture_that_completes_it(browser: Browser, served: Served, how: str) -> None:
    """For those who prefer that: without a look at it first."""
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot())
    ann = Person(browser, served.address, how, told(served, browser, confirm="at-once")).go(f"/play/{guest.token}")
    before = ann.wait_for()
    move = before["legal"][0]
    ann._choose('[data-take="lay"]')
    ann._put(move.split()[1])
    ann.page.wait_for_function(
        "number => JSON.parse(document.getElementById('state').textContent).number > number", arg=before["number"]
    )
    assert not ann.page.locator("#draft .confirm").count()
    ann.close()


def test_a_finger_that_could_not_turn_a_piece_first_confirms_it(browser: Browser, served: Served) -> None:
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot())
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    context.add_cookies([{"name": TOLD, "value": "confirm.at-once", "url": served.address}])
    ann = Person(browser, served.address, TOUCH, context).go(f"/play/{guest.token}")
    before = ann.wait_for()
    ann.make(before["legal"][0])
    ann.close()


def test_nothing_that_is_only_pulled_or_shown_is_made(browser: Browser, served: Served) -> None:
    """Typing a whole move makes it; one that can't be made is told why, and nothing happens."""
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot())
    ann = Person(browser, served.address, context=told(served, browser, confirm="at-once")).go(f"/play/{guest.token}")
    before = ann.wait_for()
    page = ann.page
    page.locator("#typed").fill("lay a1 45")
    page.locator("#typed").press("Enter")
    expect(page.locator("#draft .why, #tell").filter(visible=True)).to_have_count(1)
    assert ann.state["number"] == before["number"]
    page.locator("#typed").fill(before["legal"][0])
    page.locator("#typed").press("Enter")
    page.wait_for_function(
        "number => JSON.parse(document.getElementById('state').textContent).number > number", arg=before["number"]
    )
    ann.problems.clear()  # the move that was refused
    ann.close()


def test_what_a_browser_kept_before_is_brought_along(browser: Browser, served: Served) -> None:
    ann = Person(browser, served.address).go("/learn")
    ann.page.evaluate("localStorage.setItem('boulevard-sound', 'on'); localStorage.setItem('notation', 'on')")
    ann.go("/learn")
    ann.page.wait_for_function("() => localStorage.getItem('notation') === null")
    ann.go("/preferences")
    assert ann.page.evaluate("({ ...document.documentElement.dataset })") == {"sound": "on", "notation": "on"}
    ann.close()


def test_nobody_can_make_a_name_up() -> None:
    """Cookies of people are signed: preferences of somebody else can't be had by guessing."""
    assert Tokens(secrets.token_hex()).known(Tokens("other").person(new_person("Eve"))) is None

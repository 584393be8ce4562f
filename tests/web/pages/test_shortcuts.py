"""The list of shortcuts is true: of what scripts do at keys, and of the page that it is shown on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import boulevard.web
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.faces import Keys
from boulevard.web.pages.shortcuts import all_keys, called, table
from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.pages.test_axe import complaints
from tests.web.scenes import Scenery
from tests.web.serving import Served

STATIC = Path(boulevard.web.__file__).parent / "static"
TEMPLATES = STATIC.parent / "templates"
SCRIPTS = {
    path.relative_to(STATIC).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(STATIC.rglob("*.js"))
    if "vendor" not in path.parts
}
KEYS = {it.script: it for it in all_keys()}
NAMED = re.compile(r"\b(?:Arrow(?:Left|Right|Up|Down)|Home|End|Escape|Enter|Delete|Backspace|Page(?:Up|Down))\b")
LETTERS = re.compile(r'(?:\bkey|pressed)(?:\.toLowerCase\(\))? [!=]== "([a-z? ])"|\["([a-z])", \w+\]')
OWN = {
    "common/menus.js": "of every page: it is listed with common/shortcuts.js",
    "common/tips.js": "the same",
    "editors/position.js": "a field of text, which Enter sends and Escape resets, as in any form",
    "table/chat.js": "within its panel: Escape closes it, as anything that is open, and arrows go between phrases",
    "games/paris/pad/hand.js": "any key: it only notes that there was one",
}
"""Scripts that listen and are not listed by themselves, and why."""
ELSEWHERE = {
    "reviews/review.js": "npb",
    "games/paris/edition.js": "ormL",
    "games/paris/pad/pad.js": "01234",
    "games/avenue/position.js": "0",
}
"""Keys that stand somewhere else: in templates (data-key), in data of the game, or as a pattern."""
FOR_FOCUS = {
    "games/avenue/board.js": {"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"},
    "common/shortcuts.js": {"Escape"},
}
"""Keys that do what another script lists: arrows lead to the board from anywhere, dialogs and menus close by Escape."""


def listed(keys: Keys) -> set[str]:
    """The keys of a script, without those that are held down with them."""
    return {key if key == " " else key.rpartition("+")[2] or "+" for of in keys.does.values() for key in of}


def handled(script: str) -> set[str]:
    """The keys that a script names where it listens; comments don't count."""
    source = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", SCRIPTS[script], flags=re.DOTALL)
    found = {*NAMED.findall(source)} | {one or other for one, other in LETTERS.findall(source)}
    if re.search(r"Arrow\(Left\|Right\|Up\|Down\)", source):
        found |= {"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"}
    if re.search(r'\[" ", "Enter"|key === " "', source):
        found |= {" "}
    if '"."].includes' in source:
        found |= {"."}
    return found


def test_every_script_that_listens_to_keys_says_so_and_is_listed() -> None:
    hearing = {name for name, source in SCRIPTS.items() if re.search(r'"key(?:down|up)"', source)}
    saying = {name for name, source in SCRIPTS.items() if re.search(rf'listens\("{re.escape(name)}"\)', source)}
    assert hearing - set(OWN) - {"common/shortcuts.js"} <= saying
    assert saying | {"common/shortcuts.js"} == set(KEYS)
    assert not [
        name for name, source in SCRIPTS.items() for of in re.findall(r'\blistens\("([^"]+)"\)', source) if of != name
    ]


@pytest.mark.parametrize("script", KEYS)
def test_what_is_listed_is_what_the_script_does(script: str) -> None:
    expected = handled(script) | {key.lower() for key in ELSEWHERE.get(script, "")}
    assert listed(KEYS[script]) | FOR_FOCUS.get(script, set()) == expected | FOR_FOCUS.get(script, set())


def test_keys_of_reviews_stand_in_their_templates() -> None:
    template = (TEMPLATES / "reviews" / "review_body.html").read_text(encoding="utf-8")
    found = {*re.findall(r'data-key="([a-z])"', template), *re.findall(r'\("([a-z])", mistakes\.', template)}
    assert found == listed(KEYS["reviews/review.js"])


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_key_has_a_name_and_everything_that_is_done_a_sentence(tag: str) -> None:
    with speaking(tag):
        for part in table():
            assert part["title"]
        for keys in all_keys():
            for key in (key for of in keys.does.values() for key in of):
                assert all(name.strip() and not name.startswith(("ARROW", "PAGE", "DELETE")) for name in called(key)), (
                    key
                )


def test_the_names_of_keys() -> None:
    assert called("Ctrl+Shift+z") == ["Ctrl", "Shift", "Z"]
    assert (called("ArrowLeft"), called(" "), called("?")) == (["←"], ["Space"], ["?"])


def test_a_question_mark_shows_the_shortcuts_of_the_page(browser: Browser, served: Served, scenery: Scenery) -> None:
    """Those of the scripts that listen there, and no others; the button of the menu does the same."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", bypass_csp=True)
    context.add_cookies([{**scenery.cookie, "url": served.address}])  # type: ignore[typeddict-item]
    ann = Person(browser, served.address, context=context)
    page, dialog = ann.page, ann.page.locator("dialog#shortcuts")
    for name, expected in (
        ("paris-buildings", ["everywhere", "board"]),
        ("avenue-rounds", ["everywhere", "board", "avenue"]),
        ("/", ["everywhere"]),
        ("/sheet", ["everywhere", "editor", "grid", "sheet"]),
    ):
        ann.go(scenery.address(name))
        page.wait_for_load_state() if name.startswith("/") else ann.wait_for("over")
        page.keyboard.press("?")
        expect(dialog).to_be_visible()
        titles = dialog.locator("section h2").all_text_contents()
        assert titles == [say(f"web-keys-{it}") for it in expected]
        assert complaints(page, {"include": ["dialog#shortcuts"]}) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator("details.menu summary").first.click()
    page.locator('.pages a[href="/shortcuts"]').click()
    expect(dialog).to_be_visible()
    assert "/sheet" in page.url
    dialog.locator("button").click()
    page.locator("#name").fill("a?")
    page.locator("#name").press("?")
    expect(dialog).to_have_count(0)
    ann.go("/shortcuts")
    assert page.locator("main h2").count() == len(KEYS)
    ann.close()

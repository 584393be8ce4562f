"""The analysis board in a browser: from a finished game, with a branch, a bot that watches, and a link to share."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, Page

import boulevard
from boulevard.messages import say
from tests.waiting import until
from tests.web.browsing import EVERY, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import PERSON, Guest, Served, play_on


def node(page: Page) -> int:
    """The node that is shown."""
    return int(page.locator("#table").get_attribute("data-shown") or "-1")


def go(page: Page, key: str, to: int) -> None:
    """Press a key, and wait for the node that it leads to."""
    page.keyboard.press(key)
    page.wait_for_function("to => document.getElementById('table').dataset.shown === String(to)", arg=to, polling=EVERY)


def branched(page: Page, before: int) -> int:
    """Wait until a new node is shown."""
    page.wait_for_function(
        "at => Number(document.getElementById('table').dataset.shown) > at", arg=before, polling=EVERY
    )
    return node(page)


def test_a_finished_game_is_analysed_and_shared(served: Served, browser: Browser) -> None:
    served.wait_until_ready("bots")
    guest = Guest(served.address)
    table = guest.create("paris", PERSON, PERSON)["table"]
    play_on(guest)
    ann = Person(browser, served.address).go(f"/replay/{table}?move=4")
    ann.page.get_by_role("button", name=say("web-position-analyse")).click()
    ann.page.wait_for_selector("#table[data-shown='4']")
    last = max(int(it.get_attribute("data-node") or 0) for it in ann.page.locator(".lines [data-node]").all())
    go(ann.page, "Home", 0)
    go(ann.page, "End", last)
    ann.page.locator(".lines [data-node='4']").click()
    ann.page.wait_for_selector("#table[data-shown='4']")
    seats = ann.page.locator(".seat h2").all_inner_texts()
    go(ann.page, "ArrowLeft", 3)
    assert ann.page.locator(".seat h2").all_inner_texts() == seats
    go(ann.page, "ArrowLeft", 2)

    # the bot shows three moves, on the board too, and a click plays one
    ann.page.get_by_role("button", name=say("web-analysis-js-think")).click()
    expect(ann.page.locator("#watching .idea-3 .name")).not_to_be_empty()
    expect(ann.page.locator("#watching .idea-row:visible")).to_have_count(3)
    played = ann.page.locator("#watching .idea-1 .name").first
    played.click()
    branched_at = ann.page.locator(".lines [aria-current]")
    expect(branched_at).to_have_count(1)
    ann.page.wait_for_function("() => document.getElementById('table').dataset.shown !== '2'", polling=EVERY)
    expect(ann.page.locator("#watching .idea-1")).to_be_visible()
    ann.page.get_by_role("button", name=say("web-analysis-js-stop")).click()
    expect(ann.page.get_by_role("button", name=say("web-analysis-js-think"))).to_be_visible()
    expect(ann.page.locator(".lines [aria-current] .worth-of")).to_be_visible()

    # by gestures one makes any other move
    ann.page.locator(".lines [data-node='2']").click()
    ann.page.wait_for_selector("#table[data-shown='2']")
    legal = ann.state["legal"]
    move = next(it for it in reversed(legal) if it.startswith("reserve"))
    ann.page.locator(f'[data-take="{move}"]').click()
    ann.page.locator("#draft .confirm").click()
    new = branched(ann.page, last)
    assert "node=" in ann.page.url
    go(ann.page, "ArrowUp", int(ann.page.locator(".steps").get_attribute("data-siblings").split()[-2]))  # type: ignore[union-attr]
    go(ann.page, "ArrowDown", new)
    ann.page.fill("#comment", "What if?")
    ann.page.get_by_role("button", name=say("web-analysis-keep")).click()
    expect(ann.page.locator(".lines .remark-of")).to_have_text("What if?")
    ann.page.get_by_role("button", name=say("web-analysis-promote")).click()
    expect(ann.page.locator(".lines li").first.locator("[data-node]").nth(2)).to_have_attribute("data-node", str(new))

    # somebody else sees it, can't change it, and makes a copy
    bob = Person(browser, served.address, TOUCH).go(ann.page.url)
    bob.page.wait_for_selector(f"#table[data-shown='{new}']")
    expect(bob.page.get_by_text(say("web-analysis-not-yours"))).to_be_visible()
    expect(bob.page.get_by_text("What if?").first).to_be_visible()
    assert bob.state["legal"] == []
    assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bob.page.locator(".lines [data-node='1']").tap()
    bob.page.wait_for_selector("#table[data-shown='1']")
    bob.page.get_by_role("button", name=say("web-analysis-copy")).tap()
    bob.page.wait_for_url(re.compile("node=1$"))
    expect(bob.page.locator("#comment")).to_be_visible()
    assert bob.page.url.partition("?")[0] != ann.page.url.partition("?")[0]
    bob.close()
    ann.close()


def test_what_was_written_is_kept_or_stays(served: Served, browser: Browser) -> None:
    game = boulevard.new("avenue", seed=3)
    for _ in range(3):
        game.play(0, game.legal(0)[0])
    ann = Person(browser, served.address).go("/analysis")
    page = ann.page
    page.fill("[name=text]", json.dumps(game.record()))
    page.get_by_role("button", name=say("web-analyses-open")).click()
    page.wait_for_selector("#table[data-shown='3']")
    page.route("**/comment", lambda it: it.fulfill(status=422, json={"message": "Full."}))
    page.fill("#comment", "Why not?")
    why = page.locator("#draft .why")
    for away in (page.locator(".lines [data-node='1']"), page.get_by_role("button", name=say("web-analysis-keep"))):
        away.click()
        expect(why).to_have_text("Full.")
        expect(page.locator("#comment")).to_have_value("Why not?")
        expect(page.locator("#table")).to_have_attribute("data-shown", "3")
        why.evaluate("it => it.textContent = ''")
    assert ann.problems  # the browser tells of each refusal
    assert all("422" in it for it in ann.problems), ann.problems
    ann.problems.clear()
    page.unroute("**/comment")
    page.locator(".lines [data-node='1']").click()
    page.wait_for_selector("#table[data-shown='1']")
    expect(page.locator("#draft")).to_be_empty()
    expect(page.locator(".lines .remark-of")).to_have_text("Why not?")

    # whatever changes the tree keeps it first
    page.fill("#comment", "Here.")
    page.fill("#typed", ann.state["legal"][-1])
    page.press("#typed", "Enter")
    page.locator("#draft .confirm").click()
    branched(page, 3)
    page.fill("#comment", "There.")
    page.get_by_role("button", name=say("web-analysis-promote")).click()
    expect(page.locator(".lines .remark-of")).to_have_text(["Here.", "There.", "Why not?"])
    ann.close()


def test_a_comment_is_kept_without_being_sent(served: Served, browser: Browser) -> None:
    """A pause is enough, and so is leaving the page, also where a worker stands between it and the server."""
    ann = Person(browser, served.address).go("/analysis")
    page = ann.page
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")  # it takes over no page that is just being loaded
    page.get_by_role("button", name="Avenue", exact=True).click()
    page.wait_for_selector("#table[data-shown='0']")
    document = f"{page.url.partition('?')[0]}.json"
    assert page.evaluate("navigator.serviceWorker.controller !== null")

    def says(text: str) -> bool:
        return text in page.request.get(document).text()

    page.fill("#comment", "A pause.")
    until(lambda: says("A pause."))
    for number in range(4):
        page.fill("#comment", f"I left {number}.")
        ann.go("/analysis")
        until(lambda number=number: says(f"I left {number}."))  # type: ignore[misc]
        ann.go(document.removesuffix(".json"))
        expect(page.locator("#comment")).to_have_value(f"I left {number}.")
        page.wait_for_selector("#table[data-shown='0']")
    ann.close()


def test_ideas_are_drawn_as_ghosts_with_their_numbers(served: Served, browser: Browser) -> None:
    served.wait_until_ready("bots")
    ann = Person(browser, served.address).go("/analysis")
    ann.page.get_by_role("button", name="Avenue", exact=True).click()
    ann.page.get_by_role("button", name=say("web-analysis-js-think")).click()
    ghost = ann.page.locator(".over .idea-ghost > svg").first
    expect(ghost).to_be_attached()
    assert ghost.get_attribute("viewBox") == ann.page.locator("#over").get_attribute("viewBox")
    expect(ann.page.locator(".over .badge").first).to_be_visible()
    expect(ann.page.locator("#score-title")).to_have_text(say("web-table-score"))  # nobody's in particular
    ann.close()

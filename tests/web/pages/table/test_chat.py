"""The chat on the page of a table: two people, each in their own language."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import say, speaking
from tests.web.browsing import PHONE, TOUCH, WIDE, Person
from tests.web.expecting import expect
from tests.web.pages.test_axe import complaints, looked_at
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, friends


def at_page(browser: Browser, guest: Guest, locale: str = "en", how: str = "mouse", **more: bool) -> Person:
    """Somebody who sits at a table, with a browser in a language."""
    context = browser.new_context(
        locale=locale,
        viewport=PHONE if how == TOUCH else WIDE,
        has_touch=how == TOUCH,
        reduced_motion="reduce",
        **more,  # type: ignore[arg-type]
    )
    return Person(browser, str(guest.http.base_url).rstrip("/"), how, context).go(f"/play/{guest.token}")


def lines(page: Page) -> list[str]:
    return page.locator("#chat-log .words").all_text_contents()


def test_a_phrase_sent_in_one_language_is_read_in_another(served: Served, browser: Browser) -> None:
    one, other = friends(served, "paris")
    ann, bea = at_page(browser, one, "en"), at_page(browser, other, "fr")
    for person in (ann, bea):
        person.page.click("#chat-open")
        expect(person.page.locator("#chat-log")).to_be_visible()
    ann.page.click('[data-phrase="thinking"]')
    with speaking("fr"):
        expect(bea.page.locator("#chat-log .words")).to_have_text(say("chat-phrase-thinking"))
    bea.page.fill("#chat-text", "<img src=x onerror=alert(1)> https://example.org")
    bea.page.press("#chat-text", "Enter")
    expect(ann.page.locator("#chat-log .words")).to_have_count(2)
    assert lines(ann.page) == [say("chat-phrase-thinking"), "<img src=x onerror=alert(1)> https://example.org"]
    assert ann.page.locator("#chat-log :is(img, a)").count() == 0
    assert ann.page.locator("#chat-log .message").last.get_attribute("class") == "message of-blue"
    ann.page.reload()
    expect(ann.page.locator("#chat-log .words")).to_have_count(2)
    expect(ann.page.locator("#chat")).to_be_visible()
    ann.close()
    bea.close()


def test_a_closed_chat_counts_what_is_new_until_it_is_opened(served: Served, browser: Browser) -> None:
    one, other = friends(served, "avenue")
    ann = at_page(browser, one, how=TOUCH)
    badge = ann.page.locator("#chat-open .badge")
    expect(ann.page.locator("#chat-open")).to_be_visible()
    other.ask("messages", text="psst")
    expect(badge).to_have_text("1")
    other.ask("messages", phrase="hello")
    expect(badge).to_have_text("2")
    expect(ann.page.locator("#said")).to_contain_text(say("chat-phrase-hello"))
    ann.page.tap("#chat-open")
    expect(badge).to_be_hidden()
    stage, panel = (ann.page.locator(it).bounding_box() for it in ("#stage", "#chat"))
    assert stage
    assert panel
    assert stage["y"] + stage["height"] <= panel["y"], "the board is not covered"
    ann.page.reload()
    expect(ann.page.locator("#chat-log .words")).to_have_count(2)
    expect(ann.page.locator("#chat")).to_be_hidden()
    expect(badge).to_be_hidden()
    ann.page.tap("#chat-open")
    other.ask("resign")
    ann.wait_for("over")
    expect(ann.page.locator("[data-presence]")).to_have_count(1)  # also of whoever left
    expect(ann.page.locator("#chat")).to_be_hidden()
    ann.close()


def test_a_chat_that_was_left_open_is_open_at_its_own_table_alone(served: Served, browser: Browser) -> None:
    (one, _), (next_one, _) = friends(served, "paris"), friends(served, "paris")
    ann = at_page(browser, one)
    ann.page.click("#chat-open")
    ann.go(f"/play/{next_one.token}")
    expect(ann.page.locator("#chat-open")).to_be_visible()
    expect(ann.page.locator("#chat")).to_be_hidden()
    ann.go(f"/play/{one.token}")
    expect(ann.page.locator("#chat")).to_be_visible()
    ann.close()


def test_a_name_that_is_a_script_is_a_name(served: Served, browser: Browser) -> None:
    one, other = Guest(served.address), Guest(served.address)
    invited = one.create("avenue", PERSON, FRIEND)
    (invitation,) = invited["invitations"].values()
    name = "<img src=x onerror=alert(1)>"
    other.token = other.post(f"/api/invitations/{invitation}", {"name": name}).json()["token"]
    other.ask("messages", phrase="hello")
    ann = at_page(browser, one)
    ann.page.click("#chat-open")
    expect(ann.page.locator("#chat-log .by")).to_have_text(name)
    expect(ann.page.locator("#chat-log summary")).to_contain_text(say("web-chat-js-more", name=name))
    assert ann.page.locator("#chat-log img").count() == 0
    ann.close()


def test_by_keys_it_is_opened_written_and_closed_and_the_board_hears_nothing(served: Served, browser: Browser) -> None:
    one, other = friends(served, "paris")
    ann = at_page(browser, one)
    expect(ann.page.locator("#chat-open")).to_be_visible()
    ann.page.locator("#chat-open").press("Enter")
    ann.page.keyboard.type("r you there?")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#chat-log .words")).to_have_text("r you there?")
    ann.page.locator('[data-phrase="hello"]').focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator('[data-phrase="luck"]')).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#chat")).to_be_hidden()
    expect(ann.page.locator("#chat-open")).to_be_focused()
    assert other.get(f"/api/seats/{other.token}/messages").json()["messages"][0]["text"] == "r you there?"
    ann.close()


OVERLAP = """() => {
  const { top } = document.getElementById("chat").getBoundingClientRect();
  return Math.max(...[...document.querySelectorAll("#dock button, #dock .item, #draft > *")]
    .filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().bottom)) - top;
}"""


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_it_takes_the_room_that_no_move_needs_and_lies_over_none(served: Served, browser: Browser, game: str) -> None:
    one, other = friends(served, game)
    moving = one if one.state()["legal"] else other
    person = at_page(browser, moving)
    person.page.set_viewport_size({"width": 1280, "height": 800})
    person.page.click("#chat-open")
    chat = person.page.locator("#chat")
    expect(chat).to_be_visible()
    person.page.wait_for_function("() => document.getElementById('chat').clientHeight >= 290")
    assert person.page.evaluate(OVERLAP) <= 0
    if game == "paris":
        person.page.locator("#dock .item").first.click()
    person.page.locator("#board").click(position={"x": 280, "y": 280})
    expect(person.page.locator("#draft button").first).to_be_visible()
    person.page.wait_for_function(f"() => ({OVERLAP})() <= 0")
    person.close()


def test_a_player_is_muted_and_heard_again_and_a_message_reported(served: Served, browser: Browser) -> None:
    one, other = friends(served, "paris")
    other.ask("messages", text="rude")
    ann = at_page(browser, one)
    page = ann.page
    page.click("#chat-open")
    expect(page.locator("#chat-log .words")).to_have_text("rude")
    page.click("#chat-log summary")
    page.get_by_role("button", name=say("web-chat-js-report")).click()
    page.get_by_role("button", name=say("web-chat-js-report-sure")).click()
    expect(page.locator("#chat-note")).to_contain_text(say("web-chat-js-reported"))
    expect(page.locator("#chat-note button")).to_have_text(say("web-chat-js-block", name="Ann"))
    expect(page.locator(".options[open] button")).to_have_count(2)
    other.ask("messages", text="ruder")
    expect(page.locator("#chat-log .words")).to_have_count(2)
    page.get_by_role("button", name=say("web-chat-js-mute", name="Ann")).click()
    expect(page.locator("#chat-unheard")).to_contain_text(say("web-chat-js-muted", name="Ann"))
    expect(page.locator("#chat-log .words")).to_have_count(0)
    page.get_by_role("button", name=say("web-chat-js-unmute")).click()
    expect(page.locator("#chat-log .words")).to_have_count(2)
    ann.close()


@pytest.mark.parametrize("how", ["mouse", TOUCH])
def test_all_phrases_can_be_seen_and_what_was_said_is_seen_again(served: Served, browser: Browser, how: str) -> None:
    one, other = friends(served, "paris")
    for _ in range(3):
        other.ask("messages", text="Shall we?")
    ann = at_page(browser, one, how=how)
    page = ann.page
    page.click("#chat-open")
    opener, phrases, last = page.locator("#chat-all"), page.locator(".phrases"), page.locator("[data-phrase]").last
    expect(opener).to_be_visible()
    lines_seen = page.locator("#chat-log").bounding_box()
    row = phrases.bounding_box()
    assert lines_seen
    assert row
    assert row["height"] < 60, "one row"
    assert lines_seen["height"] > 2 * row["height"], "most of the room is for what is said"
    (opener.tap if how == TOUCH else opener.click)()
    expect(opener).to_have_attribute("aria-expanded", "true")
    unfolded = phrases.bounding_box()
    assert unfolded
    assert unfolded["height"] > row["height"]
    (last.tap if how == TOUCH else last.click)()
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#chat-log .words")).to_have_count(4)
    expect(page.locator("#chat-log .words").last).to_have_text(last.text_content() or "")
    ann.close()


def test_axe_finds_nothing_in_the_chat(served: Served, browser: Browser) -> None:
    one, other = friends(served, "paris")
    other.ask("messages", text="hello there")
    context = browser.new_context(reduced_motion="reduce", bypass_csp=True, base_url=served.address)
    page = context.new_page()
    page.goto(f"/play/{one.token}")
    page.click("#chat-open")
    page.click("#chat-log summary")
    looked_at(page, WIDE, "light")
    found = complaints(page, {"include": ["#chat", ".masthead"]})
    looked_at(page, PHONE, "dark")
    assert found + complaints(page, {"include": ["#chat", ".masthead"]}) == []


@pytest.mark.parametrize("chairs", [[PERSON, bot()], [PERSON, PERSON]])
def test_nothing_is_there_alone_or_on_one_screen(served: Served, chairs: list[dict[str, object]]) -> None:
    guest = Guest(served.address)
    guest.create("paris", *chairs)
    assert 'id="chat' not in guest.get(f"/play/{guest.token}").text


@pytest.mark.parametrize("watched", [True, False])
def test_who_watches_has_it_only_where_it_can_be_read_and_never_a_field(served: Served, watched: bool) -> None:
    guest = Guest(served.address)
    sent = {"game": "paris", "chairs": [PERSON, FRIEND], "chat_watched": watched}
    table = guest.post("/api/tables", sent).json()["table"]
    page = guest.get(f"/watch/{table}").text
    assert ('id="chat"' in page) == watched
    assert 'id="chat-text"' not in page
    assert "data-phrase" not in page


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ({}, {"allows": "text", "watched": False}),
        ({"chat": "phrases", "chat-watched": "yes"}, {"allows": "phrases", "watched": True}),
        ({"chat": "off"}, {"allows": "off", "watched": False}),
    ],
)
def test_it_is_chosen_with_the_table(served: Served, chosen: dict[str, str], found: dict[str, object]) -> None:
    with httpx.Client(base_url=served.address, headers={"Accept": "text/html"}, timeout=60) as host:
        path = host.post("/new/paris", data={"opponent": "friend", **chosen}, follow_redirects=False).headers[
            "location"
        ]
        invitation = host.get(path).text.partition("/join/")[2].partition('"')[0]
    guest = Guest(served.address)
    state = guest.post(f"/api/invitations/{invitation}", {"name": "Ann"}).json()["state"]
    assert state["chat"] == found


def test_a_chat_that_is_none_is_refused_with_a_reason(served: Served) -> None:
    form = {"opponent": "friend", "chat": "everything"}
    answer = httpx.post(f"{served.address}/new/paris", data=form, headers={"Accept": "text/html"}, timeout=60)
    assert answer.status_code == 422
    assert say("table-chat", chosen="everything", possible="off, phrases, text") in answer.text

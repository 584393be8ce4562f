"""Strangers in the lobby, with a browser each: they find each other, play by a clock, and play again."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext

from boulevard.games.registry import info
from boulevard.messages import say, speaking
from boulevard.web import meeting
from boulevard.web.times import span
from tests.web.browsing import EVERY, PHONE, TOUCH, WIDE, Person
from tests.web.expecting import expect
from tests.web.forked_servers import ForkedServed
from tests.web.pages.test_axe import LOOKS, complaints, looked_at
from tests.web.pages.test_own_news import RECORDED, told
from tests.web.serving import FRIEND, PERSON, Guest, Served

MINUTE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, compiled_code: None) -> Iterator[Served]:
    """A server of its own: nobody else is in the lobby."""
    with ForkedServed(tmp_path_factory.mktemp("lobby")) as started:
        yield started


def visitor(browser: Browser, server: Served, locale: str = "en", how: str = "mouse", **more: bool) -> Person:
    context: BrowserContext = browser.new_context(
        locale=locale,
        viewport=PHONE if how == TOUCH else WIDE,
        has_touch=how == TOUCH,
        reduced_motion="reduce",
        **more,  # type: ignore[arg-type]
    )
    return Person(browser, server.address, how, context)


def test_two_who_click_meet_and_others_watch(server: Served, browser: Browser) -> None:
    ann, bea, cas = visitor(browser, server), visitor(browser, server, "fr", TOUCH), visitor(browser, server)
    for person in (bea, cas):
        person.go("/lobby")
    with speaking("fr"):
        expect(bea.page.get_by_text(say("web-lobby-seats-none"))).to_be_visible()
        sit = say("web-lobby-sit")
    ann.go("/lobby")
    ann.page.locator('a[href^="/new/paris"]').click()
    ann.page.select_option("[name=clock]", str(2 * MINUTE))
    ann.page.fill("[name=name]", "Ann <b>")
    ann.page.get_by_role("button", name=say("web-new-go")).click()
    expect(ann.page.get_by_text(say("web-invite-listed"))).to_be_visible()
    expect(bea.page.locator(".seat .people b")).to_have_text("Ann <b>")
    with speaking("fr"):
        expect(bea.page.locator(".seat")).to_contain_text(span(2 * MINUTE))
    bea.page.fill(".pairing [name=name]", "Béa")
    bea.page.locator(".seat").get_by_text(sit, exact=True).click()
    state = bea.wait_for("playing")
    assert {chair["name"] for chair in state["chairs"]} == {"Ann <b>", "Béa"}
    assert (state["clock"]["seconds"], state["chat"]["allows"]) == (2 * MINUTE, "phrases")
    assert ann.wait_for("playing")["table"] == state["table"]
    mixed = [chair["entropy"] for chair in ann.state["chairs"]]
    assert all(mixed), "both took part in the shuffle"
    live = cas.page.locator(f"#live-{state['table']}")
    expect(live).to_contain_text("Ann <b>")
    expect(cas.page.locator(".seat")).to_have_count(0)
    cas.page.wait_for_function(
        "() => [...document.querySelectorAll('.live img')].every((it) => it.naturalWidth > 0)", polling=EVERY
    )
    mover = next(it for it in (ann, bea) if it.state["legal"])
    moves = say("web-lobby-moves", count=0)
    expect(live).to_contain_text(moves)
    mover.make(mover.chosen(mover.state))
    expect(live).not_to_contain_text(moves)
    live.locator("a").click()
    assert cas.wait_for("playing")["seat"] is None
    for person in (ann, bea, cas):
        person.close()


def test_two_who_want_a_game_are_paired_and_play_again_on_the_same_terms(server: Served, browser: Browser) -> None:
    ann, bea = visitor(browser, server, how=TOUCH), visitor(browser, server, "ru")
    ann.go("/lobby")
    ann.page.get_by_text(info("avenue").title, exact=True).first.click()
    ann.page.get_by_text(span(MINUTE), exact=True).first.click()
    ann.page.fill("[name=name]", "Ann")
    ann.page.get_by_role("button", name=say("web-lobby-pair")).click()
    expect(ann.page.get_by_role("heading", name=say("web-lobby-wait-title"))).to_be_visible()
    bea.go("/lobby")
    expect(bea.page.locator(".seat .people b")).to_have_text("Ann")
    with speaking("ru"):
        bea.page.get_by_text(info("avenue").title, exact=True).first.click()
        bea.page.get_by_text(span(MINUTE), exact=True).first.click()
        bea.page.get_by_role("button", name=say("web-lobby-pair")).click()
    table = bea.wait_for("playing")["table"]
    assert ann.wait_for("playing")["table"] == table
    assert ann.state["clock"] == {"seconds": MINUTE, "late": "loss"}
    left = httpx.post(f"{server.address}/api/seats/{bea.page.url.rsplit('/', 1)[1]}/resign", json={"key": "resigned"})
    assert left.status_code == 200
    for person in (ann, bea):
        assert person.wait_for("over")["table"] == table
    with speaking("ru"):
        again = say("web-over-rematch")
    ann.page.get_by_role("button", name=say("web-over-rematch")).click()
    bea.page.get_by_role("button", name=again).click()
    for person in (ann, bea):
        person.wait_for_another(table)
        state = person.wait_for("playing")
        assert (state["clock"]["seconds"], state["chat"]["allows"]) == (MINUTE, "phrases")
        person.close()


def test_who_looks_at_something_else_while_they_wait_is_told_that_the_game_has_begun(
    server: Served, browser: Browser
) -> None:
    ann = visitor(browser, server)
    ann.context.add_init_script(RECORDED % "default")
    ann.context.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('hidden') === 'yes' })"
    )
    ann.go("/lobby")
    ann.page.get_by_role("button", name=say("web-lobby-pair")).click()
    allow = ann.page.get_by_role("button", name=say("web-prefer-allow"))
    allow.click()
    expect(allow).to_be_hidden()
    ann.context.add_init_script("Notification.permission = 'granted'")
    ann.page.evaluate("sessionStorage.setItem('hidden', 'yes')")
    seconds = meeting.PRESETS[1]
    paired = Guest.named(server.address, "Bob").post("/api/lobby/pairing", {"game": "paris", "seconds": seconds})
    table = paired.json()["places"]["table"]
    ann.wait_for("playing")
    ann.page.wait_for_function("() => window.told.length", polling=EVERY)
    assert told(ann.page) == [[say("web-js-begun"), f"{info('paris').title} · Bob", f"boulevard-{table}"]]
    ann.page.reload()
    ann.wait_for("playing")
    assert told(ann.page) == [], "once"
    ann.close()


def test_without_scripts_one_waits_and_finds_the_table(server: Served, browser: Browser) -> None:
    ann = visitor(browser, server, java_script_enabled=False)
    ann.go("/lobby")
    ann.page.get_by_role("button", name=say("web-lobby-pair")).click()
    expect(ann.page.locator("h1")).to_have_text(say("web-lobby-wait-title"))
    assert ann.page.locator("noscript meta, meta[http-equiv=refresh]").count()
    paired = Guest.named(server.address, "Bob").post("/api/lobby/pairing", {"game": "paris", "seconds": 5 * MINUTE})
    assert paired.json()["places"]
    ann.go("/lobby/wait")
    assert "/play/" in ann.page.url
    ann.close()


def test_who_waits_sees_their_seat_and_stops(server: Served, browser: Browser) -> None:
    ann = visitor(browser, server)
    ann.go("/lobby")
    ann.page.get_by_role("button", name=say("web-lobby-pair")).click()
    ann.page.get_by_role("link", name=say("web-lobby-wait-see")).click()
    expect(ann.page.locator(".seat.own")).to_contain_text(say("web-lobby-own-wait"))
    expect(ann.page.locator(".pairing")).to_have_count(0)
    ann.page.get_by_role("button", name=say("web-lobby-wait-cancel")).click()
    expect(ann.page.locator(".pairing")).to_be_visible()
    expect(ann.page.locator(".seat")).to_have_count(0)
    ann.close()


def test_who_comes_too_late_is_told_so_and_who_sits_there_goes_to_their_table(server: Served, browser: Browser) -> None:
    ann, bob = Guest.named(server.address, "Ann"), Guest.named(server.address, "Bob")
    body = {"game": "paris", "chairs": [PERSON, FRIEND], "listed": True}
    made = ann.post("/api/tables", body).json()
    cas = visitor(browser, server)
    cas.go("/lobby")
    expect(cas.page.locator(".seat")).to_have_count(1)
    cas.page.evaluate("document.addEventListener('submit', (event) => event.stopPropagation(), true)")
    cas.page.route("**/lobby", lambda route: route.abort())
    assert bob.post(f"/api/lobby/seats/{made['table']}", {}).status_code == 200
    cas.page.locator(".sit button").click()
    expect(cas.page.get_by_role("alert")).to_have_text(say("lobby-seat-taken"))
    cas.problems.clear()
    sent = ann.http.post(f"/lobby/seats/{made['table']}", headers={"accept": "text/html"})
    assert (sent.status_code, sent.headers["location"]) == (303, f"/play/{made['token']}")
    cas.close()


def test_a_form_that_asks_for_what_there_is_not_says_so(server: Served) -> None:
    page = {"accept": "text/html"}
    for fields in ({"game": "paris", "seconds": "7"}, {"game": "paris"}, {"game": "paris", "seconds": "x" * 5000}):
        refused = httpx.post(server.address + "/lobby/pairing", data=fields, headers=page)
        assert (refused.status_code, say("lobby-no-such-pairing", seconds="60, 300, 86400") in refused.text) == (
            422,
            True,
        )
    unknown = httpx.post(server.address + "/lobby/pairing", data={"game": "chess", "seconds": "60"})
    assert unknown.status_code == 404


def test_axe_finds_nothing_where_people_wait_and_play(server: Served, browser: Browser) -> None:
    ann, bob, cas = (Guest.named(server.address, name) for name in ("Ann", "Bob", "Cas"))
    chairs = [PERSON, {"kind": "bot", "level": 2}, FRIEND, FRIEND]
    assert ann.post("/api/tables", {"game": "avenue", "chairs": chairs, "listed": True}).status_code == 201
    for it in (bob, cas):
        it.post("/api/lobby/pairing", {"game": "paris", "seconds": MINUTE})
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto("/lobby")
    expect(page.locator(".seat", has_text=say("web-lobby-filled", taken=2, all=4))).to_be_visible()
    assert page.locator(".live li").count()
    for look in LOOKS:
        looked_at(page, *look)
        assert complaints(page) == [], look
    page.get_by_role("button", name=say("web-lobby-pair")).click()
    expect(page.locator("h1")).to_have_text(say("web-lobby-wait-title"))
    for look in LOOKS:
        looked_at(page, *look)
        assert complaints(page) == [], look
    context.close()

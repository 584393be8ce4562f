"""Two friends with a browser each: one invites, the other is told, accepts, and they play; or declines."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from boulevard.games.registry import info
from boulevard.messages import say
from boulevard.web.http.context import COOKIE
from tests.waiting import until
from tests.web.browsing import EVERY, Person
from tests.web.expecting import expect
from tests.web.pages.people.test_profile import together
from tests.web.pages.test_axe import LOOKS, OPEN, complaints, looked_at
from tests.web.pages.test_own_news import counts, device, told
from tests.web.serving import Guest, Served


@pytest.fixture(scope="module")
def pair(served: Served) -> tuple[Guest, Guest]:
    one, other = Guest.named(served.address, "Odette"), Guest.named(served.address, "Nils")
    together(one, other, "Nils")
    until(lambda: one.get("/api/friends").json() and other.get("/api/friends").json())
    return one, other


def someone(browser: Browser, served: Served, guest: Guest) -> Person:
    cookie = guest.http.cookies.get(COOKIE)
    assert cookie
    return Person(browser, served.address, context=device(browser, served, cookie))


def invites(person: Person, name: str, title: str) -> None:
    """Invite somebody by a click."""
    person.go("/friends")
    page = person.page
    page.get_by_text(say("friends-invite", name=name)).click()
    page.get_by_role("button", name=title).click()
    page.wait_for_url("**/play/**")


def test_one_invites_the_other_is_told_accepts_and_they_play(
    browser: Browser, served: Served, pair: tuple[Guest, Guest]
) -> None:
    odette, nils = (someone(browser, served, it) for it in pair)
    nils.go("/learn")
    counts(nils.page, 0)
    odette.go("/friends")
    expect(odette.page.locator(".is-online")).to_have_count(1)
    invites(odette, "Nils", info("avenue").title)
    counts(nils.page, 1)
    nils.page.wait_for_function("() => window.told.length", polling=EVERY)
    ((title, text, _),) = told(nils.page)
    assert (title, text) == (
        say("web-news-invited"),
        say("web-news-with", title=info("avenue").title, names="Odette"),
    )
    nils.go("/games")
    nils.page.get_by_role("button", name=say("friends-accept")).click()
    nils.page.wait_for_url("**/play/**")
    counts(odette.page, 0)
    for it, other in ((odette, "Nils"), (nils, "Odette")):
        expect(it.page.locator("#table")).to_contain_text(other)
        it.make(it.wait_for()["legal"][0])
    odette.close()
    nils.close()


def test_one_declines_and_the_other_sees_it_on_the_open_page(
    browser: Browser, served: Served, pair: tuple[Guest, Guest]
) -> None:
    odette, nils = (someone(browser, served, it) for it in pair)
    nils.go("/friends")
    invites(odette, "Nils", info("paris").title)
    expect(odette.page.get_by_text(say("web-invite-kept", name="Nils"))).to_be_visible()
    assert odette.page.locator("[data-invites] [data-copy]").count() == 0
    elsewhere = someone(browser, served, pair[0]).go(odette.page.url.removeprefix(served.address))
    odette.go("/friends")
    invitation = nils.page.locator("[data-invitations]").get_by_text(
        say("friends-invites", name="Odette", title=info("paris").title)
    )
    expect(invitation).to_be_visible()  # by itself
    nils.page.get_by_role("button", name=say("friends-decline")).click()
    expect(invitation).to_have_count(0)
    declined = say("friends-declined", name="Nils", title=info("paris").title)
    expect(odette.page.get_by_text(declined)).to_be_visible()
    expect(elsewhere.page.get_by_text(say("web-invite-declined", name="Nils"))).to_be_visible()  # by itself
    expect(elsewhere.page.locator("[data-invites] [data-copy]")).to_have_count(1)
    elsewhere.close()
    assert say("web-news-declined") in [title for title, *_ in told(odette.page)]
    odette.page.get_by_role("button", name=say("friends-forget")).click()
    expect(odette.page.get_by_text(declined)).to_have_count(0)
    odette.close()
    nils.close()


def test_axe_finds_nothing_among_friends_and_invitations(
    browser: Browser, served: Served, pair: tuple[Guest, Guest]
) -> None:
    odette, nils = pair
    (friend,) = odette.get("/api/friends").json()
    chairs = [{"kind": "person"}, {"kind": "friend"}]
    places = odette.post(f"/api/friends/{friend['person']}/invitations", {"game": "paris", "chairs": chairs}).json()
    for guest in pair:
        context = browser.new_context(base_url=served.address, reduced_motion="reduce", bypass_csp=True)
        context.add_cookies([{"name": COOKIE, "value": guest.http.cookies.get(COOKIE) or "", "url": served.address}])
        page = context.new_page()
        page.goto("/friends")
        page.evaluate(OPEN)
        for look in LOOKS:
            looked_at(page, *look)
            assert complaints(page) == [], look
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        context.close()
    assert nils.post(f"/api/friends/invitations/{places['table']}/1/decline", {}).status_code == 204

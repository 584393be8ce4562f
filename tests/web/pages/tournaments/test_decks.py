"""The browser compares the seeds of decks with what the server was bound to, as soon as they are shown."""

from __future__ import annotations

from playwright.sync_api import Browser

from boulevard.messages import say, speaking
from tests.web.expecting import expect
from tests.web.serving import Guest, Served


@speaking("en")
def test_a_deck_that_all_have_played_is_checked_by_the_browser(served: Served, browser: Browser) -> None:
    host = Guest.named(served.address, "Ada")
    sent = {"game": "avenue", "rounds": 2, "automatic": False}
    at = host.post("/api/tournaments", sent).json()["tournament"]
    players = [Guest.named(served.address, name) for name in ("Bob", "Cleo")]
    for player in players:
        player.post(f"/api/tournaments/{at}/entrants", {"name": "P"})
    host.post(f"/api/tournaments/{at}/rounds", {"after": 0})
    page = browser.new_page(base_url=served.address, locale="en", service_workers="block")
    page.goto(f"/tournaments/{at}")
    page.get_by_text(say("tournament-how"), exact=True).click()
    checked = page.locator(".checked")
    expect(checked).to_have_text(["", ""])
    for player in players:
        player.token = player.get(f"/api/tournaments/{at}").json()["places"]["token"]
        assert player.ask("resign").status_code == 200
    expect(checked).to_have_text([say("day-fair-good"), ""])
    page.reload()
    page.get_by_text(say("tournament-how"), exact=True).click()
    expect(checked).to_have_text([say("day-fair-good"), ""])

    page.route("**/shuffles/sha256.js*", lambda route: route.fulfill(
        content_type="text/javascript", body="export const sha256 = () => 'another';"
    ))  # fmt: skip
    page.reload()
    expect(checked).to_have_text([say("day-fair-bad"), ""])
    page.close()

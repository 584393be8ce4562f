"""A series of three in a browser: the score, seats that swap, who wins, and a new one after it."""

from __future__ import annotations

from playwright.sync_api import Browser

from boulevard.messages import say, speaking
from boulevard.web.http.context import COOKIE
from tests.web.expecting import expect
from tests.web.serving import FRIEND, PERSON, Guest, Served


@speaking("en")
def test_a_series_of_three_is_played_to_its_end_and_again(served: Served, browser: Browser) -> None:
    ann, bob = Guest.named(served.address, "Ann"), Guest.named(served.address, "Bob")
    sent = {"game": "paris", "chairs": [{**PERSON, "name": "Ann"}, FRIEND], "series": 3, "name": "Ann"}
    places = ann.post("/api/tables", sent).json()
    (invitation,) = places["invitations"].values()
    ann.token = places["token"]
    bob.token = bob.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
    context = browser.new_context(base_url=served.address, locale="en", service_workers="block")
    context.add_cookies([{"name": COOKIE, "value": ann.http.cookies[COOKIE], "url": served.address}])
    page = context.new_page()
    page.goto(f"/play/{ann.token}")

    def shows(game: int, *score: str) -> None:
        now = say("web-series-now", count=3, game=game, score=" – ".join(score))
        expect(page.locator("p.series")).to_contain_text(now)

    def goes_on(word: str) -> None:
        """Both want to play on: one over the API, and one with a click."""
        moved = bob.ask("rematch")
        assert moved.status_code in (200, 201), moved.text
        before = page.url
        asks = "web-series-asks" if word == say("web-series-next") else "web-again-asks"
        expect(page.locator("#again")).to_have_text(say(asks, names="Bob"))
        page.get_by_role("button", name=word).click()
        page.wait_for_url(lambda url: url != before)
        ann.token = page.url.rpartition("/")[2]
        bob.token = next(it["token"] for it in bob.get("/api/tables").json() if it["table"] == ann.state()["table"])

    starters = []
    for game, loser, before, after in (
        (1, bob, ("Ann 0", "Bob 0"), ("Ann 1", "Bob 0")),
        (2, ann, ("Bob 0", "Ann 1"), ("Bob 1", "Ann 1")),
        (3, bob, ("Ann 1", "Bob 1"), ("Ann 2", "Bob 1")),
    ):
        shows(game, *before)
        state = ann.state()
        assert state["seat"] == ("blue" if game == 2 else "orange"), "both swap seats"
        starters.append((state["turn"][0] == state["seat"], state["turn"][0]))
        assert loser.ask("resign").status_code == 200
        shows(game, *after)
        if game < 3:
            goes_on(say("web-series-next"))
    assert starters[0][0] != starters[1][0], "both begin in turn"
    assert starters[0] == starters[2]
    assert len({seat for _, seat in starters}) == 1, "always in the same seat"
    expect(page.locator("p.series")).to_contain_text(say("web-series-won", name="Ann"))
    goes_on(say("web-series-again"))
    shows(1, "Bob 0", "Ann 0")
    context.close()

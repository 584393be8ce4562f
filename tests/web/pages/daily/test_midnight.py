"""A day from both sides of midnight, in two time zones: with browsers, at a server whose clock the test sets."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from sqlalchemy import update

from boulevard.messages import say
from boulevard.web.event_log.database import connected, writing
from boulevard.web.event_log.day_rows import Which
from boulevard.web.event_log.schema import days
from boulevard.web.http.context import COOKIE
from boulevard.web.tables import daily
from tests.waiting import until
from tests.web.browsing import PHONE
from tests.web.expecting import expect
from tests.web.pages.test_axe import LOOKS, complaints, looked_at
from tests.web.serving import START, Guest, Served, play_on

DAY, NEXT = "2031-01-14", "2031-01-15"
"""In winter: New York is five hours behind UTC, and Tokyo nine ahead."""
HOUR = 3600.0
CLOCK = """
import time
from pathlib import Path
real, ahead = time.time, Path({path!r})
time.time = lambda: real() + float(ahead.read_text())
{start}
"""


class Dated(Served):
    """A server that takes the date from a file."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self._ahead = data / "ahead"
        self.code = CLOCK.format(path=str(self._ahead), start=START)
        self.set(DAY, 12)

    def set(self, day: str, hours: float) -> None:
        """Have it be so many hours after a day began."""
        self.now = daily.begins(day) + hours * HOUR
        new = self._ahead.with_suffix(".new")
        new.write_text(str(self.now - datetime.now(UTC).timestamp()))
        os.replace(new, self._ahead)


@pytest.fixture
def server(tmp_path: Path, compiled_code: None) -> Iterator[Dated]:
    dated = Dated(tmp_path)
    with dated:
        yield dated


def somebody(browser: Browser, server: Dated, name: str, zone: str) -> tuple[Guest, BrowserContext]:
    """Somebody somewhere, with a phone."""
    guest = Guest.named(server.address, name)
    context = browser.new_context(
        base_url=server.address, viewport=PHONE, locale="en-US", timezone_id=zone, reduced_motion="reduce",
        bypass_csp=True, service_workers="block",
    )  # fmt: skip
    context.add_cookies([{"name": COOKIE, "value": guest.http.cookies[COOKIE], "url": server.address}])
    return guest, context


def opened(context: BrowserContext, server: Dated, path: str) -> Page:
    """A page, in a browser that knows what time it is."""
    page = context.new_page()
    page.clock.set_fixed_time(datetime.fromtimestamp(server.now, UTC))
    page.goto(path)
    return page


def test_a_day_from_both_sides_of_midnight_in_two_time_zones(server: Dated, browser: Browser) -> None:
    ann, in_new_york = somebody(browser, server, "Ann", "America/New_York")
    bob, in_tokyo = somebody(browser, server, "Bob", "Asia/Tokyo")
    server.set(DAY, 23.75)
    for context, time in ((in_new_york, "07:00 PM"), (in_tokyo, "09:00 AM")):
        page = opened(context, server, "/today")
        expect(page.locator("time[data-local=day]")).to_contain_text("January 14, 2031")
        expect(page.locator("time[data-local=left]")).to_contain_text(time)
        expect(page.locator("time[data-local=left]")).to_contain_text("15 min")
        page.close()

    page = opened(in_new_york, server, "/today")
    page.locator("#deck-A button").click()
    page.wait_for_url("**/play/*")
    expect(page.locator(".of-day")).to_contain_text(say("day-table-counts"))
    ann.token = page.url.rpartition("/")[2]
    page.close()

    server.set(NEXT, 0.25)
    page = opened(in_tokyo, server, "/today")
    expect(page.locator("time[data-local=day]")).to_contain_text("January 15, 2031")
    expect(page.locator("#deck-A button")).to_have_text(say("day-play"))
    page.goto(f"/today/{DAY}")
    expect(page.locator("#deck-A")).to_contain_text(say("day-missed"))
    expect(page.locator("#deck-A a")).to_have_count(0)
    answer = page.goto(f"/today/{DAY}/avenue/A")
    assert answer is not None
    assert answer.status == 403
    expect(page.locator("h1")).to_have_text(say("day-sealed"))
    page.close()

    end = play_on(ann)
    assert (end["seed"], end["daily"]["counts"]) == (None, True)
    page = opened(in_new_york, server, "/today")
    expect(page.locator("#deck-A button")).to_have_text(say("day-play"))
    page.get_by_role("link", name=say("day-before")).click()
    page.locator("#deck-A a").click()
    expect(page.locator(".places .own")).to_be_hidden()
    expect(page.locator("section.made")).to_contain_text(say("day-unranked-why"))
    page.locator("summary", has_text=say("day-unranked-people")).click()
    expect(page.locator(".places .own th")).to_contain_text("Ann")
    assert ann.get(f"/api/days/{DAY}/avenue/A").json()["lines"][0]["own"]
    page.close()

    server.set(NEXT, 3)
    page = opened(in_tokyo, server, f"/today/{DAY}/avenue/A")
    expect(page.locator("summary", has_text=say("day-unranked-people"))).to_be_visible()
    page.goto("/today/fair")
    checked = page.locator("li", has=page.locator(f"time[datetime='{DAY}']")).locator(".checked")
    expect(checked).to_have_text([say("day-fair-good")] * 3)
    assert bob.get(f"/api/days/{DAY}/avenue/A").status_code == 200
    page.close()


def test_the_pages_of_somebody_who_has_played(server: Dated, browser: Browser) -> None:
    """The list with a place of one's own, a calendar, and a result to share; axe finds nothing there."""
    server.set(DAY, 12)
    guests = [somebody(browser, server, name, "Europe/Paris") for name in ("Ann", "Bob", "Cay")]
    for number, (guest, _) in enumerate(guests):
        guest.create("avenue", {"kind": "person"})
        play_on(guest, seed=number)
    server.set(NEXT, 9)
    for number, (guest, _) in enumerate(guests):
        begun = guest.post(f"/api/days/{NEXT}/avenue/B/attempt", {}).json()
        guest.token = begun["places"]["token"]
        play_on(guest, seed=number)
    ann, context = guests[0]
    until(lambda: len(ann.get(f"/api/days/{NEXT}/avenue/B").json()["lines"]) == len(guests))
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = opened(context, server, f"/today/{NEXT}/avenue/B")
    expect(page.locator("#everyone + p + div .places tbody tr")).to_have_count(3)
    expect(page.locator(".places .own th")).to_contain_text("Ann")
    page.locator("summary", has_text=say("day-share-text")).click()
    lines = page.locator("#share").inner_text().splitlines()
    assert lines[0].endswith(NEXT)
    assert lines[1].startswith("Avenue · ")
    assert say("web-variant-avenue", name="B") in lines[1]
    assert lines[-1] == f"{server.address}/today"
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_text(say("web-copied"))
    assert page.evaluate("navigator.clipboard.readText()").splitlines() == lines
    for size, theme in LOOKS:
        looked_at(page, size, theme)
        assert complaints(page) == []
    page.goto("/today/calendar")
    expect(page.locator(".month td a")).to_have_count(1)
    points = next(it["points"] for it in ann.get("/api/days/own").json()["attempts"])
    expect(page.locator(".month td a .made")).to_contain_text(str(abs(points)))
    for size, theme in LOOKS:
        looked_at(page, size, theme)
        assert complaints(page) == []
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.close()


def test_what_bots_make_of_a_deck_arrives_on_an_open_page(server: Dated, browser: Browser) -> None:
    """Worked out by another process, as where several share a database: nobody has to look again."""
    ann, context = somebody(browser, server, "Ann", "Europe/Paris")
    assert ann.get(f"/api/days/{DAY}").status_code == 200
    which = Which(DAY, "avenue", "A")
    kept(server, which, taken=server.now)
    ann.token = ann.post(f"/api/days/{DAY}/avenue/A/attempt", {}).json()["places"]["token"]
    play_on(ann)
    page = context.new_page()
    page.clock.install(time=datetime.fromtimestamp(server.now, UTC))
    page.goto(f"/today/{DAY}/avenue/A")
    part, found = page.locator("#could-be"), page.locator("#could-be b")
    expect(part).to_contain_text(say("day-looking"))
    expect(found).to_have_count(0)

    def arrives(*points: str) -> None:
        """Minutes pass in the browser, which looks again now and then, until these points are there."""

        def look() -> bool:
            page.clock.fast_forward(60_000)
            return found.all_inner_texts() == [*points]

        until(look)

    bots = {"bots": {"1": [12, 4, []], "8": [31, 9, []]}}
    kept(server, which, worked_out=bots)
    arrives("31", "12")
    expect(part).to_contain_text(say("day-looking"))
    kept(server, which, worked_out={**bots, "best": [44, 12, []], "bound": 44, "done": True})
    arrives("44", "31", "12")
    expect(part).not_to_contain_text(say("day-looking"))
    page.close()


def kept(server: Served, which: Which, **values: object) -> None:
    """Have something be kept of a deck, by another process."""
    it, engine = days.c, connected(f"sqlite:///{server.data / 'boulevard.sqlite'}")
    with writing(engine) as connection:
        found = (it.day == which.day) & (it.game == which.game) & (it.variant == which.variant)
        assert connection.execute(update(days).where(found).values(**values)).rowcount == 1
    engine.dispose()

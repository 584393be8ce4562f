"""What one sees of oneself, and what others see of one."""

from __future__ import annotations

import html
import random
import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from sqlalchemy import select

from boulevard.bots.registry import levels
from boulevard.messages import say
from boulevard.web.event_log import schema
from boulevard.web.event_log.database import connected
from boulevard.web.http.context import COOKIE
from boulevard.web.pages.people import words
from boulevard.web.tables.tokens import Tokens
from tests.waiting import until
from tests.web.browsing import PHONE
from tests.web.pages.test_axe import LOOKS, OPEN, complaints, looked_at
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, play_on


def person_of(served: Served, guest: Guest) -> str:
    """The secret identity of somebody."""
    known = Tokens((served.data / "secret").read_text().strip()).known(guest.http.cookies.get(COOKIE))
    assert known
    return known.id


def page(guest: Guest, path: str = "/you/results") -> str:
    answer = guest.get(path)
    assert answer.status_code == 200
    return html.unescape(answer.text)


def together(one: Guest, other: Guest, name: str) -> None:
    """A game of two people, which the second leaves after both have moved."""
    places = one.create("paris", PERSON, FRIEND)
    (invitation,) = places["invitations"].values()
    other.token = other.post(f"/api/invitations/{invitation}", {"name": name}).json()["token"]
    play_on(one, other, stop=lambda state: state["moves"] >= 2)
    assert other.ask("resign").status_code == 200


def against_a_bot(guest: Guest, level: int) -> None:
    guest.create("paris", PERSON, bot(level))
    until(lambda: guest.state()["legal"])
    play_on(guest, stop=lambda state: state["moves"] >= 2)
    assert guest.ask("resign").status_code == 200


@pytest.fixture(scope="module")
def pair(served: Served) -> tuple[Guest, Guest]:
    one, other = Guest.named(served.address, "Odile"), Guest.named(served.address, "Nour")
    together(one, other, "Nour")
    for level in (1, 2):
        against_a_bot(one, level)
    until(lambda: say("web-results-companions") in page(one) and say("web-results-companions") in page(other))
    until(lambda: page(one).count(say("level-title", number=2, name=levels("paris")[1].name)) > 0)
    return one, other


def profile_of(guest: Guest, name: str) -> str:
    found = re.search(rf'href="(/people/\w+)">{name}<', page(guest))
    assert found
    return found[1]


def test_results_are_by_rival_and_level_with_the_rating(pair: tuple[Guest, Guest]) -> None:
    text = page(pair[0])
    first, second = levels("paris")[:2]
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</th>((?:<td>.*?</td>)+)</tr>", text)
    counted = {re.sub(r" <.*", "", title): re.findall(r"<td>(.*?)</td>", cells) for title, cells in rows}
    assert counted[say("web-rivals-people")] == ["1", "1", "0", "0"]
    assert counted[first.title] == counted[second.title] == ["1", "0", "0", "1"]
    assert words.of_level(first) in text
    assert re.search(r"\d ± \d", text)
    assert say("web-rating-rough") in text
    assert say("web-rating-chart", game="Paris: La Cité de la Lumière") in text or 'class="chart"' in text


def test_lists_say_what_became_of_the_rating(pair: tuple[Guest, Guest]) -> None:
    listed = page(pair[0], "/games?state=over")
    gains = [int(it.replace("−", "-")) for it in re.findall(say("web-rating-gain", change=r"([+−]\d+)"), listed)]
    assert len(gains) == 2
    assert all(gain < 0 for gain in gains), "two bots won"
    assert say("web-unrated-unplaced") in listed


def test_axe_finds_nothing_on_pages_with_results(pair: tuple[Guest, Guest], served: Served, browser: Browser) -> None:
    for guest, addresses in ((pair[0], ("/you/results", "/games")), (pair[1], (profile_of(pair[1], "Odile"),))):
        context = browser.new_context(base_url=served.address, bypass_csp=True, service_workers="block")
        cookie = guest.http.cookies.get(COOKIE) or ""
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": served.address}])
        page = context.new_page()
        for address in addresses:
            page.goto(address)
            for look in LOOKS:
                looked_at(page, *look)
                page.evaluate(OPEN)
                assert complaints(page) == [], (address, look)
                assert page.evaluate("document.documentElement.scrollWidth") <= look[0]["width"]
        context.close()


LONG = "Александра Константинопольская-Преображе"
WIDEST = """() => {
  const room = ({ parentElement: it }, { paddingLeft, paddingRight } = getComputedStyle(it)) =>
    it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return Math.max(...[...document.querySelectorAll(":not(.scroll) > table.results")]
    .filter((it) => it.checkVisibility()).map((it) => it.offsetWidth - room(it)));
}"""
"""By how much a table of results is wider than what it stands in."""


@pytest.mark.parametrize("tag", ["en", "fr", "ru"])
def test_long_names_stay_within_their_card_on_a_phone(
    pair: tuple[Guest, Guest], served: Served, browser: Browser, tag: str
) -> None:
    context = browser.new_context(base_url=served.address, viewport=PHONE, has_touch=True, locale=tag)
    cookie = pair[0].http.cookies.get(COOKIE) or ""
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": served.address}])
    page = context.new_page()
    page.goto("/you/results")
    page.evaluate("(name) => { document.querySelector('.results th a').textContent = name; }", LONG)
    page.evaluate(OPEN)
    assert page.evaluate(WIDEST) < 1
    small = "(it) => it.getBoundingClientRect().width < 44 || it.getBoundingClientRect().height < 44"
    assert page.evaluate(f"() => [...document.querySelectorAll('.foot a')].filter({small}).map((it) => it.text)") == []
    context.close()


def test_nobody_new_has_results(served: Served) -> None:
    assert say("web-results-none") in page(Guest(served.address))
    assert say("web-results-none") in page(Guest.named(served.address, "Ines"))


def test_whoever_has_played_with_somebody_sees_what_others_may(pair: tuple[Guest, Guest], served: Served) -> None:
    _, other = pair
    at = profile_of(other, "Odile")
    text = page(other, at)
    assert "<h1>Odile</h1>" in text
    assert words.score(0, 0, 1) in text
    assert re.search(r"\d ± \d", text)
    assert levels("paris")[0].title not in text, "against whom else she plays is hers to know"


def test_a_profile_is_found_by_nobody_else(pair: tuple[Guest, Guest], served: Served) -> None:
    one, other = pair
    at = profile_of(other, "Odile")
    assert other.get(at).status_code == 200
    for stranger in (Guest(served.address), Guest.named(served.address, "Odile"), one):
        assert stranger.get(at).status_code == 404
    for guess in (person_of(served, one), person_of(served, other), "x", "0" * 24):
        assert other.get(f"/people/{guess}").status_code == 404


def test_no_page_tells_who_somebody_is(pair: tuple[Guest, Guest], served: Served) -> None:
    secrets = [person_of(served, guest).encode() for guest in pair]
    for guest in pair:
        page(guest, profile_of(guest, "Nour" if guest is pair[0] else "Odile"))
        page(guest, "/games")
        assert not any(secret in answer for secret in secrets for answer in guest.heard)


def test_a_hint_is_noted_before_it_is_given(served: Served) -> None:
    guest = Guest.named(served.address, "Lia")
    table = guest.create("paris", PERSON, bot(1))["table"]
    until(lambda: guest.state()["legal"])
    until(lambda: guest.get(f"/api/seats/{guest.token}/hint").status_code == 200)
    engine = connected(f"sqlite:///{Path(served.data) / 'boulevard.sqlite'}")
    with engine.connect() as connection:
        assert table in set(connection.scalars(select(schema.helped.c.table_id)))
    engine.dispose()


def test_ones_own_best_stands_at_a_solo_table(served: Served) -> None:
    guest = Guest.named(served.address, "Kim")
    guest.create("avenue", PERSON, sheet="B")
    assert "own-best" not in page(guest, f"/play/{guest.token}"), "there is none yet"
    play_on(guest)
    assert say("web-best-first") in page(guest, f"/play/{guest.token}")
    (best,) = until(lambda: scored(served, guest, 1))
    text = page(guest)
    assert f"<td>{best}</td>".replace("-", "−") in text[text.index(say("web-results-best")) :]
    guest.create("avenue", PERSON, sheet="B")
    at_table = page(guest, f"/play/{guest.token}")
    assert say("web-best-yours", points=str(best).replace("-", "−")) in at_table
    guest.create("avenue", PERSON, sheet="C")
    assert "own-best" not in page(guest, f"/play/{guest.token}"), "on another sheet there is none"
    guest.create("avenue", PERSON, bot(1), sheet="B")
    assert "own-best" not in page(guest, f"/play/{guest.token}"), "with a rival, that is whom one plays against"


def test_a_new_best_is_said_at_the_end(served: Served) -> None:
    """Of several games by chance, each is compared with those before."""
    guest, best = Guest.named(served.address, "Ivo"), None
    for seed in range(4):
        guest.create("avenue", PERSON, sheet="A")
        guest.get(f"/play/{guest.token}")
        play_on(guest, seed=random.Random(seed).randrange(999))
        text = page(guest, f"/play/{guest.token}")
        found = re.search(r'class="own-best( new)?">([^<]*)<', text)
        assert found
        results = until(partial(scored, served, guest, seed + 1))
        points = results[-1]
        if best is None:
            assert found[2] == say("web-best-first")
        elif points > best:
            assert (found[1], found[2]) == (" new", say("web-best-new", points=str(best).replace("-", "−")))
        else:
            assert (found[1], found[2]) == (None, say("web-best-over", points=str(best).replace("-", "−")))
        best = points if best is None else max(best, points)


def scored(served: Served, guest: Guest, count: int) -> list[int]:
    """The points of somebody's games, in order, once there are so many."""
    engine = connected(f"sqlite:///{Path(served.data) / 'boulevard.sqlite'}")
    it = schema.results.c
    with engine.connect() as connection:
        query = select(it.points).where(it.person == person_of(served, guest)).order_by(it.ended)
        found = list(connection.scalars(query))
    engine.dispose()
    return found if len(found) == count else []


def test_levels_are_chosen_by_their_rating(served: Served) -> None:
    for game in ("paris", "avenue"):
        text = page(Guest(served.address), f"/new/{game}")
        for level in levels(game):
            assert say("web-level-rating", rating=words.of_level(level)) in text


def test_figures_say_what_there_was_and_nothing_of_what_there_was_not() -> None:
    assert words.score(2, 0, 1) == "Your results: 2 wins, 1 loss."
    assert words.score(0, 1, 0) == "Your results: 1 draw."
    assert words.score(0, 0, 0) == ""

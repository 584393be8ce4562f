"""A club night: eight people with browsers and two bots, one of whom leaves, and a server that is started again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from boulevard.messages import say, speaking
from tests.waiting import until
from tests.web.browsing import PHONE
from tests.web.expecting import expect
from tests.web.forked_servers import ForkedServed
from tests.web.serving import Guest, Served

NAMES = ("Ada", "Bernard", "Chloé", "Dimitri", "Estelle", "Фёдор", "Gaspard", "Hugo")
BOTS = 2
ROUNDS = 2
LEAVES = "Hugo"
SHORT = 4
"""Moves after which a game is given up, so that the evening ends."""


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, compiled_code: None) -> Iterator[Served]:
    with ForkedServed(tmp_path_factory.mktemp("club")) as started:
        yield started


class Player:
    """Somebody with a phone."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.name = name
        self.context: BrowserContext = browser.new_context(
            locale="en", viewport=PHONE, reduced_motion="reduce", service_workers="block"
        )
        self.page: Page = self.context.new_page()

    def enter(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label(say("web-new-name")).fill(self.name)
        self.page.get_by_role("button", name=say("tournament-enter")).click()
        expect(self.page.locator(".names")).to_contain_text(self.name)

    def seat(self) -> str:
        """Go to one's table, as soon as the page tells that it is ready; return the token of the seat."""
        self.page.get_by_role("link", name=say("tournament-go")).click()
        expect(self.page.locator("#board")).to_be_visible()
        return self.page.url.rpartition("/")[2]


def play(server: Served, tokens: Sequence[str], moves: int) -> None:
    """Play some tables by their seats: each for so many moves, and then whoever must move gives up; or to the end."""
    guests, chance = [Guest(server.address, token) for token in tokens], random.Random(1)

    def is_over(guest: Guest) -> bool:
        state = guest.state()
        if state["status"] != "over" and state["legal"]:
            if moves and state["moves"] >= moves:
                assert guest.ask("resign").status_code in (200, 409)
            else:
                guest.move(chance.choice(state["legal"]), state["number"])
        return bool(state["status"] == "over")

    until(lambda: not [guest for guest in guests if not is_over(guest)])


@speaking("en")
def test_eight_people_and_two_bots_play_a_tournament_to_its_end(server: Served, browser: Browser) -> None:
    players = [Player(browser, name) for name in NAMES]
    host = players[0]
    host.page.goto(f"{server.address}/tournaments")
    host.page.get_by_role("link", name=say("tournament-new")).first.click()
    host.page.locator("select[name=rounds]").select_option(str(ROUNDS))
    host.page.get_by_label(say("tournament-name")).fill("Club night")
    host.page.get_by_label(say("web-new-name")).fill(host.name)
    host.page.get_by_role("button", name=say("tournament-make")).click()
    link = host.page.get_by_label(say("tournament-link")).input_value()
    path = link.removeprefix(server.address)
    screen = browser.new_context(locale="en", service_workers="block").new_page()
    screen.goto(f"{link}/screen")
    for player in players[1:]:
        player.enter(link)
    for name in NAMES:
        expect(host.page.locator(".names")).to_contain_text(name)
        expect(screen.locator(".names")).to_contain_text(name)
    for count in range(1, BOTS + 1):
        host.page.get_by_role("button", name=say("tournament-add-bot")).click()
        expect(host.page.locator(".names li")).to_have_count(len(NAMES) + count)
    host.page.get_by_role("button", name=say("tournament-begin")).click()

    tokens = {player.name: player.seat() for player in players}
    expect(screen.locator(".boards li")).to_have_count((len(NAMES) + BOTS) // 2)
    expect(screen.locator(".boards img").first).to_be_visible()
    gone = next(player for player in players if player.name == LEAVES)
    gone.page.goto(link)
    gone.page.get_by_text(say("tournament-leave"), exact=True).click()
    gone.page.get_by_role("button", name=say("tournament-leave-sure")).click()
    expect(gone.page.get_by_role("button", name=say("tournament-back"))).to_be_visible()
    until(lambda: Guest(server.address, tokens[LEAVES]).state()["status"] == "over")

    for token in tokens.values():
        guest = Guest(server.address, token)
        if (state := guest.state())["legal"]:
            assert guest.move(state["legal"][0], state["number"]).status_code == 200
    server.kill()
    server.start()
    link = server.address + path
    screen.goto(f"{link}/screen")
    play(server, [token for name, token in tokens.items() if name != LEAVES], SHORT)
    expect(screen.locator("#status")).to_contain_text(say("tournament-round", number=2, all=ROUNDS))

    stayed = [player for player in players if player.name != LEAVES]
    tokens = {}
    for player in stayed:
        player.page.goto(link)
        expect(player.page.get_by_text(say("tournament-round", number=2, all=ROUNDS)).first).to_be_visible()
        if player.page.get_by_role("link", name=say("tournament-go")).count():
            tokens[player.name] = player.seat()
    assert len(tokens) >= len(stayed) - 1, "at most one of nine has no game"
    play(server, list(tokens.values()), SHORT)
    expect(screen.locator("#status")).to_contain_text(say("tournament-off"))

    given = Guest(server.address).get(f"/api{path}").json()
    assert given["state"] == "over"
    games = [it for it in given["pairings"] if it["second"] is not None]
    byes = [it for it in given["pairings"] if it["second"] is None]
    assert (len(games), len(byes)) == (5 + 4, 1)
    assert sum(it["points"] for it in given["standings"]) == len(games) + len(byes)
    numbers = {it["name"]: it["number"] for it in given["entrants"]}
    assert all(numbers[LEAVES] not in (it["first"], it["second"]) for it in given["pairings"] if it["round"] == 2)
    pairs = [frozenset((it["first"], it["second"])) for it in games]
    assert len(set(pairs)) == len(pairs)
    for player in players:
        player.context.close()

"""Hints and reviews over HTTP: to whom they are given, what they hold, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boulevard.bots.advice import Hint
from boulevard.messages import say
from boulevard.web.errors import NotNow
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.services.hints import Advice
from boulevard.web.services.reviews import decisions_of_people
from boulevard.web.tables import decisions
from boulevard.web.tables.table import BOT, Chair, Table
from boulevard.web.tables.table import PERSON as SITTER
from boulevard.web.thinking.fair_queue import FairQueue
from boulevard.web.thinking.questions import HintAsked
from tests.waiting import until
from tests.web.forked_servers import ForkedServed
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot

SCRIPT = {"HX-Request": "true"}


@pytest.fixture(scope="module")
def ready(served: Served) -> Served:
    served.wait_until_ready("bots")
    return served


def hint(guest: Guest) -> Any:
    return guest.get(f"/api/seats/{guest.token}/hint")


@pytest.mark.parametrize(
    ("game", "chairs"), [("paris", [PERSON, bot()]), ("avenue", [PERSON]), ("avenue", [bot(), PERSON])]
)
def test_who_plays_against_bots_gets_a_hint(ready: Served, game: str, chairs: list[dict[str, Any]]) -> None:
    guest = Guest(ready.address)
    guest.create(game, *chairs)
    state = guest.wait_for_turn()
    answer = hint(guest)
    assert answer.status_code == 200, answer.text
    given = answer.json()
    assert given["number"] == state["number"]
    assert given["best"]["move"] in state["legal"]
    assert given["best"]["loss"] == 0
    assert given["second"]["move"] in set(state["legal"]) - {given["best"]["move"]}
    assert hint(guest).json() == given
    page = guest.get(f"/play/{guest.token}/hint", headers=SCRIPT)
    assert f'data-show-move="{given["best"]["move"]}"' in page.text
    assert guest.move(given["best"]["move"], state["number"]).status_code == 200
    assert guest.wait_for_turn()["number"] == state["number"] + 1
    assert hint(guest).json()["number"] == state["number"] + 1


def test_without_scripts_the_hint_comes_with_the_page(ready: Served) -> None:
    guest = Guest(ready.address)
    guest.create("avenue", PERSON)
    page = guest.get(f"/play/{guest.token}/hint", follow_redirects=True)
    assert say("web-hint-title") in page.text
    assert 'id="board"' in page.text


@pytest.mark.parametrize(
    ("game", "chairs"), [("paris", [PERSON, PERSON]), ("paris", [PERSON, FRIEND]), ("avenue", [PERSON, bot(), PERSON])]
)
def test_with_other_people_there_is_none(ready: Served, game: str, chairs: list[dict[str, Any]]) -> None:
    guest = Guest(ready.address)
    guest.create(game, *chairs)
    answer = hint(guest)
    assert answer.status_code == 409
    assert answer.json()["error"] == "NotNow"
    assert answer.json()["message"] == say("hint-people")
    assert "data-hint" not in guest.get(f"/play/{guest.token}").text


def test_after_the_end_there_is_none(ready: Served) -> None:
    guest = Guest(ready.address)
    guest.create("paris", PERSON, bot())
    assert "data-hint" in guest.get(f"/play/{guest.token}").text
    assert guest.ask("resign").status_code == 200
    answer = hint(guest)
    assert (answer.status_code, answer.json()["error"]) == (409, "NotNow")


def test_a_hint_counts_like_a_move(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, moves=2) as served:
        served.wait_until_ready("bots")
        guest = Guest(served.address)
        guest.create("avenue", PERSON)
        assert [hint(guest).status_code for _ in range(3)] == [200, 200, 429]


def table(*chairs: Chair, game: str = "avenue") -> Table:
    decided = decisions.create(game, {}, chairs, "seed")
    return Table("here", decided.here[0])


class Slow:
    """Thinkers that take their time, and keep what they were asked."""

    def __init__(self) -> None:
        self.asked: list[HintAsked] = []

    async def advise(self, _table: str, asked_for: HintAsked) -> Hint:
        self.asked.append(asked_for)
        await asyncio.sleep(60)
        raise AssertionError


def test_a_hint_that_comes_too_late_is_dropped() -> None:
    async def move_on() -> None:
        thinkers, here = Slow(), table(Chair(SITTER, "Ann"))
        advice = Advice(thinkers)  # type: ignore[arg-type]
        asked = [asyncio.create_task(advice.hint(here, 0)) for _ in range(2)]
        while not thinkers.asked:
            await asyncio.sleep(0)
        here.apply(Event(Kind.moved, {"place": 0, "move": "draw a1"}))
        advice.moved_on(here)
        for it in asked:
            with pytest.raises(NotNow) as refused:
                await it
            assert refused.value.key == "hint-late"
        assert len(thinkers.asked) == 1

    asyncio.run(move_on())


def test_thinkers_are_told_only_what_the_seat_may_know() -> None:
    """The same question, to the byte, whatever is hidden."""

    async def ask(seed: str) -> HintAsked:
        thinkers, here = Slow(), table(Chair(SITTER, "Ann"), Chair(BOT, "", 1), game="paris")
        dealt = decisions.create("paris", {}, here.chairs, seed)
        advice, other = Advice(thinkers), Table("here", dealt.here[0])  # type: ignore[arg-type]
        asked = asyncio.create_task(advice.hint(other, 0))
        while not thinkers.asked:
            await asyncio.sleep(0)
        await advice.close()
        await asyncio.gather(asked, return_exceptions=True)
        return thinkers.asked[0]

    first = asyncio.run(ask("seed"))
    hand = table(Chair(SITTER, "Ann"), Chair(BOT, "", 1), game="paris").game.view("orange")["hands"]["orange"]["tile"]
    for number in range(100):
        other = Table(
            "here", decisions.create("paris", {}, [Chair(SITTER, "Ann"), Chair(BOT, "", 1)], f"s{number}").here[0]
        )
        if other.game.view("orange")["hands"]["orange"]["tile"] == hand:
            again = asyncio.run(ask(f"s{number}"))
            assert replace(again, seed=0) == replace(first, seed=0)
            return
    raise AssertionError


def test_who_has_time_lets_others_go_first() -> None:
    """What nobody waits for begins when nobody else waits, and leaves a place free where there are several."""
    order: list[str] = []

    async def use(turns: FairQueue, name: str, has_time: bool) -> None:
        async with turns.turn(name, has_time=has_time):
            order.append(name)
            await asyncio.sleep(0.001)

    async def all_of_them(count: int, *asked: tuple[str, bool]) -> list[str]:
        order.clear()
        turns = FairQueue(count)
        async with asyncio.timeout(60):
            await asyncio.gather(*(use(turns, name, has_time) for name, has_time in asked))
        return list(order)

    later = [("later", True)] * 3
    assert asyncio.run(all_of_them(1, ("now", False), *later, ("soon", False))) == ["now", "soon", *["later"] * 3]
    assert asyncio.run(all_of_them(2, *later, ("now", False)))[:2] == ["later", "now"]


def review(guest: Guest, path: str) -> str:
    """The review of a table, once it is told."""

    def told() -> str:
        page = guest.get(f"{path}/review", headers=SCRIPT)
        assert page.status_code == 200
        assert ("data-waiting" in page.text) == (say("web-review-looking") in page.text)
        return "" if "data-waiting" in page.text else page.text

    return until(told)


def played(guest: Guest, moves: int) -> dict[str, Any]:
    """Play some moves badly: the first of all."""
    for _ in range(moves):
        state = guest.wait_for_turn()
        if state["status"] == "over":
            return state
        draws = [move for move in state["legal"] if not move.startswith("reserve")]
        assert guest.move(draws[0], state["number"]).status_code == 200
    return guest.wait_for_turn()


@pytest.fixture
def own(tmp_path: Path, compiled_code: None) -> Iterator[Served]:
    """A server of one's own, to be started again."""
    with ForkedServed(tmp_path) as served:
        yield served


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_game_has_a_review_also_after_a_restart(own: Served, game: str) -> None:
    served = own
    guest, watcher = Guest(served.address), Guest(served.address)
    places = guest.create(game, PERSON, bot())
    played(guest, 8)
    assert 'id="review"' not in watcher.get(f"/watch/{places['table']}").text
    assert guest.ask("resign").status_code == 200
    assert 'id="review"' in guest.get(f"/play/{guest.token}").text
    told = review(guest, f"/play/{guest.token}")
    costs = [int(points) for points in re.findall(r"gave away about (\d+) point", told)]
    assert 0 < len(costs) <= 3
    assert "<svg" not in told
    (number, *_) = re.findall(rf"/review/{places['table']}\?move=(\d+)", told)
    assert guest.get(f"/review/{places['table']}?move={number}").status_code == 200
    ids = re.findall(r'\bid="([^"]+)"', guest.get(f"/play/{guest.token}").text)
    assert len(ids) == len(set(ids)), "an id stands twice in the page"
    watched = review(watcher, f"/watch/{places['table']}")
    assert say("web-review-moment-of", number=int(number) + 1, name="Guest") in watched
    served.stop()
    served.start()
    assert review(Guest(served.address), f"/play/{guest.token}") == told


def test_a_whole_game_alone_has_a_review(ready: Served) -> None:
    guest = Guest(ready.address)
    guest.create("avenue", PERSON)
    assert played(guest, 60)["status"] == "over"
    told = review(guest, f"/play/{guest.token}")
    assert len(re.findall(r"gave away about (\d+) points", told)) == 3


def test_where_nobody_decided_anything_there_is_no_review(ready: Served) -> None:
    guest = Guest(ready.address)
    places = guest.create("paris", PERSON, bot())
    assert guest.ask("resign").status_code == 200
    assert 'id="review"' not in guest.get(f"/play/{guest.token}").text
    assert guest.get(f"/watch/{places['table']}/review", headers=SCRIPT).text.strip() == ""


def test_a_stand_in_is_not_to_blame_on_who_left() -> None:
    here = table(Chair(SITTER, "Ann"), Chair(SITTER, "Bea"), Chair(BOT, "", 1))

    def move(place: int, text: str) -> None:
        here.apply(Event(Kind.moved, {"place": place, "move": text}))

    for place in range(3):
        move(place, "draw a1")
    move(0, "draw b1")
    here.apply(Event(Kind.resigned, {"place": 0, "ends": False}))
    for place in (1, 2):
        move(place, "draw b1")
    move(0, "draw c1")
    assert list(decisions_of_people(here)) == [
        (0, 0),
        (1, 1),
        (3, 0),
        (4, 1),
    ]


def whole_review(guest: Guest, table: str) -> dict[str, Any]:
    """A table's review from the API, once it is ready."""

    def ready() -> dict[str, Any]:
        answer = guest.get(f"/api/tables/{table}/review")
        assert answer.status_code == 200, answer.text
        given: dict[str, Any] = answer.json()
        assert given["ready"] == bool(given["review"]["seats"]), "accounts come with the last decision"
        assert given["looked"] <= given["count"] or given["ready"]
        return given if given["ready"] else {}

    found: dict[str, Any] = until(ready)["review"]
    return found


def test_programs_get_the_whole_review_of_a_game_that_is_over(own: Served) -> None:
    guest = Guest(own.address)
    table = guest.create("avenue", PERSON, bot())["table"]
    early = guest.get(f"/api/tables/{table}/review")
    assert (early.status_code, early.json()["message"]) == (409, say("review-before-end"))
    state = played(guest, 60)
    found = whole_review(guest, table)
    for seat in found["seats"]:
        assert seat["start"] + seat["luck"] - seat["lost"] == seat["final"]
        assert seat["final"] == state["outcome"]["result"]["players"][seat["seat"]]["total"]
    assert len(found["decisions"]) > 40
    own.stop()
    own.start()
    assert whole_review(Guest(own.address), table) == found
    logged = (own.data / "log").read_text(encoding="utf-8")
    assert "review-not-kept" not in logged

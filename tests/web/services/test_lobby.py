"""The lobby: who is shown there, who is paired with whom, and that nobody sits at two tables or with themselves."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update

from boulevard.ratings import NEWCOMER
from boulevard.web.event_log import lobby_rows, schema
from boulevard.web.event_log.lobby_rows import Seeker
from boulevard.web.event_log.messages import EVERYWHERE, Messages
from boulevard.web.http.drawn_once import DrawnOnce
from boulevard.web.http.limits import HOUR, Limit
from boulevard.web.services.lobby import PAIRED
from boulevard.web.services.shared_look import OFTEN, REST, _rest
from boulevard.web.services.table_service import TableService
from boulevard.web.settings import Settings
from boulevard.web.tables.table import FRIEND, PERSON, Chair
from boulevard.web.tables.tokens import Person, new_identity
from tests.waiting import LONGEST
from tests.web.databases import POSTGRESQL, SQLITE, new_database
from tests.web.services.in_process import at_most, running
from tests.web.services.in_process_app import TOKENS, browser

MINUTE = 60
PAIR = {"game": "paris", "seconds": MINUTE}


class Servers:
    """Servers on one database, and people who come to any of them."""

    def __init__(self, folder: Path, services: list[TableService]) -> None:
        self.services = services
        self._browsers = [browser(folder, it, DrawnOnce()) for it in services]

    async def ask(self, who: str, method: str, path: str, at: int = 0, **body: Any) -> httpx.Response:
        """Have somebody ask a server."""
        headers = {"authorization": f"Bearer {TOKENS.person(Person(who, who.title()))}"} if who else {}
        sent: Any = {"json": body} if method == "POST" else {}
        return await self._browsers[at % len(self._browsers)].request(method, f"/api/{path}", headers=headers, **sent)

    async def pair(self, who: str, at: int = 0, **asked: Any) -> dict[str, Any]:
        answer = await self.ask(who, "POST", "lobby/pairing", at, **{**PAIR, **asked})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def stands(self, who: str, at: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = (await self.ask(who, "GET", "lobby/pairing", at)).json()
        return found

    async def lobby(self, who: str = "", at: int = 0) -> dict[str, Any]:
        for it in self.services:
            it.lobby.changed()  # as other processes would tell
        found: dict[str, Any] = (await self.ask(who, "GET", "lobby", at)).json()
        return found

    async def listed(self, who: str, at: int = 0, **more: Any) -> dict[str, Any]:
        chairs = [{"kind": "person"}, {"kind": "friend"}]
        sent = {"game": "paris", "chairs": chairs, "listed": True, **more}
        answer = await self.ask(who, "POST", "tables", at, **sent)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def page(self, path: str) -> str:
        """A page of the first server."""
        return (await self._browsers[0].get(path)).text

    def settings(self) -> Settings:
        """The settings of the first server."""
        transport: Any = self._browsers[0]._transport
        found: Settings = transport.app.state.services.settings
        return found

    async def block(self, who: str, other: str) -> None:
        await Messages(self.services[0].store).unhear(who, other, EVERYWHERE)


Use = Callable[[Servers], Awaitable[None]]


def with_servers(database: str, folder: Path, use: Use, count: int = 1) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            services = [await stack.enter_async_context(running(database)) for _ in range(count)]
            await use(Servers(folder, services))

    at_most(LONGEST, run())


@pytest.fixture(params=[(SQLITE, 1), (POSTGRESQL, 2)], ids=["sqlite", "two-postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Use], None]:
    """One server on SQLite, or two that share PostgreSQL."""
    kind, count = request.param
    return lambda use: with_servers(new_database(kind, tmp_path), tmp_path, use, count)


def people(state: dict[str, Any]) -> set[str]:
    return {chair["name"] for chair in state["chairs"]}


def test_many_who_press_at_once_are_paired_once_each(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        names = [f"p{number}" for number in range(11)]
        await asyncio.gather(*(it.pair(name, at) for at, name in enumerate(names)))
        stood = [await it.stands(name, at + 1) for at, name in enumerate(names)]
        waiting = [name for name, found in zip(names, stood, strict=True) if found["waiting"]]
        assert len(waiting) == 1
        tables: dict[str, list[str]] = {}
        for name, found in zip(names, stood, strict=True):
            if found["places"]:
                tables.setdefault(found["places"]["table"], []).append(name.title())
        assert sorted(map(len, tables.values())) == [2] * 5
        for table, pair in tables.items():
            state = (await it.ask("", "GET", f"tables/{table}")).json()
            assert (people(state), state["status"]) == (set(pair), "playing")
            assert state["clock"] == {"seconds": MINUTE, "late": "loss"}
            assert state["chat"]["allows"] == "phrases"

    served(use)


def test_somebody_who_presses_on_many_devices_waits_once_and_never_meets_themselves(
    served: Callable[[Use], None],
) -> None:
    async def use(it: Servers) -> None:
        found = await asyncio.gather(*(it.pair("ann", at) for at in range(6)))
        assert all(one["waiting"] for one in found)
        assert len((await it.lobby("bob"))["seats"]) == 1
        first, *others = await asyncio.gather(it.pair("bob", 1), *(it.pair("ann", at) for at in range(4)))
        table = first["places"]["table"]
        assert {one["places"]["table"] for one in others if one["places"]} <= {table}
        assert [(await it.stands("ann", at))["places"]["table"] for at in range(2)] == [table] * 2

    served(use)


def test_a_seat_of_somebody_who_waits_is_taken_by_one_of_many(served: Callable[[Use], None]) -> None:
    """By clicks and by being paired, all at once."""

    async def use(it: Servers) -> None:
        await it.pair("ann")
        (seat,) = (await it.lobby())["seats"]
        assert (seat["paired"], seat["people"]) == (True, [{"name": "Ann", "level": None, "rating": None}])
        clicks = [it.ask(f"c{at}", "POST", f"lobby/seats/{seat['table']}", at) for at in range(4)]
        presses = [it.pair(f"d{at}", at) for at in range(3)]
        clicked, pressed = await asyncio.gather(asyncio.gather(*clicks), asyncio.gather(*presses))
        seated = [one.json()["table"] for one in clicked if one.status_code == 200]
        refused = [one.json()["error"] for one in clicked if one.status_code != 200]
        assert set(refused) <= {"SeatTaken", "UnknownTable"}, "or the table is not there yet"
        with_ann = [one for one in pressed if one["places"] and one["places"]["table"] == seat["table"]]
        assert len(seated) + len(with_ann) == 1
        assert (await it.stands("ann", 1))["places"]["table"] == seat["table"]

    served(use)


def test_an_open_table_is_listed_and_taken_by_one_of_many(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        made = await it.listed("ann", clock={"seconds": 120})
        private = await it.ask("ann", "POST", "tables", game="paris", chairs=[{"kind": "person"}, {"kind": "friend"}])
        (seat,) = (await it.lobby("bob", 1))["seats"]
        assert (seat["table"], seat["clock"], seat["chat"]) == (
            made["table"],
            {"seconds": 120, "late": "loss"},
            "phrases",
        )
        assert (seat["seats"], seat["own"], len(seat["people"])) == (2, False, 1)
        assert [one["own"] for one in (await it.lobby("ann"))["seats"]] == [True]
        own = await it.ask("ann", "POST", f"lobby/seats/{made['table']}", 1)
        assert (own.status_code, own.json()["error"]) == (409, "OwnSeat")
        closed = await it.ask("bob", "POST", f"lobby/seats/{private.json()['table']}")
        assert (closed.status_code, closed.json()["error"]) == (404, "NotListed")
        path = f"lobby/seats/{made['table']}"
        answers = await asyncio.gather(*(it.ask(f"c{at}", "POST", path, at) for at in range(6)))
        assert sorted(one.status_code for one in answers) == [200, *[409] * 5]
        assert {one.json()["error"] for one in answers if one.status_code == 409} == {"SeatTaken"}
        lobby = await it.lobby("bob")
        assert (lobby["seats"], [one["table"] for one in lobby["games"]]) == ([], [made["table"]])
        assert (await it.lobby("bob", 1))["games"] == lobby["games"]

    served(use)


def test_sitting_down_again_with_the_same_key_is_sitting_down_once(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        chairs = [{"kind": "person"}, {"kind": "friend"}, {"kind": "friend"}]
        made = await it.listed("ann", game="avenue", chairs=chairs)
        path, key = f"lobby/seats/{made['table']}", "k" * 16
        first, again = [await it.ask("bob", "POST", path, at, key=key) for at in range(2)]
        assert first.json()["token"] == again.json()["token"]
        other = await it.ask("bob", "POST", path)
        assert (other.status_code, other.json()["error"]) == (409, "OwnSeat")
        (seat,) = (await it.lobby())["seats"]
        assert (len(seat["people"]), seat["seats"]) == (2, 3)

    served(use)


def test_sitting_down_again_with_somebody_who_waited_is_sitting_down_once(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        await it.pair("ann")
        (seat,) = (await it.lobby())["seats"]
        own = await it.ask("ann", "POST", f"lobby/seats/{seat['table']}", 1)
        assert (own.status_code, own.json()["error"]) == (409, "OwnSeat")
        first, again = [await it.ask("bob", "POST", f"lobby/seats/{seat['table']}", at) for at in range(2)]
        assert first.json()["token"] == again.json()["token"]
        late = await it.ask("cas", "POST", f"lobby/seats/{seat['table']}", 1)
        assert (late.status_code, late.json()["error"]) == (409, "SeatTaken")

    served(use)


@pytest.mark.parametrize("filler", [Chair(PERSON, "Mal", None, "mal"), Chair(FRIEND)], ids=["somebody", "nobody"])
def test_nobody_fills_the_lobby_alone(
    served: Callable[[Use], None], monkeypatch: pytest.MonkeyPatch, filler: Chair
) -> None:
    monkeypatch.setattr(lobby_rows, "MOST_WAITING", 6)

    async def use(it: Servers) -> None:
        await it.listed("ann")
        chairs, terms = [filler, Chair(FRIEND)], PAIRED._replace(is_listed=True)
        for _ in range(8):
            await it.services[0].create("paris", {}, chairs, terms=terms)
        await it.listed("bob", 1)
        names = [who["name"] for one in (await it.lobby())["seats"] for who in one["people"]]
        assert sorted(names) == sorted(["Ann", "Bob", *[filler.name] * 3 * bool(filler.name)])
        assert len((await it.lobby("", 1))["seats"]) == 5

    served(use)


def test_who_has_enough_tables_in_the_lobby_lists_no_more(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        made = [await it.listed("ann", at, key=f"{at}" * 16) for at in range(lobby_rows.MOST_OF_ONE)]
        chairs = [{"kind": "person"}, {"kind": "friend"}]
        more = await it.ask("ann", "POST", "tables", 1, game="paris", chairs=chairs, listed=True)
        assert (more.status_code, more.json()["error"]) == (409, "NotNow")
        assert (await it.listed("ann", 1, key="0" * 16))["table"] == made[0]["table"], "the same, asked for again"
        await it.ask("ann", "POST", "tables", 1, game="paris", chairs=chairs)
        assert (await it.ask("bob", "POST", f"lobby/seats/{made[0]['table']}")).status_code == 200
        await it.listed("ann")

    served(use)


def test_a_visitor_lists_only_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    async def use(it: Servers) -> None:
        transport: Any = it._browsers[0]._transport
        state = transport.app.state
        state.services = replace(state.services, listings=Limit(2, "too-many-tables", seconds=HOUR))
        for who in ("ann", "bob"):
            await it.listed(who)
        chairs = [{"kind": "person"}, {"kind": "friend"}]
        refused = await it.ask("cas", "POST", "tables", game="paris", chairs=chairs, listed=True)
        assert (refused.status_code, refused.json()["error"]) == (429, "TooMany")
        assert (await it.ask("cas", "POST", "tables", game="paris", chairs=chairs)).status_code == 201

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_a_table_of_somebody_who_deleted_themselves_is_not_listed(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        made = await it.listed("ann")
        await it.pair("ann")
        await it.services[0].people.change(lambda change: change.erase("ann"))
        for service in it.services:
            await service.people.refresh()
        assert (await it.lobby())["seats"] == []
        refused = await it.ask("bob", "POST", f"lobby/seats/{made['table']}")
        assert (refused.status_code, refused.json()["error"]) == (404, "NotListed")

    served(use)


def test_people_who_block_each_other_do_not_meet(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        await it.block("ann", "bob")
        made = await it.listed("ann")
        for who, other in (("ann", "bob"), ("bob", "ann")):
            assert (await it.pair(who))["waiting"]
            assert (await it.pair(other, 1))["waiting"], "neither way"
            await it.ask(who, "DELETE", "lobby/pairing")
            await it.ask(other, "DELETE", "lobby/pairing")
        assert (await it.lobby("bob"))["seats"] == []
        assert len((await it.lobby("cas"))["seats"]) == 1
        refused = await it.ask("bob", "POST", f"lobby/seats/{made['table']}")
        assert (refused.status_code, refused.json()["error"]) == (403, "NotWelcome")
        await it.pair("ann")
        seat = next(one for one in (await it.lobby("cas"))["seats"] if one["paired"])
        refused = await it.ask("bob", "POST", f"lobby/seats/{seat['table']}")
        assert (refused.status_code, refused.json()["error"]) == (403, "NotWelcome")
        assert (await it.pair("cas", 1))["places"]

    served(use)


def test_who_sits_down_elsewhere_waits_no_more(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        made = await it.listed("ann")
        await it.pair("bob")
        assert (await it.ask("bob", "POST", f"lobby/seats/{made['table']}", 1)).status_code == 200
        assert not (await it.stands("bob"))["waiting"]
        assert (await it.pair("cas"))["waiting"]
        other = await it.listed("eve")
        await it.pair("dan", 1)
        refused = await it.ask("cas", "POST", f"lobby/seats/{other['table']}")
        assert (refused.status_code, refused.json()["error"]) == (409, "NotNow"), "somebody sits with Cas by now"

    served(use)


def test_who_cancels_is_not_paired_and_who_asks_for_another_game_waits_for_that_alone(
    served: Callable[[Use], None],
) -> None:
    async def use(it: Servers) -> None:
        await it.pair("ann")
        assert not (await it.ask("ann", "DELETE", "lobby/pairing", 1)).json()["waiting"]
        assert (await it.pair("bob"))["waiting"]
        await it.pair("bob", 1, game="avenue")
        assert (await it.pair("cas"))["waiting"]
        assert (await it.pair("dan", seconds=300))["waiting"]
        found = await it.pair("eve", game="avenue")
        assert people(found["places"]["state"]) == {"Bob", "Eve"}

    served(use)


def test_asking_in_vain_changes_nothing_and_is_counted(tmp_path: Path) -> None:
    async def use(it: Servers) -> None:
        await it.lobby()
        lobby, transport = it.services[0].lobby, it._browsers[0]._transport
        told = list[str]()
        it.services[0].lobby.changed = lambda: told.append("changed")  # type: ignore[method-assign]
        assert not (await it.ask("ann", "DELETE", "lobby/pairing")).json()["waiting"]
        assert told == []
        await it.pair("ann")
        state: Any = transport.app.state  # type: ignore[attr-defined]
        state.services = replace(state.services, moves=Limit(2, "too-many-moves", seconds=HOUR))
        for _ in range(2):
            assert (await it.stands("ann"))["waiting"]
        for method in ("GET", "DELETE"):
            assert (await it.ask("ann", method, "lobby/pairing")).status_code == 429
        assert await lobby.rows.seeker("ann")

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_two_who_do_not_meet_keep_nobody_awake(tmp_path: Path) -> None:
    async def use(it: Servers) -> None:
        await it.block("ann", "bob")
        for who in ("ann", "bob"):
            await it.pair(who)
        lobby = it.services[0].lobby
        scene, told = await lobby.scene(), list[str]()
        lobby.changed = lambda: told.append("changed")  # type: ignore[method-assign]
        for who in ("ann", "bob"):
            own = await lobby._wait(who, scene)
            assert own
            assert not own.found
        assert told == []
        await lobby.rows.seek(seeker("cas"))
        assert told == [], "whoever asks tells"

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_of_those_who_follow_no_more_nothing_is_kept(tmp_path: Path) -> None:
    async def use(it: Servers) -> None:
        lobby = it.services[0].lobby
        await it.pair("ann")
        following = lobby.follow("ann", LONGEST)
        news = await anext(following)
        assert news
        assert news.own
        assert not news.own.found
        assert "ann" in lobby._seen
        await it.pair("bob")
        lobby._wake()
        news = await anext(following)
        assert news
        assert news.own
        assert news.own.found
        await following.aclose()  # type: ignore[attr-defined]
        assert lobby._seen == {}

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_looks_leave_time_for_others() -> None:
    assert _rest(0.0, 0.0) == 0.0
    assert _rest(0.1, 0.1) == pytest.approx(REST * 0.1 - 0.1)
    assert _rest(0.1, REST) == 0.0
    assert _rest(100.0, 0.0) == OFTEN


def test_a_pairing_of_too_many_digits_is_refused(tmp_path: Path) -> None:
    async def use(it: Servers) -> None:
        asked = it._browsers[0].build_request("POST", "/lobby/pairing", data={"game": "paris", "seconds": "9" * 5000})
        del asked.headers["HX-Request"]
        assert (await it._browsers[0].send(asked)).status_code == 422

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_who_was_paired_finds_that_table_and_can_be_paired_again_when_it_is_over(
    served: Callable[[Use], None],
) -> None:
    async def use(it: Servers) -> None:
        await it.pair("ann")
        found = (await it.pair("bob", 1))["places"]
        assert (await it.pair("ann", 1))["places"]["table"] == found["table"], "pressed again by then"
        left = await it.ask("bob", "POST", f"seats/{found['token']}/resign", key="k" * 16)
        assert left.status_code == 200
        assert (await it.pair("ann"))["waiting"]
        assert (await it.pair("bob"))["places"]["table"] != found["table"]

    served(use)


def test_a_rematch_of_strangers_keeps_the_terms_and_is_shown(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        await it.pair("ann")
        await it.pair("bob", 1)
        tokens = [(await it.stands(who))["places"]["token"] for who in ("ann", "bob")]
        await it.ask("bob", "POST", f"seats/{tokens[1]}/resign", key="k" * 16)
        assert (await it.lobby())["games"] == []
        for token in tokens:
            answer = await it.ask("", "POST", f"seats/{token}/rematch", key="k" * 16)
        state = answer.json()["state"]
        assert (state["status"], state["clock"]["seconds"], state["chat"]["allows"]) == ("playing", MINUTE, "phrases")
        assert [one["table"] for one in (await it.lobby())["games"]] == [answer.json()["table"]]

    served(use)


def seeker(person: str, mean: float = NEWCOMER.mean, ago: float = 0.0, silent: float = 0.0) -> Seeker:
    now = time.time()
    seen = now - silent
    return Seeker(person, person.title(), "paris", MINUTE, mean, 90.0, new_identity(), now - ago, seen)


def test_the_nearest_is_chosen_and_the_range_grows(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        rows = it.services[0].lobby.rows
        for one in (seeker("far", 1000), seeker("near", 1290), seeker("silent", 1200, silent=lobby_rows.SEEN + 5)):
            await it.services[0].store.change(insert(schema.seekers).values(one._asdict()))
        found = await rows.seek(seeker("ann"))
        assert {one.person for one in await rows.pair_at(found.found)} == {"near", "ann"}
        assert not (await rows.seek(seeker("eve"))).found, "too far apart"
        row = schema.seekers.c
        earlier = update(schema.seekers).where(row.person == "far").values(since=time.time() - 10)
        await it.services[0].store.change(earlier)
        again = await it.services[-1].lobby.rows.look_again("eve")
        assert again
        assert {one.person for one in await rows.pair_at(again.found)} == {"far", "eve"}

    served(use)


def test_a_table_whose_people_are_gone_is_not_listed_until_they_are_back(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        fast, slow = await it.listed("ann"), await it.listed("bob", clock={"seconds": 3 * 86400})
        store, row = it.services[0].store, schema.listings.c
        await store.change(update(schema.listings).values(seen=time.time() - lobby_rows.AWAY - 1))
        assert [one["table"] for one in (await it.lobby())["seats"]] == [slow["table"]]
        with it.services[0].presence.at(fast["table"], (0,)):
            await it.services[0].lobby.beat()
        assert {one["table"] for one in (await it.lobby("", 1))["seats"]} == {fast["table"], slow["table"]}
        await store.change(update(schema.listings).values(listed=time.time() - lobby_rows.WEEK - 1))
        assert (await it.lobby())["seats"] == []
        await it.services[0].lobby.beat()
        assert not await store.read(lambda it: it.execute(schema.listings.select().where(row.free > 0)).all())

    served(use)


def test_somebody_who_gives_no_sign_is_shown_no_more(served: Callable[[Use], None]) -> None:
    async def use(it: Servers) -> None:
        await it.pair("ann")
        ago = update(schema.seekers).values(seen=time.time() - lobby_rows.SEEN - 1)
        await it.services[0].store.change(ago)
        assert (await it.lobby())["seats"] == []
        assert (await it.pair("bob"))["waiting"]
        assert (await it.stands("ann", 1))["places"], "back, and near enough"

    served(use)


def test_the_lobby_tells_nothing_that_its_people_do_not_share(tmp_path: Path) -> None:
    async def use(it: Servers) -> None:
        await it.pair("secret-number-of-ann")
        made = await it.listed("secret-number-of-bob")
        told = str(await it.lobby("eve"))
        assert "secret-number" not in told
        assert made["token"] not in told
        assert made["invitations"][next(iter(made["invitations"]))] not in told
        assert (await it.ask("", "GET", f"watch/{made['table']}/now.svg")).status_code == 404

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_a_server_without_a_lobby_has_none(tmp_path: Path) -> None:
    async def use(it: Servers) -> None:
        settings = it.settings()
        settings.lobby = False
        for method, path in (("GET", "lobby"), ("POST", "lobby/pairing"), ("GET", "lobby/events")):
            sent: Any = PAIR if method == "POST" else {}
            answer = await it.ask("ann", method, path, **sent)
            assert (answer.status_code, answer.json()["error"]) == (404, "NotListed")
        chairs = [{"kind": "person"}, {"kind": "friend"}]
        refused = await it.ask("ann", "POST", "tables", game="paris", chairs=chairs, listed=True)
        assert refused.json()["error"] == "NotListed"
        for path in ("/", "/new/paris"):
            page = await it.page(path)
            assert not re.search(r'href="/lobby"|name="listed"', page), path
            settings.lobby = True
            assert re.search(r'href="/lobby"', await it.page(path)), path
            settings.lobby = False

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)

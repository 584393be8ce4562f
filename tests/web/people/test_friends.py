"""Friends: the people one has played with, who is online, invitations to a table, and whom one has blocked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import text

from boulevard.messages import say
from boulevard.web.event_log import gossip
from boulevard.web.event_log.invited_rows import DAY, MOST_A_DAY, MOST_BY, MOST_DECLINED, MOST_EACH
from boulevard.web.services import online
from boulevard.web.services.own_news import Matter
from tests.waiting import LONGEST
from tests.web.databases import POSTGRESQL, new_database
from tests.web.people.devices import Device, Server, with_servers
from tests.web.services.in_process_app import TOKENS
from tests.web.services.test_own_news import SOON, silent, told

CHAIRS = [{"kind": "person"}, {"kind": "friend"}]


class Pair(NamedTuple):
    """Ann and Ben, who have finished a game with each other, and what each of them calls the other in addresses."""

    ann: Device
    ben: Device
    ben_is: str
    ann_is: str


async def sat_down(host: Device, guest: Device, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two people at a table of Avenue: what each of them was given."""
    made = (await host.http.post("/api/tables", json={"game": "avenue", "chairs": CHAIRS})).json()
    (invitation,) = made["invitations"].values()
    joined = await guest.http.post(f"/api/invitations/{invitation}", json={"name": name})
    assert joined.status_code == 200, joined.text
    return made, joined.json()


async def played(host: Device, guest: Device, name: str) -> None:
    """A game of two people, which the guest leaves; what came of it is written a moment later."""
    _, joined = await sat_down(host, guest, name)
    left = await guest.http.post(f"/api/seats/{joined['token']}/resign", json={"key": "resign-0001"})
    assert left.status_code == 200, left.text
    async with asyncio.timeout(LONGEST):
        while not await friends(host):
            await asyncio.sleep(0.01)


async def pair(server: Server) -> Pair:
    ann, ben = await server.device().meet("Ann"), await server.device().meet("Ben")
    await played(ann, ben, "Ben")
    return Pair(ann, ben, (await friends(ann))[0]["person"], (await friends(ben))[0]["person"])


async def friends(device: Device) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await device.http.get("/api/friends")).json()
    return found


async def invite(device: Device, friend: str, **more: Any) -> httpx.Response:
    sent = {"game": "avenue", "chairs": CHAIRS, **more}
    return await device.http.post(f"/api/friends/{friend}/invitations", json=sent)


async def invitations(device: Device, which: str = "invited") -> list[tuple[str, str, str]]:
    """The invitations of somebody: the table, who the other one is, and the state."""
    found = (await device.http.get("/api/friends/invitations")).json()[which]
    return [(it["table"], it["name"], it["state"]) for it in found]


async def answer(device: Device, table: str, what: str) -> httpx.Response:
    sent = {"name": "Ben"} if what == "accept" else None
    return await device.http.post(f"/api/friends/invitations/{table}/1/{what}", json=sent)


def number_of(device: Device) -> str:
    known = TOKENS.known(device.cookie)
    assert known
    return known.id


def test_friends_are_the_people_with_whom_somebody_has_finished_a_game(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        (ben,) = await friends(it.ann)
        assert (ben["name"], ben["played"], ben["tables"]) == ("Ben", 1, [])
        assert (ben["online"], ben["invitations"]) == (False, True)
        assert number_of(it.ben) not in str(ben)
        cas = await server.device().meet("Cas")
        made, _ = await sat_down(it.ann, cas, "Cas")
        assert [other["name"] for other in await friends(it.ann)] == ["Ben"], "that game is not over"
        assert await friends(cas) == []
        again, _ = await sat_down(it.ann, it.ben, "Ben")
        assert (await friends(it.ann))[0]["tables"] == (await friends(it.ben))[0]["tables"] == [again["table"]]
        assert made["table"] != again["table"]
        assert await friends(server.device()) == []

    with_servers(database, tmp_path, use)


def test_somebody_deleted_is_nobodys_friend_and_their_invitations_go_with_them(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        for one, other in ((it.ann, it.ben_is), (it.ben, it.ann_is)):
            assert (await invite(one, other)).status_code == 201
        assert len(await invitations(it.ann)) == len(await invitations(it.ann, "sent")) == 1
        await it.ben.post("/you/delete", sure="yes")
        assert (await friends(it.ann), await invitations(it.ann), await invitations(it.ann, "sent")) == ([], [], [])
        assert (await invite(it.ann, it.ben_is)).status_code == 404
        rows = text("SELECT * FROM invited")
        assert await server.service.store.read(lambda connection: connection.execute(rows).all()) == []

    with_servers(database, tmp_path, use)


def test_somebody_deleted_is_in_no_results(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        profiles = [f"/api/people/{it.ben_is}", f"/people/{it.ben_is}"]

        async def listed() -> tuple[int, bool]:
            found = (await it.ann.http.get("/api/people/me/results")).json()["friends"]
            return len(found), profiles[1] in (await it.ann.http.get("/you/results")).text

        assert await listed() == (1, True)
        assert [(await it.ann.http.get(path)).status_code for path in profiles] == [200, 200]
        await it.ben.post("/you/delete", sure="yes")
        assert await listed() == (0, False)
        assert [(await it.ann.http.get(path)).status_code for path in profiles] == [404, 404]

    with_servers(database, tmp_path, use)


def test_a_seat_is_kept_for_whoever_is_invited_until_they_answer(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        made = await invite(it.ann, it.ben_is)
        assert made.status_code == 201, made.text
        table, link = made.json()["table"], made.json()["invitations"]["1"]
        assert await invitations(it.ben) == [(table, "Ann", "open")]
        assert await invitations(it.ann, "sent") == [(table, "Ben", "open")]
        cas = await server.device().meet("Cas")
        refused = await cas.http.post(f"/api/invitations/{link}", json={"name": "Cas"})
        assert (refused.status_code, refused.json()["error"]) == (409, "SeatTaken")
        for what in ("accept", "decline", "withdraw"):
            assert (await answer(cas, table, what)).status_code == 409
        assert (await answer(it.ben, table, "withdraw")).status_code == 409
        assert (await answer(it.ann, table, "accept")).status_code == 409
        accepted = await answer(it.ben, table, "accept")
        assert accepted.status_code == 200, accepted.text
        assert accepted.json()["state"]["chairs"][1]["name"] == "Ben"
        assert await invitations(it.ben) == await invitations(it.ann, "sent") == []
        assert (await answer(it.ben, table, "decline")).status_code == 409

    with_servers(database, tmp_path, use)


@pytest.mark.parametrize("how", ["decline", "withdraw"])
def test_an_invitation_that_is_declined_or_withdrawn_leaves_the_seat_to_others(
    database: str, tmp_path: Path, how: str
) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        made = (await invite(it.ann, it.ben_is)).json()
        link = f"/join/{made['invitations']['1']}"
        page = (await server.device().get(link)).text
        assert (say("seat-kept", seat="2") in page, 'name="name"' in page) == (True, False)
        assert 'name="name"' in (await it.ben.get(link)).text
        assert (await answer(it.ben if how == "decline" else it.ann, made["table"], how)).status_code == 204
        assert await invitations(it.ben) == []
        expected = [(made["table"], "Ben", "declined")] if how == "decline" else []
        assert await invitations(it.ann, "sent") == expected
        assert 'name="name"' in (await server.device().get(link)).text
        assert (await answer(it.ben, made["table"], "accept")).status_code == 409
        cas = await server.device().meet("Cas")
        joined = await cas.http.post(f"/api/invitations/{made['invitations']['1']}", json={"name": "Cas"})
        assert joined.status_code == 200
        assert await invitations(it.ann, "sent") == []

    with_servers(database, tmp_path, use)


def test_the_link_works_for_whoever_is_invited_and_closes_the_invitation(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        made = (await invite(it.ann, it.ben_is)).json()
        phone = server.device()
        await phone.link(await it.ben.code())
        joined = await phone.post(f"/join/{made['invitations']['1']}", name="Ben")
        assert joined.status_code == 303
        assert await invitations(it.ben) == []

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_only_friends_who_want_it_can_be_invited_and_nobody_learns_why_not(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        stranger = await server.device().meet("Cas")
        assert (await invite(stranger, it.ben_is)).json()["error"] == "UnknownProfile"
        assert (await invite(it.ann, it.ben_is, chairs=[{"kind": "person"}])).json()["error"] == "BadTable"
        assert (await invite(it.ann, it.ben_is, listed=True)).json()["error"] == "BadTable"
        await it.ben.post("/preferences", invitations="off")
        off = await invite(it.ann, it.ben_is)
        assert (off.status_code, off.json()["error"]) == (409, "NotNow")
        assert not (await friends(it.ann))[0]["invitations"]
        await it.ben.post("/preferences", invitations="on")
        made = (await invite(it.ann, it.ben_is)).json()
        await block(server, it.ben, it.ann)
        blocked = await invite(it.ann, it.ben_is)
        assert blocked.json() == off.json()
        assert (await friends(it.ann))[0]["invitations"] is False
        assert (await invite(it.ben, it.ann_is)).status_code == 409
        assert await friends(it.ben) == []
        assert await invitations(it.ben) == [], "nor is shown what came before"
        assert (await it.ann.tables()) >= {made["table"]}

    with_servers(database, tmp_path, use)


def test_there_are_only_so_many_open_invitations(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        made = [await invite(it.ann, it.ben_is) for _ in range(MOST_EACH + 1)]
        assert [one.status_code for one in made] == [201] * MOST_EACH + [409]
        assert len(await it.ann.tables()) == 1 + MOST_EACH, "and no table is set up in vain"
        await answer(it.ben, made[0].json()["table"], "decline")
        assert (await invite(it.ann, it.ben_is)).status_code == 201
        await server.service.store.transact(lambda it: it.execute(text("UPDATE invited SET person = table_id")))
        for _ in range(MOST_BY // MOST_EACH):
            for _ in range(MOST_EACH):
                last = await invite(it.ann, it.ben_is)
            await server.service.store.transact(lambda it: it.execute(text("UPDATE invited SET person = table_id")))
        assert last.status_code == 409
        assert await invitations(it.ben) == []

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


@pytest.mark.parametrize(("how", "most"), [("decline", MOST_DECLINED), ("withdraw", MOST_A_DAY)])
def test_somebody_is_asked_only_so_often_in_a_day(database: str, tmp_path: Path, how: str, most: int) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        for _ in range(most):
            made = await invite(it.ann, it.ben_is)
            assert made.status_code == 201
            assert (await answer(it.ben if how == "decline" else it.ann, made.json()["table"], how)).status_code == 204
        assert (await invite(it.ann, it.ben_is)).status_code == 409
        assert (await invite(it.ben, it.ann_is)).status_code == 201, "it is not the other's doing"
        await server.service.store.transact(lambda it: it.execute(text(f"UPDATE invited SET at = at - {DAY}")))
        assert (await invite(it.ann, it.ben_is)).status_code == 201

    with_servers(database, tmp_path, use)


def test_several_who_invite_at_once_are_counted_together(tmp_path: Path) -> None:
    async def use(one: Server, other: Server) -> None:
        it = await pair(one)
        again = it.ann.at(other)
        made = await asyncio.gather(*(invite((it.ann, again)[at % 2], it.ben_is) for at in range(8)))
        assert sorted(answer.status_code for answer in made) == [201] * MOST_EACH + [409] * (8 - MOST_EACH)
        assert len(await invitations(it.ben)) == MOST_EACH

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)


def test_the_same_request_invites_once(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        made = [(await invite(it.ann, it.ben_is, key="invite-0001")).json()["table"] for _ in range(2)]
        assert made[0] == made[1]
        assert await invitations(it.ben) == [(made[0], "Ann", "open")]
        await answer(it.ben, made[0], "decline")
        assert (await invite(it.ann, it.ben_is, key="invite-0001")).status_code == 201
        assert await invitations(it.ann, "sent") == [(made[0], "Ben", "declined")]

    with_servers(database, tmp_path, use)


def test_invitations_are_gone_with_the_game(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        made = (await invite(it.ann, it.ben_is)).json()
        await it.ann.http.post(f"/api/seats/{made['token']}/resign", json={"key": "resign-0002"})
        await server.service.store.finish(made["table"])
        assert await invitations(it.ben) == await invitations(it.ann, "sent") == []
        assert (await answer(it.ben, made["table"], "accept")).status_code == 409

    with_servers(database, tmp_path, use)


def test_invitations_follow_whoever_becomes_another_person(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        made = (await invite(it.ann, it.ben_is)).json()
        laptop = await server.device().meet("Benjamin")
        await it.ben.link(await laptop.code())
        assert await invitations(laptop) == [(made["table"], "Ann", "open")]
        assert (await answer(laptop, made["table"], "accept")).status_code == 200

    with_servers(database, tmp_path, use)


def test_both_are_told_wherever_they_have_a_page_open(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        follow = server.service.own_news.follow
        mine, theirs = (follow(number_of(device), SOON) for device in (it.ann, it.ben))
        async with aclosing(mine), aclosing(theirs):
            await told(mine), await told(theirs)
            table = (await invite(it.ann, it.ben_is)).json()["table"]
            news = await told(theirs)
            assert [(one.table.id, one.matter, one.name) for one in news.concerns] == [(table, Matter.invited, "Ann")]
            assert news.waiting == [table]
            await silent(mine)
            await answer(it.ben, table, "decline")
            assert (await told(theirs)).waiting == []
            (declined,) = (await told(mine)).concerns
            assert (declined.table.id, declined.matter, declined.name) == (table, Matter.declined, "Ben")
            await silent(theirs)

    with_servers(database, tmp_path, use)


def test_another_process_tells_of_an_invitation(tmp_path: Path) -> None:
    async def use(one: Server, other: Server) -> None:
        it = await pair(one)
        other.service.listen()
        theirs = other.service.own_news.follow(number_of(it.ben), SOON)
        async with aclosing(theirs):
            await told(theirs)
            table = (await invite(it.ann, it.ben_is)).json()["table"]
            assert (await told(theirs)).waiting == [table]

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)


@asynccontextmanager
async def page(server: Server, device: Device) -> AsyncIterator[None]:
    """Somebody has a page open."""
    with server.service.online.held(number_of(device)):
        yield


def test_friends_see_who_is_online_unless_one_does_not_want_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(online, "LINGER", 0)

    async def use(server: Server) -> None:
        it = await pair(server)
        async with page(server, it.ben):
            async with page(server, it.ben):
                assert (await friends(it.ann))[0]["online"]
            await asyncio.sleep(0)
            assert (await friends(it.ann))[0]["online"]
            await it.ben.post("/preferences", online="off")
            assert not (await friends(it.ann))[0]["online"]
            await it.ben.post("/preferences", online="on")
            assert (await friends(it.ann))[0]["online"]
            await block(server, it.ben, it.ann)
            assert not (await friends(it.ann))[0]["online"]
            (blocked,) = (await it.ben.http.get("/api/friends/blocked")).json()
            await it.ben.http.post(f"/api/friends/{blocked['person']}/unblock")
        await asyncio.sleep(0.001)
        assert not (await friends(it.ann))[0]["online"]

    with_servers(database, tmp_path, use)


def test_who_is_online_in_another_process_is_online(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(online, "LINGER", 0)
    monkeypatch.setattr(gossip, "EVERY", 0.02)

    async def use(one: Server, other: Server) -> None:
        it = await pair(one)
        for server in (one, other):
            server.service.listen()

        async def sees(expected: bool) -> None:
            async with asyncio.timeout(LONGEST):
                while (await friends(it.ann))[0]["online"] is not expected:
                    await asyncio.sleep(0.01)

        async with page(other, it.ben):
            await sees(True)
        await sees(False)

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)


def test_whom_one_has_blocked_is_listed_and_can_be_heard_again(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        cas = await server.device().meet("Cas")
        await sat_down(it.ann, cas, "Cas")
        await block(server, it.ann, cas)
        await block(server, it.ann, it.ben)
        listed = (await it.ann.http.get("/api/friends/blocked")).json()
        assert [other["name"] for other in listed] == ["Ben", "Cas"], "also with whom no game was finished"
        assert listed[0]["person"] == it.ben_is
        assert (await it.ben.http.post(f"/api/friends/{listed[1]['person']}/unblock")).status_code == 404
        assert (await it.ann.http.post(f"/api/friends/{listed[1]['person']}/unblock")).status_code == 204
        assert [other["name"] for other in (await it.ann.http.get("/api/friends/blocked")).json()] == ["Ben"]
        assert say("friends-blocked") in (await it.ann.get("/friends")).text
        assert say("friends-blocked") not in (await it.ben.get("/friends")).text
        assert (await it.ann.post(f"/friends/{it.ben_is}/unblock")).status_code == 303
        assert [other["name"] for other in await friends(it.ann)] == ["Ben"]

    with_servers(database, tmp_path, use)


def test_the_pages_invite_accept_and_decline(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        it = await pair(server)
        for game in ("paris", "avenue"):
            begun = await it.ann.post(f"/friends/{it.ben_is}/invite", game=game)
            assert begun.headers["location"].startswith("/play/")
        for path in ("/friends", "/games"):
            shown = (await it.ben.get(path)).text
            assert shown.count("/accept") == 2
        chosen = {"opponent": "friend", "friend": it.ben_is, "clock": "300"}
        assert (await it.ann.post("/new/avenue", **chosen)).status_code == 303
        assert (await it.ann.post("/new/avenue", **chosen)).status_code == 422, "there are enough"
        assert (await it.ann.post("/new/avenue", **{**chosen, "opponent": "bot"})).status_code == 422
        asked = [table for table, *_ in await invitations(it.ben)]
        declined = await it.ben.post(f"/friends/invitations/{asked[0]}/1/decline", back="/games")
        assert declined.headers["location"] == "/games"
        elsewhere = await it.ann.post(f"/friends/invitations/{asked[0]}/1/withdraw", back="https://example.com")
        assert elsewhere.headers["location"] == "/friends"
        accepted = await it.ben.post(f"/friends/invitations/{asked[1]}/1/accept", name="Ben")
        assert accepted.headers["location"].startswith("/play/")
        profile = (await it.ben.get(f"/people/{it.ann_is}")).text
        assert f"/friends/{it.ann_is}/invite" in profile
        assert f"/friends/{it.ann_is}/block" in (await it.ben.get("/games")).text, "she invites him to a third game"
        assert (await it.ben.post(f"/friends/{it.ann_is}/block")).headers["location"] == "/friends"
        assert await invitations(it.ben) == []
        profile = (await it.ben.get(f"/people/{it.ann_is}")).text
        assert (f"/friends/{it.ann_is}/invite" in profile, f"/friends/{it.ann_is}/unblock" in profile) == (False, True)
        assert (await it.ben.post("/friends/nobody/block")).status_code == 404
        assert (await it.ann.post(f"/friends/{it.ben_is}/invite", game="chess")).status_code == 404

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


async def block(server: Server, device: Device, other: Device) -> None:
    """Let somebody not hear another anywhere, as at a table."""
    messages = server.service.chat._messages
    person, them = (server.service.people.person_of(number_of(it)) for it in (device, other))
    await messages.unhear(person, them, "")

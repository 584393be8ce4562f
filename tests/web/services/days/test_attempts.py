"""Attempts at the deck of the day: one each, whoever asks how often and where, without help, and in time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from boulevard.games.game import Game
from boulevard.games.registry import rules
from boulevard.web.event_log.day_rows import Which
from boulevard.web.event_log.schema import attempts, helped, opened_records
from boulevard.web.services.days.working_out import DONE, Made
from boulevard.web.tables import daily
from boulevard.web.tables.shuffle import commitment
from tests.web.databases import POSTGRESQL, new_database
from tests.web.people.devices import Server, with_servers
from tests.web.services.days.playing import Now, begin, begun, own_of, play, played, results


def test_everybody_gets_the_same_deck_which_was_committed_to_in_advance(
    database: str, tmp_path: Path, now: Now
) -> None:
    async def use(server: Server) -> None:
        ann, bob = server.device(), server.device()
        before = (await ann.http.get("/api/days")).json()
        assert before["today"] == now.day
        coming = {(it["day"], it["variant"]): it for it in before["decks"]}
        assert {day for day, _ in coming} == {daily.later(now.day, ahead) for ahead in range(8)}
        assert len({it["commitment"] for it in before["decks"]}) == len(before["decks"]) == 3 * 8
        assert all(it["seed"] is None for it in before["decks"])

        now.go_on(24)
        one, other = await begun(ann, now.day), await begun(bob, now.day)
        told = coming[now.day, "A"]["commitment"]
        assert one["state"]["commitment"] == other["state"]["commitment"] == told
        assert one["table"] != other["table"]
        assert one["state"]["view"]["cards"] == other["state"]["view"]["cards"]
        end = await play(ann, one["token"])
        assert (end["seed"], end["deal"]) == (None, None), "others still play it"

        day = now.day
        now.set(day, 24 + 3)
        seed = next(
            it["seed"]
            for it in (await ann.http.get("/api/days")).json()["decks"]
            if (it["day"], it["variant"]) == (day, "A")
        )
        assert commitment(seed) == told
        end = (await ann.http.get(f"/api/seats/{one['token']}")).json()
        assert (end["seed"], end["deal"]) == (seed, seed)
        record = (await ann.http.get(f"/api/tables/{one['table']}/record")).json()
        dealt = rules("avenue").dealt(seed, {"sheet": "A", "players": 1})
        assert Game(dealt).record()["setup"] == record["setup"]

    with_servers(database, tmp_path, use)


def test_a_look_at_what_bots_made_keeps_nothing(tmp_path: Path, now: Now) -> None:
    async def use(server: Server) -> None:
        async def kept() -> int:
            return len(await server.service.store.read(lambda it: it.execute(select(opened_records)).all()))

        ann = await server.device().meet("Ann")
        await played(ann, now.day)
        page = f"/today/{now.day}/avenue/A"
        made = list(Made(1, 1, []))
        found = {"bots": {"1": made}, "best": made, DONE: True}
        await server.service.days.rows.keep(Which(now.day, "avenue", "A"), found, time.time())
        server.service.days.changed()
        for which in ("best", "bot-1"):
            assert f'action="{page}/{which}"' in (await ann.get(page)).text
            assert (await ann.get(f"{page}/{which}")).status_code == 405
        assert await kept() == 0
        opened = await ann.post(f"{page}/best")
        assert opened.status_code == 303
        assert (await ann.get(opened.headers["location"])).status_code == 200
        assert await kept() == 1
        assert (await ann.post(f"{page}/bot-8")).status_code == 404
        assert (await server.device().post(f"{page}/best")).status_code == 403

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use)


def test_there_is_one_attempt_from_however_many_pages_and_processes(tmp_path: Path, now: Now) -> None:
    async def use(*servers: Server) -> None:
        ann = await servers[0].device().meet("Ann")
        there = [ann.at(servers[at % 2]) for at in range(8)]
        found = await asyncio.gather(*(begun(it, now.day) for it in there))
        assert len({it["table"] for it in found}) == 1
        await play(there[0], found[0]["token"])
        again = await begun(there[1], now.day)
        assert (again["table"], again["state"]["status"]) == (found[0]["table"], "over")
        rows = await servers[0].service.store.read(lambda it: it.execute(select(attempts)).all())
        assert len(rows) == 1
        assert (await results(there[1], now.day))["lines"][0]["own"]

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, 2)


def test_an_attempt_whose_table_was_not_set_up_is_set_up_by_who_asks_next(
    database: str, tmp_path: Path, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        days = server.service.days
        real = days._set_up

        async def dies(*given: object, **more: object) -> None:
            raise ConnectionError

        monkeypatch.setattr(days, "_set_up", dies)
        with pytest.raises(ConnectionError):
            await begin(ann, now.day)
        monkeypatch.setattr(days, "_set_up", real)
        own = await own_of(ann, now.day)
        assert own is not None
        assert (await begun(ann, now.day))["table"] == own["table"]

    with_servers(database, tmp_path, use)


def test_no_hint_no_undo_no_other_game_with_the_deck(
    tmp_path: Path, database: str, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(server: Server) -> None:
        monkeypatch.setattr(server.service.reviews, "of", lambda table: None)  # no bots think here
        monkeypatch.setattr(server.service.days.working_out, "begin", lambda deck: None)
        ann = await server.device().meet("Ann")
        server.service.games.set_loaded("avenue")
        server.service.games.bots_ready["avenue"] = True
        token = (await begun(ann, now.day))["token"]
        await play(ann, token, moves=2)
        before = (await ann.http.get(f"/api/seats/{token}")).json()
        for path in ("hint", "undo", "rematch"):
            seat = f"/api/seats/{token}/{path}"
            answer = await (ann.http.get(seat) if path == "hint" else ann.http.post(seat, json={"key": "do-it-01"}))
            assert answer.status_code == 409, (path, answer.text)
        analysis = await ann.http.post("/analysis", data={"seat": token})
        assert analysis.status_code in (409, 422), analysis.text
        page = (await ann.get(f"/play/{token}")).text
        assert f"/play/{token}/undo" not in page
        assert "data-hint" not in page
        after = (await ann.http.get(f"/api/seats/{token}")).json()
        assert after == before
        await play(ann, token)
        assert (await ann.http.post(f"/api/seats/{token}/rematch", json={"key": "again-01"})).status_code == 409
        assert f"/play/{token}/rematch" not in (await ann.get(f"/play/{token}")).text

    with_servers(database, tmp_path, use)


def test_an_attempt_with_a_hint_that_an_older_process_gave_has_no_points(
    database: str, tmp_path: Path, now: Now
) -> None:
    """Processes of the version before know nothing of days."""

    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        places = await begun(ann, now.day)
        await server.service.store.change(insert(helped).values(table_id=places["table"]))
        await play(ann, places["token"])
        which, person = Which(now.day, "avenue", "A"), await number(ann)
        while (own := await server.service.days.rows.attempt(which, person)) is None or own.ended is None:
            await asyncio.sleep(0)
        assert (own.points, own.tie_break) == (None, None)

    with_servers(database, tmp_path, use)


async def number(who: object) -> str:
    """The number of whoever has a device."""
    from boulevard.web.tables.tokens import Person
    from tests.web.people.devices import Device
    from tests.web.services.in_process_app import TOKENS

    assert isinstance(who, Device)
    person = TOKENS.known(who.cookie)
    assert isinstance(person, Person)
    return person.id


def test_who_began_before_midnight_may_finish_for_three_hours_and_then_it_does_not_count(
    database: str, tmp_path: Path, now: Now
) -> None:
    async def use(server: Server) -> None:
        in_time, late, never = [await server.device().meet(name) for name in ("Ann", "Bob", "Cay")]
        day = now.day
        now.set(day, 23.99)
        tokens = [(await begun(it, day))["token"] for it in (in_time, late)]
        now.set(day, 24.0)
        refused = await begin(never, day)
        assert (refused.status_code, refused.json()["error"]) == (409, "NotNow")
        assert (await begun(in_time, day))["token"] == tokens[0], "whoever has begun goes on"
        assert (await begin(never, now.day)).status_code == 200, "the next day has begun"

        now.set(day, 26.99)
        assert (await play(in_time, tokens[0]))["status"] == "over"
        assert [it["own"] for it in (await results(in_time, day))["lines"]] == [True]
        now.set(day, 27.0)
        assert (await play(late, tokens[1]))["status"] == "over"
        while not (own := await own_of(late, day)) or not own["over"]:
            pass
        found = (await late.http.get(f"/api/days/{day}/avenue/A")).json()
        assert [it["name"] for it in found["lines"]] == ["Ann"]
        assert own["points"] is None
        assert (await late.http.get("/api/days/own")).json()["streak"] == 0

    with_servers(database, tmp_path, use)


def test_days_that_are_none_or_not_yet(tmp_path: Path, database: str, now: Now) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        for day, status in (("2030-05-15", 409), ("2030-05-13", 404), ("2030-02-30", 404), ("today", 404)):
            for sheet in ("avenue/A", "avenue/Z"):
                assert (await begin(ann, day, sheet)).status_code == status, (day, sheet)
        for sheet in ("avenue/Z", "paris/A", "chess/A", "avenue/own"):
            assert (await begin(ann, now.day, sheet)).status_code == 404, sheet
            assert (await ann.http.get(f"/api/days/{now.day}/{sheet}")).status_code == 404
        for day in ("0001-01-01", "9999-12-31", "20300514", "2030-5-14"):
            assert (await ann.http.get(f"/api/days/{day}")).status_code in (404, 409), day
        assert await own_of(ann, now.day) is None

    with_servers(database, tmp_path, use)


def test_practice_comes_afterwards_with_undo_and_never_counts(tmp_path: Path, database: str, now: Now) -> None:
    async def use(server: Server) -> None:
        ann, bob = await server.device().meet("Ann"), await server.device().meet("Bob")
        path = f"/api/days/{now.day}/avenue/A/practice"
        assert (await ann.http.post(path)).status_code == 403
        one = await begun(ann, now.day)
        assert (await ann.http.post(path)).status_code == 403, "it goes on"
        await play(ann, one["token"], 1)
        found = await results(ann, now.day)
        practice = (await ann.http.post(path)).json()["places"]
        assert practice["table"] != one["table"]
        assert practice["state"]["daily"] == {"day": now.day, "counts": False, "final": daily.final_at(now.day)}
        await play(ann, practice["token"], 2, moves=3)
        drawn = (await ann.http.get(f"/api/seats/{practice['token']}")).json()
        assert drawn["commitment"] == one["state"]["commitment"]
        end = await play(ann, practice["token"], 2)
        assert end["seed"] is None
        assert await results(ann, now.day) == found
        assert (await bob.http.post(path)).status_code == 403
        day = now.day
        now.set(day, 27)
        assert (await bob.http.post(path)).status_code == 200, "everybody may know it now"
        await server.service.results.fill_in(server.service.games.require)
        best = await server.service.histories.best(await number(ann), "avenue", "A", None)
        assert best == found["lines"][0]["points"], "whoever knows the deck makes no best"

    with_servers(database, tmp_path, use)


def test_who_gives_up_has_had_their_attempt(tmp_path: Path, database: str, now: Now) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        places = await begun(ann, now.day)
        assert (
            await ann.http.post(f"/api/seats/{places['token']}/resign", json={"key": "resign-01"})
        ).status_code == 200
        while not (own := await own_of(ann, now.day)) or not own["over"]:
            pass
        assert own["points"] is None
        assert (await ann.http.get(f"/api/days/{now.day}/avenue/A")).json()["lines"] == []
        assert (await begun(ann, now.day))["table"] == places["table"]
        assert (await ann.http.post(f"/api/days/{now.day}/avenue/A/practice")).status_code == 200

    with_servers(database, tmp_path, use)


@pytest.mark.parametrize("earlier", ["phone", "laptop"])
def test_of_two_devices_that_become_one_person_the_earlier_attempt_stays(
    tmp_path: Path, database: str, now: Now, earlier: str
) -> None:
    async def use(server: Server) -> None:
        phone, laptop = await server.device().meet("Ann"), await server.device().meet("Ann")
        first, second = (phone, laptop) if earlier == "phone" else (laptop, phone)
        await played(first, now.day, seed=1)
        points = (await results(first, now.day))["lines"][0]["points"]
        now.go_on(0.1)
        await played(second, now.day, seed=2)
        await played(second, now.day, "avenue/B")
        assert (await phone.link(await laptop.code())).status_code == 303
        found = await results(phone, now.day)
        assert [(it["points"], it["own"]) for it in found["lines"]] == [(points, True)]
        assert await results(laptop, now.day) == found
        assert (await results(phone, now.day, "avenue/B"))["lines"][0]["own"]

    with_servers(database, tmp_path, use)


def test_who_is_deleted_is_on_no_list(tmp_path: Path, database: str, now: Now) -> None:
    async def use(server: Server) -> None:
        ann, bob = await server.device().meet("Ann"), await server.device().meet("Bob")
        for it in (ann, bob):
            await played(it, now.day)
        assert len((await results(bob, now.day))["lines"]) == 2
        await ann.post("/you/delete", sure="yes")
        assert [it["name"] for it in (await results(bob, now.day))["lines"]] == ["Bob"]

    with_servers(database, tmp_path, use)

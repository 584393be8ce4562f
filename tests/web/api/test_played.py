"""What people have played and how strong they are, as JSON: the same that pages show, to the same people."""

from __future__ import annotations

import html
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from boulevard.bots.registry import levels
from boulevard.messages import say
from boulevard.web.event_log import schema
from boulevard.web.pages.people import words
from boulevard.web.services.bot_moves import BotMoves
from boulevard.web.tables import decisions
from boulevard.web.tables.table import Table
from tests.web.people.devices import Device, Server, with_servers
from tests.web.services.test_results import idle, play
from tests.web.serving import FRIEND, PERSON, bot

GAMES, RESULTS, RATINGS = (f"/api/people/me/{it}" for it in ("games", "results", "ratings"))


@pytest.fixture(autouse=True)
def _no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests move for them."""
    monkeypatch.setattr(BotMoves, "wake", lambda *_: None)


async def got(device: Device, path: str, **asked: Any) -> Any:
    answer = await device.http.get(path, params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def listed(device: Device, **asked: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await got(device, GAMES, **asked))["games"]
    return found


async def begun(device: Device, game: str, *chairs: dict[str, Any]) -> Any:
    """Set a table up; return what its maker got."""
    made = await device.http.post("/api/tables", json={"game": game, "chairs": list(chairs)})
    assert made.status_code == 201, made.text
    return made.json()


async def together(server: Server, one: Device, other: Device, luck: random.Random) -> Table:
    """A game of two people, played to its end."""
    made = await begun(one, "avenue", PERSON, FRIEND)
    (invitation,) = made["invitations"].values()
    assert (await other.http.post(f"/api/invitations/{invitation}", json={"name": "Bob"})).status_code == 200
    return await finished(server, made["table"], luck)


async def finished(server: Server, identity: str, luck: random.Random) -> Table:
    table = await play(server.service, identity, luck)
    await idle(server.service)
    return table


def test_games_tell_what_pages_show(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        luck = random.Random(7)
        ann, bob = [await server.device().meet(name) for name in ("Ann", "Bob")]
        met = await together(server, ann, bob, luck)
        alone = await finished(server, (await begun(ann, "avenue", PERSON))["table"], luck)
        shared = (await begun(ann, "paris", {**PERSON, "name": "Ann"}, {**PERSON, "name": "Yann"}))["table"]
        await server.service.act(shared, lambda it: decisions.resign(it, 0))
        await idle(server.service)
        runs = (await begun(ann, "paris", PERSON, bot(5)))["table"]
        waits = (await begun(ann, "paris", PERSON, FRIEND))["table"]
        games = {it["table"]: it for it in await listed(ann)}
        assert list(games)[:2] == [waits, runs], "those that go on come first"
        assert set(games) == {met.id, alone.id, shared, runs, waits}

        scores = [int(it) for it in met.rules.scores(met.game.state)[0]]
        own = games[met.id]
        assert (own["status"], own["against"], own["points"]) == ("over", "people", scores[0])
        assert own["rivals"] == [{"seat": 1, "name": "Bob", "level": None, "points": scores[1]}]
        won, beaten = met.rules.winners(met.game.state)[0]
        assert own["outcome"] == ("loss" if not won else "draw" if beaten else "win"), "equal points may not be a draw"
        assert own["uncounted"] == "unplaced"
        assert own["gain"] is None
        assert (games[alone.id]["outcome"], games[alone.id]["rivals"]) == ("solo", [])
        assert games[shared]["against"] == "shared"
        assert [it["name"] for it in games[shared]["rivals"]] == ["Yann"]

        going = games[runs]
        assert (going["status"], going["against"], going["outcome"], going["ended"]) == ("playing", "bots", None, None)
        assert [(it["name"], it["level"]) for it in going["rivals"]] == [(levels("paris")[4].name, 5)]
        assert going["yours"] == bool((await server.service.table(runs)).turn == [0])
        assert (games[waits]["status"], games[waits]["yours"]) == ("waiting", False)
        for it in games.values():
            state = (await ann.http.get(f"/api/seats/{it['token']}")).json()
            assert state["table"] == it["table"], "the token is that of one's own seat"
        assert [it["table"] for it in await listed(bob)] == [met.id]
        assert await listed(server.device()) == []

    with_servers(database, tmp_path, use)


def test_games_are_looked_for_as_on_the_page(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        made = [
            (await begun(ann, *it))["table"]
            for it in (
                ("paris", PERSON, bot(3)),
                ("paris", PERSON, bot(5)),
                ("avenue", PERSON),
                ("paris", {**PERSON, "name": "Ann"}, {**PERSON, "name": "Yann"}),
            )
        ]
        for table in made[:2]:
            await server.service.act(table, lambda it: decisions.resign(it, 0))
        await idle(server.service)
        for asked, found in (
            ({"game": "avenue"}, {2}),
            ({"state": "over"}, {0, 1}),
            ({"state": "running"}, {2, 3}),
            ({"rivals": "bots"}, {0, 1}),
            ({"rivals": "bots-3"}, {0}),
            ({"rivals": "shared"}, {3}),
            ({"rivals": "people"}, set()),
            ({"rivals": "solo", "state": "running"}, {2}),
            ({"q": "YANN"}, {3}),
            ({"q": levels("paris")[4].name, "game": "paris"}, {1}),
        ):
            assert {made.index(it["table"]) for it in await listed(ann, **asked)} == found, asked
            page = html.unescape((await ann.http.get("/games", params=asked)).text)
            assert page.count('class="card ticket') == len(found), asked
        refusals: tuple[tuple[dict[str, Any], int], ...] = (
            ({"game": "chess"}, 404),
            ({"state": "lost"}, 422),
            ({"rivals": "bots-x"}, 422),
            ({"q": "x" * 61}, 422),
            ({"page": 0}, 422),
        )
        for refused, status in refusals:
            assert (await ann.http.get(GAMES, params=refused)).status_code == status, refused

    with_servers(database, tmp_path, use)


def test_games_come_twenty_at_a_time(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        made = [(await begun(ann, "avenue", PERSON))["table"] for _ in range(22)]
        for table in made[:4]:
            await server.service.act(table, lambda it: decisions.resign(it, 0))
        await idle(server.service)
        first, second, third = [await got(ann, GAMES, page=page) for page in (1, 2, 3)]
        assert [(len(it["games"]), it["more"]) for it in (first, second, third)] == [(20, True), (2, False), (0, False)]
        assert [it["status"] for it in first["games"]] == ["playing"] * 18 + ["over"] * 2
        assert {it["table"] for page in (first, second) for it in page["games"]} == set(made)
        assert {it["outcome"] for it in second["games"]} == {"left"}

    with_servers(database, tmp_path, use)


def test_a_game_that_just_ended_has_no_result_yet(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        table = await finished(server, (await begun(ann, "avenue", PERSON))["table"], random.Random(3))
        (ended,) = await listed(ann)
        assert (ended["status"], ended["outcome"]) == ("over", "solo")
        await server.service.store.change(*(delete(it) for it in (schema.ratings, schema.results, schema.settled)))
        (fresh,) = await listed(ann)
        assert (fresh["status"], fresh["outcome"], fresh["points"]) == ("over", None, None)
        assert fresh["ended"] == ended["ended"]
        await server.service.results.settle(table)

    with_servers(database, tmp_path, use)


def test_results_and_ratings_are_those_of_the_page(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        luck = random.Random(5)
        ann, bob = [await server.device().meet(name) for name in ("Ann", "Bob")]
        assert await got(ann, RESULTS) == {"games": [], "friends": []}
        assert await got(ann, RATINGS) == []
        await together(server, ann, bob, luck)
        for _ in range(2):
            await finished(server, (await begun(ann, "avenue", PERSON, bot(2)))["table"], luck)
        found = await got(ann, RESULTS)
        (avenue,) = found["games"]
        assert avenue["game"] == "avenue"
        assert {it["against"]: it["played"] for it in avenue["tallies"]} == {"people": 1, "bots": 2}
        assert [it["level"] for it in avenue["tallies"] if it["against"] == "bots"] == [2]
        assert len(avenue["scores"]) == 3
        assert max(it["points"] for it in avenue["scores"]) == max(it["best"] for it in avenue["tallies"])
        (companion,) = found["friends"]
        assert (companion["name"], companion["played"]) == ("Bob", 1)
        assert companion["won"] + companion["drawn"] + companion["lost"] == 1

        (rated,) = await got(ann, RATINGS)
        assert len(rated["history"]) == 2, "the game of two who are not placed yet does not count"
        assert rated["rating"] == avenue["rating"]
        assert {**rated["rating"]}.items() <= rated["history"][-1].items()
        assert rated["history"][-1]["mean"] - rated["history"][0]["mean"] == pytest.approx(rated["history"][-1]["gain"])
        gains = [it["gain"] for it in await listed(ann, rivals="bots")]
        assert gains == [it["gain"] for it in reversed(rated["history"])]
        made = await ann.http.post("/api/tables", json={"game": "avenue", "chairs": [PERSON, FRIEND], "listed": True})
        (seat,) = (await got(bob, "/api/lobby"))["seats"]
        roughly = {**rated["rating"], **{it: round(rated["rating"][it], -1) for it in ("mean", "margin")}}
        assert (made.json()["table"], roughly) == (seat["table"], seat["people"][0]["rating"])
        page = html.unescape((await ann.get("/you/results")).text)
        assert all(words.change(gain) in page for gain in gains)
        assert words.number(round(rated["rating"]["mean"] / 10) * 10) in page
        assert companion["person"] in page

    with_servers(database, tmp_path, use)


def test_only_who_has_played_with_somebody_sees_how_strong_they_are(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        luck = random.Random(9)
        ann, bob, eve = [await server.device().meet(name) for name in ("Ann", "Bob", "Eve")]
        await finished(server, (await begun(ann, "avenue", PERSON, bot(2)))["table"], luck)
        await together(server, ann, bob, luck)
        (of_bob,) = (await got(bob, RESULTS))["friends"]
        public = of_bob["person"]
        profile = await got(bob, f"/api/people/{public}")
        assert {**profile, **of_bob} == profile, "the same that the list says, and the ratings"
        assert profile["name"] == "Ann"
        assert profile["ratings"] == await got(ann, RATINGS)
        assert set(profile) == {*of_bob, "ratings"}, "all else is hers to know"
        for device in (ann, eve, server.device()):
            answer = await device.http.get(f"/api/people/{public}")
            assert (answer.status_code, answer.json()["error"]) == (404, "UnknownProfile")
        secrets = [server.service.people.person_of(it) for it in await _players(server)]
        assert len(secrets) == 2
        told = [(await bob.http.get(path)).text for path in (GAMES, RESULTS, RATINGS, f"/api/people/{public}")]
        assert not any(secret in text for secret in secrets for text in told)
        for guess in (*secrets, "me", "0" * 24):
            assert (await bob.http.get(f"/api/people/{guess}")).status_code == 404

        await ann.post("/you/delete", sure="yes")
        assert "Ann" not in (await bob.http.get(RESULTS)).text + (await bob.http.get(GAMES)).text

    with_servers(database, tmp_path, use)


async def _players(server: Server) -> set[str]:
    def look(connection: Any) -> set[str]:
        return set(connection.scalars(schema.players.select().with_only_columns(schema.players.c.player)))

    return await server.service.store.read(look)


def test_what_can_not_be_read_is_left_out(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        made = [(await begun(ann, "avenue", PERSON))["table"] for _ in range(2)]
        events = schema.events
        await server.service.store.change(update(events).where(events.c.table_id == made[0]).values(hash="x"))
        server.service._tables.clear()
        assert [it["table"] for it in await listed(ann)] == [made[1]]
        assert say("web-own-title") in html.unescape((await ann.get("/games")).text)

    with_servers(database, tmp_path, use)

"""What whoever runs a server looks up and decides by commands, while people play there."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import Result

from boulevard.cli import main
from boulevard.cli.admin import showing
from boulevard.errors import BoulevardError
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.event_log import schema
from boulevard.web.event_log.puzzle_rows import Done, Outcome
from boulevard.web.services.erasing import OF_TABLES
from boulevard.web.tables import daily
from boulevard.web.tables.table import PERSON, Chair
from tests.web.databases import SQLITE, new_database
from tests.web.operating.commands import asked, person_of, seat_of, told
from tests.web.operating.test_bans import known
from tests.web.people.devices import Device, Server, with_servers
from tests.web.people.test_own_data import names, two_at_a_table

WHY = ("--reason", "She asked for it")
RUDE = "Rude"


async def chatted(ann: Device, bob: Device, table: str) -> None:
    """Say things at a table of two, one of which is reported."""
    for device, words in ((ann, "Hello"), (bob, RUDE), (ann, "Please stop")):
        link = await seat_of(device)
        sent = await device.http.post(
            f"/api/seats/{link}/messages", json={"text": words, "key": f"key-of-{len(words):08}"}
        )
        assert sent.status_code in (200, 201), sent.text
    reported = await ann.http.post(f"/api/seats/{await seat_of(ann)}/messages/1/report", json={"key": "k" * 16})
    assert reported.status_code in (200, 201), reported.text
    assert table


async def settled(server: Server) -> None:
    """Wait until all is written that follows from what was done."""
    while server.service._tasks:
        await asyncio.gather(*server.service._tasks)


def test_people_and_tables_are_found(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        alone = await bob.table("Bob", {"kind": "bot", "level": 2})
        waiting = await ann.table("Annabel", {"kind": "friend"})
        first, second = [await person_of(server, table, place) for place in (0, 1)]
        assert [it["person"] for it in told(database, "people")] == [first, second]
        (found,) = told(database, "people", "nnab")
        assert (found["person"], found["name"], found["games"]) == (first, "Annabel", 2)
        assert [it["person"] for it in told(database, "people", second[:6])] == [second]
        assert told(database, "people", "nobody at all") == []
        person = told(database, "person", second[:8])
        assert {it["table"] for it in person["tables"]} == {table, alone}
        assert [it["table"] for it in told(database, "tables", "--state", "waiting")] == [waiting]
        assert {it["table"] for it in told(database, "tables", "--state", "running")} == {table, alone}
        assert told(database, "tables", "--state", "over") == []
        assert told(database, "tables", "--game", "paris") == []
        assert {it["table"] for it in told(database, "tables", "--person", second)} == {table, alone}
        await bob.http.post(f"/api/seats/{await seat_of(bob)}/resign", json={"key": "k" * 16})
        await settled(server)
        shown = told(database, "table", f"http://127.0.0.1/watch/{alone}")
        assert (shown["state"], shown["happened"][0]["kind"]) == ("over", "resigned")
        assert [it["name"] for it in told(database, "table", table)["chairs"]] == ["Annabel", "Bob"]
        assert "seed" not in json.dumps(told(database, "table", table))

    with_servers(database, tmp_path, use)


def test_nothing_that_people_wrote_controls_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    rude = "a\x1b[2J\x9b\x7f\u202eb"
    shown = " ".join(map(showing.in_words, (rude, [rude], {"text": rude})))
    assert shown.isprintable()
    given = {"comment": rude, "name": "Наташа"}
    showing._print_json(given)
    written = capsys.readouterr().out
    assert written.isascii()
    assert written.replace("\n", "").isprintable()
    assert json.loads(written) == given


def test_linked_devices_and_accounts_are_one_person(tmp_path: Path) -> None:
    database = new_database(SQLITE, tmp_path)

    async def use(server: Server) -> None:
        ann, phone = server.device(), server.device()
        table = await ann.table("Annabel", {"kind": "bot", "level": 1})
        await phone.link(await ann.code())
        made = await ann.post("/you/account", name="Annabel", password="a long password indeed")
        assert made.status_code in (200, 303), made.text
        own = await person_of(server, table, 0)
        for name in (own, "Annabel", "ANNABEL", told(database, "person", own)["numbers"][1]["number"]):
            person = told(database, "person", name)
            assert (person["person"], person["account"]) == (own, "Annabel")
        assert len(person["numbers"]) > 1
        assert "password" not in json.dumps(told(database, "data", "Annabel")["person"]["account"]["name"])

    with_servers(database, tmp_path, use)


def test_what_somebody_does_beside_tables_is_told(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann = await server.device().meet("Ann")
        other = await server.device().meet("Bob")
        today = daily.today()
        began = (await ann.http.post(f"/api/days/{today}/avenue/A/attempt", json={})).json()["places"]
        own = await person_of(server, began["table"], 0)
        person = told(database, "person", own)
        assert (person["decks"], person["puzzles"], person["tournaments"]) == ({"begun": 1, "counted": 0}, {}, [])
        await server.service.puzzles.note(Done(own, "p", "paris", "a", 1.0, Outcome.FAILED, False))
        held = (await ann.http.post("/api/tournaments", json={"game": "paris", "name": "Club"})).json()["tournament"]
        theirs = (await other.http.post("/api/tournaments", json={"game": "paris"})).json()["tournament"]
        await ann.http.post(f"/api/tournaments/{theirs}/entrants", json={"name": "Ann"})
        await other.http.delete(f"/api/tournaments/{theirs}/entrants/1")
        person = told(database, "person", own)
        assert person["puzzles"] == {"failed": 1}
        found = {it["tournament"]: (it["name"], it["host"], it["barred"]) for it in person["tournaments"]}
        assert found == {held: ("Club", True, False), theirs: ("Paris: La Cité de la Lumière", False, True)}
        assert "Club" in asked(database, "person", own).stdout

    with_servers(database, tmp_path, use)


def test_a_name_that_is_imposed_is_shown_everywhere(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        await bob.http.post(f"/api/seats/{await seat_of(bob)}/resign", json={"key": "k" * 16})
        await settled(server)
        own = await person_of(server, table, 1)
        before = (await server.service.store.events(table))[1]
        told(database, "rename", own, "Robert", *WHY)
        await known(server)
        assert await names(server, table) == ["Annabel", "Robert"]
        assert (await server.service.store.events(table))[1] == before, "logs stay as they are"
        for device, path in ((ann, "/games"), (ann, f"/watch/{table}"), (bob, "/you")):
            shown = (await device.http.get(path, follow_redirects=True)).text
            assert ("Robert" in shown, "Bob" in shown) == (True, False), path
        later = await bob.table("Bob", {"kind": "bot", "level": 1})
        assert (await names(server, later))[0] == "Robert", "whatever name they say"
        assert told(database, "person", own)["imposed"] == "Robert"
        told(database, "rename", own, "--lift")
        await known(server)
        assert await names(server, table) == ["Annabel", "Bob"]
        assert [it["what"] for it in told(database, "log")] == ["unname", "rename"]
        assert "Robert" not in json.dumps(told(database, "log"))

    with_servers(database, tmp_path, use)


def test_who_is_muted_says_nothing_until_that_ends(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        links = {device: await seat_of(device) for device in (ann, bob)}

        async def say_something(device: Device, key: str) -> int:
            sent = {"text": "Hello", "key": key * 16}
            return (await device.http.post(f"/api/seats/{links[device]}/messages", json=sent)).status_code

        own = await person_of(server, table, 1)
        told(database, "mute", own, "--for", "1d", *WHY)
        await known(server)
        assert await say_something(bob, "a") == 403
        assert await say_something(ann, "b") in (200, 201)
        assert (await bob.get("/")).status_code == 200
        told(database, "unmute", own)
        await known(server)
        assert await say_something(bob, "c") in (200, 201)

    with_servers(database, tmp_path, use)


def test_reports_are_read_and_settled(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        await chatted(ann, bob, table)
        (listed,) = told(database, "reports")
        assert (listed["report"], listed["text"], listed["name"]) == (f"{table}/1", RUDE, "Bob")
        assert listed["reporters"] == [await person_of(server, table, 0)]
        around = told(database, "report", f"{table}/1")["around"]
        assert [(it["text"], it["reported"]) for it in around] == [
            ("Hello", False),
            (RUDE, True),
            ("Please stop", False),
        ]
        assert told(database, "person", await person_of(server, table, 1))["reports"] == 1
        assert told(database, "settle", f"{table}/1", "--note", "Muted")["settled"] == 1
        assert told(database, "settle", f"{table}/1", "--note", "Muted")["settled"] == 0
        assert told(database, "reports") == []
        assert len(told(database, "reports", "--all")) == 1
        (done,) = told(database, "log")
        assert (done["what"], done["who"], done["about"], done["reason"]) == ("settle", "Clara", f"{table}/1", "Muted")

    with_servers(database, tmp_path, use)


def test_deleting_a_person_is_what_they_could_do_themselves(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        await chatted(ann, bob, table)
        own = await person_of(server, table, 1)
        told(database, "mute", own, "--reason", "Bob is rude")
        document = told(database, "data", own)
        assert document["person"]["name"] == "Bob"
        assert [it["table"] for it in document["games"]] == [table]
        assert RUDE in json.dumps(document["besides"])
        assert asked(database, "delete", own, "--json").exit_code != 0, "without --yes"
        told(database, "delete", own, "--yes")
        await known(server)
        assert await names(server, table) == ["Annabel", "Player 2"]
        assert (await bob.http.get("/api/tables")).json() == []
        assert told(database, "bans") == []
        log = told(database, "log", "--person", own)
        assert [it["what"] for it in log] == ["delete", "data", "mute"]
        assert "Bob" not in json.dumps(log), "reasons that were given before may name them"
        assert told(database, "person", own)["erased"]
        assert "already" in str(asked(database, "ban", own, *WHY).exception)
        assert "Bob" not in json.dumps(told(database, "report", f"{table}/1"))

    with_servers(database, tmp_path, use)


def test_a_table_is_deleted_with_all_that_is_kept_of_it(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        await chatted(ann, bob, table)
        stays = await ann.table("Annabel", {"kind": "bot", "level": 1})
        link = next(it["token"] for it in (await bob.http.get("/api/tables")).json())
        following = asyncio.create_task(bob.get(f"/api/seats/{link}/events"))
        while not server.service.followers.has(table):
            await asyncio.sleep(0)
        told(database, "delete-table", table, "--yes", *WHY)
        await known(server)
        await following
        assert (await bob.get(f"/api/seats/{link}")).status_code == 404
        assert (await ann.get(f"/api/tables/{stays}")).status_code == 200
        assert [it["table"] for it in (await ann.http.get("/api/tables")).json()] == [stays]
        left = await server.service.store.read(
            lambda it: [
                name
                for name, columns in ((it_.name, it_.c) for it_ in schema.metadata.tables.values())
                if "table_id" in columns and name not in ("operations", "jobs")
                if it.execute(text(f"SELECT 1 FROM {name} WHERE table_id = '{table}'")).first()
            ]
        )
        assert left == []
        assert told(database, "log", "--table", table)[0]["reason"] == WHY[1]

    with_servers(database, tmp_path, use)


def test_all_that_is_kept_of_a_table_is_deleted_with_it() -> None:
    """By their names: who adds such a column adds its table to the list, or here with the reason."""
    known = {"operations", "jobs", "tables"}  # what was done; questions until they are answered; the table itself
    known |= {"pairings"}  # what came of a game of a tournament, which goes on
    columns = {it.name for it in schema.metadata.tables.values() if "table_id" in it.c}
    assert columns - known == {it.name for it in OF_TABLES}


def test_figures_say_who_came_and_what_they_played(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        await chatted(ann, bob, table)
        await bob.table("Bob", {"kind": "bot", "level": 1})
        await bob.http.post(f"/api/seats/{await seat_of(ann)}/resign", json={"key": "k" * 16})
        await settled(server)
        found = told(database, "statistics", "--days", "3")
        assert len(found["days"]) == 3
        today = found["days"][-1]
        assert (today["people"], today["week"], today["begun"], today["ended"]) == (2, 2, 2, 1)
        assert found["games"] == [{"game": "avenue", "tables": 2, "open": 1}]
        assert (found["against"], found["sizes"]) == ({"people": 1}, {"1": 1, "2": 1})
        assert (found["reports"], found["bans"], found["rows"]["messages"]) == (1, 0, 3)

    with_servers(database, tmp_path, use)


WRONG: list[tuple[tuple[str, ...], str]] = [
    (("person", "nobody-of-that-number"), "UnknownPerson"),
    (("person", ""), "UnknownPerson"),
    (("table", "no-such-table"), "UnknownTable"),
    (("report", "no-such-table/1"), "UnknownReport"),
    (("report", "nonsense"), "UnknownReport"),
    (("settle", "no-such-table/1", "--note", "?"), "UnknownReport"),
    (("ban", "nobody-of-that-number", *WHY), "UnknownPerson"),
    (("ban", *WHY), "BadOption"),
    (("ban", "Ann", "--address", "203.0.113.7", *WHY), "BadOption"),
    (("ban", "--address", "somewhere", "--for", "1d", *WHY), "BadOption"),
    (("ban", "--address", "0.0.0.0/0", "--for", "1d", *WHY), "BadOption"),
    (("ban", "Ann", "--for", "soon", *WHY), "BadOption"),
    (("ban", "Ann", "--for", "999999w", *WHY), "BadOption"),
    (("unban", "--address", "203.0.113.7"), "NotNow"),
    (("rename", "Ann"), "BadOption"),
    (("delete", "nobody-of-that-number", "--yes"), "UnknownPerson"),
    (("delete-table", "no-such-table", "--yes"), "UnknownTable"),
    (("delete-tournament", "no-such-one", "--yes"), "UnknownTournament"),
]


def test_what_is_wrong_is_said_and_changes_nothing(tmp_path: Path) -> None:
    database = new_database(SQLITE, tmp_path)

    async def use(server: Server) -> None:
        table = await server.device().table()
        before = len(await server.service.store.events(table))
        for written, error in WRONG:
            done = asked(database, *written)
            assert (type(done.exception).__name__, done.exit_code) == (error, 1), written
        for what in ("unban", "unmute", "rename --lift"):
            done = asked(database, *what.split(), await person_of(server, table, 0))
            assert type(done.exception).__name__ == "NotNow", what
        assert told(database, "log") == told(database, "bans") == []
        assert len(await server.service.store.events(table)) == before

    with_servers(database, tmp_path, use)


def test_names_of_people_and_tables_may_begin_with_a_hyphen(tmp_path: Path) -> None:
    database = new_database(SQLITE, tmp_path)

    async def use(server: Server) -> None:
        for number in ("-bAn0_9xYz", "--as-0_9xYz"):
            await server.service.create("avenue", {}, [Chair(PERSON, "Ann", None, number)], identity=f"{number[:10]}t")
            assert told(database, "ban", number, "--reason", "?")["person"] == number
            assert told(database, "unban", number)["person"] == number
            assert told(database, "person", number[:8])["person"] == number
            assert told(database, "table", f"{number[:10]}t")["chairs"][0]["person"] == number

    with_servers(database, tmp_path, use)


def test_no_database_is_made_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["boulevard", "admin", "people", f"--data={tmp_path / 'nowhere'}"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    assert "--database" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_lists_in_their_language(tmp_path: Path, language: str) -> None:
    database = new_database(SQLITE, tmp_path)

    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        await chatted(ann, bob, table)
        told(database, "ban", await person_of(server, table, 1), "--reason", "[red]Insults[/]")
        with speaking(language):
            for written in (("people",), ("tables",), ("reports",), ("bans",), ("log",), ("statistics",)):
                assert_read(asked(database, *written))
            listed = assert_read(asked(database, "person", await person_of(server, table, 1)))
            assert "[red]Insults[/]" in listed.replace("\n", "")
            assert say("admin-col-restrictions") in listed
            assert_read(asked(database, "table", table))
            assert RUDE in assert_read(asked(database, "report", f"{table}/1"))
            assert_read(asked(database, "tables", "--state", "over"))

    with_servers(database, tmp_path, use)


def assert_read(done: Result) -> str:
    assert done.exit_code == 0, (done.output, done.exception)
    assert done.output.strip()
    assert not isinstance(done.exception, BoulevardError)
    return done.output

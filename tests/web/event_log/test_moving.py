"""Backups of PostgreSQL, and games that go from one kind of database to the other: all of it is there afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, select
from typer.testing import CliRunner

from boulevard.cli import app
from boulevard.errors import FolderInUse
from boulevard.web.errors import Damaged, NoBackup, Unreachable
from boulevard.web.event_log import rulings, schema
from boulevard.web.event_log.backup import backup, restore
from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.database import connected
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.event_log.gathering import OF_PEOPLE
from boulevard.web.event_log.invited_rows import Invited
from boulevard.web.event_log.messages import Messages
from boulevard.web.event_log.operations import BAN, ERASE_TABLE, Operation, note
from boulevard.web.event_log.preference_rows import PreferenceRows
from boulevard.web.event_log.puzzle_rows import Attempt, Outcome
from boulevard.web.event_log.shelf import Shelf
from boulevard.web.event_log.store import Store
from boulevard.web.event_log.tournament_rows import Paired
from boulevard.web.people.one_time_keys import OneTimeKeys
from boulevard.web.people.register import Change
from boulevard.web.services.erasing import erase_table
from boulevard.web.settings import DATABASE, SECRET, Settings
from tests.web.databases import POSTGRESQL, SQLITE, new_database, postgresql
from tests.web.event_log.kept import TABLES, content, filled, log_of
from tests.web.forked_servers import ForkedServed
from tests.web.services.tournaments.test_tournaments import people, tournament
from tests.web.serving import PERSON, Guest, bot, key

OVER = TABLES[-1]
"""The game that is over, with a review."""
DEAD = "postgresql://nobody@localhost:1/nothing"


def settled(folder: Path, database: str = "") -> Settings:
    """A data folder with its secret, and its database."""
    settings = Settings(data=folder, database=database)
    (settings.folder() / SECRET).write_text("the secret")
    return settings


def full(settings: Settings) -> Settings:
    """Fill a database with games, a review, analyses and preferences."""
    filled(settings.url)
    with_store(settings, lambda store: store.keep_review(OVER, {"form": 1, "of": "the end"}))
    with_store(settings, lambda store: store.change(schema.helped.insert().values(table_id=OVER)))
    with_store(settings, lambda store: Shelf(store).add("changed", "ann", {"title": "Œuvre"}, is_changed=True))
    with_store(settings, lambda store: Shelf(store).add("begun", "bob", {"title": "…"}))
    with_store(settings, with_people)
    with_store(settings, lambda store: PreferenceRows(store).change("ann", {"theme": "dark"}))
    return settings


async def with_people(store: Store) -> None:
    """Let two be one person, and somebody be gone; who sits where is what follows from it, not from the logs."""

    def work(connection: Connection) -> None:
        change = Change(connection)
        change.merge("bob", "ann")
        change.erase("gone")
        OneTimeKeys(lambda purpose, key: purpose + key, "recovery").keep(connection, "ABC", "ann")
        told = {"id": "browser", "person": "ann", "device": "ann", "endpoint": "https://push.example/", "made": 1.0}
        connection.execute(schema.push_subscriptions.insert().values(**told, p256dh="B", auth="A", language="fr"))
        read = {"person": "ann", "address": "ann@mail.example", "language": "fr", "stop": "word", "made": 1.0}
        connection.execute(schema.mail_addresses.insert().values(read))
        connection.execute(schema.notice_choices.insert().values(person="ann", data={"push-turns": "off"}))
        connection.execute(schema.accounts.insert().values(person="ann", name="Ann", folded="ann", made=1.0))
        connection.execute(schema.admitted.insert().values(person="ann", since=1.0))
        connection.execute(schema.passes.insert().values(hash="pass", uses=2, until=1.0))
        asked = Invited(OVER, 1, "ann", "cas", "Cas", "Ann", 1.0)
        connection.execute(schema.invited.insert().values(asked._asdict()))
        held = tournament()._replace(host="ann")
        connection.execute(schema.tournaments.insert().values(held._asdict()))
        connection.execute(schema.entrants.insert().values(people(1)[0]._replace(person="ann")._asdict()))
        connection.execute(schema.pairings.insert().values(Paired(held.id, 1, 1, 1, None, "", "bye")._asdict()))
        deck = {"day": "2030-05-14", "game": "avenue", "variant": "A"}
        worked_out = {"bots": {"1": [8, 4, ["peek"]]}}
        connection.execute(schema.days.insert().values(**deck, seed="s", made=1.0, worked_out=worked_out, taken=1.0))
        attempt = {"person": "ann", "table_id": OVER, "begun": 1.0, "ended": 2.0, "points": 8, "tie_break": 4}
        connection.execute(schema.attempts.insert().values(**deck, **attempt))
        tried = Attempt("ann", "mxh4dzea", "paris", "", 1.0, ["pass"], Outcome.FAILED, 1.0, "", True, 1500)
        connection.execute(schema.puzzle_attempts.insert().values(tried._asdict()))
        for it in ("old", "new"):
            row = {"hash": it, "person": "ann", "credential": it, "public_key": it, "counter": 0, "made": 1.0}
            connection.execute(schema.passkeys.insert().values(row))
        rulings.rule(connection, rulings.BAN, "cas", "", "Insults", None)
        rulings.impose(connection, "cas", "Somebody")
        note(connection, Operation("Clara", BAN, "cas", reason="Insults"))

    await store.transact(work)
    said = Messages(store)
    await said.add(OVER, 0, "cas", "", "Bonne chance !", "key", 9)
    await said.unhear("ann", "cas", OVER)
    await said.report(OVER, 0, "ann", "cas", [{"place": 0, "text": "Bonne chance !"}])


def with_store(settings: Settings, use: Any) -> Any:
    async def run() -> Any:
        store = Store(settings.url)
        store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def rows(url: str) -> Mapping[str, list[Any]]:
    """All rows of a database but the times of servers, which are its own."""
    found, engine = {}, connected(url)
    with engine.connect() as connection:
        some = (schema.events, schema.tables, schema.players, schema.reviews, schema.analyses, schema.helped)
        for table in (*some, *OF_PEOPLE):
            columns = [column for column in table.c if column.name not in ("ran", "unchanged")]
            found[table.name] = sorted(map(repr, connection.execute(select(*columns))))
    engine.dispose()
    return found


def execute(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        assert connection.execute(statement.encode()).rowcount


@pytest.mark.parametrize("to", [SQLITE, POSTGRESQL])
@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_everything_comes_back_in_a_database_of_either_kind(tmp_path: Path, kind: str, to: str) -> None:
    (tmp_path / "to").mkdir()
    before, copy = full(settled(tmp_path / "from", new_database(kind, tmp_path))), tmp_path / "copy"
    assert backup(before, copy) == len(TABLES)
    assert rows(f"sqlite:///{copy / DATABASE}") == rows(before.url)
    assert all(rows(before.url).values()), "there is something of everything"
    after = Settings(data=tmp_path / "to", database=new_database(to, tmp_path / "to"))
    restored = restore(after, copy)
    assert (restored.kept, sorted(restored.brought_back), restored.lost, restored.analyses) == (0, TABLES, [], 2)
    assert rows(after.url) == rows(before.url)
    assert content(after.url) == content(before.url)
    assert (after.data / SECRET).read_text() == "the secret"
    again = restore(after, copy)
    assert (again.kept, again.brought_back, again.lost, again.analyses) == (len(TABLES), [], [], 2)
    assert rows(after.url) == rows(before.url)


def test_a_data_folder_moves_to_postgresql_by_one_command(tmp_path: Path) -> None:
    """Its folder is that of the first server from then on."""
    old, database = full(settled(tmp_path)), postgresql()
    told = CliRunner().invoke(app, ["restore", str(tmp_path), f"--data={tmp_path}", f"--database={database}"])
    assert "4 games came from the backup" in told.output
    assert rows(database) == rows(old.url)


def test_of_each_game_the_longer_one_stays_and_what_follows_from_it(tmp_path: Path) -> None:
    here, copy = full(settled(tmp_path / "here", postgresql())), tmp_path / "copy"
    backup(here, copy)
    more = Event(Kind.moved, {"place": 0, "move": "pass"}, "later", 99.0)
    with_store(here, lambda store: store.append(Batch("table-0", len(log_of("table-0")), [more])))
    with_store(here, lambda store: store.keep_review(OVER, {"form": 2}))
    for statement in (
        "UPDATE events SET at = at + 1 WHERE table_id = 'table-1' AND number = 4",
        "DELETE FROM events WHERE table_id = 'table-2'",
        "DELETE FROM tables WHERE id = 'table-2'",
        "INSERT INTO reviews VALUES ('table-2', '{}'), ('table-0', '[]')",
        "UPDATE hours SET ran = 500",
        "UPDATE analyses SET updated = 1 WHERE id = 'begun'",
        "UPDATE analyses SET updated = updated + 1, owner = 'eve' WHERE id = 'changed'",
    ):
        execute(here.url, statement)
    restored = restore(here, copy)
    assert (restored.kept, sorted(restored.brought_back), restored.lost) == (2, ["table-1", "table-2"], [])
    assert content(here.url)["table-0"] == [*log_of("table-0"), more]
    assert content(here.url)["table-1"] == log_of("table-1")
    assert with_store(here, lambda store: store.review(OVER)) == {"form": 2}
    assert with_store(here, lambda store: store.review("table-2")) is None
    assert with_store(here, lambda store: Shelf(store).page(["eve"], 9))[0][1] == {"title": "Œuvre"}
    assert with_store(here, lambda store: store.lonely_tables(100.0)) == [("table-0", 14)]  # what came is as new


@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_ways_in_that_were_removed_do_not_come_back(tmp_path: Path, kind: str) -> None:
    """Unless there are none at all any more."""
    here, copy = full(settled(tmp_path / "here", new_database(kind, tmp_path))), tmp_path / "copy"
    backup(here, copy)
    old = schema.passkeys.c.hash == "old"
    with_store(here, lambda store: store.change(schema.passkeys.delete().where(old), schema.unheard.delete()))
    restore(here, copy)
    assert len(rows(here.url)["passkeys"]) == 1
    assert "'new'" in rows(here.url)["passkeys"][0]
    assert len(rows(here.url)["unheard"]) == 1, "what lets nobody in comes back"
    with_store(here, lambda store: store.change(schema.passkeys.delete()))
    restore(here, copy)
    assert len(rows(here.url)["passkeys"]) == 2


def test_a_review_comes_with_the_game_that_it_is_of(tmp_path: Path) -> None:
    """Not with another one that took the place of that game, and not from a row that is none."""
    here, copy = full(settled(tmp_path / "here")), tmp_path / "copy"
    backup(here, copy)
    with_store(here, lambda store: store.change(schema.reviews.update().values(data=["damaged"])))
    restore(here, copy)
    assert with_store(here, lambda store: store.review(OVER)) == {"form": 1, "of": "the end"}
    more = Event(Kind.moved, {"place": 0, "move": "pass"}, "later", 99.0)
    with_store(here, lambda store: store.append(Batch(OVER, len(log_of(OVER)), [more])))
    with_store(here, lambda store: store.change(schema.reviews.delete()))
    restore(here, copy)
    assert with_store(here, lambda store: store.review(OVER)) is None


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE table_id = 'table-1' AND number = 12",
        "UPDATE analyses SET data = '[]' WHERE id = 'begun'",
    ],
)
def test_a_damaged_database_does_not_take_the_place_of_an_earlier_copy(tmp_path: Path, damage: str) -> None:
    here, copy = full(settled(tmp_path / "here", postgresql())), tmp_path / "copy"
    backup(here, copy)
    before = (copy / DATABASE).read_bytes()
    execute(here.url, damage)
    with pytest.raises(Damaged):
        backup(here, copy)
    assert (copy / DATABASE).read_bytes() == before
    assert sorted(it.name for it in copy.iterdir()) == [DATABASE, SECRET]


def test_what_is_whole_nowhere_stays_as_it_is(tmp_path: Path) -> None:
    here = full(settled(tmp_path, postgresql()))
    execute(here.url, "UPDATE events SET at = at + 1 WHERE table_id = 'table-1' AND number = 4")
    before = rows(here.url)
    restored = restore(here, None)
    assert (restored.kept, restored.lost) == (3, ["table-1"])
    assert rows(here.url) == before


def test_there_must_be_a_database_of_this_form_that_answers(tmp_path: Path) -> None:
    empty = settled(tmp_path / "empty", postgresql())
    older = full(settled(tmp_path / "older", postgresql()))
    execute(older.url, "UPDATE alembic_version SET version_num = '0001'")
    for settings, why in ((empty, "backup-nothing"), (older, "backup-other-form")):
        with pytest.raises(NoBackup) as refused:
            backup(settings, tmp_path / "copy")
        assert refused.value.key == why
    dead = settled(tmp_path / "dead", DEAD)
    with pytest.raises(Unreachable):
        backup(dead, tmp_path / "copy")
    with pytest.raises(Unreachable):
        restore(dead, None)


def test_there_is_no_backup_without_the_key_of_the_links(tmp_path: Path) -> None:
    here = full(settled(tmp_path / "here", postgresql()))
    keyless = Settings(data=tmp_path / "elsewhere", database=here.url)
    with pytest.raises(NoBackup) as refused:
        backup(keyless, tmp_path / "copy")
    assert refused.value.key == "backup-no-key"
    assert not (tmp_path / "copy").exists()
    assert backup(keyless.model_copy(update={"secret": "hush"}), tmp_path / "copy") == len(TABLES)


def test_a_game_goes_on_after_its_database_was_brought_back_elsewhere(tmp_path: Path, compiled_code: None) -> None:
    """The copy is made while a server runs, and served by itself too; while servers run, nothing is brought back."""
    first, other, copy = postgresql(), postgresql(), tmp_path / "copy"
    here = settled(tmp_path / "first", first)
    with ForkedServed(here.data, database=first) as served:
        guest = Guest(served.address)
        guest.create("paris", PERSON, bot())
        state = guest.wait_for_turn()
        assert guest.move(state["legal"][0], state["number"]).status_code == 200
        state = guest.wait_for_turn()
        assert backup(here, copy) == 1
        with pytest.raises(FolderInUse):
            restore(settled(tmp_path / "aside", first), copy)
    there = Settings(data=tmp_path / "other", database=other)
    assert restore(there, copy).brought_back
    for folder, database in ((copy, ""), (there.data, other)):
        with ForkedServed(folder, database=database) as served:
            again = Guest(served.address, guest.token)
            assert {**again.state(), "at": None} == {**state, "at": None}
            assert again.move(state["legal"][0], state["number"], key=key()).status_code == 200


@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_what_was_deleted_or_lifted_does_not_come_back(tmp_path: Path, kind: str) -> None:
    settings, copy = full(settled(tmp_path / "from", new_database(kind, tmp_path))), tmp_path / "copy"
    backup(settings, copy)

    def decide(connection: Connection) -> None:
        erase_table(connection, OVER)
        note(connection, Operation("Clara", ERASE_TABLE, table_id=OVER))
        rulings.lift(connection, rulings.BAN, "cas", "")
        rulings.rule(connection, rulings.MUTE, "cas", "", "Insults", None)

    with_store(settings, lambda store: store.transact(decide))
    before = rows(settings.url)
    assert OVER not in restore(settings, copy).brought_back
    after = rows(settings.url)
    assert {name for name in before if OVER in str(after[name])} == {"operations"}
    assert after["restrictions"] == before["restrictions"]
    assert len(after["operations"]) == 2

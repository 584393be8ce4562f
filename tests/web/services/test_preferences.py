"""What people prefer is kept, known to all processes soon, and what bots take their time by."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from boulevard.web.errors import BadPreference
from boulevard.web.event_log.schema import preferences
from boulevard.web.preferences import Preferences
from boulevard.web.services import preferences as services
from boulevard.web.services.table_service import TableService
from boulevard.web.tables.table import BOT, PERSON, Chair
from tests.web.services.in_process import with_service
from tests.web.services.test_shared import with_two


def test_who_never_said_is_told_from_who_prefers_what_is_usual(database: str) -> None:
    async def use(service: TableService) -> None:
        people = service.preferences
        assert await people.of("ann") is None
        assert await people.change("ann", {"theme": "dark"}) == Preferences(theme="dark")
        assert await people.change("ann", {"theme": "system"}) == Preferences()
        assert (await people.of("ann"), await people.of("bob")) == (Preferences(), None)

    with_service(database, use)


def test_a_change_leaves_the_rest_and_what_a_newer_version_has_kept(database: str) -> None:
    async def use(service: TableService) -> None:
        kept = {"sepia": "strong", "sound": "on"}
        await service.store.change(insert(preferences).values(person="ann", data=kept))
        await service.preferences.change("ann", {"theme": "dark"})
        assert await service.preferences.of("ann") == Preferences(sound="on", theme="dark")
        row = await service.store.read(lambda connection: connection.scalar(select(preferences.c.data)))
        assert row == {**kept, "theme": "dark"}

    with_service(database, use)


def test_what_is_refused_changes_nothing(database: str) -> None:
    async def use(service: TableService) -> None:
        await service.preferences.change("ann", {"theme": "dark"})
        for wrong in ({"theme": "light", "sound": "loud"}, {"theme": "light", "colour": "red"}):
            with pytest.raises(BadPreference):
                await service.preferences.change("ann", wrong)
        assert await service.preferences.of("ann") == Preferences(theme="dark")

    with_service(database, use)


def test_what_is_in_memory_is_not_looked_up_and_a_change_is_known_at_once(database: str) -> None:
    async def use(service: TableService) -> None:
        await service.preferences.change("ann", {"sound": "on"})
        await service.preferences.of("ann")
        elsewhere = update(preferences).values(data={"sound": "off"})
        await service.store.change(elsewhere)
        assert await service.preferences.of("ann") == Preferences(sound="on"), "it was looked up"
        await service.preferences.change("ann", {"theme": "dark"})
        assert await service.preferences.of("ann") == Preferences(theme="dark")

    with_service(database, use)


def test_what_was_read_before_a_change_is_not_kept_after_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: TableService) -> None:
        people, find = service.preferences, service.preferences._rows.find
        read, may_answer = asyncio.Event(), asyncio.Event()

        async def slowly(person: str) -> object:
            found = await find(person)
            read.set()
            await may_answer.wait()
            return found

        monkeypatch.setattr(people._rows, "find", slowly)
        asked = asyncio.create_task(people.of("ann"))
        await read.wait()
        await people.change("ann", {"sound": "on"})
        may_answer.set()
        assert await asked is None
        assert await people.of("ann") == Preferences(sound="on")

    with_service(database, use)


def test_changes_of_others_are_no_reason_to_look_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: TableService) -> None:
        people, find, asked = service.preferences, service.preferences._rows.find, []

        async def meanwhile(person: str) -> object:
            asked.append(person)
            found = await find(person)
            await people.change("bob", {"sound": "on"})
            return found

        monkeypatch.setattr(people._rows, "find", meanwhile)
        for _ in range(3):
            assert await people.of("ann") is None
        assert asked == ["ann"]
        assert not people._reading

    with_service(database, use)


def test_who_could_not_be_looked_up_is_not_remembered(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: TableService) -> None:
        people = service.preferences

        async def fails(person: str) -> object:
            raise ConnectionError(person)

        with monkeypatch.context() as patched:
            patched.setattr(people._rows, "find", fails)
            with pytest.raises(ConnectionError):
                await people.of("ann")
        assert not people._reading
        await people.change("ann", {"sound": "on"})
        assert await people.of("ann") == Preferences(sound="on")

    with_service(database, use)


def test_first_changes_at_the_same_time_are_all_kept(database: str) -> None:
    async def use(service: TableService) -> None:
        wanted = {"sound": "on", "theme": "dark", "pace": "slow", "confirm": "at-once"}
        await asyncio.gather(*(service.preferences.change("ann", {name: value}) for name, value in wanted.items()))
        assert await service.preferences.of("ann") == Preferences().having(wanted)

    with_service(database, use)


def test_the_first_changes_in_two_processes_are_both_kept() -> None:
    async def use(one: TableService, other: TableService) -> None:
        for person in map(str, range(10)):
            changes = ((one, {"sound": "on"}), (other, {"theme": "dark"}))
            await asyncio.gather(*(service.preferences.change(person, it) for service, it in changes))
            assert await one.preferences.of(person) == Preferences(sound="on", theme="dark")

    with_two(use)


def test_other_processes_are_told() -> None:
    async def use(one: TableService, other: TableService) -> None:
        await one.preferences.change("ann", {"sound": "on"})
        assert await other.preferences.of("ann") == Preferences(sound="on")
        await one.preferences.change("ann", {"sound": "off"})
        while await other.preferences.of("ann") != Preferences():  # or else it takes too long (in_process.py)
            await asyncio.sleep(0.01)

    with_two(use, listening=True)


def test_who_hears_nothing_looks_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(one: TableService, other: TableService) -> None:
        await one.preferences.change("ann", {"sound": "on"})
        assert await other.preferences.of("ann") == Preferences(sound="on")
        await one.preferences.change("ann", {"sound": "off"})
        assert await other.preferences.of("ann") == Preferences(sound="on"), "what nobody told is known"
        monkeypatch.setattr(services, "FRESH", -1.0)
        assert await other.preferences.of("ann") == Preferences()

    with_two(use)


@pytest.mark.parametrize(
    ("paces", "seconds"),
    [
        ((None,), 0.6),
        (("at-once",), 0.0),
        (("quick",), 0.2),
        (("slow",), 2.0),
        (("at-once", None), 0.6),
        (("at-once", "slow"), 2.0),
    ],
)
def test_bots_take_the_time_that_people_like_at_their_table(
    tmp_path: Path, paces: tuple[str | None, ...], seconds: float
) -> None:
    """Of several, nobody is hurried."""

    async def use(service: TableService) -> None:
        service.bot_moves._pace = 0.6
        names = ("ann", "bob")[: len(paces)]
        chairs = [Chair(PERSON, name.title(), None, name) for name in names]
        table = await service.create("avenue", {}, [*chairs, Chair(BOT, "", 1)])
        for name, pace in zip(names, paces, strict=True):
            if pace:
                await service.preferences.change(name, {"pace": pace})
        assert await service.bot_moves._seconds(table) == pytest.approx(seconds)

    with_service(f"sqlite:///{tmp_path}/it.sqlite", use)

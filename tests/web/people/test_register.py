"""Who is who, by any sequence of changes: as a few sets would have it."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from boulevard.web.event_log.holdings import ERASED
from boulevard.web.event_log.news import News
from boulevard.web.event_log.store import Store
from boulevard.web.people.people import People
from boulevard.web.people.register import Change
from tests.web.services.in_process import at_most

NUMBERS = [f"n{it}" for it in range(9)]


class Groups:
    """The same with sets: who is together, who may come in, who is gone."""

    def __init__(self) -> None:
        self.of = {it: it for it in NUMBERS}
        self.out = set[str]()
        self.gone = set[str]()

    def merge(self, one: str, into: str) -> None:
        one, into = self.of[one], self.of[into]
        self.of = {it: into if person == one else person for it, person in self.of.items()}

    def let_in(self, number: str) -> str | None:
        person = self.of[number]
        return None if number in self.out or person in self.gone else person


def merge(change: Change, one: str, into: str) -> None:
    change.merge(change.find(one).person, change.find(into).person)


def end(change: Change, one: str) -> None:
    change.end([one])


def end_all(change: Change, one: str) -> None:
    change.end_all(change.find(one).person)


def erase(change: Change, one: str) -> None:
    change.erase(change.find(one).person)


@pytest.mark.parametrize("seed", range(4))
def test_any_changes_lead_to_what_sets_would(database: str, tmp_path: Path, seed: int) -> None:
    async def run() -> None:
        store = Store(database)
        store.open()
        told, late = (People(store, News(store.engine), lambda it: it.close()) for _ in range(2))
        groups, chance = Groups(), random.Random(seed)
        for step in range(40):
            one, other = chance.sample(NUMBERS, 2)
            what = chance.choice(["merge", "merge", "merge", "end", "end all", "erase" if step > 25 else "merge"])
            if groups.of[one] in groups.gone or groups.of[other] in groups.gone:
                continue
            if what == "merge":
                groups.merge(one, other)
                await told.change(partial(merge, one=one, into=other))
            elif what == "end":
                groups.out.add(one)
                await told.change(partial(end, one=one))
            elif what == "end all":
                groups.out |= {it for it in NUMBERS if groups.of[it] == groups.of[one]}
                await told.change(partial(end_all, one=one))
            else:
                groups.gone.add(groups.of[one])
                await told.change(partial(erase, one=one))
            if chance.random() < 0.3:
                await late.refresh()
        await late.refresh()
        fresh = People(store, News(store.engine), lambda it: it.close())
        fresh.open()
        for people in (told, late, fresh):
            assert {it: people.let_in(it) for it in NUMBERS} == {it: groups.let_in(it) for it in NUMBERS}
            assert {it for it in NUMBERS if not people.person_of(it)} == {
                it for it in NUMBERS if groups.of[it] in groups.gone
            }
            for person in {*groups.of.values()} - groups.gone:
                together = {it for it in NUMBERS if groups.of[it] == person}
                assert set(people.numbers(person)) == together
                assert {people.person_of(it) for it in together} == {person}
        states = await store.transact(lambda connection: [Change(connection).find(it).state for it in NUMBERS])
        assert states.count(ERASED) == sum(person in groups.gone for person in groups.of.values())
        await store.close()

    at_most(120.0, run())


def test_a_change_that_fails_changes_nothing(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        store.open()
        people = People(store, News(store.engine), lambda it: it.close())

        def fails(change: Change) -> None:
            merge(change, "n1", "n2")
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await people.change(fails)
        await people.refresh()
        assert people.let_in("n1") == "n1"
        await store.close()

    at_most(120.0, run())

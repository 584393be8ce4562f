"""What people have played, in lists and figures, from either database."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, insert

from boulevard.review.keeping import FORM
from boulevard.web.event_log import schema
from boulevard.web.event_log.store import Store
from boulevard.web.services import results
from boulevard.web.services.histories import Histories, Wanted
from boulevard.web.tables.results import Result
from tests.web.services.test_rating import played, with_store

NAMES = {"ann": "Ann", "bob": "Bob 100%"}


async def write(store: Store, number: int, *places: str | int, **more: object) -> str:
    """A game in which these people, or bots, came first, second and so on, with ten points less each."""
    game, lines = played(number, float(number), *places)
    told = [replace(it, **{**of_seat(lines, it), **more}) for it in lines]  # type: ignore[arg-type]
    outcome = results.Outcome(told[0].table_id, told[0].game, 1, told, told)
    await store.transact(lambda connection: results.write(connection, outcome, True))
    row = {"game": told[0].game, "created": 0, "over": True, "ran": 0, "length": 1, "head": ""}
    await store.change(insert(schema.tables).values(id=told[0].table_id, touched=number, **row))
    assert game == "paris"
    return told[0].table_id


def of_seat(lines: list[Result], own: Result) -> dict[str, object]:
    others = [it for it in lines if it is not own]
    people = [it for it in others if it.person]
    names = [NAMES.get(it.person, "Riverain") for it in lines]
    return {
        "name": NAMES.get(own.person, ""),
        "names": "\n".join(names).casefold(),
        "against": "solo" if not others else "people" if people else "bots",
        "rival_level": None if people or not others else others[0].level,
        "points": 60 - 10 * own.seat,
        "outcome": "solo" if not others else "loss" if own.seat else "win",
        "unrated": "" if others else "solo",
    }


def test_lists_figures_and_companions(database: str) -> None:
    async def use(store: Store) -> None:
        it = Histories(store)
        first = await write(store, 1, "ann", 4)
        second = await write(store, 2, "bob", "ann")
        third = await write(store, 3, 4, "ann")
        solo = await write(store, 4, "ann", game="avenue", variant="B")
        shared = await write(store, 5, "ann", "ann", against="shared")
        await write(store, 6, "bob", 4)

        async def found(limit: int = 9, skipped: int = 0, **wanted: object) -> list[str]:
            rows = await it.finished("ann", Wanted(**wanted), limit, skipped)  # type: ignore[arg-type]
            return [row.table_id for row in rows]

        assert await found() == [shared, solo, third, second, first]
        assert await found(limit=2, skipped=1) == [solo, third]
        assert await found(game="avenue") == [solo]
        assert await found(against="bots") == [third, first]
        assert await found(level=4) == [third, first]
        assert await found(level=3) == []
        assert await found(words="BOB") == [second]
        assert await found(words="100%") == [second]
        assert await found(words="1%") == [], "a sign of its own, not any signs"
        tallies = {(tally.game, tally.against): tally for tally in await it.tallies("ann")}
        assert set(tallies) == {("paris", "bots"), ("paris", "people"), ("avenue", "solo")}
        bots = tallies["paris", "bots"]
        assert (bots.played, bots.won, bots.drawn, bots.lost, bots.mean, bots.best) == (2, 1, 0, 1, 55.0, 60)
        (companion,) = await it.companions("ann")
        assert (companion.person, companion.name, companion.played, companion.lost) == ("bob", "Bob 100%", 1, 1)
        assert [score.points for score in await it.scores("ann", "paris")] == [60, 50, 50]
        assert await it.best("ann", "avenue", "B") == 60
        assert await it.best("ann", "avenue", "B", before=4.0) is None
        assert await it.best("ann", "avenue", "C") is None
        steps = await it.steps("ann", "paris")
        assert [step.ended for step in steps] == [1.0, 3.0], "between, Bob was not placed yet"
        assert steps[0].gain > 0 > steps[1].gain

    with_store(database, use)


def test_tables_without_results_go_on(database: str) -> None:
    async def use(store: Store) -> None:
        it = Histories(store)
        over = await write(store, 1, "ann", 4)
        row = {"created": 0, "ran": 0, "length": 5, "head": ""}
        tables = {"runs": False, "aside": True, "ended-just-now": True}
        for number, (table, is_over) in enumerate(tables.items(), 10):
            values = {"id": table, "game": "paris", "touched": number, "over": is_over, **row}
            await store.change(insert(schema.tables).values(values))
        for table in (over, *tables):
            await store.change(insert(schema.players).values(player="ann", table_id=table, seat=0))
        note = {"table_id": "aside", "length": 5, "over": False, "form": 1}
        await store.change(insert(schema.settled).values(note))
        assert await it.unfinished(["ann"], "", 9) == ["ended-just-now", "aside", "runs"]
        assert await it.unfinished(["ann"], "", 1) == ["ended-just-now"]
        assert await it.unfinished(["ann"], "avenue", 9) == []
        assert await it.unfinished(["bob"], "", 9) == []
        assert len(await it.unfinished(["bob", "ann"], "", 9)) == 3, "somebody may have had other numbers"
        await store.change(delete(schema.settled).where(schema.settled.c.table_id == over))
        assert over not in await it.unfinished(["ann"], "", 9), "its result is there, to be worked out again"

    with_store(database, use)


@pytest.mark.parametrize("reason", ["hint", "guided", "position", "own"])
def test_nobodys_best_is_what_was_made_with_help(reason: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await write(store, 1, "ann", game="avenue", variant="B", unrated=reason)
        assert await Histories(store).best("ann", "avenue", "B") is None
        assert await Histories(store).scores("ann", "avenue") == []

    with_store(f"sqlite:///{tmp_path / 'it'}", use)


def assessed(number: int, seat: object, best: float, played: float) -> dict[str, object]:
    """A decision as reviews keep it: its best move, and the one that was made."""
    said = ["review-nothing", {}]
    options = [
        {"move": "x", "phrase": said, "spaces": [], "value": value, "line": [], "reasons": [], "sure": None}
        for value in (best, played)
    ]
    known = {"stage": None, "odds": None, "proven": False, "certain": False, "exact": False}
    return {"decision": [number, seat, 0, number], "options": options, "played": 1, **known}


def test_what_was_given_away_comes_from_reviews(tmp_path: Path) -> None:
    """Only one's own decisions count, and only reviews of the present form."""

    async def use(store: Store) -> None:
        rival = [["Bob", None, "blue", 40]]
        tables = [await write(store, number, "ann", 4, rivals=rival) for number in (1, 2, 3)]
        own = [assessed(0, "orange", 9.0, 7.5), assessed(2, "orange", 5.0, 5.0)]
        found = {"form": FORM, "effort": 1.0, "assessments": [*own, assessed(1, "blue", 9.0, 0.0)], "hindsight": None}
        await store.keep_review(tables[0], found)
        await store.keep_review(tables[1], {**found, "form": FORM - 1})
        assert [(it.game, it.ended, it.points) for it in await Histories(store).given_away("ann")] == [
            ("paris", 1.0, 1.5)
        ]
        assert await Histories(store).given_away("bob") == []

    with_store(f"sqlite:///{tmp_path / 'it'}", use)

"""How a table stands for all who sit there, as plain data, and what has come to concern one of them since.

The same as services/own_news.py tells to pages that are open, but kept in the database: what happened while a process
died is found by the next one. Whatever somebody did themselves is no news for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from boulevard.web.event_log.events import Kind
from boulevard.web.event_log.notice_rows import Looked
from boulevard.web.services.own_news import Matter, is_late_soon, places
from boulevard.web.tables.table import Table

AT_FIRST: Final = Looked(1, {})
"""How a table stands as soon as it is set up: nobody was told anything."""


def standing(table: Table, before: Looked, now: float) -> Looked:
    """How a table stands at a time."""
    turn = {str(place): table.number(place) for place in table.turn if table.chairs[place].bot is None}
    timed = {place: number for place, number in turn.items() if is_late_soon(table, int(place), now)}
    asks, again = table.asking, [] if table.rematch else sorted(table.again)
    data = {"over": table.over, "turn": turn, "timed": timed, "asks": asks, "again": again}
    return Looked(max(len(table.log), before.length), data)


def concerned(table: Table) -> dict[str, int]:
    """The people of a table whom something may concern, with their places: nobody at one screen or in a lesson."""
    if table.guide is not None or table.aside or not (table.has_company or table.terms.round):
        return {}
    people = {table.chairs[place].player for place in table.sitting}
    found = {person: places(table, person) for person in people if person}
    return {person: own[0] for person, own in found.items() if len(own) == 1 and _has_company(table, own[0])}


def matters(table: Table, place: int, before: Looked, now: Looked) -> Iterator[Matter]:
    """What has come to concern whoever has a place; the most important comes last."""
    was, own = before.standing, str(place)
    last = table.log[-1][1]
    if any(kind is Kind.joined and at != place for kind, at in table.log[before.length :]):
        yield Matter.guests
    if table.terms.round is not None and "turn" not in was and not now.standing["over"]:
        yield Matter.seated
    turn = now.standing["turn"].get(own)
    if turn is not None and turn != was.get("turn", {}).get(own) and last != place:
        yield Matter.turns
    if now.standing["timed"].get(own, ...) not in (was.get("timed", {}).get(own), ...):
        yield Matter.times
    asks = now.standing["asks"]
    if asks is not None and asks != place and asks != was.get("asks"):
        yield Matter.undos
    if now.standing["over"] and not was.get("over") and (last != place or place in table.late):
        yield Matter.ends
    if {*now.standing["again"]} - {*was.get("again", ())} - {place}:
        yield Matter.rematches


def holds(table: Table, place: int, matter: str, number: int) -> bool:
    """Whether it is still so what somebody is to be told of."""
    match matter:
        case Matter.turns | Matter.times:
            return place in table.turn and table.number(place) == number
        case Matter.undos:
            return table.asking not in (None, place)
        case Matter.seated:
            return not table.over
        case Matter.rematches:
            return table.rematch is None and bool(table.again - {place})
        case _:
            return True


def waits(standing: dict[str, Any], place: int) -> bool:
    """Whether others wait for whoever has a place at a table that stood like this."""
    return str(place) in standing.get("turn", {}) or standing.get("asks") not in (None, place)


def _has_company(table: Table, place: int) -> bool:
    """Whether somebody else is at the table, or was when the game ended; in a tournament, others always wait."""
    if table.terms.round is not None:
        return True
    others = table.sitting if table.over else [it for it in table.people if not table.chairs[it].is_free]
    return any(it != place for it in others)

"""What people at a table must agree on, as a page tells it: taking a decision back, and playing again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from boulevard.messages import say
from boulevard.web.event_log.events import Kind
from boulevard.web.tables.snapshot import name_of
from boulevard.web.tables.table import Table

SHORT_LIVED = (Kind.refused, Kind.withdrawn, Kind.undone)
"""What is said until something else happens."""


def notice(table: Table, held: Collection[int]) -> str:
    """What has just come of a question, said to somebody who has some of the places; nothing where nobody is asked."""
    kind, place = table.log[-1]
    if kind not in SHORT_LIVED or place is None or not _others(table, held):
        return ""
    return say(f"web-agreed-{kind}-you") if place in held else say(f"web-agreed-{kind}", name=name_of(table, place))


def again(table: Table, held: Collection[int]) -> dict[str, Any]:
    """How it stands with another game, for somebody who has some of the places: names, as they are said."""
    others = _others(table, held)
    return {
        "next": table.rematch,
        "asks": bool(table.again & set(held)),
        "asked_by": _names(table, table.again & others),
        "waits_for": _names(table, others - table.again),
        "declined": bool(table.enough & set(held)),
        "declined_by": _names(table, table.enough & others),
    }


def _others(table: Table, held: Collection[int]) -> set[int]:
    return set(table.sitting) - set(held)


def _names(table: Table, places: Collection[int]) -> str:
    return ", ".join(name_of(table, place) for place in sorted(places))

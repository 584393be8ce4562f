"""One's own best, said at a solo table: what there is to beat, and at the end whether that was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from boulevard.messages import say, signed
from boulevard.web.services.bests import Bests, has_best, own_points
from boulevard.web.tables.table import Table


class OwnBest(TypedDict):
    """A sentence, and whether there is something to celebrate."""

    words: str
    is_new: bool


def of_table(bests: Bests, table: Table, held: Sequence[int]) -> OwnBest | None:
    """What is said to whoever plays at a table; nothing to anybody else, and where points aren't the aim."""
    best = bests.known(table)
    if best is None or not held or not has_best(table):
        return None
    if not table.over:
        return None if best.points is None else _said("web-best-yours", best.points)
    points = own_points(table, best)
    if best.points is None:
        return None if points is None else OwnBest(words=say("web-best-first"), is_new=False)
    if points is None or points <= best.points:
        return _said("web-best-over", best.points)
    return _said("web-best-new", best.points, is_new=True)


def _said(key: str, points: int, is_new: bool = False) -> OwnBest:
    return OwnBest(words=say(key, points=signed(points)), is_new=is_new)

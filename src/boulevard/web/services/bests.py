"""One's own best at a solo table: what there is to beat. It is looked up once for a table, and then kept in memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from boulevard.web.services.histories import Histories
from boulevard.web.services.results import Results
from boulevard.web.tables.daily import is_practice
from boulevard.web.tables.results import OWN, OWN_WORK, results, variant
from boulevard.web.tables.table import Table

KEPT = 2000


class Best(NamedTuple):
    """The most points in games before this one, if there were any."""

    points: int | None
    of_end: bool
    """Whether it was looked up after the end: before, other games may come between."""
    helped: bool
    """Whether somebody got a hint here: then this game is nobody's best."""


class Bests:
    """What there is to beat at all tables."""

    def __init__(self, histories: Histories, made: Results) -> None:
        self._histories = histories
        self._made = made
        self._kept: OrderedDict[str, Best] = OrderedDict()

    async def look(self, table: Table) -> None:
        """Look up what there is to beat at a table, unless that is known."""
        if not has_best(table) or ((it := self._kept.get(table.id)) is not None and it.of_end >= table.over):
            return
        name, player = table.rules.info.name, table.chairs[0].player
        points = await self._histories.best(player, name, variant(table), table.ended_at)
        self._kept[table.id] = Best(points, table.over, await self._made.was_helped(table.id))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def known(self, table: Table) -> Best | None:
        """What there is to beat at a table, if it was looked up."""
        return self._kept.get(table.id)


def has_best(table: Table) -> bool:
    """Whether points count for themselves at a table: somebody plays a printed variant, without a rival."""
    if len(table.chairs) > 1 or not table.chairs[0].player or variant(table) in ("", OWN):
        return False
    return table.guide is None and not table.opening and not is_practice(table)


def own_points(table: Table, best: Best) -> int | None:
    """The points of a game that is over, if it may be somebody's best."""
    made = results(table, best.helped)
    return made[0].points if made and made[0].unrated in OWN_WORK else None

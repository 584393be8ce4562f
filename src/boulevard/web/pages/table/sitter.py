"""Who looks at a table, and from which place it is shown to them."""

from __future__ import annotations

from typing import NamedTuple

from boulevard.games.contract import Seat
from boulevard.web.event_log.invited_rows import Invited
from boulevard.web.tables import snapshot
from boulevard.web.tables.table import Table


class Sitter(NamedTuple):
    """Who looks at a table: somebody with a token for some places, or (without one) a spectator."""

    table: Table
    token: str | None = None
    held: tuple[int, ...] = ()
    """The places that may be played from here."""
    asked: Seat | None = None
    """The seat that was asked for, where somebody has several."""
    invited: tuple[Invited, ...] = ()
    """Whom people at the table have invited, while it waits."""

    @property
    def to_act(self) -> list[int]:
        """Those that must act."""
        return [place for place in self.table.turn if place in self.held]

    @property
    def next(self) -> int | None:
        """The place to which a shared device must be given before anything more is shown, if it must."""
        if len(self.held) < 2 or not self.to_act or self._asked in self.to_act:
            return None
        place = self.to_act[0]
        return place if is_private(self.table, place) else None

    @property
    def place(self) -> int | None:
        """The place from which the table is shown; none for a spectator, and while a device changes hands."""
        if len(self.held) < 2:
            return self.held[0] if self.held else None
        if self.next is not None:
            return None
        if self._asked in self.to_act:
            return self._asked
        if self.to_act:
            return self.to_act[0]
        return self.held[0] if self.table.over else None

    @property
    def _asked(self) -> int | None:
        return None if self.asked is None else snapshot.place_of(self.table, self.held, self.asked)


def is_private(table: Table, place: int) -> bool:
    """Whether a place sees anything that not everybody may see."""
    own, common = table.game.view(table.seats[place]), table.game.view(None)
    return {**own, "seat": None} != {**common, "seat": None}

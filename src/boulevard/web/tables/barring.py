"""What becomes of a game when somebody there may play no longer."""

from __future__ import annotations

from boulevard.web.event_log.events import Event, Kind
from boulevard.web.tables.clocks import BOT_PLAYS
from boulevard.web.tables.decisions import Decision
from boulevard.web.tables.table import Table


def barred(table: Table, place: int) -> Decision:
    """Let a place be left as if its time had run out, where others would wait for it.

    Then a bot plays on if that was agreed on for late players, or if others go on among themselves; else the game is
    over. Games alone or against bots stay as they are: nobody waits there.
    """
    chair = table.chairs[place]
    others = [it for it in table.people if table.chairs[it].player != chair.player]
    if table.over or chair.left or not others:
        return Decision()
    rest = [it for it, other in enumerate(table.chairs) if it != place and not other.left]
    plays_on = table.clock is not None and table.clock.late == BOT_PLAYS
    ends = table.waits or (len(rest) < 2 and not plays_on)
    return Decision([Event(Kind.resigned, {"place": place, "ends": ends})])

"""What whoever runs the server decides: each of it is done and noted by the same transaction."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, update

from boulevard.errors import BadOption
from boulevard.web.errors import NotNow
from boulevard.web.event_log import operations, rulings, tournament_rows
from boulevard.web.event_log.news import tell
from boulevard.web.event_log.operations import Operation
from boulevard.web.event_log.rulings import BAN, MUTE, Ruling
from boulevard.web.event_log.schema import invited, seekers
from boulevard.web.operating.finding import known
from boulevard.web.people import people
from boulevard.web.people.register import Change
from boulevard.web.services import results
from boulevard.web.services.erasing import erase_person, erase_table
from boulevard.web.tables.decisions import proper_name

UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}
LONGEST: Final = 10 * 366 * 86400.0
"""Seconds that something is decided for, at most; what is to last longer has no end."""


def seconds_in(text: str) -> float:
    """The seconds of a time as commands take it: 30m, 12h, 7d, 2w (`BadOption`)."""
    found = re.fullmatch(r"(\d{1,6})([mhdw])", text.strip())
    seconds = int(found[1]) * UNITS[found[2]] if found else 0.0
    if not 0 < seconds <= LONGEST:
        raise BadOption("admin-bad-time", time=text)
    return seconds


@dataclass(frozen=True)
class Operator:
    """Whoever decides, and why."""

    connection: Connection
    who: str
    reason: str = ""

    def ban(self, person: str, seconds: float | None, keeps_games: bool = False) -> Ruling:
        """Let somebody in no more, for a time or for good; games with others are given up, unless they are kept."""
        self._require_there(person)
        self.connection.execute(delete(seekers).where(seekers.c.person == person))
        return self._rule(operations.BAN, BAN, person, "", seconds, time.time() if keeps_games else None)

    def ban_network(self, network: str, seconds: float) -> Ruling:
        """Let nobody in from a network for a time."""
        return self._rule(operations.BAN, BAN, "", network, seconds)

    def mute(self, person: str, seconds: float | None) -> Ruling:
        """Let somebody say nothing in chats, for a time or for good."""
        self._require_there(person)
        return self._rule(operations.MUTE, MUTE, person, "", seconds)

    def lift(self, kind: str, person: str = "", network: str = "") -> None:
        """End a ban or a mute before its time (`NotNow`)."""
        if not rulings.lift(self.connection, kind, person, network):
            raise NotNow("admin-not-banned" if kind == BAN else "admin-not-muted", person=person or network)
        self._note(operations.UNBAN if kind == BAN else operations.UNMUTE, person)

    def rename(self, person: str, name: str) -> str:
        """Have somebody called by a name wherever one is shown, also in games of the past; return it (`BadTable`)."""
        self._require_there(person)
        shown = proper_name(name)
        rulings.impose(self.connection, person, shown)
        results.rename(self.connection, person, shown)
        self.connection.execute(update(seekers).where(seekers.c.person == person).values(name=shown))
        self.connection.execute(update(invited).where(invited.c.inviter == person).values(name=shown))
        self._note(operations.RENAME, person)
        return shown

    def lift_name(self, person: str) -> None:
        """Let somebody be called by the names they give again; lists of results keep the other one (`NotNow`)."""
        if not rulings.imposed_on(self.connection, person):
            raise NotNow("admin-not-renamed", person=person)
        rulings.impose(self.connection, person, "")
        self._note(operations.UNNAME, person)

    def erase(self, person: str) -> None:
        """Delete somebody, as they could do themselves."""
        self._require_there(person)
        erase_person(Change(self.connection), person)
        tell(self.connection, people.CHANNEL, "")
        self._note(operations.ERASE, person)

    def erase_table(self, table: str) -> None:
        """Delete a table with all that is kept of it."""
        erase_table(self.connection, table)
        self._note(operations.ERASE_TABLE, table=table)

    def erase_tournament(self, tournament: str) -> None:
        """Delete a tournament; its tables stay."""
        tournament_rows.erase(self.connection, [tournament])
        tell(self.connection, tournament_rows.CHANNEL, tournament)
        self._note(operations.ERASE_TOURNAMENT, table=tournament)

    def give_data(self, person: str) -> None:
        """Note that what is kept of somebody was written out for them."""
        self._note(operations.GIVE_DATA, person)

    def _require_there(self, person: str) -> None:
        if person in known(self.connection).erased:
            raise NotNow("admin-erased", person=person)

    def _rule(self, what: str, kind: str, person: str, network: str, seconds: float | None, *more: Any) -> Ruling:
        rulings.drop_over(self.connection, time.time())
        until = None if seconds is None else time.time() + seconds
        made = rulings.rule(self.connection, kind, person, network, self.reason, until, *more)
        self._note(what, person, about=made.id, until=until)
        return made

    def _note(self, what: str, person: str = "", table: str = "", about: str = "", until: float | None = None) -> None:
        operations.note(self.connection, Operation(self.who, what, person, table, about, until, self.reason))

"""From the form on which a game is chosen to the table that it asks for.

A form has the name, who plays (`opponent`), and a field ``option-…`` for every option of the game. An option can be
``own``: then it is the list in the fields ``own-…``, one value each or one a line, or what the field ``json-…`` holds.
A form with a position to begin with has no options; for more than two seats, it says of each who sits there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.datastructures import FormData

from boulevard.bots.registry import middle
from boulevard.games.contract import GameInfo, Option
from boulevard.web.errors import BadTable
from boulevard.web.pages.clocks import CHOICES
from boulevard.web.tables.clocks import DAY, SHORTEST
from boulevard.web.tables.clocks import LONGEST as LONGEST_CLOCK
from boulevard.web.tables.models import ChairSent, ClockSent, TableSent
from boulevard.web.tables.series import LENGTHS
from boulevard.web.tables.shuffle import CONTRIBUTION
from boulevard.web.tables.table import MOST_CHAIRS
from boulevard.web.tables.terms import OFF, PHRASES, TEXT

OWN = "own"
FREE = "nobody"
TWO = 2
"""The seats of games in which one chooses a rival, and not who sits where."""
LONGEST = 100
"""The signs of a name that are looked at."""


def asked_for(info: GameInfo, form: FormData) -> TableSent:
    """The table that a form asks for (`BadTable`, `BadOption`)."""
    name = text_in(form, "name").strip()[:LONGEST] or None
    usual = str(middle(info.name).number)
    sitting = chairs(form, name, usual)
    given = options(info, form)
    asked = TableSent(game=info.name, chairs=sitting, options=given, name=name, clock=clock(form, sitting))
    is_listed = text_in(form, "listed") == "yes" and any(chair.kind == "friend" for chair in sitting)
    asked = asked.model_copy(update={"listed": is_listed, "series": series(form, sitting)})
    return with_part(with_chat(asked, form), form)


def from_position(game: str, seats: int, position: Mapping[str, Any], form: FormData) -> TableSent:
    """The table with a position of so many seats that a form asks for (`BadTable`)."""
    name, usual = text_in(form, "name").strip()[:LONGEST] or None, str(middle(game).number)
    if seats > MOST_CHAIRS:
        raise BadTable("table-chairs", count=seats, most=MOST_CHAIRS)
    if seats == TWO:
        sitting = chairs(form, name, usual)
    else:
        rows = [(text_in(form, f"chair-{it}", "person"), text_in(form, f"called-{it}")) for it in range(seats)]
        sitting = [chair for chair in map(_chair, rows) if chair]
        for own in [chair for chair in sitting if chair.kind == "person"][:1]:
            own.name = own.name or name
    if not any(chair.kind == "person" for chair in sitting):
        raise BadTable("table-nobody")
    asked = TableSent(game=game, chairs=sitting, position=dict(position), name=name, clock=clock(form, sitting))
    asked = asked.model_copy(update={"series": series(form, sitting)})
    return with_part(with_chat(asked, form), form)


def with_part(asked: TableSent, form: FormData) -> TableSent:
    """A table, with the part that a browser takes in its shuffle, and the ticket for that; without scripts none."""
    ticket, entropy = text_in(form, "ticket"), text_in(form, "entropy")
    fits = ticket and len(ticket) <= LONGEST and re.fullmatch(CONTRIBUTION, entropy)
    return asked.model_copy(update={"ticket": ticket, "entropy": entropy}) if fits else asked


def with_chat(asked: TableSent, form: FormData) -> TableSent:
    """A table, with what people may say to each other there, if that was chosen (`BadTable`)."""
    chosen = text_in(form, "chat-listed" if asked.listed else "chat")
    if chosen and chosen not in (OFF, PHRASES, TEXT):
        raise BadTable("table-chat", chosen=chosen, possible=", ".join((OFF, PHRASES, TEXT)))
    return asked.model_copy(update={"chat": chosen or None, "chat_watched": text_in(form, "chat-watched") == "yes"})


def clock(form: FormData, sitting: Sequence[ChairSent]) -> ClockSent | None:
    """The clock that was chosen, where somebody is invited to play by it (`BadTable`)."""
    chosen = text_in(form, "clock")
    if not chosen or all(chair.kind != "friend" for chair in sitting):
        return None
    if chosen not in map(str, CHOICES):
        raise BadTable("table-clock", least=SHORTEST, most=LONGEST_CLOCK // DAY)
    return ClockSent(seconds=int(chosen), late="bot" if text_in(form, "late") == "bot" else "loss")


def series(form: FormData, sitting: Sequence[ChairSent]) -> int | None:
    """The series that was chosen, where two play (`BadTable`)."""
    chosen = text_in(form, "series")
    if not chosen or len(sitting) != TWO:
        return None
    if chosen not in map(str, LENGTHS):
        raise BadTable("table-series", lengths=", ".join(map(str, LENGTHS)))
    return int(chosen)


def chairs(form: FormData, name: str | None, usual: str) -> list[ChairSent]:
    """Whoever asks, and the others, each in their place; a bot of which nothing is known has the `usual` level."""
    others = [chair for chair in map(_chair, _others(form, usual)) if chair]
    places = [str(place) for place in range(len(others) + 1)]
    place = places.index(chosen) if (chosen := text_in(form, "place")) in places else 0
    return [*others[:place], ChairSent(kind="person", name=name), *others[place:]]


def _others(form: FormData, usual: str) -> list[tuple[str, str]]:
    """Who else plays: what is known of them, and a name where they have one."""
    opponent = text_in(form, "opponent", "bot")
    if opponent == "bot":
        return [(f"bot-{text_in(form, 'level', usual)}", "")]
    if opponent == "several":
        return [
            (text_in(form, f"chair-{place}", FREE), text_in(form, f"called-{place}")) for place in range(1, MOST_CHAIRS)
        ]
    return [("person" if opponent == "same" else opponent, text_in(form, "name-1"))]


def _chair(other: tuple[str, str]) -> ChairSent | None:
    kind, _, level = other[0].partition("-")
    if kind in (FREE, "alone"):
        return None
    if kind == "bot" and re.fullmatch("[1-9][0-9]?", level):
        return ChairSent(kind="bot", level=int(level))
    if kind == "friend":
        return ChairSent(kind="friend")
    if kind == "person":
        return ChairSent(kind="person", name=other[1].strip()[:LONGEST] or None)
    raise BadTable("table-chair", kind=other[0], kinds="person, friend, bot")


def options(info: GameInfo, form: FormData) -> dict[str, Any]:
    """The options that were chosen; one that is not in the form is left to the game."""
    chosen = {name: option for name, option in info.options.items() if f"option-{name}" in form}
    return {name: _option(option, form) for name, option in chosen.items()}


def _option(option: Option, form: FormData) -> Any:
    text = text_in(form, f"option-{option.name}")
    if text == OWN and OWN not in option.values:
        data = text_in(form, f"json-{option.name}")
        return _data(option, data) if data else _listed(form, f"own-{option.name}")
    for value in option.values:
        if str(value) == text:
            return value
    raise option.refused(text)


def _data(option: Option, text: str) -> Any:
    """Lists or objects as they may come from programs as well; what is in them is for the game to check."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list | dict):
        raise option.refused(text)
    return found


def _listed(form: FormData, field: str) -> Sequence[str]:
    texts = [value for value in form.getlist(field) if isinstance(value, str)]
    return [line.strip() for text in texts for line in text.splitlines() if line.strip()]


def text_in(form: FormData, field: str, default: str = "") -> str:
    """The text in a field of a form."""
    value = form.get(field, default)
    return value if isinstance(value, str) else default

"""From the form on which a game is chosen to the table that it asks for.

A form has the name, who plays (`opponent`), and a field ``option-…`` for every option of the game. An option can be
``own``: then it is the list in the fields ``own-…``, one value each or one a line, or what the field ``json-…`` holds.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from starlette.datastructures import FormData

from boulevard.bots.registry import middle
from boulevard.errors import BadOption
from boulevard.games.contract import GameInfo, Option
from boulevard.web.errors import BadTable
from boulevard.web.tables.models import ChairSent, TableSent
from boulevard.web.tables.shuffle import CONTRIBUTION
from boulevard.web.tables.table import MOST_CHAIRS

OWN = "own"
FREE = "nobody"
LONGEST = 100
"""The signs of a name that are looked at."""


def asked_for(info: GameInfo, form: FormData) -> TableSent:
    """The table that a form asks for (`BadTable`, `BadOption`)."""
    name = _text(form, "name").strip()[:LONGEST] or None
    usual = str(middle(info.name).number)
    asked = TableSent(game=info.name, chairs=chairs(form, name, usual), options=options(info, form), name=name)
    return with_part(asked, form)


def with_part(asked: TableSent, form: FormData) -> TableSent:
    """A table, with the part that a browser takes in its shuffle, and the ticket for that; without scripts none."""
    ticket, entropy = _text(form, "ticket"), _text(form, "entropy")
    fits = ticket and len(ticket) <= LONGEST and re.fullmatch(CONTRIBUTION, entropy)
    return asked.model_copy(update={"ticket": ticket, "entropy": entropy}) if fits else asked


def chairs(form: FormData, name: str | None, usual: str) -> list[ChairSent]:
    """Whoever asks, and the others, each in their place; a bot of which nothing is known has the `usual` level."""
    others = [chair for chair in map(_chair, _others(form, usual)) if chair]
    places = [str(place) for place in range(len(others) + 1)]
    place = places.index(chosen) if (chosen := _text(form, "place")) in places else 0
    return [*others[:place], ChairSent(kind="person", name=name), *others[place:]]


def _others(form: FormData, usual: str) -> list[tuple[str, str]]:
    """Who else plays: what is known of them, and a name where they have one."""
    opponent = _text(form, "opponent", "bot")
    if opponent == "bot":
        return [(f"bot-{_text(form, 'level', usual)}", "")]
    if opponent == "several":
        return [
            (_text(form, f"chair-{place}", FREE), _text(form, f"called-{place}")) for place in range(1, MOST_CHAIRS)
        ]
    return [("person" if opponent == "same" else opponent, _text(form, "name-1"))]


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
    text = _text(form, f"option-{option.name}")
    if text == OWN and OWN not in option.values:
        data = _text(form, f"json-{option.name}")
        return _data(option, data) if data else _listed(form, f"own-{option.name}")
    for value in option.values:
        if str(value) == text:
            return value
    raise BadOption("bad-option", name=option.name, value=text, values=", ".join(map(str, option.values)))


def _data(option: Option, text: str) -> Any:
    """Lists or objects as they may come from programs as well; what is in them is for the game to check."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list | dict):
        raise BadOption("bad-option", name=option.name, value=text[:LONGEST], values=", ".join(map(str, option.values)))
    return found


def _listed(form: FormData, field: str) -> Sequence[str]:
    texts = [value for value in form.getlist(field) if isinstance(value, str)]
    return [line.strip() for text in texts for line in text.splitlines() if line.strip()]


def _text(form: FormData, field: str, default: str = "") -> str:
    value = form.get(field, default)
    return value if isinstance(value, str) else default

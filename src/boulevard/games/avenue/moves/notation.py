"""Moves of Avenue as text (docs/records.md): `draw c4` and `peek`."""

from __future__ import annotations

from typing import Any

from boulevard.errors import BadNotation, IllegalMove
from boulevard.games.avenue.components import Sheet
from boulevard.games.avenue.play.state import PEEK
from boulevard.messages.fluent import as_data

MAX_LENGTH = 200


def write(sheet: Sheet, action: int) -> str:
    """Return an action in canonical notation."""
    return "peek" if action == PEEK else f"draw {sheet.spaces[action][0]}"


def read(sheet: Sheet, text: object) -> int:
    """Return the action that a text means (`BadNotation`); a space off the sheet is an `IllegalMove`."""
    if not isinstance(text, str):
        raise BadNotation("notation-not-text", text=as_data(text))
    if len(text) > MAX_LENGTH:
        raise BadNotation("notation-long", most=MAX_LENGTH)
    verb, *words = text.lower().split() or [""]
    if verb == "peek" and not words:
        return PEEK
    if verb not in ("draw", "peek"):
        raise BadNotation("notation-verb", text=text, verb=verb, verbs="draw, peek")
    if verb == "draw" and not words:
        raise BadNotation("notation-missing-space", text=text)
    if verb == "peek" or len(words) > 1:
        raise BadNotation("notation-rest", text=text, rest=" ".join(words[verb == "draw" :]))
    return _space(sheet, text, words[0])


def _space(sheet: Sheet, text: str, word: str) -> int:
    names = [name for name, _ in sheet.spaces]
    if word in names:
        return names.index(word)
    if word[:1].isalpha() and word[1:].isdecimal() and word.isascii():
        raise IllegalMove("illegal-off-sheet", space=word, last=names[-1])
    raise BadNotation("avenue-notation-space", text=text, word=word, last=names[-1])


def reason(action: int) -> tuple[str, dict[str, Any]]:
    """Say why a player who must act may not do this: the key of a sentence and its values."""
    return ("illegal-peek", {}) if action == PEEK else ("illegal-road", {})

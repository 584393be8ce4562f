"""The part of Fluent's syntax that our sentences need.

``key = text`` with places ``{ $name }``, text going on in indented lines, ``#`` comments, and places that choose::

    games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

A choice is made by the value itself (``[orange]``, ``[0]``), for whole numbers then by their plural form, and if
nothing fits by the variant with the star. Fluent's own library does the same and more, but takes as long to load as
all of us (docs/decisions/0007-our-own-reading-of-fluent.md); tests compare the two.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*)\s*=\s*(.*)$")
LONGEST = 80
"""The signs of data that stand in a sentence."""
_TOKEN = re.compile(r"\{\s*\$([a-z_]+)\s*(->|\})|(\*?)\[\s*([\w.-]+)\s*\]|(\})")


@dataclass(frozen=True)
class Place:
    """A place in a sentence: for a value, or for one of several texts that a value chooses."""

    name: str
    variants: Mapping[str, Pattern] = field(default_factory=dict)
    default: str = ""


Pattern = tuple[str | Place, ...]


def entries(text: str) -> dict[str, str]:
    """Return the sentences of a file by key, as they are written, in one line each."""
    found: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if entry := _ENTRY.match(line):
            key = entry[1]
            if key in found:
                raise ValueError(key)
            found[key] = entry[2].strip()
        else:
            found[key] = f"{found[key]} {line.strip()}".strip()
    return found


def parsed(text: str) -> Pattern:
    """Return a sentence with its places."""
    reader = _Reader(text)
    pattern = reader.pattern(in_choice=False)
    if reader.at != len(text):
        raise ValueError(text)
    return pattern


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def pattern(self, in_choice: bool) -> Pattern:
        """Read up to the end; in a choice, up to the next variant or the end of the choice."""
        parts: list[str | Place] = []
        for token in self._tokens():
            name, opens, _, key, ends = token.groups()
            if (key or ends) and not in_choice:
                continue
            parts.append(self.text[self.at : token.start()])
            if key or ends:
                self.at = token.start()
                return _trimmed(parts)
            self.at = token.end()
            parts.append(self._choice(name) if opens == "->" else Place(name))
        parts.append(self.text[self.at :])
        self.at = len(self.text)
        return tuple(part for part in parts if part != "")

    def _tokens(self) -> Iterator[re.Match[str]]:
        at = self.at
        while token := _TOKEN.search(self.text, at):
            yield token
            at = max(token.end(), self.at)

    def _choice(self, name: str) -> Place:
        variants: dict[str, Pattern] = {}
        default = ""
        while (token := _TOKEN.search(self.text, self.at)) and not token[5]:
            if not token[4]:
                break
            self.at = token.end()
            variants[token[4]] = self.pattern(in_choice=True)
            default = token[4] if token[3] else default
        if token is None or not token[5] or not default:
            raise ValueError(self.text)
        self.at = token.end()
        return Place(name, variants, default)


def _trimmed(parts: list[str | Place]) -> Pattern:
    """A variant without the blanks around it."""
    if isinstance(parts[0], str):
        parts[0] = parts[0].lstrip()
    if isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
    return tuple(part for part in parts if part != "")


def filled(pattern: Pattern, values: Mapping[str, object], plural: Callable[[int], str]) -> str:
    """Return a sentence with values put into its places; what can't be shown of them is escaped."""
    return "".join(part if isinstance(part, str) else _filled(part, values, plural) for part in pattern)


def _filled(place: Place, values: Mapping[str, object], plural: Callable[[int], str]) -> str:
    value = values[place.name]
    if not place.variants:
        text = as_data(value) if isinstance(value, list | tuple | dict | bool | None) else str(value)
        return text.encode("utf-8", "backslashreplace").decode()
    chosen = place.variants.get(str(value))
    if chosen is None and isinstance(value, int):
        chosen = place.variants.get(plural(value))
    return filled(place.variants[place.default] if chosen is None else chosen, values, plural)


def legible(text: str) -> str:
    """Return a text with a question mark for each half of a character, which JSON can name but nobody can write."""
    return text.encode("utf-8", "replace").decode()


def as_data(value: object) -> str:
    """Return a piece of data as it stands in a sentence: in JSON, which is nobody's programming language, and short."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def places(pattern: Pattern) -> Iterator[Place]:
    """Return all places of a sentence, those within choices too."""
    for part in pattern:
        if isinstance(part, Place):
            yield part
            for variant in part.variants.values():
                yield from places(variant)


def portable(pattern: Pattern) -> list[object]:
    """Return a sentence as JSON, for programs that fill it themselves (static/common/words.js)."""
    return [
        part
        if isinstance(part, str)
        else [part.name, {key: portable(variant) for key, variant in part.variants.items()}, part.default]
        for part in pattern
    ]

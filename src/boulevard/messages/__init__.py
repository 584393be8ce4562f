"""The message catalogue: every sentence a person reads, by key, in Fluent files, a folder for each language."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from boulevard.messages import fluent
from boulevard.messages.plurals import PLURALS

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "pt": "Português (Brasil)",
    "pt-PT": "Português (Portugal)",
    "ru": "Русский",
    "fr": "Français",
    "es": "Español",
}
"""The languages there are, each with its own name."""
FIRST = "en"
"""The language that all sentences are written in first."""
BASES: Mapping[str, str] = {"pt-PT": "pt"}
"""Languages that have only the sentences in which they differ from another one."""
WITH_POINT = ("en",)
"""The languages that write 1.5; the others write 1,5."""
KEPT = 20_000
"""Sentences that are kept with their places filled."""
COMPLETE = tuple(tag for tag in LANGUAGES if tag not in BASES)
"""The languages that have every sentence themselves."""


def wanted(*preferences: str) -> str | None:
    """Return the first of our languages among some preferences, each a tag (`pt-BR`) or a locale (`pt_BR.UTF-8`).

    Of a language and its kinds, the one that says most of the preference: `pt-PT` is that of Portugal, `pt-BR` is `pt`.
    """
    ours = {tag.lower(): tag for tag in LANGUAGES}
    for preference in preferences:
        asked = re.split(r"[.@]", preference.strip().lower(), maxsplit=1)[0].replace("_", "-")
        while asked:
            if asked in ours:
                return ours[asked]
            asked = asked.rpartition("-")[0]
    return None


def _of_this_machine() -> str:
    names = ("BOULEVARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    given = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return wanted(given) or FIRST


_folders: list[Traversable] = [files(__name__)]
"""Where sentences are: ours, and those of games in packages of their own."""
_HERE = _of_this_machine()
_spoken: ContextVar[str | None] = ContextVar("language", default=None)


def language() -> str:
    """Return the language that is spoken now: of a request, or else of this machine."""
    return _spoken.get() or _HERE


def here() -> str:
    """Return the language of this machine."""
    return _HERE


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Speak one of our languages for a while."""
    token = _spoken.set(tag)
    try:
        yield
    finally:
        _spoken.reset(token)


def speak(tag: str) -> None:
    """Speak one of our languages from now on, until whoever began to speak another one ends (`speaking`)."""
    _spoken.set(tag)


def optional(key: str, /, **values: object) -> str:
    """Return the sentence `key` where there is one, or else nothing."""
    return say(key, **values) if key in catalogue(language()) else ""


def say(key: str, /, **values: object) -> str:
    """Return the sentence `key` in the language that is spoken now, with `values` put into its places."""
    return (_said if not values or all(map(_is_plain, values.values())) else _filled)(language(), key, **values)


def _is_plain(value: object) -> bool:
    """Whether a value is always said in the same way, and short."""
    return type(value) is int or (type(value) is str and len(value) <= fluent.LONGEST)


def _filled(tag: str, key: str, /, **values: object) -> str:
    return fluent.filled(pattern(tag, key), values, PLURALS[tag])


_said = lru_cache(KEPT, typed=True)(_filled)
"""The same for plain values: a page says hundreds of sentences, most of which the one before it has said, too."""


def signed(number: int | str) -> str:
    """Return a number with a real minus sign, if it has one, and with the decimal mark of the language."""
    text = str(number).replace("-", "−")
    return text if language() in WITH_POINT else text.replace(".", ",")


class Signed(int):
    """A number that has a real minus sign in a sentence, and still chooses between singular and plural."""

    def __str__(self) -> str:
        return signed(int(self))


if TYPE_CHECKING:
    Value = object
else:
    Value = "Said | bool | int | float | str | None"
    """What a sentence's value is in JSON, for whoever reads it by its type."""


@dataclass(frozen=True)
class Said:
    """A sentence that becomes words where somebody reads it, in their language; values may be such sentences too."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return say(self.key, **self.values)


@cache
def pattern(tag: str, key: str) -> fluent.Pattern:
    """Return a sentence of a language with its places, not filled."""
    return fluent.parsed(catalogue(tag)[key])


@cache
def catalogue(tag: str = FIRST) -> Mapping[str, str]:
    """Return the sentences of a language as they are written; what it lacks is in its base or the first language."""
    return own(tag) if tag == FIRST else {**catalogue(BASES.get(tag, FIRST)), **own(tag)}


@cache
def own(tag: str) -> Mapping[str, str]:
    """Return the sentences that are written in a language; a key stands in one of its files only (`ValueError`)."""
    found: dict[str, str] = {}
    for folder in _folders:
        _put_in(found, folder, tag)
    return found


def _put_in(found: dict[str, str], folder: Traversable, tag: str) -> None:
    """Add the sentences that a folder has in a language."""
    if not folder.joinpath(tag).is_dir():
        return
    for file in sorted(folder.joinpath(tag).iterdir(), key=lambda it: it.name):
        if file.name.endswith(".ftl"):
            entries = fluent.entries(file.read_text(encoding="utf-8"))
            if twice := found.keys() & entries.keys():
                raise ValueError(f"{tag}/{file.name}: {sorted(twice)}")
            found |= entries


def add(folder: Traversable) -> None:
    """Add the sentences of somebody else's game: a folder for each language it has.

    It says what it has to say in the first language at least; no key may be one of ours, and every sentence must be
    one that can be read (`ValueError`).
    """
    for tag in LANGUAGES:
        added: dict[str, str] = {}
        _put_in(added, folder, tag)
        if tag == FIRST and not added:
            raise ValueError(f"{folder} has no sentences in {FIRST}")
        if twice := catalogue().keys() & added.keys():
            raise ValueError(f"{tag}: {sorted(twice)}")
        for text in added.values():
            fluent.parsed(text)
    _folders.append(folder)
    for kept in (own, catalogue, pattern, _said):
        kept.cache_clear()

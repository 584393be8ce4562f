"""The message catalogue: every sentence a person reads, by key, in Fluent files.

The files use the part of Fluent's syntax that plain sentences need: ``key = text`` with ``{ $name }`` places,
text going on in indented lines, and ``#`` comments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

LANGUAGE = "en"

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*)\s*=\s*(.*)$")
_PLACE = re.compile(r"\{\s*\$([a-z_]+)\s*\}")


def say(key: str, **values: object) -> str:
    """Return the sentence `key` with `values` put into its places; what can't be shown of them is escaped."""
    return _PLACE.sub(lambda place: _shown(values[place[1]]), catalogue()[key])


def _shown(value: object) -> str:
    return str(value).encode("utf-8", "backslashreplace").decode()


@cache
def catalogue(language: str = LANGUAGE) -> Mapping[str, str]:
    """Read the messages of a language."""
    messages: dict[str, str] = {}
    key = ""
    text = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if entry := _ENTRY.match(line):
            key = entry[1]
            messages[key] = entry[2].strip()
        else:
            messages[key] = f"{messages[key]} {line.strip()}".strip()
    return messages

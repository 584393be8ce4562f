"""Parts of pages that are drawn from what they are given alone: most are the same after a move, and are kept.

A part is a macro of a template that has no context. It knows nothing but the language, what is the same
for everybody, and the plain data that it is given, of which a copy is made. So whatever it shows is in what it is kept
under, and whoever is shown it could have been told. Fragment caches of Jinja go by keys that somebody has to think of.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from jinja2.runtime import Macro
from markupsafe import Markup

from boulevard.games.keeping import PLAIN
from boulevard.messages import language

KEPT = 4_000
"""Parts that are kept, some 7 kB each: those of the last moves at some hundred tables."""
BUNDLES_KEPT = 200
"""Bundles that are kept, some 4 kB each: one for each language and kind of box."""


class Bundle:
    """Plain data that many parts are given, such as what a box has: it is told apart once, and not for each part."""

    def __init__(self, packed: bytes) -> None:
        self._packed = packed
        self._hash = hash(packed)
        self._data: Mapping[str, Any] = marshal.loads(packed)
        """A copy; nobody changes it."""

    def __getitem__(self, name: str) -> Any:
        return self._data[name]

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Bundle) and self._packed == other._packed)


def bundle(**given: Any) -> Bundle:
    """What parts are given in common (`ValueError` for what is not plain data); the same for the same."""
    return _bundled(marshal.dumps(given, PLAIN))


_bundled = lru_cache(BUNDLES_KEPT)(Bundle)


def kept(part: Macro, *given: Any, box: Bundle | None = None) -> Markup:
    """A part as it is drawn from plain data (`ValueError` for anything else), and from a bundle, which comes last."""
    return _drawn(language(), part, marshal.dumps(given, PLAIN), box)


@lru_cache(KEPT)
def _drawn(_spoken: str, part: Macro, given: bytes, box: Bundle | None) -> Markup:
    return Markup(part(*marshal.loads(given), *(() if box is None else (box,))))


def forget() -> None:
    """Forget all parts, as if none had been drawn yet."""
    _drawn.cache_clear()
    _bundled.cache_clear()

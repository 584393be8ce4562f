"""Parts of pages that are drawn from what they are given alone: most are the same after a move, and are kept.

A part is a macro of a template that has no context. It knows nothing but the language, what is the same
for everybody, and the plain data that it is given, of which a copy is made. So whatever it shows is in what it is kept
under, and whoever is shown it could have been told. Fragment caches of Jinja go by keys that somebody has to think of.
"""

from __future__ import annotations

import marshal
from functools import lru_cache
from typing import Any

from jinja2.runtime import Macro
from markupsafe import Markup

from boulevard.games.keeping import PLAIN
from boulevard.messages import language

KEPT = 4_000
"""Parts that are kept, some 7 kB each: those of the last moves at some hundred tables."""


def kept(part: Macro, *given: Any) -> Markup:
    """A part as it is drawn from plain data (`ValueError` for anything else)."""
    return _drawn(language(), part, marshal.dumps(given, PLAIN))


@lru_cache(KEPT)
def _drawn(_spoken: str, part: Macro, given: bytes) -> Markup:
    return Markup(part(*marshal.loads(given)))


def forget() -> None:
    """Forget all parts, as if none had been drawn yet."""
    _drawn.cache_clear()

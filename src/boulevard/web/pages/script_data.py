"""What scripts of pages are given: data, and the sentences that they say."""

from __future__ import annotations

from markupsafe import Markup
from pydantic_core import to_json

from boulevard.messages import catalogue, fluent, language, pattern

WORDS = "web-js-"
"""The sentences that scripts say have keys that begin so, or as `web-paris-js-` with the name of a game or page."""


def as_json(data: object) -> Markup:
    """Data for a script, as it may stand in a page."""
    return Markup(to_json(data).decode().replace("<", "\\u003c"))


def words(*families: str) -> dict[str, list[object]]:
    """The sentences that scripts say (static/common/words.js): those of all pages, and those of some games or pages."""
    said = (WORDS, *(WORDS.replace("-", f"-{family}-", 1) for family in families))
    return {key: fluent.portable(pattern(language(), key)) for key in catalogue() if key.startswith(said)}

"""What concerns somebody at a table, in words of the language that is spoken: no more than any list of games tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boulevard.messages import say
from boulevard.web.tables import snapshot
from boulevard.web.tables.table import Table


class Words(NamedTuple):
    """What happened, and where."""

    title: str
    text: str


def words(table: Table, own: Sequence[int], matter: str, name: str = "") -> Words:
    """What is said of something that concerns whoever has some places at a table, perhaps by somebody alone."""
    others = (snapshot.named(table, place) for place in range(len(table.chairs)) if place not in own)
    names = name or ", ".join(filter(None, others))
    title = table.rules.info.title
    return Words(say(f"web-news-{matter}"), say("web-news-with", title=title, names=names) if names else title)

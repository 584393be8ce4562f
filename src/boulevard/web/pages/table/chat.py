"""What the page of a table has for its chat, where there is one for whoever looks at it."""

from __future__ import annotations

from typing import Any

from boulevard.messages import say
from boulevard.web.pages.table.sitter import Sitter
from boulevard.web.tables.phrases import LONGEST, PHRASES
from boulevard.web.tables.terms import OFF, TEXT

Context = dict[str, Any]


def of_table(sitter: Sitter) -> Context | None:
    """Where the chat is read and written, and what can be written; it may be that nobody else sits there yet."""
    table, talk = sitter.table, sitter.table.terms.talk
    if talk.allows == OFF or not table.may_have_company or not (sitter.token or talk.is_watched):
        return None
    return {
        "address": f"/api/seats/{sitter.token}" if sitter.token else f"/api/tables/{table.id}",
        "writes": sitter.token is not None,
        "texts": talk.allows == TEXT,
        "watched": talk.is_watched,
        "longest": LONGEST,
        "phrases": {name: say(key) for name, key in PHRASES.items()},
    }

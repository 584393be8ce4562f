"""What people may say to each other: ready-made phrases, which everybody reads in their own language, and texts."""

from __future__ import annotations

from collections.abc import Mapping
from unicodedata import combining

from boulevard.messages import say
from boulevard.web.errors import NoChat, NotSaid
from boulevard.web.names import one_line
from boulevard.web.tables.table import Table
from boulevard.web.tables.terms import OFF, TEXT

PHRASES: Mapping[str, str] = {
    name: f"chat-phrase-{name}"
    for name in (
        "hello",
        "luck",
        "good",
        "oops",
        "thanks",
        "welcome",
        "thinking",
        "moment",
        "slowly",
        "back",
        "played",
        "another",
        "leave",
        "bye",
    )
}
"""The sentences of the phrases by their names, which never change: messages are kept by them."""
LONGEST = 300
"""Signs of a text."""
MOST_MARKS = 3
"""Marks upon one letter: more of them would run over what stands above."""


def proper(table: Table, phrase: str | None, text: str | None) -> tuple[str, str]:
    """A phrase or a text as it may be said at a table, the other one empty (`NoChat`, `NotSaid`)."""
    require_chat(table)
    if phrase is not None and text is None:
        if phrase not in PHRASES:
            raise NotSaid("chat-unknown-phrase", names=", ".join(PHRASES))
        return phrase, ""
    if phrase is not None or text is None:
        raise NotSaid("chat-one-of-both")
    if table.terms.talk.allows != TEXT:
        raise NotSaid("chat-phrases-only")
    shown = one_line(_bare(text))
    if not shown:
        raise NotSaid("chat-empty")
    if len(shown) > LONGEST:
        raise NotSaid("chat-too-long", most=LONGEST)
    return "", shown


def require_chat(table: Table) -> None:
    """Refuse where nobody says anything (`NoChat`)."""
    if table.terms.talk.allows == OFF or not table.has_company:
        raise NoChat("chat-none")


def words(phrase: str, text: str) -> str:
    """What was said, in the language that is spoken; a phrase that only newer versions know is shown by its name."""
    return text or (say(PHRASES[phrase]) if phrase in PHRASES else phrase)


def _bare(text: str) -> str:
    """A text without marks that are heaped upon a letter."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)

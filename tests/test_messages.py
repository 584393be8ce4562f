"""The message catalogue: nothing missing, nothing left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boulevard
from boulevard.messages import catalogue, say

PACKAGE = Path(boulevard.__file__).parent
KINDS = ("*.py", "*.toml", "*.html", "*.js")
PATHS = [path for kind in KINDS for path in PACKAGE.rglob(kind) if "vendor" not in path.parts]
SOURCES = [path.read_text(encoding="utf-8") for path in PATHS]
LITERALS = {
    literal for source in SOURCES for literal in re.findall(r'"([a-z]+(?:-[a-z0-9]+)+|illegal|compiling)"', source)
}
BEGINNING = r"([a-z]+-(?:[a-z]+-)*)"
COMPLETED = (rf'f"{BEGINNING}\{{', rf'"{BEGINNING}" ~', rf"`{BEGINNING}\$\{{")
"""How a key is put together in Python, in templates and in scripts."""
PREFIXES = tuple({prefix for source in SOURCES for how in COMPLETED for prefix in re.findall(how, source)})
SAYING = r'(?<![.\w])(?:say|[A-Z]\w+)\(\s*"([a-z]+(?:-[a-z0-9]+)+)"'
SAID = {key for source in SOURCES for key in re.findall(SAYING, source)}


FAMILIES = ("illegal-", "notation-", "edition-", "record-", "sheet-", "bad-", "cli-", "play-", "text-", "web-")


def test_every_sentence_that_is_said_is_there() -> None:
    named = {literal for literal in LITERALS if literal.startswith(FAMILIES)}
    assert (SAID | named) - set(catalogue()) == set()


def test_every_sentence_is_said_somewhere() -> None:
    unused = {key for key in catalogue() if key not in LITERALS and not key.startswith(PREFIXES)}
    assert unused == set()


def test_values_are_put_in() -> None:
    assert say("not-your-turn", seat="blue", seats="orange") == "It is not blue's turn, but orange's."
    with pytest.raises(KeyError):
        say("not-your-turn")
    with pytest.raises(KeyError):
        say("no-such-sentence")


def test_long_sentences_go_on_in_indented_lines() -> None:
    assert "\n" not in say("play-help")
    assert "“undo”" in say("play-help")

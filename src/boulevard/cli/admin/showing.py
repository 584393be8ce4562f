"""What `boulevard admin` finds, as lists in words or as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from boulevard.cli.app import console, tell
from boulevard.messages import say

NEVER_WRAPPED = ("person", "table", "tournament", "report", "number")
"""Columns of names that somebody may copy."""


def done(as_json: bool, text: str, **given: object) -> None:
    """Say that something is done."""
    if as_json:
        _print_json(given)
    else:
        tell(text)


def show_all(rows: Sequence[Mapping[str, Any]], as_json: bool) -> None:
    """Show a list."""
    if as_json:
        _print_json(rows)
    elif rows:
        console.print(_listed(rows))
    else:
        tell(say("admin-none"))


def show_one(found: Mapping[str, Any], as_json: bool) -> None:
    """Show one thing: what it has in a word as a list, and then its parts."""
    if as_json:
        _print_json(found)
        return
    facts = Table(show_header=False, box=None, pad_edge=False)
    for name, it in found.items():
        if not _is_list_of_things(it):
            facts.add_row(Text(_title(name), "bold"), Text(in_words(it) or "–"))
    console.print(facts)
    for name, it in found.items():
        if _is_list_of_things(it):
            console.print(Text(f"\n{_title(name)}", "bold"))
            console.print(_listed(it))


def _is_list_of_things(it: object) -> bool:
    return isinstance(it, list) and bool(it) and isinstance(it[0], Mapping)


def _listed(rows: Sequence[Mapping[str, Any]]) -> Table:
    """A list of things of one kind, without columns in which there is nothing."""
    columns = [name for name in rows[0] if any(in_words(row[name]) for row in rows)]
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in columns:
        table.add_column(_title(name), overflow="fold", no_wrap=name in NEVER_WRAPPED)
    for row in rows:
        table.add_row(*(Text(in_words(row[name])) for name in columns))
    return table


def _title(name: str) -> str:
    column = name.replace("_", "-")
    return say(f"admin-col-{column}")


def in_words(it: object) -> str:
    """A value as it stands in a list, without signs that control the terminal; nothing for none."""
    from boulevard.web.names import one_line

    if it is None or it is False or it == "":
        return ""
    if it is True:
        return "✓"
    if isinstance(it, Mapping):
        return one_line(", ".join(f"{name}: {value}" for name, value in it.items()))
    if isinstance(it, list):
        return ", ".join(map(in_words, it))
    text = one_line(str(it))
    return text[:16].replace("T", " ") if text.endswith("Z") and text[10:11] == "T" else text


def _print_json(given: object) -> None:
    print(json.dumps(given, indent=1))

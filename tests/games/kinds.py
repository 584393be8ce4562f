"""Rules of several kinds, for tests of what any game must do in batches."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from boulevard.games import registry
from boulevard.games.contract import Rules
from boulevard.games.paris.edition import edition
from tests.games.avenue.sheets import SMALL
from tests.packages import EXAMPLE

VARIED = {"postcards": "random", "starts": "random", "mirror": True, "penseur": "own", "fountain": 1}
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "paris": ("paris", {}),
    "paris-varied": ("paris", VARIED),
    "paris-edition": ("paris", {"postcards": "random"}),
    "avenue": ("avenue", {}),
    "avenue-four": ("avenue", {"players": 4}),
    "avenue-small": ("avenue", {"sheet": SMALL, "players": 2}),
    "goofspiel": ("goofspiel", {"cards": 5, "players": 3}),
}


def rules_of(kind: str, monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Return the rules of a kind; the game of the examples need not be installed."""
    name, options = KINDS[kind]
    if kind == "paris-edition":
        source = dict(edition("standard").source)
        changed = {**source["buildings"], "T5": ["XXXX", "X..X"], "I3": ["X.", "XX", ".X"]}
        options = {**options, "edition": {**source, "name": "changed", "buildings": changed}}
    if name != "goofspiel":
        return registry.rules(name).dealt(1, options)
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    found: Rules = importlib.import_module("boulevard_goofspiel.rules").Goofspiel.dealt(1, options)
    return found

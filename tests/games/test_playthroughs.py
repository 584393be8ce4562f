"""Playthroughs: whole games step by step, compared line by line."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.tools.make_playthroughs import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    """If this is meant to have changed: ``python -m tests.tools.make_playthroughs``, and read the difference."""
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    changes = list(unified_diff(kept, playthrough(name).splitlines(), "as it went", "as it goes", n=1, lineterm=""))
    assert not changes, "\n".join(changes[:60])

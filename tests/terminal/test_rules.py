"""The rules in a terminal say all that the page with pictures says, in a way that fits there."""

from __future__ import annotations

import pytest

from boulevard.games.rulebook import rulebook
from boulevard.messages import say
from boulevard.terminal.rules import rules


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_where_to_correct_a_reconstruction_is_told_without_a_link(game: str) -> None:
    book = rulebook(game)
    assert f"{say(book.rebuilt)} boulevard serve --browser, /{book.editor}" in map(str, rules(game))

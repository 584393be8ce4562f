"""What does not belong to one library: the extra, rewards, pictures."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import boulevard
from boulevard.envs.rewards import Rewards, margins, wins
from boulevard.errors import BadOption
from boulevard.games.plain_svg import plain
from boulevard.games.registry import rules

WITHOUT = """
import sys
sys.modules["{missing}"] = None
try:
    import boulevard.envs{module}
except ImportError as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [("gymnasium", "", "envs"), ("pettingzoo", "", "envs"), ("pyspiel", ".openspiel", "openspiel")],
)
def test_without_the_extra(missing: str, module: str, extra: str) -> None:
    script = WITHOUT.format(missing=missing, module=module)
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said.startswith("MissingExtra")
    assert f"boulevard[{extra}]" in said


def test_examples_of_the_docs() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed on every machine")
    page = Path(__file__).parents[2] / "docs" / "research.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_margins_and_wins_of_several() -> None:
    avenue = rules("avenue").dealt(1, {"players": 3})
    states = avenue.deal(50, 1)
    avenue.playout(states, 1)
    scores = avenue.scores(states)
    for row, margin, win in zip(scores, margins(avenue, states), wins(avenue, states), strict=True):
        for seat in range(3):
            rivals = np.delete(row, seat)
            assert margin[seat] == row[seat] - rivals.max()
            if row[seat] != rivals.max():
                assert win[seat] == (1 if row[seat] > rivals.max() else -1)


def test_nobody_wins_alone() -> None:
    with pytest.raises(BadOption):
        Rewards("win", rules("avenue").dealt(1, {}))


@pytest.mark.parametrize(("game", "options"), [("paris", {}), ("avenue", {"players": 2})])
def test_plain_drawings_have_no_variables(game: str, options: dict[str, int]) -> None:
    drawn = boulevard.new(game, seed=1, **options).svg(theme="dark")
    assert "var(" in drawn
    assert "var(" not in plain(drawn)


def test_variables_depend_on_where_something_is_used() -> None:
    drawing = """<svg xmlns="http://www.w3.org/2000/svg" class="a b"><style>.a{fill:var(--x)}.a .red{--y:var(--z)}
.a.b{--x:#111;--y:#222;--z:#f00}</style><defs><g id="art"><path fill="var(--y)"/></g></defs>
<use href="#art" x="5"/><g class="red"><use href="#art"/></g></svg>"""
    root = ElementTree.fromstring(plain(drawing))
    used = [it.get("fill") for it in root.iter("{http://www.w3.org/2000/svg}path")]
    assert used == ["#222", "#222", "#f00"]
    assert root.get("style") == "fill:#111"

"""Bots by name: specs, budgets, levels, and bots of others."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boulevard
from boulevard.bots import foreign, registry
from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.bots.errors import UnknownBot
from boulevard.bots.program import Program
from boulevard.bots.registry import Level, bots, expand, ready_bot
from boulevard.errors import UnknownGame

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"

LEVELS = tuple(Level(number, f"Name {number}", f"random:sims={number}", "about", 0.0) for number in (1, 2, 3))


class First(Bot):
    """Plays the first legal move."""

    budget = Budget(simulations=5)
    games = ("paris",)

    def __init__(
        self, width: int = 1, depth: float = 0.5, bold: bool = False, book: str = "", more: str | None = None
    ) -> None:
        self.settings = width, depth, bold, book, more

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        return Thought(sight.actions[0])


@pytest.fixture(autouse=True)
def own_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "levels", lambda game: LEVELS)


@pytest.fixture
def with_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "EVERYWHERE", {**registry.EVERYWHERE, "first": First})


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages that are installed, as long as the test runs."""
    monkeypatch.syspath_prepend(tmp_path)
    foreign.offered.cache_clear()
    yield tmp_path
    foreign.offered.cache_clear()


def install(site: Path, package: str, source: str, *points: str) -> None:
    (site / f"{package}.py").write_text(source, encoding="utf-8")
    about = site / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[boulevard.bots]\n" + "\n".join(points) + "\n", encoding="utf-8")


LAST = """
from boulevard.bots.contract import Bot, Thought

class Last(Bot):
    def think(self, sight, budget, seed):
        return Thought(sight.actions[-1])

class Parisian(Last):
    games = ("paris",)
"""

PLAY = """
import boulevard
from boulevard.bots.contract import Sight
from boulevard.bots.registry import bots, ready_bot

game = boulevard.new("avenue", seed=1)
action = ready_bot("avenue", "last").think(Sight.of(game, 0), seed=1).action
print(game.rules.write(game.state, 0, action), "last" in bots("avenue"))
"""


def refusal(game: str, spec: str) -> UnknownBot:
    with pytest.raises(UnknownBot) as raised:
        ready_bot(game, spec)
    return raised.value


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("first", Budget(simulations=5)),
        ("first:", Budget(simulations=5)),
        (" first:sims=2000 ", Budget(simulations=2000)),
        ("first:time=1s", Budget(seconds=1.0)),
        ("first:time=250ms", Budget(seconds=0.25)),
        ("first:time=1.5m", Budget(seconds=90.0)),
        ("first:time=2", Budget(seconds=2.0)),
        ("first:time=1s, sims=10, threads=4", Budget(1.0, 10, 4)),
        ("first:threads=2", Budget(simulations=5, threads=2)),
    ],
)
@pytest.mark.usefixtures("with_first")
def test_a_spec_has_a_budget(text: str, budget: Budget) -> None:
    made = ready_bot("paris", text)
    assert (made.spec, made.budget) == (text, budget)


@pytest.mark.usefixtures("with_first")
def test_parameters_are_of_the_kind_of_their_defaults() -> None:
    made = ready_bot("paris", "first:width=3,depth=-2,bold=Yes,book=a:b,more=3,sims=1").bot
    assert isinstance(made, First)
    assert made.settings == (3, -2.0, True, "a:b", "3")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("second", "unknown-bot"),
        ("", "unknown-bot"),
        ("first:fast", "bot-parameter-form"),
        ("first:speed=3", "bot-parameter"),
        ("first:width=", "bot-value"),
        ("first:width=-1", "bot-value"),
        ("first:width=1.5", "bot-value"),
        ("first:depth=nan", "bot-value"),
        ("first:depth=deep", "bot-value"),
        ("first:bold=maybe", "bot-value"),
        ("first:time=0s", "bot-value"),
        ("first:time=-1s", "bot-value"),
        ("first:time=1h", "bot-value"),
        ("first:sims=0", "bot-value"),
        ("first:sims=many", "bot-value"),
        ("first:threads=0", "bot-value"),
        ("level:4", "unknown-level"),
        ("level:x", "unknown-level"),
        ("level", "unknown-level"),
        ("program:", "program-command"),
        ("program:time=1s", "program-command"),
        ("program:speed=3 bot", "bot-parameter"),
        ("program:'bot", "program-command"),
    ],
)
@pytest.mark.usefixtures("with_first")
def test_a_bad_spec_is_refused(text: str, key: str) -> None:
    assert refusal("paris", text).key == key


def test_an_unknown_name_is_told_with_those_there_are() -> None:
    assert "random" in str(refusal("avenue", "nobody"))
    with pytest.raises(UnknownGame):
        ready_bot("chess", "random")


def test_the_spec_of_a_program() -> None:
    made = ready_bot("avenue", "program:python3 bot.py --depth=3,4")
    assert isinstance(made.bot, Program)
    assert made.bot.command == "python3 bot.py --depth=3,4"
    assert made.budget == Program.budget
    made = ready_bot("avenue", "program:sims=9,grace=2.5  ./bot 'a b'")
    assert isinstance(made.bot, Program)
    assert (made.bot.command, made.bot.grace, made.budget) == ("./bot 'a b'", 2.5, Budget(simulations=9))


def test_cores_can_be_set_later() -> None:
    assert ready_bot("paris", "random:sims=3").on(7).budget == Budget(simulations=3, threads=7)


def test_a_level_stands_for_a_spec() -> None:
    made = ready_bot("paris", "level:2")
    assert (made.spec, made.budget) == ("level:2", Budget(simulations=2))
    assert LEVELS[1].title == "Level 2: Name 2"


def test_lists_of_specs() -> None:
    assert expand("paris", " random  level:1-3\nfirst:sims=3,time=1s ") == [
        "random",
        "level:1",
        "level:2",
        "level:3",
        "first:sims=3,time=1s",
    ]
    assert expand("paris", "random 'program:python3 my bot.py'") == ["random", "program:python3 my bot.py"]
    assert expand("paris", "level:2-1") == ["level:1", "level:2"]
    assert expand("paris", "") == []


@pytest.mark.parametrize(("specs", "key"), [("random 'program", "bot-quotes"), ("level:2-9", "unknown-level")])
def test_a_bad_list_is_refused(specs: str, key: str) -> None:
    with pytest.raises(UnknownBot) as raised:
        expand("paris", specs)
    assert raised.value.key == key


def test_an_installed_package_offers_a_bot(tmp_path: Path) -> None:
    install(tmp_path, "lastbot", LAST, "last = lastbot:Last")
    source = f"import sys\nsys.path.insert(0, {str(tmp_path)!r})\n{PLAY}"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("peek True", "")


def test_an_offered_bot_may_play_some_games_only(site: Path) -> None:
    install(site, "lastbot", LAST, "last = lastbot:Last", "parisian = lastbot:Parisian")
    assert "parisian" in bots("paris")
    assert "parisian" not in bots("avenue")
    assert "it plays: paris" in str(refusal("avenue", "parisian"))


def test_no_package_takes_the_name_of_a_bot_of_ours(site: Path) -> None:
    install(site, "lastbot", LAST, "random = lastbot:Last")
    assert bots("paris")["random"] is registry.EVERYWHERE["random"]


@pytest.mark.parametrize(
    ("source", "key", "told"),
    [
        ("import no_such_module_at_all", "bot-broken", "no_such_module_at_all"),
        ("class Broken", "bot-broken", "SyntaxError"),
        ("raise SystemError('out of ink')", "bot-broken", "out of ink"),
        ("", "bot-broken", "Broken"),
        ("class Broken: pass", "bot-no-class", "subclass"),
        ("Broken = 5", "bot-no-class", "subclass"),
    ],
)
def test_a_broken_package_is_named_and_in_nobodys_way(
    site: Path, source: str, key: str, told: str, request: pytest.FixtureRequest
) -> None:
    package = f"brokenbot{abs(hash(request.node.name))}"
    install(site, package, source, f"broken = {package}:Broken")
    install(site, f"good{package}", LAST, f"last = good{package}:Last")
    error = refusal("paris", "broken")
    assert error.key == key
    assert f"“broken” from {package}" in str(error)
    assert told in str(error)
    assert "broken" not in bots("paris")
    assert ready_bot("paris", "last").bot is not None


def test_a_bot_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_alone.py").write_text(LAST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    made = ready_bot("avenue", "mine_alone.Last:sims=3")
    assert type(made.bot).__name__ == "Last"
    assert made.budget.simulations == 3
    assert refusal("avenue", "mine_alone.Parisian").key == "bot-other-game"
    assert refusal("avenue", "mine_alone.First").key == "bot-broken"
    assert refusal("avenue", "mine_not.First").key == "bot-broken"
    assert refusal("avenue", ".").key == "bot-broken"
    assert refusal("avenue", "pathlib.Path").key == "bot-no-class"


def code_of_the_page() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_of_the_page_plays() -> None:
    names: dict[str, Any] = {}
    exec(code_of_the_page()[0], names)
    game = boulevard.new("paris", seed=1)
    seen = Sight.of(game, "orange")
    thought = names["Hasty"]().think(seen, Budget(simulations=2), 1)
    assert thought.action in seen.actions
    assert len(thought.ranking) == len(seen.actions)


def test_the_game_of_the_page_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = boulevard.new("paris", seed=7)
    rng = random.Random(7)
    monkeypatch.chdir(PAGE.parents[1])
    monkeypatch.setattr(boulevard, "new", lambda name: dealt)
    monkeypatch.setattr("builtins.input", lambda prompt: rng.choice(dealt.legal("orange")))
    exec(code_of_the_page()[-1], {})
    assert dealt.over

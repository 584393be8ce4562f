"""Analysis: thoughts come one after the other, each whole, and nothing hidden counts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import boulevard
from boulevard.bots.analysis import analyse, opinions, to_act
from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.bots.registry import adviser, bots, ready_bot, strongest
from boulevard.cli import app
from boulevard.errors import GameOver, NotYourTurn
from boulevard.games.game import Game
from boulevard.games.registry import NAMES
from boulevard.messages import say
from boulevard.terminal.analysis import show_best


def after(name: str, moves: int) -> Game:
    """A game after some moves by chance, or all of them."""
    game, chance = boulevard.new(name, seed=2), random.Random(2)
    while not game.over and len(game.history) < moves:
        game.apply(game.turn[0], chance.choice(game.actions(game.turn[0])))
    return game


def is_whole(game: Game, thought: Thought) -> bool:
    """Whether a thought has a legal move, ranked first, and a line that begins with it."""
    legal = game.actions(game.turn[0])
    return thought.action in legal and thought.ranking[0].action == thought.action == thought.line[0]


@pytest.mark.parametrize("name", NAMES)
def test_thoughts_come_one_after_the_other(name: str) -> None:
    game = after(name, 6)
    found = list(islice(boulevard.analyse(game, seconds=600.0), 3))
    assert all(is_whole(game, thought) for thought in found)
    done = [thought.simulations for thought in found]
    assert done == sorted(set(done))


@pytest.mark.parametrize("name", NAMES)
def test_thinking_ends_with_its_time(name: str) -> None:
    game = after(name, 6)
    *_, last = boulevard.analyse(game, seconds=0.01)
    assert is_whole(game, last)


def test_a_position_that_can_be_proven_is() -> None:
    game = after("paris", 200)
    game.undo(4)
    *_, last = analyse(game, seconds=60.0)
    assert last.exact
    assert is_whole(game, last)


def test_terminal_and_browser_agree_on_a_board_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two who play Avenue, only one's own sheet counts: the same bot is asked about the same."""
    game = boulevard.new("avenue", seed=2, players=2)
    for _ in range(20):
        game.play(game.turn[0], game.legal(game.turn[0])[0])
    asked = list[tuple[type[Bot], Sight]]()

    def ponder(bot: Bot, sight: Sight, _budget: Budget, seed: int) -> Iterator[Thought]:
        asked.append((type(bot), sight))
        return iter(())

    kind = type(adviser("avenue").analyst() or ready_bot("avenue", strongest("avenue")).bot)
    monkeypatch.setattr(kind, "ponder", ponder)
    list(boulevard.analyse(game, seconds=1.0))
    list(opinions(to_act(game), 1.0))
    show_best(game, None, 1.0, 1, Console(quiet=True))
    assert [bot for bot, _ in asked] == [kind] * 3
    assert len({sight.known.tobytes() for _, sight in asked}) == 1
    assert all(len(sight.rules.seats) == 1 for _, sight in asked)


def test_who_stops_listening_stops_the_search() -> None:
    thoughts = analyse(after("paris", 32), seconds=3600.0)
    assert next(thoughts).ranking
    thoughts.close()  # type: ignore[attr-defined]


def test_only_who_is_to_act_has_something_to_think_about() -> None:
    with pytest.raises(NotYourTurn):
        analyse(after("paris", 1), "orange")
    with pytest.raises(GameOver):
        analyse(after("avenue", 500))


@pytest.mark.parametrize("name", NAMES)
def test_with_everything_open_the_bot_sees_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = after(name, 3), list[Sight]()
    bot = type(ready_bot(name, "level:8").bot)
    monkeypatch.setattr(bot, "ponder", lambda self, sight, budget, seed: seen.append(sight))
    analyse(game)
    analyse(game, is_open=True)
    unknown = [game.rules.unknown(sight.known) for sight in seen]
    assert unknown[0] > unknown[1]
    assert seen[1].known.tobytes() == game.state.tobytes()


def test_values_of_a_spoilt_sheet_are_those_of_reviews() -> None:
    game = after("avenue", 12)
    sight, guide = Sight.of(game, 0), adviser("avenue")
    *_, last = ready_bot("avenue", strongest("avenue")).bot.ponder(sight, Budget(simulations=4000), 1)
    (weighed,) = guide.weigh(sight, [last.action], Budget(simulations=1000), 1)
    assert abs(last.ranking[0].value - weighed.value) < 2


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_tells_a_line(name: str) -> None:
    game = after(name, 9)
    sight = Sight.of(game, game.turn[0])
    for spec in bots(name):
        if spec != "program":
            ready = ready_bot(name, spec)
            *_, last = ready.bot.ponder(sight, Budget(simulations=40), 1)
            assert last.line[0] == last.action


def test_lines_of_paris_go_on() -> None:
    """In phase 2, where nothing is hidden, a search sees further than its own move."""
    game = after("paris", 30)
    while game.view()["phase"] == 1:
        game.apply(game.turn[0], game.actions(game.turn[0])[0])
    thought = ready_bot("paris", "mcts").bot.think(Sight.of(game, game.turn[0]), Budget(simulations=4000), 1)
    assert len(thought.line) > 1
    for action in thought.line:
        game.apply(game.turn[0], action)


def test_the_command_shows_the_best_moves_of_a_record_and_of_a_position(tmp_path: Path) -> None:
    game = after("paris", 20)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    run = CliRunner().invoke
    shown = run(app, ["analyse", str(path), "--move", "12", "--seconds", "0.1"])
    assert shown.exit_code == 0, shown.output
    game.undo(8)
    assert any(move in shown.output for move in game.legal(game.turn[0]))
    assert shown.output.endswith("\n")
    assert shown.output.count(say("analysis-column-move")) == 1
    again = run(app, ["analyse", game.rules.position(game.state), "--seconds", "0.1"])
    assert again.exit_code == 0, again.output
    assert any(move in again.output for move in game.legal(game.turn[0]))

"""Lines: legal when they are played out in order, of the second and third move too; examples are called that."""

from __future__ import annotations

import random
from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

import boulevard
from boulevard.bots.analysis import opinions, to_act
from boulevard.bots.contract import Budget, Sight, Thought
from boulevard.bots.lines import LINES, line_moves, supposed
from boulevard.bots.paris.search import Mcts
from boulevard.bots.paris.solver.solver import proven, solve, with_lines
from boulevard.bots.registry import adviser, ready_bot
from boulevard.games.game import Game
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import BUILDING
from boulevard.games.registry import NAMES
from boulevard.messages import say
from boulevard.terminal.analysis import show_best

MOMENTS = [("paris", 5), ("paris", 20), ("avenue", 1), ("avenue", 9)]


def after(name: str, moves: int) -> Game:
    """A game after some moves by chance."""
    game, chance = boulevard.new(name, seed=2), random.Random(2)
    while not game.over and len(game.history) < moves:
        game.apply(game.turn[0], chance.choice(game.actions(game.turn[0])))
    return game


def late(left: int) -> Game:
    """A game of Paris so many moves before its end."""
    game = after("paris", 200)
    game.undo(left)
    return game


def thought_of(game: Game, simulations: int) -> Thought:
    return ready_bot(game.name, "level:8").bot.think(to_act(game), Budget(simulations=simulations), 1)


def play(game: Game, line: Sequence[int]) -> Game:
    """A game after a line, which must be legal, with all that is hidden as lines suppose it."""
    sight = to_act(game)
    played = Game.from_state(sight.rules, supposed(sight))
    for action in line:
        assert action in played.actions(played.turn[0])
        played.apply(played.turn[0], action)
    return played


@pytest.mark.parametrize(("name", "moves"), MOMENTS)
def test_the_three_best_moves_have_lines_that_can_be_played(name: str, moves: int) -> None:
    game = after(name, moves)
    thought = thought_of(game, 8000 if name == "paris" else 200)
    assert thought.line == thought.ranking[0].line
    for it in thought.ranking[:LINES]:
        assert it.line[0] == it.action
        assert len(it.line) > 1
        play(game, it.line)


@pytest.mark.parametrize(("name", "moves"), MOMENTS)
def test_an_opinion_tells_them_in_words_and_says_what_is_an_example(name: str, moves: int) -> None:
    game = after(name, moves)
    opinion = next(opinions(to_act(game), seconds=1.0))
    for idea in opinion.ideas:
        sure = [it.is_sure for it in idea.line]
        assert sure == sorted(sure, reverse=True)
        assert sure[0]
        assert name != "avenue" or sum(sure) == 1
        assert (idea.line[0].move, idea.line[0].phrase) == (idea.move, idea.phrase)
        assert all(str(it.phrase) for it in idea.line)


def test_where_nothing_is_hidden_all_of_a_line_is_sure() -> None:
    (idea, *_) = next(opinions(to_act(late(6)), seconds=0.1)).ideas
    assert len(idea.line) > 1
    assert all(it.is_sure for it in idea.line)


@pytest.mark.parametrize("name", NAMES)
def test_with_everything_open_a_line_goes_on_as_the_game_would(name: str) -> None:
    game = after(name, 6)
    (idea, *_) = next(opinions(to_act(game, is_open=True), seconds=0.5)).ideas
    assert all(it.is_sure for it in idea.line)
    for it in idea.line:
        game.play(it.seat, it.move)


def test_a_line_of_avenue_names_the_cards_and_ends_with_the_round() -> None:
    game = after("avenue", 1)
    thought = thought_of(game, 60)
    sight = to_act(game)
    moves = list(line_moves(adviser("avenue"), sight, 0, thought.line))
    cards = [it.phrase.values["road"] for it in moves if it.move != "peek"]
    played, number = Game.from_state(sight.rules, supposed(sight)), game.view(0)["round"]
    shown = []
    for it in moves:
        assert played.view(0)["round"] == number
        if it.move != "peek":
            shown.append(played.view(0)["card"]["number"])
        played.play(0, it.move)
    assert cards == shown


def test_a_line_stops_at_a_move_that_is_not_legal() -> None:
    game = after("avenue", 1)
    sight = to_act(game)
    action = sight.actions[0]
    assert [it.move for it in line_moves(adviser("avenue"), sight, 0, [action, action])] == [sight.write(action)]


def test_a_line_ends_with_the_game() -> None:
    game = late(1)
    sight = to_act(game)
    last = game.rules.read(game.state, sight.seat, game.legal(sight.seat)[0])
    assert len(list(line_moves(adviser("paris"), sight, sight.seat, [last, *[0] * 60]))) < 60


def test_what_is_supposed_does_not_depend_on_what_lies_hidden() -> None:
    game = after("paris", 5)
    (seat,) = game.turn
    anew = Game.from_state(game.rules, game.rules.sample(game.rules.hide(game.state, seat), 7))
    assert anew.state.tobytes() != game.state.tobytes()
    assert supposed(Sight.of(anew, seat)).tobytes() == supposed(Sight.of(game, seat)).tobytes()


def test_in_paris_it_is_the_same_before_and_after_a_move() -> None:
    """A line is put together of a move and what a search finds after it: both suppose the same."""
    game = after("paris", 4)
    sight = to_act(game)
    for action in sight.actions[::9]:
        known, whole = sight.known.copy(), supposed(sight)
        for state in (known, whole):
            sight.rules.carry_out(state, sight.seat, action)
        assert sight.rules.sample(known, 0).tobytes() == whole.tobytes()


def test_a_bot_that_proves_something_while_it_ponders_has_lines_of_other_moves_too() -> None:
    game = late(7)
    *_, last = Mcts(solving=1.0).ponder(to_act(game), Budget(seconds=120.0), 1)
    assert last.exact
    assert last.line == last.ranking[0].line
    for it in last.ranking[:LINES]:
        assert it.line[0] == it.action
        play(game, it.line)


def test_lines_of_what_is_proven_are_best_play() -> None:
    """Of the second and third move, too: their lines end as the solver says that the positions after them will."""
    game = late(7)
    sight = to_act(game)
    assert isinstance(sight.rules, Paris)
    thought = proven(sight, Budget(simulations=2_000_000))
    assert thought
    first, *_, last = with_lines(sight, thought, lambda action: [action], seconds=600.0)
    assert [len(it.line) for it in first.ranking[1:LINES]] == [1] * (LINES - 1)
    assert last.exact
    own = sight.rules.number(sight.seat)
    for it in last.ranking[:LINES]:
        end = play(game, it.line)
        assert end.over
        scores = end.rules.scores(end.state)[0]
        margin = scores[own] - scores[1 - own]
        after_it = play(game, [it.action])
        if after_it.state["phase"][0] == BUILDING:
            found = solve(sight.rules, after_it.state)
            assert found
            sign = 1 if after_it.turn == game.turn else -1
            assert margin == sign * found.margin
        assert margin <= it.value


@pytest.mark.parametrize("is_example", [True, False])
def test_a_terminal_tells_an_example_in_words_and_what_is_sure_in_notation(is_example: bool) -> None:
    game = after("avenue", 1) if is_example else late(6)
    console = Console(record=True, width=400, file=StringIO())
    show_best(game, None, 0.1, 1, console)
    shown = console.export_text()
    example = say("analysis-example", line="").strip()
    assert (example in shown) is is_example

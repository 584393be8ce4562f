"""A game at the terminal, played by a script."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import boulevard
from boulevard.bots.contract import Sight
from boulevard.bots.registry import ReadyBot, ready_bot
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.terminal.play import Sitting


def sitting(game: Game, typed: Iterator[str], bot: bool = True) -> tuple[Sitting, StringIO]:
    screen = StringIO()
    console = Console(file=screen, width=110, force_terminal=False)
    bots: dict[Seat, ReadyBot] = {"blue": ready_bot(game.name, "sampler:sims=200")} if bot else {}
    return Sitting(game, bots, console, lambda prompt: next(typed)), screen


def lines(*texts: str) -> Iterator[str]:
    yield from texts
    raise EOFError


def test_a_whole_game_against_the_computer() -> None:
    game = boulevard.new("paris", seed=2)
    chance = random.Random(2)

    def typed() -> Iterator[str]:
        while True:
            yield chance.choice(game.legal("orange"))

    table, screen = sitting(game, typed())
    table.run()
    assert game.over
    assert "Largest group" in screen.getvalue()


def test_a_whole_game_of_avenue_among_bots() -> None:
    game = boulevard.new("avenue", seed=2, players=3, sheet="C")
    chance = random.Random(2)

    def typed() -> Iterator[str]:
        yield from ("help", "shapes", "draw a9", "peek")
        while True:
            yield chance.choice(game.legal(0))

    screen = StringIO()
    console = Console(file=screen, width=110, force_terminal=False)
    source = typed()
    Sitting(
        game,
        {1: ready_bot(game.name, "sampler:sims=100"), 2: ready_bot(game.name, "sampler:sims=100")},
        console,
        lambda prompt: next(source),
    ).run()
    assert game.over
    for text in ("Next farm", "not on the sheet", "Purple castle", "Winner"):
        assert text in screen.getvalue()


def test_a_hint_says_why() -> None:
    game = boulevard.new("paris", seed=2)
    table, screen = sitting(game, lines("lay c3 90", "hint mcts:sims=500"))
    table.run()
    first, *reasons = screen.getvalue().partition("1. ")[2].splitlines()
    assert first.split("  ")[0] in game.legal("orange")
    assert reasons[0].startswith("   + ")


def test_two_people_at_one_keyboard_see_their_own_hands() -> None:
    game = boulevard.new("paris", seed=2)
    hands = [game.view(seat)["hands"][seat]["tile"] for seat in ("orange", "blue")]
    table, screen = sitting(game, lines("lay a1 0"), bot=False)
    table.run()
    shown = screen.getvalue()
    first, second = shown.index(f"Tile {hands[0]},"), shown.index(f"Tile {hands[1]},")
    assert first < shown.index("Orange plays: lay a1 0") < second
    assert "You left the table." in shown


@pytest.mark.parametrize("sheet", ["A", ["A B C D E F P1 G1", ". . . . . . CP CG"]])
def test_a_sheet_is_not_folded_on_a_narrow_screen(sheet: Any) -> None:
    screen = StringIO()
    game = boulevard.new("avenue", seed=2, sheet=sheet)
    source = lines()
    Sitting(game, {}, Console(file=screen, width=80, force_terminal=False), lambda prompt: next(source)).run()
    columns = game.view()["sheet"]["columns"]
    letters = "".join(f"{letter:^7}" for letter in "abcdefgh"[:columns])
    assert letters.rstrip() in screen.getvalue()


def test_choices_for_a_card_are_told_when_all_have_chosen() -> None:
    game = boulevard.new("avenue", seed=2, players=3)
    screen = StringIO()
    console = Console(file=screen, width=110, force_terminal=False)
    asked = iter(["draw a1", "draw b2"])
    Sitting(
        game, {0: ready_bot(game.name, "sampler:sims=100")}, console, lambda prompt: _told_before(prompt, screen, asked)
    ).run()
    shown = screen.getvalue()
    assert shown.count("plays: ") == 3
    assert shown.index("Player 2 plays: draw a1") < shown.index("Player 3 plays: draw b2")


def _told_before(prompt: str, screen: StringIO, typed: Iterator[str]) -> str:
    """Answer a prompt for the first card, at which nobody's choice may be on the screen; then leave."""
    move = next(typed, None)
    if move is None:
        raise EOFError
    assert "plays: " not in screen.getvalue()
    return move


def test_undo_goes_back_to_ones_own_choice_whatever_ones_seat() -> None:
    game = boulevard.new("avenue", seed=2, players=2)
    screen = StringIO()
    console = Console(file=screen, width=110, force_terminal=False)
    typed = lines("draw a1", "undo", "draw b1")
    Sitting(game, {0: ready_bot(game.name, "sampler:sims=100")}, console, lambda prompt: next(typed)).run()
    assert [move for seat, move in game.moves if seat == 1] == ["draw b1"]


def test_what_looks_like_markup_is_shown_as_it_is() -> None:
    table, screen = sitting(boulevard.new("paris", seed=2), lines("lay [/red] x", "save [/x]/y"))
    table.run()
    assert "[/red]" in screen.getvalue()


def test_words_besides_moves(tmp_path: Path) -> None:
    game = boulevard.new("paris", seed=2)
    saved = tmp_path / "game.json"
    typed = lines(
        "undo",
        "help",
        "shapes",
        "moves res",
        "fly",
        "lay b2 0",
        "",
        "lay a1 0",
        "undo",
        "lay c1 0",
        f"save {saved}",
        "board",
        "quit",
    )
    table, screen = sitting(game, typed)
    table.run()
    shown = screen.getvalue()
    for text in (say("play-no-undo"), "Phase 1: “lay", "■", "reserve I3", "is not a move", "lower left space"):
        assert text in shown
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert record["moves"][0] == ["orange", "lay c1 0"]
    assert boulevard.from_record(record).record() == record


def test_saving_where_one_can_not() -> None:
    table, screen = sitting(boulevard.new("paris", seed=2), lines("save /no/such/folder/x.json"))
    table.run()
    assert "No such file" in screen.getvalue()


@pytest.mark.parametrize("seed", [1, 2])
def test_the_bot_is_better_than_chance(seed: int) -> None:
    game = boulevard.new("paris", seed=seed)
    chance, bot = random.Random(seed), ready_bot(game.name, "sampler:sims=3000")
    while not game.over:
        seat = game.turn[0]
        good = bot.think(Sight.of(game, seat), 1).action
        game.apply(seat, good if seat == "blue" else chance.choice(game.actions(seat)))
    assert game.result()["winner"] == "blue"

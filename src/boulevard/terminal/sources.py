"""What a command is about: a game of a record, a moment of it, or a position that is written out."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

import typer

import boulevard
from boulevard.errors import BadRecord
from boulevard.games.contract import Rules, States
from boulevard.games.game import Game
from boulevard.games.positions import named
from boulevard.games.record import parsed, read_texts
from boulevard.games.registry import rules
from boulevard.messages import say


class Moment(NamedTuple):
    """A state of some rules, which may be hidden, and the game that led to it, where it is known."""

    rules: Rules
    state: States
    game: Game | None


def game_of_line(record: Path, line: int) -> Game:
    """Replay the record in a line of a file (`BadRecord`)."""
    texts = read_texts(record)
    if line > len(texts):
        raise typer.BadParameter(say("cli-no-such-line", count=len(texts)))
    where, text = texts[line - 1]
    return boulevard.from_record(parsed(text, where))


def moment_of(source: str, line: int, move: int | None) -> Moment:
    """Return what a record shows after so many moves, or a position (`BadRecord`, `BadPosition`)."""
    if is_position(source):
        return Moment(*rules(named(source)).from_position(source), None)
    try:
        game = game_of_line(Path(source), line)
    except BadRecord as error:
        if isinstance(error.__cause__, FileNotFoundError):
            raise BadRecord("cli-no-source", where=source, source=source) from error
        raise
    played = len(game.moves)
    if move is not None and move > played:
        raise typer.BadParameter(say("cli-no-such-move", count=played))
    game.undo(0 if move is None else played - move)
    return Moment(game.rules, game.state, game)


def game_from(source: str, line: int, move: int | None, seed: int | None) -> Game:
    """Return a game to play on: a record after so many moves, or one that begins with a position.

    What a position leaves open is dealt from the seed, or else at random. The game of a record goes on as it is; with a
    seed, all that the seat to move didn't know at that moment is dealt anew.
    """
    game = moment_of(source, line, move).game
    if game is None or (seed is not None and not game.over):
        position = source if game is None else game.position(game.turn[0])
        game = boulevard.from_position(position, secrets.randbits(64) if seed is None else seed)
    if game.over:
        raise typer.BadParameter(say("table-position-over"))
    return game


def is_position(source: str) -> bool:
    """Whether somebody wrote a position out, rather than the path of a file."""
    words = source.split()
    return len(words) > 1 and words[0].lower() in boulevard.games()

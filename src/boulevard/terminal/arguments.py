"""What people write after a command, read as values."""

from __future__ import annotations

import re
from typing import Any

import typer

from boulevard.errors import BadOption
from boulevard.games.contract import Rules, Seat
from boulevard.games.registry import info
from boulevard.messages import say


def options_of(texts: list[str] | None) -> dict[str, Any]:
    """Read options of a game as a person writes them: ``mirror=true``, ``fountain=1``, ``postcards=a,b,c``."""
    options: dict[str, Any] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(say("cli-bad-option", text=text))
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> Any:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    if "," in text:
        return [part.strip() for part in text.split(",")]
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text


def seat_of(rules: Rules, text: str | None) -> Seat | None:
    """The seat that a person means; an unknown one is refused."""
    seat = int(text) if text and text.isdecimal() else text
    rules.number(seat)
    return seat


def seats_option(game: str, players: int | None) -> dict[str, Any]:
    """The option that says how many play (`BadOption`)."""
    found = info(game)
    if players is None or (found.seats_option is None and players in found.players):
        return {}
    if found.seats_option is None:
        raise BadOption("bad-option", name="players", value=players, values=", ".join(map(str, found.players)))
    return {found.seats_option: players}


def anchor_of(text: str | None) -> tuple[str, float] | None:
    """Read a bot and its Elo; the last = divides them, as a spec may have some."""
    if text is None:
        return None
    bot, equals, value = text.rpartition("=")
    if not equals or not re.fullmatch(r"[-+]?\d+(\.\d+)?", value):
        raise typer.BadParameter(say("cli-bad-anchor", text=text))
    return bot, float(value)

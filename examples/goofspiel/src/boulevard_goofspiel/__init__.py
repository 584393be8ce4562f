"""Goofspiel: everybody has the same cards and bids them, in secret, for prizes that are turned up one by one."""

from __future__ import annotations

from boulevard.games.contract import GameInfo, Option
from boulevard.games.package import GamePackage

INFO = GameInfo(
    name="goofspiel",
    title="Goofspiel",
    players=range(2, 5),
    options={
        "players": Option("players", 2, range(2, 5), "goofspiel-option-players"),
        "cards": Option("cards", 7, (5, 7, 13), "goofspiel-option-cards"),
    },
    seats_option="players",
)

GAME = GamePackage(
    INFO,
    rules="boulevard_goofspiel.rules",
    messages="boulevard_goofspiel.messages",
    bots="boulevard_goofspiel.bots",
    terminal="boulevard_goofspiel.terminal",
    rulebook="boulevard_goofspiel.rulebook",
    web="boulevard_goofspiel.face",
)

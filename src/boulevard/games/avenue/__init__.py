"""Avenue. Everybody draws the same roads on a sheet of their own, to join farms and castles to grapes."""

from __future__ import annotations

from boulevard.games.contract.data import GameInfo, Option
from boulevard.games.package import GamePackage

PLAYERS = range(1, 101)

INFO = GameInfo(
    name="avenue",
    title="Avenue",
    players=PLAYERS,
    options={
        option.name: option
        for option in (
            Option("sheet", "A", ("A", "B", "C"), "avenue-option-sheet"),
            Option("players", 1, PLAYERS, "avenue-option-players"),
        )
    },
    seats_option="players",
    variant_option="sheet",
)

GAME = GamePackage(
    INFO,
    rules="boulevard.games.avenue.game",
    bots="boulevard.bots.avenue",
    terminal="boulevard.terminal.avenue",
    facts="boulevard.games.avenue.facts",
    rulebook="boulevard.games.avenue.rulebook.chapters",
    figures="boulevard.games.avenue.rulebook.figures",
    web="boulevard.web.games.avenue.face",
)

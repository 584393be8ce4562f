"""Paris: La Cité de la Lumière. Two players lay tiles, reserve buildings, and build them next to streetlights."""

from __future__ import annotations

from boulevard.games.contract.data import GameInfo, Option
from boulevard.games.package import GamePackage

INFO = GameInfo(
    name="paris",
    title="Paris: La Cité de la Lumière",
    players=range(2, 3),
    options={
        option.name: option
        for option in (
            Option("postcards", "starred", ("starred", "random"), "paris-option-postcards"),
            Option("starts", "orange", ("orange", "blue", "random"), "paris-option-starts"),
            Option("penseur", "any", ("any", "own"), "paris-option-penseur"),
            Option("fountain", 2, (2, 1), "paris-option-fountain"),
            Option("mirror", False, (False, True), "paris-option-mirror"),
            Option("edition", "standard", ("standard",), "paris-option-edition"),
        )
    },
)

GAME = GamePackage(
    INFO,
    rules="boulevard.games.paris.game",
    bots="boulevard.bots.paris",
    terminal="boulevard.terminal.paris",
    facts="boulevard.games.paris.facts",
    rulebook="boulevard.games.paris.rulebook.chapters",
    figures="boulevard.games.paris.rulebook.figures",
    web="boulevard.web.games.paris.face",
)

"""Write the golden records: games that together use every rule, checked by the oracles.

Run as ``python -m tests.tools.make_golden`` after a deliberate change of rules or numbering; the difference shows what
it did. Every record also keeps how many moves were legal before each move.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import boulevard
from boulevard.games.game import Game
from tests.games.avenue.oracle import Oracle as AvenueOracle
from tests.games.avenue.sheets import SMALL
from tests.games.avenue.sheets import played as played_avenue
from tests.games.paris.oracle import Oracle as ParisOracle
from tests.games.paris.policies import Player, played

GOLDEN = Path(__file__).parents[1] / "data" / "golden"

REST = ["moulin-rouge", "penseur", "fontaine", "grande-lumiere"]
RIGHTS = ["metropolitain", "chartier", "jardin", "levitation"]
PARIS: dict[str, tuple[int, list[str], dict[str, Any]]] = {
    "starred-uniform": (1, ["uniform"], {}),
    "starred-varied": (2, ["varied"], {"starts": "blue"}),
    "starred-hoarding": (3, ["hoarding"], {}),
    "starred-rights": (4, ["rightful"], {}),
    "starred-hasty-against-hoarding": (5, ["hasty", "hoarding"], {}),
    "starred-mirror": (6, ["varied"], {"mirror": True}),
    "others-rights-for-the-garden": (17, ["rightful"], {"postcards": [*RIGHTS, *REST]}),
    "others-rights-for-the-fountain": (25, ["rightful"], {"postcards": [*RIGHTS, *REST]}),
    "others-penseur-own": (
        8,
        ["varied"],
        {"postcards": ["peintre", "bouquinistes", "lampadaire", "jardin", *REST], "penseur": "own"},
    ),
    "others-one-space-fountain": (
        9,
        ["rightful", "varied"],
        {"postcards": ["chartier", "sacre-coeur", "peintre", "bouquinistes", *REST], "fountain": 1},
    ),
    "others-declining": (
        15,
        ["declining"],
        {"postcards": ["metropolitain", "sacre-coeur", "jardin", "levitation", *REST]},
    ),
    "random-uniform": (10, ["uniform"], {"postcards": "random"}),
    "random-varied": (11, ["varied"], {"postcards": "random", "starts": "blue"}),
    "random-rights-mirror": (12, ["rightful"], {"postcards": "random", "mirror": True}),
    "starred-no-chimney": (19, ["hoarding", "hasty"], {"mirror": True}),
    "random-hoarding-hasty": (13, ["hoarding", "hasty"], {"postcards": "random"}),
    "random-everything": (
        14,
        ["varied", "rightful"],
        {"postcards": "random", "penseur": "own", "fountain": 1, "mirror": True},
    ),
}


def paris() -> Iterator[tuple[str, Game, list[int]]]:
    """Play the games of Paris; yield each with its name and the numbers of legal moves, which the oracle counts."""
    for name, (seed, policies, options) in PARIS.items():
        game = played(boulevard.new("paris", seed=seed, **options), Player(seed, policies))
        oracle = ParisOracle(game.rules.setup)
        counts = []
        for _, move in game.moves:
            counts.append(len(oracle.legal()))
            oracle.play(move)
        assert game.result() == {**oracle.scores(), "winner": oracle.winner()}
        yield name, game, counts


def avenue() -> Iterator[tuple[str, Game, list[int]]]:
    """Play the games of Avenue: each sheet with 1, 2 and 5 players, and a small one on which turns are skipped."""
    for number, (sheet, players) in enumerate(product(("A", "B", "C", SMALL), (1, 2, 5))):
        game = played_avenue(boulevard.new("avenue", seed=number, sheet=sheet, players=players), number)
        oracle = AvenueOracle(game.rules.setup)
        counts = []
        for seat, move in game.moves:
            counts.append(len(oracle.legal(int(seat))))
            oracle.play(int(seat), move)
        assert game.result() == oracle.result()
        yield f"{sheet if isinstance(sheet, str) else 'small'}-{players}", game, counts


def written(record: dict[str, Any]) -> str:
    """JSON with a line for each key, and for each move."""
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in record.items()]
    moves = ",\n  ".join(json.dumps(move) for move in record["moves"])
    lines[list(record).index("moves")] = f' "moves": [\n  {moves}\n ]'
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Play and write all games."""
    for games in (paris, avenue):
        folder = GOLDEN / games.__name__
        folder.mkdir(parents=True, exist_ok=True)
        for name, game, counts in games():
            record = {"comment": name, **game.record(), "legal": counts}
            (folder / f"{name}.json").write_text(written(record), encoding="utf-8")


if __name__ == "__main__":
    main()

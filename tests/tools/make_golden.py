"""Write the golden records of Paris: games that together use every rule, checked by the oracle.

Run as ``python -m tests.tools.make_golden`` after a deliberate change of rules or numbering; the difference shows what
it did. Every record also keeps how many moves were legal before each move.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.paris.oracle import Oracle
from tests.games.paris.policies import Player, played

import boulevard
from boulevard.games.game import Game

FOLDER = Path(__file__).parents[1] / "data" / "golden" / "paris"

REST = ["moulin-rouge", "penseur", "fontaine", "grande-lumiere"]
RIGHTS = ["metropolitain", "chartier", "jardin", "levitation"]
GAMES: dict[str, tuple[int, list[str], dict[str, Any]]] = {
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


def counted(game: Game) -> list[int]:
    """How many moves were legal before each move, by the oracle; its result must be the engine's."""
    oracle = Oracle(game.rules.setup)
    counts = []
    for _, move in game.moves:
        counts.append(len(oracle.legal()))
        oracle.play(move)
    assert game.result() == {**oracle.scores(), "winner": oracle.winner()}
    return counts


def written(record: dict[str, Any]) -> str:
    """JSON with a line for each key, and for each move."""
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in record.items()]
    moves = ",\n  ".join(json.dumps(move) for move in record["moves"])
    lines[list(record).index("moves")] = f' "moves": [\n  {moves}\n ]'
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Play and write all games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seed, policies, options) in GAMES.items():
        game = played(boulevard.new("paris", seed=seed, **options), Player(seed, policies))
        record = {"comment": f"{name}: {', '.join(policies)}", **game.record(), "legal": counted(game)}
        (FOLDER / f"{name}.json").write_text(written(record), encoding="utf-8")


if __name__ == "__main__":
    main()

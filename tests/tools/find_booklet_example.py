"""Find a whole PARIS game that ends with the score sheet of the booklet's scoring example.

The final position is searched for (booklet_position.py). All placing rules speak of the final position only, so
the order of play is free. It is chosen so that blue has built everything when orange runs out of moves, and so that
every right is taken before it is used.

Run as `python -m tests.tools.find_booklet_example`; it writes `tests/data/booklet_example.json`.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.tools.booklet_position import ROLES, SEATS, Position, Search, Space, label

OUTPUT = Path(__file__).resolve().parents[1] / "data" / "booklet_example.json"
POSTCARDS = (
    "levitation",
    "metropolitain",
    "jardin",
    "sacre-coeur",
    "peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
)
COMMENT = (
    "The booklet's scoring example as a whole game, found by tests/tools/find_booklet_example.py: orange 48, "
    "blue 57, every line of both score sheets as printed. The letters of 'buildings' are the booklet's; "
    "'annex' is the space that belongs to B besides its own."
)


def labels(spaces: Iterable[Space]) -> str:
    return ",".join(label(space) for space in sorted(spaces))


def phase_one(position: Position) -> list[list[str]]:
    """Blue starts with 14 turns; orange has laid and reserved all after 12, and passes once."""
    orders = {"blue": "LLRLRLRLRLRLRL", "orange": "LRLLRLLRLLRLP"}
    turns: dict[str, list[str]] = {}
    for seat in SEATS:
        lays = iter(position.lays[seat])
        names = [position.pieces[role].name for role in ROLES if ROLES[role].seat == seat and role != "C"]
        reserves = iter(names + position.unbuilt[seat])
        turns[seat] = []
        for turn in orders[seat]:
            if turn == "L":
                lay = next(lays)
                turns[seat].append(f"lay {label(lay.square)} {lay.degrees}")
            else:
                turns[seat].append(f"reserve {next(reserves)}" if turn == "R" else "pass")
    return alternate(turns, "blue")


def phase_two(position: Position) -> list[list[str]]:
    """Orange starts and is out of moves after six turns; blue's last three need no mixed space."""
    pieces = position.pieces
    build = {role: f"build {piece.name} {labels(piece.spaces)}" for role, piece in pieces.items()}
    annex = f"bouquinistes {label(position.annex)} {label(pieces['B'].spaces[0])}"
    garden = f"jardin {labels(pieces['C'].spaces)}"
    artist = [f"peintre {label(position.painter)}", f"lampadaire {label(position.lamp)}", "levitation"]
    turns = {
        "orange": ["chartier", build["A"], build["B"], annex, garden, "sacre-coeur"],
        "blue": ["metropolitain", *(build[role] for role in "DEFGH"), *artist],
    }
    return alternate(turns, "orange")


def alternate(turns: dict[str, list[str]], starts: str) -> list[list[str]]:
    """Put the turns in order of play; a seat with no turn left is skipped."""
    seats = [starts, *(seat for seat in SEATS if seat != starts)]
    rounds = range(max(len(moves) for moves in turns.values()))
    return [[seat, turns[seat][number]] for number in rounds for seat in seats if number < len(turns[seat])]


def record(position: Position) -> dict[str, Any]:
    piles = {seat: [lay.tile for lay in position.lays[seat]] for seat in SEATS}
    orange = {"light": 33, "group": 15, "unbuilt": 0, "postcards": 0, "total": 48}
    blue = {"light": 43, "group": 13, "unbuilt": -3, "postcards": 4, "total": 57}
    setup = {"postcards": POSTCARDS, "starts": "blue", "penseur": "any", "fountain": 2, "mirror": False}
    return {
        "format": "boulevard/1",
        "game": "paris",
        "comment": COMMENT,
        "setup": setup | {"piles": piles},
        "moves": phase_one(position) + phase_two(position),
        "result": {"orange": orange, "blue": blue, "winner": "blue"},
        "buildings": {role: described(position, role) for role in ROLES},
    }


def described(position: Position, role: str) -> dict[str, Any]:
    piece = position.pieces[role]
    spaces = [label(space) for space in piece.spaces]
    annex = {"annex": label(position.annex)} if role == "B" else {}
    return {"name": piece.name, "spaces": spaces, **annex, "lights": piece.lights}


def pretty(game: dict[str, Any]) -> str:
    """JSON with a line for every key, and for every entry of the moves and the buildings."""
    lines = []
    for key, value in game.items():
        text = json.dumps(value)
        if key == "moves":
            text = "[\n" + ",\n".join("  " + json.dumps(move) for move in value) + "\n ]"
        elif key in ("buildings", "result"):
            entries = (f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in value.items())
            text = "{\n" + ",\n".join(entries) + "\n }"
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    OUTPUT.write_text(pretty(record(Search().solve())), encoding="utf-8")
    print(f"wrote {OUTPUT}")


if __name__ == "__main__":
    main()

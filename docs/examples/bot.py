"""A bot for Boulevard: large buildings in Paris, long roads by farms and grapes in Avenue, otherwise at random."""

import json
import random
import sys
from typing import Any

SIDES = ["", "nw", "ne", "se", "sw", "we", "ns"]  # that a road joins, by its number
STEPS = {"n": (0, 1, "s"), "e": (1, 0, "w"), "s": (0, -1, "n"), "w": (-1, 0, "e")}


def liking(move: str, view: dict[str, Any]) -> float:
    """How large a building is; how well a road goes on, and what it runs by."""
    verb, *words = move.split()
    if verb == "draw":
        column, row = ord(words[0][0]), int(words[0][1:])
        roads, symbol = view["sheets"][view["seat"]]["roads"], view["sheet"]["rows"][-row].split()[column - ord("a")]
        card: int = view["card"]["number"]
        steps = [STEPS[side] for side in SIDES[card]]
        joined = [back in SIDES[roads.get(f"{chr(column + x)}{row + y}", 0)] for x, y, back in steps]
        return 2 * sum(joined) + (int(symbol[1]) / 2 if symbol[1:].isdigit() else symbol in "ABCDEF")
    return len(words[-1].split(",")) if verb == "build" else 0


for line in sys.stdin:
    request = json.loads(line)
    moves = random.Random(request["seed"]).sample(request["legal"], len(request["legal"]))
    best = max(moves, key=lambda move: liking(move, request["view"]))
    print(json.dumps({"move": best}), flush=True)

"""Write the perft counts of Paris: how many sequences of 1, 2, 3 moves there are from chosen positions.

They are counted by the oracle alone. Run as ``python -m tests.tools.make_perft``; it takes some minutes.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from tests.games.paris.oracle import Oracle

DATA = Path(__file__).parents[1] / "data"
POSITIONS: list[tuple[str, int, int, str]] = [
    ("starred-uniform", 0, 3, "the first moves: 64 ways to lay and 12 reservations"),
    ("starred-hoarding", 12, 3, "the pool is empty: nothing but laying"),
    ("starred-hasty-against-hoarding", -1, 3, "one seat has laid all eight and may pass, the other still lays"),
    ("starred-varied", -2, 2, "the start of phase 2: every postcard is face-up, Levitation has its swaps"),
    ("starred-rights", -3, 3, "a right is held: spaces that are closed otherwise are open"),
    (
        "others-rights-for-the-fountain",
        -3,
        2,
        "a right is held, and the Fountain and the Statue are among the postcards",
    ),
    ("starred-mirror", -2, 2, "pieces may be turned over"),
    ("others-one-space-fountain", -4, 3, "near the end: few tokens, skipped turns"),
]
"""Golden game, moves into it (or one of the marks below), depth, reason."""


def index_of(record: dict[str, Any], mark: int) -> int:
    """How many moves into the game a position is."""
    verbs = [move.split()[0] for _, move in record["moves"]]
    last_lay = len(verbs) - 1 - verbs[::-1].index("lay")
    if mark >= 0:
        return mark
    if mark == -1:
        return verbs.index("pass")
    if mark == -2:
        return last_lay + 1
    if mark == -3:
        return 1 + min(verbs.index(card) for card in ("metropolitain", "chartier") if card in verbs)
    return len(verbs) - 4


def perft(oracle: Oracle, depth: int) -> int:
    """The number of sequences of that many moves; a game that ends earlier has none."""
    legal = oracle.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = copy.deepcopy(oracle)
        after.play(move)
        total += perft(after, depth - 1)
    return total


def main() -> None:
    """Count and write."""
    rows = []
    for name, mark, depth, reason in POSITIONS:
        record = json.loads((DATA / "golden" / "paris" / f"{name}.json").read_text(encoding="utf-8"))
        moves = index_of(record, mark)
        oracle = Oracle(record["setup"])
        for _, move in record["moves"][:moves]:
            oracle.play(move)
        counts = [perft(oracle, plies) for plies in range(1, depth + 1)]
        rows.append({"game": name, "moves": moves, "reason": reason, "counts": counts})
        print(rows[-1])
    text = "[\n" + ",\n".join(f" {json.dumps(row)}" for row in rows) + "\n]\n"
    (DATA / "perft_paris.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

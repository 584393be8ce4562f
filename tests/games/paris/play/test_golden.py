"""The golden games of Paris use every rule there is, together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import boulevard
from boulevard.games.paris.moves.grammar import ALONE
from boulevard.games.paris.play.state import POSTCARDS

DATA = Path(__file__).parents[3] / "data"
GOLDEN = sorted((DATA / "golden" / "paris").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def happenings(record: dict[str, Any]) -> set[str]:
    """What happens in a game besides its moves: rights spent, passes of phase 2, skipped turns, no chimney left."""
    game = boulevard.from_record({**record, "moves": [], "result": None})
    seen: set[str] = set()
    for seat, move in record["moves"]:
        before = game.view(seat)
        game.play(seat, move)
        after = game.view(seat)
        spent = set(before["rights"][seat]) - set(after["rights"][seat])
        seen |= {f"{right} by {move.split()[0]}" for right in spent}
        if before["phase"] == 2:
            seen |= {"pass in phase 2"} if move == "pass" else set()
            seen |= {"skipped"} if after["turn"] == [seat] else set()
        seen |= {"no chimney"} if 0 in after["chimneys"].values() else set()
    return seen


def test_every_rule_is_used() -> None:
    records = [read(path) for path in GOLDEN]
    moves = [move for record in records for _, move in record["moves"]]
    bare = {move for move in moves if move in POSTCARDS}
    acted = {move.split()[0] for move in moves if " " in move} & set(POSTCARDS)
    assert len(records) >= 12
    assert bare == set(POSTCARDS)
    assert acted == set(POSTCARDS) - set(ALONE)
    seen = set().union(*map(happenings, records))
    assert seen >= {"metropolitain by build", "chartier by build", "chartier by fontaine", "metropolitain by jardin"}
    assert seen >= {"pass in phase 2", "skipped", "no chimney"}
    assert {record["result"]["winner"] for record in records} >= {"orange", "blue"}

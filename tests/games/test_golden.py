"""Golden games: replayed and compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boulevard

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "golden").glob("*/*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replay(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    game = boulevard.from_record({**record, "moves": [], "result": None})
    for (seat, move), count in zip(record["moves"], record["legal"], strict=True):
        legal = game.legal(seat)
        assert len(legal) == count
        assert move in legal
        assert seat in game.turn
        game.play(seat, move)
    assert game.result() == record["result"]
    assert game.record() == {key: record[key] for key in ("format", "game", "setup", "moves", "result")}


@pytest.mark.parametrize("name", boulevard.games())
def test_there_are_enough(name: str) -> None:
    assert sum(path.parent.name == name for path in GOLDEN) >= 9

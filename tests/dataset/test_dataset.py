"""A data set says what was known, thought and done; any engine and any interruption give the same file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from boulevard.arena.engines import Processes
from boulevard.arena.errors import OtherWork
from boulevard.bots import registry
from boulevard.bots.errors import UnknownBot
from boulevard.cli import app
from boulevard.dataset import Dataset
from boulevard.dataset import dataset as module
from boulevard.dataset.columns import ABOUT, COLUMNS
from boulevard.dataset.dataset import OtherDataset
from boulevard.errors import BadOption
from boulevard.games.registry import rules
from tests.arena.matches import Here

DOCS = Path(__file__).parents[2] / "docs" / "datasets.md"


@pytest.fixture(autouse=True)
def _short_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK", 2)


def written(path: Path, engine: Any = None, **values: Any) -> pl.DataFrame:
    Dataset(**{"game": "paris", "bot": "mcts:sims=4", "games": 5, **values}).write(path, engine or Here())
    return pl.read_parquet(path)


def test_rows_say_what_was_known_and_done(tmp_path: Path) -> None:
    rows = written(tmp_path / "a.parquet", options={"postcards": "random"})
    assert rows.columns == [it.name for it in COLUMNS]
    assert rows["game"].unique(maintain_order=True).to_list() == list(range(5))
    paris = rules("paris").dealt(0)
    for row in rows.iter_rows(named=True):
        state = np.frombuffer(bytearray(row["state"]), paris.dtype)
        seat = paris.seats[row["seat"]]
        assert paris.turn(state) == (seat,)
        assert paris.hide(state, seat).tobytes() == row["state"], "nothing that the seat can't know"
        assert paris.actions(state, seat).tolist() == row["legal"]
        assert row["action"] in row["legal"]
        assert sum(row["policy"]) == pytest.approx(1, abs=1e-5)
        assert len(row["policy"]) == len(row["legal"])
        assert paris.from_position(row["position"])[1].tobytes() == row["state"]
        assert row["won"] or row["margin"] <= 0
    ends = rows.group_by("game", "seat").agg(pl.col("margin").first(), pl.col("score").n_unique())
    assert set(ends["score"]) == {1}
    assert (ends.group_by("game").agg(pl.col("margin").sum())["margin"] == 0).all()


def test_a_bot_that_tells_no_shares_gives_all_to_its_move(tmp_path: Path) -> None:
    rows = written(tmp_path / "a.parquet", game="avenue", bot="random", games=2, options={"players": 2})
    for legal, policy, action in rows.select("legal", "policy", "action").iter_rows():
        assert policy[legal.index(action)] == 1


def test_any_engine_and_any_interruption_give_the_same_file(tmp_path: Path) -> None:
    whole, stopped, other = (tmp_path / name for name in ("whole.parquet", "stopped.parquet", "other.parquet"))
    written(whole)
    done: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        Dataset("paris", "mcts:sims=4", 5).write(stopped, Here(most=2), done.append)
    assert done == [0, 2, 4]
    assert not stopped.exists()
    (stopped.with_name("stopped.parquet.parts") / "000002.unfinished").write_bytes(b"cut off")
    Dataset("paris", "mcts:sims=4", 5).write(stopped, Here(), done.append)
    assert done[3:] == [4, 5]
    written(other, Processes(2))
    assert whole.read_bytes() == stopped.read_bytes() == other.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {whole.name, stopped.name, other.name}


def test_a_temperature_draws_other_moves_the_same_way_each_time(tmp_path: Path) -> None:
    plain = written(tmp_path / "plain.parquet", bot="mcts:sims=64", games=2)
    warm = written(tmp_path / "warm.parquet", bot="mcts:sims=64", games=2, temperature=1.0)
    again = written(tmp_path / "again.parquet", bot="mcts:sims=64", games=2, temperature=1.0)
    assert warm.equals(again)
    assert any(policy[legal.index(action)] < max(policy) for policy, legal, action in _choices(warm))
    assert all(policy[legal.index(action)] > 0 for policy, legal, action in _choices(warm))
    assert plain["action"][0] == plain["legal"][0][plain["policy"][0].arg_max()]


def _choices(rows: pl.DataFrame) -> Any:
    return rows.select("policy", "legal", "action").iter_rows()


def test_a_finished_file_is_left_as_it_is_and_another_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    written(path, games=1)
    before = path.stat()
    written(path, games=1)
    assert path.stat() == before
    with pytest.raises(OtherDataset, match="mcts:sims=4"):
        written(path, games=2)
    (tmp_path / "text.parquet").write_text("a text")
    with pytest.raises(OtherDataset):
        written(tmp_path / "text.parquet")
    with pytest.raises(KeyboardInterrupt):
        written(tmp_path / "b.parquet", Here(most=1))
    with pytest.raises(OtherWork):
        written(tmp_path / "b.parquet", seed=2)


def test_a_level_that_means_another_bot_is_another_data_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(name: str, spec: str, engine: Any = None) -> None:
        monkeypatch.setattr(registry, "levels", lambda game: [registry.Level(1, "One", spec, "", 0)])
        written(tmp_path / name, engine, game="avenue", bot="level:1")

    write("whole.parquet", "random")
    with pytest.raises(KeyboardInterrupt):
        write("begun.parquet", "random", Here(most=1))
    with pytest.raises(OtherDataset):
        write("whole.parquet", "greedy")
    with pytest.raises(OtherWork):
        write("begun.parquet", "greedy")
    write("begun.parquet", "random")
    assert (tmp_path / "begun.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_what_cannot_be_played_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        written(tmp_path / "a.parquet", bot="nobody")
    with pytest.raises(BadOption):
        written(tmp_path / "a.parquet", temperature=-1)
    with pytest.raises(BadOption):
        written(tmp_path / "a.parquet", games=0)
    with pytest.raises(BadOption):
        written(tmp_path / "a.parquet", options={"postcards": "none"})
    assert not list(tmp_path.iterdir())


def test_pandas_reads_it_too_and_the_file_says_what_it_was_made_from(tmp_path: Path) -> None:
    rows = written(tmp_path / "a.parquet", game="avenue", bot="greedy", games=2)
    found = pd.read_parquet(tmp_path / "a.parquet")
    assert found["action"].tolist() == rows["action"].to_list()
    assert (found["score"] == found["margin"]).all()
    about = json.loads(pq.read_schema(tmp_path / "a.parquet").metadata[ABOUT])
    assert (about["game"], about["bot"], about["seed"]) == ("avenue", "greedy", 1)


def test_the_command_writes_it_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    words = ["dataset", "avenue", "--games", "2", "--workers", "1", "--out", str(path)]
    answer = CliRunner().invoke(app, words)
    assert answer.exit_code == 0, answer.output
    assert path.name in answer.output.replace("\n", "")
    assert pl.read_parquet(path)["game"].n_unique() == 2


def test_the_docs_have_every_column() -> None:
    rows = [
        f"| `{it.name}` | {it.type.replace('<', chr(92) + '<').replace('>', chr(92) + '>')} | {it.meaning} |"
        for it in COLUMNS
    ]
    assert "\n".join(rows) in DOCS.read_text(encoding="utf-8")

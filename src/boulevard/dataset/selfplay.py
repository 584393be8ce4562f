"""Playing a block of games: a job that any process on any machine can carry out."""

from __future__ import annotations

import base64
import io
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from boulevard.arena.jobs import Line, Tell, thought_seed
from boulevard.bots.contract import Sight, Thought
from boulevard.bots.registry import ReadyBot, ready_bot
from boulevard.dataset.columns import arrow, schema
from boulevard.errors import NoPositions
from boulevard.games.game import Game
from boulevard.games.registry import rules

Row = dict[str, Any]


@dataclass(frozen=True)
class Block:
    """Games of a data set that are played one after the other."""

    WORK: ClassVar[str] = "boulevard.dataset.selfplay:played"

    id: str
    first: int
    """The number of its first game."""
    games: int
    source: Mapping[str, Any]
    """What the data set is made from."""

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


def played(data: Mapping[str, Any], progress: Mapping[str, Any], tell: Tell) -> Line:
    """Play a block; return its rows as a file of Parquet. Every move is told, so that nobody takes us for stalled."""
    block = Block(**data)
    bot = ready_bot(block.source["game"], block.source["spec"]).on(1)
    rows = [
        row
        for number in range(block.first, block.first + block.games)
        for row in game_rows(block.source, bot, number, tell)
    ]
    pa, file = arrow(), io.BytesIO()
    table = pa.Table.from_pylist(rows, schema(json.dumps(block.source)))
    pa.parquet.write_table(table, file, compression="zstd")
    return {"job": block.id, "games": block.games, "parquet": base64.b64encode(file.getvalue()).decode()}


def game_rows(source: Mapping[str, Any], bot: ReadyBot, number: int, tell: Tell = lambda event: None) -> list[Row]:
    """Play a game; return a row for every decision."""
    game = Game(rules(source["game"]).dealt(f"{source['seed']}/{number}", source["options"]))
    rows = []
    while not game.over:
        seat, moves = game.turn[0], len(game.history)
        seed = thought_seed(f"{source['seed']}/{number} {moves} {seat}")
        sight = Sight.of(game, seat)
        thought = bot.think(sight, seed)
        policy = shares(sight, thought)
        action = _drawn(sight.actions, policy, source["temperature"], seed) if source["temperature"] else thought.action
        rows.append(_row(game, sight, policy, action, thought) | {"game": number, "move": moves})
        game.apply(seat, action)
        tell({"moved": moves})
    return [row | _outcome(game, row["seat"]) for row in rows]


def shares(sight: Sight, thought: Thought) -> NDArray[np.float32]:
    """Return the share of its attention that a bot gave to each legal action; all to its move if it doesn't say."""
    given = {it.action: it.share for it in thought.ranking}
    policy = np.array([given.get(action, 0.0) for action in sight.actions], np.float32)
    if not policy.sum() > 0:
        policy = np.array([action == thought.action for action in sight.actions], np.float32)
    policy /= policy.sum()
    return policy


def _drawn(actions: tuple[int, ...], policy: NDArray[np.float32], temperature: float, seed: int) -> int:
    """Draw an action: at temperature 1 by the shares, the lower the more often the best."""
    weights = (policy / policy.max()).astype(np.float64) ** (1 / temperature)
    return actions[int(np.random.default_rng(seed).choice(len(actions), p=weights / weights.sum()))]


def _row(game: Game, sight: Sight, policy: NDArray[np.float32], action: int, thought: Thought) -> Row:
    values = {it.action: it.value for it in thought.ranking}
    return {
        "seat": game.rules.number(sight.seat),
        "position": _position(game, sight),
        "state": sight.known.tobytes(),
        "legal": sight.actions,
        "policy": policy,
        "action": action,
        "value": values.get(action),
    }


def _position(game: Game, sight: Sight) -> str | None:
    try:
        return game.rules.position(sight.known)
    except NoPositions:
        return None


def _outcome(game: Game, seat: int) -> Row:
    rules, state = game.rules, game.state
    score, margin = (int(points(state)[0, seat]) for points in (rules.scores, rules.margins))
    return {"score": score, "margin": margin, "won": bool(rules.winners(state)[0, seat])}

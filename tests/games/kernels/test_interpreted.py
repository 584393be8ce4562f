"""The rules run the same, compiled and interpreted."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

from boulevard.games.game import Game
from boulevard.games.registry import rules

GAMES = 40
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "paris": [{}, {"postcards": "random", "starts": "random", "mirror": True, "penseur": "own", "fountain": 1}],
    "avenue": [{}, {"sheet": ["A B C D", "E F P1 G3"], "players": 3}],
}


def digest(name: str) -> str:
    """A hash of random games with all the rest of the compiled work on them."""
    parts = []
    for options in OPTIONS[name]:
        game = rules(name).dealt(3, options)
        seat = game.seats[-1]
        states = game.deal(GAMES, 11)
        game.apply_each(states, game.legal(states)[0][:, 0])
        buffers = game.buffers(GAMES, mask=True, seed=4)
        step = game.step(states, game.legal(states)[0][:, 0], buffers=buffers)
        step = game.redeal(states, buffers=buffers, which=step.counts % 2 == 0)
        parts += [data.tobytes() for data in (step.actions, step.counts, step.turns, step.over, *buffers.lists[4:])]
        hidden = game.hide(states, seat)
        observed = game.observe(states, dtype="uint8"), game.observe(hidden, seat)
        log = game.playout(states, 12, log=True).log
        found = (states, hidden, game.sample(hidden, 13), log, game.scores(states), game.winners(states))
        for data in (*observed, game.observe(states, seat), *found):
            parts.append(data.tobytes())
        parts.append(repr(game.view(states[:1], seat)).encode())
        parts.append(game.legal_mask(game.deal(2, 5)).tobytes())
        table = Game(game)
        for number in range(24):
            choices = table.actions(table.turn[0])
            table.apply(table.turn[0], choices[7 * number % len(choices)])
        parts.append(table.state.tobytes())
    return hashlib.sha256(b"".join(parts)).hexdigest()


@pytest.mark.parametrize("name", OPTIONS)
def test_interpreted_and_compiled_agree(name: str) -> None:
    code = f"from tests.games.kernels.test_interpreted import digest; print(digest({name!r}))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == digest(name)

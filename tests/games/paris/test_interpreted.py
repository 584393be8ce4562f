"""The rules run the same, compiled and interpreted."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

from boulevard.games.registry import rules

GAMES = 40


def digest() -> str:
    """A hash of random games with all the rest of the compiled work on them."""
    parts = []
    for options in ({}, {"postcards": "random", "starts": "random", "mirror": True, "penseur": "own", "fountain": 1}):
        paris = rules("paris").dealt(3, options)
        states = paris.deal(GAMES, 11)
        hidden = paris.hide(states, "orange")
        log = paris.playout(states, 12, log=True).log
        for data in (states, hidden, paris.sample(hidden, 13), log, paris.scores(states), paris.winners(states)):
            parts.append(data.tobytes())
        parts.append(repr(paris.view(states[:1], "blue")).encode())
        parts.append(paris.legal_mask(paris.deal(2, 5)).tobytes())
    return hashlib.sha256(b"".join(parts)).hexdigest()


def test_interpreted_and_compiled_agree() -> None:
    command = [
        sys.executable,
        "-W",
        "error",
        "-c",
        "from tests.games.paris.test_interpreted import digest; print(digest())",
    ]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == digest()

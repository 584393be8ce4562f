"""Bots that behave badly, slowly, or in a way that is easily foreseen."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.bots.errors import BotFailed
from boulevard.games.kernels.parallel import cores

WITNESS = "BOULEVARD_TEST_WITNESS"
"""Where to find the folder that `Witness` writes to."""


class First(Bot):
    """Plays the first legal move, and prints, which must not disturb anybody."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        print('{"done": {}}', flush=True)
        return Thought(sight.actions[0])


class Last(Bot):
    """Plays the last legal move; one in Avenue that peeks whenever it can."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        return Thought(sight.actions[-1])


class Crashing(Bot):
    """Fails in the middle of a game."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        roads = sum(len(sheet["roads"]) for sheet in sight.view.get("sheets", ()))
        return Thought(sight.actions[0 if roads < 10 else 1 // 0])


class Leaving(Bot):
    """Tries to leave by an exception that is not an error."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        raise SystemExit("bye")


class Stalling(Bot):
    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        _note()
        while True:
            time.sleep(60)


class Nonsense(Bot):
    def think(self, sight: Sight, budget: Budget, seed: int) -> Any:
        return "castle kingside"


class Illegal(Bot):
    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        return Thought(sight.actions[-1] + 1000)


class Unspeakable(Bot):
    """Answers with something that can't even be shown, by an error that can't be told."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Any:
        return Secret()


class Secret:
    def __repr__(self) -> str:
        raise Unspoken


class Unspoken(Exception):
    def __str__(self) -> str:
        raise ValueError


class Sorry(Bot):
    """Says itself that it has failed, as programs do."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        raise BotFailed("program-silent", command="x", seconds=3, errors="")


class Deadly(Bot):
    """Ends the process that it is in."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        os._exit(7)


class DeadlyOnce(Bot):
    """Ends the process that it is in at its first move ever, and plays on like any other after that."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        mark = Path(os.environ[WITNESS]) / "died"
        if not mark.exists():
            mark.touch()
            os._exit(7)
        return Thought(sight.actions[seed % len(sight.actions)])


class Single(Bot):
    """Fails where it could use more than one core."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        assert (cores(), os.environ["OMP_NUM_THREADS"], budget.threads) == (1, "1", 1)
        return Thought(sight.actions[0])


class Unborn(Bot):
    def __init__(self) -> None:
        if os.environ.get(WITNESS):
            raise RuntimeError("no weights")

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        raise NotImplementedError


class Witness(Bot):
    """Plays Avenue by its seed, not too fast, and notes every beginning of a game: in which process, child of which."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        if not any(sheet["roads"] for sheet in sight.view["sheets"]):
            _note()
        time.sleep(0.005)
        return Thought(sight.actions[seed % len(sight.actions)])


def _note() -> None:
    """Tell by the name of a file which process this is, and the child of which."""
    if WITNESS in os.environ:
        (Path(os.environ[WITNESS]) / f"{os.getppid()}-{os.getpid()}-{time.monotonic_ns()}").touch()

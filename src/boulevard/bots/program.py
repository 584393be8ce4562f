"""A bot in any language: a program that reads and writes lines of JSON (docs/writing-a-bot.md).

Every request says all that is needed to answer it, so a program need not remember anything. It is started at its first
move, asked for every later one, and started again if it has ended in between.
"""

from __future__ import annotations

import json
import threading
import weakref
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, ClassVar

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.conversation import Conversation, shown, words
from boulevard.bots.errors import BotFailed, UnknownBot
from boulevard.errors import BadNotation, IllegalMove
from boulevard.messages import say

PROTOCOL = 1
ANSWER_SECONDS = 10.0
"""Seconds that a program may take beyond its budget, to start for example."""
LARGEST = 1e9
"""No value or score of an answer is larger."""
LONGEST_COMMENT = 1000
"""Letters that are kept."""


class Program(Bot):
    """Asks a program for every move; `grace` is how many seconds it may take beyond its budget."""

    budget: ClassVar[Budget] = Budget(seconds=1.0)

    def __init__(self, command: str = "", grace: float = ANSWER_SECONDS) -> None:
        self.command = command
        self.grace = grace
        self._words = _split(command)
        self._talk: Conversation | None = None
        self._finish: Callable[[], object] = _nothing
        self._lock = threading.Lock()

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Ask for a move (`BotFailed`)."""
        line = json.dumps(request(sight, budget, seed), separators=(",", ":")).encode() + b"\n"
        with self._lock:
            answer = self._conversation().ask(line, (budget.seconds or 0.0) + self.grace)
            try:
                return _Answer(self.command, sight, answer).thought()
            except BotFailed:
                self.close()
                raise

    def close(self) -> None:
        """End the program. That also happens by itself when the bot is no longer used."""
        self._finish()
        self._talk = None

    def _conversation(self) -> Conversation:
        """The program, started if it does not run."""
        if self._talk is None or not self._talk.is_alive:
            self.close()
            self._talk = Conversation(self._words)
            self._finish = weakref.finalize(self, self._talk.close)
        return self._talk

    def __reduce__(self) -> tuple[type[Program], tuple[str, float]]:
        return Program, (self.command, self.grace)


def request(sight: Sight, budget: Budget, seed: int) -> dict[str, Any]:
    """Return what a program is asked for a move: all that the seat may know, and nothing else."""
    rules = sight.rules
    return {
        "boulevard": PROTOCOL,
        "game": rules.info.name,
        "options": {name: rules.setup[name] for name in rules.info.options if name in rules.setup},
        "seats": list(rules.seats),
        "seat": sight.seat,
        "view": sight.view,
        "legal": [sight.write(action) for action in sight.actions],
        "budget": {name: value for name, value in asdict(budget).items() if value is not None},
        "seed": int(seed),
    }


class _Answer:
    """A line that a program has answered with; whatever is wrong with it is `BotFailed`."""

    def __init__(self, command: str, sight: Sight, line: bytes) -> None:
        self.command = command
        self.sight = sight
        self.given = self._object(line)

    def thought(self) -> Thought:
        return Thought(
            self._action(self.given.get("move")),
            ranking=[self._ranked(entry) for entry in self._list("ranking")],
            expected=self._expected(),
            comment=shown(str(self.given.get("comment", "")), LONGEST_COMMENT),
        )

    def _object(self, line: bytes) -> Mapping[str, Any]:
        text = line.decode(errors="replace")
        try:
            given = json.loads(text)
        except (ValueError, RecursionError):
            given = None
        if not isinstance(given, dict):
            raise self._wrong("program-not-json", line=shown(text.strip()))
        return given

    def _action(self, move: object) -> int:
        """The number of a legal move, however it is written."""
        if not isinstance(move, str):
            raise self._wrong_part("move", move)
        rules, known, seat = self.sight.rules, self.sight.known, self.sight.seat
        try:
            action = rules.read(known, seat, move)
        except (BadNotation, IllegalMove) as error:
            raise self._wrong("program-move", move=shown(move), reason=error) from error
        if action not in self.sight.actions:
            key, values = rules.refuse(known, seat, move)
            raise self._wrong("program-move", move=shown(move), reason=say(key, **values))
        return action

    def _ranked(self, entry: object) -> Ranked:
        if not isinstance(entry, dict):
            raise self._wrong_part("ranking", entry)
        return Ranked(self._action(entry.get("move")), self._number("ranking", entry.get("value")))

    def _expected(self) -> list[float]:
        expected = [self._number("expected", score) for score in self._list("expected")]
        if expected and len(expected) != len(self.sight.rules.seats):
            raise self._wrong_part("expected", expected)
        return expected

    def _list(self, part: str) -> list[Any]:
        found = self.given.get(part) or []
        if not isinstance(found, list):
            raise self._wrong_part(part, found)
        return found

    def _number(self, part: str, value: object) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) <= LARGEST:
            raise self._wrong_part(part, value)
        return float(value)

    def _wrong_part(self, part: str, value: object) -> BotFailed:
        return self._wrong("program-part", part=part, value=shown(json.dumps(value)))

    def _wrong(self, key: str, **values: object) -> BotFailed:
        return BotFailed(key, command=self.command, **values)


def _split(command: str) -> list[str]:
    try:
        found = words(command)
    except ValueError as error:
        raise UnknownBot("program-command", command=command) from error
    if not found:
        raise UnknownBot("program-command", command=command)
    return found


def _nothing() -> None:
    """What there is to end before a program was started."""

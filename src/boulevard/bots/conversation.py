"""Talking to a program line by line: one line in, one line out, and no waiting longer than was agreed."""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO

from boulevard.bots.errors import BotFailed

LONGEST_LINE = 1_000_000
"""Bytes of an answer, of a program that is not ours."""
KEPT_ERRORS = 10
"""Lines of the standard error that are told when something goes wrong."""
GRACE = 1.0
"""Seconds that a program has to leave by itself when its input ends."""


def words(text: str) -> list[str]:
    """Split a text as a shell would (`ValueError`); on Windows a backslash is a part of a path, not an escape."""
    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if os.name == "nt":
        lexer.escape = ""
    return list(lexer)


def shown(text: str, most: int = 200) -> str:
    """Return a text of a program's as it can be put into a sentence: short, and without control characters."""
    printable = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return printable if len(printable) <= most else f"{printable[:most]} …"


class Conversation:
    """A program that was started with a command and answers every line with a line.

    It has a session of its own, so a key pressed to stop us does not stop it in the middle of an answer; it ends
    with `close`. A program that has failed is ended. All failures are `BotFailed`.
    """

    def __init__(self, command: Sequence[str], longest: int | None = None) -> None:
        """Start a program, whose lines have so many bytes at most."""
        self.command = shlex.join(command)
        self._longest = LONGEST_LINE if longest is None else longest
        self._owner = os.getpid()
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            raise BotFailed("program-start", command=self.command, reason=error) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors: deque[str] = deque(maxlen=KEPT_ERRORS)
        self._sender = threading.Thread()
        self._listeners = [
            _started(_listen, self._process.stdout, self._lines, self._longest),
            _started(_keep, self._process.stderr, self._errors),
        ]

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked: it was started by this process, and runs."""
        return self._owner == os.getpid() and self._process.poll() is None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer, which must come within some seconds."""
        if not self._lines.empty():
            raise self._failed("program-unasked", line=shown(self._next(0).decode(errors="replace")))
        self._sender = _started(_send, self._input, line)
        return self._next(seconds)

    def close(self) -> None:
        """End the program: its input ends, and if it does not leave by itself then, it is killed."""
        if self._owner != os.getpid():
            return
        if not self._sender.is_alive():
            self._hang_up()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self._kill()
        for thread in (self._sender, *self._listeners):
            if thread.is_alive() and thread is not threading.current_thread():
                thread.join(GRACE)
        if not self._sender.is_alive():
            self._hang_up()

    def _next(self, seconds: float) -> bytes:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self._failed("program-silent", seconds=f"{seconds:g}") from None
        if not line:
            raise self._ended()
        if len(line) > self._longest:
            raise self._failed("program-long", most=self._longest)
        return line

    def _ended(self) -> BotFailed:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._kill()
        return self._failed("program-ended", code=self._process.returncode)

    def _failed(self, key: str, **values: object) -> BotFailed:
        """End the program; say what was wrong, and what it wrote to its standard error last."""
        self._kill()
        self.close()
        errors = "".join(f"\n{line}" for line in self._errors)
        return BotFailed(key, command=self.command, errors=errors, **values)

    def _kill(self) -> None:
        """Kill the program, and with it what it has started, where there is a way."""
        if self._process.poll() is None:
            with suppress(OSError):
                if os.name == "posix":
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
            self._process.wait()

    def _hang_up(self) -> None:
        with suppress(OSError):
            self._input.close()


def _started(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _send(pipe: IO[bytes], line: bytes) -> None:
    """Write a line; a program that does not read it holds up this thread only."""
    with suppress(OSError, ValueError):  # it has ended, or has been hung up on
        pipe.write(line)
        pipe.flush()


def _listen(pipe: IO[bytes], lines: queue.SimpleQueue[bytes], longest: int) -> None:
    """Pass lines on until there are no more, or one is too long; then an empty one."""
    with pipe:
        while line := pipe.readline(longest + 1):
            lines.put(line)
            if len(line) > longest:
                break
    lines.put(b"")


def _keep(pipe: IO[bytes], errors: deque[str]) -> None:
    """Remember the last lines."""
    with pipe:
        while line := pipe.readline(LONGEST_LINE):
            errors.append(shown(line.decode(errors="replace").rstrip()))

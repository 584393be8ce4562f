"""A process that draws beside the one that answers, begun once there is much to draw: so a server uses another core.

It is sent orders and answers them one after the other, over a socket: a pool of processes takes as long to hand an
order over as drawing a small page does. Nothing depends on it: while it begins, is behind or was lost, whoever asks is
told so at once and draws by themselves.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import pickle
import signal
import socket
import struct
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from boulevard.games.kernels.parallel import cores
from boulevard.web.thinking.loading import spare_requests_the_garbage
from boulevard.web.thinking.processes import START

MUCH = 0.2
"""Seconds of drawing from which on it is worth a process, of which each counts half after the next second."""
BEHIND = 40
"""Orders that may wait there: one more is drawn here."""
WARM = 200
"""Orders after which all is loaded that stays: it is not looked through for garbage any more."""
OFTEN = 20_000
"""Orders between two looks for garbage, each of which keeps those who wait."""
LONGEST = 5.0
"""Seconds after which an answer is given up, and the process with it."""

logger = logging.getLogger(__name__)

_length = struct.Struct(">I")


class Order(Protocol):
    """What is to be drawn."""

    @property
    def kind(self) -> str:
        """What such drawings have in common: the first of each takes the process longer."""


class Drawn(NamedTuple):
    """What was drawn, and the CPU time that it took; nothing if it could not be drawn there."""

    content: bytes
    seconds: float


Draw = Callable[[Any], bytes]


class DrawingProcess:
    """Draws what it is ordered to, as long as it is there; `make` returns what draws, from what is given."""

    def __init__(self, make: Callable[..., Draw], *given: Any, much: float = MUCH, is_wanted: bool = True) -> None:
        self._made_by = (make, given)
        self._much = much
        self._is_wanted = is_wanted and cores() > 1
        self._line: _Line | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._spent, self._since = 0.0, 0.0

    @property
    def has_room(self) -> bool:
        """Whether there is a process that is not behind."""
        return self._line is not None and len(self._line.waiting) < BEHIND

    def spent(self, seconds: float) -> None:
        """Note that something was drawn without the process; it begins if that was much lately."""
        if not self._is_wanted:
            return
        now = time.monotonic()
        self._spent = self._spent * 0.5 ** (now - self._since) + seconds
        self._since = now
        if self._spent >= self._much and self._line is None and self._beginning is None:
            self._beginning = asyncio.create_task(self._begin())

    async def ask(self, order: Order) -> Drawn | None:
        """Have something drawn; nothing if that is to be done here."""
        line = self._line
        if line is None or not line.is_ready_for(order):
            return None
        try:
            async with asyncio.timeout(LONGEST):
                return await line.ask(order)
        except TimeoutError:
            logger.warning("drawing-lost")
            line.close()
            return None

    async def _begin(self) -> None:
        try:
            self._line = await _Line.opened(*self._made_by)
            await self._line.hear()
            logger.warning("drawing-lost")
        except OSError:
            logger.exception("drawing-failed")
        finally:
            if self._line is not None:
                self._line.close()
            self._line = self._beginning = None
            self._spent = 0.0

    async def close(self) -> None:
        """End the process."""
        if self._beginning is not None:
            self._beginning.cancel()
            with suppress(asyncio.CancelledError):
                await self._beginning


class _Line:
    """The way to a process."""

    def __init__(self, process: Any, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._process, self._reader, self._writer = process, reader, writer
        self.waiting: deque[asyncio.Future[Drawn | None]] = deque()
        self._tried: dict[str, asyncio.Future[Drawn | None]] = {}
        """The first order of each kind: once it is answered, others take no longer than here."""

    @classmethod
    async def opened(cls, make: Callable[..., Draw], given: tuple[Any, ...]) -> _Line:
        """Begin a process."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = START.Process(target=_serve, args=(theirs, make, given), name="drawing", daemon=True)
            await asyncio.to_thread(process.start)
        return cls(process, *await asyncio.open_connection(sock=ours))

    def is_ready_for(self, order: Order) -> bool:
        """Whether orders of a kind are answered without delay; if there was none yet, this one is tried."""
        if order.kind not in self._tried:
            self._tried[order.kind] = self._sent(order)
        return self._tried[order.kind].done()

    async def ask(self, order: Order) -> Drawn | None:
        """Have something drawn, or hear that it can't be."""
        return await self._sent(order)

    def _sent(self, order: Order) -> asyncio.Future[Drawn | None]:
        told: asyncio.Future[Drawn | None] = asyncio.get_running_loop().create_future()
        self.waiting.append(told)
        packed = pickle.dumps(order, pickle.HIGHEST_PROTOCOL)
        self._writer.write(_length.pack(len(packed)) + packed)
        return told

    async def hear(self) -> None:
        """Hear answers, until the process is gone."""
        with suppress(asyncio.IncompleteReadError, OSError):
            while True:
                (length,) = _length.unpack(await self._reader.readexactly(_length.size))
                answer = Drawn(*pickle.loads(await self._reader.readexactly(length)))
                told = self.waiting.popleft()
                if not told.done():
                    told.set_result(answer if answer.content else None)

    def close(self) -> None:
        """End the process: who waits draws for themselves."""
        self._process.kill()
        self._writer.close()
        while self.waiting:
            if not (told := self.waiting.popleft()).done():
                told.set_result(None)


def _serve(asked: socket.socket, make: Callable[..., Draw], given: tuple[Any, ...]) -> None:
    """Answer orders until nobody is there any more (in the process)."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)  # the server says when it is over
    draw = make(*given)
    with asked, asked.makefile("rwb") as stream:
        for number in itertools.count(1):
            if len(head := stream.read(_length.size)) < _length.size:
                return
            packed = pickle.dumps(_drawn(draw, pickle.loads(stream.read(*_length.unpack(head)))))
            stream.write(_length.pack(len(packed)) + packed)
            stream.flush()
            if number == WARM:
                spare_requests_the_garbage()
            elif number % OFTEN == 0:
                gc.collect()


def _drawn(draw: Draw, order: Any) -> Drawn:
    begun = time.process_time()
    try:
        content = draw(order)
    except Exception:  # whoever ordered it draws it, and finds out what is wrong
        logging.getLogger(__name__).exception("drawing-failed")
        content = b""
    return Drawn(content, time.process_time() - begun)

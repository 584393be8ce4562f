"""The process in which bots play: it is given jobs line by line and reports line by line what happens.

Bots may do anything here: print, crash, never come back. When the process that started this one is gone, it ends.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from typing import IO, Any


def main() -> None:
    """Carry out jobs as they come, until there are no more."""
    output = _kept_output()
    jobs: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        _carry_out(jobs.get(), lambda event: _tell(output, event))


def _kept_output() -> IO[bytes]:
    """Keep the standard output for what we tell; what bots print goes to the standard error."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def _listen(requests: IO[bytes], jobs: queue.SimpleQueue[dict[str, Any]]) -> None:
    """Pass jobs on; end this process, whatever a bot is doing in it, when nobody can tell us any more."""
    for line in requests:
        jobs.put(json.loads(line))
    os._exit(0)


def _tell(output: IO[bytes], event: dict[str, Any]) -> None:
    output.write(json.dumps(event).encode() + b"\n")
    output.flush()


def _carry_out(request: dict[str, Any], tell: Callable[[dict[str, Any]], None]) -> None:
    """Do a job and tell its line; an error of ours, not of a bot, is reported as what failed."""
    try:
        sys.path[:] = request["path"]
        from boulevard.arena.jobs import carried_out

        tell({"done": carried_out(request["work"], request["job"], request["progress"], tell)})
    except Exception:
        tell({"failed": traceback.format_exc()})

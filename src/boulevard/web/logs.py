"""Logs with structure: one JSON object a line, or the same for people to read.

Not by python-json-logger, which writes JSON only, nor by structlog, which has its own way to make records: the few
lines below write those of the standard library, Uvicorn's and ours alike, in both forms.
"""

from __future__ import annotations

import json
import logging
import time

_KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Structured(logging.Formatter):
    """Writes what a record says, and all that was added to it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def format(self, record: logging.LogRecord) -> str:
        """Write one line (and a traceback as part of it)."""
        extra = {name: value for name, value in vars(record).items() if name not in _KNOWN}
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        data = {"at": moment, "level": record.levelname.lower(), "log": record.name, "event": record.getMessage()}
        data |= extra
        if record.exc_info:
            data["traceback"] = self.formatException(record.exc_info)
        if self.kind == "json":
            return json.dumps(data, default=str, ensure_ascii=False)
        rest = " ".join(f"{name}={value}" for name, value in data.items() if name not in ("at", "level", "event"))
        return f"{data['at']} {data['level']:7} {data['event']} {rest}"


def set_up(kind: str, level: int = logging.INFO) -> None:
    """Send all logs of the server to standard error."""
    for what in ("Threads", "Processes", "Multiprocessing"):  # nobody is told, so nobody need find out for each request
        setattr(logging, f"log{what}", False)
    vars(logging)["_srcfile"] = None  # nor where a line was logged
    handler = logging.StreamHandler()
    handler.setFormatter(Structured(kind))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)

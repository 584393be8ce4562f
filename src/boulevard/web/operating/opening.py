"""The database of a server, for whoever runs it: also while servers do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from boulevard.web.errors import Unreachable
from boulevard.web.event_log.database import SQLITE, address, migrate, reached
from boulevard.web.settings import Settings


@contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """The database that settings name, of the newest form (`Unreachable`, `BadOption`). None is made."""
    read = address(settings.url)
    if read.get_backend_name() == SQLITE and not (read.database and Path(read.database).exists()):
        raise Unreachable("admin-nothing", where=read.database or settings.url)
    with reached(settings.url) as engine:
        migrate(engine)
        yield engine

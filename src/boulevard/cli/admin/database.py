"""The database of a server, for commands that look into it and for those that decide something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from boulevard.errors import from_extra

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from boulevard.web.operating.deciding import Operator


@contextmanager
def look(data: Path | None, database: str | None) -> Iterator[Connection]:
    """A look into the database: all of it is of one moment."""
    with from_extra("web"):
        from boulevard.web.event_log.database import reading
        from boulevard.web.operating.opening import opened
        from boulevard.web.serve import chosen

    with opened(chosen(_given(data, database))) as engine, reading(engine) as connection:
        yield connection


@contextmanager
def decide(data: Path | None, database: str | None, who: str | None, reason: str) -> Iterator[Operator]:
    """Whoever decides something: all of it happens when this ends without an error, or nothing."""
    from getpass import getuser

    with from_extra("web"):
        from boulevard.web.event_log.database import writing
        from boulevard.web.names import one_line
        from boulevard.web.operating.deciding import Operator
        from boulevard.web.operating.opening import opened
        from boulevard.web.serve import chosen

    with opened(chosen(_given(data, database))) as engine, writing(engine) as connection:
        yield Operator(connection, one_line(who or getuser()), one_line(reason))


def named(operator: Operator, text: str | None) -> str:
    """The person that somebody means whom an operator decides about."""
    from boulevard.web.operating.finding import person_named

    return person_named(operator.connection, text or "")


def _given(data: Path | None, database: str | None) -> dict[str, object]:
    return {name: it for name, it in (("data", data), ("database", database)) if it is not None}

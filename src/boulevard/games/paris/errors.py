"""What can be wrong with a box or a position of one's own."""

from __future__ import annotations

from boulevard.errors import BoulevardError


class BadEdition(BoulevardError):
    """An edition file, or one given in a record, is not a box one can play with."""


class BadPosition(BoulevardError, ValueError):
    """A position that was put together by hand means nothing that could be scored; `where` points into it."""

    def __init__(self, key: str, /, *, where: str = "", **values: object) -> None:
        self.where = where
        super().__init__(key, where=where, **values)

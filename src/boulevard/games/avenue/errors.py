"""What can be wrong with a sheet of one's own."""

from __future__ import annotations

from boulevard.errors import BadOption


class BadSheet(BadOption):
    """A sheet of one's own can't be played on; `row` counts from the top and `column` from the left, both from 1."""

    def __init__(self, key: str, /, *, row: int = 0, column: int = 0, **values: object) -> None:
        self.row = row
        self.column = column
        super().__init__(key, row=row, column=column, **values)

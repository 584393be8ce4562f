"""What can be wrong with a box of one's own."""

from __future__ import annotations

from boulevard.errors import BadOption


class BadEdition(BadOption):
    """An edition file, or one given in a record, is not a box one can play with."""

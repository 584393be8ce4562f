"""What must be refused is, by a typed error with a sentence."""

from __future__ import annotations

from collections.abc import Callable

from boulevard.errors import BoulevardError


def refused(attempt: Callable[[], object], expected: type[BoulevardError] = BoulevardError) -> None:
    """Demand that an attempt fails with this error."""
    caught = None
    try:
        attempt()
    except expected as error:
        caught = error
    assert caught is not None, "it was not refused"
    assert str(caught)

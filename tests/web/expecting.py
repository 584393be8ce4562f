"""Playwright's `expect`, which does less while it waits.

As long as something is not there, Playwright describes the whole page for its error message each time it looks for it.
On the page of a table, that is more work than all that the page does. So we first wait until it is there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from playwright.sync_api import Locator
from playwright.sync_api import expect as expect_at_once

if TYPE_CHECKING:
    from playwright.sync_api._generated import LocatorAssertions

LONGEST = 30_000
"""Milliseconds that anything may take, on a machine that is busy with other things."""

OF_NOTHING = ("to_have_count", "to_be_hidden")
"""What may be expected of something that is not there."""


def expect(locator: Locator) -> LocatorAssertions:
    """Expect something of what is in a page, or will be."""
    return cast("LocatorAssertions", _Expected(locator))


class _Expected:
    def __init__(self, locator: Locator) -> None:
        self._locator = locator

    def __getattr__(self, name: str) -> Callable[..., None]:
        check: Callable[..., None] = getattr(expect_at_once(self._locator), name)
        return check if name.startswith("not_") or name in OF_NOTHING else partial(self._once_there, check)

    def _once_there(self, check: Callable[..., None], *expected: Any, **more: Any) -> None:
        is_one = not any(isinstance(it, list) for it in expected)
        if is_one and more.get("visible", True):
            self._locator.wait_for(state="attached", timeout=LONGEST)
        check(*expected, **more)

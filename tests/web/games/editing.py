"""What tests of editors look for on their pages."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page

from tests.web.expecting import expect
from tests.web.pages.test_pages import NAUGHTY, require_clean

NONSENSE = ["x", "-", "0-", "00-0", "9", "A" * 65, "A-" * 200, "<script>", "AA", "☃", "0" * 5000, "../../etc/passwd"]
"""What may stand in a link and means nothing; “AA” is a sheet, a bad one."""


def verdict(page: Page, mood: str) -> None:
    """The server has seen all of the work, and thinks so of it."""
    expect(page.locator("#verdict")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#verdict")).to_have_attribute("data-mood", mood)


def cell(page: Page, row: int, column: int, grid: str = ".cells") -> Any:
    return page.locator(f"{grid} .cell[data-at='{row} {column}']")


def require_harmless(page: httpx.Response) -> None:
    """The page comes, without what was written into its link."""
    assert page.status_code == 200
    require_clean(page)
    assert NAUGHTY not in page.text


def require_refused(visitor: httpx.Client, path: str, body: dict[str, Any]) -> None:
    answer = visitor.post(path, json=body, headers={"Accept": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["message"]

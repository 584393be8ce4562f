"""What tests of editors look for on their pages."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.expecting import expect


def verdict(page: Page, mood: str) -> None:
    """The server has seen all of the work, and thinks so of it."""
    expect(page.locator("#verdict")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#verdict")).to_have_attribute("data-mood", mood)


def cell(page: Page, row: int, column: int, grid: str = ".cells") -> Any:
    return page.locator(f"{grid} .cell[data-at='{row} {column}']")

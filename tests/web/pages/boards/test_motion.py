"""What moves at a table: nothing depends on how far it has come, and it is all the same where it stops."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import Person
from tests.web.serving import PERSON, Guest, Served, bot

SLIDING = """() => [...document.querySelectorAll("#board .now [data-space]")]
  .filter((it) => it.getAnimations().length).map((it) => it.dataset.space).sort()"""
"""The spaces of a board that are on their way."""
LINES = """() => {
  const cells = [...document.querySelectorAll("#cells [data-cell]")].map((it) => it.getBoundingClientRect());
  const lines = (side) => new Set(cells.map((box) => Math.round(box[side])));
  return [cells.length, lines("left").size, lines("top").size];
}"""
"""How many spaces the page has found, in how many columns and rows."""


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    found = Person(browser, served.address, motion=True)
    yield found
    found.close()


def test_spaces_are_where_they_are_drawn_while_a_tile_slides(person: Person, served: Served) -> None:
    """A bot answers before one's own tile has come to rest: the page finds its spaces all the same."""
    guest = Guest(served.address)
    guest.create("paris", PERSON, bot())
    person.go(f"/play/{guest.token}").wait_for()
    person.slow_down()
    person.make("lay c3 0")
    person.wait_for()
    assert {"c3", "d3", "c4", "d4"} <= set(person.page.evaluate(SLIDING))
    assert person.page.evaluate(LINES) == [64, 8, 8]

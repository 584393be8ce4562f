"""People at editors, and programs that ask for their pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.pages.test_pages import HTML
from tests.web.serving import Served


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """People who come to a page; nothing may go wrong there."""
    people: list[Person] = []

    def come(path: str, how: str = "mouse") -> Person:
        people.append(Person(browser, served.address, how).go(path))
        expect(people[-1].page.locator("#verdict")).not_to_be_empty()
        return people[-1]

    yield come
    for one in people:
        one.close()


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as client:
        yield client

"""One server for the tests of a process, and a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browsing import chromium
from tests.web.expecting import LONGEST
from tests.web.forked_servers import ForkedServed
from tests.web.scenes import Scenery
from tests.web.serving import Served

expect.set_options(timeout=LONGEST)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, compiled_code: None) -> Iterator[Served]:
    with ForkedServed(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(scope="session")
def scenery(served: Served) -> Scenery:
    """Tables in every state of a game, at the server of the tests."""
    return Scenery(served.data, served.address)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; it goes with its module, since Playwright leaves an event loop running for as long as it lives."""
    with sync_playwright() as playwright:
        started = chromium(playwright)
        yield started
        started.close()

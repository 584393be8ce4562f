"""One server for the tests of a process, and a browser."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browsing import chromium
from tests.web.databases import KINDS, new_database
from tests.web.expecting import LONGEST
from tests.web.forked_servers import ForkedServed
from tests.web.scenes import Scenery
from tests.web.serving import Served

expect.set_options(timeout=LONGEST)
DEFAULT_TIMEOUT_CONFIG.read = LONGEST / 1000
"""The five seconds of httpx say nothing about a server on a busy machine."""


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, compiled_code: None) -> Iterator[Served]:
    with ForkedServed(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    return new_database(request.param, tmp_path)


@pytest.fixture(scope="session")
def scenery(served: Served) -> Scenery:
    """Tables in every state of a game, at the server of the tests."""
    return Scenery(served.data, served.address)


@pytest.fixture(scope="session")
def started_browser() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """The browser of a test process, and the event loop that Playwright runs for it."""
    with sync_playwright() as playwright:
        started = chromium(playwright)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield started, loop
        asyncio._set_running_loop(loop)
        started.close()


@pytest.fixture(scope="module")
def browser(started_browser: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """A browser. Its event loop is out of the way when a module ends: other tests run their own."""
    started, loop = started_browser
    asyncio._set_running_loop(loop)
    yield started
    for context in started.contexts:
        context.close()
    asyncio._set_running_loop(None)

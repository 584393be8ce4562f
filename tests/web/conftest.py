"""One server for the tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, compiled_code: None) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served")).start()
    yield server
    server.kill()

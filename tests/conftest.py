"""Settings for all tests."""

from __future__ import annotations

import gc
import os

os.environ["BOULEVARD_LANGUAGE"] = "en"  # before anything of ours is loaded: tests read English on any machine

import pytest
from hypothesis import HealthCheck, settings

from boulevard.bots.registry import prepare
from boulevard.games.registry import NAMES

settings.register_profile("boulevard", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("boulevard")
gc.disable()  # until all tests are found: nothing that is loaded for them is garbage


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each process of tests begin its share with a long one: whoever got several would keep the others waiting."""
    count, processes = len(items), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    long = [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if item not in long]
    for number, item in enumerate(long):
        items.insert(number % processes * count // processes, item)


def pytest_collection_finish() -> None:
    """Look for garbage from now on, but not among what was loaded."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def compiled_code() -> None:
    """Compile before any test does it by the way, so that several test processes don't do it at the same time."""
    for name in NAMES:
        prepare(name)

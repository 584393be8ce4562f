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


def pytest_collection_finish() -> None:
    """Look for garbage from now on, but not among what was loaded."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def compiled_code() -> None:
    """Compile before any test does it by the way, so that several test processes don't do it at the same time."""
    for name in NAMES:
        prepare(name)

"""The date of these tests."""

from __future__ import annotations

import pytest

from tests.web.services.days.playing import Now


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    found = Now()
    monkeypatch.setattr("time.time", found)
    return found

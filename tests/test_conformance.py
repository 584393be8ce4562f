"""The checks that every game must pass, on every game there is."""

from __future__ import annotations

import pytest

import boulevard
from boulevard.testing import CHECKS, check
from boulevard.testing.conformance import Check


@pytest.mark.parametrize("checked", CHECKS, ids=lambda checked: checked.__name__)
@pytest.mark.parametrize("name", boulevard.games())
def test_conformance(name: str, checked: Check) -> None:
    check(checked, name)

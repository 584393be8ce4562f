"""A plugin for pytest: as much of a test as is quick without machine code, and the same in every run."""

from __future__ import annotations

import pytest
from hypothesis import Phase, settings

EXAMPLES = 12
"""Of what hypothesis makes up."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let hypothesis make up little, always the same, and look for no smaller example."""
    for item in items:
        test = getattr(item, "obj", None)
        if usual := getattr(test, "_hypothesis_internal_use_settings", None):
            test._hypothesis_internal_use_settings = settings(  # type: ignore[union-attr]
                usual,
                max_examples=min(EXAMPLES, usual.max_examples),
                derandomize=True,
                database=None,
                phases=[Phase.explicit, Phase.generate],
            )

"""Bots for Avenue."""

from __future__ import annotations

from collections.abc import Mapping

from boulevard.bots.contract import Bot

BOTS: Mapping[str, type[Bot]] = {}
"""Their names in specs."""


def prepare() -> None:
    """Compile every kernel of these bots by using it."""

"""Loads all that a server ever loads: whoever is forked from here has it at once (`where`)."""

from __future__ import annotations

from importlib import import_module

from boulevard.bots.registry import prepare
from boulevard.games.registry import NAMES, rules

for module in (
    "alembic.command",
    "boulevard.cli",
    "boulevard.web.app",
    "boulevard.web.serve",
    "pygments.lexers",
    "uvloop",
):
    import_module(module)
for name in NAMES:
    prepare(name)
    rules(name).prepared()

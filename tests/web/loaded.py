"""Loads all that a server ever loads: whoever is forked from here has it at once (`nursery`)."""

from __future__ import annotations

import boulevard.cli
import boulevard.web.app
import boulevard.web.serve  # noqa: F401
from boulevard.bots.registry import prepare
from boulevard.games.registry import NAMES, rules

for name in NAMES:
    prepare(name)
    rules(name).prepared()

"""Loads all that a server ever loads: whoever is forked from here has it at once (`where`)."""

from __future__ import annotations

import gc
from importlib import import_module

from boulevard.bots.registry import prepare
from boulevard.games.registry import NAMES
from boulevard.web.app import create_app
from boulevard.web.settings import Settings
from boulevard.web.thinking.loading import load

for module in (
    "alembic.command",
    "boulevard.cli",
    "boulevard.web.serve",
    "boulevard.web.think",
    "psycopg",
    "pygments.lexers",
    "uvloop",
):
    import_module(module)
create_app(Settings(secret="only to load its pages"))
for name in NAMES:
    prepare(name)
    load(name)
gc.freeze()  # whoever is forked need not look through all of this for garbage

"""The command `boulevard`. Its help lists commands in the order of the imports."""

from __future__ import annotations

# isort: off
from boulevard.cli import playing
from boulevard.cli import records
from boulevard.cli import bots
from boulevard.cli import puzzles
from boulevard.cli import games
from boulevard.cli import admin

# isort: on
from boulevard.cli.app import app, main

__all__ = ["admin", "app", "bots", "games", "main", "playing", "puzzles", "records"]

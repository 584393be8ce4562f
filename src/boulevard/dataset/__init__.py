"""Self-play as a file of Parquet: every decision of many games, with what the bot thought of it and what came of it."""

from __future__ import annotations

from boulevard.dataset.dataset import Dataset

__all__ = ["Dataset"]

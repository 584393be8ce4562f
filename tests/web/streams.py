"""Streams of server-sent events, read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any


def happenings(lines: Iterator[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each event of a stream with its data."""
    event = ""
    for line in lines:
        if line.startswith("event: "):
            event = line[7:]
        elif line.startswith("data: "):
            yield event, json.loads(line[6:])

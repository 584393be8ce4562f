"""What somebody may choose to be told while no page is open: each matter in each way, read strictly from a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boulevard.web.errors import BadPreference
from boulevard.web.event_log.notice_rows import WAYS
from boulevard.web.services.own_news import Matter

ON: Final = "on"
SWITCH = ("off", ON)
MATTERS = tuple(Matter)
"""What is told while no page is open: the same as on open pages."""
NAMES = tuple(f"{way}-{matter}" for way in WAYS for matter in MATTERS)
"""Every switch. All are on: nothing is sent before somebody opens the way itself."""


def required(changes: Mapping[str, str]) -> dict[str, str]:
    """Switches that somebody sets (`BadPreference`)."""
    for name, value in changes.items():
        if name not in NAMES:
            raise BadPreference("bad-preference", name=name, names=", ".join(NAMES))
        if value not in SWITCH:
            raise BadPreference("bad-preference-value", name=name, value=value, values=", ".join(SWITCH))
    return dict(changes)


def wants(choices: Mapping[str, Any], way: str, matter: str) -> bool:
    """Whether somebody wants to be told something in some way; what can't be read is as usual."""
    return str(choices.get(f"{way}-{matter}", ON)) != "off"

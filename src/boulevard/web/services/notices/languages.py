"""The languages in which people read what they are told while no page is open."""

from __future__ import annotations

from boulevard.messages import wanted
from boulevard.web.preferences import BROWSER
from boulevard.web.services.preferences import PeoplesPreferences


async def language_of(preferences: PeoplesPreferences, person: str, said: str) -> str:
    """The language that somebody prefers, else the one they came with when they asked to be told."""
    preferred = await preferences.of(person)
    return wanted(preferred.language if preferred and preferred.language != BROWSER else said) or "en"

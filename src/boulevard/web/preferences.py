"""What somebody prefers: how pages look and behave for them, as plain data that is read strictly.

It is kept by the id of a person (event_log/preference_rows.py), and every browser is told it by a cookie. Both may have
been written by a newer version: what is not known here, or is no choice, is passed over there, and never in a request.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict

from boulevard.messages import wanted
from boulevard.web.errors import BadPreference

KEPT = 1000
BROWSER = "browser"
"""The language that a browser prefers."""

Switch = Literal["off", "on"]


class Preferences(BaseModel):
    """Every preference with its choice, and what is usual."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: Literal["browser", "en", "pt", "pt-PT", "ru", "fr", "es"] = "browser"
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "on", "reduced"] = "system"
    coordinates: Switch = "on"
    notation: Switch = "off"
    """Moves in notation instead of words."""
    sound: Switch = "off"
    confirm: Literal["ask", "at-once"] = "ask"
    """Whether a move is shown first, to be confirmed, or made at once."""
    pace: Literal["usual", "slow", "quick", "at-once"] = "usual"
    """How long bots take at least; usual is what the server says."""
    answers: Switch = "off"
    """Whether a review tells the better move at once."""
    watching: Switch = "off"
    """Whether a bot watches analyses."""
    turns: Switch = "on"
    """Whether a browser that may tells that it is one's turn; and so on for what else happens at one's tables."""
    guests: Switch = "on"
    undos: Switch = "on"
    rematches: Switch = "on"
    ends: Switch = "on"
    times: Switch = "on"
    invited: Switch = "on"
    declined: Switch = "on"
    seated: Switch = "on"
    invitations: Switch = "on"
    """Whether people they have played with may invite them."""
    online: Switch = "on"
    """Whether these see that they are online."""

    @property
    def chosen(self) -> dict[str, str]:
        """What is not as usual."""
        return {name: value for name, value in self if value != USUAL[name]}

    @property
    def shown(self) -> dict[str, str]:
        """What pages are told: all that is not as usual, but the language, which they have."""
        return {name: value for name, value in self.chosen.items() if name != "language"}

    def having(self, changes: Mapping[str, str]) -> Preferences:
        """These with some changes that somebody asks for (`BadPreference`)."""
        return Preferences.model_construct(**{**dict(self), **required(changes)})


CHOICES: Mapping[str, tuple[str, ...]] = {
    name: get_args(field.annotation) for name, field in Preferences.model_fields.items()
}
"""What can be chosen, for each preference."""
USUAL: Mapping[str, str] = {name: field.default for name, field in Preferences.model_fields.items()}
"""The choice of whoever has made none."""


def required(changes: Mapping[str, object]) -> dict[str, str]:
    """Changes that somebody asks for: known preferences, and a choice for each (`BadPreference`)."""
    for name, value in changes.items():
        if name not in CHOICES:
            raise BadPreference("bad-preference", name=name, names=", ".join(CHOICES))
        if value not in CHOICES[name]:
            raise BadPreference("bad-preference-value", name=name, value=str(value), values=", ".join(CHOICES[name]))
    return {name: str(value) for name, value in changes.items()}


def kept(data: object) -> Preferences:
    """The preferences that were kept somewhere, as far as they can be read."""
    if not isinstance(data, Mapping):
        return Preferences()
    return Preferences.model_construct(
        **{name: data[name] for name, choices in CHOICES.items() if data.get(name) in choices}
    )


def cookie(preferences: Preferences) -> str:
    """What a browser is told, but the language, for which there is another cookie: only what is not as usual."""
    return "~".join(f"{name}.{value}" for name, value in preferences.shown.items())


@lru_cache(KEPT)
def of_cookie(text: str, language: str = "") -> Preferences:
    """What a browser was told, as far as it can be read, and the language that was chosen there."""
    pairs = (part.partition(".")[::2] for part in text.split("~"))
    return kept({**dict(pairs), "language": wanted(language)})

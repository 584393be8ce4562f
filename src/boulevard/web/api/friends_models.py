"""What programs get of friends and invitations."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from boulevard.web.api.played_models import CompanionGiven, Moment, RatingGiven


class FriendGiven(CompanionGiven):
    """A friend: what you have played with each other, and whether they can be met."""

    ratings: dict[str, RatingGiven] = Field(description="By game, as far as they have one.")
    online: bool = Field(description="Whether they have any page open, and let it be seen.")
    invitations: bool = Field(description="Whether they take invitations of yours.")
    tables: list[str] = Field(description="The games of you both that go on.")


class AskedGiven(BaseModel):
    """An invitation of a friend, to you or by you."""

    table: str
    place: int
    game: str
    name: str = Field(description="Who invites you, or whom you have invited.")
    at: Moment
    state: Literal["open", "declined"]


class InvitationsGiven(BaseModel):
    """To what you are invited, and whom you have invited."""

    invited: list[AskedGiven]
    sent: list[AskedGiven]


class BlockedGiven(BaseModel):
    """Somebody whom you have blocked."""

    person: str
    name: str

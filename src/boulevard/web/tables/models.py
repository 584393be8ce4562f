"""What programs send and get, for the API and its description."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

from boulevard.games.contract import Seat
from boulevard.games.positions import LONGEST
from boulevard.web.tables import clocks
from boulevard.web.tables.shuffle import CONTRIBUTION
from boulevard.web.tables.table import MOST_CHAIRS

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
"""A key that a client makes up for a request: sent again, nothing happens twice."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
PageNumber = Annotated[int, Field(ge=1, le=1_000_000, description="Which twenty of them.")]
Entropy = Annotated[str, StringConstraints(pattern=CONTRIBUTION)]
"""Random signs that a client makes up, after it has seen the commitment: the shuffle depends on them."""
SeatName = Annotated[str, StringConstraints(max_length=20)] | Annotated[int, Field(ge=0, le=99)]


class Sent(BaseModel):
    """Anything that is sent: nothing may be in it that is not understood."""

    model_config = ConfigDict(extra="forbid")


class ChairSent(Sent):
    """Who sits on a chair: yourself (person), somebody whom you send a link (friend), or a bot of a level."""

    kind: Literal["person", "friend", "bot"]
    level: Annotated[int, Field(ge=1, le=99)] | None = None
    name: Name | None = None


class ClockSent(Sent):
    """How long people may take for each decision, and what becomes of those who take longer."""

    seconds: Annotated[int, Field(ge=clocks.SHORTEST, le=clocks.LONGEST)]
    late: Literal["loss", "bot"] = "loss"
    """They lose, or a bot plays on for them."""


class TableSent(Sent):
    """A table to be set up: one chair for each seat, in their order."""

    game: Annotated[str, StringConstraints(max_length=20)]
    chairs: Annotated[list[ChairSent], Field(min_length=1, max_length=MOST_CHAIRS)]
    options: Annotated[dict[Annotated[str, StringConstraints(max_length=20)], Any], Field(max_length=20)] = {}
    position: Annotated[str, StringConstraints(max_length=LONGEST)] | dict[str, Any] | None = None
    """A position to begin with instead of options, as text or as data; what it leaves open is dealt."""
    clock: ClockSent | None = None
    """A clock, at a table with a chair for a friend."""
    chat: Literal["off", "phrases", "text"] | None = None
    """What people may say to each other here: nothing, ready-made phrases only, or their own words too. That is usual,
    but at tables in the lobby only phrases are."""
    series: Literal[3, 5, 7, 9] | None = None
    """The table is the first of a series of at most so many games, for two: playing again goes on with it."""
    listed: bool = False
    """Whether the lobby shows the table, so that anybody may sit down on a chair for a friend, and find it to watch."""
    chat_watched: bool = False
    """Whether those who watch can read it."""
    name: Name | None = None
    key: Key | None = None
    ticket: Annotated[str, StringConstraints(max_length=100)] | None = None
    entropy: Entropy | None = None
    """Your part in the shuffle; it needs a ticket, which shows what the server is bound to."""


class TicketGiven(BaseModel):
    """A table that may be set up once, and what the server is bound to there."""

    ticket: str
    table: str
    commitment: str = Field(description="SHA-256 of the server's seed: keep it, and compare at the end.")


class MoveSent(Sent):
    """A move: in notation, with the number of the decision that it is (from the state), and a key."""

    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    number: Annotated[int, Field(ge=0, le=1_000_000)]
    key: Key
    seat: SeatName | None = None


class RequestSent(Sent):
    """A request about a seat."""

    key: Key
    seat: SeatName | None = None


class AnswerSent(Sent):
    """Whether you agree to what somebody asks for; who asks no longer does by not agreeing."""

    agreed: bool
    key: Key


class RematchSent(Sent):
    """A request to play again, and your part in the next shuffle."""

    key: Key
    entropy: Entropy | None = None
    seat: SeatName | None = None


class RematchAnswerSent(AnswerSent):
    """Whether you agree to play again, and your part in the next shuffle."""

    entropy: Entropy | None = None


class MessageSent(Sent):
    """Something to say to the others: one of the ready-made phrases, or a text of your own."""

    phrase: Annotated[str, StringConstraints(max_length=32)] | None = None
    text: Annotated[str, StringConstraints(max_length=2000)] | None = None
    key: Key
    seat: SeatName | None = None


class UnheardSent(Sent):
    """Whether you want to hear what a seat says: at this table, or whoever sits there anywhere."""

    seat: SeatName
    heard: bool = False
    everywhere: bool = False


class AwaySent(Sent):
    """Whether nobody looks at a page just now, by the name under which it follows the table."""

    tab: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
    away: bool


class PresenceGiven(TypedDict):
    """Who is at a table; other people who sit there are gone."""

    here: list[Seat]
    away: Annotated[list[Seat], Field(description="Who has the page open, and doesn't look at it.")]
    watching: Annotated[int, Field(description="How many watch.")]


class JoinSent(Sent):
    """The name to sit down with."""

    name: Name
    key: Key | None = None
    entropy: Entropy | None = None
    """Your part in the shuffle: make it up after you have seen the commitment of the table."""


class SitSent(Sent):
    """How somebody sits down at a table of the lobby."""

    name: Name | None = None
    key: Key | None = None
    entropy: Entropy | None = None
    """Your part in the shuffle, if the table is there already: make it up after you have seen its commitment."""


class AttemptSent(Sent):
    """How somebody begins to play the deck of the day."""

    name: Name | None = None


class PairSent(Sent):
    """What somebody wants to be paired for."""

    game: Annotated[str, StringConstraints(max_length=20)]
    seconds: Annotated[int, Field(ge=1, le=clocks.LONGEST, description="The clock: one of those that the lobby tells.")]
    name: Name | None = None


class TournamentSent(Sent):
    """A tournament to be set up."""

    game: Annotated[str, StringConstraints(max_length=20)]
    name: Annotated[str, StringConstraints(max_length=100)] = ""
    """What it is called."""
    form: Literal["swiss", "round-robin", "duplicate"] | None = None
    """Games for two are played as a Swiss tournament or as a round robin, games that can be played alone as a
    duplicate: everybody plays the same decks."""
    options: Annotated[dict[Annotated[str, StringConstraints(max_length=20)], Any], Field(max_length=20)] = {}
    rounds: Annotated[int, Field(ge=1, le=15)] = 5
    """How many rounds or decks; in a round robin, as many as it takes."""
    seconds: Annotated[int, Field(ge=clocks.SHORTEST, le=clocks.LONGEST)] = 300
    """The clock of every table: for each decision."""
    automatic: bool = True
    """Whether the next round begins as soon as one is over, or when you say so."""
    host: Name | None = None
    """The name under which you hold it."""
    key: Key | None = None


class EntrySent(Sent):
    """The name under which you take part."""

    name: Name | None = None


class BotSent(Sent):
    """A bot that takes part."""

    level: Annotated[int, Field(ge=1, le=99)]


class RoundSent(Sent):
    """The round that is over, as you know it: 0 before the first."""

    after: Annotated[int, Field(ge=0, le=100)]


class PersonSent(Sent):
    """The name to play under."""

    name: Name


class CodeGiven(BaseModel):
    """A code for another device."""

    code: Annotated[str, Field(description="To be typed there, such as K7WX-4MPA; lines and case don't matter.")]
    seconds: Annotated[int, Field(description="For so long it works, once.")]
    token: Annotated[str, Field(description="Your own: if you had none, you are known by it from now on.")]


class CodeSent(Sent):
    """The code of another device."""

    code: Annotated[str, Field(max_length=40)]
    brings: Annotated[bool, Field(description="Whether the games of your token become that person's, too.")] = False


class PassSent(Sent):
    """An invitation to the server."""

    code: Annotated[str, Field(max_length=40)]


class PersonGiven(BaseModel):
    """A person: send the token as ``Authorization: Bearer …`` to have your tables in one list."""

    name: str
    token: str


class ChairGiven(TypedDict):
    """A chair at a table."""

    seat: Seat
    kind: str
    name: str
    level: int | None
    free: bool
    left: bool
    acts: bool
    late: Annotated[bool, Field(description="Whether its person left because their time ran out.")]
    until: Annotated[
        float | None,
        Field(
            description="When its person’s time runs out, in seconds since 1970 by the server; none if no clock runs."
        ),
    ]
    entropy: Annotated[str | None, Field(description="What its person contributed to the shuffle, once all are there.")]


class ClockGiven(TypedDict):
    """How long people may take for each decision, and what becomes of those who take longer."""

    seconds: int
    late: Literal["loss", "bot"]


class ChatGiven(TypedDict):
    """What people may say to each other at a table."""

    allows: Annotated[
        Literal["off", "phrases", "text"], Field(description="Nothing at a table where nobody else sits.")
    ]
    watched: Annotated[bool, Field(description="Whether those who watch can read it.")]


class DailyGiven(TypedDict):
    """That a table is played with the deck of a day."""

    day: str
    counts: Annotated[bool, Field(description="Whether it is the one attempt that counts; if not, it is practice.")]
    final: Annotated[
        float, Field(description="When the day is final and its seed is shown, in seconds since 1970 by the server.")
    ]


class Outcome(TypedDict):
    """How a game ended: by the rules, by leaving, or because nobody came back."""

    how: Literal["played", "resigned", "abandoned"]
    winners: list[Seat]
    result: Annotated[dict[str, Any] | None, Field(description="The result of the game's record, if it was played.")]


class Rematch(TypedDict):
    """What becomes of the people of a table after the end."""

    wanted: Annotated[list[Seat], Field(description="The seats that would like to play again.")]
    declined: Annotated[list[Seat], Field(description="The seats that would not.")]
    table: Annotated[str | None, Field(description="The next table, once all people want to.")]
    next: Annotated[str | None, Field(description="What the next table would be called.")]
    commitment: Annotated[str | None, Field(description="What the server is bound to there: SHA-256 of its next seed.")]


class SeriesGiven(TypedDict):
    """How a series of games stands, the game of this table included once it is over."""

    length: Annotated[int, Field(description="Of how many games it is at most.")]
    game: Annotated[int, Field(description="Which of them this table is, from 1.")]
    points: Annotated[list[float], Field(description="Of each seat: a win is a point, a draw half a point.")]
    over: bool
    winner: Annotated[Seat | None, Field(description="Who won the series, once it is over; none of a draw.")]


class RoundGiven(TypedDict):
    """The round of a tournament that a table belongs to."""

    tournament: str
    number: int
    duplicate: Annotated[bool, Field(description="Whether others play the same deck: its seed is shown when all have.")]


class Shown(TypedDict):
    """A game at one moment, as you may see it."""

    game: str
    status: Literal["waiting", "playing", "over"]
    moves: int
    chairs: list[ChairGiven]
    turn: list[Seat]
    seat: Seat | None
    view: Mapping[str, Any]
    number: Annotated[int | None, Field(description="The number of your next decision: send it with the move.")]
    legal: Annotated[list[str] | None, Field(description="Your legal moves in notation.")]


class State(Shown):
    """A table as you may see it."""

    table: str
    options: Annotated[dict[str, Any], Field(description="None at a table that began with a position.")]
    position: Annotated[
        Mapping[str, Any] | None,
        Field(description="The position that the table was set up with, once the game is over."),
    ]
    events: Annotated[int, Field(description="How many events there were: follow from this number on.")]
    clock: ClockGiven | None
    aside: Annotated[
        bool, Field(description="Whether nobody came back for a long time; the game goes on with the next move.")
    ]
    asking: Annotated[Seat | None, Field(description="The seat that asks to take its last decision back.")]
    commitment: Annotated[str, Field(description="SHA-256 of the server's seed.")]
    seed: Annotated[str | None, Field(description="The server's seed, once the game is over.")]
    deal: Annotated[
        str | None,
        Field(description="What the deal was drawn from, once the game is over: seed and entropy, mixed."),
    ]
    daily: Annotated[DailyGiven | None, Field(description="None at a table that has nothing to do with a day.")]
    outcome: Outcome | None
    chat: ChatGiven
    rematch: Annotated[Rematch | None, Field(description="Who would like to play again, once the game is over.")]
    series: Annotated[SeriesGiven | None, Field(description="The series that the game is one of.")]
    round: Annotated[RoundGiven | None, Field(description="The round of a tournament that it is played in.")]


class Places(BaseModel):
    """A table that was set up: what to play with, whom to send which link, and the link for those who watch."""

    table: str
    token: str | None = Field(description="For your own seats; none if you have no chair.")
    invitations: dict[str, str] = Field(description="One for each chair that is free, by seat.")
    state: State


class IdeaGiven(TypedDict):
    """A move that a bot thinks of, in notation and in words, and why."""

    move: str
    text: str
    spaces: Annotated[list[str], Field(description="The spaces of the board that it is about.")]
    loss: Annotated[float, Field(description="Points by which it is worse than the best.")]
    reasons: list[str]
    drawbacks: Annotated[list[str], Field(description="What speaks against it.")]


class MessageGiven(TypedDict):
    """Something that somebody said."""

    number: Annotated[int, Field(description="Its number at the table: ask for what was said after it.")]
    seat: Seat
    name: str
    own: Annotated[bool, Field(description="Whether you said it.")]
    phrase: Annotated[str | None, Field(description="The name of a ready-made phrase; none for a text.")]
    text: Annotated[str, Field(description="What was said; a phrase in the language that you ask in.")]
    at: Annotated[float, Field(description="When it was said, in seconds since 1970.")]


class UnheardGiven(TypedDict):
    """A seat of which you don't want to hear anything."""

    seat: Seat
    everywhere: Annotated[bool, Field(description="Whether that holds at all tables.")]


class MessagesGiven(TypedDict):
    """What was said at a table, the newest last, without what you don't want to hear."""

    messages: list[MessageGiven]
    last: Annotated[int, Field(description="The number of the last that was said; −1 if nothing was.")]
    unheard: list[UnheardGiven]
    phrases: Annotated[dict[str, str], Field(description="The ready-made phrases by their names, in your language.")]


class ReportGiven(TypedDict):
    """A message that you reported to whoever runs the server."""

    reported: int


class HintGiven(TypedDict):
    """What a strong bot would do in your place."""

    number: Annotated[int, Field(description="The number of the decision that it is for.")]
    ahead: Annotated[
        float, Field(description="How far ahead of the best other it thinks you will be; alone, your final score.")
    ]
    best: IdeaGiven
    second: IdeaGiven | None
    obvious: Annotated[IdeaGiven | None, Field(description="What looks best at first sight, unless that is the best.")]


class ReviewGiven(BaseModel):
    """A review of a game that is over, or how far it has come."""

    ready: bool
    looked: int = Field(description="How many decisions have been looked at, the last first.")
    count: int = Field(description="How many there are; 0 until that is known.")
    review: dict[str, Any] = Field(
        description="As `boulevard review --json` prints it; until it is ready, only the last decisions."
    )


class RecordGiven(BaseModel):
    """A record that was opened: the name that it is known by for a while."""

    record: str


class PositionGiven(BaseModel):
    """A position as you may know it: what is hidden from you is left open."""

    text: str = Field(description="As one line of text.")
    position: dict[str, Any] = Field(description="As data.")


class Summary(BaseModel):
    """A table in a list."""

    table: str
    game: str
    status: str
    chairs: list[ChairGiven]
    touched: float
    token: str


class Problem(BaseModel):
    """What went wrong: its type, a sentence for people, and what was possible instead."""

    error: str
    message: str
    possible: list[str] | None = None
    state: State | None = None

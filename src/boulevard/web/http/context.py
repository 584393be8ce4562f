"""What every request needs, whether it comes from a page or from a program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, cast

from fastapi import Depends, Request

from boulevard.games.contract import Seat
from boulevard.messages import LANGUAGES, pattern, say
from boulevard.web import times
from boulevard.web.errors import Banned, Damaged, NotNow, Sealed
from boulevard.web.event_log.rulings import Ruling
from boulevard.web.http.drawing_process import DrawingProcess
from boulevard.web.http.drawn_once import DrawnOnce
from boulevard.web.http.limits import Guesses, Limit, Room
from boulevard.web.http.open_routes import is_open_to_the_banned
from boulevard.web.http.page_worker import Given, Made, Workshop
from boulevard.web.http.preferred import preferred
from boulevard.web.http.request_log import route_of
from boulevard.web.preferences import Preferences
from boulevard.web.services.table_service import TableService
from boulevard.web.settings import Settings
from boulevard.web.tables import daily, decisions, snapshot
from boulevard.web.tables.table import Table
from boulevard.web.tables.tokens import Holder, Person, Tokens, new_person
from boulevard.web.thinking.visitors import visitor_at

COOKIE = "boulevard"
LISTED = 20
"""How many of one's own tables are listed at a time."""
UNLIMITED = Limit(0, "too-many-moves")


@dataclass(frozen=True, kw_only=True)
class Services:
    """What all requests share."""

    settings: Settings
    tables: TableService
    tokens: Tokens
    creations: Limit
    moves: Limit
    work: Limit
    streams: Room
    workshop: Workshop
    drawn: DrawnOnce
    drawing: DrawingProcess
    messages: Limit
    guesses: Guesses
    accounts: Limit = UNLIMITED
    reports: Limit = UNLIMITED
    listings: Limit = UNLIMITED
    tournaments: Limit = UNLIMITED

    @property
    def limits(self) -> dict[str, Limit]:
        """The limits by the names under which processes tell each other what was charged."""
        named = {"creations": self.creations, "moves": self.moves, "work": self.work, "messages": self.messages}
        named |= {"accounts": self.accounts, "reports": self.reports, "listings": self.listings}
        named |= {"tournaments": self.tournaments}
        return named | {"guesses": self.guesses.each, "guesses-of-all": self.guesses.all}


class Seated(NamedTuple):
    """Somebody who came with the token of a seat, or of several where people share a device."""

    table: Table
    token: str
    places: tuple[int, ...]

    def place(self, seat: str | None) -> int:
        """The place of a seat that a text names; without one, whichever must act (`UnknownSeat`)."""
        return snapshot.place_of(self.table, self.places, snapshot.seat_named(self.table, seat))

    def speaking_for(self, seat: Seat | None) -> int:
        """The place to do something for: nobody does who left the game while it goes on (`UnknownSeat`, `NotNow`)."""
        place = snapshot.place_of(self.table, self.places, seat)
        if self.table.chairs[place].left and not self.table.over:
            raise NotNow("you-left")
        return place


@dataclass
class RequestContext:
    """One request: who asks, and what they may."""

    services: Services
    visitor: str
    """Where the request came from: what limits count by."""
    person: Person | None
    preferences: Preferences
    came_as: str = ""
    """The number of the browser or program that asks, which leads to the person."""
    met: Person | None = field(default=None)
    """A person who was introduced by this request, for the cookie of the answer."""
    who: Seated | None = field(default=None)
    """Whoever has the token of this request, once that is known."""
    speaks_for: frozenset[str] = frozenset()
    """The people whose seats this request is made from, by a link of theirs."""

    @property
    def tables(self) -> TableService:
        """All tables."""
        return self.services.tables

    @property
    def tokens(self) -> Tokens:
        """Who signs links."""
        return self.services.tokens

    @property
    def own_name(self) -> str:
        """The name under which whoever asks played last; none for somebody who never gave one."""
        guests = [pattern(tag, "web-guest")[0] for tag in LANGUAGES]
        return self.person.name if self.person and self.person.name not in guests else ""

    @property
    def own_numbers(self) -> list[str]:
        """All numbers that whoever asks goes by, their own first; none of somebody who is not known."""
        return self.tables.people.numbers(self.person.id) if self.person else []

    async def make(self, function: Callable[Given, Made], *given: Given.args, **options: Given.kwargs) -> Made:
        """Have something made that takes long, for whoever asks (page_worker.py)."""
        return await self.services.workshop.make(self.visitor, function, *given, **options)

    @property
    def ban(self) -> Ruling | None:
        """What keeps whoever asks out by now, if something does: who they are, where they are, or whose seat it is."""
        rulings = self.tables.rulings
        found = rulings.ban_of(self.person and self.person.id, self.visitor)
        return found or next((it for person in self.speaks_for if (it := rulings.ban_of(person))), None)

    @property
    def counted_by(self) -> list[str]:
        """Whom limits count by: the address that a request came from, and the person, who may have several."""
        return [self.visitor, *([f"person {self.person.id}"] if self.person else [])]

    def spend(self, limit: Limit) -> None:
        """Count a request for all whom limits count by; for none of them, if one has nothing left (`TooMany`)."""
        for one in self.counted_by:
            limit.require(one)
        for one in self.counted_by:
            limit.charge(one, 1)

    def require_let_in(self, person: str) -> None:
        """Refuse who is, or is about to be, somebody who may not come in (`Banned`)."""
        if ban := self.tables.rulings.ban_of(person):
            raise banned(ban)

    def introduced(self, name: str | None) -> Person:
        """The person who asks, under a name if one is given; somebody new gets an identity."""
        shown = decisions.proper_name(name) if name else (self.person and self.person.name) or say("web-guest")
        if self.person:
            shown = self.tables.rulings.name_of(self.person.id) or shown
        self.met = Person(self.person.id, shown) if self.person else new_person(shown)
        return self.met

    def becomes(self, number: str, person: Person) -> None:
        """Let whoever asks be a person from now on, who comes with a number of their own."""
        self.came_as, self.person, self.met = number, person, person

    @property
    def token(self) -> str:
        """What whoever was met by this request is known by from now on: a cookie, or the token of a program."""
        assert self.met is not None
        return self.tokens.person(Person(self.came_as or self.met.id, self.met.name))

    def meet(self) -> None:
        """Give somebody new an identity, before they say their name."""
        self.met = self.person or new_person("")

    async def own_tables(
        self, limit: int = LISTED, skipped: int = 0, only_open: bool = False
    ) -> list[tuple[Table, tuple[int, ...]]]:
        """The tables at which whoever asks sits and their places there, the last touched first."""
        if self.person is None:
            return []
        found = []
        for identity in await self.tables.store.tables_of(self.own_numbers, limit, skipped, only_open):
            try:
                table = await self.tables.table(identity)
            except Damaged:
                continue
            found.append((table, self.places(table)))
        return found

    def places(self, table: Table) -> tuple[int, ...]:
        """The places that whoever asks has at a table."""
        return tuple(place for place, chair in enumerate(table.chairs) if self.is_own(chair.player))

    def is_own(self, number: str) -> bool:
        """Whether a number that was written down some time is that of whoever asks: people may have had several."""
        return self.person is not None and self.tables.people.person_of(number) == self.person.id

    def number_at(self, table: Table, place: int) -> str:
        """Under which number whoever asks sits at a place, or would sit down there."""
        assert self.met is not None
        there = table.chairs[place].player
        return there if there and self.tables.people.person_of(there) == self.met.id else self.met.id

    def way_to(self, table: Table) -> str:
        """The page of a table: from one's own seats, or to watch."""
        own = self.places(table)
        return self.seat(table, own) if own else f"/watch/{table.id}"

    def seat(self, table: Table, places: tuple[int, ...]) -> str:
        """The page of a table from some of its places."""
        return f"/play/{self.tokens.seat(Holder(table.id, places))}"

    async def is_sealed(self, table: Table) -> bool:
        """Whether others may have to play the deck of a table yet, for a day or in a tournament."""
        return daily.is_sealed(table) or await self.tables.tournaments.is_sealed(table)

    async def watched(self, identity: str) -> Table:
        """A table as whoever asks may look at it without a seat there (`UnknownTable`).

        Who may have to play the same deck does not see it, nor what came of it (`Sealed`).
        """
        table = await self.tables.table(identity)
        if self.places(table) or not await self.is_sealed(table):
            return table
        which = self.tables.days.deck_of(table)
        if which is None:
            raise Sealed("tournament-sealed", tournament=table.terms.round and table.terms.round.tournament)
        await self.tables.days.require_open(which, self.person and self.person.id)
        return table

    async def seated(self, token: str) -> Seated:
        """Whoever has the token of a seat, at their table (`UnknownTable`, `Banned`)."""
        holder = self.tokens.holder(token)
        table = await self.tables.table(holder.table_id)
        self.speak_for(table, holder.places)
        self.came(table, holder.places)
        await self.tables.bests.look(table)
        self.who = Seated(table, token, holder.places)
        return self.who

    async def acting(self, token: str) -> Seated:
        """The same, to do something there: it counts as a move (`TooMany`)."""
        self.spend(self.services.moves)
        return await self.seated(token)

    def speak_for(self, table: Table, places: tuple[int, ...]) -> None:
        """Note whose seats a request is made from (`Banned`)."""
        self.speaks_for = frozenset(table.chairs[place].player for place in places)
        for person in self.speaks_for:
            self.require_let_in(person)

    def came(self, table: Table, places: tuple[int, ...]) -> None:
        """Note who waits for the bots of a table from now on."""
        if places:
            person = self.tables.people.person_of(table.chairs[places[0]].player)
            self.tables.thinkers.visitors.came(table.id, self.visitor, person)


async def request_context(request: Request) -> RequestContext:
    """Return who asks: a person is known by the cookie of a browser or the token of a program (`Banned`)."""
    if (known_already := getattr(request.state, "context", None)) is not None:
        return cast(RequestContext, known_already)
    services: Services = request.app.state.services
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)
    known = services.tokens.known(token)
    identity = services.tables.people.let_in(known.id) if known else None
    visitor, rulings = visitor_at(request.client), services.tables.rulings
    if (ban := rulings.ban_of(identity, visitor)) and not is_open_to_the_banned(route_of(request.scope)):
        raise banned(ban)
    name = (identity and rulings.name_of(identity)) or (known.name if known else "")
    person, came_as = (Person(identity, name), known.id) if known and identity else (None, "")
    preferences = await preferred(request, services.tables.preferences, person and person.id, services.moves, visitor)
    request.state.context = RequestContext(services, visitor, person, preferences, came_as)
    return cast(RequestContext, request.state.context)


def banned(ban: Ruling) -> Banned:
    """The refusal of somebody who may not come in."""
    if ban.until is None:
        return Banned("banned-for-good", reason=ban.reason)
    return Banned("banned-until", until=times.minute(ban.until), reason=ban.reason)


def is_secure(request: Request) -> bool:
    """Whether cookies keep to https: the request came by it, or people know the server by such an address."""
    settings: Settings = request.app.state.services.settings
    return "https" in (request.scope["scheme"], settings.address.partition(":")[0])


Ctx = Annotated[RequestContext, Depends(request_context)]
"""For routes: who asks."""

"""What every request needs, whether it comes from a page or from a program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from fastapi import Depends, Request

from boulevard.bots.advice import Hint
from boulevard.errors import BadTable, Damaged, NotNow
from boulevard.games.contract import Seat
from boulevard.messages import LANGUAGES, pattern, say
from boulevard.web.http.limits import Limit, Room
from boulevard.web.http.page_worker import Given, Made, Workshop
from boulevard.web.settings import Settings
from boulevard.web.tables import decisions, models, snapshot
from boulevard.web.tables.events import Kind, once
from boulevard.web.tables.service import TableService
from boulevard.web.tables.table import FRIEND, PERSON, Chair, Table
from boulevard.web.tables.tokens import Holder, Person, Tokens, new_identity, new_person
from boulevard.web.thinking.visitors import visitor_at

COOKIE = "boulevard"
LISTED = 20
"""How many of one's own tables are listed at a time."""


@dataclass(frozen=True)
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


@dataclass
class RequestContext:
    """One request: who asks, and what they may."""

    services: Services
    visitor: str
    """Where the request came from: what limits count by."""
    person: Person | None
    met: Person | None = field(default=None)
    """A person who was introduced by this request, for the cookie of the answer."""

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

    async def make(self, function: Callable[Given, Made], *given: Given.args, **options: Given.kwargs) -> Made:
        """Have something made that takes long, for whoever asks (page_worker.py)."""
        return await self.services.workshop.make(self.visitor, function, *given, **options)

    def introduced(self, name: str | None) -> Person:
        """The person who asks, under a name if one is given; somebody new gets an identity."""
        shown = decisions.proper_name(name) if name else (self.person and self.person.name) or say("web-guest")
        self.met = Person(self.person.id, shown) if self.person else new_person(shown)
        return self.met

    def meet(self) -> None:
        """Give somebody new an identity, before they say their name."""
        self.met = self.person or new_person("")

    async def create(self, sent: models.TableSent) -> Table:
        """Set a table up for whoever asks; at one that was offered, they take part in the shuffle (`BadTable`)."""
        if sent.entropy and not sent.ticket:
            raise BadTable("entropy-without-ticket")
        offered = self.tokens.offered(sent.ticket) if sent.ticket else None
        self.services.creations.spend(self.visitor)
        person = self.introduced(sent.name)
        shared = len([chair for chair in sent.chairs if chair.kind == PERSON]) > 1
        chairs = [_chair(chair, "" if shared else person.name, person) for chair in sent.chairs]
        own = next((place for place, chair in enumerate(chairs) if chair.kind == PERSON), None)
        if own is not None:
            chairs[own] = replace(chairs[own], entropy=sent.entropy or "")
        identity = offered or (self.tokens.identity(person, sent.key) if sent.key else new_identity())
        self.tables.thinkers.visitors.came(identity, self.visitor, person.id)
        key = once(Kind.created, person.id, sent.ticket or sent.key, sent.model_dump(mode="json"))
        seed = self.tokens.seed(offered) if offered else None
        return await self.tables.create(sent.game, sent.options, chairs, identity, key=key, seed=seed)

    def places(self, table: Table, holder: Holder | None = None) -> dict[str, Any]:
        """What somebody gets who sat down: their token, and the invitations of free chairs."""
        if holder is None:
            own = [place for place, chair in enumerate(table.chairs) if chair.kind == PERSON]
            holder = Holder(table.id, tuple(own))
        self._came(table, holder)
        free = [place for place, chair in enumerate(table.chairs) if chair.is_free]
        place = snapshot.place_of(table, holder.places, None) if holder.places else None
        return {
            "table": table.id,
            "token": self.tokens.seat(holder) if holder.places else None,
            "invitations": {str(table.seats[it]): self.tokens.invitation(Holder(table.id, (it,))) for it in free},
            "state": snapshot.seen_by(table, place),
        }

    async def own_tables(
        self, limit: int = LISTED, skipped: int = 0, only_open: bool = False
    ) -> list[tuple[Table, tuple[int, ...]]]:
        """The tables at which whoever asks sits and their places there, the last touched first."""
        if self.person is None:
            return []
        found = []
        for identity in await self.tables.store.tables_of(self.person.id, limit, skipped, only_open):
            try:
                table = await self.tables.table(identity)
            except Damaged:
                continue
            places = tuple(place for place, chair in enumerate(table.chairs) if chair.player == self.person.id)
            found.append((table, places))
        return found

    def way_to(self, table: Table) -> str:
        """The page of a table: from one's own seats, or to watch."""
        own = tuple(it for it, chair in enumerate(table.chairs) if self.person and chair.player == self.person.id)
        return f"/play/{self.tokens.seat(Holder(table.id, own))}" if own else f"/watch/{table.id}"

    async def join(self, invitation: str, sent: models.JoinSent) -> Table:
        """Sit down on the chair of an invitation."""
        holder = self.tokens.invited(invitation)
        self.services.moves.spend(self.visitor)
        person = self.introduced(sent.name)
        (place,) = holder.places
        return await self.tables.act(
            holder.table_id,
            lambda it: decisions.join(it, place, person.name, person.id, sent.entropy),
            once(Kind.joined, person.id, sent.key, place, person.name),
        )

    async def seated(self, token: str) -> tuple[Table, Holder]:
        """The table of a seat's token, and who has it."""
        holder = self.tokens.holder(token)
        table = await self.tables.table(holder.table_id)
        self._came(table, holder)
        return table, holder

    def _came(self, table: Table, holder: Holder) -> None:
        """Note who waits for the bots of a table from now on."""
        if holder.places:
            self.tables.thinkers.visitors.came(table.id, self.visitor, table.chairs[holder.places[0]].player)

    async def acting(self, token: str, seat: Seat | None) -> tuple[Table, int]:
        """The table of a token and the place that is spoken for, to do something there."""
        self.services.moves.spend(self.visitor)
        table, holder = await self.seated(token)
        place = snapshot.place_of(table, holder.places, seat)
        if table.chairs[place].left and not table.over:
            raise NotNow("you-left")
        return table, place

    async def hint(self, token: str, seat: Seat | None) -> tuple[Table, int, Hint]:
        """What a bot would do in the place of whoever asks, if they play against bots; it counts like a move."""
        table, place = await self.acting(token, seat)
        if not self.tables.bots_ready[table.rules.info.name]:
            raise NotNow("hint-preparing")
        return table, place, await self.tables.advice.hint(table, place)

    def previewed(self, table: Table, place: int, move: str) -> dict[str, Any]:
        """What a place would see after a move."""
        seat = table.seats[place]
        view = table.game.preview(seat, move)
        return {"move": table.game.meant(seat, move), "view": view, "story": table.rules.explain(view)}


def _chair(sent: models.ChairSent, name: str, person: Person) -> Chair:
    """A chair; somebody who was not named has a name, or is called by the seat where several share a device."""
    if sent.kind == PERSON:
        return Chair(PERSON, decisions.proper_name(sent.name) if sent.name else name, None, person.id)
    return Chair(FRIEND) if sent.kind == FRIEND else Chair(sent.kind, "", sent.level)


async def request_context(request: Request) -> RequestContext:
    """Return who asks: a person is known by the cookie of a browser or the token of a program."""
    services: Services = request.app.state.services
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)
    return RequestContext(services, visitor_at(request.client), services.tokens.known(token))


Ctx = Annotated[RequestContext, Depends(request_context)]
"""For routes: who asks."""

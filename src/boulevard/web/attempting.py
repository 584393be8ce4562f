"""Everything that people do with the deck of the day, once for pages and API: looking, playing it, what came of it.

Before somebody's own attempt at a deck is over, they are told nothing of it, nor of what others made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boulevard.web import recalling
from boulevard.web.errors import NobodyYet
from boulevard.web.event_log.day_rows import Attempt, Deck, Which
from boulevard.web.http.context import RequestContext
from boulevard.web.services.days.career import Career, career
from boulevard.web.services.days.days import AHEAD, Scene, require_begun
from boulevard.web.services.days.standings import Place, Standings
from boulevard.web.services.days.working_out import WorkedOut
from boulevard.web.tables import daily
from boulevard.web.tables.table import Table

BACK = 14
"""Past days of which the seeds are listed."""


class OfDeck(NamedTuple):
    """A deck, and how it stands with whoever asks."""

    deck: Deck
    own: Attempt | None
    is_over: bool
    """Whether their attempt is over."""
    players: int
    """How many have begun to play it."""
    place: Place | None
    """Their place, if they are ranked."""


class OfDay(NamedTuple):
    """A day, and how it stands with whoever asks."""

    day: str
    decks: Sequence[OfDeck]

    @property
    def is_today(self) -> bool:
        """Whether one can begin."""
        return self.day == daily.today()


class Results(NamedTuple):
    """What came of a deck, for somebody who may know that."""

    of: OfDeck
    standings: Standings
    worked_out: WorkedOut
    friends: frozenset[str]
    """The people whom they know, and they themselves."""


async def day(ctx: RequestContext, day: str) -> OfDay:
    """A day, without anything that would help (`UnknownDay`, `NotNow` for one that is to come)."""
    scene = await ctx.tables.days.scene(require_begun(day))
    return OfDay(day, [await _of_deck(ctx, it) for it in scene.decks])


async def results(ctx: RequestContext, which: Which) -> Results:
    """What came of a deck (`UnknownDay`, `NotNow`); `Sealed` for whoever has still to play it."""
    days, person = ctx.tables.days, ctx.person and ctx.person.id
    scene = await days.scene(require_begun(which.day))
    scene.deck(which.game, which.variant)
    await days.require_open(which, person)
    if not daily.is_final(which.day) and not _knows(scene, which, person):
        days.changed(which.day)  # it was played elsewhere, and nobody has told yet
        scene = await days.scene(which.day)
    of = await _of_deck(ctx, scene.deck(which.game, which.variant))
    if of.players:
        days.working_out.begin(of.deck)
    return Results(of, scene.standings[which], WorkedOut.read(of.deck.worked_out), await _friends(ctx))


async def begin(ctx: RequestContext, which: Which, name: str | None) -> tuple[Table, tuple[int, ...]]:
    """Begin one's attempt, or go on with it (`NotNow`, `UnknownDay`, `TooMany`)."""
    ctx.spend(ctx.services.creations)
    person = ctx.introduced(name)
    table = await ctx.tables.days.begin(which, person)
    ctx.came(table, (0,))
    return table, (0,)


async def practise(ctx: RequestContext, which: Which) -> tuple[Table, tuple[int, ...]]:
    """Play a deck that one knows, as often as one likes: it never counts (`Sealed`, `UnknownDay`, `TooMany`)."""
    if not daily.is_final(which.day):
        await ctx.tables.days.require_open(which, ctx.person and ctx.person.id)
    ctx.spend(ctx.services.creations)
    table = await ctx.tables.days.practise(which, ctx.introduced(None))
    ctx.came(table, (0,))
    return table, (0,)


async def own(ctx: RequestContext) -> tuple[Career, Sequence[Attempt]]:
    """What the days of whoever asks come to, and all of them, the oldest first (`NobodyYet`)."""
    if ctx.person is None:
        raise NobodyYet("day-nobody")
    attempts = await ctx.tables.days.rows.of_person(ctx.person.id)
    return career(attempts, daily.today()), attempts


async def streak(ctx: RequestContext) -> int:
    """On how many days in a row whoever asks has played by now."""
    return (await own(ctx))[0].streak if ctx.person else 0


async def decks(ctx: RequestContext) -> list[Deck]:
    """The decks that the server is bound to: of coming days, and of the last ones."""
    today = daily.today()
    return await ctx.tables.days.decks(daily.later(today, -BACK), daily.later(today, AHEAD))


def seed_of(deck: Deck) -> str | None:
    """The seed of a deck, once everybody may know it."""
    return deck.seed if daily.is_final(deck.which.day) else None


async def _of_deck(ctx: RequestContext, deck: Deck) -> OfDeck:
    scene = await ctx.tables.days.scene(deck.which.day)
    own = await ctx.tables.days.own(deck.which, ctx.person.id) if ctx.person else None
    is_over = own is not None and await ctx.tables.days.is_over(own)
    place = scene.standings[deck.which].of_people.get(own.person) if own and is_over else None
    return OfDeck(deck, own, is_over, scene.players[deck.which], place)


def _knows(scene: Scene, which: Which, person: str | None) -> bool:
    """Whether it is known what came of somebody's attempt."""
    own = scene.own(which, person) if person else None
    return own is not None and own.ended is not None


async def _friends(ctx: RequestContext) -> frozenset[str]:
    """The people with whom whoever asks has finished games, but for those who don't want that; and they themselves."""
    if ctx.person is None:
        return frozenset()
    met = {it.person for it in await recalling.companions(ctx)}
    chat, person = ctx.tables.chat, ctx.person.id
    return frozenset({*(met - {*await chat.blocked(person), *await chat.blocking(person)}), person})

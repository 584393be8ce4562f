"""Strangers who meet in the lobby, for the pages and the API alike: sitting down at a table, and being paired."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from typing import NamedTuple

from boulevard.games import registry
from boulevard.ratings import NEWCOMER
from boulevard.web.errors import BadTable, NotListed, NotNow, NotWelcome, UnknownTable
from boulevard.web.event_log.events import Kind, once
from boulevard.web.event_log.lobby_rows import Seeker
from boulevard.web.http.context import RequestContext
from boulevard.web.services.lobby import PAIRED, PLAYERS, Live, OpenSeat, Scene
from boulevard.web.services.rating import present
from boulevard.web.tables import decisions, models
from boulevard.web.tables.clocks import Clock
from boulevard.web.tables.table import FRIEND, Chair, Table
from boulevard.web.tables.tokens import Person, new_identity

PRESETS = (60, 300, 24 * 3600)
"""The clocks with which people are paired, in seconds for a move."""
ATTEMPTS = 3

Places = tuple[int, ...]


class Seen(NamedTuple):
    """What the lobby shows to whoever asks."""

    scene: Scene
    own: frozenset[str]
    """The tables at which they wait themselves."""
    strangers: frozenset[str]
    """Tables of those with whom they are not brought together."""


class Met(NamedTuple):
    """How it stands with somebody who wants to be paired: they wait, or have a table."""

    seeker: Seeker | None = None
    table: Table | None = None
    places: Places = ()


def require_lobby(ctx: RequestContext) -> None:
    """Refuse where there is no lobby (`NotListed`)."""
    if not ctx.services.settings.lobby:
        raise NotListed("lobby-none")


async def look(ctx: RequestContext) -> Seen:
    """Look at the lobby (`NotListed`)."""
    require_lobby(ctx)
    scene = await ctx.tables.lobby.scene()
    if ctx.person is None:
        return Seen(scene, frozenset(), frozenset())
    avoided = await ctx.tables.lobby.rows.estranged(ctx.person.id)
    shown: list[OpenSeat | Live] = [*scene.seats, *scene.games]
    people = {it.table_id: {sitting.person for sitting in it.people} for it in shown}
    own = frozenset(table for table, found in people.items() if ctx.person.id in found)
    return Seen(scene, own, frozenset(table for table, found in people.items() if found & avoided))


def can_be_paired(game: str) -> bool:
    """Whether people are paired for a game: it is for two, at least."""
    return PLAYERS in registry.info(game).players


async def sit(ctx: RequestContext, table_id: str, sent: models.SitSent) -> tuple[Table, Places]:
    """Sit down at a table of the lobby (`NotListed`, `SeatTaken`, `OwnSeat`, `NotWelcome`, `TooMany`)."""
    require_lobby(ctx)
    ctx.spend(ctx.services.moves)
    person = ctx.introduced(sent.name)
    if (met := await _seat_of_seeker(ctx, person, table_id)).table is not None:
        return met.table, met.places
    table = await ctx.tables.table(table_id)
    if not table.terms.is_listed or (table.waits and table.hidden):
        raise NotListed("lobby-not-listed")
    key = once(Kind.joined, person.id, sent.key, "lobby")
    if key is None or key not in table.keys:
        await _require_welcome(ctx, table, person)
        await _wait_no_more(ctx, person)
    table = await ctx.tables.act(table_id, lambda it: decisions.sit_down(it, person.name, person.id, sent.entropy), key)
    await ctx.tables.lobby.tell()
    return table, _places(table, person)


async def _require_welcome(ctx: RequestContext, table: Table, person: Person) -> None:
    avoided = await ctx.tables.lobby.rows.estranged(person.id)
    if any(chair.player in avoided for chair in table.chairs):
        raise NotWelcome("lobby-not-welcome")


async def _wait_no_more(ctx: RequestContext, person: Person) -> None:
    """Let somebody wait no more who sits down elsewhere; if they were paired meanwhile, they don't (`NotNow`)."""
    became = await ctx.tables.lobby.rows.cancel(person.id)
    if became is not None and not await _is_over(ctx, became):
        raise NotNow("lobby-found")


async def _seat_of_seeker(ctx: RequestContext, person: Person, table_id: str) -> Met:
    """Sit down with somebody who waits to be paired, once; nothing if the table is not of such a one."""
    rows = ctx.tables.lobby.rows
    if (own := await rows.seeker(person.id)) is not None and own.found == table_id:
        return await _arrived(ctx, person, own)
    other = await rows.seeker_at(table_id)
    return await _sit_with(ctx, person, other) if other is not None and not other.found else Met()


async def _sit_with(ctx: RequestContext, person: Person, other: Seeker) -> Met:
    """Be paired with somebody who waits."""
    own = await _seeking(ctx, person, other.game, other.seconds)
    seeker = await ctx.tables.lobby.rows.seek(own, other.table_id)
    if seeker.found != other.table_id and await _is_over(ctx, seeker):
        seeker = await ctx.tables.lobby.rows.seek(own, other.table_id, anew=True)
    ctx.tables.lobby.changed()
    return await _arrived(ctx, person, seeker)


async def way_to_own(ctx: RequestContext, table_id: str) -> str:
    """The page of a table at which whoever asks sits; none of one that is set up once they are paired."""
    with suppress(UnknownTable):
        table = await ctx.tables.table(table_id)
        return ctx.way_to(table)
    return ""


async def pair(ctx: RequestContext, sent: models.PairSent) -> Met:
    """Be paired with whoever waits for the same, or wait (`NotListed`, `BadTable`, `UnknownGame`, `TooMany`)."""
    require_lobby(ctx)
    await ctx.tables.games.require(sent.game)
    if not can_be_paired(sent.game) or sent.seconds not in PRESETS:
        raise BadTable("lobby-no-such-pairing", seconds=", ".join(map(str, PRESETS)))
    ctx.spend(ctx.services.creations)
    person = ctx.introduced(sent.name)
    own = await _seeking(ctx, person, sent.game, sent.seconds)
    seeker = await ctx.tables.lobby.rows.seek(own)
    if seeker.found and await _is_over(ctx, seeker):
        seeker = await ctx.tables.lobby.rows.seek(own, anew=True)
    ctx.tables.lobby.changed()
    return await _arrived(ctx, person, seeker)


async def waiting(ctx: RequestContext, person: Person | None) -> Met:
    """How it stands with somebody who wants to be paired; they are seen to wait."""
    seeker = await ctx.tables.lobby.rows.seeker(person.id) if person else None
    if person is None or seeker is None:
        return Met()
    ctx.spend(ctx.services.moves)
    if seeker.found:
        return await _arrived(ctx, person, seeker)
    await ctx.tables.lobby.rows.see_seeker(person.id)
    seeker = await ctx.tables.lobby.rows.look_again(person.id)
    return await _arrived(ctx, person, seeker) if seeker else Met()


async def cancel(ctx: RequestContext) -> Met:
    """Wait no more; if somebody was found meanwhile, there is a table."""
    if ctx.person is None or await ctx.tables.lobby.rows.seeker(ctx.person.id) is None:
        return Met()
    ctx.spend(ctx.services.moves)
    became = await ctx.tables.lobby.rows.cancel(ctx.person.id)
    ctx.tables.lobby.changed()
    return await _arrived(ctx, ctx.person, became) if became else Met()


async def _seeking(ctx: RequestContext, person: Person, game: str, seconds: int) -> Seeker:
    rating = await ctx.tables.store.read(lambda connection: present(connection, person.id, game))
    mean, deviation = rating or (NEWCOMER.mean, 0.0)
    now = time.time()
    return Seeker(person.id, person.name, game, seconds, mean, deviation, new_identity(), now, now)


async def _is_over(ctx: RequestContext, seeker: Seeker) -> bool:
    """Whether the game is over for which somebody was paired."""
    table = (await _set_up(ctx, seeker)).table
    return table is None or table.over


async def _arrived(ctx: RequestContext, person: Person, seeker: Seeker) -> Met:
    """The table of somebody who was paired; if they were not, they wait."""
    if not seeker.found:
        return Met(seeker)
    met = await _set_up(ctx, seeker)
    if met.table is None:
        return Met(seeker._replace(found=""))
    return met._replace(places=_places(met.table, person))


async def _set_up(ctx: RequestContext, seeker: Seeker) -> Met:
    """The table of two who were paired: whoever of them comes first has it set up. Who begins is left to chance."""
    with suppress(UnknownTable):
        return Met(seeker, await ctx.tables.table(seeker.found))
    pair = await ctx.tables.lobby.rows.pair_at(seeker.found)
    if len(pair) == PLAYERS:
        chairs = [Chair(FRIEND, it.name, None, it.person) for it in random.sample(pair, PLAYERS)]
        clock, key = Clock(seeker.seconds), once(Kind.created, "pairing", seeker.found)
        seed = ctx.tokens.seed(seeker.found)
        terms = PAIRED._replace(clock=clock)
        return Met(seeker, await ctx.tables.create(seeker.game, {}, chairs, seeker.found, None, key, seed, None, terms))
    await ctx.tables.lobby.rows.part(seeker.found)
    return Met(seeker)


def _places(table: Table, person: Person) -> Places:
    return tuple(place for place, chair in enumerate(table.chairs) if chair.player == person.id)

"""Tournaments, for the pages and the API alike: setting one up, entering and leaving, and what its host decides."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from boulevard.bots.registry import levels
from boulevard.games import registry
from boulevard.ratings import NEWCOMER
from boulevard.web.errors import BadTournament, NotNow, NotOwner, TakenOut
from boulevard.web.event_log.tournament_rows import OPEN, OVER, RUNNING, Decide, Entered, Found, Tournament
from boulevard.web.http.context import RequestContext
from boulevard.web.names import visible
from boulevard.web.services.rating import present
from boulevard.web.services.tournaments import steps
from boulevard.web.services.tournaments.scene import Scene
from boulevard.web.services.tournaments.tournaments import without
from boulevard.web.tables import decisions, models
from boulevard.web.tables.table import BOT, Chair
from boulevard.web.tables.terms import Round, Terms
from boulevard.web.tables.tokens import new_identity, new_seed

MOST = 64
"""How many can take part."""
MOST_BOTS = 16
"""And how many of them can be bots: each of their moves takes a processor some time."""
MOST_ROUNDS = 15
MOST_HELD = 3
"""How many tournaments somebody can hold at a time."""
LISTED = 30
"""How many of one's own tournaments are listed."""


class Seen(NamedTuple):
    """A tournament as whoever asks sees it."""

    scene: Scene
    own: Entered | None = None
    """What they take part as."""
    is_host: bool = False


async def look(ctx: RequestContext, identity: str) -> Seen:
    """Look at a tournament (`UnknownTournament`): anybody with the link may."""
    scene = await ctx.tables.tournaments.scene(identity)
    return Seen(scene, _own(ctx, scene.found), _is_host(ctx, scene.found))


async def own(ctx: RequestContext) -> list[Tournament]:
    """The tournaments that whoever asks holds or takes part in, the last touched first."""
    return await ctx.tables.tournaments.rows.of_person(ctx.person.id, LISTED) if ctx.person else []


async def create(ctx: RequestContext, sent: models.TournamentSent) -> Tournament:
    """Set a tournament up, held by whoever asks (`BadTournament`, `UnknownGame`, `BadOption`, `NotNow`, `TooMany`)."""
    await ctx.tables.games.require(sent.game)
    possible = steps.forms(sent.game)
    form = sent.form or (possible[0] if possible else "")
    if form not in possible:
        raise BadTournament("tournament-form", form=form, forms=", ".join(possible))
    _require_options(sent)
    ctx.spend(ctx.services.tournaments)
    person, now = ctx.introduced(sent.host), time.time()
    name = visible(sent.name) or registry.info(sent.game).title
    made = Tournament(
        id=ctx.tokens.identity(person, sent.key) if sent.key else new_identity(),
        host=person.id,
        name=name,
        game=sent.game,
        options=sent.options,
        form=form,
        rounds=sent.rounds,
        seconds=sent.seconds,
        is_automatic=sent.automatic,
        state=OPEN,
        round=0,
        secret=new_seed(),
        made=now,
        touched=now,
        version=0,
    )
    if not await ctx.tables.tournaments.rows.add(made, MOST_HELD):
        raise NotNow("tournament-enough", most=MOST_HELD)
    return made


def _require_options(sent: models.TournamentSent) -> None:
    """Refuse what no table could be set up with (`BadOption`, `BadTable`)."""
    info = registry.info(sent.game)
    if info.seats_option in sent.options:
        raise BadTournament("tournament-seats", name=info.seats_option)
    count = min(it for it in info.players if it <= steps.LEAST)
    terms = Terms(round=Round("", 1))
    decisions.create(sent.game, sent.options, [Chair(BOT, "", 1)] * count, new_seed(), terms=terms)


async def enter(ctx: RequestContext, identity: str, name: str | None) -> Found:
    """Take part in a tournament, or come back to one (`UnknownTournament`, `NotNow`, `TakenOut`, `TooMany`)."""
    ctx.spend(ctx.services.moves)
    game = (await ctx.tables.tournaments.rows.found(identity)).tournament.game
    person = ctx.introduced(name)
    rating = await ctx.tables.store.read(lambda connection: present(connection, person.id, game))
    strength = (rating or NEWCOMER).mean

    def decide(found: Found, who: str) -> Sequence[Entered]:
        return _entered(found, who, person.name, strength)

    return await _change(ctx, identity, decide, person.id)


def _entered(found: Found, person: str, name: str, strength: float) -> Sequence[Entered]:
    it, own = found.tournament, found.entered_by(lambda number: number == person)
    if own is not None and own.is_barred:
        raise TakenOut("tournament-barred")
    _require_rounds_to_come(found)
    if own is not None:
        back = own._replace(is_out=False, name=name if it.state == OPEN else own.name)
        return [back if one.number == own.number else one for one in found.entrants]
    if not steps.may_enter(it):
        raise NotNow("tournament-begun")
    return _with(found, person, name, None, strength)


def _require_rounds_to_come(found: Found) -> None:
    it = found.tournament
    if it.state == OVER or (it.state == RUNNING and it.round >= it.rounds):
        raise NotNow("tournament-over")


def _with(found: Found, person: str, name: str, level: int | None, strength: float) -> Sequence[Entered]:
    """Who takes part with somebody more."""
    if len(found.listed) >= MOST:
        raise NotNow("tournament-full", most=MOST)
    number = max((it.number for it in found.entrants), default=0) + 1
    entered = Entered(found.tournament.id, number, person, name, level, strength, False, time.time())
    return [*found.entrants, entered]


async def leave(ctx: RequestContext, identity: str) -> Found:
    """Take part no longer: a game that goes on is lost (`UnknownTournament`, `TooMany`)."""
    ctx.spend(ctx.services.moves)
    return await _change(ctx, identity, without, ctx.person.id if ctx.person else "")


async def add_bot(ctx: RequestContext, identity: str, level: int) -> Found:
    """Have a bot of a level take part (`NotOwner`, `NotNow`, `BadTournament`)."""

    def decide(found: Found, _: str) -> Sequence[Entered]:
        _require_host(ctx, found)
        known = {it.number: it for it in levels(found.tournament.game)}
        if level not in known:
            raise BadTournament("unknown-level", level=level, count=len(known))
        if found.tournament.state != OPEN:
            raise NotNow("tournament-begun")
        if sum(it.level is not None for it in found.entrants) >= MOST_BOTS:
            raise NotNow("tournament-bots", most=MOST_BOTS)
        return _with(found, "", "", level, known[level].strength)

    ctx.spend(ctx.services.moves)
    return await _change(ctx, identity, decide)


async def remove(ctx: RequestContext, identity: str, number: int) -> Found:
    """Have somebody take part no longer, because the host says so: they can't come back by themselves (`NotOwner`)."""

    def decide(found: Found, _: str) -> Sequence[Entered]:
        _require_host(ctx, found)
        there = [it for it in found.entrants if it.number != number or not _is_unplayed_bot(found, it)]
        return [it._replace(is_out=True, is_barred=it.level is None) if it.number == number else it for it in there]

    ctx.spend(ctx.services.moves)
    return await _change(ctx, identity, decide)


def _is_unplayed_bot(found: Found, it: Entered) -> bool:
    """Whether nothing is to be remembered of somebody who is taken out: a bot, before the first round."""
    return it.level is not None and found.tournament.state == OPEN


async def let_back(ctx: RequestContext, identity: str, number: int) -> Found:
    """Have somebody take part again whom the host took out (`NotOwner`, `NotNow`)."""

    def decide(found: Found, _: str) -> Sequence[Entered]:
        _require_host(ctx, found)
        _require_rounds_to_come(found)
        return [
            it._replace(is_out=False, is_barred=False) if it.number == number and it.is_barred else it
            for it in found.entrants
        ]

    ctx.spend(ctx.services.moves)
    return await _change(ctx, identity, decide)


async def go_on(ctx: RequestContext, identity: str, after: int) -> Found:
    """Begin the round after one of which the host knows that it is over; sent again, it is begun once (`NotOwner`)."""
    ctx.spend(ctx.services.creations)
    found = await ctx.tables.tournaments.rows.found(identity)
    _require_host(ctx, found)
    it = found.tournament
    if it.round > after or it.state == OVER:
        return found
    if it.state == OPEN:
        if len(found.there) < steps.LEAST:
            raise NotNow("tournament-few", least=steps.LEAST)
        return await ctx.tables.tournaments.begin_round(found)
    stepped = await ctx.tables.tournaments.step(identity, goes_on=True)
    if stepped.tournament.state == RUNNING and stepped.tournament.round == after:
        raise NotNow("tournament-round-goes-on")
    return stepped


async def cancel(ctx: RequestContext, identity: str) -> None:
    """Call a tournament off that has not begun (`NotOwner`, `NotNow`)."""
    ctx.spend(ctx.services.moves)
    found = await ctx.tables.tournaments.rows.found(identity)
    _require_host(ctx, found)
    if not await ctx.tables.tournaments.rows.call_off(identity):
        raise NotNow("tournament-begun")
    ctx.tables.tournaments.changed(identity)


async def _change(ctx: RequestContext, identity: str, decide: Decide, number: str = "") -> Found:
    found = await ctx.tables.tournaments.rows.change_by(number, identity, decide)
    ctx.tables.tournaments.changed(identity)
    return found


def _own(ctx: RequestContext, found: Found) -> Entered | None:
    return found.entered_by(ctx.is_own)


def _is_host(ctx: RequestContext, found: Found) -> bool:
    return bool(found.tournament.host) and ctx.is_own(found.tournament.host)


def _require_host(ctx: RequestContext, found: Found) -> None:
    if not _is_host(ctx, found):
        raise NotOwner("tournament-not-host")

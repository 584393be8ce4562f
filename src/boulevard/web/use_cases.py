"""Everything that people and programs do at a table: once, for the pages and the API alike.

Each takes who asks and what they sent, and returns the table after it, most with the place that it was done for. Routes
turn that into a page or JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from boulevard.bots.advice import Hint
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.review import data
from boulevard.web.errors import BadTable, KeyUsed, NotListed, NotNow
from boulevard.web.event_log.events import Kind, once
from boulevard.web.event_log.lobby_rows import MOST_OF_ONE
from boulevard.web.http.context import RequestContext, Seated
from boulevard.web.services.hints import require_hint
from boulevard.web.services.reviews import Reviews, TableReview, Tried
from boulevard.web.tables import decisions, models, snapshot
from boulevard.web.tables.clocks import Clock
from boulevard.web.tables.series import Series
from boulevard.web.tables.table import BOT, FRIEND, PERSON, Chair, Table
from boulevard.web.tables.terms import PHRASES, TEXT, Talk, Terms
from boulevard.web.tables.tokens import Person, new_identity

Places = tuple[int, ...]
"""The places that somebody got at a table."""


async def create(ctx: RequestContext, sent: models.TableSent) -> tuple[Table, Places]:
    """Set a table up for whoever asks; at one that was offered, they take part in the shuffle (`BadTable`)."""
    if sent.entropy and not sent.ticket:
        raise BadTable("entropy-without-ticket")
    try:
        newer = {name for name in ("clock", "listed", "series") if not getattr(sent, name)}
        plain = sent.model_dump(mode="json", exclude=newer)
    except (ValueError, RecursionError) as error:
        raise BadTable("table-malformed") from error
    offered = ctx.tokens.offered(sent.ticket) if sent.ticket else None
    ctx.spend(ctx.services.creations)
    person = ctx.introduced(sent.name)
    shared = len([chair for chair in sent.chairs if chair.kind == PERSON]) > 1
    chairs = [_chair(chair, "" if shared else person.name, person) for chair in sent.chairs]
    own = next((place for place, chair in enumerate(chairs) if chair.kind == PERSON), None)
    if own is not None:
        chairs[own] = replace(chairs[own], entropy=sent.entropy or "")
    identity = offered or (ctx.tokens.identity(person, sent.key) if sent.key else new_identity())
    ctx.tables.thinkers.visitors.came(identity, ctx.visitor, person.id)
    key = once(Kind.created, person.id, sent.ticket or sent.key, plain)
    seed = ctx.tokens.seed(offered) if offered else None
    clock = Clock(sent.clock.seconds, sent.clock.late) if sent.clock else None
    if sent.listed:
        await _require_listable(ctx, person, identity)
    talk = Talk(sent.chat or (PHRASES if sent.listed else TEXT), sent.chat_watched)
    terms = Terms(clock, talk, sent.listed, series=Series(sent.series) if sent.series else None)
    table = await ctx.tables.create(sent.game, sent.options, chairs, identity, None, key, seed, sent.position, terms)
    return table, tuple(place for place, chair in enumerate(table.chairs) if chair.kind == PERSON)


async def _require_listable(ctx: RequestContext, person: Person, identity: str) -> None:
    """Let somebody list a table in the lobby, if they may (`NotListed`, `NotNow`, `TooMany`)."""
    if not ctx.services.settings.lobby:
        raise NotListed("lobby-none")
    if not await ctx.tables.lobby.rows.has_room(person.id, identity):
        raise NotNow("lobby-enough", most=MOST_OF_ONE)
    ctx.spend(ctx.services.listings)


async def create_by_form(ctx: RequestContext, sent: models.TableSent) -> tuple[Table, Places]:
    """Set a table up for a page, whose form somebody may send again: then without a part in the shuffle."""
    if sent.ticket:
        with suppress(BadTable, KeyUsed):
            table, own = await create(ctx, sent)
            if not table.over and not any(map(table.number, table.people)):
                return table, own
    return await create(ctx, sent.model_copy(update={"ticket": None, "entropy": None}))


def _chair(sent: models.ChairSent, name: str, person: Person) -> Chair:
    """A chair; somebody who was not named has a name, or is called by the seat where several share a device."""
    if sent.kind == PERSON:
        return Chair(PERSON, decisions.proper_name(sent.name) if sent.name else name, None, person.id)
    return Chair(FRIEND) if sent.kind == FRIEND else Chair(sent.kind, "", sent.level)


async def join(ctx: RequestContext, invitation: str, sent: models.JoinSent) -> tuple[Table, Places]:
    """Sit down on the chair of an invitation, unless it is kept for somebody else (`SeatTaken`)."""
    holder = ctx.tokens.invited(invitation)
    ctx.spend(ctx.services.moves)
    person = ctx.introduced(sent.name)
    (place,) = holder.places
    asked = await ctx.tables.table(holder.table_id)
    kept = await ctx.tables.invitations.require_not_kept(asked, place, person.id)
    table = await ctx.tables.act(
        holder.table_id,
        lambda it: decisions.join(it, place, person.name, ctx.number_at(it, place), sent.entropy),
        once(Kind.joined, person.id, sent.key, place, person.name),
    )
    await ctx.tables.invitations.taken(kept)
    return table, holder.places


async def move(ctx: RequestContext, who: Seated, sent: models.MoveSent) -> tuple[Table, int]:
    """Make a move."""
    place = who.speaking_for(sent.seat)
    key = once(Kind.moved, place, sent.key, sent.move, sent.number)
    return await ctx.tables.act(who.table.id, lambda it: decisions.move(it, place, sent.move, sent.number), key), place


def preview(who: Seated, seat: str | None, sent: str) -> tuple[int, dict[str, Any]]:
    """What would be seen after a move, without making it; nothing hidden is shown."""
    place = who.place(seat)
    return place, previewed(who.table.game, who.table.seats[place], sent)


def previewed(game: Game, seat: Seat, sent: str) -> dict[str, Any]:
    """The same of a game that need not be at a table."""
    view = game.preview(seat, sent)
    return {"move": game.meant(seat, sent), "view": view, "entries": game.rules.explain(view)}


async def hint(ctx: RequestContext, who: Seated, seat: str | None) -> tuple[int, Hint]:
    """What a bot would do in the place of whoever asks, against bots, and the number of that decision (`NotNow`)."""
    table, place = who.table, who.speaking_for(snapshot.seat_named(who.table, seat))
    if not ctx.tables.games.bots_ready[table.rules.info.name]:
        raise NotNow("hint-preparing")
    require_hint(table, place)
    await ctx.tables.results.note_help(table.id)
    given = await ctx.tables.advice.hint(table, place)
    return table.number(place), given


def review(reviews: Reviews, table: Table) -> TableReview:
    """What each decision of a game that is over cost, as far as it is known; begun by who asks first (`NotNow`)."""
    if not table.over:
        raise NotNow("review-before-end")
    found = reviews.of(table)
    if found is None:
        raise NotNow("review-of-nothing")
    return found


def review_as_data(found: TableReview) -> models.ReviewGiven:
    """The same as plain data (`NotNow`, if it could not be worked out)."""
    if found.failed:
        raise NotNow("web-review-failed")
    given = data.as_data(found.review)
    return models.ReviewGiven(ready=found.ready, looked=found.looked, count=found.count, review=given)


async def try_move(ctx: RequestContext, reviews: Reviews, table: Table, number: int, move: str) -> Tried:
    """What another move would have been worth at a decision of a game that is over (`NotNow`, `IllegalMove`)."""
    ctx.spend(ctx.services.moves)
    it = review(reviews, table).at(number)
    if it is None:
        raise NotNow("no-such-moment")
    meant = at_decision(table, number).meant(it.decision.seat, move)
    return await reviews.tried(table, it, meant, (ctx.visitor, ctx.person.id if ctx.person else "", table.id))


def at_decision(table: Table, number: int) -> Game:
    """A game that is over as it was after so many moves (`NotNow`)."""
    if not 0 <= number < len(table.moves):
        raise NotNow("no-such-moment")
    game = table.game.copy()
    game.undo(len(table.moves) - number)
    return game


async def open_record(ctx: RequestContext, text: str, name: str) -> Table:
    """Open a record that somebody sent, to watch or review it (`BadRecord`)."""
    ctx.spend(ctx.services.creations)
    table = await ctx.tables.records.open(text, name)
    ctx.tables.thinkers.visitors.came(table.id, ctx.visitor, ctx.person.id if ctx.person else "")
    return table


async def undo(ctx: RequestContext, who: Seated, sent: models.RequestSent) -> tuple[Table, int]:
    """Take one's last decision back; between people, ask for it."""
    place = who.speaking_for(sent.seat)
    key = once(Kind.undone, place, sent.key)
    return await ctx.tables.act(who.table.id, lambda it: decisions.undo(it, place, who.places), key), place


async def answer_undo(ctx: RequestContext, who: Seated, sent: models.AnswerSent) -> tuple[Table, int]:
    """Agree that somebody takes a decision back, or not; or no longer ask for it."""
    place = who.speaking_for(None)
    key = once(Kind.refused, place, sent.key, sent.agreed)
    table = await ctx.tables.act(who.table.id, lambda it: decisions.answer_undo(it, who.places, sent.agreed), key)
    return table, place


async def resign(ctx: RequestContext, who: Seated, sent: models.RequestSent) -> tuple[Table, int]:
    """Leave the game."""
    place = who.speaking_for(sent.seat)
    key = once(Kind.resigned, place, sent.key)
    return await ctx.tables.act(who.table.id, lambda it: decisions.resign(it, place), key), place


async def rematch(
    ctx: RequestContext, who: Seated, sent: models.RematchSent | models.RematchAnswerSent
) -> tuple[Table, Places]:
    """Go on at a new table, or ask the others to: return that table, or the present one until all want to.

    With it come the places of whoever asks there.
    """
    place = who.speaking_for(None)
    if who.table.over and who.table.rematch is None:
        ctx.spend(ctx.services.creations)
    key = once(Kind.rematch, place, sent.key)
    again = await ctx.tables.rematch(who.table.id, who.places, key, sent.entropy)
    own = who.places if again.id == who.table.id else decisions.moved_on(who.table, who.places)
    ctx.came(again, own)
    return again, own


async def answer_rematch(ctx: RequestContext, who: Seated, sent: models.RematchAnswerSent) -> tuple[Table, Places]:
    """Agree to go on at a new table, or not; or no longer ask for it."""
    if sent.agreed:
        return await rematch(ctx, who, sent)
    key = once(Kind.declined, who.speaking_for(None), sent.key)
    table = await ctx.tables.act(who.table.id, lambda it: decisions.decline_rematch(it, who.places), key)
    return table, who.places


async def begin_lesson(
    ctx: RequestContext, game: str, options: Mapping[str, Any], rivals: Sequence[int], prepared: decisions.Prepared
) -> tuple[Table, Places]:
    """Set a guided game up for whoever asks, against bots of these levels."""
    ctx.spend(ctx.services.creations)
    person = ctx.introduced(None)
    chairs = [Chair(PERSON, person.name, None, person.id), *(Chair(BOT, "", level) for level in rivals)]
    return await ctx.tables.create(game, options, chairs, prepared=prepared), (0,)


async def turn_page(ctx: RequestContext, who: Seated, page: str, shown: bool) -> Table:
    """Turn to a page of the lesson, put the lesson away or bring it back."""
    place = who.speaking_for(None)
    return await ctx.tables.act(who.table.id, lambda it: decisions.guide(it, place, page, shown))


def look_away(ctx: RequestContext, who: Seated, sent: models.AwaySent) -> None:
    """Note whether somebody looks at their page."""
    ctx.tables.presence.turn(who.table.id, sent.tab, who.places, sent.away)

"""What people say to each other, for the pages and the API alike: who asks, and what they may read and say."""

from __future__ import annotations

from boulevard.messages import say
from boulevard.web import times
from boulevard.web.errors import NoChat
from boulevard.web.event_log.messages import Message
from boulevard.web.http.context import RequestContext, Seated
from boulevard.web.tables import models, phrases, snapshot
from boulevard.web.tables.table import Table


async def send(ctx: RequestContext, who: Seated, sent: models.MessageSent) -> models.MessageGiven:
    """Say something to the others at a table (`NoChat`, `NotSaid`, `NotNow`, `TooMany`)."""
    place = who.speaking_for(sent.seat)
    _require_voice(ctx, who.table.chairs[place].player)
    limit, person = ctx.services.messages, f"person {who.table.chairs[place].player}"
    for one in (ctx.visitor, person):
        limit.require(one)
    message = await ctx.tables.chat.say(who.table, place, sent.phrase, sent.text, sent.key)
    for one in (ctx.visitor, person):
        limit.charge(one, 1)
    return given(who.table, message, who.places)


def _require_voice(ctx: RequestContext, person: str) -> None:
    """Refuse whom nobody is to hear for a while (`NoChat`)."""
    if (mute := ctx.tables.rulings.mute_of(person)) is None:
        return
    if mute.until is None:
        raise NoChat("chat-silenced", reason=mute.reason)
    raise NoChat("chat-silenced-until", until=times.minute(mute.until), reason=mute.reason)


async def read(ctx: RequestContext, table: Table, who: Seated | None, after: int) -> models.MessagesGiven:
    """What was said at a table after a number; those who watch can read it where the table lets them (`NoChat`)."""
    if who is None and not table.terms.talk.is_watched:
        raise NoChat("chat-not-watched")
    held = who.places if who else ()
    person = table.chairs[held[0]].player if held else ""
    found, last, unheard = await ctx.tables.chat.read(table, after, person)
    return {
        "messages": [given(table, it, held) for it in found],
        "last": last,
        "unheard": [{"seat": table.seats[place], "everywhere": everywhere} for place, everywhere in unheard.items()],
        "phrases": {name: say(key) for name, key in phrases.PHRASES.items()},
    }


async def set_heard(ctx: RequestContext, who: Seated, sent: models.UnheardSent) -> models.MessagesGiven:
    """Hear what a seat says again, or no longer; return all that is heard from now on (`UnknownSeat`, `NotNow`)."""
    place = who.table.place(sent.seat)
    await ctx.tables.chat.set_heard(who.table, who.places[0], place, sent.heard, sent.everywhere)
    return await read(ctx, who.table, who, -1)


async def report(ctx: RequestContext, who: Seated, number: int) -> models.ReportGiven:
    """Tell whoever runs the server of a message (`NotNow`, `TooMany`)."""
    ctx.spend(ctx.services.reports)
    await ctx.tables.chat.report(who.table, who.places[0], number)
    return {"reported": number}


def given(table: Table, message: Message, held: tuple[int, ...]) -> models.MessageGiven:
    """A message as it is sent to whoever has some places."""
    return {
        "number": message.number,
        "seat": table.seats[message.place],
        "name": snapshot.name_of(table, message.place),
        "own": message.place in held,
        "phrase": message.phrase or None,
        "text": phrases.words(message.phrase, message.text),
        "at": message.at,
    }

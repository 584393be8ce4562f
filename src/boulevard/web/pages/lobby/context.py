"""What the pages of the lobby show: open seats and games to watch, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boulevard.bots.registry import opponent
from boulevard.games import registry
from boulevard.games.positions import is_one_of
from boulevard.messages import optional, say
from boulevard.web import meeting, times
from boulevard.web.event_log.lobby_rows import Seeker
from boulevard.web.pages.people import words
from boulevard.web.services.lobby import PLAYERS, Live, OpenSeat, Sitting
from boulevard.web.tables.clocks import BOT_PLAYS, Clock
from boulevard.web.tables.results import OWN

Context = dict[str, Any]
BETWEEN = " · "


def of_scene(seen: meeting.Seen) -> Context:
    """What everybody is shown who sees the same: it knows of whoever asks only which seats are theirs, or not for them.

    Whoever asks comes first with what they wait for themselves.
    """
    seats = [it for it in seen.scene.seats if it.table_id not in seen.strangers]
    seats.sort(key=lambda it: it.table_id not in seen.own)
    return {
        "seats": [_seat(it, it.table_id in seen.own) for it in seats],
        "games": [_live(it) for it in seen.scene.games if it.table_id not in seen.strangers],
    }


def of_form() -> Context:
    """What one can be paired for."""
    return {
        "games": [it for it in registry.names() if meeting.can_be_paired(it)],
        "presets": [(it, times.span(it)) for it in meeting.PRESETS],
    }


def of_waiting(seeker: Seeker) -> Context:
    """What somebody waits for."""
    return {
        "title": registry.info(seeker.game).title,
        "game": seeker.game,
        "clock": times.span(seeker.seconds),
        "since": f"{times.of_day(seeker.since)} UTC",
        "since_iso": times.stamp(seeker.since),
    }


def _seat(it: OpenSeat, is_own: bool) -> Context:
    names = ", ".join(_name(it.game, sitting) for sitting in it.people)
    return {
        **_table(it.table_id, it.game, it.options),
        "people": [_person(it.game, sitting) for sitting in it.people],
        "names": names,
        "clock": _clock(it.clock),
        "filled": say("web-lobby-filled", taken=len(it.people), all=it.seats) if it.seats > PLAYERS else "",
        "ago": times.ago(it.since),
        "is_away": it.is_away,
        "is_paired": it.is_paired,
        "is_own": is_own,
        "commitment": it.commitment,
    }


def _clock(clock: Clock | None) -> str:
    """A clock, in short: tables have the whole of it."""
    if clock is None:
        return say("web-clock-none")
    late = (say("web-clock-late-bot"),) if clock.late == BOT_PLAYS else ()
    return BETWEEN.join((times.span(clock.seconds), *late))


def _live(it: Live) -> Context:
    return {
        **_table(it.table_id, it.game, it.options),
        "people": [_person(it.game, sitting) for sitting in it.people],
        "names": ", ".join(_name(it.game, sitting) for sitting in it.people),
        "clock": times.span(it.clock.seconds) if it.clock else "",
        "moves": say("web-lobby-moves", count=it.moves),
        "picture": f"/watch/{it.table_id}/now.svg?at={it.events}" if it.is_drawn else "",
    }


def _table(table_id: str, game: str, options: Mapping[str, Any]) -> Context:
    return {"table": table_id, "game": game, "title": registry.info(game).title, "options": chosen(game, options)}


def chosen(game: str, options: Mapping[str, Any]) -> str:
    """What is played within a game, and what is not as usual there, as far as there are words for it."""
    info, found = registry.info(game), []
    for name, value in options.items():
        if name not in info.options or name == info.seats_option:
            continue
        is_own = not is_one_of(value, info.options[name].values)
        if name == info.variant_option:
            found.append(words.variant(game, OWN if is_own else str(value)))
        elif value != info.options[name].default:
            found.append(optional(f"web-lobby-{game}-{name}-{OWN if is_own else str(value).lower()}"))
    return BETWEEN.join(filter(None, found))


def _person(game: str, it: Sitting) -> Context:
    if bot := opponent(game, it.level):
        return {"name": words.of_bot(bot), "rating": words.of_level(bot)}
    return {"name": _name(game, it), "rating": words.figures(it.rating) if it.rating else say("web-lobby-unrated")}


def _name(game: str, it: Sitting) -> str:
    bot = opponent(game, it.level)
    return words.of_bot(bot) if bot else it.name or say("web-somebody")

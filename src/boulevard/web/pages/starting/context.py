"""What the pages show on which a game begins: the form, and an invitation."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData

from boulevard.bots.registry import levels, middle, others
from boulevard.errors import BadOption
from boulevard.games import registry
from boulevard.games.contract import GameInfo
from boulevard.games.facts import facts
from boulevard.messages.seats import seat_name
from boulevard.web.boards import drawing
from boulevard.web.faces import face
from boulevard.web.pages import clocks
from boulevard.web.pages.table import series
from boulevard.web.tables import snapshot
from boulevard.web.tables.series import LENGTHS
from boulevard.web.tables.shuffle import commitment
from boulevard.web.tables.table import MOST_CHAIRS, Table

Context = dict[str, Any]


def of_form(game: str, kept: FormData, refusal: str) -> Context:
    """The form on which a game is chosen, with what was chosen there already and why it can't be."""
    info = registry.info(game)
    return {
        "game": game,
        "info": info,
        "facts": facts(game),
        "levels": levels(game),
        "others": others(game),
        "middle": middle(game).number,
        "kinds": _kinds(info),
        "least": info.players[0],
        "seats": _seats(info),
        "series_lengths": list(LENGTHS),
        "kept": kept,
        "refusal": refusal,
        **pictures(game),
        **face(game).helpers,
    }


def of_invitation(table: Table, place: int, invitation: str) -> Context:
    """A free chair, at which table and with whom."""
    hosts = [snapshot.named(table, at_) for at_ in table.people if not table.chairs[at_].is_free]
    return {
        "game": table.rules.info.name,
        "info": table.rules.info,
        "hosts": ", ".join(hosts),
        "seat": seat_name(table.seats[place]),
        "invitation": invitation,
        "table": table.id,
        "terms": clocks.terms(table.clock, len(table.seats)),
        "series": series.agreed(table),
        "commitment": commitment(table.seed),
        "begun": table.position is not None,
        "is_foretold": table.is_foretold,
    }


def _kinds(info: GameInfo) -> list[str]:
    """With whom a game can be played; what people want most comes first."""
    several = max(2, info.players[0]) < info.players[-1] or info.players[0] > 2
    for_two = ["bot", "friend", "same"] if 2 in info.players else []
    return [*for_two, *(["alone"] if 1 in info.players else []), *(["several"] if several else [])]


def _seats(info: GameInfo) -> list[str]:
    """What the seats are called, of as many as can sit at a table."""
    most = min(MOST_CHAIRS, info.players[-1])
    options = {info.seats_option: most} if info.seats_option else {}
    return [seat_name(seat) for seat in registry.rules(info.name).dealt(0, options).seats]


def pictures(game: str) -> dict[str, Any]:
    """How a template draws what can be chosen: single things, and the start of a game with options, if it can be."""
    rules = registry.rules(game)
    plain = rules.dealt(0, {})
    view = plain.view(plain.start(), None)

    def start_with(prefix: str, **options: Any) -> Markup:
        try:
            dealt = rules.dealt(0, options)
        except BadOption:
            return Markup()
        return drawing(dealt, dealt.view(dealt.start(), None), (), dealt.seats[0], prefix)

    return {"piece": lambda name, prefix="": Markup(plain.piece(view, name, prefix)), "start_with": start_with}

"""From the form on which a tournament is set up to what it asks for."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError
from starlette.datastructures import FormData

from boulevard.games import registry
from boulevard.web import times
from boulevard.web.competing import MOST_ROUNDS
from boulevard.web.errors import BadTournament
from boulevard.web.event_log.tournament_rows import ROUND_ROBIN
from boulevard.web.pages.clocks import CHOICES
from boulevard.web.pages.people import words
from boulevard.web.pages.starting.setup_form import text_in
from boulevard.web.services.tournaments import steps
from boulevard.web.tables.models import TournamentSent

USUAL_ROUNDS = 5
USUAL_CLOCK = 300


def games() -> list[str]:
    """The games of which there can be a tournament."""
    return [name for name in registry.names() if steps.forms(name)]


def of_form(game: str, kept: FormData, refusal: str) -> dict[str, Any]:
    """The form for a game, with what was chosen there already, and why it can't be."""
    info = registry.info(game)
    option = info.variant_option
    variants = info.options[option].values if option else ()
    return {
        "game": game,
        "games": games(),
        "forms": steps.forms(game),
        "variants": [(str(it), words.variant(game, str(it))) for it in variants],
        "rounds": range(1, MOST_ROUNDS + 1),
        "usual_rounds": USUAL_ROUNDS,
        "clocks": [(it, times.span(it)) for it in CHOICES],
        "usual_clock": USUAL_CLOCK,
        "fixed": ROUND_ROBIN,
        "kept": kept,
        "refusal": refusal,
    }


def asked_for(game: str, form: FormData) -> TournamentSent:
    """The tournament that a form asks for (`BadTournament`)."""
    option = registry.info(game).variant_option
    variant = text_in(form, "variant")
    try:
        return TournamentSent(
            game=game,
            name=text_in(form, "title").strip()[:100],
            form=text_in(form, "form") or None,  # type: ignore[arg-type]
            options={option: variant} if option and variant else {},
            rounds=int(text_in(form, "rounds", str(USUAL_ROUNDS))),
            seconds=int(text_in(form, "clock", str(USUAL_CLOCK))),
            automatic=text_in(form, "next", "itself") == "itself",
            host=text_in(form, "name").strip()[:100] or None,
        )
    except (ValidationError, ValueError) as error:
        raise BadTournament("tournament-malformed") from error

"""A review as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from boulevard import reports
from boulevard.errors import BadOption
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.review.decisions import Assessment, Option
from boulevard.review.figures import chance, in_hindsight, points, sentences, value, worth
from boulevard.review.graph import graph
from boulevard.review.lines import steps
from boulevard.review.reviewing import Review
from boulevard.review.summary import SLIGHT, costliest

MOST = 6
"""How many costly decisions are shown with boards."""


def page(game: Game, review: Review, seat: Seat | None = None) -> str:
    """Return the page, of one seat's decisions or of all."""
    shown = [it for it in review.assessments if seat in (None, it.decision.seat)]
    title = say("review-title", title=game.rules.info.title)
    parts = [
        f'<header><p class="brand">{escape(say("review-brand"))}</p><h1>{escape(game.rules.info.title)}</h1></header>',
        _section("accounts", _accounts(game, review, seat), explained=bool(review.accounts)),
        _section("graph", graph(game, review)),
        _section("costliest", _costliest(game, costliest(shown, MOST))),
        _section("decisions", _decisions(game, shown)),
    ]
    style = files("boulevard.review").joinpath("report.css").read_text(encoding="utf-8")
    return reports.page(title, "\n".join(parts), style)


def _section(name: str, inside: str, explained: bool = True) -> str:
    about = f'<p class="about">{escape(say(f"review-about-{name}"))}</p>' if explained else ""
    return f'<section id="{name}"><h2>{escape(say(f"review-{name}"))}</h2>{about}{inside}</section>'


def _accounts(game: Game, review: Review, seat: Seat | None) -> str:
    paragraphs = [
        " ".join(sentences(game, review, account))
        for account in review.accounts.values()
        if seat in (None, account.seat)
    ]
    return "".join(f"<p>{escape(text)}</p>" for text in (*paragraphs, *in_hindsight(review)))


def _costliest(game: Game, worst: Sequence[Assessment]) -> str:
    if not worst:
        return f"<p>{escape(say('review-none-costly'))}</p>"
    return "".join(_closely(game, it) for it in worst)


def _closely(game: Game, it: Assessment) -> str:
    """A decision with two boards: after the move that was made, and after the best."""
    cost = say("review-cost", points=points(it.loss, signed=False))
    heading = f"{it.decision.number + 1}. {seat_name(it.decision.seat)}: {cost}"
    ways = "".join(
        _way(game, it, option, say(f"review-column-{name}"))
        for name, option in (("played", it.options[it.played]), ("best", it.options[0]))
    )
    return f'<article><h3>{escape(heading)}</h3><div class="ways">{ways}</div></article>'


def _way(game: Game, it: Assessment, option: Option, label: str) -> str:
    reasons = "".join(
        f'<li class="{"for" if reason.is_good else "against"}">{escape(str(reason.said))}</li>'
        for reason in option.reasons
    )
    figures = " · ".join(filter(None, (value(game, option.value), chance(it, option))))
    return (
        f"<div><p><b>{escape(label)}</b> {escape(str(option.phrase))} <span>({figures})</span></p>"
        f"{_board(game, it, option)}<ul>{reasons}</ul></div>"
    )


def _board(game: Game, it: Assessment, option: Option) -> str:
    """The board as the seat would have seen it after a move; as text where the game has no drawing."""
    step = next(steps(game, it, option))
    prefix = f"m{it.decision.number}-{option.move.replace(' ', '-').replace(',', '-')}-"
    try:
        return step.rules.svg(step.view, option.spaces, sides=False, player=step.player, prefix=prefix)
    except BadOption:
        return f"<pre>{escape(step.rules.text(step.view))}</pre>"


def _decisions(game: Game, shown: Sequence[Assessment]) -> str:
    names = ("move", "seat", "stage", "played", "cost", "value", "best")
    heads = "".join(f"<th>{escape(say(f'review-column-{name}'))}</th>" for name in names)
    rows = "".join(_row(game, it) for it in shown)
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _row(game: Game, it: Assessment) -> str:
    best, played = it.options[0], it.options[it.played]
    others = ", ".join(f"{option.move} ({value(game, option.value)})" for option in it.options if option is not played)
    cells = (
        str(it.decision.number + 1),
        seat_name(it.decision.seat),
        str(it.stage or ""),
        played.move,
        points(it.loss, signed=False) if it.loss else "",
        worth(game, it),
        others if best is not played else f"({others})" if others else "",
    )
    look = ' class="costly"' if it.loss >= SLIGHT else ""
    return f"<tr{look}>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"

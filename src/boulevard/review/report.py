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
from boulevard.reports import Axis
from boulevard.review.decisions import Assessment, Option
from boulevard.review.figures import chance, in_hindsight, points, sentences, value, worth
from boulevard.review.reviewing import Review
from boulevard.review.summary import SLIGHT, costliest

MOST = 6
"""How many costly decisions are shown with boards."""
LOOKS = 4
"""Of lines; further seats have the same again."""
WIDTH, HEIGHT, LEFT = 1000, 300, 46
"""Of the graph, and of the room for its scale."""


def page(game: Game, review: Review, seat: Seat | None = None) -> str:
    """Return the page, of one seat's decisions or of all."""
    shown = [it for it in review.assessments if seat in (None, it.decision.seat)]
    title = say("review-title", title=game.rules.info.title)
    parts = [
        f'<header><p class="brand">{escape(say("review-brand"))}</p><h1>{escape(game.rules.info.title)}</h1></header>',
        _section("accounts", _accounts(game, review, seat)),
        _section("graph", graph(game, review)),
        _section("costliest", _costliest(game, costliest(shown, MOST))),
        _section("decisions", _decisions(game, shown)),
    ]
    style = files("boulevard.review").joinpath("report.css").read_text(encoding="utf-8")
    return reports.page(title, "\n".join(parts), style)


def _section(name: str, inside: str) -> str:
    heading, about = escape(say(f"review-{name}")), escape(say(f"review-about-{name}"))
    return f'<section id="{name}"><h2>{heading}</h2><p class="about">{about}</p>{inside}</section>'


def _accounts(game: Game, review: Review, seat: Seat | None) -> str:
    told = [
        " ".join(sentences(game, review, account))
        for account in review.accounts.values()
        if seat in (None, account.seat)
    ]
    return "".join(f"<p>{escape(text)}</p>" for text in (*told, *in_hindsight(review)))


def graph(game: Game, review: Review) -> str:
    """Draw what each seat could expect, move by move."""
    axis = Axis.over(
        [
            *(it.options[0].value for it in review.assessments),
            *(account.final for account in review.accounts.values()),
        ]
    )
    last = max(1, len(game.history))
    drawn = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tick:g}</text>'
        for tick in axis.ticks
        for y in [_y(axis, tick)]
    ]
    for number, account in enumerate(review.accounts.values()):
        places = [(it.decision.number, it.options[0].value, it) for it in account.assessments]
        line = " ".join(f"{_x(at, last):.1f},{_y(axis, v):.1f}" for at, v, _ in [*places, (last, account.final, None)])
        drawn.append(f'<polyline class="line seat-{number % LOOKS}" points="{line}"/>')
        drawn += [_dot(it, number % LOOKS, _x(at, last), _y(axis, v)) for at, v, it in places]
    legend = "".join(
        f'<li><span class="swatch seat-{number % LOOKS}"></span>{escape(seat_name(seat))}</li>'
        for number, seat in enumerate(review.accounts)
    )
    return (
        f'<svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(say("review-graph"))}">'
        f'{"".join(drawn)}</svg><ul class="legend">{legend}</ul>'
    )


def _x(number: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - 8) * number / last


def _y(axis: Axis, at: float) -> float:
    return 8 + (HEIGHT - 16) * (1 - axis.at(at) / 100)


def _dot(it: Assessment, number: int, x: float, y: float) -> str:
    costly = it.loss >= SLIGHT
    cost = f", {say('review-cost', points=points(it.loss, signed=False))}" if costly else ""
    title = f"{it.decision.number + 1}. {seat_name(it.decision.seat)}: {it.options[it.played].phrase}{cost}"
    look, size = (f"dot seat-{number} costly", 6) if costly else (f"dot seat-{number}", 3)
    return f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="{size}"><title>{escape(title)}</title></circle>'


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
    rules, state, seat = game.rules, game.state_after(it.decision.number), it.decision.seat
    view = rules.preview(state, seat, rules.read(state, seat, option.move))
    prefix = f"m{it.decision.number}-{option.move.replace(' ', '-').replace(',', '-')}-"
    try:
        return rules.svg(view, option.spaces, sides=False, player=seat, prefix=prefix)
    except BadOption:
        return f"<pre>{escape(rules.text(view))}</pre>"


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

"""The page of a tournament: one file of HTML, with plots of our own and nothing from elsewhere, for day and night."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.resources import files

from boulevard import reports
from boulevard.arena import plots, text
from boulevard.arena.ratings import Estimate
from boulevard.arena.standings import Standing, Standings
from boulevard.games.svg import safe
from boulevard.messages import say
from boulevard.reports import Axis


def page(standings: Standings) -> str:
    """Return the page."""
    parts = [
        _header(standings),
        _table(standings),
        _strength(standings),
        _cross(standings),
        _scores(standings),
        _times(standings),
        _forfeits(standings),
        _footer(standings),
    ]
    style = files("boulevard.arena").joinpath("report.css").read_text(encoding="utf-8")
    return reports.page(say("arena-page-title", title=standings.heading.title), "\n".join(filter(None, parts)), style)


def _header(standings: Standings) -> str:
    head = standings.heading
    facts = [
        ("bots", len(head.bots)),
        ("deals", head.deals),
        ("games", f"{head.played:,}" if head.played == head.planned else f"{head.played:,} / {head.planned:,}"),
        ("seed", head.seed),
        *((name, value) for name, value in head.options.items()),
    ]
    names = {"bots", "deals", "games", "seed"}
    items = "".join(
        f"<li>{safe(say(f'arena-fact-{name}') if name in names else name)} <b>{safe(value)}</b></li>"
        for name, value in facts
    )
    return (
        f'<header><p class="brand">{safe(say("arena-page-brand"))}</p><h1>{safe(head.title)}</h1>'
        f'<ul class="facts">{items}</ul></header>'
    )


def _table(standings: Standings) -> str:
    found = text.columns(standings)
    looks = ["number" if column.is_number else "words" for column in found]
    heads = _row("th", looks, [safe(column.title) for column in found])
    rows = "".join(
        _row("td", looks, [_cell(cell) for cell in row])
        for row in zip(*(column.cells for column in found), strict=True)
    )
    inside = f'<div class="scroll"><table><thead>{heads}</thead><tbody>{rows}</tbody></table></div>'
    return _section("standings", inside)


def _strength(standings: Standings) -> str:
    """Ratings with their intervals; for games alone, mean scores with theirs."""
    alone = standings.heading.seats == 1
    form = {1: ".1f", 2: "+.0f"}.get(standings.heading.seats, ".1f")
    found = [(entry, entry.score if alone else entry.rating) for entry in standings.entries]
    known = [(entry, estimate) for entry, estimate in found if estimate]
    if not known:
        return ""
    axis = Axis.over(end for _, estimate in known for end in _ends(estimate))
    rows = {
        entry.bot: (
            plots.interval(axis, estimate, f"{entry.bot}: {text.estimate(estimate, form)}"),
            text.estimate(estimate, form),
        )
        for entry, estimate in known
    }
    return _section("mean" if alone else "rating", _plot(standings, rows, _scale(axis)))


def _cross(standings: Standings) -> str:
    entries = standings.entries
    if not standings.cross:
        return ""
    rows = {}
    for entry in entries:
        shares = [_share(standings, entry, other) for other in entries]
        rows[entry.bot] = (plots.cells(shares), "")
    return _section("cross", _plot(standings, rows, plots.cell_numbers(len(entries)), look="plot cells"))


def _share(standings: Standings, entry: Standing, other: Standing) -> tuple[float, str] | None:
    cell = standings.cross.get((entry.bot, other.bot))
    if cell is None:
        return None
    low, high = f"{100 * cell.share.low:.0f}", f"{100 * cell.share.high:.0f}"
    share = f"{100 * cell.share.value:.1f}"
    title = say("arena-cell", bot=entry.bot, other=other.bot, games=cell.games, share=share, low=low, high=high)
    return cell.share.value, title


def _scores(standings: Standings) -> str:
    scored = [(entry, entry.score) for entry in standings.entries if entry.score]
    if not scored:
        return ""
    axis = Axis.over((end for entry, _ in scored for score in entry.scores for end in (score, score + 1)), whole=True)
    width = plots.bar_width(axis)
    tallest = max(max(plots.shares(axis, entry.scores, width).values()) for entry, _ in scored)
    rows = {}
    for entry, score in scored:
        title = say("arena-scores", bot=entry.bot, least=min(entry.scores), most=max(entry.scores))
        drawn = plots.distribution(axis, entry.scores, width, tallest, score.value, title)
        rows[entry.bot] = (drawn, text.estimate(score, ".1f"))
    return _section("scores", _plot(standings, rows, _scale(axis)))


def _times(standings: Standings) -> str:
    timed = [(entry, entry.times) for entry in standings.entries if entry.times]
    if not timed:
        return ""
    axis = Axis.over_times(second for _, times in timed for second in (times.low, times.high, times.mean))
    rows = {}
    for entry, times in timed:
        parts = {name: text.duration(value) for name, value in vars(times).items()}
        rows[entry.bot] = (plots.times(axis, times, say("arena-times", bot=entry.bot, **parts)), parts["mean"])
    return _section("times", _plot(standings, rows, plots.scale(axis, [text.duration(tick) for tick in axis.ticks])))


def _forfeits(standings: Standings) -> str:
    failed = list(text.reasons(standings))
    if not failed:
        return ""
    rows = "".join(
        f'<tr><td class="number">{count}</td><td>{safe(bot)}</td><td class="bad">{safe(why)}</td></tr>'
        for bot, count, why in failed
    )
    return _section("forfeits", f'<div class="scroll"><table><tbody>{rows}</tbody></table></div>')


def _footer(standings: Standings) -> str:
    notes = "".join(f"<p>{safe(note)}</p>" for note in (*text.notes(standings), say("arena-page-files")))
    return f"<footer>{notes}</footer>"


def _section(name: str, inside: str) -> str:
    """A part of the page, under a heading, with a sentence on how to read it."""
    return (
        f'<section id="{name}"><h2>{safe(say(f"arena-part-{name}"))}</h2>'
        f'<p class="about">{safe(say(f"arena-about-{name}"))}</p>{inside}</section>'
    )


def _plot(standings: Standings, rows: dict[str, tuple[str, str]], axis: str, look: str = "plot") -> str:
    """Strips below each other, every one between the bot's name and its figure; a heat map has its axis on top."""
    drawn = "".join(
        _strip(place, entry.bot, *rows[entry.bot])
        for place, entry in enumerate(standings.entries, 1)
        if entry.bot in rows
    )
    scale = f'<div class="axis">{axis}</div>'
    return f'<div class="{look}">{scale + drawn if "cells" in look else drawn + scale}</div>'


def _strip(place: int, bot: str, drawn: str, figure: str) -> str:
    return (
        f'<div class="row"><div class="label" title="{safe(bot)}"><b>{place}</b><span>{safe(bot)}</span></div>'
        f'<div class="strip-box">{drawn}</div><div class="value">{_cell(figure)}</div></div>'
    )


def _row(tag: str, looks: Sequence[str], cells: Sequence[str]) -> str:
    inside = (f'<{tag} class="{look}">{cell}</{tag}>' for look, cell in zip(looks, cells, strict=True))
    return f"<tr>{''.join(inside)}</tr>"


def _cell(written: str) -> str:
    """A figure, its interval less prominent."""
    value, sign, margin = written.partition(" ± ")
    return f'{safe(value)} <span class="margin">± {safe(margin)}</span>' if sign else safe(written)


def _scale(axis: Axis) -> str:
    return plots.scale(axis, [f"{tick:g}".replace("-", text.MINUS) for tick in axis.ticks])


def _ends(found: Estimate) -> Sequence[float]:
    return [end for end in (found.low, found.value, found.high) if math.isfinite(end)]

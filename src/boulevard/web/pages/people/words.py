"""Ratings and results in words."""

from __future__ import annotations

from boulevard.bots.registry import Level, opponent
from boulevard.messages import language, optional, say, signed
from boulevard.ratings import PLACED, Rating, neighbours
from boulevard.web.tables.results import BOTS

THOUSANDS = {"en": ",", "pt": ".", "pt-PT": "\u00a0", "fr": "\u202f", "ru": "\u00a0", "es": ""}
"""What stands between the thousands of a number with four digits."""


def number(value: int) -> str:
    """A whole number as it is written in the language that is spoken."""
    return signed(f"{value:,}".replace(",", THOUSANDS[language()]))


def rating(game: str, found: Rating) -> str:
    """A rating with how sure it is, and between which bots it lies: “1,240 ± 70: between Promeneur and Riverain”."""
    below, above = neighbours(game, found.mean)
    value = figures(found)
    if below and above:
        return say("web-rating-between", rating=value, below=below.name, above=above.name)
    if below:
        return say("web-rating-above", rating=value, name=below.name)
    assert above is not None
    return say("web-rating-below", rating=value, name=above.name)


def figures(found: Rating) -> str:
    """A rating with how sure it is: “1,240 ± 70”."""
    mean, margin = found.rounded
    return say("web-rating-figures", mean=number(mean), margin=number(margin))


def score(won: int, drawn: int, lost: int) -> str:
    """How games with somebody ended for whoever reads it: 2 wins, 1 loss."""
    counted = {"won": won, "drawn": drawn, "lost": lost}
    results = ", ".join(say(f"web-person-{how}", count=count) for how, count in counted.items() if count)
    return say("web-person-score", results=results) if results else ""


def is_rough(found: Rating) -> bool:
    """Whether a rating says little yet."""
    return found.deviation > PLACED


def of_level(level: Level) -> str:
    """The rating of a bot, as it is shown where one is chosen; nothing where it has none."""
    return number(round(level.strength / 10) * 10) if level.is_rated else ""


def of_bot(bot: Level) -> str:
    """What a bot is called among people, with its level if it has one."""
    return say("web-own-level", name=bot.name, level=bot.number) if bot.is_rated else bot.name


def rivals(game: str, against: str, level: int | None) -> str:
    """Against whom games were: people, bots of a level, or nobody."""
    if against == BOTS and (bot := opponent(game, level)):
        return bot.title
    return say(f"web-rivals-{against}")


def variant(game: str, name: str) -> str:
    """A variant of a game, a sheet of Avenue, say, as people call it."""
    return optional(f"web-variant-{game}-{name}") or optional(f"web-variant-{game}", name=name) or name


def change(gain: float) -> str:
    """By how much a rating has changed."""
    return f"{'+' if round(gain) >= 0 else ''}{signed(round(gain))}"

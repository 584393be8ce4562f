"""Plural forms of whole numbers, as Unicode's CLDR has them for our languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def _one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: int) -> str:
    """0 is singular too; CLDR's “many” is for whole millions."""
    return "one" if abs(number) < 2 else _or_millions(number)


def _one_or_millions(number: int) -> str:
    return "one" if abs(number) == 1 else _or_millions(number)


def _or_millions(number: int) -> str:
    return "many" if number % 1_000_000 == 0 and number else "other"


def _russian(number: int) -> str:
    """1, 21, 31 …; 2 to 4, 22 to 24 …; all others, with 11 to 14."""
    ones, tens = abs(number) % 10, abs(number) % 100
    if ones == 1 and tens != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


PLURALS: Mapping[str, Callable[[int], str]] = {
    "en": _one_or_other,
    "pt": _french,
    "pt-PT": _one_or_millions,
    "ru": _russian,
    "fr": _french,
    "es": _one_or_millions,
}
"""In Brazil 0 is singular, as in French; in Portugal it is not."""

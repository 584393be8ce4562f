"""Sentences in every language: numbers with the right forms of words, curly apostrophes, seats by their names."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

import pytest

import boulevard
from boulevard.errors import BoulevardError
from boulevard.messages import BASES, LANGUAGES, catalogue, fluent, own, say, speaking
from boulevard.messages.fluent import Pattern
from boulevard.messages.seats import spoken
from tests.messages.test_catalogue import PATHS

COUNTS = {
    *("after", "bots", "buildings", "chimneys", "columns", "correct", "count", "deals", "done", "expected"),
    *("fountain", "games", "grapes", "green", "grey", "joined", "lamps", "less", "lights", "m", "more", "moves"),
    *("o", "planned", "played", "points", "positions", "purple", "r", "reach", "reserve", "roads", "rounds", "seats"),
    *("seconds", "size", "tiles", "tokens", "total", "yellow", "yellows"),
}
"""Variables that hold how many there are of something. (`most` is always one of our own limits, and never 1.)"""
FIXED = (
    *(
        "avenue-blank-summary",
        "bad-postcards",
        "paris-oddity-chimneys",
        "paris-oddity-tokens",
        "edition-",
        "guide-paris-welcome",
    ),
    *(
        "learn-paris-short-",
        "record-",
        "position-long",
        "puzzles-own-move",
        "puzzles-from-game",
        "avenue-position-players",
        "sheet-size",
        "train-",
        "web-sheet-js-full",
    ),
)
"""Sentences whose numbers are always the same, or never as few as one: parts of a box, figures, limits, a training,
big mistakes."""
AFTER = re.compile(r"[ \u00a0\u202f]+([^\W\d_]+)")
FUNCTION_WORDS = {
    "en": "all and free green grey h here in instead is min mixed more of purple so to yellow",
    "pt": "a até cinza com da de e é em h min na por sem",
    "ru": "в вместо до здесь и из мин с ч",
    "fr": "à au contre d de en et h min par partout plus suffit sur",
    "es": "a cada con de del e en h más min por y",
}
"""Words that follow a number without being counted by it, and adjectives that have one form only."""


def uncounted(pattern: Pattern, counted: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Yield every number before a word that its plural form does not choose, with the word."""
    for part, after in zip(pattern, (*pattern[1:], ""), strict=True):
        if isinstance(part, str):
            continue
        word = AFTER.match(after) if isinstance(after, str) else None
        if word and not part.variants and part.name in COUNTS - counted:
            yield part.name, word[1]
        for key, variant in part.variants.items():
            by_number = "one" in part.variants or key.isdecimal()
            yield from uncounted(variant, counted | {part.name} if by_number else counted)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_word_that_is_counted_has_all_its_forms(tag: str) -> None:
    known = set(FUNCTION_WORDS[BASES.get(tag, tag)].split())
    found = {key: [it for it in uncounted(fluent.parsed(text)) if it[1] not in known] for key, text in own(tag).items()}
    assert {key: words for key, words in found.items() if words and not key.startswith(FIXED)} == {}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_apostrophes_are_curly(tag: str) -> None:
    """But for what is typed at a command line."""
    straight = [key for key, text in own(tag).items() if "'" in text and "pip install '" not in text]
    assert straight == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_there_are_no_exclamation_marks(tag: str) -> None:
    assert [key for key, text in own(tag).items() if "!" in text or "¡" in text] == []


def test_french_marks_do_not_leave_their_words() -> None:
    """A no-break space stands before them, and within quotation marks."""
    loose = re.compile(r"\S [;:?»%](?=[\s.,)]|$)|« ")
    assert [key for key, text in own("fr").items() if loose.search(text)] == []


BRAZILIAN = re.compile(
    r"\b(?:você|em (?:um|uma|outr[oa])|por padrão|embaixo|cinza|mouse|postes?|rodadas?|arquivos?|telas?|demais)\b"
    r"|\b(?:registr|conex|conect|compartilh|embaralh|planej)|\best(?:á|ão|ou) \w+ndo\b|^(?!Quando)\w+ndo\b",
    re.IGNORECASE,
)
"""Words and forms that readers in Portugal don't use, or not for this."""


def test_portugal_is_not_spoken_to_as_brazil_is() -> None:
    found = {key: BRAZILIAN.findall(text) for key, text in catalogue("pt-PT").items()}
    assert {key: words for key, words in found.items() if words} == {}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_none_is_not_said_as_one(tag: str) -> None:
    """Where 0 takes the singular, a singular that writes “one” out needs a sentence for none."""
    with speaking(tag):
        for key in ("cli-no-such-move", "cli-no-such-line", "paris-draw-lit"):
            assert say(key, count=0) != say(key, count=1)
        none, one = (say("web-scorepad-draw", points=40, more=more) for more in (0, 1))
        assert none != one
        none, one = (say("backup-done", count=count, folder="x") for count in (0, 1))
        assert none != one


SEATS = ("seat", "player", "players")
NAMING = {"seat_name", "spoken", "say", "Said", "called", "name_of"}
"""What makes words of a seat."""
NAMES = {"name", "number", "winners"}
"""Variables that hold such words, or a number counted from 1."""


def printed(pattern: Pattern) -> set[str]:
    """Return the seats that a sentence prints as they are given, rather than choosing words by them."""
    found = {part.name for part in pattern if not isinstance(part, str) and not part.variants}
    for part in (part for part in pattern if not isinstance(part, str)):
        for variant in part.variants.values():
            found |= printed(variant) - {part.name}
    return found & set(SEATS)


def test_sentences_that_print_a_seat_are_given_its_name() -> None:
    """But for one: it answers what was typed with what can be typed."""
    keys = {key for tag in LANGUAGES for key, text in own(tag).items() if printed(fluent.parsed(text))} - {
        "unknown-seat"
    }
    given = [
        (path.name, call.args[0].value, ast.unparse(value.value))
        for path in PATHS
        if path.suffix == ".py"
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant)
        for value in call.keywords
        if call.args[0].value in keys and value.arg in SEATS
    ]
    assert len(given) > 10
    assert [it for it in given if it[2].partition("(")[0].rpartition(".")[2] not in NAMING | NAMES] == []


def refusals() -> Iterator[tuple[str, str]]:
    """Yield what games say when a seat does something that it may not do, and the name or number that must be in it."""
    paris = boulevard.new("paris", seed=1, starts="orange")
    yield refused(lambda: paris.play("blue", "pass")), "seat-name-blue"
    yield refused(paris.result), "seat-name-orange"
    yield refused(lambda: paris.rules.apply_each(paris.rules.deal(2, 1), [0, 0], "blue")), "seat-name-blue"
    paris.play("orange", "reserve T5")
    yield refused(lambda: paris.play("blue", "reserve T5")), "seat-name-orange"
    avenue = boulevard.new("avenue", seed=1, players=3)
    avenue.play(1, avenue.legal(1)[0])
    yield refused(lambda: avenue.play(1, "peek")), "2"
    yield refused(avenue.result), "1, 3"
    for key in ("seat-taken", "seat-of-another"):
        yield say(key, seat=spoken("blue")), "seat-name-blue"
        yield say(key, seat=spoken(0)), "1"


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(BoulevardError) as refusal:
        act()
    return str(refusal.value)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_refusals_name_seats_and_count_players_from_1(tag: str) -> None:
    with speaking(tag):
        for sentence, name in refusals():
            assert not re.search(r"\b(orange|blue|0)\b", sentence), sentence
            stem = say(name)[:3].lower() if name in catalogue(tag) else name
            assert stem in sentence.lower(), sentence

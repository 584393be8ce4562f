"""The message catalogue: nothing missing, nothing left over, nothing beside it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boulevard
from boulevard.games.registry import games
from boulevard.messages import BASES, COMPLETE, LANGUAGES, catalogue, fluent, own, say, speaking, wanted

PACKAGE = Path(boulevard.__file__).parent
KINDS = ("*.py", "*.toml", "*.html", "*.js")
PATHS = [path for kind in KINDS for path in PACKAGE.rglob(kind) if "vendor" not in path.parts]
SOURCES = [path.read_text(encoding="utf-8") for path in PATHS]
LITERALS = {
    literal for source in SOURCES for literal in re.findall(r'"([a-z]+(?:-[a-z0-9]+)+|illegal|compiling)"', source)
}
BEGINNING = r"[a-z]+-(?:[a-z]+-)*"
EXPRESSION = r"[^{}]*(?:\{[^{}]*\}[^{}]*)*"
PUT_TOGETHER = (
    (re.compile(rf'f"({BEGINNING}(?:\{{{EXPRESSION}\}}[a-z0-9-]*)+)"'), re.compile(rf"(?:\{{{EXPRESSION}\}})+")),
    (re.compile(rf"`({BEGINNING}(?:\$\{{{EXPRESSION}\}}[a-z0-9-]*)+)`"), re.compile(rf"(?:\$\{{{EXPRESSION}\}})+")),
    (
        re.compile(rf'"({BEGINNING}" ~ [\w.]+(?: ~ "[a-z0-9-]+" ~ [\w.]+)*(?: ~ "[a-z0-9-]+)?)'),
        re.compile(r'" ~ [\w.]+(?: ~ ")?'),
    ),
)
"""How a key is put together in Python, in scripts and in templates, and what stands there for its parts."""
WORDS = "([a-z0-9]+(?:-[a-z0-9]+)*)"
PATTERNS = {
    re.compile(WORDS.join(part.split(found)))
    for source in SOURCES
    for whole, part in PUT_TOGETHER
    for found in whole.findall(source)
}
NAMED = {word for source in SOURCES for word in re.findall(r"[^\W_]+", source.lower())}
"""Words that our sources name: what a key is completed with must be one."""
SAYING = r'(?<![.\w])(?:say|[A-Z]\w+)\(\s*"([a-z]+(?:-[a-z0-9]+)+)"'
SAID = {key for source in SOURCES for key in re.findall(SAYING, source)}
FAMILIES = ("illegal-", "notation-", "edition-", "record-", "sheet-", "bad-", "cli-", "play-", "text-", "web-")

FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
"""The plural forms that whole numbers have; elsewhere they are those of English."""
PLURAL = {"zero", "one", "two", "few", "many", "other"}

TECHNICAL = (
    "testing/*.py",
    "web/api/problems.py",
    "web/api/routes.py",
    "web/api/parameters.py",
    "web/api/days.py",
    "web/api/days_models.py",
    "web/api/friends.py",
    "web/api/friends_models.py",
    "web/api/lobby.py",
    "web/api/lobby_models.py",
    "web/api/played.py",
    "web/api/tournaments.py",
    "web/api/tournaments_models.py",
    "web/api/played_models.py",
    "web/api/puzzles.py",
    "web/api/puzzles_models.py",
    "web/tables/models.py",
    "web/metrics.py",
    "*/components.py",
    "*/weights.py",
    "games/package.py",
    "web/faces.py",
)
"""Files with English for programmers: what tests complain of, the API's own description, the help of metrics, and
complaints about our own data (docs/decisions/0007-our-own-reading-of-fluent.md)."""
NAMES = {info.title for info in games().values()}
JINJA = re.compile(r"\{% block (look|body) %\}.*?\{% endblock %\}|\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
"""What templates hold beside text; two blocks are for attributes."""
MARKUP = re.compile(r"""<(script|style|pre|code)\b.*?</\1>|<(?:'[^']*'|"[^"]*"|[^>])*>""", re.DOTALL)
THREE_WORDS = re.compile(r"[^\W\d_]{2,}[,:;]? [a-z]{2,}[,:;]? [a-z]{2,}")


def test_every_sentence_that_is_said_is_there() -> None:
    named = {literal for literal in LITERALS if literal.startswith(FAMILIES)}
    assert (SAID | named) - set(catalogue()) == set()


def test_every_sentence_is_said_somewhere() -> None:
    """By its key, or by one that is put together, of a beginning, an end, and words that are named somewhere."""
    completed = {key for key in catalogue() for it in PATTERNS if (made := it.fullmatch(key)) and _named(made)}
    unused = set(catalogue()) - LITERALS - completed
    assert unused == set()


def _named(made: re.Match[str]) -> bool:
    return NAMED.issuperset(word for part in made.groups() for word in part.split("-") if not word.isdecimal())


@pytest.mark.parametrize("tag", COMPLETE)
def test_every_sentence_is_there_in_every_language(tag: str) -> None:
    assert set(own(tag)) == set(own("en"))


@pytest.mark.parametrize(("tag", "base"), BASES.items())
def test_a_language_on_top_of_another_has_only_what_differs(tag: str, base: str) -> None:
    assert own(tag)
    assert set(own(tag)) <= set(own(base))
    assert [key for key, text in own(tag).items() if text == own(base)[key]] == []
    assert catalogue(tag) == {**catalogue(base), **own(tag)}


@pytest.mark.parametrize(
    ("preference", "expected"),
    [
        *(("pt-PT", "pt-PT"), ("pt-pt", "pt-PT"), ("pt_PT.UTF-8", "pt-PT"), ("pt_PT@euro", "pt-PT")),
        *(("pt", "pt"), ("pt-BR", "pt"), ("pt_BR.UTF-8", "pt"), ("fr-CA", "fr")),
        *(("zh-Hans-CN", None), ("C.UTF-8", None), ("", None)),
    ],
)
def test_a_preference_finds_the_language_that_says_most_of_it(preference: str, expected: str | None) -> None:
    assert wanted(preference) == expected


def test_portugal_has_words_of_its_own_and_those_of_its_base() -> None:
    with speaking("pt-PT"):
        assert say("paris-draw-what-streetlight") == "Candeeiro"
        assert say("web-ago-days", count=0).endswith("dias")
        european = say("web-brand")
    with speaking("pt"):
        assert say("paris-draw-what-streetlight") == "Poste"
        assert say("web-ago-days", count=0).endswith("dia")
        assert say("web-brand") == european


@pytest.mark.parametrize("tag", LANGUAGES)
def test_translations_speak_of_the_same_things(tag: str) -> None:
    for key, text in own(tag).items():
        assert _names(text) == _names(catalogue()[key]), key


def _names(text: str) -> set[str]:
    return {place.name for place in fluent.places(fluent.parsed(text))}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_choice_by_number_has_all_plural_forms(tag: str) -> None:
    for key, text in own(tag).items():
        for place in fluent.places(fluent.parsed(text)):
            if forms := set(place.variants) & PLURAL - {place.default if place.default == "other" else ""}:
                assert FORMS.get(tag, FORMS["en"]) <= forms | {place.default}, key


def test_no_sentence_stands_in_a_template() -> None:
    found = {}
    for path in PACKAGE.glob("web/templates/**/*.html"):
        text = JINJA.sub(" ", _read(path))
        shown = re.findall(r'(?:title|alt|aria-label|placeholder|aria-description)="([^"]*)"', text)
        shown += MARKUP.sub("\n", text).splitlines()
        found[path.name] = [it for it in shown if re.search(r"[^\W\d_]{2,}", re.sub(r"&\w+;", "", it))]
    assert {name: sentences for name, sentences in found.items() if sentences} == {}


def test_no_sentence_stands_in_a_script() -> None:
    found = {}
    for path in (path for path in PATHS if path.suffix == ".js"):
        code = re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", _read(path), flags=re.DOTALL)
        literals = re.findall(r'"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`', code)
        found[path.name] = [it for it in literals if THREE_WORDS.search(it) and it[1].isupper()]
    assert {name: sentences for name, sentences in found.items() if sentences} == {}


def test_no_sentence_stands_in_code() -> None:
    found = {}
    for path in (path for path in PATHS if path.suffix == ".py"):
        if not any(path.match(pattern) for pattern in TECHNICAL):
            texts = (text for text in _texts(ast.parse(_read(path))) if "\n" not in text)
            found[str(path)] = [
                text for text in texts if THREE_WORDS.search(text) and text[0].isupper() and text not in NAMES
            ]
    assert {name: sentences for name, sentences in found.items() if sentences} == {}


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _texts(tree: ast.AST) -> Iterator[str]:
    """All texts of a module but its docstrings."""
    described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            yield node.value


def test_values_are_put_in() -> None:
    assert say("not-your-turn", seat="blue", seats="orange") == "It isn’t Blue’s turn, but Orange’s."
    with pytest.raises(KeyError):
        say("not-your-turn")
    with pytest.raises(KeyError):
        say("no-such-sentence")


@pytest.mark.parametrize(
    ("value", "shown"), [(["a", "é"], '["a", "é"]'), ({"a": None}, '{"a": null}'), (None, "null"), (True, "true")]
)
def test_data_stands_in_a_sentence_as_json_and_short(value: object, shown: str) -> None:
    assert f" {shown};" in say("bad-option", name="x", value=value, values="y")
    assert len(say("bad-option", name="x", value=["long"] * 99, values="y")) < 150


def test_long_sentences_go_on_in_indented_lines() -> None:
    assert "\n" not in say("play-help")
    assert "“undo”" in say("play-help")


@pytest.mark.parametrize(("count", "words"), [(1, "вчера"), (3, "3 дня"), (11, "11 дней"), (21, "21 день")])
def test_russian_has_three_plural_forms(count: int, words: str) -> None:
    with speaking("ru"):
        assert words in say("web-ago-days", count=count)


def test_a_key_stands_in_one_file_of_a_language_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    for name in ("one.ftl", "two.ftl"):
        (tmp_path / "xx" / name).write_text("web-brand = Boulevard\n", encoding="utf-8")
    monkeypatch.setattr("boulevard.messages._folders", [tmp_path])
    with pytest.raises(ValueError, match=r"two\.ftl.*web-brand"):
        own("xx")

"""Editions: another box is another file; a broken one is refused with line and reason."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import boulevard
from boulevard.errors import BadRecord
from boulevard.games.paris.edition import DEEPEST, edition, parsed
from boulevard.games.paris.errors import BadEdition
from tests.games.paris.policies import Player, played

STANDARD = files("boulevard.games.paris").joinpath("standard.toml").read_text(encoding="utf-8")


def spoilt(old: str, new: str, path: Path) -> Path:
    assert old in STANDARD
    path.write_text(STANDARD.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('1 = "ro/mo"', '1 = "ro/mx"', "edition-tile"),
        ('3 = "oL/or"', "3 = 7", "edition-tile"),
        ('8 = "oo/or"', '9 = "oo/or"', "edition-tiles"),
        ("[tiles]", "[tile]", "edition-key"),
        ('T5 = [".X.", ".X.", "XXX"]', 'T5 = [".X.", "...", "XXX"]', "edition-pieces"),
        ('T5 = [".X.", ".X.", "XXX"]', 'T5 = [".X.", ".X", "XXX"]', "edition-shape"),
        ('T5 = [".X.", ".X.", "XXX"]', 'T5 = "XXX"', "edition-shape"),
        ('T5 = [".X.", ".X.", "XXX"]', 'T5 = ["..."]', "edition-size"),
        ('T5 = [".X.", ".X.", "XXX"]', 'T5 = ["XXXXXXXX", "X......."]', "edition-size"),
        ('T5 = [".X.", ".X.", "XXX"]', 't4 = ["XXX"]', "edition-names"),
        ('T5 = [".X.", ".X.", "XXX"]', '"T 5" = ["XXX"]', "edition-building-name"),
        ('T5 = [".X.", ".X.", "XXX"]\n', "", "edition-buildings"),
        ('"levitation", ', "", "edition-starred"),
        ('"levitation", ', '"levitatio", ', "edition-starred"),
        ('"levitation", ', '"jardin", ', "edition-starred"),
        ('name = "standard"', 'name = "a/b"', "edition-name"),
        ('name = "standard"', "", "edition-name"),
        ("[[0, 1], [0, 2]]", "[[0, 0]]", "edition-ray"),
        ("[[0, 1], [0, 2]]", "[]", "edition-ray"),
        (STANDARD[STANDARD.index("rays = [") :], 'rays = "x"', "edition-rays"),
        ("rays = [", "rest = [", "edition-key"),
        ("[large_light]", "[large_light", "edition-not-toml"),
    ],
)
def test_a_broken_edition_is_refused_with_its_line(old: str, new: str, key: str, tmp_path: Path) -> None:
    path = spoilt(old, new, tmp_path / "mine.toml")
    with pytest.raises(BadEdition) as caught:
        boulevard.new("paris", edition=str(path))
    assert caught.value.key == key
    if key not in ("edition-name", "edition-buildings", "edition-tiles", "edition-names", "edition-rays"):
        start = STANDARD[: STANDARD.index(old)].count("\n") + 1
        line = re.search(r"line (\d+)", str(caught.value))
        assert line is not None
        assert abs(int(line[1]) - start) <= 2


@pytest.mark.parametrize("data", [{5: 1}, {"name": "x", "tiles": {1: 2}}, {"name": "x", "buildings": {7: 8}}, {}])
def test_data_that_is_no_edition(data: Any) -> None:
    with pytest.raises(BadEdition):
        boulevard.new("paris", edition=data)


def test_the_same_edition_is_the_same_object(tmp_path: Path) -> None:
    path = other_edition(tmp_path)
    assert edition(path) is edition(str(path)) is edition(dict(edition(path).source))


def test_unknown_editions() -> None:
    with pytest.raises(BadEdition, match="standard"):
        boulevard.new("paris", edition="deluxe")
    with pytest.raises(BadEdition):
        boulevard.new("paris", edition="no/such/file.toml")
    with pytest.raises(BadEdition):
        boulevard.new("paris", edition="nul\0.toml")


def other_edition(tmp_path: Path) -> Path:
    path = spoilt('I3 = ["XXX"]', 'D2 = ["XX"]', tmp_path / "mine.toml")
    text = path.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mine"')
    path.write_text(text.replace('1 = "ro/mo"', '1 = "rL/mo"'), encoding="utf-8")
    return path


def test_another_edition_is_played_and_recorded_whole(tmp_path: Path) -> None:
    path = other_edition(tmp_path)
    game = played(boulevard.new("paris", seed=4, edition=path), Player(4, ["varied"]))
    record = game.record()
    assert record["setup"]["edition"]["buildings"]["D2"] == ["XX"]
    path.unlink()
    again = boulevard.from_record(record)
    assert again.record() == record
    assert again.view()["edition"] == "mine"
    assert list(again.view()["board"].values()).count("light") == 10


def test_another_box_under_the_standard_name_is_recorded_whole_too(tmp_path: Path) -> None:
    path = spoilt('8 = "oo/or"', '8 = "LL/or"', tmp_path / "mine.toml")
    game = played(boulevard.new("paris", seed=4, edition=path), Player(4, ["varied"]))
    assert boulevard.from_record(game.record()).state.tobytes() == game.state.tobytes()


def test_a_record_can_not_name_a_file(tmp_path: Path) -> None:
    record = boulevard.new("paris", seed=1).record()
    for name in (str(other_edition(tmp_path)), 7, None, ["x"], {"name": "x"}):
        with pytest.raises(BadRecord) as caught:
            boulevard.from_record({**record, "setup": {**record["setup"], "edition": name}})
        assert caught.value.where == "setup.edition"


def test_the_large_lights_rays_are_data(tmp_path: Path) -> None:
    path = spoilt("    [[0, 1], [0, 2]],\n", "    [[0, 1], [0, 2], [0, 3], [0, 4]],\n", tmp_path / "mine.toml")
    assert edition(path).rays[0] == ((0, 1), (0, 2), (0, 3), (0, 4))
    lit = {file: large_light(file) for file in ("standard", str(path))}
    assert lit["standard"] < lit[str(path)]


def large_light(file: str) -> set[str]:
    """What the Large Streetlight lights when it is put down at the start of phase 2."""
    cards = ["grande-lumiere", "peintre", "jardin", "chartier", "bouquinistes", "penseur", "fontaine", "levitation"]
    game = boulevard.new("paris", seed=2, edition=file, postcards=cards)
    chance = random.Random(2)
    while game.view()["phase"] == 1:
        game.play(
            game.turn[0],
            chance.choice([move for move in game.legal(game.turn[0]) if move.startswith("lay")] or ["pass"]),
        )
    seat = game.turn[0]
    low = min((m for m in game.legal(seat) if m.startswith("grande-lumiere ")), key=lambda move: move[-1])
    game.play(seat, low)
    lamps: list[dict[str, Any]] = game.view()["lamps"]
    return set(next(lamp["lights"] for lamp in lamps if lamp["kind"] == "large"))


@pytest.mark.parametrize(
    "text",
    ["a." * 4900 + "a = 1", '"a" . ' * 1600 + "a = 1", f"[{'a.' * 4900}a]", "x = { a" + ".a" * 4800 + " = 1 }"],
)
def test_a_key_of_many_parts_is_refused_before_it_is_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("it was read"))
    with pytest.raises(BadEdition) as caught:
        parsed(text, "mine.toml")
    assert caught.value.key == "edition-too-deep"


def test_dots_in_text_are_no_parts_of_keys() -> None:
    dots = "1.2.3.4.5.6.7.8.9.10"
    assert parsed(f'name = \'{dots}\' # {dots}\nrest = "{dots}\\"{dots}"', "mine.toml")["name"] == dots
    assert parsed(f'name = """\n{dots}\\"""{dots}"""', "mine.toml")["name"] == f'{dots}"""{dots}'
    assert parsed("a" + ".a" * (DEEPEST - 1) + " = 1", "mine.toml")

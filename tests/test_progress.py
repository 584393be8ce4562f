"""Files of lines can be gone on with, however they ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from boulevard.progress import appended


@pytest.mark.parametrize(
    ("found", "kept"),
    [("", []), ("a\nb\n", ["a\n", "b\n"]), ("a\nb", ["a\n"]), ("a", []), ("é\n€"[:3], ["é\n"]), ("\n", ["\n"])],
)
def test_whole_lines_stay_and_new_ones_follow(tmp_path: Path, found: str, kept: list[str]) -> None:
    path = tmp_path / "lines"
    path.write_text(found, encoding="utf-8")
    with appended(path) as (file, lines):
        assert lines == kept
        file.write("new\n")
    assert path.read_text(encoding="utf-8") == "".join(kept) + "new\n"


def test_a_line_that_was_cut_off_inside_a_letter(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes("a\n€".encode()[:-1])
    with appended(path) as (_, lines):
        assert lines == ["a\n"]
    assert path.read_bytes() == b"a\n"

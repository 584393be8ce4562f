"""Positions of Paris as text (docs/positions.md): data written canonically, and read forgivingly.

The items of a field are separated by commas, the parts of a seat and of the turn by slashes. Only letters are read
here; what they mean is for `reader.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Never

from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.notation import SPACES, plain
from boulevard.games.paris.play.state import SEATS, TILES
from boulevard.games.paris.positions.position import OF_SEATS, OPTIONS, edition_of
from boulevard.games.paris.setup import STANDARD
from boulevard.games.positions import NOTHING, UNKNOWN, refuse, require
from boulevard.games.positions import fields as named_fields
from boulevard.messages.fluent import as_data

FIELDS = ("board", "buildings", "pieces", "postcards", *SEATS, "turn", "options")
EDITION = "edition"
"""A ninth field, where the edition is not the standard one: all of it as JSON, without blanks."""
LETTERS = {"orange": "o", "blue": "b", "mixed": "m", "light": "L"}
KINDS = {letter.lower(): kind for kind, letter in LETTERS.items()}
COLOURS = {LETTERS[seat]: seat for seat in SEATS}
MORE = {"statue": "faces", "annex": "building"}
"""What stands after the spaces of a piece."""
OVER = "over"

EXAMPLES = {
    "board": "8/8/8/8/obLm4/8/8/8",
    "buildings": "I3:o@a1b1c1,T4:b@e4d5e5e6",
    "pieces": "painter:o@c4,statue:b@d4>n,annex:o@c3>I3",
    "postcards": "levitation,jardin:o,peintre:b",
    "orange": "41.3?????/I3,T5/7/4/metropolitain",
    "blue": "41.3?????/-/7/4/-",
    "turn": "1/b/o/-/0",
    "options": "penseur=own,fountain=1,mirror=true",
    "edition": '{"name":"…"}',
}
"""How each field may look."""
THING = re.compile(r"([a-z][a-z0-9-]*):([ob])@((?:[a-h][1-8])+)(?:>([a-z][a-z0-9]*))?")
CARD = re.compile(r"([a-z-]+)(?::([ob]))?")
SEAT = re.compile(r"(-|[1-8]+)\.(-|[1-8?]+)/([a-z0-9,]+|-)/([0-9])/([0-9])/([a-z,]+|-)")
TURN = re.compile(r"([12]|over)/([ob])/([ob])/([ob-])/([0-9])")
OPTION = re.compile(r"([a-z]+)=([a-z0-9]+)")


def write(data: Mapping[str, Any]) -> str:
    """Return the data of a position as the fields of a text, in canonical form."""
    changed = {name: data["options"][name] for name, values in OPTIONS.items() if data["options"][name] != values[0]}
    fields = [
        _board(data["board"]),
        _listed(_thing(house["name"], house) for house in data["buildings"]),
        _listed(_thing(name, piece) for name, piece in data["pieces"].items()),
        _listed(card["name"] + (f":{LETTERS[card['by']]}" if card["by"] else "") for card in data["postcards"]),
        *(_seat({part: data[part][seat] for part in ("reserve", *OF_SEATS)}) for seat in SEATS),
        _turn(data),
        _listed(f"{name}={value}".lower() for name, value in changed.items()),
    ]
    if EDITION in data:
        fields.append(json.dumps(data[EDITION], separators=(",", ":")).replace(" ", "\\u0020"))
    return " ".join(fields)


def _listed(items: Iterable[str]) -> str:
    return ",".join(items) or NOTHING


def _board(board: Mapping[str, str]) -> str:
    """The rows from the top, runs of unpaved spaces as numbers."""
    letters = "".join(LETTERS[board[space]] if space in board else " " for space in SPACES)
    rows = (letters[start : start + 8] for start in range(56, -1, -8))
    return "/".join(re.sub(" +", lambda run: str(len(run[0])), row) for row in rows)


def _thing(name: str, thing: Mapping[str, Any]) -> str:
    """A building or a piece; after the spaces, the side that the Statue faces, or the building of the Annex."""
    more = f">{thing[MORE[name]]}" if name in MORE else ""
    return f"{name}:{LETTERS[thing['owner']]}@{''.join(thing['spaces'])}{more}"


def _seat(data: Mapping[str, Any]) -> str:
    """What one seat has: tiles, reserve, chimneys, tokens, rights."""
    to_come = [tile for tile in (data["hands"], *data["piles"]) if tile is not None]
    tiles = ("".join(map(str, it)) or NOTHING for it in (data["laid"], to_come))
    stocks = (str(data["chimneys"]), str(data["tokens"]))
    return "/".join((".".join(tiles), _listed(data["reserve"]), *stocks, _listed(data["rights"])))


def _turn(data: Mapping[str, Any]) -> str:
    seats = (LETTERS[seat] if seat else NOTHING for seat in (data["next"], data["starts"], data["opener"]))
    return "/".join((OVER if data["over"] else str(data["phase"]), *seats, str(data["idle"])))


def parsed(fields: Sequence[str]) -> dict[str, Any]:
    """Return the data that the fields of a text stand for (`BadPosition`)."""
    names = (*FIELDS, EDITION)[: max(len(fields), len(FIELDS))]
    given = named_fields(fields, names)
    own = {EDITION: _edition(given[EDITION])} if EDITION in given else {}
    text = {name: plain(field) for name, field in given.items()}
    return {**own, **_Text(edition_of(own.get(EDITION, STANDARD)), text).data()}


def _edition(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        _fail(EDITION, text)


def _fail(field: str, text: str) -> Never:
    refuse("position-field", field, text=as_data(text), example=EXAMPLES[field])


def _match(field: str, text: str, pattern: re.Pattern[str]) -> re.Match[str]:
    return pattern.fullmatch(text) or _fail(field, text)


def _items(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


class _Text:
    """Reads the fields of a text, in lower case."""

    def __init__(self, box: Edition, text: Mapping[str, str]) -> None:
        self.text = text
        self.names = {plain(name): name for name in box.names}
        """The buildings as they are called, by how they may be written."""

    def data(self) -> dict[str, Any]:
        """Return the data that all fields stand for."""
        seats = {seat: self.seat(seat) for seat in SEATS}
        return {
            "board": self.board(),
            "buildings": [self.building(it) for it in self.items("buildings", THING)],
            "pieces": self.pieces(),
            "postcards": [{"name": it[1], "by": COLOURS.get(it[2])} for it in self.items("postcards", CARD)],
            "options": self.options(),
            **{part: {seat: seats[seat][part] for seat in SEATS} for part in seats[SEATS[0]]},
            **self.turn(),
        }

    def items(self, field: str, pattern: re.Pattern[str]) -> list[re.Match[str]]:
        return [_match(field, item, pattern) for item in _items(self.text[field])]

    def name(self, word: str) -> str:
        return self.names.get(word, word)

    def board(self) -> dict[str, str]:
        rows = [re.sub("[1-8]", lambda run: " " * int(run[0]), row) for row in self.text["board"].split("/")]
        letters = "".join(reversed(rows))
        if [len(row) for row in rows] != [8] * 8 or not set(letters) <= {" ", *KINDS}:
            _fail("board", self.text["board"])
        return {space: KINDS[letter] for space, letter in zip(SPACES, letters, strict=True) if letter != " "}

    def building(self, found: re.Match[str]) -> dict[str, Any]:
        if found[4]:
            _fail("buildings", found[0])
        return {"name": self.name(found[1]), **self.placed(found)}

    def placed(self, found: re.Match[str]) -> dict[str, Any]:
        spaces = sorted(re.findall("..", found[3]), key=SPACES.index)
        return {"owner": COLOURS[found[2]], "spaces": spaces}

    def pieces(self) -> dict[str, Any]:
        pieces: dict[str, Any] = {}
        for found in self.items("pieces", THING):
            if found[1] in pieces:
                refuse("position-piece-twice", "pieces", name=found[1])
            pieces[found[1]] = {**self.placed(found), **self.more(found)}
        return pieces

    def more(self, found: re.Match[str]) -> dict[str, str]:
        if not found[4]:
            return {}
        if found[1] not in MORE:
            _fail("pieces", found[0])
        return {MORE[found[1]]: self.name(found[4])}

    def seat(self, seat: str) -> dict[str, Any]:
        laid, to_come, reserve, chimneys, tokens, rights = _match(seat, self.text[seat], SEAT).groups()
        tiles = [tile if tile == UNKNOWN else int(tile) for tile in to_come.strip(NOTHING)]
        left = TILES - len(laid.strip(NOTHING))
        require(len(tiles) >= left, "position-pile", where=f"piles.{seat}", count=left - 1)
        return {
            "laid": [int(tile) for tile in laid.strip(NOTHING)],
            "hands": tiles[0] if tiles else None,
            "piles": tiles[1:],
            "reserve": [self.name(word) for word in _items(reserve)],
            "chimneys": int(chimneys),
            "tokens": int(tokens),
            "rights": _items(rights),
        }

    def turn(self) -> dict[str, Any]:
        phase, to_move, starts, opener, idle = _match("turn", self.text["turn"], TURN).groups()
        return {
            "phase": 2 if phase == OVER else int(phase),
            "over": phase == OVER,
            "next": COLOURS[to_move],
            "starts": COLOURS[starts],
            "opener": COLOURS.get(opener),
            "idle": int(idle),
        }

    def options(self) -> dict[str, Any]:
        chosen: dict[str, Any] = {name: values[0] for name, values in OPTIONS.items()}
        for found in self.items("options", OPTION):
            values = {str(value).lower(): value for value in OPTIONS.get(found[1], ())}
            chosen[found[1]] = values.get(found[2], found[2])
        return chosen

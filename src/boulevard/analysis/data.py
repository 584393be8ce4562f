"""Analyses as plain data (docs/analysis.md), and reading them strictly: whatever means nothing is refused."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Never

from boulevard.analysis.tree import (
    LARGEST_NUMBER,
    LONGEST_COMMENT,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_NODES,
    ROOT,
    Analysis,
    Evaluation,
    Line,
    Node,
)
from boulevard.errors import BadAnalysis, BadRecord, BoulevardError
from boulevard.games.beginning import of_record
from boulevard.games.contract import Seat
from boulevard.games.record import FORMATS, POSITION, SETUP
from boulevard.messages.fluent import as_data as quoted
from boulevard.messages.fluent import legible

FORMAT = "boulevard-analysis/1"
PARTS = {"format", "game", SETUP, POSITION, "seed", "players", "next", "nodes"}
OF_NODE = {"id", "parent", "seat", "move", "comment", "evaluation"}
OF_EVALUATION = {"seat", "value", "chance", "proven", "simulations", "open", "line"}
LARGEST = 10_000_000_000
"""The largest number that is read."""
LONGEST_MOVE = 200


def as_data(analysis: Analysis) -> dict[str, Any]:
    """An analysis as plain data. Parts of its first position that are unknown stay so: the seed fills them again."""
    record = analysis.first.record()
    part = SETUP if SETUP in record else POSITION
    begins = {part: record[part]}
    if analysis.position is not None:
        begins = {POSITION: dict(analysis.position), "seed": analysis.seed}
    if analysis.players:
        begins["players"] = dict(analysis.players)
    nodes = [_node(node) for node in analysis.walk()]
    return {"format": FORMAT, "game": analysis.first.name, **begins, "next": analysis.next, "nodes": nodes}


def _node(node: Node) -> dict[str, Any]:
    """A node, without what it has not."""
    data: dict[str, Any] = {"id": node.id}
    if node.parent is not None:
        data |= {"parent": node.parent, "seat": node.seat, "move": node.move}
    if node.comment:
        data["comment"] = node.comment
    if it := node.evaluation:
        data["evaluation"] = {
            "seat": it.seat,
            "value": it.value,
            "chance": it.chance,
            "proven": it.proven,
            "simulations": it.simulations,
            "open": it.is_open,
            "line": [list(move) for move in it.line],
        }
    return data


def read(data: object, is_sound: bool = False) -> Analysis:
    """Return the analysis that data mean (`BadAnalysis`, which says where); moves of a sound one are not checked."""
    if not isinstance(data, Mapping) or not all(isinstance(name, str) for name in data):
        _refuse("analysis-no-object", "")
    whole = _mapping(data, "", PARTS)
    if whole.get("format") != FORMAT:
        _refuse("analysis-format", "format", format=quoted(whole.get("format")), known=FORMAT)
    analysis = _begun(whole)
    analysis.players = _players(analysis, whole.get("players", {}))
    nodes = whole.get("nodes")
    if not isinstance(nodes, list) or not nodes:
        _refuse("analysis-malformed", "nodes")
    if len(nodes) > MOST_NODES:
        _refuse("analysis-too-many", "nodes", most=MOST_NODES)
    for number, node in enumerate(nodes):
        _add(analysis, _mapping(node, f"nodes[{number}]", OF_NODE), f"nodes[{number}]", is_root=number == 0)
    analysis.next = max(analysis.nodes) + 1
    if "next" in whole:
        analysis.next = max(analysis.next, _number(whole["next"], "next", LARGEST_NUMBER + 1))
    if not is_sound:
        _require_legal(analysis)
    return analysis


def _begun(whole: Mapping[str, Any]) -> Analysis:
    """The analysis without its nodes."""
    name, part = whole.get("game"), SETUP if SETUP in whole else POSITION
    if not isinstance(name, str) or (SETUP in whole) == (POSITION in whole):
        _refuse("analysis-malformed", "game" if not isinstance(name, str) else part)
    try:
        if "seed" not in whole:
            return Analysis(of_record({"format": FORMATS[part], "game": name, part: whole[part]}))
        position = {**_mapping(whole.get(POSITION), POSITION), "game": name}
        return Analysis.of_position(position, _number(whole["seed"], "seed"))
    except BadAnalysis:
        raise
    except BadRecord as error:
        raise BadAnalysis("analysis-beginning", where=error.where, reason=error) from error
    except (BoulevardError, RecursionError) as error:
        raise BadAnalysis("analysis-beginning", where=part, reason=error) from error


def _players(analysis: Analysis, data: object) -> dict[str, str]:
    """The names of players by their seats."""
    given = _mapping(data, "players", {str(seat) for seat in analysis.first.seats})
    names = {seat: _text(name, f"players.{seat}") for seat, name in given.items()}
    return (
        names if all(len(name) <= LONGEST_NAME for name in names.values()) else _refuse("analysis-malformed", "players")
    )


def _add(analysis: Analysis, data: Mapping[str, Any], where: str, is_root: bool) -> None:
    """Add a node below one that came before it; whether its move is legal is seen later."""
    number = _number(data.get("id"), f"{where}.id", LARGEST_NUMBER)
    node = Node(number)
    if is_root and (number != ROOT or {"parent", "seat", "move"} & data.keys()):
        _refuse("analysis-malformed", where)
    if not is_root:
        node.parent, node.seat = _number(data.get("parent"), f"{where}.parent"), _seat(analysis, data, where)
        node.move = _move(data.get("move"), f"{where}.move")
        if number in analysis.nodes or node.parent not in analysis.nodes:
            _refuse("analysis-malformed", f"{where}.{'id' if number in analysis.nodes else 'parent'}")
        analysis.nodes[node.parent].children.append(number)
    node.comment = _text(data.get("comment", ""), f"{where}.comment")
    if len(node.comment) > LONGEST_COMMENT:
        _refuse("analysis-long-comment", f"{where}.comment", most=LONGEST_COMMENT)
    if "evaluation" in data:
        node.evaluation = _evaluation(analysis, data["evaluation"], f"{where}.evaluation")
    analysis.nodes[number] = node


def _evaluation(analysis: Analysis, data: object, where: str) -> Evaluation:
    given = _mapping(data, where, OF_EVALUATION)
    if given.keys() != OF_EVALUATION or not all(isinstance(given[name], bool) for name in ("proven", "open")):
        _refuse("analysis-malformed", where)
    return Evaluation(
        _seat(analysis, given, where),
        _real(given["value"], f"{where}.value"),
        None if given["chance"] is None else _chance(given["chance"], f"{where}.chance"),
        given["proven"],
        _number(given["simulations"], f"{where}.simulations"),
        given["open"],
        _line(analysis, given["line"], f"{where}.line"),
    )


def _line(analysis: Analysis, data: object, where: str) -> Line:
    if not isinstance(data, list) or len(data) > LONGEST_LINE:
        _refuse("analysis-malformed", where)
    found = []
    for number, move in enumerate(data):
        if not isinstance(move, list) or len(move) != 2:
            _refuse("analysis-malformed", f"{where}[{number}]")
        text = _move(move[1], f"{where}[{number}]")
        found.append((_seat(analysis, {"seat": move[0]}, f"{where}[{number}]"), text))
    return tuple(found)


def _require_legal(analysis: Analysis) -> None:
    """Play all moves, each once, and write them as the game does; two children may not be by the same move."""
    game, at = analysis.first.copy(), [ROOT]
    for node in analysis.walk():
        if node.parent is None:
            continue
        while at[-1] != node.parent:
            at.pop()
            game.undo()
        assert node.seat is not None
        try:
            node.move = game.play(node.seat, node.move)
        except BoulevardError as error:
            raise BadAnalysis("analysis-move", where=str(node.id), move=node.move, reason=error) from error
        siblings = [analysis.nodes[it] for it in analysis.nodes[node.parent].children]
        if [(it.seat, it.move) for it in siblings].count((node.seat, node.move)) > 1:
            _refuse("analysis-twice", str(node.id), move=node.move)
        at.append(node.id)


def _seat(analysis: Analysis, data: Mapping[str, Any], where: str) -> Seat:
    seat = data.get("seat")
    found: Sequence[Seat] = [it for it in analysis.first.seats if type(it) is type(seat) and it == seat]
    return found[0] if found else _refuse("analysis-malformed", f"{where}.seat")


def _mapping(data: object, where: str, parts: set[str] | None = None) -> Mapping[str, Any]:
    if not isinstance(data, Mapping) or not all(isinstance(name, str) for name in data):
        _refuse("analysis-malformed", where)
    unknown = parts and next((name for name in data if name not in parts), None)
    return data if not unknown else _refuse("analysis-malformed", f"{where}.{unknown[:40]}".lstrip("."))


def _number(value: object, where: str, largest: int = LARGEST) -> int:
    sound = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= largest
    return value if sound and isinstance(value, int) else _refuse("analysis-malformed", where)


def _real(value: object, where: str) -> float:
    sound = isinstance(value, int | float) and not isinstance(value, bool)
    if sound and isinstance(value, int | float) and abs(value) <= LARGEST and math.isfinite(value):
        return float(value)
    return _refuse("analysis-malformed", where)


def _chance(value: object, where: str) -> float:
    found = _real(value, where)
    return found if 0 <= found <= 1 else _refuse("analysis-malformed", where)


def _move(value: object, where: str) -> str:
    found = _text(value, where)
    return found if len(found) <= LONGEST_MOVE else _refuse("analysis-malformed", where)


def _text(value: object, where: str) -> str:
    """A text that can be written down: JSON can name halves of characters, which are none."""
    return value if isinstance(value, str) and legible(value) == value else _refuse("analysis-malformed", where)


def _refuse(key: str, where: str, **values: object) -> Never:
    raise BadAnalysis(key, where=where, **values)

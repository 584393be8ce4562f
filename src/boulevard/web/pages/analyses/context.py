"""What a page shows of an analysis: the board at a node, and the tree with what is said there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boulevard.analysis.tree import ROOT, Analysis, Evaluation, Node
from boulevard.bots.analysis import Idea, Opinion
from boulevard.games.contract import Rules, Seat
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.review.figures import percent, value
from boulevard.web import times
from boulevard.web.analysing import Listed, Place
from boulevard.web.pages.boards import move_words
from boulevard.web.pages.table import context as table_context
from boulevard.web.tables import snapshot

Context = dict[str, Any]
Called = Callable[[Seat], str]
"""What whoever has a seat is called."""

DEEPEST = 6
"""Levels of variations that are indented; deeper ones stand where the last of these do."""


def listed(it: Listed) -> Context:
    """An analysis in the list of one's own: whose game it is or where it came from, and how much was tried."""
    origin = [", ".join(it.players)] if it.players else []
    if it.has_position or not origin:
        origin.append(say("web-analyses-from-position" if it.has_position else "web-analyses-from-start"))
    size = [say("web-analyses-moves", count=it.moves)]
    if it.variations:
        size.append(say("web-analyses-variations", count=it.variations))
    return {
        "id": it.id,
        "title": it.title,
        "origin": " · ".join(origin),
        "size": " · ".join(size),
        "words": it.words,
        "picture": f"/analysis/{it.id}/board.svg?at={it.updated:.3f}" if it.drawn else "",
        "ago": times.ago(it.updated),
        "date": times.minute(it.updated),
    }


def of_place(at: Place, is_owner: bool, base: str) -> Context:
    """All that the fragment of an analysis is made of; `base` is the address of the server, for links."""
    game, node, rules = at.game, at.analysis.node(at.node), at.game.rules
    number = -1 if at.seat is None else rules.number(at.seat)
    view = rules.shown(game.state, number) if at.is_open else None
    called = names(at)
    state = snapshot.of_game(game, at.seat, at.node, view, called)
    if not is_owner:
        state["legal"] = None if state["legal"] is None else []
    address, is_open = f"/analysis/{at.kept.id}", "true" if at.is_open else "false"
    parent = at.analysis.nodes[node.parent] if node.parent is not None else None
    return {
        **table_context.of_playable(game, state, address, called, {"node": str(at.node), "open": is_open}),
        "called": called,
        "steady": True,  # cards of players stay where they are, whoever moves
        "identity": at.kept.id,
        "to": lambda number: f"?node={number}" + ("&open=true" if at.is_open else ""),
        "base": base,
        "node": node,
        "is_open": at.is_open,
        "is_owner": is_owner,
        "hides": at.is_open or _hides(at),
        "may_deal": rules.positions is not None and _hides(at),
        "position": game.position(at.seat, everything=at.is_open) if rules.positions and at.seat is not None else "",
        "rows": rows(rules, at.analysis, at.node, called),
        "last": _named(rules, node, called) if parent else None,
        "first": ROOT,
        "before": parent.id if parent else ROOT,
        "after": node.children[0] if node.children else at.node,
        "end": at.analysis.main_line_end(at.node),
        "siblings": parent.children if parent else [ROOT],
        "can_promote": at.analysis.branch(at.node) is not None,
        "evaluated": evaluated(rules, node.evaluation, called) if node.evaluation else None,
    }


def names(at: Place) -> Called:
    """What those are called who have the seats of an analysis: by their names, as far as it tells who played."""
    return lambda seat: at.analysis.players.get(str(seat)) or seat_name(seat)


def _hides(at: Place) -> bool:
    """Whether there is anything that the seat to move can't know."""
    rules = at.game.rules
    return at.seat is not None and rules.unknown(rules.hide(at.game.state, at.seat)) > 0


def rows(rules: Rules, analysis: Analysis, shown: int, called: Called) -> list[Context]:
    """The tree, line by line: the main line, and the variations, each indented where it branches off."""
    found: list[Context] = []
    numbers = {ROOT: 0}
    waiting = [(ROOT, 0, False)]
    while waiting:
        number, level, begins = waiting.pop()
        children = [number] if begins else analysis.nodes[number].children
        if not children:
            continue
        main, *others = children
        node = analysis.nodes[main]
        assert node.parent is not None
        numbers[main] = numbers[node.parent] + 1
        if begins or not found or found[-1]["level"] != level:
            found.append({"level": level, "indent": min(level, DEEPEST), "moves": []})
        move = {**_named(rules, node, called), "id": main, "number": numbers[main], "is_shown": main == shown}
        found[-1]["moves"].append(move)
        waiting.append((main, level, False))
        waiting += [(other, level + 1, True) for other in reversed(others)]
    return found


def _named(rules: Rules, node: Node, called: Called) -> Context:
    """A move with who made it, what is said of it and what it is worth."""
    return {
        "seat": node.seat,
        **move_words.said(rules, node.move),
        "comment": node.comment,
        "evaluated": evaluated(rules, node.evaluation, called) if node.evaluation else None,
    }


def evaluated(rules: Rules, it: Evaluation, called: Called) -> Context:
    """What a bot thinks of a position, in words."""
    return {
        "seat": it.seat,
        "value": value(rules, it.value),
        "chance": percent(it.chance),
        "proven": it.proven,
        "line": [_step(rules, seat, move, called) for seat, move in it.line],
        "words": say(
            "web-analysis-worth-open" if it.is_open else "web-analysis-worth",
            seat=called(it.seat),
            value=value(rules, it.value),
        ),
    }


def thought(rules: Rules, opinion: Opinion, called: Called) -> Context:
    """What a bot thinks just now, as its page's script is told."""
    return {
        "simulations": opinion.simulations,
        "proven": opinion.proven,
        "ideas": [_idea(rules, it, called) for it in opinion.ideas],
    }


def _idea(rules: Rules, it: Idea, called: Called) -> Context:
    return {
        "move": it.move,
        "words": str(it.phrase),
        "spaces": list(it.spaces),
        "value": value(rules, it.value),
        "chance": percent(it.chance),
        "line": [{**_step(rules, each.seat, each.move, called), "words": str(each.phrase)} for each in it.line],
        "sure": sum(each.is_sure for each in it.line),
    }


def _step(rules: Rules, seat: Seat, move: str, called: Called) -> Context:
    return {"seat": seat, "name": called(seat), **move_words.said(rules, move)}

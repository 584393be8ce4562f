"""What a page shows of an analysis: the board at a node, and the tree with what is said there."""

from __future__ import annotations

from typing import Any

from boulevard.analysis.tree import ROOT, Analysis, Evaluation, Node
from boulevard.bots.analysis import Idea, Opinion
from boulevard.games.contract import Rules
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.review.figures import percent, value
from boulevard.web.analysing import Place
from boulevard.web.pages.boards import move_words
from boulevard.web.pages.table import context as table_context
from boulevard.web.tables import snapshot

Context = dict[str, Any]

DEEPEST = 6
"""Levels of variations that are indented; deeper ones stand where the last of these do."""


def of_place(at: Place, is_owner: bool, base: str) -> Context:
    """All that the fragment of an analysis is made of; `base` is the address of the server, for links."""
    game, node, rules = at.game, at.analysis.node(at.node), at.game.rules
    number = -1 if at.seat is None else rules.number(at.seat)
    view = rules.shown(game.state, number) if at.is_open else None
    state = snapshot.of_game(game, at.seat, at.node, view)
    if not is_owner:
        state["legal"] = None if state["legal"] is None else []
    address, is_open = f"/analysis/{at.kept.id}", "true" if at.is_open else "false"
    parent = at.analysis.nodes[node.parent] if node.parent is not None else None
    return {
        **table_context.of_playable(game, state, address, values={"node": str(at.node), "open": is_open}),
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
        "rows": rows(rules, at.analysis, at.node),
        "last": _named(rules, node) if parent else None,
        "first": ROOT,
        "before": parent.id if parent else ROOT,
        "after": node.children[0] if node.children else at.node,
        "end": at.analysis.main_line_end(at.node),
        "siblings": parent.children if parent else [ROOT],
        "can_promote": at.analysis.branch(at.node) is not None,
        "evaluated": evaluated(rules, node.evaluation) if node.evaluation else None,
    }


def _hides(at: Place) -> bool:
    """Whether there is anything that the seat to move can't know."""
    rules = at.game.rules
    return at.seat is not None and rules.unknown(rules.hide(at.game.state, at.seat)) > 0


def rows(rules: Rules, analysis: Analysis, shown: int) -> list[Context]:
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
        move = {**_named(rules, node), "id": main, "number": numbers[main], "is_shown": main == shown}
        found[-1]["moves"].append(move)
        waiting.append((main, level, False))
        waiting += [(other, level + 1, True) for other in reversed(others)]
    return found


def _named(rules: Rules, node: Node) -> Context:
    """A move with who made it, what is said of it and what it is worth."""
    return {
        "seat": node.seat,
        **move_words.said(rules, node.move),
        "comment": node.comment,
        "evaluated": evaluated(rules, node.evaluation) if node.evaluation else None,
    }


def evaluated(rules: Rules, it: Evaluation) -> Context:
    """What a bot thinks of a position, in words."""
    return {
        "seat": it.seat,
        "value": value(rules, it.value),
        "chance": percent(it.chance),
        "proven": it.proven,
        "line": [_step(rules, seat, move) for seat, move in it.line],
        "words": say(
            "web-analysis-worth-open" if it.is_open else "web-analysis-worth",
            seat=seat_name(it.seat),
            value=value(rules, it.value),
        ),
    }


def thought(rules: Rules, opinion: Opinion) -> Context:
    """What a bot thinks just now, as its page's script is told."""
    return {
        "simulations": opinion.simulations,
        "proven": opinion.proven,
        "ideas": [_idea(rules, it) for it in opinion.ideas],
    }


def _idea(rules: Rules, it: Idea) -> Context:
    return {
        "move": it.move,
        "words": str(it.phrase),
        "spaces": list(it.spaces),
        "value": value(rules, it.value),
        "chance": percent(it.chance),
        "line": [{**_step(rules, each.seat, each.move), "words": str(each.phrase)} for each in it.line],
        "sure": sum(each.is_sure for each in it.line),
    }


def _step(rules: Rules, seat: Any, move: str) -> Context:
    return {"seat": seat, "name": seat_name(seat), **move_words.said(rules, move)}

"""What a page shows of a table: everything that is fetched again whenever something has happened there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

import segno
from markupsafe import Markup

from boulevard.games.contract import ScoreEntry, Seat
from boulevard.games.facts import facts
from boulevard.games.game import Game
from boulevard.games.rulebook import has_rulebook
from boulevard.messages import catalogue, fluent, language, pattern, say, signed
from boulevard.messages.seats import seat_name
from boulevard.web.boards import board, drawing
from boulevard.web.errors import NotNow
from boulevard.web.faces import face
from boulevard.web.http.context import RequestContext
from boulevard.web.pages import lessons, move_words
from boulevard.web.tables import agreements, decisions, snapshot
from boulevard.web.tables.models import State
from boulevard.web.tables.snapshot import name_of
from boulevard.web.tables.table import Table, played
from boulevard.web.tables.tokens import Holder
from boulevard.web.thinking import hints, moments

Context = dict[str, Any]

WORDS = "web-js-"
"""The sentences that scripts say have keys that begin so, or as `web-paris-js-` with the name of a game or page."""


class Shuffle(TypedDict):
    """What a browser checks the shuffle of a game by that is over."""

    table: str
    commitment: str
    seed: str
    deal: str
    entropy: list[str]
    own: bool


class Sitter(NamedTuple):
    """Who looks at a table: somebody with a token for some places, or (without one) a spectator."""

    table: Table
    token: str | None = None
    held: tuple[int, ...] = ()
    """The places that may be played from here."""
    asked: Seat | None = None
    """The seat that was asked for, where somebody has several."""

    @property
    def to_act(self) -> list[int]:
        """Those that must act."""
        return [place for place in self.table.turn if place in self.held]

    @property
    def next(self) -> int | None:
        """The place to which a shared device must be given before anything more is shown, if it must."""
        if len(self.held) < 2 or not self.to_act or self._asked in self.to_act:
            return None
        place = self.to_act[0]
        return place if is_private(self.table, place) else None

    @property
    def place(self) -> int | None:
        """The place from which the table is shown; none for a spectator, and while a device changes hands."""
        if len(self.held) < 2:
            return self.held[0] if self.held else None
        if self.next is not None:
            return None
        if self._asked in self.to_act:
            return self._asked
        if self.to_act:
            return self.to_act[0]
        return self.held[0] if self.table.over else None

    @property
    def _asked(self) -> int | None:
        return None if self.asked is None else snapshot.place_of(self.table, self.held, self.asked)


def is_private(table: Table, place: int) -> bool:
    """Whether a place sees anything that not everybody may see."""
    own, common = table.game.view(table.seats[place]), table.game.view(None)
    return {**own, "seat": None} != {**common, "seat": None}


def called(table: Table, seat: Seat) -> str:
    """What whoever has a seat is called while a game goes on: by its colour, if it has one, or by name."""
    return seat_name(seat) if isinstance(seat, str) else name_of(table, table.place(seat))


def of_table(ctx: RequestContext, sitter: Sitter, base: str) -> Context:
    """All that the fragment of a table is made of; `base` is the address of the server, for links."""
    table, held = sitter.table, sitter.held
    state = snapshot.seen_by(table, sitter.place)
    return {
        **of_position(table, table.game, state),
        "token": sitter.token,
        "held": [table.seats[place] for place in held],
        "next": None if sitter.next is None else table.seats[sitter.next],
        "moves": move_words.moves(table, state["seat"]),
        "news": move_words.news(table, state["seat"]),
        "again": agreements.again(table, held),
        "notice": agreements.notice(table, held),
        "verdict": verdict(table, held) if table.over else "",
        "account": account(table) if table.over else "",
        "shuffled": json.dumps(shuffled(state, bool(held))) if table.over else "",
        "undo": undo(table, held) if state["status"] == snapshot.PLAYING and sitter.next is None else None,
        "preparing": table.thinking and not ctx.tables.games.bots_ready[state["game"]],
        "invitations": invitations(ctx, table, base) if held else [],
        "base": base,
        "has_rules": has_rulebook(state["game"]),
        "hint": hints.may_have_hint(table, sitter.place),
        "why_not": lambda begin: why_not(table, sitter.place, begin),
        "review": moments.of_table(ctx.tables.advice, table, held) if table.over else None,
        "guide": None if sitter.place is None else lessons.page(table, sitter.place),
        "data": as_json(state),
    }


def shuffled(state: State, own: bool) -> Shuffle:
    """What a browser checks the shuffle by (static/common/fair.js); its own part only for somebody who played."""
    return {
        "table": state["table"],
        "commitment": state["commitment"],
        "seed": state["seed"] or "",
        "deal": state["deal"] or "",
        "entropy": [chair["entropy"] or "" for chair in state["chairs"]],
        "own": own,
    }


def of_position(table: Table, game: Game, state: State) -> Context:
    """What is shown of a game at one moment, whether it is the present one or not."""
    seat, view = state["seat"], state["view"]
    drawn = drawing(table.rules, view, game.marks(seat), seat)
    return {
        "game": state["game"],
        "title": table.rules.info.title,
        "state": state,
        "view": view,
        "facts": facts(state["game"], view),
        "seat": seat,
        "chairs": {chair["seat"]: chair for chair in state["chairs"]},
        "board": drawn or board(table.rules, view, (), seat),
        "drawn": bool(drawn),
        **face(state["game"]).helpers,
        "piece": lambda name, prefix="": Markup(table.rules.piece(view, name, prefix)),
        "seat_name": seat_name,
        "called": lambda who: called(table, who),
        "name_of": lambda who: name_of(table, table.place(who)),
        "in_words": lambda move: move_words.said(table.rules, move)["words"],
        "take_turns": move_words.take_turns(table),
        "score": score(table.rules.explain(view), table.seats),
    }


def of_replay(table: Table, shown: int, base: str, back: str) -> Context:
    """A game that is over, after so many of its moves; `back` is the way to the table."""
    game = played(table.rules, table.moves[:shown])
    turn = list(game.turn)
    state: State = {**snapshot.seen_by(table, None), "view": game.view(None), "turn": turn}
    return {
        **of_position(table, game, state),
        "held": [],
        "moves": move_words.moves(table, None),
        "shown": shown,
        "count": len(table.moves),
        "back": back,
        "verdict": verdict(table, ()),
        "base": base,
    }


def as_json(data: object) -> Markup:
    """Data for a script, as it may stand in a page."""
    return Markup(json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


def words(*families: str) -> dict[str, list[object]]:
    """The sentences that scripts say (static/common/words.js): those of all pages, and those of some games or pages."""
    said = (WORDS, *(WORDS.replace("-", f"-{family}-", 1) for family in families))
    return {key: fluent.portable(pattern(language(), key)) for key in catalogue() if key.startswith(said)}


def score(entries: Sequence[ScoreEntry], seats: Sequence[Seat]) -> dict[Seat, Context]:
    """The score sheet of every seat: its lines with what they are made of, and the total."""
    sheets: dict[Seat, Context] = {seat: {"lines": {}, "total": 0} for seat in seats}
    for entry in entries:
        lines = sheets[entry["seat"]]["lines"]
        line = lines.setdefault(entry["line"], {"label": entry["label"], "points": 0, "entries": []})
        line["entries"].append(entry)
        if not entry["running"]:
            line["points"] += entry["points"]
            sheets[entry["seat"]]["total"] += entry["points"]
    return sheets


def changes(before: Mapping[Seat, Context], after: Mapping[Seat, Context]) -> list[Context]:
    """What a move would change on the score sheets, line by line."""
    found = []
    for seat, sheet in after.items():
        old = before[seat]["lines"]
        for name in [*sheet["lines"], *(name for name in old if name not in sheet["lines"])]:
            was, will = old.get(name), sheet["lines"].get(name)
            texts = {entry["text"] for entry in (was or {"entries": []})["entries"]}
            new = [entry for entry in (will or {"entries": []})["entries"] if entry["text"] not in texts]
            points = [line["points"] if line else 0 for line in (was, will)]
            if new or points[0] != points[1]:
                label = (will or was)["label"]
                found.append({"seat": seat, "label": label, "was": points[0], "now": points[1], "new": new})
    return found


def why_not(table: Table, place: int | None, begin: str) -> str:
    """Why somebody can make nothing of the first words of a move just now; nothing if they can."""
    if place is None or table.over:
        return ""
    return table.game.hindrance(table.seats[place], begin) if place in table.turn else say("web-table-not-yours")


def undo(table: Table, held: Sequence[int]) -> Context | None:
    """The last decision of a holder: the seat that made it, and why it can't be taken back, if so."""
    own = [table.seats[place] for place in held]
    seat = next((seat for number in reversed(table.chosen) if (seat := table.moves[number][0]) in own), None)
    if seat is None:
        return None
    try:
        decisions.taken_back(table, table.place(seat))
        decisions.require_not_asked(table, table.place(seat))
    except NotNow as error:
        return {"seat": seat, "refused": str(error)}
    return {"seat": seat, "refused": None}


def verdict(table: Table, held: Sequence[int]) -> str:
    """Who has won, said to somebody who has some of the places."""
    outcome = snapshot.outcome(table)
    winners = [table.place(seat) for seat in outcome["winners"]]
    names = ", ".join(name_of(table, place) for place in winners)
    if outcome["how"] != "played" and not winners:
        return say("web-over-abandoned")
    if len(table.seats) == 1:
        return say("web-over-alone")
    if not winners:
        return say("web-over-draw")
    if len(held) == 1 and held[0] in winners:
        return say("web-over-shared" if len(winners) > 1 else "web-over-you")
    return say("web-over-winners" if len(winners) > 1 else "web-over-winner", names=names)


def account(table: Table) -> str:
    """How a game came to its end, in a sentence."""
    how = snapshot.outcome(table)["how"]
    if how != "played":
        gone = [name_of(table, place) for place, chair in enumerate(table.chairs) if chair.left]
        return say(f"web-over-how-{how}", names=", ".join(gone))
    sheets = score(table.rules.explain(table.game.view(None)), table.seats)
    best_first = sorted(table.seats, key=lambda seat: -int(sheets[seat]["total"]))
    scores = " · ".join(
        say(
            "web-over-score",
            name=name_of(table, table.place(seat)),
            points=signed(sheets[seat]["total"]),
        )
        for seat in best_first
    )
    return say("web-over-how-played", scores=scores)


def invitations(ctx: RequestContext, table: Table, base: str) -> list[Context]:
    """The links for chairs that are free, each with a QR code."""
    found = []
    for place in (place for place, chair in enumerate(table.chairs) if chair.is_free):
        path = f"/join/{ctx.tokens.invitation(Holder(table.id, (place,)))}"
        link = base + path
        code = segno.make(link, error="m").svg_inline(omitsize=True, border=2, svgclass="qr", lineclass=None)
        found.append({"seat": seat_name(table.seats[place]), "link": link, "path": path, "code": Markup(code)})
    return found

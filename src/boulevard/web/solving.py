"""Everything that people do with puzzles, once for pages and API: finding one, answering it, asking for help.

Nothing of a solution is told before somebody has found it or given up. Answers are judged in the process for what
takes long, and counted as moves: its time is charged to whoever asks. What they come to is kept for a while, so that
going through a refutation costs nothing more.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import date
from itertools import groupby
from typing import Any, Final, NamedTuple, cast

from boulevard import puzzles
from boulevard.bots.registry import prover
from boulevard.errors import UnknownGame
from boulevard.games import registry
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.puzzles import Puzzle, Step, UnknownPuzzle
from boulevard.ratings import NEWCOMER, Rating
from boulevard.web.errors import BadAnswer, Damaged, NobodyYet, NotNow, TooMany, UnknownTable
from boulevard.web.event_log.puzzle_rows import Attempt, Done, Outcome
from boulevard.web.http.context import RequestContext
from boulevard.web.http.page_worker import Made
from boulevard.web.services.puzzles import judging
from boulevard.web.services.puzzles.judging import Judged
from boulevard.web.services.puzzles.mistakes import Mistake
from boulevard.web.services.streaks import Streak, streak
from boulevard.web.tables import daily, snapshot

OWN = re.compile(r"([A-Za-z0-9_-]{1,16})\.(0|[1-9][0-9]{0,5})")
"""The name of a puzzle from one's own games: the table, and the number of the decision."""
AMONG = 6
"""The next puzzle is one of so many that are nearest to somebody's strength."""
MOST_MOVES = 20
"""Moves of an answer: no puzzle asks for as many."""
KEPT = 500
"""Verdicts, solutions and own puzzles that are kept in memory."""
HINTS: Final = 3
"""What can be told one after the other: what it is about, how the move begins, and the move."""


class Posed(NamedTuple):
    """A puzzle as somebody is asked it."""

    key: str
    """Its name here."""
    puzzle: Puzzle
    mistake: Mistake | None = None
    """Where it comes from, if it is from a game of their own."""

    @property
    def counts(self) -> bool:
        """Whether it says how strong somebody is."""
        return self.mistake is None


class Answered(NamedTuple):
    """Moves of somebody, what they come to, and how their attempt stands."""

    posed: Posed
    moves: Sequence[str]
    """In canonical notation, as far as they were judged."""
    judged: Judged | None
    """None as long as there are no moves."""
    attempt: Attempt | None

    @property
    def outcome(self) -> puzzles.Outcome:
        """What the moves come to."""
        return self.judged.verdict.outcome if self.judged else puzzles.Outcome.UNFINISHED

    def game(self, step: int = 0) -> Game:
        """The game after the moves, and so many steps of what refutes them."""
        if self.judged is None:
            return self.posed.puzzle.begun()
        line = [(it.seat, it.move) for it in self.judged.refuted[:step]]
        return puzzles.played(self.posed.puzzle, [*self.judged.verdict.moves, *line])


class Hint(NamedTuple):
    """As much as somebody wants to know."""

    level: int
    """1: what it is about; 2: how the next move begins; 3: the move."""
    step: Step | None


class OfGame(NamedTuple):
    """How somebody stands with the puzzles of a game."""

    game: str
    today: Posed
    attempt: Attempt | None
    """Theirs at today's."""
    counted: Sequence[Attempt]
    """Their attempts that count, in order."""
    themes: Sequence[str]
    """What there are puzzles about."""

    @property
    def rating(self) -> Rating | None:
        """How strong they are; None of somebody who has not tried any."""
        return self.counted[-1].after if self.counted else None

    @property
    def solved(self) -> int:
        """How many they have solved at the first go."""
        return sum(it.outcome is Outcome.SOLVED for it in self.counted)


class Own(NamedTuple):
    """A mistake of one's own, and how its puzzle stands."""

    mistake: Mistake
    attempt: Attempt | None


class Overview(NamedTuple):
    """All puzzles, and how somebody stands with them."""

    day: str
    games: Sequence[OfGame]
    streak: Streak
    own: Sequence[Own]


_kept: OrderedDict[tuple[object, ...], Any] = OrderedDict()
"""What was worked out; it follows from puzzles alone, and is the same for all."""


def games() -> list[str]:
    """The games that have puzzles."""
    return [name for name in registry.names() if puzzles.shipped(name)]


def require_game(game: str) -> None:
    """Refuse a game that has no puzzles (`UnknownGame`)."""
    if game not in games():
        raise UnknownGame("unknown-game", name=game, names=", ".join(games()))


async def overview(ctx: RequestContext) -> Overview:
    """All puzzles, and how whoever asks stands with them."""
    today, attempts = daily.today(), await _attempts(ctx)
    by_key = {it.puzzle: it for it in attempts}
    counted = [it for it in attempts if it.rating and it.after]
    return Overview(
        day=today,
        games=[
            OfGame(
                game=name,
                today=(posed := of_day(name, today)),
                attempt=await attempt(ctx, posed),
                counted=[it for it in counted if it.game == name],
                themes=themes(name),
            )
            for name in games()
        ],
        streak=streak((it.day for it in attempts), today),
        own=[Own(it, by_key.get(it.puzzle)) for it in await _asked(ctx)],
    )


def of_day(game: str, day: str) -> Posed:
    """The puzzle of a day, the same for everybody (`UnknownPuzzle`)."""
    found = puzzles.of_day(game, date.fromisoformat(day))
    return Posed(found.identity, found)


def themes(game: str) -> list[str]:
    """What the puzzles of a game are about, by short names."""
    return sorted({theme for it in puzzles.shipped(game) for theme in it.themes})


def theme_name(game: str, theme: str) -> str:
    """A theme in words."""
    proving = prover(game)
    return str(proving.theme(theme)) if proving else theme


async def following(ctx: RequestContext, game: str, theme: str = "") -> Posed:
    """A puzzle that whoever asks has not tried, about as hard as they are strong (`UnknownGame`, `NotNow`)."""
    require_game(game)
    if theme and theme not in themes(game):
        raise UnknownPuzzle("puzzle-unknown-theme")
    attempts = [it for it in await _attempts(ctx) if it.game == game]
    tried = {it.puzzle for it in attempts}
    rating = next((it.after for it in reversed(attempts) if it.after), NEWCOMER)
    left = [
        it for it in puzzles.near(game, rating.mean) if it.identity not in tried and (not theme or theme in it.themes)
    ]
    if not left:
        raise NotNow("puzzle-all-tried")
    found = secrets.choice(left[:AMONG])
    return Posed(found.identity, found)


async def find(ctx: RequestContext, key: str) -> Posed:
    """A puzzle by its name; one from a game only for whoever played it (`UnknownPuzzle`)."""
    if own := OWN.fullmatch(key):
        return await _own(ctx, key, own[1])
    found = puzzles.find(key)
    await ctx.tables.games.require(found.game)
    return Posed(key, found)


async def look(ctx: RequestContext, key: str, moves: Sequence[str] = ()) -> Answered:
    """A puzzle after moves with which whoever asks has answered before, and how their attempt stands (`NotNow`).

    Nothing is noted, and nothing told of other moves.
    """
    posed = await find(ctx, key)
    own = await attempt(ctx, posed)
    if not moves:
        return Answered(posed, (), None, own)
    if own is None or not _has_answered(own, moves):
        raise NotNow("puzzle-not-answered")
    found = await _judged(ctx, posed, moves)
    if found.refusal:
        raise found.refusal
    return Answered(posed, found.moves, found, own)


def require_known(ctx: RequestContext) -> None:
    """Refuse whoever has no identity: a program would not learn of one, so nothing could be counted (`NobodyYet`)."""
    if ctx.person is None:
        raise NobodyYet("puzzle-nobody")


async def attempt(ctx: RequestContext, posed: Posed) -> Attempt | None:
    """What whoever asks has tried of a puzzle."""
    return await ctx.tables.puzzles.attempt(ctx.person.id, posed.key) if ctx.person else None


async def answer(ctx: RequestContext, key: str, moves: Sequence[str]) -> Answered:
    """Judge all moves so far, and note it (`BadAnswer`, `IllegalMove`, `BadNotation`, `PuzzleSolved`, `TooMany`).

    What is judged is noted in any case: also the moves before one that is refused.
    """
    posed = await find(ctx, key)
    before = await attempt(ctx, posed)
    if not moves:
        return Answered(posed, (), None, before)
    known = _kept.get(_place(posed, judging.judged, tuple(moves)))
    if known is None or not _is_noted(before, *_noted_as(known)):
        ctx.spend(ctx.services.moves)  # before it is judged: nobody learns what can't be noted
    found = await _judged(ctx, posed, moves)
    noted = await _note(ctx, posed, *_noted_as(found)) if found.moves else before
    if found.refusal:
        raise found.refusal
    return Answered(posed, found.moves, found, noted)


async def hint(ctx: RequestContext, key: str, moves: Sequence[str], level: int) -> tuple[Answered, Hint]:
    """Tell something of the next move; an attempt fails by that (`PuzzleSolved`, `NotNow`, `TooMany`)."""
    posed = await find(ctx, key)
    level = max(1 if posed.puzzle.themes else 2, min(level, HINTS))
    what = f"hint {level}", Outcome.FAILED
    if not _is_noted(await attempt(ctx, posed), *what):
        ctx.spend(ctx.services.moves)
    before = await answer(ctx, key, moves)
    if before.outcome is not puzzles.Outcome.UNFINISHED:
        raise NotNow("puzzle-no-hint")
    step = None
    if level > 1:
        step = await _worked_out(ctx, posed, puzzles.next_step, tuple(before.moves))
    noted = await _note(ctx, posed, *what)
    return before._replace(attempt=noted), Hint(level, step)


async def give_up(ctx: RequestContext, key: str) -> Posed:
    """Let whoever asks see the solution; an attempt fails by that."""
    posed = await find(ctx, key)
    what = "solution", Outcome.FAILED, True
    if not _is_noted(await attempt(ctx, posed), *what):
        ctx.spend(ctx.services.moves)
    await _note(ctx, posed, *what)
    return posed


async def solution(ctx: RequestContext, key: str) -> tuple[Answered, Sequence[Step]]:
    """The solution, for whoever has found it or given up (`NotNow`)."""
    posed = await find(ctx, key)
    own = await attempt(ctx, posed)
    if own is None or not own.is_open:
        raise NotNow("puzzle-still-closed")
    return Answered(posed, (), None, own), await _worked_out(ctx, posed, puzzles.solution)


def hint_words(posed: Posed, hint: Hint) -> str:
    """Say a hint."""
    if hint.step is None:
        return say("puzzle-hint-themes", themes=", ".join(map(str, puzzles.theme_names(posed.puzzle))))
    if hint.level == HINTS:
        return say("puzzle-hint-is", move=hint.step.phrase)
    if hint.step.spaces and posed.puzzle.begun().rules.own_boards:
        return say("puzzle-hint-column", column=hint.step.spaces[0][0])
    return say("puzzle-hint-word", word=hint.step.move.split()[0])


def after(posed: Posed, steps: Sequence[Step]) -> Game:
    """The game of a puzzle after some steps."""
    return puzzles.played(posed.puzzle, [(it.seat, it.move) for it in steps])


def coming(answered: Answered) -> Sequence[str]:
    """The cards that lie open beyond the one that is turned up, as they are called in positions."""
    return answered.posed.puzzle.coming[len(answered.moves) :]


def split(line: str) -> list[str]:
    """The moves in a text, which are separated by semicolons (`BadAnswer`)."""
    moves = [text.strip() for text in line.split(";") if text.strip()]
    if len(moves) > MOST_MOVES:
        raise BadAnswer("puzzle-too-long")
    return moves


async def _judged(ctx: RequestContext, posed: Posed, moves: Sequence[str]) -> Judged:
    """Judge moves, one more than are asked for at most; what they come to is kept by their canonical notation."""
    if (place := _place(posed, judging.judged, tuple(moves))) in _kept:
        return cast("Judged", _found(place))
    found = await _made(ctx, posed, judging.judged, tuple(moves[: posed.puzzle.asked + 1]))
    if not found.refusal:
        _keep(_place(posed, judging.judged, found.moves), found)
    return found


async def _worked_out(ctx: RequestContext, posed: Posed, work: Callable[..., Any], *given: object) -> Any:
    """Have something worked out about a puzzle, once (`NotNow` while bots are not compiled)."""
    place = _place(posed, work, *given)
    if place not in _kept:
        _keep(place, await _made(ctx, posed, work, *given))
    return _found(place)


async def _made(ctx: RequestContext, posed: Posed, work: Callable[..., Made], *given: object) -> Made:
    if not ctx.tables.games.bots_ready[posed.puzzle.game]:
        raise NotNow("hint-preparing")
    ctx.spend(ctx.services.moves)
    return await ctx.make(work, posed.puzzle, *given)


def _place(posed: Posed, work: Callable[..., Any], *given: object) -> tuple[object, ...]:
    """Where it is kept what was worked out about a puzzle."""
    return (posed.key, work.__name__, *given)


def _found(place: tuple[object, ...]) -> Any:
    _kept.move_to_end(place)
    return _kept[place]


def _keep(key: tuple[object, ...], found: object) -> None:
    _kept[key] = found
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


async def _own(ctx: RequestContext, key: str, table_id: str) -> Posed:
    """The puzzle of a mistake in a game of whoever asks."""
    mistake = next((it for it in await _mistakes(ctx) if it.puzzle == key), None)
    if mistake is None:
        raise UnknownPuzzle("unknown-puzzle", identity=key)
    await ctx.tables.games.require(mistake.game)
    if (kept := (key, "own")) not in _kept:
        if not ctx.tables.games.bots_ready[mistake.game]:
            raise NotNow("hint-preparing")
        ctx.spend(ctx.services.moves)
        record = snapshot.record(await ctx.tables.table(table_id))
        _keep(kept, await ctx.make(judging.of_mistake, record, mistake.assessment))
    if (found := _kept[kept]) is None:
        raise UnknownPuzzle("unknown-puzzle", identity=key)
    return Posed(key, found, mistake)


async def _asked(ctx: RequestContext) -> Sequence[Mistake]:
    """The mistakes of whoever asks that can be asked as puzzles; of a game that was not looked at yet, that costs."""
    found = list[Mistake]()
    for table_id, mistakes in groupby(await _mistakes(ctx), lambda it: it.table_id):
        found += await _asked_of(ctx, table_id, list(mistakes))
    return found


async def _asked_of(ctx: RequestContext, table_id: str, mistakes: Sequence[Mistake]) -> Sequence[Mistake]:
    """The same of one game; nothing while that can't be known."""
    assessments = [it.assessment for it in mistakes]
    place = (table_id, judging.asked_of.__name__, *(it.decision.number for it in assessments))
    if place not in _kept:
        try:
            if not ctx.tables.games.bots_ready[mistakes[0].game]:
                return ()
            record = snapshot.record(await ctx.tables.table(table_id))
            _keep(place, await ctx.make(judging.asked_of, record, assessments))
        except (TooMany, Damaged, UnknownTable):
            return ()
    return [it for it in mistakes if it.assessment.decision.number in _found(place)]


async def _mistakes(ctx: RequestContext) -> Sequence[Mistake]:
    return await ctx.tables.mistakes.of_person(ctx.person.id) if ctx.person else ()


async def _attempts(ctx: RequestContext) -> Sequence[Attempt]:
    return await ctx.tables.puzzles.of_person(ctx.person.id) if ctx.person else ()


def _noted_as(found: Judged) -> tuple[str, Outcome, bool]:
    """How moves are noted: the line, what it settles, and whether it opens the solution."""
    is_wrong = found.verdict.outcome is puzzles.Outcome.WRONG
    is_done = found.verdict.outcome is puzzles.Outcome.RIGHT
    outcome = Outcome.FAILED if is_wrong else Outcome.SOLVED if is_done else Outcome.OPEN
    return _line(found.moves), outcome, is_done


def _line(moves: Sequence[str]) -> str:
    return "; ".join(moves)


def _has_answered(own: Attempt, moves: Sequence[str]) -> bool:
    """Whether somebody has answered with these moves, or gone on from them."""
    line = _line(moves)
    return any(it == line or it.startswith(f"{line}; ") for it in own.tried)


def _is_noted(own: Attempt | None, what: str, _: Outcome, opens: bool = False) -> bool:
    """Whether there is nothing to write any more of what somebody does."""
    return own is not None and what in own.tried and (own.is_open or not opens)


async def _note(ctx: RequestContext, posed: Posed, what: str, outcome: Outcome, opens: bool = False) -> Attempt:
    """Note what whoever asks does; nothing is written for what was noted before."""
    person, now = ctx.introduced(None), time.time()
    before = await attempt(ctx, posed)
    if before and _is_noted(before, what, outcome, opens):
        return before
    day = daily.day_of(now)
    is_of_day = posed.counts and of_day(posed.puzzle.game, day).key == posed.key
    done = Done(
        person=person.id,
        puzzle=posed.key,
        game=posed.puzzle.game,
        what=what,
        at=now,
        outcome=outcome,
        opens=opens,
        day=day if is_of_day else "",
        rating=posed.puzzle.rating if posed.counts else 0,
        table_id=posed.mistake.table_id if posed.mistake else "",
    )
    return await ctx.tables.puzzles.note(done)

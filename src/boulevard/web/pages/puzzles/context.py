"""What the pages of puzzles are given: the list, a question, what an answer comes to, and the solution."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boulevard import puzzles
from boulevard.bots.registry import levels
from boulevard.games import registry
from boulevard.games.game import Game
from boulevard.messages import say, signed
from boulevard.messages.seats import seat_name
from boulevard.puzzles import Step
from boulevard.web import solving, times
from boulevard.web.boards import board
from boulevard.web.event_log.puzzle_rows import Attempt, Outcome
from boulevard.web.pages.boards import move_words
from boulevard.web.pages.people import words
from boulevard.web.pages.people.chart import chart
from boulevard.web.pages.table import context as table_context
from boulevard.web.solving import Answered, Hint, OfGame, Overview, Own, Posed
from boulevard.web.tables import snapshot

Context = dict[str, Any]

SHOWN = 40
"""Attempts in the chart of a rating, the newest."""
LISTED = 10
"""Of these, how many are listed beside it."""


def address(posed: Posed) -> str:
    """The page of a puzzle."""
    return f"/puzzles/{posed.puzzle.game}/{posed.key}"


def of_overview(it: Overview) -> Context:
    """All puzzles, and how somebody stands with them."""
    return {
        "day": it.day,
        "games": list(map(_of_game, it.games)),
        "streak": it.streak.now,
        "best_streak": it.streak.best,
        "own": list(map(_own, it.own)),
    }


def _of_game(it: OfGame) -> Context:
    info = registry.info(it.game)
    return {
        "name": it.game,
        "title": info.title,
        "today": address(it.today),
        "picture": f"{address(it.today)}/board.svg",
        "difficulty": words.number(round(it.today.puzzle.rating / 10) * 10),
        "outcome": it.attempt.outcome.value if it.attempt else "",
        "is_open": bool(it.attempt and it.attempt.is_open),
        "begun": it.attempt is not None,
        "themes": sorted(((theme, solving.theme_name(it.game, theme)) for theme in it.themes), key=lambda one: one[1]),
        "tried": len(it.counted),
        "solved": it.solved,
        "rating": _rating(it) if it.rating else None,
    }


def _rating(it: OfGame) -> Context:
    """How strong somebody is at puzzles, as templates/people/rating.html shows it."""
    steps = [(step, after) for step in it.counted[-SHOWN:] if (after := step.after)]
    last = steps[-1][1]
    title = registry.info(it.game).title
    return {
        "words": words.rating(it.game, last),
        "rough": False,
        "chart": chart(
            say("puzzles-rating-chart", game=title),
            [after.mean for _, after in steps],
            [after.margin for _, after in steps],
            [(level.strength, level.name) for level in levels(it.game)],
        )
        if len(steps) > 1
        else "",
        "steps": [
            (times.day(step.settled or step.begun), words.figures(after), words.change(step.gain or 0.0))
            for step, after in reversed(steps[-LISTED:])
        ],
    }


def _own(it: Own) -> Context:
    mistake = it.mistake
    return {
        "to": f"/puzzles/{mistake.game}/{mistake.puzzle}",
        "title": registry.info(mistake.game).title,
        "date": times.day(mistake.ended),
        "number": mistake.assessment.decision.number + 1,
        "points": signed(f"{mistake.assessment.loss:.1f}"),
        "outcome": it.attempt.outcome.value if it.attempt else "",
    }


def of_question(it: Answered, base: str, count: int = 0, hint: Hint | None = None) -> Context:
    """A puzzle, after moves that are right, where the next one is to be found; `count` numbers what is shown."""
    marks = hint.step.spaces if hint and hint.step and hint.level == solving.HINTS else ()
    return {
        **_shown(it, it.game(), base, count, it.moves, marks=marks),
        "kind": "asking",
        "found": len(it.moves),
        "hint": solving.hint_words(it.posed, hint) if hint else "",
        "next_hint": min(hint.level + 1, solving.HINTS) if hint else 1,
        "has_more_hints": hint is None or hint.level < solving.HINTS,
    }


def of_answer(it: Answered, step: int, count: int, base: str) -> Context:
    """What moves come to: the next question, that all was found, or what refutes the last move."""
    if it.outcome is puzzles.Outcome.UNFINISHED:
        return of_question(it, base, count)
    if it.outcome is puzzles.Outcome.RIGHT:
        return {**_shown(it, it.game(), base, count, it.moves, is_closed=True), "kind": "solved"}
    assert it.judged is not None
    verdict, refuted = it.judged.verdict, it.judged.refuted
    step = min(step, len(refuted))
    (_, move), game = verdict.moves[-1], it.game(step)
    spaces = refuted[step - 1].spaces if step else game.marks(it.posed.puzzle.seat)
    return {
        **_shown(it, game, base, count, it.moves[:-1], is_closed=True, marks=spaces),
        "kind": "refuted",
        "wrong": move,
        "verdict": say(
            "puzzles-wrong" if verdict.is_exact else "puzzles-wrong-at-least",
            move=in_words(it.game(), move),
            points=round(verdict.lost),
        ),
        "steps": _steps(refuted, game),
        "step": step,
        "count": len(refuted),
    }


def of_solution(it: Answered, steps: Sequence[Step], step: int, base: str) -> Context:
    """The solution after so many steps."""
    step = min(step, len(steps))
    game = solving.after(it.posed, steps[:step])
    puzzle = it.posed.puzzle
    return {
        **_shown(it, game, base, step, (), is_closed=True, marks=steps[step - 1].spaces if step else ()),
        "kind": "solution",
        "steps": _steps(steps, game),
        "step": step,
        "count": len(steps),
        "value": str(puzzles.outlook(puzzle)) if puzzle.is_proven else say("puzzles-opinion"),
    }


def _shown(
    it: Answered,
    game: Game,
    base: str,
    count: int,
    moves: Iterable[str],
    is_closed: bool = False,
    marks: Sequence[str] = (),
) -> Context:
    """What all these pages have: the board, the puzzle, and how somebody's attempt stands."""
    posed, puzzle = it.posed, it.posed.puzzle
    line = "; ".join(moves)
    state = snapshot.of_game(game, puzzle.seat, count)
    if is_closed:
        state["legal"] = []
    at = address(posed)
    context = table_context.of_playable(game, state, at, values={"line": line} if line else {})
    drawn = {"board": board(game.rules, game.view(puzzle.seat), marks, puzzle.seat)} if marks else {}
    left = puzzle.asked - (len(it.moves) if not is_closed else 0)
    return {
        **context,
        **drawn,
        "held": [puzzle.seat],
        "line": line,
        "key": posed.key,
        "link": f"{base}{at}",
        "ask": str(puzzles.question(puzzle, left)),
        "coming": [_card(card) for card in solving.coming(it)] if not is_closed else [],
        "difficulty": words.number(round(puzzle.rating / 10) * 10) if posed.counts else "",
        "mistake": _own(Own(posed.mistake, it.attempt)) if posed.mistake else None,
        "review": f"/review/{posed.mistake.table_id}?move={posed.mistake.assessment.decision.number}"
        if posed.mistake
        else "",
        "attempt": _attempt(it.attempt, posed) if it.attempt else None,
        "themes": [str(name) for name in puzzles.theme_names(puzzle)] if it.attempt and it.attempt.is_open else [],
        "position": puzzle.position,
    }


def _card(card: str) -> Context:
    """A card to come: its picture, and in words."""
    number, is_yellow = card[:-1], card.endswith("y")
    return {
        "piece": f"road-{number}-{'yellow' if is_yellow else 'grey'}",
        "words": say("puzzle-card-yellow" if is_yellow else "puzzle-card-grey", road=number),
    }


def _attempt(it: Attempt, posed: Posed) -> Context:
    after = it.after
    return {
        "outcome": it.outcome.value,
        "is_open": it.is_open,
        "is_settled": it.outcome is not Outcome.OPEN,
        "said": say(f"puzzles-attempt-{it.outcome.value}") if it.outcome is not Outcome.OPEN else "",
        "rating": say("puzzles-rating-now", rating=words.figures(after), change=words.change(it.gain or 0.0))
        if after and posed.counts
        else "",
    }


def _steps(steps: Sequence[Step], game: Game) -> list[Context]:
    """The moves of a line; whose they are goes without saying where everybody has a board of their own."""
    return [
        {
            "number": number,
            "seat": it.seat,
            "name": "" if game.rules.own_boards else seat_name(it.seat),
            "words": str(it.phrase),
            "text": it.move,
            "is_asked": it.is_asked,
            "reasons": [str(reason.said) for reason in it.reasons if reason.is_good],
            "drawbacks": [str(reason.said) for reason in it.reasons if not reason.is_good],
        }
        for number, it in enumerate(steps, 1)
    ]


def in_words(game: Game, move: str) -> str:
    """A move in words."""
    return str(move_words.said(game.rules, move)["words"])

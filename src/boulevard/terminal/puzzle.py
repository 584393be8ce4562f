"""A puzzle at the terminal: a move is asked for, and a wrong one is answered by what refutes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from rich.console import Console
from rich.text import Text

from boulevard.errors import BoulevardError, IllegalMove
from boulevard.games.game import Game
from boulevard.messages import optional, say
from boulevard.messages.seats import seat_name
from boulevard.puzzles import (
    Outcome,
    Puzzle,
    Step,
    Verdict,
    answer,
    next_step,
    outlook,
    question,
    refutation,
    solution,
    theme_names,
)
from boulevard.terminal.face import Face, face
from boulevard.terminal.play import SHOWN, Leave

HINTS = 3
"""What is told one after the other: what it is about; the move's first word, or its column if all begin alike; it."""


class Asking:
    """A puzzle, what was found of it, and the screen."""

    def __init__(self, puzzle: Puzzle, console: Console, ask: Callable[[str], str]) -> None:
        self.puzzle = puzzle
        self.console = console
        self.ask = ask
        self.right: list[str] = []
        """The moves that are right so far."""
        self.verdict = answer(puzzle, [])
        self._hints = 0

    def run(self) -> bool:
        """Ask until the puzzle is solved, or shown, or the player leaves; return whether it was solved without help."""
        self._tell("puzzle-welcome", puzzle=self.puzzle.identity, rating=self.puzzle.rating)
        self._show()
        try:
            while self.verdict.outcome is Outcome.UNFINISHED:
                self._listen()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        except Leave:
            return False
        self._tell("puzzle-right", style="bold green")
        self._explain()
        return True

    def _listen(self) -> None:
        text = self.ask(say("play-prompt", seat=seat_name(self.puzzle.seat))).strip()
        command, _, rest = text.partition(" ")
        if action := COMMANDS.get(command.lower()):
            action(self, rest.strip())
        elif text:
            self._try(text)

    def _try(self, text: str) -> None:
        """Make a move; a wrong one is refuted, and nothing has happened."""
        try:
            verdict = answer(self.puzzle, [*self.right, text])
        except BoulevardError as error:
            self.console.print(Text(str(error), "red"))
            if isinstance(error, IllegalMove):
                self._list(error.possible)
            return
        if verdict.outcome is Outcome.WRONG:
            self._refute(verdict)
            return
        self.right.append(text)
        self._hints = 0
        known, self.verdict = len(self.verdict.moves), verdict
        if verdict.outcome is Outcome.UNFINISHED:
            self._tell("puzzle-go-on", style="green")
            for seat, move in verdict.moves[known + 1 :]:
                self._tell("play-moved", seat=seat_name(seat), move=move)
            self._show()

    def _refute(self, verdict: Verdict) -> None:
        _, move = verdict.moves[-1]
        key = "puzzle-wrong" if verdict.is_exact else "puzzle-wrong-at-least"
        self._tell(key, style="red", move=move, points=round(verdict.lost))
        if verdict.refutation:
            self.console.print(say("puzzle-refuted"))
            self._steps(refutation(self.puzzle, verdict.moves, verdict.refutation))
            after = self.puzzle.begun()
            for seat, each in (*verdict.moves, *verdict.refutation):
                after.play(seat, each)
            self._draw(after)
        self._tell("puzzle-again")

    def _steps(self, steps: Sequence[Step]) -> None:
        shared = not self._game.rules.own_boards
        for number, step in enumerate(steps, 1):
            style = "bold" if step.is_asked else ""
            whose = f"{seat_name(step.seat)}: " if shared else ""
            self.console.print(Text(f"{number}. {whose}{step.phrase} ({step.move})", style))
            for reason in step.reasons:
                self.console.print(Text(f"   {'+' if reason.is_good else '−'} {reason.said}", "dim"))

    def _explain(self) -> None:
        self.console.print(str(outlook(self.puzzle)))
        self._steps(solution(self.puzzle))

    @cached_property
    def _face(self) -> Face:
        return face(self.puzzle.begun().rules)

    @property
    def _game(self) -> Game:
        return self.verdict.shown(self.puzzle)

    def _show(self) -> None:
        self._draw(self._game)
        played = sum(seat == self.puzzle.seat for seat, _ in self.verdict.moves)
        if cards := self.puzzle.coming[played:]:
            self._tell("puzzle-coming", cards=" ".join(map(_card, cards)))
        self.console.print(Text(str(question(self.puzzle, self.puzzle.asked - len(self.right))), "bold"))

    def _draw(self, game: Game) -> None:
        self.console.print()
        self.console.print(self._face.picture(game.view(self.puzzle.seat), tuple(game.marks(self.puzzle.seat))))
        self.console.print()

    def _list(self, moves: Sequence[str]) -> None:
        self.console.print("  ".join(moves[:SHOWN]))
        if len(moves) > SHOWN:
            self._tell("play-more", count=len(moves) - SHOWN, verb=moves[-1].split()[0])

    def _moves(self, prefix: str) -> None:
        legal = self._game.legal(self.puzzle.seat)
        self._list([move for move in legal if move.lower().startswith(prefix.lower())])

    def _help(self, _: str) -> None:
        if own := optional(f"play-help-{self.puzzle.game}"):
            self.console.print(own, markup=False)
        self.console.print(say("puzzle-help"))

    def _board(self, _: str) -> None:
        self._show()

    def _shapes(self, _: str) -> None:
        if self._face.shapes:
            self.console.print(self._face.shapes(self._game.view(self.puzzle.seat)))

    def _hint(self, _: str) -> None:
        """Tell a little more each time."""
        self._hints = min(self._hints + 1, HINTS)
        step = next_step(self.puzzle, self.right)
        if self._hints == 1:
            self._tell("puzzle-hint-themes", themes=", ".join(map(str, theme_names(self.puzzle))))
        elif self._hints == 2 and step.spaces and self._game.rules.own_boards:
            self._tell("puzzle-hint-column", column=step.spaces[0][0])
        elif self._hints == 2:
            self._tell("puzzle-hint-word", word=step.move.split()[0])
        else:
            self._tell("puzzle-hint-move", move=step.move)

    def _solution(self, _: str) -> None:
        self._explain()
        raise Leave

    def _quit(self, _: str) -> None:
        raise Leave

    def _tell(self, key: str, style: str = "", **values: object) -> None:
        self.console.print(Text(say(key, **values), style))


def _card(card: str) -> str:
    """A card to come, with its colour in a word."""
    return say("puzzle-card-yellow" if card.endswith("y") else "puzzle-card-grey", road=card[:-1])


COMMANDS: Mapping[str, Callable[[Asking, str], None]] = {
    "moves": Asking._moves,
    "help": Asking._help,
    "?": Asking._help,
    "board": Asking._board,
    "shapes": Asking._shapes,
    "hint": Asking._hint,
    "solution": Asking._solution,
    "quit": Asking._quit,
    "exit": Asking._quit,
}
"""What can be typed besides moves."""

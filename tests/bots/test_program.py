"""A bot in any language: what it is asked, how its answers are read, and what happens when it misbehaves."""

from __future__ import annotations

import gc
import json
import os
import pickle
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boulevard
from boulevard.bots import conversation, program
from boulevard.bots.contract import Budget, Sight, Thought
from boulevard.bots.errors import BotFailed, UnknownBot
from boulevard.bots.program import Program, request
from boulevard.bots.registry import ready_bot
from boulevard.games.game import Game
from boulevard.messages import say
from tests.waiting import exists, lives, until

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "bot.py"
PAGE = ROOT / "docs" / "writing-a-bot.md"
PYTHON = shlex.quote(sys.executable)

Writer = Callable[..., Program]

ECHO = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({{"move": request["legal"][0], {more}}}), flush=True)
"""
PREAMBLE = "import json, os, sys, time\nrequest = json.loads(sys.stdin.readline())\nlegal = request['legal']\n"


@pytest.fixture
def written(tmp_path: Path) -> Writer:
    """Write a program and return the bot that asks it."""

    def write(source: str, grace: float = 20.0) -> Program:
        path = tmp_path / "bot.py"
        path.write_text(source, encoding="utf-8")
        return Program(f"{PYTHON} {shlex.quote(str(path))}", grace)

    return write


@pytest.fixture
def answering(written: Writer) -> Writer:
    """Return a bot whose program answers its first request with a line."""

    def write(line: str, **settings: Any) -> Program:
        return written(f"{PREAMBLE}print({line}, flush=True)\nsys.stdin.read()", **settings)

    return write


def sight(name: str = "avenue", **options: Any) -> Sight:
    game = boulevard.new(name, seed=1, **options)
    return Sight.of(game, game.turn[0])


def think(bot: Program, seen: Sight | None = None, seconds: float = 0.0) -> Thought:
    return bot.think(seen or sight(), Budget(seconds=seconds), 7)


def failure(bot: Program, seen: Sight | None = None) -> BotFailed:
    with pytest.raises(BotFailed) as raised:
        think(bot, seen)
    return raised.value


def process_of(bot: Program) -> int:
    assert bot._talk is not None
    return bot._talk._process.pid


def whole_game(game: Game, spec: str) -> Game:
    playing = ready_bot(game.name, spec)
    while not game.over:
        for seat in game.turn:
            game.apply(seat, playing.think(Sight.of(game, seat), len(game.moves)).action)
    return game


@pytest.mark.parametrize(("name", "options"), [("paris", {}), ("avenue", {"players": 2})])
def test_the_example_plays_whole_games(name: str, options: dict[str, Any]) -> None:
    spec = f"program:{PYTHON} {EXAMPLE}"
    game = whole_game(boulevard.new(name, seed=3, **options), spec)
    again = whole_game(boulevard.new(name, seed=3, **options), spec)
    assert game.over
    assert game.record() == again.record()


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 30
    assert set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE)) == {"json", "random", "sys", "typing"}


def test_the_sample_exchange_of_the_page_is_true() -> None:
    asked, answered = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)[:2])
    rows = ["A  B  C  D", "E  F  P1 G2", "CP .  .  CG"]
    game = boulevard.new("avenue", seed=1, sheet=rows)
    for move in ("draw c3", "peek"):
        game.play(0, move)
    seen = Sight.of(game, 0)
    assert asked == json.loads(json.dumps(request(seen, Budget(seconds=1.0), asked["seed"])))
    thought = program._Answer("bot", seen, json.dumps(answered).encode()).thought()
    assert seen.write(thought.action) == answered["move"]
    assert len(thought.ranking) == len(answered["ranking"])


def test_a_request_tells_nothing_that_is_hidden() -> None:
    for name in boulevard.games():
        game = boulevard.new(name, seed=1)
        asked = request(Sight.of(game, game.turn[0]), Budget(), 1)
        assert set(asked["options"]) <= set(game.rules.info.options)
        assert asked["view"] == game.view(game.turn[0])
        assert asked["legal"] == list(game.legal(game.turn[0]))


@pytest.mark.parametrize("budget", [Budget(seconds=0.5), Budget(simulations=9, threads=2)])
def test_a_request_tells_the_budget(budget: Budget) -> None:
    told = request(sight(), budget, 1)["budget"]
    assert Budget(**told) == budget
    assert None not in told.values()


def test_all_of_an_answer_is_read(written: Writer) -> None:
    more = (
        '"ranking": [{"move": "draw b1", "value": 2}, {"move": "PEEK", "value": -1.5}], "expected": [3], "comment": "é"'
    )
    seen = sight()
    thought = think(written(ECHO.format(more=more)), seen)
    assert seen.write(thought.action) == "draw a1"
    assert [(seen.write(ranked.action), ranked.value) for ranked in thought.ranking] == [("draw b1", 2), ("peek", -1.5)]
    assert thought.expected == [3]
    assert thought.comment == "é"


def test_a_move_need_not_be_written_as_in_the_list(answering: Writer) -> None:
    seen = sight()
    assert seen.write(think(answering("""'{"move": "  Draw  C4 "}'"""), seen).action) == "draw c4"


def test_an_answer_may_end_with_the_program(written: Writer) -> None:
    bot = written(PREAMBLE + """sys.stdout.write(json.dumps({"move": legal[0]}))""")
    assert think(bot).action == 0


@pytest.mark.parametrize(
    ("line", "key", "told"),
    [
        ("'draw a1'", "program-not-json", "draw a1"),
        ("'[1]'", "program-not-json", "[1]"),
        ("'[' * 100_000", "program-not-json", "[[["),
        ("''", "program-not-json", ""),
        ("'\\\\udcff\\x1b[31m'", "program-not-json", "�[31m"),
        ("""'{"best": "draw a1"}'""", "program-part", "null"),
        ("""'{"move": 7}'""", "program-part", "7"),
        ("""'{"move": "jump"}'""", "program-move", "jump"),
        ("""'{"move": "draw z9"}'""", "program-move", "draw z9"),
        ("""'{"move": "peek", "ranking": 5}'""", "program-part", "5"),
        ("""'{"move": "peek", "ranking": ["peek"]}'""", "program-part", "peek"),
        ("""'{"move": "peek", "ranking": [{"move": "peek", "value": NaN}]}'""", "program-part", "NaN"),
        ("""'{"move": "peek", "ranking": [{"move": "peek", "value": 1%s}]}' % ('0' * 400)""", "program-part", "1000"),
        ("""'{"move": "peek", "ranking": [{"move": "hop", "value": 1}]}'""", "program-move", "hop"),
        ("""'{"move": "peek", "expected": [1, 2]}'""", "program-part", "[1.0, 2.0]"),
        ("""'{"move": "peek", "expected": [true]}'""", "program-part", "true"),
    ],
)
def test_a_bad_answer_is_told(answering: Writer, line: str, key: str, told: str) -> None:
    error = failure(answering(line))
    assert error.key == key
    assert told in str(error)


def test_an_illegal_move_is_told_with_the_reason(answering: Writer) -> None:
    game = boulevard.new("avenue", seed=1)
    game.play(0, "draw a1")
    error = failure(answering("""'{"move": "draw a1"}'"""), Sight.of(game, 0))
    assert f"“draw a1”, which can’t be played: {say('illegal-road')}" in str(error)


def test_a_command_that_is_not_there() -> None:
    error = failure(Program("no-such-command-anywhere --fast"))
    assert error.key == "program-start"
    assert "no-such-command-anywhere --fast" in str(error)


@pytest.mark.parametrize("command", ["", "  ", "python3 'bot.py"])
def test_what_is_not_a_command(command: str) -> None:
    with pytest.raises(UnknownBot):
        Program(command)


def test_a_program_that_ends_is_told_with_its_last_words(written: Writer) -> None:
    error = failure(written("import sys\nfor n in range(30): print('word', n, file=sys.stderr)\nsys.exit(3)"))
    assert error.key == "program-ended"
    assert error.values["code"] == 3
    assert str(error).endswith("word 28\nword 29")
    assert "word 19\n" not in str(error)


def test_a_program_that_says_nothing_is_not_waited_for(written: Writer) -> None:
    bot = written("import sys, time\nprint('hm', file=sys.stderr, flush=True)\ntime.sleep(60)", grace=4.0)
    error = failure(bot)
    assert error.key == "program-silent"  # had it been waited for, it would have ended
    assert "within 4 seconds.\nhm" in str(error)


def test_the_budget_is_waited_for_besides(written: Writer) -> None:
    bot = written(PREAMBLE + "time.sleep(1)\nprint(json.dumps({'move': legal[0]}), flush=True)", grace=0.0)
    assert think(bot, seconds=20.0).action == 0


def test_a_program_that_does_not_read_is_not_waited_for(written: Writer) -> None:
    error = failure(written("import time\ntime.sleep(60)", grace=1.0), sight(players=100))
    assert error.key == "program-silent"


@pytest.mark.skipif(os.name != "posix", reason="there are process groups on POSIX systems only")
def test_what_a_program_has_started_is_ended_with_it(written: Writer, tmp_path: Path) -> None:
    source = f"""
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open({str(tmp_path / "child")!r}, "w").write(str(child.pid))
sys.stdin.readline()
print("no answer", flush=True)
time.sleep(60)
"""
    assert failure(written(source)).key == "program-not-json"
    child = int((tmp_path / "child").read_text())
    until(lambda: not lives(child))


def test_a_line_that_is_too_long(written: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "LONGEST_LINE", 1000)
    assert failure(written("print('x' * 2000, flush=True)\ninput()\ninput()")).key == "program-long"


def test_a_line_that_nobody_asked_for(answering: Writer) -> None:
    bot = answering("""'{"move": "peek"}\\nthinking about it'""")
    think(bot)
    assert bot._talk is not None
    talk = bot._talk
    until(lambda: not talk._lines.empty())
    error = failure(bot)
    assert error.key == "program-unasked"
    assert "thinking about it" in str(error)


def test_one_program_serves_all_moves_and_is_started_again_if_it_ends(written: Writer) -> None:
    bot = written(ECHO.format(more='"comment": __import__("os").getpid()'))
    first, second = think(bot), think(bot)
    assert first.comment == second.comment == str(process_of(bot))
    assert bot._talk is not None
    bot._talk._kill()
    assert think(bot).comment != first.comment


def test_after_a_failure_it_is_started_again(written: Writer, tmp_path: Path) -> None:
    mark = str(tmp_path / "mark")
    source = f"{PREAMBLE}import pathlib\nmark = pathlib.Path({mark!r})\nfirst = not mark.exists()\nmark.touch()\n"
    bot = written(source + "print('{}' if first else json.dumps({'move': legal[0]}), flush=True)\nsys.stdin.read()")
    failure(bot)
    assert think(bot).action == 0


def test_nothing_runs_before_the_first_move_or_after_the_last(written: Writer) -> None:
    bot = written(ECHO.format(more=""))
    assert bot._talk is None
    think(bot)
    process = process_of(bot)
    bot.close()
    bot.close()
    assert not exists(process)


def test_a_bot_that_is_forgotten_ends_its_program(written: Writer) -> None:
    bot = written(ECHO.format(more=""))
    think(bot)
    process = process_of(bot)
    del bot
    gc.collect()
    assert not exists(process)


def test_a_program_that_stays_is_killed(written: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "GRACE", 0.2)
    bot = written(ECHO.format(more="") + "import time\ntime.sleep(60)")
    think(bot)
    process = process_of(bot)
    bot.close()
    assert not exists(process)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:This process.*is multi-threaded:DeprecationWarning")
def test_a_copy_of_the_process_leaves_the_program_alone(written: Writer) -> None:
    bot = written(ECHO.format(more=""))
    think(bot)
    process = process_of(bot)
    child = os.fork()
    if not child:
        bot.close()
        os._exit(0)
    os.waitpid(child, 0)
    assert exists(process)
    assert think(bot).action == 0
    assert process_of(bot) == process


def test_a_bot_can_be_sent_to_another_process() -> None:
    bot = pickle.loads(pickle.dumps(Program("python3 bot.py", 3.0)))
    assert (bot.command, bot.grace) == ("python3 bot.py", 3.0)

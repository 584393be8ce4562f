"""Which mutants do the tests notice? A plugin for pytest that tries many of them on one set of tests.

Everything is imported and all tests are collected once. Each mutant is then a fork of that process in which the code
of one function is exchanged: it costs as much as the first test that fails. What runs when a module is imported can't
be exchanged that way; such a mutant gets a new process, with an import hook.

A first fork runs the tests as they are and notes which functions each of them calls, and how long it takes.
A mutant of a function is tried on the tests that call it; the quick ones, and those that noticed most, come first.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import select
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from tools.mutants.mutations import Mutant

ROOT = Path(__file__).parents[2]
HOOK = Path(__file__).parent / "import_hook"
TESTS = ROOT / ".mutants-tests.json"
"""What is known of tests, as long as their files stay the same."""
SECONDS = 15
"""A test that takes longer without machine code is left out; seconds of the processor, on a busy machine as well."""
LEAST_SECONDS, SLOWNESS = 150, 12
"""How long a mutant may take, in seconds: so long, and so many times what its tests take."""
OPTIONS = ("-q", "-x", "-s", "--tb=native", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tools.mutants.lighter")
SERVERS = {"served", "scenery", "browser"}

NOTICED, SURVIVED, HUNG, UNTESTED = "noticed", "survived", "hung", "untested"


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever is stopped meanwhile leaves the old one."""
    fresh = path.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


class Outcome(NamedTuple):
    """What became of a mutant, and by which test."""

    what: str
    test: str = ""


class Known(NamedTuple):
    """What is known of a test: how long it takes, and the functions that it calls, as `file:Class.method`."""

    seconds: float
    calls: set[str]


class Trial(NamedTuple):
    """A mutant that is being tried."""

    mutant: Mutant
    pid: int
    answer: int
    until: float


class Trials:
    """The plugin: it tries mutants instead of running tests. `tell` hears of each outcome at once."""

    def __init__(
        self, files: Sequence[str], mutants: Sequence[Mutant], jobs: int, tell: Callable[[Mutant, Outcome], None]
    ) -> None:
        self.files = files
        self.mutants = mutants
        self.jobs = jobs
        self.tell = tell
        self.failed = False
        self.noticed: Counter[str] = Counter()
        self.left_out: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure, in the fork where it happens."""
        self.failed |= report.failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what asks a server in another process, which is no mutant."""
        items[:] = [item for item in items if not SERVERS & set(getattr(item, "fixturenames", ()))]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mutants, some at a time."""
        functions = _functions(self.files)
        known = self._known(session, functions)
        print(f"{len(known)} tests pass, in {sum(it.seconds for it in known.values()):.0f} s", flush=True)
        waiting, running = list(reversed(self.mutants)), list[Trial]()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                if tests := self._tests(mutant, session.items, known):
                    running.append(self._begun(mutant, tests, functions, known))
                else:
                    self.tell(mutant, Outcome(UNTESTED))
            running = [trial for trial in running if not self._is_done(trial)]
        return True

    def _known(self, session: pytest.Session, functions: dict[str, list[FunctionType]]) -> dict[str, Known]:
        """Run the tests as they are. One that fails or takes too long without machine code is left out."""
        kept: dict[str, Any] = json.loads(TESTS.read_text()) if TESTS.exists() else {}
        keys = {item.nodeid: f"{self._digest(item.path)} {item.nodeid}" for item in session.items}
        new = [item for item in session.items if keys[item.nodeid] not in kept]
        names = {id(function.__code__): name for name, found in functions.items() for function in found}
        with tempfile.NamedTemporaryFile("r") as notes:
            if not (child := os.fork()):
                with _in_child(), open(notes.name, "w") as file:
                    json.dump([self._measured(new, names), sorted(sys.modules)], file)
            os.waitpid(child, 0)
            measured, modules = json.load(notes)
        for module in modules:  # what tests import on their way, no fork need import again
            with suppress(Exception):
                import_module(module)
        kept |= {keys[item.nodeid]: measured.get(item.nodeid) for item in new}
        write_whole(TESTS, json.dumps(kept))
        self.left_out = [test for test, key in keys.items() if not kept[key]]
        found = {test: kept[key] for test, key in keys.items() if kept[key]}
        return {test: Known(seconds, set(calls)) for test, (seconds, calls) in found.items()}

    @cache  # noqa: B019
    def _digest(self, test: Path) -> str:
        """What is known of a file of tests holds as long as its text is the same, for the same modules."""
        return hashlib.sha256(test.read_bytes() + repr(self.files).encode()).hexdigest()[:12]

    def _measured(self, items: Sequence[pytest.Item], names: dict[int, str]) -> dict[str, tuple[float, list[str]]]:
        measured = {}
        calls = set[int]()

        def called(frame: Any, event: str, argument: object) -> None:
            calls.add(id(frame.f_code))

        def late(*_: object) -> None:
            pytest.fail("takes too long")

        signal.signal(signal.SIGPROF, late)
        threading.settrace(called)
        for item, following in zip(items, [*items, None][1:], strict=True):
            calls.clear()
            before, self.failed = time.process_time(), False
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            sys.settrace(called)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            sys.settrace(None)
            if not self.failed:
                measured[item.nodeid] = time.process_time() - before, [names[it] for it in calls if it in names]
        return measured

    def _tests(self, mutant: Mutant, items: Sequence[pytest.Item], known: dict[str, Known]) -> list[pytest.Item]:
        """The tests that could notice a mutant, those first that will tell most quickly."""
        name = f"{mutant.file}:{mutant.function}"
        could = [
            item
            for item in items
            if item.nodeid in known
            and (name in known[item.nodeid].calls if mutant.function else _touches(known[item.nodeid], mutant.file))
        ]
        return sorted(could, key=lambda it: (known[it.nodeid].seconds + 0.02) / (1 + self.noticed[it.nodeid]))

    def _begun(
        self,
        mutant: Mutant,
        tests: list[pytest.Item],
        functions: dict[str, list[FunctionType]],
        known: dict[str, Known],
    ) -> Trial:
        answer, question = os.pipe()
        pid = os.fork()
        if not pid:
            with _in_child():
                self._try(mutant, tests, functions[f"{mutant.file}:{mutant.function}"], question)
        os.close(question)
        allowed = LEAST_SECONDS + SLOWNESS * sum(known[test.nodeid].seconds for test in tests)
        return Trial(mutant, pid, answer, time.monotonic() + allowed)

    def _try(self, mutant: Mutant, tests: list[pytest.Item], functions: list[FunctionType], answer: int) -> None:
        """In a fork: change the code, and write the name of the first test that fails."""
        if not mutant.function:
            _run_anew(mutant, tests, answer)
        try:
            code = compile(mutant.source(ROOT), functions[0].__code__.co_filename, "exec", dont_inherit=True)
            changed = {it.co_qualname: it for it in _codes(code)}
            for function in functions:
                function.__code__ = changed[function.__code__.co_qualname]
        except (SyntaxError, ValueError):
            _run_anew(mutant, tests, answer)
        self.failed = False
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            test.ihook.pytest_runtest_protocol(item=test, nextitem=following)
            if self.failed:
                os.write(answer, test.nodeid.encode())
                os._exit(1)

    def _is_done(self, trial: Trial) -> bool:
        """Whether a trial has come to an end, which is then told."""
        late = time.monotonic() > trial.until
        if late:
            os.killpg(trial.pid, signal.SIGKILL)
        elif (
            not select.select([trial.answer], [], [], 0.02)[0]
            and os.waitid(os.P_PID, trial.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        ):
            return False
        test = "" if late else os.read(trial.answer, 10_000).decode()
        status = os.waitstatus_to_exitcode(os.waitpid(trial.pid, 0)[1])
        os.close(trial.answer)
        self.noticed[test] += bool(test)
        self.tell(trial.mutant, Outcome(HUNG if late else NOTICED if status else SURVIVED, test))
        return True


class _in_child:  # noqa: N801
    """What a fork does, silently and in a process group of its own; it ends there, whatever happens."""

    def __enter__(self) -> None:
        os.setpgid(0, 0)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        os._exit(2 if kind else 0)


def _run_anew(mutant: Mutant, tests: Sequence[pytest.Item], answer: int) -> None:
    """Become a new process that imports the mutant; it holds the pipe until it ends."""
    os.set_inheritable(answer, True)
    source = Path(tempfile.mkdtemp()) / "mutant.py"
    source.write_bytes(mutant.source(ROOT))
    module = ".".join(Path(mutant.file).relative_to("src").with_suffix("").parts)
    path = os.pathsep.join([str(HOOK), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "MUTANT_MODULE": module, "MUTANT_SOURCE": str(source)}
    names = [test.nodeid for test in tests]
    os.execve(sys.executable, [sys.executable, "-m", "pytest", *OPTIONS, *names], environment)


def _functions(files: Sequence[str]) -> dict[str, list[FunctionType]]:
    """All functions of some files, under `file:Class.method`; of what a function defines inside, nothing."""
    found: dict[str, list[FunctionType]] = {f"{file}:": [] for file in files}
    places = {str(ROOT / file): file for file in files}
    gc.unfreeze()  # what is frozen is not listed
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and (file := places.get(thing.__code__.co_filename)):
            found.setdefault(f"{file}:{thing.__code__.co_qualname}", []).append(thing)
    return found


def _codes(code: CodeType) -> list[CodeType]:
    inner = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return [code, *(it for part in inner for it in _codes(part))]


def _touches(known: Known, file: str) -> bool:
    return any(name.startswith(f"{file}:") for name in known.calls)


def tried(trials: Trials, tests: Sequence[str]) -> None:
    """Try mutants on the tests of some files and folders."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    pytest.main([*OPTIONS, "--no-header", *tests], plugins=[trials])

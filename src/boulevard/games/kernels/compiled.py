"""How rules and searches become machine code.

They are plain functions over NumPy records. `@compiled` marks one for Numba; `@kernel` marks one that Python itself
calls, whose machine code is kept on disk. With ``NUMBA_DISABLE_JIT=1`` both leave the function as it is.

Numba keys its files by the source of the one function alone, so a change in a function that it calls would go
unnoticed. The cache folder is therefore named after all the sources that the kernels of a *part* of Boulevard are made
of, and after the compiler and the processor, so that machines which share a home each have their own. Parts are
`games`, each folder of bots, as `bots/paris`, and each package of others, by its name.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.core.config
from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

try:
    import fcntl
except ImportError:  # Windows has none; there a second process at the same moment may compile a part once more
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., object])

KEPT_VERSIONS = 8
GAMES = "games"
OURS = Path(__file__).parents[2]
SPEAKING = (["errors"], ["messages"])
"""Modules of ours that hold sentences: a change there changes no machine code."""

config: Any = numba.core.config
_entries: dict[tuple[object, object], Any] = {}


def compiled(function: F) -> F:
    """Compile a function that only other compiled functions call."""
    return cast(F, numba.njit(nogil=True)(function))


def kernel(function: F) -> F:
    """Compile a function that Python calls; keep the result on disk where there is a place for it."""
    return _kept_on_disk(function, nogil=True)


def kernel_keeping_lock(function: F) -> F:
    """Compile one that is over sooner than the interpreter lock would be handed on, and runs alone for that."""
    return _kept_on_disk(function, nogil=False)


def entry(function: F, arguments: tuple[object, ...], of: object = None) -> F:
    """Return the machine code of a kernel for arguments of these types, to be called with no others.

    Finding out the types of arguments takes longer than a move, so it is done once for each kind of work, told by `of`.
    """
    if config.DISABLE_JIT:
        return function
    if (known := _entries.get((function, of))) is None:
        dispatcher: Any = function
        known = _entries[function, of] = dispatcher.compile(tuple(map(numba.typeof, arguments)))
    found: F = known
    return found


def _kept_on_disk(function: F, nogil: bool) -> F:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(part_of(function.__module__)))
    try:
        return cast(F, numba.njit(nogil=nogil, cache=True)(function))
    except RuntimeError:
        return cast(F, numba.njit(nogil=nogil)(function))
    finally:
        config.CACHE_DIR = before


@cache
def compile_once(part: str, name: str, message: str, prepare: Callable[[], None]) -> None:
    """Compile kernels of a part now (`prepare` uses them all), unless that was done on this machine; say so before."""
    if is_ready(part, name):
        return
    with _compiling_alone(part, name):
        if not is_ready(part, name):
            print(message, file=sys.stderr, flush=True)
            prepare()
            with suppress(OSError):
                _stamp(part, name).touch()


def is_ready(part: str, name: str) -> bool:
    """Whether nothing need be compiled beforehand: machine code is on disk, can't be kept, or there is to be none."""
    if config.DISABLE_JIT or not sources(part):
        return True
    return not cache_folder(part).is_dir() or _stamp(part, name).exists()


@contextmanager
def _compiling_alone(part: str, name: str) -> Iterator[None]:
    """Let one process at a time compile: two that write machine code at once lose some of each other's."""
    with ExitStack() as held:
        with suppress(OSError):
            lock = held.enter_context((cache_folder(part) / f"{name}-lock").open("w"))
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _stamp(part: str, name: str) -> Path:
    return cache_folder(part) / f"{name}-ready"


def part_of(module: str) -> str:
    """The part that the kernels of a module are in: `boulevard.bots.paris.search` belongs to `bots/paris`."""
    names = module.split(".")
    if names[0] != OURS.name:
        return names[0]
    return f"bots/{names[2]}" if names[1] == "bots" else GAMES


@cache
def cache_folder(part: str) -> Path:
    """The folder for machine code of these very sources, made if needed; a few older versions are kept beside it."""
    home = os.environ.get("BOULEVARD_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "boulevard" / part.replace("/", "-") / _fingerprint(part)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        versions = sorted(folder.parent.iterdir(), key=lambda version: version.stat().st_mtime, reverse=True)
        for old in versions[KEPT_VERSIONS:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


@cache
def _fingerprint(part: str) -> str:
    """What machine code depends on: the sources and where they are, the compiler, and the processor."""
    compiler = numba.__version__, sys.version_info[:2], get_host_cpu_name(), sorted(get_host_cpu_features().items())
    digest = hashlib.sha256(repr((compiler, __file__)).encode())
    for source in sources(part):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def sources(part: str) -> Sequence[Path]:
    """Return the files that the machine code of a part comes from: those with kernels, and all that they import."""
    waiting = [path for path in _files(part) if "@kernel" in path.read_text(encoding="utf-8")]
    packages = {OURS, *(path.parent for path in _files(part) if path.parent.name == part)}
    found: set[Path] = set()
    while waiting:
        if (path := waiting.pop()) not in found:
            found.add(path)
            waiting += _imported(path, packages)
    return sorted(found)


def _files(part: str) -> Sequence[Path]:
    """All files of a part: of ours, or of a package of others, which may be a single one."""
    if (OURS / part).is_dir():
        return sorted((OURS / part).rglob("*.py"))
    spec = find_spec(part)
    if spec is None or spec.origin is None:
        return ()
    path = Path(spec.origin)
    return sorted(path.parent.rglob("*.py")) if spec.submodule_search_locations else (path,)


def _imported(path: Path, packages: Iterable[Path]) -> Iterator[Path]:
    """Files of these packages that a file imports, as modules or from them; what only speaks is no machine code."""
    known = {package.name: package for package in packages}
    for node in ast.walk(ast.parse(path.read_bytes())):
        names = node.module.split(".") if isinstance(node, ast.ImportFrom) and node.module else [""]
        if isinstance(node, ast.ImportFrom) and names[0] in known and names[1:2] not in SPEAKING:
            module = known[names[0]].joinpath(*names[1:])
            near = (module.with_suffix(".py"), module / "__init__.py", *(module / f"{it.name}.py" for it in node.names))
            yield from filter(Path.is_file, near)

"""Boulevard as others get it: the wheel, and empty environments of several Pythons that it is installed into.

Environments are kept from one run of the tests to the next, with what was compiled in them: what a wheel needs is
installed once, and machine code is made again only if its sources change.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = [match[1] for it in PROJECT["classifiers"] if (match := re.fullmatch(r".* :: Python :: (3\.\d+)", it))]
"""The Pythons that we say it works with."""
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"
LONG_AGO = 1577836800
"""A time for all files of the wheel: Numba compiles anew what has another one, however equal it is."""


def built(into: Path) -> Path:
    """Build the wheel; return it."""
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(into), versions=["standard"])))


@cache
def interpreter(version: str) -> Path | None:
    """A Python of this version, as this one, on the path or from pyenv; none if this machine has none."""
    return next((path for path in _candidates(version) if _is_python(path, version)), None)


def _candidates(version: str) -> Iterator[Path]:
    if version == THIS:
        yield Path(sys.executable)
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/python"))


def _is_python(path: Path, version: str) -> bool:
    """Whether a program is a Python of this version that can make environments; one of pyenv may do nothing at all."""
    code = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([path, "-I", "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip() == version


def environment(python: Path, wheel: Path, folder: Path) -> Path:
    """Make an environment with nothing but a wheel and what it needs, or bring the one of the last time up to date."""
    needs, contents = repr((str(python), PROJECT["dependencies"])), hashlib.sha256(wheel.read_bytes()).hexdigest()
    if not _says(folder / "needs", needs):
        _run(python, "-m", "venv", "--clear", "--without-pip", str(folder))
        _pip(folder, "install", str(wheel))
    elif not _says(folder / "contents", contents):
        (folder / "contents").unlink(missing_ok=True)
        _pip(folder, "install", "--no-deps", "--force-reinstall", str(wheel))
    else:
        return folder
    _make_old(next(folder.glob("lib/*/site-packages/boulevard")))
    (folder / "needs").write_text(needs, encoding="utf-8")
    (folder / "contents").write_text(contents, encoding="utf-8")
    return folder


def _make_old(package: Path) -> None:
    """Give all files of a package the same time; Python's own cache goes by times too, and is made again."""
    for path in [*package.rglob("*")]:
        if path.name == "__pycache__":
            shutil.rmtree(path)
        elif path.suffix != ".pyc":
            os.utime(path, (LONG_AGO, LONG_AGO))


def beside_ours(wheel: Path, folder: Path) -> Path:
    """Make an environment with a wheel, unpacked anew, and all other packages that the tests have: all extras."""
    if not (folder / "pyvenv.cfg").exists():
        _run(Path(sys.executable), "-m", "venv", "--without-pip", str(folder))
    site = next(folder.glob("lib/*/site-packages"))
    shutil.rmtree(site / "boulevard", ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    ours = [path for path in sys.path if Path(path).name == "site-packages"]
    (site / "ours.pth").write_text("\n".join(ours), encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str, cwd: Path) -> str:
    """Run the Python of an environment, which knows nothing of our sources; return what it writes."""
    return _run(folder / "bin" / "python", "-I", "-W", "error", *arguments, cwd=cwd, env=_own(folder))


def _own(folder: Path) -> Mapping[str, str]:
    return {**os.environ, "BOULEVARD_CACHE": str(folder / "compiled"), "BOULEVARD_LANGUAGE": "en", "COLUMNS": "120"}


def _pip(folder: Path, *arguments: str) -> None:
    """Run our pip for an environment; what it would compile beforehand is mostly never used."""
    options = ("--quiet", "--no-compile", "--disable-pip-version-check")
    command = (f"--python={folder / 'bin' / 'python'}", arguments[0], *options, *arguments[1:])
    _run(Path(sys.executable), "-m", "pip", *command)


def _run(*command: str | Path, **how: Any) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **how)
    assert done.returncode == 0, f"{done.stdout[-5000:]}\n{done.stderr[-5000:]}"
    printed: str = done.stdout
    return printed


def _says(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text

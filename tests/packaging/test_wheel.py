"""The wheel has all that Boulevard needs, and nothing else."""

from __future__ import annotations

import zipfile
from collections import Counter
from pathlib import Path

import pytest

from tests.packaging.environments import ROOT, beside_ours, built, run

KINDS = {".py", ".typed", ".ftl", ".toml", ".json", ".npz", ".gz", ".txt", ".html", ".css", ".js"}
KINDS |= {".svg", ".png", ".ttf", ".woff2", ".LICENSE", ".md", ".mako"}
"""What the package is made of. Whatever else lies in its folder belongs elsewhere, or here."""
INFO = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE"}
SERVED = """
import asyncio, os, re, sys
from pathlib import Path

os.environ["NUMBA_DISABLE_JIT"] = "1"  # nothing is played
import httpx
from boulevard.web import app
from boulevard.web.settings import Settings

async def look():
    server = app.create_app(Settings(data=Path("data"), secret="a secret"))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://localhost")
    async with server.router.lifespan_context(server), client:
        page = await client.get("/learn/paris")
        paths = re.findall('(?:src|href)="(/[^"#]*[.](?:css|js|svg|woff2)[^"]*)"', page.text)
        assert len(paths) > 2, page.text
        for path in ("/", *paths):
            answer = await client.get(path)
            assert answer.status_code == 200 and answer.content, (path, answer.text)

if __name__ == "__main__":
    assert Path(app.__file__).is_relative_to(sys.prefix), app.__file__
    asyncio.run(look())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("wheel"))


def test_the_wheel_has_the_files_of_the_package_and_nothing_else(wheel: Path) -> None:
    source = ROOT / "src"
    files = [path for path in (source / "boulevard").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    needed = {str(path.relative_to(source)) for path in files if "web/types" not in path.as_posix()}
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if name.startswith("boulevard/")}
        info = {name.split("/", 1)[1] for name in set(packed.namelist()) - names}
    assert names == needed
    assert info == INFO
    assert {Path(name).suffix for name in names} == KINDS
    assert not [name for name in names if Path(name).name.startswith(("test_", "conftest", "."))]


def test_the_wheel_is_the_same_each_time(wheel: Path, tmp_path: Path) -> None:
    assert built(tmp_path).read_bytes() == wheel.read_bytes()
    assert max(Counter(zipfile.ZipFile(wheel).namelist()).values()) == 1


def test_the_wheel_has_what_a_server_needs(wheel: Path, tmp_path: Path) -> None:
    made = beside_ours(wheel, tmp_path / "environment")
    run(made, "-c", SERVED, cwd=tmp_path)

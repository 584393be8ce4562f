"""The start of a server: a page at once, games as soon as they are loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.web.serving import Served

FIRST_PAGE = """
import sys
import boulevard.web.app
from boulevard.bots.registry import levels
from boulevard.games import registry
[levels(name) for name in registry.NAMES]
print(sorted({"numba", "alembic"} & set(sys.modules)))
"""


def test_the_first_page_waits_neither_for_the_compiler_nor_for_migrations() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_PAGE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_who_comes_early_gets_a_page_and_then_a_game(tmp_path: Path) -> None:
    served = Served(tmp_path).start(wait=False)
    try:
        with httpx.Client(base_url=served.address, timeout=300, headers={"accept": "text/html"}) as guest:
            page = guest.get("/")
            assert page.status_code == 200
            assert "/start/paris" in page.text
            assert guest.post("/start/paris").headers["location"].startswith("/play/")
            assert guest.get("/games").status_code == 200
    finally:
        served.kill()

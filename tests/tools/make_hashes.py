"""Write the hashes of random games, after rules or chance were changed on purpose.

Run as ``python -m tests.tools.make_hashes``.
"""

from __future__ import annotations

import json

from tests.packaging.installed import STORED, hashes

if __name__ == "__main__":
    STORED.write_text(json.dumps(hashes(), indent=2) + "\n", encoding="utf-8")

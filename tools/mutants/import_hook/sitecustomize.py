"""Python loads this by itself where its folder is on the path: it serves a mutant instead of one of our modules.

All processes that a test starts inherit it, so that servers are mutants as well.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

MODULE, SOURCE = os.environ.get("MUTANT_MODULE"), os.environ.get("MUTANT_SOURCE")


class Mutated(SourceFileLoader):
    """Loads a module from another text; nothing of it is kept as bytecode."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile the mutant."""
        assert SOURCE
        return compile(Path(SOURCE).read_bytes(), self.path, "exec", dont_inherit=True)


class Finder:
    """Finds the one module."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Answer for the one module."""
        if name != MODULE or not (spec := PathFinder.find_spec(name, path)) or not spec.origin:
            return None
        spec.loader = Mutated(name, spec.origin)
        return spec


if MODULE:
    sys.meta_path.insert(0, Finder)

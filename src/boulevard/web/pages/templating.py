"""What templates are run by: Jinja's environment, with some ways shortened that a page goes hundreds of times."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import lru_cache
from typing import Any

from jinja2 import Environment
from jinja2.compiler import CodeGenerator, Frame
from jinja2.nodes import Expr
from jinja2.runtime import Context
from markupsafe import Markup, escape

KEPT = 20_000
"""Texts that are kept with what is dangerous in them escaped: sentences, names of things, points."""
LONGEST = 200
"""Characters of texts that are kept."""


class ShortCalls(Context):
    """Calls functions and macros as they are: none of ours wants to be handed the context."""

    def call(self, called: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        """Call what a template calls."""
        named.pop("_block_vars", None)
        named.pop("_loop_vars", None)
        return called(*given, **named)


def written(it: object) -> str:
    """What a template puts into a page, escaped: what is safe already is not copied, and most texts come again."""
    if type(it) is Markup:
        return it
    return _escaped(it) if type(it) is str and len(it) <= LONGEST else escape(it)


_escaped = lru_cache(KEPT)(escape)


class SafeAsItIs(CodeGenerator):
    """Has whatever a template puts into a page written by `written`."""

    def _output_child_pre(self, node: Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None:
            self.write("environment.written(")
        else:
            super()._output_child_pre(node, frame, finalize)


class ItemsFirst(Environment):
    """Takes what stands behind a dot for an item of a dictionary where there is one, as it nearly always is."""

    context_class = ShortCalls
    code_generator_class = SafeAsItIs
    written = staticmethod(written)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Return an item or an attribute."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return what a template knows besides its context, in one dictionary: each page copies it several times."""
        return {**self.globals, **(d or {})}

"""What templates are run by: Jinja's environment, with some ways shortened that a page goes hundreds of times."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any

from jinja2 import Environment
from jinja2.runtime import Context


class ShortCalls(Context):
    """Calls functions and macros as they are: none of ours wants to be handed the context."""

    def call(self, called: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        """Call what a template calls."""
        named.pop("_block_vars", None)
        named.pop("_loop_vars", None)
        return called(*given, **named)


class ItemsFirst(Environment):
    """Takes what stands behind a dot for an item of a dictionary where there is one, as it nearly always is."""

    context_class = ShortCalls

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Return an item or an attribute."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return what a template knows besides its context, in one dictionary: each page copies it several times."""
        return {**self.globals, **(d or {})}

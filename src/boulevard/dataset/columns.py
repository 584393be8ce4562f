"""The columns of a data set: a row is a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from boulevard.errors import from_extra

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = "boulevard-dataset/1"
ABOUT = b"boulevard"
"""The key of a file's metadata with what it was made from, as JSON."""


class Column(NamedTuple):
    """What stands in a column."""

    name: str
    type: str
    """In Arrow's words."""
    meaning: str


COLUMNS = (
    Column("game", "int64", "the game's number, from 0"),
    Column("move", "int32", "how many moves were made before this one"),
    Column("seat", "int8", "the number of the seat that decides, from 0"),
    Column(
        "position", "string", "what that seat knows, as a line of text (docs/positions.md); null if the game has none"
    ),
    Column("state", "binary", "the same as the bytes of a state: `numpy.frombuffer(state, rules.dtype)`"),
    Column("legal", "list<int32>", "all legal actions, in rising order"),
    Column("policy", "list<float>", "the share of its attention that the bot gave to each of them; they add up to 1"),
    Column("action", "int32", "the action that was carried out"),
    Column(
        "value",
        "float",
        "the points that the bot expects of it: how far ahead in the end, or the score alone; null if it doesn't say",
    ),
    Column("score", "int32", "the seat's final score"),
    Column("margin", "int32", "how far ahead of the best other it ended; alone, its final score"),
    Column("won", "bool", "whether it won"),
)


def arrow() -> Any:
    """PyArrow with its Parquet part (`MissingExtra`)."""
    with from_extra("dataset"):
        import pyarrow
        import pyarrow.parquet
    return pyarrow


def schema(about: str) -> pa.Schema:
    """Return the schema of a file, which says what it was made from."""
    pa = arrow()
    types = {"list<int32>": pa.list_(pa.int32()), "list<float>": pa.list_(pa.float32()), "float": pa.float32()}
    fields = [
        pa.field(it.name, types.get(it.type) or pa.type_for_alias(it.type), metadata={"meaning": it.meaning})
        for it in COLUMNS
    ]
    return pa.schema(fields, metadata={ABOUT: about.encode()})

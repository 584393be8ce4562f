"""What stands in the addresses of several parts of the API."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

TableId = Annotated[str, Path(max_length=16, description="The identity of a table.")]
PersonId = Annotated[str, Path(max_length=24, description="The `person` of somebody with whom you have played.")]

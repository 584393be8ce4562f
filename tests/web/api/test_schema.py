"""The API against its own description: whatever is sent, it answers as described and never breaks."""

from __future__ import annotations

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import boulevard
from tests.web.serving import PERSON, Guest, Served, bot

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
"""Not all that fits the description is accepted: a move must be legal, a name have a letter."""


def test_nothing_that_is_sent_breaks_the_server(served: Served) -> None:
    guest = Guest(served.address)
    known = {"table": guest.create("paris", PERSON, bot())["table"], "token": guest.token}
    known["record"] = guest.post("/api/records", boulevard.new("paris", seed=1).record()).json()["record"]
    schema = schemathesis.openapi.from_url(f"{served.address}/api/openapi.json")
    operations = [operation.ok() for operation in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 12
    for operation in operations:
        if not operation.path.endswith("/events"):
            _bombard(operation, known)


def test_no_two_models_have_the_same_name(served: Served) -> None:
    found = httpx.get(f"{served.address}/api/openapi.json", timeout=30).json()["components"]["schemas"]
    assert len(found) > 12
    assert [name for name in found if "__" in name] == [], "FastAPI would name them by their modules"


def _bombard(operation: schemathesis.APIOperation[Any, Any, Any, Any], known: dict[str, str]) -> None:
    """Send an operation whatever its description allows, and what it does not; half of it to a real table."""

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    def check(case: Any) -> None:
        for name in case.path_parameters:
            case.path_parameters[name] = known.get(name, 0)
        answer = case.call(timeout=60)
        case.validate_response(answer, checks=CHECKS)

    check()


def test_streams_take_any_id(served: Served) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    for last in ("-1", "x", "9" * 30, "", "1e9"):
        url = f"{served.address}/api/seats/{guest.token}/events"
        with httpx.stream("GET", url, headers={"Last-Event-ID": last}, timeout=30) as answer:
            assert answer.status_code in (200, 422)

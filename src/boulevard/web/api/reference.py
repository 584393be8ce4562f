"""The API's own description (OpenAPI), put in order for people to read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Described = Mapping[str, Any]


def parts(api: Described) -> dict[str, list[dict[str, Any]]]:
    """The operations by what they are about, each with what it is given and what it answers."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            entry = {
                "method": method.upper(),
                "path": path,
                "description": operation.get("description", ""),
                "fields": [*_parameters(operation), *_body(api, operation)],
                "answers": {code: answer["description"] for code, answer in operation["responses"].items()},
            }
            found.setdefault(operation["tags"][0], []).append(entry)
    return found


def _parameters(operation: Described) -> Iterator[dict[str, Any]]:
    for it in operation.get("parameters", ()):
        about = it.get("description", "")
        yield {
            "name": it["name"],
            "where": it["in"],
            "kind": kind(it["schema"]),
            "about": about,
            "required": it.get("required"),
        }


def _body(api: Described, operation: Described) -> Iterator[dict[str, Any]]:
    content = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if not content:
        return
    model = _resolved(api, content["schema"])
    for name, schema in model.get("properties", {}).items():
        about, required = schema.get("description", ""), name in model.get("required", ())
        yield {"name": name, "where": "body", "kind": kind(schema), "about": about, "required": required}


def _resolved(api: Described, schema: Described) -> Described:
    name = schema.get("$ref", "").rpartition("/")[2]
    found: Described = api["components"]["schemas"][name] if name else schema
    return found


def kind(schema: Described) -> str:
    """What a value has to be, in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"] if one.get("type") != "null")
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"[{kind(schema.get('items', {}))}]"
    return str(schema.get("type", schema.get("const", "any")))

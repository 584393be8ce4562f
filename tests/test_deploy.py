"""What is in deploy/ fits Boulevard: commands and flags exist, event streams are unbuffered, metrics are counted."""

from __future__ import annotations

import inspect
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi.routing import APIRoute
from prometheus_client import Histogram
from typer.main import get_command

from boulevard.cli import app
from boulevard.web.app import create_app
from boulevard.web.metrics import METRICS
from boulevard.web.settings import Settings

DEPLOY = Path(__file__).parent.parent / "deploy"
UNITS = sorted(DEPLOY.glob("systemd/*.service"))
PORTS = ["8765", "8766"]
STREAMS = re.compile(r"(?:\b|_)[Ss]tream\(ctx")
"""How an endpoint answers with an event stream."""


def unit(path: Path) -> ConfigParser:
    read = ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(path)
    return read


def routes() -> dict[str, APIRoute]:
    """All routes of the application by their paths."""
    made = create_app(Settings(secret="only to look at it"))
    return {route.path: route for route in flat(made.routes) if isinstance(route, APIRoute)}


def flat(found: Iterable[Any]) -> Iterator[Any]:
    """Routes, those of routers that were included too."""
    for route in found:
        yield from flat(route.original_router.routes) if hasattr(route, "original_router") else [route]


def example(path: str) -> str:
    """An address of a route."""
    return re.sub(r"{[^}]+}", "Ab-_9.x", path)


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_run_commands_with_flags_that_exist(path: Path) -> None:
    program, command, *words = shlex.split(unit(path)["Service"]["ExecStart"])
    assert Path(program).name == "boulevard"
    found = cast(Any, get_command(app)).commands[command]
    known = {name for parameter in found.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known
    numbered = [word.replace("%i", "8765").replace("%", "") for word in words]
    found.make_context(command, numbered)


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_may_write_where_they_do(path: Path) -> None:
    service = unit(path)["Service"]
    given = {
        "/var/lib": service.get("StateDirectory", "").split(),
        "/var/cache": service.get("CacheDirectory", "").split(),
    }
    written = [f"{root}/{name}" for root, names in given.items() for name in names]
    written += [it.lstrip("-") for it in service.get("ReadWritePaths", "").split()]
    used = [word for word in shlex.split(service["ExecStart"]) if word.startswith("/var")]
    used.append(service["Environment"].removeprefix("BOULEVARD_CACHE="))
    assert service["ProtectSystem"] == "strict"
    assert set(used) <= set(written)


def test_the_environment_has_settings_that_exist() -> None:
    lines = [line for line in (DEPLOY / "boulevard.env").read_text().splitlines() if line and line[0] != "#"]
    names = {name for name, _, _ in (line.partition("=") for line in lines)} - {"FORWARDED_ALLOW_IPS"}
    assert names <= {f"BOULEVARD_{name.upper()}" for name in Settings.model_fields}


def stream_patterns() -> dict[str, re.Pattern[str]]:
    """What proxies take for event streams."""
    nginx = (DEPLOY / "nginx" / "boulevard-locations.conf").read_text()
    caddy = (DEPLOY / "Caddyfile").read_text()
    (location,) = re.findall(r"location ~ (\S+) \{([^}]*)\}", nginx)
    assert "proxy_buffering off;" in location[1]
    (matched,) = re.findall(r"@streams path_regexp (\S+)", caddy)
    assert re.search(r"reverse_proxy @streams \{[^}]*flush_interval -1", caddy)
    return {"nginx": re.compile(location[0]), "caddy": re.compile(matched)}


def test_all_event_streams_and_nothing_else_is_sent_unbuffered() -> None:
    streams = {path for path, route in routes().items() if STREAMS.search(inspect.getsource(route.endpoint))}
    assert {"/api/seats/{token}/events", "/analysis/{identity}/think"} < streams
    for name, pattern in stream_patterns().items():
        taken = {path for path in routes() if pattern.search(example(path))}
        assert taken == streams, name


def test_proxies_and_prometheus_know_the_same_servers() -> None:
    nginx = re.findall(r"server 127\.0\.0\.1:(\d+)", (DEPLOY / "nginx" / "boulevard.conf").read_text())
    caddy = re.findall(r"127\.0\.0\.1:(\d+)", (DEPLOY / "Caddyfile").read_text())
    prometheus = re.findall(r"127\.0\.0\.1:(\d+)", (DEPLOY / "prometheus.yml").read_text())
    assert nginx == caddy == prometheus == PORTS
    assert all(port in (DEPLOY / "systemd" / "boulevard@.service").read_text() for port in PORTS)


def samples() -> dict[str, set[str]]:
    """What /metrics may have: the names of samples and their labels."""
    found: dict[str, set[str]] = {"up": {"job", "instance"}}
    for metric in vars(METRICS).values():
        if metric is METRICS.registry:
            continue
        (described,) = metric.describe()
        ends = ("_bucket", "_sum", "_count") if isinstance(metric, Histogram) else ("_total",)
        for end in ends if described.type != "gauge" else ("",):
            found[described.name + end] = {
                *metric._labelnames,
                "instance",
                "job",
                *(["le"] if end == "_bucket" else []),
            }
    return found


def queries(part: Any) -> Iterator[str]:
    """All that a dashboard asks Prometheus."""
    if isinstance(part, dict):
        yield from [part["expr"]] if "expr" in part else []
        part = list(part.values())
    if isinstance(part, list):
        for it in part:
            yield from queries(it)


def test_the_dashboard_shows_all_metrics_and_no_others() -> None:
    known, shown = samples(), set[str]()
    for query in queries(json.loads((DEPLOY / "grafana.json").read_text())):
        names = set(re.findall(r"\bboulevard_\w+|\bup\b", re.sub(r'"[^"]*"', "", query)))
        labels = set(re.findall(r"(\w+)\s*[=!]~?\"", query))
        labels |= {label for by in re.findall(r"by \(([^)]*)\)", query) for label in by.split(", ")}
        assert names
        for name in names:
            assert name in known, query
            assert labels <= known[name], query
        shown |= names
    families = {re.sub("_(bucket|sum|count|total)$", "", name) for name in known}
    assert {re.sub("_(bucket|total)$", "", name) for name in shown} == families


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy")
def test_caddy_takes_its_file() -> None:
    subprocess.run(["caddy", "adapt", "--config", DEPLOY / "Caddyfile"], check=True, capture_output=True)

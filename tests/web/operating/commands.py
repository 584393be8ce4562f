"""The commands of whoever runs a server, as scripts use them."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner, Result

from boulevard.cli import app
from tests.web.people.devices import Device, Server

LOOKS = ("people", "person", "tables", "table", "reports", "report", "bans", "statistics", "log")


def asked(database: str, *written: str) -> Result:
    """Run a command on a database, in this process."""
    return CliRunner().invoke(app, ["admin", *written, f"--database={database}"])


def told(database: str, *written: str) -> Any:
    """What a command that works tells a script."""
    who = () if written[0] in LOOKS else ("--as", "Clara")
    done = asked(database, *written, *(() if written[0] == "data" else ("--json",)), *who)
    assert done.exit_code == 0, (done.output, done.exception)
    return json.loads(done.stdout)


async def person_of(server: Server, table: str, place: int) -> str:
    """Who sits at a place."""
    return (await server.service.table(table)).chairs[place].player


async def seat_of(device: Device) -> str:
    """The link of the seat that somebody took last."""
    return str((await device.http.get("/api/tables")).json()[0]["token"])

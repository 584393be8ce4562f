"""Whatever docs and help say can be typed works as it is written there, and all that is kept is listed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert
from typer.testing import CliRunner

from boulevard.cli import admin, app
from boulevard.web.event_log import rulings, schema
from boulevard.web.tables.table import Chair
from tests.web.databases import SQLITE, new_database
from tests.web.people.devices import Server, with_servers
from tests.web.services.tournaments.test_tournaments import tournament

PAGE = (Path(__file__).parents[3] / "docs" / "running.md").read_text(encoding="utf-8")
WRITTEN = re.findall(r"^ *\$ (boulevard admin .*)$", PAGE, re.MULTILINE)
WRITTEN += [
    found for found in re.findall(r"`(boulevard admin [^`…]*)`", PAGE) if found.split()[-1] not in ("admin", "person")
]
COMMANDS = {it.name or (it.callback.__name__ if it.callback else ""): it for it in admin.admin.registered_commands}
HELPED = [
    line for it in (admin.admin.info, *COMMANDS.values()) for line in str(getattr(it, "epilog", "")).split("\n\n")[1:]
]
PERSON, TABLE, TOURNAMENT = "4fQ2xWk8mN0pQrStUvWxYz", "aB3dE5gH7jK9", "cD5fG7iJ9lM1"


@pytest.fixture(scope="module")
def server_of_docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all that docs speak of."""
    folder = tmp_path_factory.mktemp("docs")

    def decide(connection: Connection) -> None:
        said = {"number": 12, "place": 0, "person": PERSON, "phrase": "", "text": "…", "at": 1.0, "name": "Anna"}
        row = {"table_id": TABLE, "number": 12, "reporter": "bob", "reported": PERSON, "messages": [said], "at": 2.0}
        connection.execute(insert(schema.reports).values(row))
        connection.execute(insert(schema.accounts).values(person=PERSON, name="Anna", folded="anna", made=1.0))
        for kind in (rulings.BAN, rulings.MUTE):
            rulings.rule(connection, kind, PERSON, "", "Insults", None)
        rulings.rule(connection, rulings.BAN, "", "203.0.113.7/32", "Floods", 4e9)
        rulings.impose(connection, PERSON, "Somebody")

    async def fill(server: Server) -> None:
        chair = Chair("person", "Anna", None, PERSON)
        await server.service.create("avenue", {}, [chair], identity=TABLE)
        await server.service.store.transact(decide)
        await server.service.tournaments.rows.add(tournament()._replace(id=TOURNAMENT), 1)

    with_servers(new_database(SQLITE, folder), folder, fill)
    return folder / "it.sqlite"


@pytest.mark.parametrize("line", dict.fromkeys([*WRITTEN, *HELPED]))
def test_commands_of_docs_and_help_work(server_of_docs: Path, tmp_path: Path, line: str) -> None:
    (tmp_path / "it.sqlite").write_bytes(server_of_docs.read_bytes())
    _, *written = shlex.split(line.partition(" >")[0])
    if written[1] == "data":  # what it writes is read elsewhere, and takes the rules
        return
    help_or_not = [] if "--help" in written else [f"--database=sqlite:///{tmp_path / 'it.sqlite'}"]
    done = CliRunner().invoke(app, [*written, *help_or_not], input="y\n")
    assert done.exit_code == 0, (done.output, done.exception)


def test_every_command_has_examples_and_is_documented() -> None:
    listed = PAGE.split("## Moderation")[1].split("\n\n")[2]
    for name, command in COMMANDS.items():
        assert f"`{name}`" in listed
        assert f"boulevard admin {name}" in str(command.epilog)
    assert len(WRITTEN) > len(COMMANDS) / 2


def test_every_table_of_the_database_is_listed_with_how_long_its_rows_stay() -> None:
    rows = PAGE.split("## What is stored")[1].split("\n## ")[0]
    listed = {name for row in re.findall(r"^\| (`.*?) \|", rows, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert listed == set(schema.metadata.tables)

"""Running a server: its address, the browser, and its settings from flags and the environment."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import IO, Any

from pydantic import ValidationError
from rich.console import Console

from boulevard.errors import BadOption
from boulevard.messages import say
from boulevard.web.event_log.backup import require_whole
from boulevard.web.event_log.data_folder import held
from boulevard.web.event_log.database import SQLITE, address, reached
from boulevard.web.http.network import EVERYWHERE, addresses
from boulevard.web.logs import set_up
from boulevard.web.settings import Settings
from boulevard.web.supervisor import serve, supervise


def run(given: Mapping[str, Any], browser: bool, console: Console) -> None:
    """Run a server with these settings until it is told to stop (`BadOption`, `Unreachable`)."""
    settings = chosen(given)
    if address(settings.url).get_backend_name() == SQLITE:
        _require_one_process(settings)
    with held(settings.folder()) as lock:
        require_whole(settings.url)
        with reached(settings.url):
            pass
        _serve(settings, browser, console, lock)


def _require_one_process(settings: Settings) -> None:
    """Refuse what takes a database that processes share (`BadOption`)."""
    if settings.processes > 1:
        raise BadOption("processes-need-postgresql", count=settings.processes)
    if not settings.thinkers:
        raise BadOption("thinkers-needed")


def _serve(settings: Settings, browser: bool, console: Console, lock: IO[str]) -> None:
    listening = _listening(settings)
    port = listening.getsockname()[1]
    here = settings.address or f"http://{_shown(settings.host)}:{port}"
    console.print(say("serve-address", address=here), soft_wrap=True)
    console.print(say("serve-stop"), soft_wrap=True)
    lock.write(here)
    lock.flush()
    set_up(settings.log)
    if browser and _has_screen():
        threading.Timer(0.5, webbrowser.open, [here]).start()
    settings = settings.model_copy(update={"port": port})
    if settings.processes > 1:
        supervise(settings, listening)
    else:
        serve(settings, listening)


def chosen(given: Mapping[str, Any]) -> Settings:
    """The settings that flags and the environment make (`BadOption`)."""
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else ""
        raise BadOption("bad-setting", name=name, reason=first["msg"]) from error


def _listening(settings: Settings) -> socket.socket:
    """Take the port; if nobody chose it and it is taken, any free one. Who comes early waits until all is set up."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in (settings.port, 0):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
            listening.listen()
        except OSError:
            listening.close()
            if "port" in settings.model_fields_set:
                raise
        else:
            return listening
    raise OSError(say("serve-no-port", host=settings.host))


def _shown(host: str) -> str:
    """A host as it stands in an address; one that means all is reached by an address of this machine, or its name."""
    if host in EVERYWHERE:
        return next(iter(addresses()), socket.gethostname())
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    """Whether a window can be opened here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

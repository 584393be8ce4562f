"""Settings of the server: environment variables ``BOULEVARD_…``, and flags of `boulevard serve`, which win."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from boulevard.errors import BadOption
from boulevard.games.kernels.parallel import cores

DATABASE, SECRET = "boulevard.sqlite", "secret"
"""The files of a data folder."""


def _home() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "boulevard"


class Settings(BaseSettings):
    """All that can be set. A description is the key of a sentence (docs/running.md has the list)."""

    model_config = SettingsConfigDict(env_prefix="BOULEVARD_", extra="ignore")

    host: str = Field(default="127.0.0.1", description="setting-host")
    port: int = Field(default=8765, ge=0, le=65535, description="setting-port")
    data: Path = Field(default_factory=_home, description="setting-data")
    database: str = Field(default="", description="setting-database")
    secret: str = Field(default="", description="setting-secret")
    address: str = Field(default="", description="setting-address")
    processes: int = Field(default=1, ge=1, description="setting-processes")
    thinkers: int = Field(default_factory=lambda: max(1, cores() - 1), ge=0, description="setting-thinkers")
    pace: float = Field(default=0.6, ge=0, le=10, description="setting-pace")
    review_effort: float = Field(default=1.0, ge=0.01, le=10, description="setting-review-effort")
    tables_kept: int = Field(default=500, ge=1, description="setting-tables-kept")
    abandoned_after: float = Field(default=14 * 24, gt=0, description="setting-abandoned-after")
    creations: int = Field(default=30, ge=0, description="setting-creations")
    moves: int = Field(default=240, ge=0, description="setting-moves")
    messages: int = Field(default=15, ge=0, description="setting-messages")
    messages_kept: float = Field(default=30.0, gt=0, description="setting-messages-kept")
    reports: int = Field(default=10, ge=0, description="setting-reports")
    accounts: int = Field(default=10, ge=0, description="setting-accounts")
    streams: int = Field(default=200, ge=0, description="setting-streams")
    work: int = Field(default=20, ge=0, description="setting-work")
    push: bool = Field(default=True, description="setting-push")
    mail_host: str = Field(default="", description="setting-mail-host")
    mail_port: int = Field(default=587, ge=1, le=65535, description="setting-mail-port")
    mail_tls: str = Field(default="starttls", pattern="^(starttls|tls|off)$", description="setting-mail-tls")
    mail_user: str = Field(default="", description="setting-mail-user")
    mail_password: str = Field(default="", description="setting-mail-password")
    mail_from: str = Field(default="", description="setting-mail-from")
    guesses: int = Field(default=10, ge=0, description="setting-guesses")
    connections: int = Field(default=400, ge=0, description="setting-connections")
    body_limit: int = Field(default=64 * 1024, ge=1024, description="setting-body-limit")
    invite_only: bool = Field(default=False, description="setting-invite-only")
    lobby: bool = Field(default=True, description="setting-lobby")
    log: str = Field(default="text", pattern="^(text|json)$", description="setting-log")

    @property
    def url(self) -> str:
        """The address of the database: one file in the data folder, unless another is given."""
        return self.database or f"sqlite:///{self.data / DATABASE}"

    def signing_secret(self) -> str:
        """What tokens are signed with: given, or made once and kept in the data folder, readable by its owner only."""
        if self.secret:
            return self.secret
        path = self.folder() / SECRET
        if not path.exists():
            with NamedTemporaryFile("w", dir=self.data, prefix="secret-") as file, suppress(FileExistsError):
                file.write(secrets.token_urlsafe(32))
                file.flush()
                os.fsync(file.fileno())
                os.link(file.name, path)
        if not (secret := path.read_text().strip()):
            raise BadOption("empty-secret", path=path)
        return secret

    @property
    def contact(self) -> str:
        """Where makers of browsers may complain of pushes: an address of mail, or of a page."""
        if self.address.startswith("https://"):
            return self.address
        return f"mailto:{self.mail_from or 'boulevard@localhost'}"

    @property
    def has_mail(self) -> bool:
        """Whether mail can be sent: there is a server for it, a sender, and an address for links to lead to."""
        return bool(self.mail_host and self.mail_from and self.address)

    def folder(self) -> Path:
        """The data folder, made if needed: nobody else may read it."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return self.data

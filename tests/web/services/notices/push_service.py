"""A maker of a browser, and the browser: takes messages at an address of this machine, by TLS, and reads them."""

from __future__ import annotations

import asyncio
import base64
import datetime
import ipaddress
import json
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

from boulevard.web.services.notices import outside


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser's end of it: the keys, and what arrived."""

    def __init__(self, service: PushService) -> None:
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.path = f"/send/{secrets.token_urlsafe(12)}"

    @property
    def endpoint(self) -> str:
        return f"https://push.example:{self._service.port}{self.path}"

    @property
    def p256dh(self) -> str:
        return text(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def auth(self) -> str:
        return text(self._auth)

    @property
    def described(self) -> dict[str, Any]:
        """The subscription as browsers tell of it."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": self.p256dh, "auth": self.auth}}

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What arrived, read by the key that nobody else has."""
        return [self._read(body) for path, _, body in self._service.taken if path == self.path]

    @property
    def heads(self) -> list[dict[str, str]]:
        return [head for path, head, _ in self._service.taken if path == self.path]

    def _read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


class PushService:
    """Where messages are taken."""

    def __init__(self) -> None:
        self.port = 0
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[str] = []
        """What is answered instead of 201, one after the other."""
        self.tried = 0

    def browser(self) -> Browser:
        return Browser(self)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(fields["content-length"]))
        answer = self.answers.pop(0) if self.answers else "201 Created"
        self.tried += 1
        if answer.startswith("201"):
            self.taken.append((first.split()[1], fields, body))
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """A service to which the name push.example leads, in the public internet as far as the server is told."""
    service, (certificate, key) = PushService(), _certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server = await asyncio.start_server(service.take, "127.0.0.1", 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    trusted = ssl.create_default_context(cafile=str(certificate))

    async def resolved(host: str, port: int) -> ipaddress.IPv4Address:
        assert (host, port) == ("push.example", service.port)
        return ipaddress.IPv4Address("127.0.0.1")

    with (
        patch.object(outside, "_resolved", resolved),
        patch.object(outside, "may_use", lambda port: port == service.port),
        patch.object(outside, "trusted", lambda: trusted),
    ):
        try:
            yield service
        finally:
            server.close()


def signed_by(head: dict[str, str]) -> dict[str, Any]:
    """What a message says of its sender, whose signature holds; with the sender's key."""
    assert Vapid02.verify(head["authorization"])
    parts = dict(part.strip().split("=", 1) for part in head["authorization"].removeprefix("vapid ").split(","))
    claims = parts["t"].split(".")[1]
    return {**json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4))), "key": parts["k"]}


def _certificate(folder: Path) -> tuple[Path, Path]:
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("push.example")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "push.crt", folder / "push.key"
    paths[0].write_bytes(made.public_bytes(Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return paths

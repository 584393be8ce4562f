"""Web Push: messages to browsers that have no page open, encrypted so that only that browser can read them (RFC 8291).

They go to the maker of the browser, who hands them on. Who sends them is told by a signature (VAPID, RFC 8292) of a key
that follows from the secret of the server: so all processes have the same, and backups have it with the secret.

By http_ece and py_vapid, and not by pywebpush, which is made of these: that one brings two more libraries for HTTP, and
sends by them to whatever address a name has at that moment, which is to be no address of ours (outside.py).
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import time
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from boulevard.web.errors import BadSubscription
from boulevard.web.event_log.notice_rows import Subscription
from boulevard.web.services.notices import outside
from boulevard.web.services.notices.outside import Answer, NotOutside

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

PURPOSE = b"boulevard-push"
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys there are (of P-256)."""
HOUR = 3600
KEPT = 24 * HOUR
"""Seconds for which a message waits for a browser that is not there."""
SIGNED = 12 * HOUR
HOST = 253
"""The longest name of a host."""
POINT, AUTH = 65, 16
"""The bytes of a browser's key, and of what it shares with us."""


class Pusher:
    """Sends messages as one server."""

    def __init__(self, secret: str, contact: str) -> None:
        self._secret = secret.encode()
        self._contact = contact
        """Where the maker of a browser may complain: an address of mail or of a page."""

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.hashes import SHA256
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        drawn = HKDF(SHA256(), 48, salt=None, info=PURPOSE).derive(self._secret)
        return ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public_key(self) -> str:
        """By what browsers know the server."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, to: Subscription, message: Mapping[str, Any], topic: str, is_urgent: bool) -> Answer:
        """Send a message to a browser, in place of an earlier one of the topic (`NotOutside`, `Unanswered`)."""
        from py_vapid import Vapid02

        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": self._contact}
        headers = {
            **Vapid02(self._key).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": base64.urlsafe_b64encode(hashlib.sha256(topic.encode()).digest())[:32].decode(),
            "Urgency": "high" if is_urgent else "normal",
        }
        return await outside.post(to.endpoint, headers, _encrypted(to, message))


def proper(endpoint: str, p256dh: str, auth: str) -> tuple[str, str, str]:
    """What a browser says of where it is reached, if that can be so (`BadSubscription`)."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        outside.checked(endpoint)
        point, shared = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (NotOutside, ValueError) as error:
        raise BadSubscription("push-bad") from error
    if len(point) != POINT or len(shared) != AUTH:
        raise BadSubscription("push-bad")
    return endpoint, _text(point), _text(shared)


def host(endpoint: str) -> str:
    """Who takes messages at an address."""
    return (urlsplit(endpoint).hostname or "").rstrip(".")[:HOST]


def identity(endpoint: str) -> str:
    """What a browser is called here."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _encrypted(to: Subscription, message: Mapping[str, Any]) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    text = json.dumps(message, ensure_ascii=False).encode()
    own = ec.generate_private_key(ec.SECP256R1())
    encrypted: bytes = http_ece.encrypt(
        text, private_key=own, dh=_bytes(to.p256dh), auth_secret=_bytes(to.auth), version="aes128gcm"
    )
    return encrypted


def _bytes(text: str) -> bytes:
    """What browsers write with or without padding (`ValueError`)."""
    plain = text.rstrip("=")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError from error


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")

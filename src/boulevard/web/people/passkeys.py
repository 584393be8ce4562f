"""Passkeys: keys that devices keep, and that they use for the site alone for which they were made (WebAuthn)."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from boulevard.web.errors import NotSignedIn
from boulevard.web.people.accounts import Passkey, key_hash

Sent = Mapping[str, Any]
"""What a browser sends of a key, as JSON."""

CODED = re.compile("[A-Za-z0-9_=-]{1,2000}")
"""Bytes as browsers write them."""


class Site(NamedTuple):
    """What keys are made for."""

    host: str
    origin: str


class Asked(NamedTuple):
    """What a browser is asked for, and the challenge in it: an answer to that can be given once."""

    options: str
    challenge: str


def site(address: str) -> Site | None:
    """The site at an address, if browsers have keys for it: by https or on the same machine, and by a name."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    is_local = host == "localhost" or host.endswith(".localhost")
    if not (is_local or parts.scheme == "https") or _is_number(host):
        return None
    return Site(host, f"{parts.scheme}://{parts.netloc}")


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def for_new(where: Site, person: str, name: str, known: Sequence[Passkey]) -> Asked:
    """Ask for a new key; a device that has one of those that are known makes none."""
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=where.host,
        rp_name="Boulevard",
        user_id=hashlib.sha256(person.encode()).digest(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(it.credential)) for it in known],
    )
    return Asked(options_to_json(options), text_of(options.challenge))


def for_sign_in(where: Site) -> Asked:
    """Ask for any key of this site."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(rp_id=where.host, user_verification=UserVerificationRequirement.REQUIRED)
    return Asked(options_to_json(options), text_of(options.challenge))


def challenge_in(sent: Sent) -> str:
    """The challenge that a browser answers (`NotSignedIn`)."""
    try:
        return _coded(json.loads(_bytes_of(sent["response"]["clientDataJSON"]))["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise NotSignedIn("passkey-wrong") from error


def credential_in(sent: Sent) -> str:
    """What a device calls the key that it has used (`NotSignedIn`)."""
    return _coded(sent.get("id"))


def _coded(sent: object) -> str:
    if not isinstance(sent, str) or CODED.fullmatch(sent) is None:
        raise NotSignedIn("passkey-wrong")
    return sent


def made(where: Site, sent: Sent, challenge: str, person: str, at: float) -> Passkey:
    """The new key that a browser sends (`NotSignedIn`)."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=dict(sent),
            expected_challenge=_bytes_of(challenge),
            expected_rp_id=where.host,
            expected_origin=where.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise NotSignedIn("passkey-wrong") from error
    credential = text_of(found.credential_id)
    public_key = text_of(found.credential_public_key)
    return Passkey(key_hash(credential), person, credential, public_key, found.sign_count, at)


def used(where: Site, sent: Sent, challenge: str, key: Passkey) -> int:
    """How often a key was used, by the device that has used it to answer a challenge (`NotSignedIn`)."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=dict(sent),
            expected_challenge=_bytes_of(challenge),
            expected_rp_id=where.host,
            expected_origin=where.origin,
            credential_public_key=_bytes_of(key.public_key),
            credential_current_sign_count=key.counter,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise NotSignedIn("passkey-wrong") from error
    return found.new_sign_count


def text_of(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

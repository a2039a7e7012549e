"""Who somebody is: a guest with a name, known by a secret in a signed cookie."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from nightlight.server.store.rows import Guest
from nightlight.server.store.store import Store
from nightlight.server.tables.services import milliseconds

COOKIE: Final = "nightlight"
YEAR: Final = 365 * 24 * 3600  # seconds that a cookie lives
KEY_SETTING: Final = "cookie-key"
SECRET_BYTES: Final = 24
ID_BYTES: Final = 9


def key(store: Store) -> bytes:
    """The key that signs cookies and cursors, shared by all processes of a database."""
    return bytes.fromhex(store.setting(KEY_SETTING, lambda: secrets.token_hex(32)))


def hashed(secret: str) -> str:
    """The stored hash of a secret, so that nobody who reads the database can pose as its guests."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Sessions:
    """Cookies in, guests out."""

    def __init__(self, store: Store, signing: bytes) -> None:
        self.store: Final = store
        self.signing: Final = signing

    def signed(self, cookie: str) -> bool:
        """Whether the cookie was signed here, without looking up its guest."""
        secret, _, signature = cookie.partition(".")
        return hmac.compare_digest(signature.encode(errors="replace"), self._signature(secret).encode())

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; `None` if it was not signed here."""
        if not self.signed(cookie or ""):
            return None
        secret, _, _ = (cookie or "").partition(".")
        return self.store.guest_by_token_hash(hashed(secret))

    def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the cookie."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        now = milliseconds()
        guest = Guest(secrets.token_urlsafe(ID_BYTES), hashed(secret), name, now, now)
        self.store.add_guest(guest)
        return guest, f"{secret}.{self._signature(secret)}"

    def _signature(self, secret: str) -> str:
        return hmac.digest(self.signing, b"cookie:" + secret.encode(errors="replace"), hashlib.sha256).hex()

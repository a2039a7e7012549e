"""Cookies: whoever has one that was made here is its guest, and nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nightlight.server.http.sessions import Sessions, hashed, key
from nightlight.server.store.database import Database
from nightlight.server.store.rows import Claim
from nightlight.server.store.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    database = Database.open(f"sqlite:///{tmp_path / 'nightlight.db'}")
    yield Store(database)
    database.close()


@pytest.fixture
def sessions(store: Store) -> Sessions:
    return Sessions(store, key(store))


def test_a_cookie_brings_its_guest_back(sessions: Sessions) -> None:
    guest, cookie = sessions.welcome("Ann")

    assert sessions.guest(cookie) == guest
    assert guest.name == "Ann"


def test_every_guest_has_a_cookie_of_their_own(sessions: Sessions) -> None:
    cookies = {sessions.welcome("Ann")[1] for _ in range(20)}

    guests = {guest.id for cookie in cookies if (guest := sessions.guest(cookie)) is not None}

    assert len(cookies) == len(guests) == 20


def test_the_database_does_not_hold_the_cookie(sessions: Sessions) -> None:
    guest, cookie = sessions.welcome("Ann")
    secret, _, _ = cookie.partition(".")

    assert guest.token_hash == hashed(secret)
    assert secret not in (guest.token_hash, guest.id)


@pytest.mark.parametrize("cookie", [None, "", ".", "nonsense", "a.b", "a.b.c", "ż.ó", "\udc80.\udc80", "x" * 9999])
def test_nonsense_is_nobodys_cookie(sessions: Sessions, cookie: str | None) -> None:
    sessions.welcome("Ann")

    assert sessions.guest(cookie) is None


def test_a_cookie_that_was_tampered_with_is_nobodys(sessions: Sessions) -> None:
    _, cookie = sessions.welcome("Ann")
    secret, _, signature = cookie.partition(".")

    for forged in (
        secret,
        f"{secret}.",
        f".{signature}",
        cookie[:-1],
        cookie[1:],
        f"{cookie}0",
        f"{secret}.{signature.upper()}",
        f"{secret}A.{signature}",
        f"{secret}.{'0' * len(signature)}",
        f"{cookie}.{signature}",
    ):
        assert sessions.guest(forged) is None


def test_a_cookie_signed_with_another_key_is_nobodys(store: Store, sessions: Sessions) -> None:
    _, cookie = sessions.welcome("Ann")

    assert Sessions(store, b"another key").guest(cookie) is None


def test_whoever_reads_the_database_cannot_make_a_cookie_of_a_hash(sessions: Sessions) -> None:
    guest, cookie = sessions.welcome("Ann")
    _, _, signature = cookie.partition(".")

    assert sessions.guest(f"{guest.token_hash}.{signature}") is None


def test_the_cookie_of_somebody_forgotten_is_nobodys(store: Store, sessions: Sessions) -> None:
    guest, cookie = sessions.welcome("Ann")

    store.forget_guest(guest.id, Claim("here", 0, 1))

    assert sessions.guest(cookie) is None


def test_all_processes_of_a_database_have_one_key(store: Store, tmp_path: Path) -> None:
    other = Database.open(f"sqlite:///{tmp_path / 'nightlight.db'}")

    keys = {key(store), key(Store(other)), key(store)}
    other.close()

    assert len(keys) == 1
    assert len(keys.pop()) == 32

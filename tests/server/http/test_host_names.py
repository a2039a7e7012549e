"""The names that a server goes by."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from nightlight.core.errors import BadSetup
from nightlight.server.http.host_names import Names, listed

NAMES = Names(["play.example.org", "Książka.pl"], machine="Attic.example.net")


def asked(*hosts: str) -> Headers:
    return Headers(raw=[(b"host", host.encode("latin-1")) for host in hosts])


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "192.168.1.7",
        "[fe80::1]:8000",
        "[::1]",
        "localhost:8000",
        "a.localhost",
        "kitchen:8000",
        "kitchen.local",
        "kitchen.fritz.lan",
        "attic",
        "attic.example.net",
        "PLAY.example.org.:443",
        "xn--ksika-5wa74f.pl",
    ],
)
def test_what_means_the_server_is_known(host: str) -> None:
    assert NAMES.know(asked(host))


@pytest.mark.parametrize(
    "host",
    [
        "evil.test",
        "evil.test:8000",
        "play.example.org.evil.test",
        "127.0.0.1.evil.test",
        "localhost.evil.test",
        "attic.evil.test",
        "example.org",
        "1.2.3.4.5",
        "evil.test@play.example.org",
    ],
)
def test_what_a_stranger_could_own_is_not(host: str) -> None:
    assert not NAMES.know(asked(host))


def test_of_several_hosts_none_may_be_strange() -> None:
    assert not NAMES.know(asked("localhost", "evil.test"))
    assert not NAMES.know(asked("evil.test", "localhost"))


def test_a_program_that_names_no_host_is_no_browser() -> None:
    assert NAMES.know(Headers())
    assert NAMES.mean_here(Headers())


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "attic:8000"])
def test_some_names_mean_the_machine_itself(host: str) -> None:
    assert NAMES.mean_here(asked(host))


@pytest.mark.parametrize("host", ["192.168.1.7", "kitchen.local", "play.example.org", "evil.test"])
def test_others_may_mean_another_one(host: str) -> None:
    assert not NAMES.mean_here(asked(host))


@pytest.mark.parametrize("name", ["https://play.example.org", "play.example.org:443", "play example", "", "*"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match=r"play\.example\.org"):
        Names([name])


def test_several_names_fit_into_one_variable() -> None:
    assert listed("one.test, two.test three.test,") == ["one.test", "two.test", "three.test"]

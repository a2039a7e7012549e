"""Which addresses count as one."""

from __future__ import annotations

import pytest

from nightlight.server.connections.addresses import network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket of this machine", "a socket of this machine"),
    ],
)
def test_all_addresses_of_one_network_of_ipv6_are_one(address: str, network: str) -> None:
    assert network_of(address) == network

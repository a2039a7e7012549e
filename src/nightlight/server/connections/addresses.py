"""Where other devices find this machine, and which addresses count as one."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

ELSEWHERE: Final = "192.0.2.1"  # reserved for documentation, so nobody has it: only the route there is looked up
ANY_PORT: Final = 9
LOCAL: Final = "localhost"
ONE_NETWORK: Final = 64  # bits that all IPv6 addresses of one home or phone share


def network_address() -> str | None:
    """The address of this machine in its network, or `None` without a network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect((ELSEWHERE, ANY_PORT))
            host = str(trial.getsockname()[0])
        except OSError:
            return None
    return None if is_local(host) or is_everywhere(host) else host


def is_local(host: str) -> bool:
    """Whether the host can only be this machine itself."""
    name = host.rstrip(".").lower()
    if name == LOCAL or name.endswith(f".{LOCAL}"):
        return True
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Whether listening there means listening on all addresses of the machine."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_unspecified
    except ValueError:
        return host == ""


def network_of(address: str) -> str:
    """What counts as one network for limits: an IPv4 address, or a whole IPv6 /64, since one user has all of it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), ONE_NETWORK), strict=False))

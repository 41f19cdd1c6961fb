"""Addresses of clients, and which connections come from a reverse proxy."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence


def shared_address(host: str) -> str:
    """Under which address a client is counted. Of an IPv6 address only the first 64 bits count, because a household
    shares them."""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))


class Proxies:
    """The reverse proxies whose connections carry the requests of many clients: those whose X-Forwarded-For uvicorn
    believes (`FORWARDED_ALLOW_IPS`)."""

    def __init__(self, trusted: str | Sequence[str]) -> None:
        names = trusted.split(",") if isinstance(trusted, str) else trusted
        names = [name.strip() for name in names]
        self.all = "*" in names
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for name in names:
            try:
                self.networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:
                continue  # the name of a Unix socket

    def has(self, host: str) -> bool:
        if self.all:
            return True
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self.networks)

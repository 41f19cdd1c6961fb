"""The fence: connections that people can ask for do not lead into the server's own network.

People name the targets of their notices, and whoever runs a name server decides what a name means from one moment to
the next. So an address is looked at when a target is given, for a clear answer, and again in the very moment in which
the socket is connected, whichever library does it and wherever it was sent on to.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import sys
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
FENCED: ContextVar[bool] = ContextVar("fenced", default=False)
WORLD = ipaddress.ip_network("2000::/3")  # what IPv6 has given out
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class BeyondTheFence(OSError):
    """The address is not of the whole world."""


def is_public(address: str) -> bool:
    """Whether an address is of the whole world; an IPv4 address inside an IPv6 one is taken out and looked at."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if found not in WORLD or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def leads_outside(host: str) -> bool:
    """Whether a host is of the whole world; so is a name nobody knows, to which nothing can be connected."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, ValueError):
        return True
    return all(is_public(str(entry[4][0])) for entry in found)


def fenced(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something in this thread that connects to addresses of the whole world only."""
    token = FENCED.set(True)
    try:
        return work(*args, **kwargs)
    finally:
        FENCED.reset(token)


def _watch(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "socket.connect" and FENCED.get():
        address = arguments[1]
        if not isinstance(address, tuple) or not is_public(str(address[0])):
            raise BeyondTheFence(f"{address!r} is not an address of the whole world")


sys.addaudithook(_watch)

"""Protection against server-side request forgery: notifications cannot reach private networks.

People choose the targets of their notifications, and a name can resolve to another address at any time. So an address
is checked when the target is set, for a clear error message, and again when the socket connects, whichever library
opens it and after any redirect.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
PUBLIC_ONLY: ContextVar[bool] = ContextVar("public_only", default=False)
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")  # the allocated part of IPv6
# Separate threads: a silent name server must not block the threads that serve files and check passwords.
LOOK_UPS = ThreadPoolExecutor(4, "look-ups")
LOOK_UP_SECONDS = 5.0
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class PrivateAddress(OSError):
    """The address is not public."""


def is_public(address: str) -> bool:
    """Whether an address is public. An IPv4 address embedded in an IPv6 address is checked itself."""
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
        if found not in GLOBAL_UNICAST or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def is_public_host(host: str) -> bool:
    """Whether all addresses of a host are public. An unknown name is accepted, because nothing can connect to it; so is
    one whose name server does not answer in time, because every connection is checked again."""
    look_up = partial(socket.getaddrinfo, host, None, type=socket.SOCK_STREAM)
    try:
        looking = asyncio.get_running_loop().run_in_executor(LOOK_UPS, look_up)
        found = await asyncio.wait_for(looking, LOOK_UP_SECONDS)
    except (OSError, UnicodeError, ValueError, TimeoutError):
        return True
    return all(is_public(str(entry[4][0])) for entry in found)


def with_public_addresses_only(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function in this thread; connections to private addresses fail with PrivateAddress."""
    token = PUBLIC_ONLY.set(True)
    try:
        return work(*args, **kwargs)
    finally:
        PUBLIC_ONLY.reset(token)


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "socket.connect" and PUBLIC_ONLY.get():
        address = arguments[1]
        if not isinstance(address, tuple) or not is_public(str(address[0])):
            raise PrivateAddress(f"{address!r} is not a public address")


sys.addaudithook(_audit)

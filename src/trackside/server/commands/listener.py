"""The socket on which the server listens: its own, or one handed over by whoever starts it."""

from __future__ import annotations

import os
import socket

from trackside.core.edge.errors import TracksideError
from trackside.server.http.connections import BACKLOG

PORT = 8000
MAX_PORTS = 20  # ports tried in order, if none was given
HANDED_OVER = 3  # the first descriptor after standard input, output and error


class CannotListen(TracksideError):
    """No port is free; the message says which one was tried last."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the given port, or at 8000 or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else list(range(PORT, PORT + MAX_PORTS))
    for number in wanted:
        # asyncio turns off Nagle's algorithm, which delays answers by 40 ms, only if the protocol is given.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if number == wanted[-1]:
                raise CannotListen(f"cannot listen on {host}:{number}: {error.strerror or error}") from None
            continue
        listener.listen(BACKLOG)
        listener.set_inheritable(True)
        return listener
    raise CannotListen(f"no port of {host} is free")


def handed_over() -> socket.socket | None:
    """The socket of a service manager, as systemd hands it over (LISTEN_PID, LISTEN_FDS), if there is one.

    It stays open while the server is replaced by another, so that no connection is refused meanwhile.
    """
    for_process, number = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "")
    if for_process != str(os.getpid()):
        return None
    if number != "1":
        raise CannotListen(f"one socket is wanted, but {number or 'none'} were handed over")
    listener = socket.socket(fileno=HANDED_OVER)
    if listener.type != socket.SOCK_STREAM or not listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
        raise CannotListen("the socket that was handed over does not listen")
    return listener

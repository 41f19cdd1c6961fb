"""`trackside serve`: runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import Sequence
from importlib.util import find_spec

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from trackside.server.app import make_app
from trackside.server.commands.options import CannotRun, printable, settings_with_database
from trackside.server.context import Context, prepare_database
from trackside.server.http.address import Proxies
from trackside.server.http.connections import BACKLOG, Peers, raise_file_limit
from trackside.server.http.protocol import Limited, LimitedH11, Refusals
from trackside.server.http.security_headers import security_headers
from trackside.server.ops import logs
from trackside.server.settings import database_url

PORT = 8000
MAX_PORTS = 20  # ports tried in order, if none was given
# Seconds for which an idle connection stays open: longer than proxies and browsers keep one. If the server closed it
# first, a request that the client sends at that moment would be lost.
KEEP_ALIVE = 75


def serve(host: str = "127.0.0.1", port: int | None = None, database: str = "") -> int:
    """Serve on the given port, or on 8000 or the next free one. Prints the address."""
    settings = settings_with_database(database)
    url = database_url(settings.database)
    logs.set_up(os.environ.get("TRACKSIDE_LOG", "INFO").upper())
    try:
        secret = asyncio.run(prepare_database(url))
    except (SQLAlchemyError, OSError) as error:
        raise CannotRun(f"the database {printable(url)} cannot be opened: {error}") from None
    max_connections = raise_file_limit()
    listener = _listen(host, port)
    app = make_app(Context(settings, url, secret))
    _tune_garbage_collection()
    shown_host = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
    print(f"Trackside is at http://{shown_host}:{listener.getsockname()[1]}", flush=True)
    print(f"Database: {printable(url)}", flush=True)
    peers = Peers(max_connections, Proxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")))  # uvicorn's default
    config = uvicorn.Config(
        app,
        http=_protocol(peers, security_headers(settings.secure_cookies)),
        ws="none",
        backlog=BACKLOG,
        log_config=None,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=KEEP_ALIVE,
        server_header=False,
        access_log=False,
    )
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def _protocol(peers: Peers, headers: Sequence[tuple[bytes, bytes]]) -> type[Limited]:
    """The protocol of all connections of this process."""
    Limited.peers, Limited.refusals = peers, Refusals(headers)
    if find_spec("httptools") is None:
        return LimitedH11
    from trackside.server.http.httptools_protocol import LimitedHttpTools

    return LimitedHttpTools


def _tune_garbage_collection() -> None:
    """Objects that exist at start-up live for ever, and a move leaves little cyclic garbage: so collect rarely, so that
    collections do not delay requests. With a threshold of 10,000 instead of 50,000 they took a twentieth of the time of
    a move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 20)


def _listen(host: str, port: int | None) -> socket.socket:
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
                raise CannotRun(f"cannot listen on {host}:{number}: {error.strerror or error}") from None
            continue
        listener.listen(BACKLOG)
        listener.set_inheritable(True)
        return listener
    raise CannotRun(f"no port of {host} is free")

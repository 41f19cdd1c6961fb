"""`trackside serve`: runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from trackside.server.app import make_app
from trackside.server.commands.listener import handed_over, listen
from trackside.server.commands.options import CannotRun, printable, settings_with_database
from trackside.server.context import Context, prepare_database
from trackside.server.http.address import Proxies
from trackside.server.http.connections import BACKLOG, Peers, raise_file_limit
from trackside.server.http.protocol import Limited, LimitedH11, Refusals
from trackside.server.http.security_headers import security_headers
from trackside.server.ops import logs
from trackside.server.settings import database_url

# Seconds for which an idle connection stays open: longer than proxies and browsers keep one. If the server closed it
# first, a request that the client sends at that moment would be lost.
KEEP_ALIVE = 75


def serve(
    host: str = "127.0.0.1", port: int | None = None, database: str = "", tell: Callable[[str], None] | None = None
) -> int:
    """Serve on a socket that was handed over, or on the given port, or on 8000 or the next free one. Prints where.

    `tell` is called with the address when connections are accepted; they are answered a moment later.
    """
    settings = settings_with_database(database)
    url = database_url(settings.database)
    logs.set_up(os.environ.get("TRACKSIDE_LOG", "INFO").upper())
    try:
        secret = asyncio.run(prepare_database(url))
    except (SQLAlchemyError, OSError) as error:
        raise CannotRun(f"the database {printable(url)} cannot be opened: {error}") from None
    max_connections = raise_file_limit()
    listener = handed_over() or listen(host, port)
    app = make_app(Context(settings, url, secret))
    _tune_garbage_collection()
    shown_host = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
    address = f"http://{shown_host}:{listener.getsockname()[1]}"
    print(f"Trackside is at {address}", flush=True)
    print(f"Database: {printable(url)}", flush=True)
    if tell is not None:
        tell(address)
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

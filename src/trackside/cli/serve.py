"""trackside serve: run the web server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

HELP = "serve tables to browsers"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0 to be reachable from elsewhere")
    parser.add_argument("--port", type=int, metavar="N", help="8000, or the next free one")
    parser.add_argument("--database", default="", metavar="URL", help="a file or a URL (otherwise a file of yours)")


def run(arguments: Namespace) -> int:
    from trackside.server.commands.serve import serve

    return serve(arguments.host, arguments.port, arguments.database)

"""trackside serve: run the web server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

HELP = "run the web server"


def add(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="address to listen on; 0.0.0.0 for access from other machines",
    )
    parser.add_argument("--port", type=int, metavar="N", help="port (default: 8000, or the next free one)")
    parser.add_argument(
        "--database", default="", metavar="URL", help="a file or a URL (default: trackside.db in your data folder)"
    )


def run(arguments: Namespace) -> int:
    from trackside.server.commands.serve import serve

    return serve(arguments.host, arguments.port, arguments.database)

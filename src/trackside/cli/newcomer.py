"""trackside without a command: what somebody wants who has just installed it. Serves, and opens the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import ArgumentParser, Namespace

ADVICE = (
    "Stop with Ctrl+C. Your games stay where they are.",
    "In the terminal: trackside play ticket_to_ride_amsterdam --seats human,greedy",
    "All commands: trackside --help",
)


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--no-browser", action="store_true", help="without a command: serve, but open no browser")


def run(arguments: Namespace) -> int:
    from trackside.cli.arguments import spoken
    from trackside.locales.problems import said
    from trackside.server.commands.serve import serve

    def tell(address: str) -> None:
        for line in ADVICE:
            print(said(spoken(), line), flush=True)
        if not arguments.no_browser and has_display():
            webbrowser.open(address)

    os.environ.setdefault("TRACKSIDE_LOG", "WARNING")  # the lines above should stay in sight
    return serve(tell=tell)


def has_display() -> bool:
    """Whether a browser would open before the person who typed the command."""
    if "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

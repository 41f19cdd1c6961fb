"""Chooses the screen by the command's arguments."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trackside.cli.screen import Screen


def screen(arguments: Namespace) -> Screen:
    if arguments.plain:
        from trackside.cli.plain import PlainScreen

        return PlainScreen()
    from trackside.cli.screen import RichScreen

    return RichScreen()

"""Renders a position as text or as a picture, for the render modes of Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from trackside.core.position import Position
from trackside.panels.text import as_text

MODES = ["ansi", "human", "rgb_array"]
MARGIN = 10  # pixels
LINE = 12
INK, PAPER = (20, 20, 24), (250, 248, 242)
FRAMES = str.maketrans("─━│┃┌┐└┘├┤┬┴┼╭╮╰╯•·–—’", "--||+++++++++++++*.--'")


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render mode: {mode!r} is none of {', '.join(MODES)}")
    return mode


def render(p: Position, mode: str | None, seat: int | None) -> str | npt.NDArray[np.uint8] | None:
    """The table as a seat sees it, None for a spectator; the mode `human` prints it."""
    if mode is None:
        return None
    text = as_text(p.panels(seat))
    if mode == "ansi":
        return text
    if mode == "human":
        print(text)
        return None
    return picture(text)


def picture(text: str) -> npt.NDArray[np.uint8]:
    """The text in a plain typeface, a pixel array of rows, columns and three colours."""
    from PIL import Image, ImageDraw, ImageFont

    font: Any = ImageFont.load_default_imagefont()
    lines = [line.translate(FRAMES).encode("latin-1", "replace").decode("latin-1") for line in text.splitlines()]
    width = max((int(font.getlength(line)) for line in lines), default=0) + 2 * MARGIN
    image = Image.new("RGB", (width, LINE * len(lines) + 2 * MARGIN), PAPER)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + LINE * number), line, INK, font)
    return np.asarray(image, dtype=np.uint8)

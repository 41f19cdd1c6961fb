"""Panels: a view as titled tables and drawings, and how these become text or HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.exports import lazy

if TYPE_CHECKING:
    from trackside.panels.html import as_html
    from trackside.panels.panel import Panel
    from trackside.panels.text import as_text

__all__ = ["Panel", "as_html", "as_text"]

__getattr__ = lazy(__name__, {"Panel": "panel", "as_html": "html", "as_text": "text"})

"""Panels: a view as titled tables and drawings, and how these become text or HTML."""

from __future__ import annotations

from trackside.panels.panel import Panel

__all__ = ["Panel"]

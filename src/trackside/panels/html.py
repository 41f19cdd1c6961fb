"""Panels as HTML, for a notebook. No styles of our own: the page decides how tables look."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from trackside.panels.panel import Panel


def as_html(panels: Sequence[Panel], language: str, right_to_left: bool = False) -> str:
    """A section for each panel: its table, its drawing in a `pre`, its note.

    >>> from trackside.panels import Panel, as_html
    >>> print(as_html([Panel(title="Deck", note="6 cards")], language="en"))
    <div lang="en" dir="ltr">
    <section>
    <h4>Deck</h4>
    <p>6 cards</p>
    </section>
    </div>
    """
    parts = [f'<div lang="{escape(language)}" dir="{"rtl" if right_to_left else "ltr"}">']
    for panel in panels:
        if panel.rows or panel.picture or panel.note:
            parts += ["<section>", f"<h4>{escape(panel.title)}</h4>", *_inside(panel), "</section>"]
    return "\n".join([*parts, "</div>"])


def _inside(panel: Panel) -> list[str]:
    parts: list[str] = []
    if panel.picture:
        parts.append(f'<pre dir="ltr">{escape(chr(10).join(panel.picture))}</pre>')
        if panel.legend:
            parts.append(f"<p><small>{escape(panel.legend)}</small></p>")
    if panel.rows:
        parts.append("<table>")
        if panel.columns:
            parts.append(f"<thead>{_row('th', panel.columns)}</thead>")
        parts += ["<tbody>", *(_row("td", row) for row in panel.rows), "</tbody>", "</table>"]
    if panel.note:
        parts.append(f"<p>{escape(panel.note)}</p>")
    return parts


def _row(tag: str, cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

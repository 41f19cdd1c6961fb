"""The client's types of the views are those of the view structs."""

from __future__ import annotations

from pathlib import Path

import pytest

from trackside.games import ids
from trackside.games.view_types import FOLDER, files, game_file

WRITTEN = Path(__file__).parents[2] / FOLDER


def test_the_clients_view_types_are_current() -> None:
    """If not: `python -m trackside.games.view_types` in the project's folder."""
    assert {path.name: path.read_text(encoding="utf-8") for path in WRITTEN.glob("*.ts")} == files()


@pytest.mark.parametrize("id", ids())
def test_types_of_a_view_name_every_struct_once(id: str) -> None:
    names = [line.split()[2] for line in game_file(id).splitlines() if line.startswith("export interface")]
    assert len(names) == len(set(names))
    assert "Ask" in names

"""The examples of docs/research.md run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

for module, extra in (("gymnasium", "gym"), ("pettingzoo", "pettingzoo"), ("pyspiel", "openspiel")):
    pytest.importorskip(module, reason=f"{module} is not installed: pip install 'trackside[{extra}]'")

import trackside
from trackside.arena.bench_environments import encoded
from trackside.envs.encoding_table import table

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_page() -> None:
    found = doctest.testfile(str(DOCS / "research.md"), module_relative=False)
    assert found.attempted > 30
    assert found.failed == 0


@pytest.mark.parametrize("id", encoded(None))
def test_tables_of_encodings(id: str) -> None:
    """Each part has its line, with its place and its rule."""
    lines = table(id).splitlines()[2:]
    parts = trackside.game(id).encoding().parts
    assert len(lines) == len(parts)
    for line, part in zip(lines, parts, strict=True):
        assert line.startswith(f"| {part.name} | {part.offset} | ") and line.endswith(f" {part.rule} |")

"""trackside analyze: the analysis of a record in words and as JSON."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from trackside.analysis import Analysis
from trackside.core.edge.record import read

RECORD = Path(__file__).parents[1] / "records" / "ticket_to_ride_amsterdam" / "01-2-players.txt"


@pytest.fixture
def short(tmp_path: Path) -> Path:
    record = read(RECORD.read_text(encoding="utf-8"))
    record.lines, record.scores = record.lines[:8], None
    file = tmp_path / "short.txt"
    file.write_text(record.text(), encoding="utf-8")
    return file


@pytest.mark.parametrize("words", [[], ["--plain"], ["--lang", "fa"]])
def test_in_words(run, short, words):
    ran = run("analyze", short, "--playouts", "60", "--jobs", "1", *words)
    assert (ran.code, ran.err) == (0, "")
    assert "analysis-" not in ran.out
    assert ("%" in ran.out) or ("٪" in ran.out)


def test_for_programs(run, short):
    ran = run("analyze", short, "--playouts", "20", "--jobs", "1", "--seed", "3", "--json")
    found = msgspec.json.decode(ran.out, type=Analysis)
    assert (found.plies, found.seed) == (8, 3)
    assert [each.ply for each in found.decisions] == list(range(8))


def test_a_file_that_is_no_record(run, tmp_path):
    (tmp_path / "none.txt").write_text("nothing", encoding="utf-8")
    assert run("analyze", tmp_path / "none.txt").code == 2

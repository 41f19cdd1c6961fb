"""Datasets: records to Parquet and back, byte for byte."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install 'trackside[dataset]'")

import trackside
from trackside.core.edge.errors import BadRecord
from trackside.core.edge.record import read, replay
from trackside.envs.dataset import about_dataset, read_dataset, write_dataset
from trackside.envs.observer import Observer

RECORDS = Path(__file__).parent.parent / "records"


def some() -> list[Path]:
    """A finished game of each game."""
    return [sorted(folder.glob("*.txt"))[0] for folder in sorted(RECORDS.iterdir())]


def test_there_and_back(tmp_path: Path) -> None:
    records = [read(file.read_text()) for file in some()]
    records[0].lines[0].seconds, records[0].lines[0].comment = 1.5, "a first move"
    assert write_dataset(records, tmp_path / "games.parquet") == sum(len(record.lines) for record in records)
    again = read_dataset(tmp_path / "games.parquet")
    assert [record.text() for record in again] == [record.text() for record in records]


def test_what_a_row_says(tmp_path: Path) -> None:
    record = read(next(file for file in some() if "ticket" in str(file)).read_text())
    write_dataset([record], tmp_path / "one.parquet")
    rows = pq.read_table(tmp_path / "one.parquet").to_pylist()
    game = trackside.game(record.game, players=record.players, **record.options)
    head = about_dataset(tmp_path / "one.parquet")["records"][0]
    assert head["moves"] == len(game.moves) and head["encoding"]["parts"] == game.encoding().table()
    at = len(rows) // 2
    p = replay(record, at)
    row = rows[at]
    assert (row["ply"], row["seat"], row["move"]) == (at, p.seat, record.lines[at].text)
    assert row["legal"] == [int(move.id) for move in p.moves()] and row["action"] in row["legal"]
    cells = np.frombuffer(row["observation"], np.int8)
    assert np.array_equal(cells, Observer(game).observation(p, int(p.seat)))
    assert record.scores is not None and row["score"] == record.scores[row["seat"]]
    assert -1 <= row["outcome"] <= 1


def test_an_unfinished_game_has_no_outcome(tmp_path: Path) -> None:
    record = read(some()[0].read_text())
    del record.lines[5:]
    record.scores = None
    write_dataset([record], tmp_path / "short.parquet")
    assert {row["outcome"] for row in pq.read_table(tmp_path / "short.parquet").to_pylist()} == {None}


def test_another_table_is_refused(tmp_path: Path) -> None:
    import pyarrow as pa

    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(BadRecord, match="not a dataset"):
        read_dataset(tmp_path / "other.parquet")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from trackside.cli import main

    file, folder = str(tmp_path / "games.parquet"), tmp_path / "back"
    record = some()[-1]
    assert main(["dataset", "write", file, str(record)]) == 0
    assert main(["dataset", "read", file, str(folder)]) == 0
    assert "1 records" in capsys.readouterr().out
    assert (folder / "0001.txt").read_text() == record.read_text()

"""Records as tables of decisions in Parquet files, and back.

A file has a row for each move of each record. Everything else in a record is in the metadata of the file, so that the
records can be restored byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import trackside
from trackside.core.edge.errors import BadRecord
from trackside.core.edge.record import Line, Record, game_of, in_rules_of_today, next_position, opening_position, read
from trackside.core.game import Game
from trackside.envs.observer import Observer
from trackside.envs.rewards import Rewarding

FORMAT = 1
KEY = b"trackside"
SCHEMA = pa.schema(
    [
        ("record", pa.int32()),  # number of the record in the file
        ("ply", pa.int32()),
        ("seat", pa.int8()),  # who decided
        ("question", pa.dictionary(pa.int32(), pa.string())),
        ("move", pa.dictionary(pa.int32(), pa.string())),  # its notation
        ("action", pa.int32()),  # its number
        ("legal", pa.list_(pa.int32())),  # the numbers of the legal moves
        ("observation", pa.binary()),  # what the seat knew: int8 cells
        ("score", pa.int32()),  # of the seat at the end; null if the record is not of a finished game
        ("outcome", pa.float32()),  # from 1 for the first place to -1 for the last
        ("seconds", pa.float64()),  # as in the record
        ("comment", pa.string()),
    ]
)


def write_dataset(records: Iterable[Record], file: str | Path) -> int:
    """Write the decisions of the records; returns their number. An invalid record is refused."""
    heads: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    for number, record in enumerate(map(in_rules_of_today, records)):
        game = game_of(record)
        encoding = game.encoding()
        heads.append(
            {
                "record": headers_text(record),
                "encoding": {"version": encoding.version, "parts": encoding.table()},
                "moves": len(game.moves),
            }
        )
        rows.extend(decisions(game, record, number))
    about = {"format": FORMAT, "version": trackside.__version__, "records": heads}
    table = pa.Table.from_pylist(rows, SCHEMA.with_metadata({KEY: json.dumps(about).encode()}))
    pq.write_table(table, file, compression="zstd")
    return len(rows)


def decisions(game: Game[Any], record: Record, number: int) -> Iterator[dict[str, Any]]:
    observer = Observer(game)
    p = opening_position(game, record)
    rows: list[dict[str, Any]] = []
    for line in record.lines:
        if line.difference is not None:  # a move of earlier rules
            p = next_position(p, line)
            continue
        move = game.parse(line.text)
        assert p.asked is not None
        rows.append(
            {
                "record": number,
                "ply": int(p.ply),
                "seat": int(p.seat),
                "question": p.asked.name,
                "move": line.text,
                "action": int(move.id),
                "legal": observer.legal(p),
                "observation": observer.observation(p, int(p.seat)).tobytes(),
                "seconds": line.seconds,
                "comment": line.comment,
            }
        )
        p.play(move)
    if p.over:
        scores = [int(score.total()) for score in p.scores()]
        outcomes = Rewarding(game, "place").move_rewards(p)
        for row in rows:
            row["score"] = scores[row["seat"]]
            row["outcome"] = outcomes[row["seat"]]
    yield from rows


def headers_text(record: Record) -> str:
    """The record's text up to its moves."""
    return record.text().split("\n\n", 1)[0] + "\n"


def read_dataset(file: str | Path) -> list[Record]:
    """The records from which a file was made."""
    records = [read(head["record"]) for head in about_dataset(file)["records"]]
    table = pq.read_table(file, columns=["record", "move", "seconds", "comment"])
    for row in table.to_pylist():
        records[row["record"]].lines.append(Line(row["move"], row["seconds"], row["comment"]))
    return records


def about_dataset(file: str | Path) -> dict[str, Any]:
    """The headers of the records, and for each the parts of its encoding and the size of its catalogue."""
    metadata = pq.read_schema(file).metadata or {}
    if KEY not in metadata:
        raise BadRecord(f"{file}: not a dataset of Trackside")
    found: dict[str, Any] = json.loads(metadata[KEY])
    if found["format"] != FORMAT:
        raise BadRecord(f"{file}: a dataset of format {found['format']}; format {FORMAT} is needed")
    return found

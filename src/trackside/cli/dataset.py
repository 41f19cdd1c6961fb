"""trackside dataset: convert records to a table of decisions, and back."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

HELP = "write records as a Parquet table of decisions, or read them from one"


def add(parser: ArgumentParser) -> None:
    ways = parser.add_subparsers(dest="way", required=True, metavar="WAY")
    writing = ways.add_parser("write", help="write records to a table")
    writing.add_argument("file", metavar="FILE", help="the Parquet file to write")
    writing.add_argument("records", nargs="+", metavar="RECORD", help="record files")
    reading = ways.add_parser("read", help="read records from a table")
    reading.add_argument("file", metavar="FILE", help="the Parquet file")
    reading.add_argument("folder", metavar="FOLDER", help="the folder for the records: 0001.txt and so on")


def run(arguments: Namespace) -> int:
    from importlib.util import find_spec
    from pathlib import Path

    from trackside.cli import FINE
    from trackside.cli.records import load
    from trackside.core.edge.errors import TracksideError

    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise TracksideError("datasets need the extra: pip install 'trackside[dataset]'")
    from trackside.envs.dataset import read_dataset, write_dataset

    if arguments.way == "write":
        decisions = write_dataset([load(file) for file in arguments.records], arguments.file)
        print(f"{arguments.file}: {len(arguments.records)} records, {decisions} decisions")
        return FINE
    folder = Path(arguments.folder)
    folder.mkdir(parents=True, exist_ok=True)
    records = read_dataset(arguments.file)
    for number, record in enumerate(records, start=1):
        (folder / f"{number:04}.txt").write_text(record.text(), encoding="utf-8")
    print(f"{folder}: {len(records)} records")
    return FINE

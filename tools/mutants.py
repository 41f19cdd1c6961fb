"""Plant small faults in the rules of a game, one at a time, and print those that no test of the game finds.

    make mutants GAME=steam N=50
    .venv/bin/python tools/mutants.py steam --count 50 --seed 7

A fault is another comparison, sign, number, `and` for `or`, a missing `not`, or the other truth returned, in a random
place of `games/<id>/rules/`. Each is planted in a copy of the sources, on the pure engine, and the tests of the game,
the records and the random runner are run until one fails; a run that takes too long counts as found. Whoever reads the
result judges each fault that lives: some change nothing that anybody can see.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
COPIED = ("src", "tests", "pyproject.toml")
LEFT_OUT = (
    "box.py",
    "resample.py",
    "resample_cards.py",
    "resample_contracts.py",
)  # figures, and what random worlds test
SECONDS = 600
COMPARISONS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
SIGNS = {"+": "-", "-": "+", "*": "+", "//": "*"}
WORDS = {"and": "or", "or": "and"}


class Fault(NamedTuple):
    kind: str
    path: Path
    line: int  # from 1
    start: int  # in bytes, as Python's parser counts
    end: int
    new: str

    def planted(self, source: str) -> str:
        lines = source.split("\n")
        line = lines[self.line - 1].encode()
        lines[self.line - 1] = (line[: self.start] + self.new.encode() + line[self.end :]).decode()
        return "\n".join(lines)


def faults_in(path: Path, source: str) -> Iterator[Fault]:
    lines = [line.encode() for line in source.split("\n")]

    def between(kind: str, left: ast.expr, right: ast.expr, words: dict[str, str]) -> Iterator[Fault]:
        """The operator between two operands, if all stand on one line."""
        if left.end_lineno != right.lineno or left.end_col_offset is None:
            return
        text = lines[right.lineno - 1][left.end_col_offset : right.col_offset].decode()
        word = text.strip("() ")
        if word in words:
            start = left.end_col_offset + text.index(word)
            yield Fault(kind, path, right.lineno, start, start + len(word), words[word])

    tree = ast.parse(source)
    in_text = {each for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if node in in_text:
            continue  # before Python 3.12, places inside an f-string are not those of the source
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from between("comparison", node.left, node.comparators[0], COMPARISONS)
        elif isinstance(node, ast.BinOp):
            yield from between("sign", node.left, node.right, SIGNS)
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from between("and/or", left, right, WORDS)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Fault("not", path, node.lineno, node.col_offset, node.col_offset + len("not "), "")
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.end_col_offset is not None:
            if lines[node.lineno - 1][node.col_offset : node.end_col_offset].isdigit():
                yield Fault("number", path, node.lineno, node.col_offset, node.end_col_offset, str(node.value + 1))
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and type(node.value.value) is bool:
            value = node.value
            assert value.end_col_offset is not None
            yield Fault("truth", path, value.lineno, value.col_offset, value.end_col_offset, str(not value.value))


def sample(game: str, count: int, seed: int) -> list[Fault]:
    rules = ROOT / "src" / "trackside" / "games" / game / "rules"
    if not rules.is_dir():
        raise SystemExit(f"there is no game {game}")
    every: list[Fault] = []
    for path in sorted(rules.glob("*.py")):
        if path.name not in LEFT_OUT:
            every += faults_in(path.relative_to(ROOT), path.read_text())
    print(f"{game}: {min(count, len(every))} of {len(every)} possible faults, seed {seed}", flush=True)
    return random.Random(seed).sample(every, min(count, len(every)))


def is_found(place: Path, game: str) -> bool:
    """Whether a test fails in this copy of the sources."""
    tests = [f"tests/games/{game}", "tests/test_records.py", "tests/test_random_runner.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:schemathesis", *tests]
    environment = os.environ | {"TRACKSIDE_PURE": "1", "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run([*command, "-k", game], cwd=place, env=environment, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Plant faults in the rules of a game and print those no test finds.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked = parser.parse_args()
    chosen = sample(asked.game, asked.count, asked.seed)
    alive = 0
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, place / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy(source, place / name)
        if is_found(place, asked.game):
            raise SystemExit("the tests fail without any fault")
        for fault in chosen:
            file = place / fault.path
            source_text = file.read_text()
            planted = fault.planted(source_text)
            file.write_text(planted)
            found = is_found(place, asked.game)
            file.write_text(source_text)
            if not found:
                alive += 1
                old, new = (text.split("\n")[fault.line - 1].strip() for text in (source_text, planted))
                print(f"alive: {fault.kind} {fault.path}:{fault.line}\n   - {old}\n   + {new}", flush=True)
    print(f"{len(chosen)} planted, {len(chosen) - alive} found")
    return 0


if __name__ == "__main__":
    sys.exit(main())

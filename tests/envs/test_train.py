"""examples/train: the training runs, stops and goes on, and what it writes plays in NumPy on the arena."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train"


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: pip install 'trackside[train]'")
def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "small"
    command = [sys.executable, "train.py", "--minutes", "0.01", "--lanes", "16", "--width", "16", "--games", "2"]
    for _ in range(2):
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [*command, "--out", str(out)], cwd=EXAMPLE, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    with out.with_suffix(".csv").open() as file:
        minutes = [float(row["minutes"]) for row in csv.DictReader(file)]
    assert len(minutes) == 4 and minutes == sorted(minutes) and minutes[-1] >= 0.02
    assert out.with_suffix(".svg").read_text().startswith("<svg")

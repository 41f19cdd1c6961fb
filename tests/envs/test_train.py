"""examples/train: the training runs, stops and continues, and its network plays matches without PyTorch."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "train"
AMSTERDAM = "ticket_to_ride_amsterdam"


def run(*command: str, **more: str) -> str:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | more
    done = subprocess.run([sys.executable, *command], cwd=EXAMPLE, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(
    find_spec("torch") is None, reason="PyTorch is not installed: `make test-train` installs it and runs this test"
)
def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "small"
    small = ["--lanes", "2:8,4:4", "--widths", "16", "8", "--games", "2", "--out", str(out)]
    for minutes in ("0.01", "0.02"):
        run("train.py", "--minutes", minutes, *small)
    with out.with_suffix(".csv").open() as file:
        seen = [float(row["minutes"]) for row in csv.DictReader(file)]
    assert len(seen) >= 3 and seen == sorted(seen) and seen[-1] >= 0.02
    assert out.with_suffix(".svg").read_text().startswith("<svg")
    match = ["-m", "trackside", "match", AMSTERDAM, "--players", "learned,random", "--games", "2", "--json"]
    assert '"player":"learned"' in run(*match, TRACKSIDE_NETWORK=str(out.with_suffix(".net"))).replace(" ", "")


def test_the_picture_of_the_curve_is_that_of_the_log(tmp_path: Path) -> None:
    """docs/pictures/learned.csv was logged while the shipped network learned."""
    pictures = ROOT / "docs" / "pictures"
    run("curve.py", str(pictures / "learned.csv"), str(tmp_path / "curve.svg"))
    assert (tmp_path / "curve.svg").read_text() == (pictures / "learned.svg").read_text()

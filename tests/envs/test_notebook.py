"""The notebook runs from its first cell to its last."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="NumPy is not installed: pip install numpy")

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "examples" / "trackside.ipynb"


def test_it_runs() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "TRACKSIDE_NOTEBOOK_SECONDS": "2"}
    command = [sys.executable, str(ROOT / "tools" / "notebook.py"), str(NOTEBOOK), "--check"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_it_is_stored_with_its_outputs() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert [cell["cell_type"] for cell in cells].count("code") >= 6
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    assert not any(output["output_type"] == "error" for output in outputs)
    assert any("image/svg+xml" in output.get("data", {}) for output in outputs)

"""Ctrl-C ends a simulation at once and cleanly, with exit code 130 and without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

GAME = "ticket_to_ride_amsterdam"


@pytest.fixture(params=["1", "2"], ids=["alone", "with a pool"])
def simulation(request, interruptible, tmp_path: Path):
    """A long simulation that has played its first games."""
    words = ["simulate", GAME, "--games", "100000", "--records", str(tmp_path), "--jobs", request.param]
    process = interruptible(*words)
    while not any(tmp_path.iterdir()):
        assert process.poll() is None
        time.sleep(0.05)
    return process


def test_ctrl_c(simulation):
    os.killpg(simulation.pid, signal.SIGINT)
    out, err = simulation.communicate(timeout=20)
    assert simulation.returncode == 130
    assert (out, err.strip()) == ("", "")


def test_a_worker_that_is_killed_ends_the_simulation(simulation):
    if simulation.args[-1] == "1":
        pytest.skip("there are no workers")
    workers = subprocess.run(["pgrep", "-P", str(simulation.pid)], capture_output=True, text=True).stdout.split()
    os.kill(int(workers[0]), signal.SIGKILL)
    out, err = simulation.communicate(timeout=20)
    assert (simulation.returncode, out) == (2, "")
    assert err.count("\n") == 1

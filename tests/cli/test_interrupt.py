"""Ctrl-C ends a simulation at once, whole, with 130 and without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

GAME = "ticket_to_ride_amsterdam"


@pytest.fixture(params=["1", "2"], ids=["alone", "with a pool"])
def simulation(request):
    words = ["simulate", GAME, "--seats", "greedy,greedy", "--games", "100000", "--jobs", request.param]
    process = subprocess.Popen(
        [sys.executable, "-m", "trackside.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    yield process
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def test_ctrl_c(simulation):
    time.sleep(1.5)
    os.killpg(simulation.pid, signal.SIGINT)
    out, err = simulation.communicate(timeout=20)
    assert simulation.returncode == 130
    assert (out, err.strip()) == ("", "")


def test_a_worker_that_is_killed_ends_the_simulation(simulation):
    if simulation.args[-1] == "1":
        pytest.skip("there are no workers")
    time.sleep(1.5)
    workers = subprocess.run(["pgrep", "-P", str(simulation.pid)], capture_output=True, text=True).stdout.split()
    os.kill(int(workers[0]), signal.SIGKILL)
    out, err = simulation.communicate(timeout=20)
    assert (simulation.returncode, out) == (2, "")
    assert err.count("\n") == 1

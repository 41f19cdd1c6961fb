"""The campaign itself: the next task, resuming, the report and the command."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

from trackside.campaign.mutation import mutated_body, mutated_record
from trackside.campaign.run import Campaign, run_campaign
from trackside.campaign.schedule import SEEDS, Schedule
from trackside.campaign.state import FILE, NoCampaign
from trackside.campaign.tally import Outcome, Tally
from trackside.campaign.task import KINDS, UnknownTask, read_task
from trackside.cli import main

SMALL = 5  # tasks in a campaign of the tests


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Checks of one kind only, which finds something in its third task; the seeds of the tasks."""
    done: list[int] = []

    def run(seed: int, size: int, tally: Tally) -> None:
        done.append(seed)
        tally.count("races", size)
        tally.need(seed % SEEDS != 2, "two <winners>")
        if len(done) % SMALL == 0:
            raise KeyboardInterrupt

    monkeypatch.setitem(KINDS, "races", SimpleNamespace(COUNTED="races", SIZE=10, PER_HOUR=100, run=run))
    return done


def test_the_kind_that_is_furthest_behind_is_next() -> None:
    kinds = ("games", "races", "inputs", "kills")
    schedule = Schedule(kinds, 3)
    assert {schedule.next_task().kind for _ in kinds} == set(kinds)  # while none is finished
    schedule = Schedule(kinds, 3)
    begun: Counter[str] = Counter()
    for _ in range(400):
        task = schedule.next_task()
        begun[task.kind] += 1
        assert task.seed == SEEDS * 3 + begun[task.kind] - 1
        schedule.finish(Outcome(task.kind, task.seed, {KINDS[task.kind].COUNTED: task.size}, [], 1.0))
    shares = [begun[kind] * KINDS[kind].SIZE / KINDS[kind].PER_HOUR for kind in kinds]
    assert max(shares) < 1.5 * min(shares)


def test_an_interrupted_campaign_is_resumed(tmp_path: Path, seeds: list[int]) -> None:
    campaign = Campaign(seconds=3600, folder=str(tmp_path), seed=7, kinds=("races",), jobs=1)
    with pytest.raises(KeyboardInterrupt):
        run_campaign(campaign)
    with pytest.raises(NoCampaign):
        run_campaign(campaign)
    with (tmp_path / FILE).open("ab") as file:
        file.write(b'{"kind": "ra')  # cut by a power failure
    with pytest.raises(KeyboardInterrupt):
        run_campaign(Campaign(seconds=3600, folder=str(tmp_path), seed=7, kinds=("races",), jobs=1, resume=True))
    assert [seed - 7 * SEEDS for seed in seeds] == [0, 1, 2, 3, 4, 4, 5, 6, 7, 8]  # 4 was under way
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["counts"] == {"races": 80}
    assert [(each["task"], each["text"]) for each in report["findings"]] == [
        (f"races:{7 * SEEDS + 2}", "two <winners>")
    ]
    page = (tmp_path / "report.html").read_text()
    assert f"trackside campaign --repeat races:{7 * SEEDS + 2}" in page and "two &lt;winners&gt;" in page
    assert "http" not in page.replace("http-equiv", "")


def test_a_finding_makes_the_exit_code_1(tmp_path: Path, seeds: list[int], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "--repeat", "races:1"]) == 0
    assert main(["campaign", "--repeat", "races:2"]) == 1
    assert "two <winners>" in capsys.readouterr().err
    assert main(["campaign", "--repeat", "dances:2"]) == main(["campaign", "--for", "soon"]) == 2
    command = ["campaign", "--for", "0s", "--only", "races", "--report", str(tmp_path)]
    assert main(command) == 0 and "0 findings" in capsys.readouterr().out
    assert main([*command, "--resume", "--seed", "1"]) == 2


def test_a_piece_is_read_by_its_name() -> None:
    assert str(read_task("kills:12")) == "kills:12"
    for bad in ("kills", "kills:", "kills:x", ":1", "kills:-1"):
        with pytest.raises(UnknownTask):
            read_task(bad)


def test_the_same_seed_mutates_in_the_same_way() -> None:
    body = {"ply": 1, "moves": ["draw"]}
    text = "trackside: 1\ngame: steam\n\nbid 1\npass"
    one, other = random.Random(1), random.Random(1)
    for _ in range(300):
        assert mutated_body(body, one) == mutated_body(body, other)
        assert mutated_record(text, [text], one) == mutated_record(text, [text], other)

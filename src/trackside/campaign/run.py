"""Runs a campaign: tasks of all kinds, in processes or on a cluster, until the time is up."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from trackside.arena.cluster import Spread
from trackside.arena.pool import in_processes
from trackside.campaign import engines, report, state
from trackside.campaign.report import Report, make_report
from trackside.campaign.schedule import Schedule
from trackside.campaign.tally import Outcome
from trackside.campaign.task import KINDS, UnknownTask, carry_out
from trackside.core.edge.errors import BadOption

WRITTEN = 60.0  # seconds between two reports


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """What to do, for how long, and where the report goes."""

    seconds: float
    folder: str
    seed: int = 0
    kinds: tuple[str, ...] = tuple(KINDS)
    jobs: int | None = None
    resume: bool = False


def run_campaign(
    campaign: Campaign, spread: Spread = in_processes, watch: Callable[[Outcome], object] = lambda outcome: None
) -> Report:
    """Do tasks until the time is up; those that are under way then are finished. `watch` is told of each."""
    if campaign.jobs is not None and campaign.jobs < 1:
        raise BadOption("at least one job is needed")
    kinds, left_out = choose_kinds(campaign.kinds)
    folder = Path(campaign.folder)
    kept = state.open_state(folder, campaign.seed, campaign.resume)
    started, before = time.monotonic(), kept.seconds
    written = started

    def elapsed() -> float:
        return before + time.monotonic() - started

    def write() -> Report:
        made = make_report(campaign.seed, elapsed(), kept.outcomes, left_out)
        report.write(made, folder)
        return made

    schedule = Schedule(kinds, campaign.seed, kept.outcomes)
    tasks = schedule.tasks(lambda: elapsed() < campaign.seconds)
    try:
        for outcome in spread(carry_out, tasks, campaign.jobs or os.cpu_count() or 1):
            timed = msgspec.structs.replace(outcome, at=round(elapsed(), 1))
            schedule.finish(timed)
            kept.add(timed)
            watch(timed)
            if time.monotonic() - written > WRITTEN:
                written = time.monotonic()
                write()
    finally:
        last = write()
    return last


def choose_kinds(wanted: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """The kinds that can run here, and why the others cannot."""
    unknown = [kind for kind in wanted if kind not in KINDS]
    if unknown or not wanted:
        raise UnknownTask(f"there is no check {', '.join(unknown)!r}; checks are {', '.join(KINDS)}")
    left_out = {kind: why for kind, why in [("engines", engines.why_not())] if kind in wanted and why is not None}
    if len(left_out) == len(wanted):
        raise UnknownTask("; ".join(f"{kind}: {why}" for kind, why in left_out.items()))
    return [kind for kind in wanted if kind not in left_out], left_out

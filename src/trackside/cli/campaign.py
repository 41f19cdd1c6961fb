"""trackside campaign: check the engine and real servers for a given time."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from trackside.core.edge.errors import BadOption

if TYPE_CHECKING:
    from trackside.campaign.report import Report
    from trackside.campaign.run import Campaign
    from trackside.campaign.tally import Outcome

HELP = "check the engine and real servers: random games, hidden information, kills, races, bad input"
UNITS = {"s": 1, "m": 60, "h": 3600}


def add(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--for", dest="duration", default="60m", metavar="TIME", help="how long: 90s, 60m, 2h (default: 60m)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed gives the same tasks")
    where = "write report.html, report.json and the state there (campaign)"
    parser.add_argument("--report", default="campaign", metavar="DIR", help=where)
    parser.add_argument(
        "--only", metavar="KIND,KIND", help="kinds of checks: games, referee, engines, worlds, kills, races, inputs"
    )
    parser.add_argument("--jobs", type=int, metavar="K", help="number of processes (default: one for each core)")
    parser.add_argument("--resume", action="store_true", help="continue the campaign in DIR")
    parser.add_argument("--cluster", metavar="ADDRESS", help="run on a Ray cluster: its address, or `local`")
    parser.add_argument("--repeat", metavar="KIND:SEED", help="repeat one task")


def run(arguments: Namespace) -> int:
    return repeat(arguments.repeat) if arguments.repeat else begin(arguments)


def repeat(name: str) -> int:
    """Run one task and print its findings."""
    from trackside.campaign.report import figures
    from trackside.campaign.task import carry_out, read_task

    outcome = carry_out(read_task(name))
    print(f"{outcome.name}: {figures(outcome.counts)}")
    complain(outcome)
    return 1 if outcome.findings else 0


def begin(arguments: Namespace) -> int:
    from trackside.campaign.run import Campaign
    from trackside.campaign.task import KINDS

    campaign = Campaign(
        seconds=seconds(arguments.duration),
        folder=arguments.report,
        seed=arguments.seed,
        kinds=tuple(arguments.only.split(",")) if arguments.only else tuple(KINDS),
        jobs=arguments.jobs,
        resume=arguments.resume,
    )
    report = run_where(campaign, arguments.cluster)
    show(report, campaign)
    return 1 if report.findings else 0


def run_where(campaign: Campaign, cluster: str | None) -> Report:
    from trackside.campaign.run import run_campaign

    if cluster is None:
        return run_campaign(campaign, watch=complain)
    from trackside.arena.cluster import on_cluster

    with on_cluster(cluster) as spread:
        return run_campaign(campaign, spread, complain)


def seconds(text: str) -> float:
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh])", text)
    if found is None:
        raise BadOption(f"--for {text}: write 90s, 60m or 2h")
    return float(found[1]) * UNITS[found[2]]


def complain(outcome: Outcome) -> None:
    """Print the findings of a task on standard error as soon as it is done."""
    for finding in outcome.findings:
        print(f"{outcome.name}: {finding}", file=sys.stderr, flush=True)


def show(report: Report, campaign: Campaign) -> None:
    from trackside.campaign.report import TITLES, duration, figures

    for kind, its in report.kinds.items():
        print(f"{TITLES[kind]}: {figures(its.counts)} ({its.tasks} tasks, {duration(its.seconds)})")
    for kind, why in report.left_out.items():
        print(f"{TITLES[kind]}: skipped, {why}")
    print(f"{len(report.findings)} findings in {duration(report.seconds)}: {campaign.folder}/report.html")

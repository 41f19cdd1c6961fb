"""The report of a campaign: JSON for programs, and one HTML page that needs no network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

import msgspec

import trackside
from trackside import engine
from trackside.arena.report import page, section, table
from trackside.campaign.tally import Outcome
from trackside.campaign.task import KINDS
from trackside.locales import words

TITLES = {
    "games": "Random games, audited at their ends",
    "referee": "Random games under the referee",
    "engines": "The compiled engine against the sources",
    "worlds": "Worlds that are alike to a viewer, compared byte by byte",
    "kills": "kill -9 under traffic",
    "races": "Races on one table",
    "inputs": "Bad bodies, paths, headers and records",
    "connections": "Hostile connections",
}


class KindReport(msgspec.Struct, frozen=True):
    tasks: int
    seconds: float
    counts: dict[str, int]


class FindingReport(msgspec.Struct, frozen=True):
    task: str
    repeat: str  # the command that does the task again
    text: str


class Report(msgspec.Struct, frozen=True):
    seed: int
    version: str
    engine: str
    seconds: float
    counts: dict[str, int]
    kinds: dict[str, KindReport]
    findings: list[FindingReport]
    left_out: dict[str, str]  # kinds that could not run here, and why


def make_report(seed: int, seconds: float, outcomes: Sequence[Outcome], left_out: Mapping[str, str]) -> Report:
    """The figures of all finished tasks."""
    total: Counter[str] = Counter()
    kinds: dict[str, KindReport] = {}
    for kind in KINDS:
        its = [outcome for outcome in outcomes if outcome.kind == kind]
        counts: Counter[str] = Counter()
        for outcome in its:
            counts.update(outcome.counts)
        total.update(counts)
        if its:
            kinds[kind] = KindReport(len(its), round(sum(each.seconds for each in its), 1), dict(counts))
    findings = [
        FindingReport(outcome.name, f"trackside campaign --repeat {outcome.name}", text)
        for outcome in outcomes
        for text in outcome.findings
    ]
    return Report(
        seed=seed,
        version=trackside.__version__,
        engine=engine.describe(),
        seconds=round(seconds, 1),
        counts=dict(total),
        kinds=kinds,
        findings=findings,
        left_out=dict(left_out),
    )


def write(report: Report, folder: Path) -> None:
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    (folder / "report.html").write_text(html(report), encoding="utf-8")


def html(report: Report) -> str:
    number = len(report.findings)
    verdict = "Nothing was found." if not number else f"{number} finding{'s' if number > 1 else ''}."
    facts = f"Trackside {report.version}, {report.engine} engine, seed {report.seed}, {duration(report.seconds)}."
    rows = [
        [TITLES[kind], str(its.tasks), duration(its.seconds), figures(its.counts)] for kind, its in report.kinds.items()
    ]
    found = [f"<h3><code>{escape(each.repeat)}</code></h3><pre>{escape(each.text)}</pre>" for each in report.findings]
    missing = [f"{escape(TITLES[kind])}: {escape(why)}" for kind, why in report.left_out.items()]
    body = [
        "<h1>Campaign</h1>",
        f"<p>{escape(facts)} {verdict}</p>",
        table(["check", "tasks", "time of all processes", "done"], rows),
        section("Findings", "<style>pre { white-space: pre-wrap; }</style>" + "".join(found)) if found else "",
        section("Left out", "".join(f"<p>{line}</p>" for line in missing)) if missing else "",
    ]
    return page("Trackside: campaign", body, words("en"))


def figures(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{what} {number:,}" for what, number in counts.items())


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"

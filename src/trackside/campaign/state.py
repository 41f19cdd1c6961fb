"""The state of a campaign: one line for each finished task, so that it can be resumed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from trackside.campaign.tally import Outcome
from trackside.core.edge.errors import TracksideError

FILE = "state.jsonl"


class NoCampaign(TracksideError):
    """The folder has a campaign already, or another one."""


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    seed: int


class State:
    """Keeps every outcome in a file."""

    def __init__(self, file: Path, head: Head, outcomes: Sequence[Outcome]) -> None:
        self.file = file
        self.head = head
        self.outcomes = list(outcomes)

    @property
    def seconds(self) -> float:
        """For how long it has run."""
        return max((outcome.at for outcome in self.outcomes), default=0.0)

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")


def open_state(folder: Path, seed: int, resume: bool) -> State:
    """The state in a folder: a new one, or with `resume` the one that is there."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    if file.exists() and not resume:
        raise NoCampaign(f"{folder} has a campaign already: go on with --resume, or choose another folder")
    if not file.exists():
        file.write_bytes(msgspec.json.encode(Head(seed)) + b"\n")
    first, *rest = file.read_bytes().splitlines(keepends=True)
    head = msgspec.json.decode(first, type=Head)
    if head.seed != seed:
        raise NoCampaign(f"the campaign in {folder} has seed {head.seed}, not {seed}")
    whole = [line for line in rest if line.endswith(b"\n")]  # the last one may have been cut
    if len(whole) < len(rest):
        file.write_bytes(first + b"".join(whole))
    return State(file, head, [msgspec.json.decode(line, type=Outcome) for line in whole])

"""Versions of the environments: what each stands for, so that results under the same name can be compared.

A game's number increases when its rules, its encoding or the opponents of the registered environment change so that an
old policy would see or meet something else: docs/research.md.
"""

from __future__ import annotations

from typing import NamedTuple

OPPONENT = "greedy@0.1"  # of the registered environments; a version that is kept


class Version(NamedTuple):
    number: int  # of the environment
    rules: int
    encoding: int
    opponent: str


VERSIONS = {
    "great_western_trail": Version(0, 2, 1, OPPONENT),
    "isle_of_trains": Version(0, 4, 1, OPPONENT),
    "steam": Version(0, 2, 1, OPPONENT),
    "ticket_to_ride_amsterdam": Version(0, 1, 1, OPPONENT),
}


def version(game: str) -> int:
    """The number of a game's environments; 0 for a game that has none here."""
    return VERSIONS[game].number if game in VERSIONS else 0

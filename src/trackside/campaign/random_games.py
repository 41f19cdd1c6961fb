"""Random games of every game, number of players and option inside the engine, audited at their ends.

One game of 128 is played move by move and audited on its way, as in `trackside simulate`.
"""

from __future__ import annotations

from trackside.arena.simulation import RANDOM, Plan, play_batch
from trackside.campaign.game_choice import variant_of
from trackside.campaign.tally import Tally

COUNTED = "games"
SIZE = 1_000
PER_HOUR = 700_000


def run(seed: int, size: int, tally: Tally) -> None:
    variant = variant_of(seed)
    plan = Plan(variant.id, (RANDOM,) * variant.players, size, dict(variant.options))
    for outcome in play_batch(plan, range(seed * SIZE, seed * SIZE + size)).outcomes:
        tally.count("games")
        tally.count("moves", outcome.decisions)
        for fault in outcome.faults:
            tally.find(f"{variant}, seed {outcome.seed}: {fault}")
        if not outcome.faults:
            tally.need(bool(outcome.places), f"{variant}, seed {outcome.seed}: the game has no places")

"""Random games continue until everything in a game has been used: moves, questions, events, components.

A game may say in its `audit.py` which things of the box must turn up, and which of them a move used:

    wanted() -> set[str]          all of them: ids of cards, tiles, buildings, cities ...
    seen(p, move) -> set[str]     those that this move, which led to this position, used

Kinds of moves come from the catalogue, questions (ask-...) and events (event-...) from the English words. Where random
games hardly ever get, they begin: scenes/<id>.yaml is a list of situations near rare things.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

import trackside
from trackside.core.arrays import COMPILED
from trackside.core.journal import Journal
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import about, ids, usual
from trackside.locales import message_ids, words
from trackside.referee.choosing import STYLES, Choose, chooser
from trackside.referee.variants import any_variant, variants

MOST_GAMES = 3000
GAMES_OF_A_SCENE = 40


class Runner:
    def __init__(self, id: str) -> None:
        self.id = id
        self.say = words("en", id)
        self.readers = [self.say.seated((), seat) for seat in range(about(id).seats[1])]
        self.played = Counter[str]()
        self.seen = usual(id).adapter.seen
        self.missing = {f"box {thing}" for thing in usual(id).adapter.wanted()}
        self.missing |= {f"move {move.kind}" for variant in variants(id) for move in variant.game().moves}
        for message in message_ids("en", id):
            group, _, name = message.partition("-")
            if group in ("ask", "event"):
                self.missing.add(f"{group} {name}")

    def game(self, number: int) -> None:
        """One game with any options, by turns in each way of choosing."""
        chance = Rng(number)
        game = any_variant(self.id, chance).game()
        self.play(game.start(number), chooser(STYLES[number % len(STYLES)], chance, self.played))

    def scene(self, situation: dict[str, Any], number: int) -> None:
        """A game that begins in the middle, with the default options or those that the scene names."""
        rest = dict(situation)
        game = trackside.game(self.id, players=len(rest["seats"]), **rest.pop("options", {}))
        self.play(game.arrange(rest), chooser("rare", Rng(number), self.played))

    def play(self, p: Position, choose: Choose) -> None:
        p.journal = Journal()
        while p.asked is not None:
            self.missing.discard(f"ask {p.asked.name}")
            move = choose(p, p.moves())
            p.play(move)
            self.missing.discard(f"move {move.kind}")
            self.missing -= {f"box {thing}" for thing in self.seen(p, move)}
        for event in p.journal.events:
            self.missing.discard(f"event {event.kind}")
            seat = int(event.seat)
            for say in (self.say, *self.readers[seat : seat + 1]):
                say.event(event.seen_by(seat))


def scenes(id: str) -> list[dict[str, Any]]:
    """Situations in which rare things are near: scenes/<id>.yaml, if there is one."""
    file = Path(__file__).parent / "scenes" / f"{id}.yaml"
    found: list[dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8")) if file.is_file() else []
    return found


@pytest.mark.skipif(not COMPILED, reason="takes too long on the pure engine")
@pytest.mark.parametrize("id", ids())
def test_random_games_use_everything_of_the_box(id: str) -> None:
    runner = Runner(id)
    for situation in scenes(id):
        for number in range(GAMES_OF_A_SCENE):
            runner.scene(situation, number)
    for number in range(MOST_GAMES):
        runner.game(number)
        if not runner.missing:
            return
    pytest.fail(f"never used in {MOST_GAMES} games of {id}: {', '.join(sorted(runner.missing))}")

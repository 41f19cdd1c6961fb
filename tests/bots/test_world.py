"""A world tells a bot what its seat may know, as the true position does, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import trackside
from trackside.bots import Sight, make
from trackside.bots.world import World, sight_of, world_of
from trackside.core.rng import Rng
from trackside.games import about, ids

GAMES = 2
EVERY = 9  # plies


def sent(world: World) -> World:
    """As it arrives in another process."""
    return msgspec.json.decode(msgspec.json.encode(world), type=World)


@pytest.mark.parametrize("id", ids())
def test_a_bot_decides_the_same_by_a_world(id: str) -> None:
    for seed in range(GAMES):
        players = about(id).seats[seed % 2]
        p, rng, plies = trackside.game(id, players=players).start(seed), Rng(seed), 0
        while not p.over and plies < 250:
            if plies % EVERY == 0:
                true, told = Sight(p), sight_of(sent(world_of(p, key=plies)))
                assert (told.seat, told.ply, told.horizon) == (true.seat, true.ply, true.horizon)
                assert told.view == true.view and told.moves == true.moves
                key = true.chance(seed=3)
                assert told.world(told.chance(seed=3)).situation() == true.world(key).situation()
                for level in ("random", "greedy", "calm"):
                    assert make(level, 5).choose(told) == make(level, 5).choose(true), (seed, plies, level)
            legal = p.moves()
            p.play(legal[rng.below(len(legal))].text)
            plies += 1


def hidden(p: Any) -> list[Any]:
    """What the other seats see, which the deciding one does not."""
    return [p.view(seat) for seat in range(p.game.seats) if seat != p.seat]


def test_what_is_hidden_is_not_sent() -> None:
    """Of twenty worlds of a position with hidden cards, most differ from it, and all look alike to the seat."""
    p = trackside.game("ticket_to_ride_amsterdam", players=3).start(7)
    worlds = [world_of(p, key) for key in range(20)]
    opened = [p.game.arrange(world.situation) for world in worlds]
    assert all(each.view(p.seat) == p.view(p.seat) for each in opened)
    assert sum(hidden(each) == hidden(p) for each in opened) <= 2


def test_a_corrected_box_goes_along() -> None:
    p = trackside.game("ticket_to_ride_amsterdam", players=2, box={"constants": {"start_hand": 3}}).start(7)
    told = sight_of(sent(world_of(p, key=1)))
    assert told.view == p.view(p.seat) and told.game.setting.overrides == {"constants.start_hand": 3}

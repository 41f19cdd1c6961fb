"""The playout policy that is learned by self-play."""

from __future__ import annotations

from typing import Any

import pytest

import trackside
from trackside.arena.fit_policy import fit_policy, write_policy
from trackside.core.edge.box import load
from trackside.core.edge.errors import BadOption
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.advice.policy import PlanPolicy
from trackside.search import Search
from trackside.search.policy import LinearPolicy
from trackside.search.policy_training import Practice

AMSTERDAM = "ticket_to_ride_amsterdam"


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return trackside.game(AMSTERDAM, 2)


def policy_of(game: Game[Any]) -> PlanPolicy:
    policy = game.search_settings("search").policy
    assert isinstance(policy, PlanPolicy)
    return policy


def test_who_knows_nothing_learns_to_claim(game: Game[Any]) -> None:
    policy = policy_of(game)
    for k in range(len(policy.names)):
        policy.factors[k] = 1.0
    practice = Practice(game, policy, game.search_settings("search"), 0.0)
    for step in range(8):
        practice.train(step, 40, 0.05)
    learned = dict(zip(policy.names, practice.logarithms, strict=True))
    assert learned["claim, last round"] > 0.1
    assert learned["contracts, 15 carts, wanted"] < -0.1


def test_what_was_learned_is_written_and_read(game: Game[Any], tmp_path) -> None:
    learned = fit_policy(game, 1)
    write_policy(str(tmp_path / "policy.yaml"), {2: learned, 3: learned})
    assert load(tmp_path / "policy.yaml") == {name: [pytest.approx(x, abs=0.001)] * 2 for name, x in learned.items()}
    assert list(load(game.setting.about.folder / "policy.yaml")) == policy_of(game).names
    with pytest.raises(BadOption, match="isle_of_trains has no policy"):
        fit_policy(trackside.game("isle_of_trains", 2), 1)


def test_plans_keep_up_with_the_game(game: Game[Any]) -> None:
    """A contract that is kept is planned for, and a way that somebody closes is gone round."""
    policy = policy_of(game)
    menu = Menu()
    p = game.start(7)
    policy.look_at(p)
    policy.begin(p)
    assert policy.wanted[0] == 0
    p.play("keep contract_10 contract_21")
    p.play(p.moves()[0])
    p.list_moves(menu)
    policy.choose(p, menu, Rng(1))
    wanted = int(policy.wanted[0])
    assert wanted != 0
    route = wanted.bit_length() - 1
    p.players[0].closed |= 1 << route
    policy.choose(p, menu, Rng(1))
    assert int(policy.wanted[0]) not in (0, wanted) and not int(policy.wanted[0]) >> route & 1


def test_a_card_that_lies_there_twice_is_one_candidate(game: Game[Any]) -> None:
    settings = game.search_settings("search")
    assert settings.proposes
    search = Search(game, settings)
    doubles = 0
    for seed in range(6):
        p = game.start(seed)
        while p.ply < 2:
            p.play(p.moves()[0])
        cards = [candidate.move.text.split()[2] for candidate in search.candidates(p) if "take" in candidate.move.text]
        lying = [move.text.split()[2] for move in p.moves() if "take" in move.text]
        assert sorted(cards) == sorted(set(lying))
        doubles += len(lying) - len(cards)
    assert doubles > 0


def test_quick_weights_are_those_of_the_features(game: Game[Any]) -> None:
    policy = policy_of(game)
    menu = Menu()
    rng = Rng(3)
    p = game.start(4)
    policy.look_at(p)
    policy.begin(p)
    decisions = 0
    while not p.over:
        p.list_moves(menu)
        chosen = policy.choose(p, menu, rng)
        quick = [policy.weights[i] for i in range(menu.count)]
        LinearPolicy.weigh(policy, p, menu)
        assert quick == pytest.approx([policy.weights[i] for i in range(menu.count)])
        decisions += menu.count > 1
        p.carry_out(game.moves[chosen])
    assert decisions > 20

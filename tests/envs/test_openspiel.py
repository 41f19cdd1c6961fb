"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'trackside[openspiel]'")
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from trackside.arena.bench_environments import encoded
from trackside.envs import openspiel

AMSTERDAM = "ticket_to_ride_amsterdam"


def after(game: Any, decisions: int, seed: int = 5) -> Any:
    """A state in the middle of a random game."""
    state = game.new_initial_state()
    state.apply_action(seed)
    chance = np.random.RandomState(seed)
    for _ in range(decisions):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("id", encoded(None))
def test_random_games(id: str) -> None:
    game = openspiel(id)
    pyspiel.random_sim_test(game, num_sims=1, serialize=id in (AMSTERDAM, "steam"), verbose=False)


def test_parameters() -> None:
    openspiel("steam")
    game = pyspiel.load_game("trackside_steam(players=4,rules=standard,seeds=3,reward=win)")
    assert (game.num_players(), game.game.options["rules"]) == (4, "standard")
    assert [seed for seed, _ in game.new_initial_state().chance_outcomes()] == [0, 1, 2]
    scenario = openspiel("isle_of_trains", players=1, scenario="3")
    assert scenario.game.options["scenario"] == "3"
    assert pyspiel.load_game(str(scenario)).game.options == scenario.game.options
    with pytest.raises(ValueError, match="reward"):
        openspiel("steam", reward="potential")


@pytest.mark.parametrize("id", encoded(None))
def test_worlds_sampled_from_an_information_state(id: str) -> None:
    state = after(openspiel(id), 20)
    player = state.current_player()
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.information_state_string(player) == state.information_state_string(player)
    assert world.information_state_tensor(player) == state.information_state_tensor(player)
    assert world.legal_actions() == state.legal_actions()
    assert world.position.rng.key_text() != state.position.rng.key_text()
    assert world.position.ply == state.position.ply


def test_information_states_remember_and_observations_do_not() -> None:
    """Two ways to the same table: the player that saw both apart knows which one it was."""
    game = openspiel(AMSTERDAM)
    one, other = after(game, 8, seed=1), after(game, 8, seed=1)
    assert one.information_state_string(0) == other.information_state_string(0)
    first = one.held.told[0]
    one.apply_action(one.legal_actions()[0])
    assert one.held.told[0] != first
    assert one.information_state_string(0) != one.observation_string(0)
    assert one.information_state_string(0) != one.information_state_string(1)


def test_its_searches_and_matches_run() -> None:
    game = openspiel(AMSTERDAM)
    chance = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    state = after(game, 40)
    for bot in (
        mcts.MCTSBot(game, 1.4, 6, judge, random_state=chance),
        ismcts.ISMCTSBot(game, judge, 1.4, 6, random_state=chance),
    ):
        assert bot.step(state) in state.legal_actions()
    outcome = evaluate_bots.evaluate_bots(state, [UniformRandomBot(k, chance) for k in range(2)], chance)
    assert sum(outcome) == pytest.approx(0)

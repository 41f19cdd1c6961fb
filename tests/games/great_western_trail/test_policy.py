"""The playout policy gives the answers that the rating of an action assumed."""

from __future__ import annotations

from collections import Counter

import pytest

import trackside
from trackside.arena.fit_hints import played
from trackside.core.edge.box import load
from trackside.core.moves import Menu
from trackside.core.rng import Rng
from trackside.games.great_western_trail.advice.hint_weights import PLAYOUTS, RELEASED, playout_weights
from trackside.games.great_western_trail.advice.hints import rate_ahead
from trackside.games.great_western_trail.advice.lookahead import ID_BITS, Lookahead
from trackside.games.great_western_trail.advice.policy import PlannedPolicy
from trackside.games.great_western_trail.advice.position_value import worth
from trackside.games.great_western_trail.rules.kansas_city import Foresight
from trackside.search.policy import GreedyPolicy

PLIES = 160


def greedy_game(seed):
    """The positions of a greedy game in which there is a choice."""
    game = trackside.game("great_western_trail", players=2)
    p = game.start(seed)
    while not p.over and p.ply < PLIES:
        moves = p.moves()
        if len(moves) > 1:
            yield p
        rated = game.rate(p, moves)
        p.play(moves[rated.index(max(rated))])


def answers(line):
    while line:
        yield (line & ((1 << ID_BITS) - 1)) - 1
        line >>= ID_BITS


def test_a_line_leads_to_the_position_that_was_valued():
    found = 0
    for p in greedy_game(3):
        seat = p.seat
        for move in p.moves():
            ahead = Lookahead()
            value = ahead.value(p, seat, move)
            world = p.copy()
            world.play(move)
            for id in answers(ahead.line):
                world.play(p.game.moves[id])
                found += 1
            assert worth(world, seat) == value
    assert found > 100


def test_the_policy_begins_with_the_best_rating_and_gives_its_answers_without_rating():
    given = Counter()
    for p in greedy_game(5):
        if isinstance(p.asked, Foresight):
            continue
        seat, moves = p.seat, p.moves()
        ahead = Lookahead()
        rated = rate_ahead(p, moves, ahead)
        chosen = rated.index(max(rated))
        line = list(answers(ahead.lines[chosen])) if ahead.lines else []
        policy, menu, world = PlannedPolicy(0.0, RELEASED), Menu(), p.copy()
        policy.begin(world)
        world.list_moves(menu)
        assert policy.choose(world, menu, Rng(1)) == moves[chosen].id
        world.play(moves[chosen])
        for id in line:
            world.list_moves(menu)
            if menu.count > 1:  # the only answer is given without asking the policy
                kind = type(world.asked).__name__
                if not isinstance(world.asked, Foresight):
                    assert policy.choose(world, menu, Rng(1)) == id, kind
                    given[kind] += 1
                    assert world.seat == seat
            world.play(p.game.moves[id])
    assert len(given) > 4, given


def test_the_policy_plays_a_whole_game_of_legal_moves():
    game = trackside.game("great_western_trail", players=2)
    p = game.start(4)
    policy, menu, rng = PlannedPolicy(0.0, RELEASED), Menu(), Rng(2)
    policy.begin(p)
    while not p.over:
        p.list_moves(menu)
        legal = [menu.ids[i] for i in range(menu.count)]
        id = legal[0] if len(legal) == 1 else policy.choose(p, menu, rng)
        assert id in legal
        p.play(game.moves[id])
    assert min(score.total() for score in p.scores()) > 20


def test_playouts_have_all_the_weights_of_the_hints():
    game = trackside.game("great_western_trail", players=2)
    fitted = load(game.setting.about.folder / PLAYOUTS)
    assert fitted.keys() == RELEASED.numbers().keys()
    assert playout_weights(game).numbers() == pytest.approx(fitted)


def test_changed_weights_rate_otherwise_and_leave_the_hints_alone():
    game = trackside.game("great_western_trail", players=2)
    policy = game.search_settings("search").policy
    p = game.start(4)
    while len(p.moves()) < 3 or p.asked.name != "travel":
        p.play(p.moves()[0])
    before, hints = policy.rate(p, p.moves()), game.rate(p, p.moves())
    assert before != hints
    policy.change("step", 9.0)
    assert policy.rate(p, p.moves()) != before
    assert game.rate(p, p.moves()) == hints
    assert game.search_settings("search").policy.rate(p, p.moves()) == before
    for name in ("nothing", "change", "numbers"):
        with pytest.raises(ValueError, match=f"no {name}"):
            policy.change(name, 1.0)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_fitted_weights_beat_the_hints(seats):
    """They lead by about 35 points on average."""
    game = trackside.game("great_western_trail", seats)
    lead = 0.0
    for seed in range(90, 94):
        for turn in range(2):
            policies = [GreedyPolicy(0.0), game.search_settings("search").policy]
            scores = played(game, seed, [policies[(seat + turn) % 2] for seat in range(seats)])
            lead += sum(score if (seat + turn) % 2 else -score for seat, score in enumerate(scores)) / (seats // 2)
    assert lead / 8 > 10

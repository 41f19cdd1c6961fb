"""Search: what it knows, what it spends, and that its results add up."""

from __future__ import annotations

import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

import trackside
from trackside.bots.names import UnknownBot
from trackside.bots.parallel_search import SharedSearch
from trackside.bots.search import SearchBot, settings
from trackside.bots.sight import Sight
from trackside.core.arrays import COMPILED
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import about, ids
from trackside.search.budget import Budget, now
from trackside.search.judge import Judge
from trackside.search.node import Node
from trackside.search.search import Search
from trackside.search.settings import METHODS, Settings


def searching(game: Game[Any], method: str) -> Settings:
    return settings(game, "search", (("method", method), ("decisions", "6")))


def positions(id: str, players: int, count: int) -> list[Position]:
    """Some positions of random games in which there is something to decide."""
    game = trackside.game(id, players=players)
    menu = Menu()
    rng = Rng(5)
    found: list[Position] = []
    p = game.start(1)
    while len(found) < count:
        if p.over:
            p = game.start(int(rng.below(1000)))
        p.list_moves(menu)
        if menu.count > 1 and rng.below(7) == 0:
            found.append(p.copy())
        p.carry_out(game.moves[menu.ids[rng.below(menu.count)]])
    return found


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("id", ids())
def test_worlds_alike_to_the_seat_give_the_same_decision(id: str, method: str) -> None:
    rng = Rng(21)
    for p in positions(id, about(id).seats[1], 12 if COMPILED else 3):
        world = p.copy()
        world.resample(p.seat, rng)
        decisions = []
        for each in (p, world):
            bot = SearchBot(7, "search", Budget(0.0, 24))
            bot.search = Search(p.game, searching(p.game, method))
            decisions.append(bot.decide(Sight(each)))
        ones, others = ([(c.move.text, c.visits, c.sum) for c in each.candidates] for each in decisions)
        assert ones == others
        assert p.refusal(decisions[0].move) is None


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("id", ids())
def test_playouts_are_counted(id: str, method: str) -> None:
    for p in positions(id, about(id).seats[0], 4 if COMPILED else 2):
        search = Search(p.game, searching(p.game, method))
        decision = search.decide(p, 1, Budget(0.0, 20))
        assert decision.playouts <= 20 + len(decision.candidates)
        if not (search.settings.deepening and method == "halving"):  # there a longer playout counts as several
            assert sum(int(c.visits) for c in decision.candidates) == decision.playouts
        if len([c for c in decision.candidates if c.visits]) > 1:
            assert decision.playouts >= 10


@pytest.mark.parametrize("method", METHODS)
def test_a_time_budget_is_roughly_kept(method: str) -> None:
    """However busy the machine is, a playout that has begun is finished and then no more is begun."""
    p = positions("ticket_to_ride_amsterdam", 2, 1)[0]
    search = Search(p.game, searching(p.game, method))
    started = now()
    few = search.decide(p, 1, Budget(1.0, 0)).playouts
    many = search.decide(p, 1, Budget(250.0, 0)).playouts
    assert now() - started < 60
    assert 2 <= few < many


def test_the_tree_is_bounded() -> None:
    p = positions("ticket_to_ride_amsterdam", 2, 1)[0]
    small = searching(p.game, "tree")
    small.nodes = 30
    search = Search(p.game, small)
    search.decide(p, 1, Budget(0.0, 120))
    assert search.tree is not None
    assert search.tree.nodes == 30


def test_the_tree_is_kept_while_nobody_learns_anything() -> None:
    """Against the clock only: with counted playouts a decision does not depend on the one before."""
    for p in positions("great_western_trail", 2, 30):
        search = Search(p.game, searching(p.game, "tree"))
        decision = search.decide(p, 1, Budget(40.0, 0))
        after = p.copy()
        after.carry_out(decision.move)
        if after.seat != p.seat or after.horizon != p.horizon or len(after.moves()) == 1:
            continue
        kept = search.tree.kept if search.tree is not None else None
        assert isinstance(kept, Node)
        seen = sum(int(n) for n in kept.visits)
        again = search.decide(after, 2, Budget(0.001, 0))
        assert sum(int(c.visits) for c in again.candidates) >= seen
        fresh = search.decide(after, 2, Budget(0.0, 8))
        assert sum(int(c.visits) for c in fresh.candidates) == 8
        return
    pytest.fail("no decision was followed by another one of the same seat")


def test_the_tree_of_a_choice_that_was_not_played_is_dropped() -> None:
    followed = 0
    for p in positions("great_western_trail", 2, 12):
        search = Search(p.game, searching(p.game, "tree"))
        for candidate in search.candidates(p):
            after = p.copy()
            after.carry_out(candidate.move)
            if after.over or (after.seat, after.horizon) != (p.seat, p.horizon) or len(after.moves()) == 1:
                continue
            if search.decide(p, 1, Budget(0.0, 60)).move is not candidate.move:
                again = search.decide(after, 2, Budget(0.001, 0))
                assert sum(int(each.visits) for each in again.candidates) == 2, candidate.move
                followed += 1
    assert followed > 3


@pytest.mark.parametrize("method", METHODS)
def test_a_decision_shared_by_processes_counts_all_playouts(method: str) -> None:
    p = positions("ticket_to_ride_amsterdam", 2, 1)[0]
    alone = Search(p.game, searching(p.game, method)).decide(p, 99, Budget(0.0, 60))
    together = SharedSearch(p.game, "search", (("method", method), ("decisions", "6")), 2)
    try:
        decision = together.decide(p, 99, Budget(0.0, 60))
        timed = together.decide(p, 99, Budget(50.0, 0))
    finally:
        together.close()
    assert timed.playouts > 2
    assert sum(int(c.visits) for c in decision.candidates) == decision.playouts
    if method == "halving":
        assert [(c.move.text, c.visits, c.sum) for c in decision.candidates] == [
            (c.move.text, c.visits, c.sum) for c in alone.candidates
        ]
    else:
        assert decision.playouts == 60


def test_a_process_that_shares_a_decision_keeps_no_tree() -> None:
    """The move that it prefers need not be the one that all together chose."""
    changes = (("method", "tree"), ("decisions", "6"))
    followed = 0
    for p in positions("great_western_trail", 2, 12):
        shared = SharedSearch(p.game, "search", changes, 1)
        shared.pool = InThisProcess()
        for candidate in shared.candidates(p)[1:]:
            after = p.copy()
            after.carry_out(candidate.move)
            if not after.over and (after.seat, after.horizon) == (p.seat, p.horizon) and len(after.moves()) > 1:
                shared.decide(p, 1, Budget(0.0, 60))
                assert shared.decide(after, 2, Budget(0.001, 0)).playouts == 2, candidate.move
                followed += 1
    assert followed > 3


class InThisProcess(Executor):
    """What the process of a shared search does."""

    def submit(self, work: Any, /, *values: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*values, **named))
        return done


PRINTS_ITS_PROCESSES = """
import time
from multiprocessing import active_children
import trackside
from trackside.bots import Sight, make
bot = make("search:60p", 1, jobs=2)
bot.choose(Sight(trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)))
print(*[child.pid for child in active_children()], flush=True)
"""


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("end", ["", "bot.close(); time.sleep(60)", "del bot; time.sleep(60)", "raise SystemExit(3)"])
def test_the_processes_of_a_shared_search_end_with_it(end: str) -> None:
    with subprocess.Popen([sys.executable, "-c", PRINTS_ITS_PROCESSES + end], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        theirs = [int(process) for process in run.stdout.readline().split()]
        assert len(theirs) == 2
        wait_for(lambda: not any(map(lives, theirs)))
        run.kill()


def test_the_processes_of_a_shared_search_end_if_it_is_killed() -> None:
    code = PRINTS_ITS_PROCESSES + "time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        theirs = [int(process) for process in run.stdout.readline().split()]
        assert len(theirs) == 2 and all(map(lives, theirs))
        run.kill()
        wait_for(lambda: not any(map(lives, theirs)))


def wait_for(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def test_a_bot_closes_the_search_of_another_game() -> None:
    games = [trackside.game("ticket_to_ride_amsterdam", players=players) for players in (2, 3)]
    with SearchBot(1, "search", Budget(0.0, 20), jobs=2) as bot:
        first, second = bot.searching(games[0]), bot.searching(games[1])
        assert isinstance(first, SharedSearch) and isinstance(second, SharedSearch)
        assert bot.searching(games[1]) is second
        with pytest.raises(RuntimeError, match="shutdown"):
            first.pool.submit(abs, 1)
        assert second.pool.submit(abs, -1).result() == 1
    with pytest.raises(RuntimeError, match="shutdown"):
        second.pool.submit(abs, 1)


def test_the_levels_have_the_time_that_the_documents_promise() -> None:
    for id in ids():
        game = trackside.game(id, about(id).seats[0])
        budgets = {level: str(game.search_settings(level).budget) for level in ("sharp", "merciless")}
        assert budgets == {"sharp": "300ms", "merciless": "2000ms"}, id


def test_alone_every_point_counts_however_far_the_goal_is() -> None:
    """Far from what the root promised a logistic curve is flat, and a search would have no direction."""
    game = trackside.game("isle_of_trains", players=1, scenario="5")
    far = game.search_settings("search")
    far.scale = 0.05
    judge = Judge(game, far)
    p = game.start(3)
    judge.set_par(p)
    promised = game.appraise(p)[0]
    leads = set()
    for _ in range(6):
        p.play(p.moves()[0])
        judge.look(p)
        lead = game.appraise(p)[0] - promised
        assert judge.utilities[0] == pytest.approx(0.5 + 0.25 * lead / far.scale)
        leads.add(round(lead / far.scale))
    assert len([lead for lead in leads if abs(lead) > 20]) > 1


def test_in_a_scenario_winning_counts_most_and_in_the_challenge_points_do() -> None:
    """The challenge is always finished, so winning says nothing about it."""
    weights = {
        scenario: trackside.game("isle_of_trains", players=1, scenario=scenario).search_settings("merciless").win
        for scenario in ("challenge", "4", "10")
    }
    assert weights["4"] == weights["10"] > 0.5 > weights["challenge"]


def test_the_best_rival_counts_as_much_as_the_settings_say() -> None:
    game = trackside.game("great_western_trail", players=3)
    p = game.start(5)
    own = game.search_settings("search")
    own.scale = 15.0
    root = game.appraise(p)
    for rivals in (1.0, 0.4, 0.0):
        own.rivals = rivals
        judge = Judge(game, own)
        judge.set_par(p)
        later = p.copy()
        for _ in range(30):
            later.play(later.moves()[-1])
        judge.look(later)
        points = game.appraise(later)
        for seat in range(3):
            best = max(points[other] for other in range(3) if other != seat)
            lead = points[seat] - rivals * best - (1 - rivals) * sum(root) / 3
            assert judge.utilities[seat] == pytest.approx(1 / (1 + math.exp(-lead / 15.0)))


def test_weights_of_the_appraisal_can_be_tried_by_name(tmp_path: Path) -> None:
    game = trackside.game("great_western_trail", players=2)
    file = tmp_path / "weights.yaml"
    file.write_text("money.dollars: [1.0, 0.0]\n", encoding="utf-8")
    judge = Judge(game, settings(game, "search", (("weights", str(file)),)))
    p = game.start(5)
    judge.look(p)
    assert judge.utilities[0] == pytest.approx(1 / (1 + math.exp(1.0 / judge.scale)))  # 6 dollars against 7
    with pytest.raises(UnknownBot, match=r"weights=.*there is no such file"):
        settings(game, "search", (("weights", str(tmp_path / "none.yaml")),))
    other = tmp_path / "other.yaml"
    other.write_text("money.dolars: [1.0, 0.0]\n", encoding="utf-8")
    with pytest.raises(UnknownBot, match="no feature money"):
        settings(game, "search", (("weights", str(other)),))

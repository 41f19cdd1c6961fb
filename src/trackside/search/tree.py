"""Tree search over information sets (PUCT); every playout has its own sampled world."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from trackside.core.arrays import append, filled, i64, vec
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.search.budget import Budget, now
from trackside.search.candidates import Candidate
from trackside.search.node import SEATS, Node
from trackside.search.playouts import Playouts
from trackside.search.policy import ratings
from trackside.search.settings import Settings
from trackside.search.worlds import stream_of_world


class Tree:
    """Kept between decisions, so that its statistics stay valid while nobody has learned anything."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        self.settings = settings
        self.moves = game.moves
        self.playouts = Playouts(game, settings)
        self.menu = Menu()
        self.place: vec[i64] = filled(0, len(game.moves) * SEATS)  # of a key in the node looked at, from 1; 0: nowhere
        self.nodes: i64 = 0
        self.done: i64 = 0  # playouts of this decision
        self.kept: Node | None = None  # the node that the last choice leads to
        self.last: Position | None = None  # where that choice was made
        self.choice: i64 = -1  # its move

    def decide(
        self, root: Position, candidates: list[Candidate], key: i64, budget: Budget, started: float
    ) -> list[Candidate]:
        """The candidates, best first. They arrive sorted by rating. The kept tree is used only with a time budget: with
        counted playouts the choice does not depend on earlier ones."""
        seat: i64 = root.seat
        self.playouts.judge.set_par(root)
        node = self.kept
        if not budget.timed or node is None or not self.is_kept(root):
            node = Node()
            self.nodes = 0
        self.enter(node)
        fresh = [candidate for candidate in candidates if self.place[candidate.move.id * SEATS + seat] == 0]
        self.leave(node)
        self.add_candidates(node, fresh, seat)
        self.grow(root, node, key, budget, started)
        return self.ranked(root, node, candidates, seat)

    def is_kept(self, root: Position) -> bool:
        """Whether the last choice led here: it was played, only forced moves followed, and nobody learned anything."""
        last = self.last
        if last is None or last.game is not root.game or last.horizon != root.horizon or last.ply >= root.ply:
            return False
        p = last.copy()
        p.carry_out(self.moves[self.choice])
        while p.ply < root.ply and p.asked is not None:
            p.list_moves(self.menu)
            if self.menu.count != 1:
                return False
            p.carry_out(self.moves[self.menu.ids[0]])
        seat = root.seat
        equal: bool = p.view(seat) == root.view(seat)
        return equal

    def add_candidates(self, node: Node, candidates: list[Candidate], seat: i64) -> None:
        values: list[float] = [candidate.rating for candidate in candidates]
        weights = self.weighed(values)
        i: i64
        for i in range(len(candidates)):
            node.add(candidates[i].move.id * SEATS + seat, weights[i])

    def grow(self, root: Position, node: Node, key: i64, budget: Budget, started: float) -> None:
        self.done = 0
        deadline = budget.deadline(started, 1.0)
        while self.done < 2 or (self.done < budget.playouts if not budget.timed else now() < deadline):
            stream = stream_of_world(key, self.done)
            world = root.copy()
            world.resample(root.seat, stream)
            self.playouts.policy.look_at(world)
            self.descend(node, world, stream)
            self.done += 1

    def ranked(self, root: Position, node: Node, candidates: list[Candidate], seat: i64) -> list[Candidate]:
        """The most visited first; moves never visited stay in the order of their ratings."""
        self.enter(node)
        for candidate in candidates:
            k = self.place[candidate.move.id * SEATS + seat] - 1
            candidate.visits = node.visits[k]
            candidate.sum = node.sums[k]
        out = sorted(candidates, key=tried, reverse=True)
        best = self.place[out[0].move.id * SEATS + seat] - 1
        self.leave(node)
        self.kept = node.kids[best]
        self.last = root
        self.choice = out[0].move.id
        return out

    # One playout

    def descend(self, root: Node, p: Position, stream: Rng) -> None:
        """Go down the tree by promise, play out, and add the result to all moves on the way."""
        menu = self.menu
        path: list[Node] = []
        steps: vec[i64] = vec[i64]()
        node = root
        while True:
            p.list_moves(menu)
            while menu.count == 1:
                p.carry_out(self.moves[menu.ids[0]])
                p.list_moves(menu)
            asked = p.asked
            if asked is None:
                break
            k = self.select(node, p, asked.seat)
            path.append(node)
            steps = append(steps, k)
            p.carry_out(self.moves[node.keys[k] // SEATS])
            kid = node.kids[k]
            if kid is None:
                if self.nodes < self.settings.nodes:
                    node.kids[k] = Node()
                    self.nodes += 1
                break
            node = kid
        self.playouts.finish(p, stream)
        i: i64
        for i in range(len(path)):
            above = path[i]
            k = steps[i]
            above.visits[k] += 1
            above.sums[k] += self.playouts.judge.utilities[above.keys[k] % SEATS]

    def select(self, node: Node, p: Position, seat: i64) -> i64:
        """Choose which of the legal moves in the menu to follow; new ones are added."""
        self.enter(node)
        self.add_new(node, p, seat)
        k = self.most_promising(node, seat)
        self.leave(node)
        return k

    def add_new(self, node: Node, p: Position, seat: i64) -> None:
        menu = self.menu
        place = self.place
        new = False
        i: i64
        for i in range(menu.count):
            if place[menu.ids[i] * SEATS + seat] == 0:
                new = True
        if not new:
            return
        weights = self.weighed(ratings(p, menu))
        for i in range(menu.count):
            key = menu.ids[i] * SEATS + seat
            if place[key] == 0:
                node.add(key, weights[i])
                place[key] = node.size

    def weighed(self, values: list[float]) -> list[float]:
        """Priors from ratings: the best has weight 1, and those beyond the width are left out."""
        s = self.settings
        top = -1.0e18
        for value in values:
            top = max(top, value)
        least = -1.0e18
        if 0 < s.width < len(values):
            least = sorted(values, reverse=True)[s.width - 1]
        out: list[float] = []
        for value in values:
            if value < least:
                out.append(-1.0)
            else:
                out.append(exp(max((value - top) / s.temperature, -30.0)))
        return out

    def most_promising(self, node: Node, seat: i64) -> i64:
        """PUCT: the mean so far, plus more for moves that are likely good and seldom tried."""
        s = self.settings
        menu = self.menu
        place = self.place
        weight = 0.0
        visits: i64 = 0
        sum = 0.0
        open = 0.0
        i: i64
        for i in range(menu.count):
            k = place[menu.ids[i] * SEATS + seat] - 1
            if node.priors[k] >= 0.0:
                weight += node.priors[k]
                visits += node.visits[k]
                sum += node.sums[k]
                open += 1.0
        if open == 0.0:
            return place[menu.ids[0] * SEATS + seat] - 1
        unseen = sum / float(visits) - s.unseen if visits > 0 else 0.5
        curiosity = s.exploration * sqrt(float(visits) + 1.0)
        best: i64 = -1
        most = -1.0e9
        for i in range(menu.count):
            k = place[menu.ids[i] * SEATS + seat] - 1
            if node.priors[k] < 0.0:
                continue
            tried = float(node.visits[k])
            mean = node.sums[k] / tried if tried > 0.0 else unseen
            prior = (1.0 - s.even) * node.priors[k] / weight + s.even / open
            promise = mean + curiosity * prior / (1.0 + tried)
            if promise > most:
                most = promise
                best = k
        return best

    # Where a key is in a node: one table for all nodes, filled for the node that is looked at.

    def enter(self, node: Node) -> None:
        k: i64
        for k in range(node.size):
            self.place[node.keys[k]] = k + 1

    def leave(self, node: Node) -> None:
        k: i64
        for k in range(node.size):
            self.place[node.keys[k]] = 0


def tried(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.mean()

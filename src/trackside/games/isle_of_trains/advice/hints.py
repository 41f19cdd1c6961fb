"""Move ratings for bots: every legal move is played in a copy of the sampled world, its action is finished by
heuristics, and the result is valued (position_value.py)."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move
from trackside.core.question import Question
from trackside.core.ratings import clamped
from trackside.games.isle_of_trains.advice.position_value import Weigher, card_value
from trackside.games.isle_of_trains.advice.scenario_weights import ScenarioWeights
from trackside.games.isle_of_trains.rules.actions import Action, Bonus
from trackside.games.isle_of_trains.rules.box import Box
from trackside.games.isle_of_trains.rules.build import Placing, Scrapping
from trackside.games.isle_of_trains.rules.buy_back import BuyBack
from trackside.games.isle_of_trains.rules.deliver import Delivering, Special
from trackside.games.isle_of_trains.rules.discard import Discarding, HandLimit
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.steps import SpecialDelivery
from trackside.games.isle_of_trains.rules.take import TakeCards, TakePassenger
from trackside.games.isle_of_trains.rules.turn import NightWindow

NEVER: Final = -1.0e6
LONG: Final = 400  # moves of a solo game
STEPS: Final = 80  # more than any action takes
LOOKED_AT: Final = 6  # moves examined a second time
LOOKED_INTO: Final = 3  # second actions whose bonus is played out
FIRST: Final = 1.0e4  # so that a move looked at again is never behind one that was not
IDLE: Final = 1.0  # what a point for nothing loses against getting on with the game


def rate(p: IslePosition, moves: list[Move[IslePosition]]) -> list[float]:
    """What the position is worth to the deciding seat after each move.

    In a scenario the moves that look best at once are looked at again, with what the rest of the day can bring.
    """
    seat = p.seat
    rater = Rater(p.box)
    out: list[float] = []
    for move in moves:
        out.append(rater.rate_at_once(p, move))
    if not looks_ahead(p.box):
        return clamped(out)
    least = kth_best(out, LOOKED_AT)
    for n, move in enumerate(moves):
        if out[n] > NEVER and (out[n] >= least or isinstance(move, SpecialDelivery)):
            world = p.copy()
            world.carry_out(move)
            out[n] = rater.whole_day(world, seat) + FIRST
    return clamped(out)


def looks_ahead(box: Box) -> bool:
    """Scenarios are won by planning whole days; elsewhere points come one by one."""
    return box.aims or box.marker_vp < 1


def kth_best(values: list[float], k: int) -> float:
    return sorted(values, reverse=True)[min(k, len(values)) - 1]


def buys(p: IslePosition) -> bool:
    """Points for time: this seldom pays where points are the goal, and it could go on for ever."""
    return (p.box.aims or p.box.marker_vp < 1) and p.ply < LONG


def idle(p: IslePosition) -> bool:
    """With an empty bag a passenger is a point (IOT-3.9): good in a last turn, before it a game without end (OP-39)."""
    return p.bag == 0 and (p.box.aims if p.box.solo else p.last_turns < 0)


class Rater:
    """Rates moves in positions of one game. Its working memory is allocated once."""

    def __init__(self, box: Box, weights: ScenarioWeights | None = None) -> None:
        self.weigher = Weigher(box, weights)

    def rate_at_once(self, p: IslePosition, move: Move[IslePosition]) -> float:
        """What the position is worth after a move, without a look at the rest of the day."""
        if isinstance(move, BuyBack) and not buys(p):
            return NEVER
        world = p.copy()
        world.carry_out(move)
        value = self.finish(world, p.seat, False)
        if isinstance(move, TakePassenger) and idle(p):
            value -= IDLE
        return value

    def whole_day(self, p: IslePosition, seat: i64) -> float:
        """The value of the day with the best second action after this first one: often one pays for the other."""
        value = self.finish(p, seat, True)
        asked = p.asked
        if not isinstance(asked, Action) or asked.left != 1:
            return value
        menu = Menu()
        p.list_moves(menu)
        values = self.outcomes(p, seat, menu)
        least = kth_best(values, LOOKED_INTO)
        best = max(values)
        for n, value in enumerate(values):
            if value >= least:
                world = p.copy()
                world.carry_out(p.game.moves[menu.ids[n]])
                best = max(best, self.finish(world, seat, True))
        return best

    def outcomes(self, p: IslePosition, seat: i64, menu: Menu) -> list[float]:
        """The immediate value of each of these moves."""
        out: list[float] = []
        k: i64
        for k in range(menu.count):
            if menu.ids[k] == p.box.at.buy_back:
                out.append(NEVER)
                continue
            world = p.copy()
            world.carry_out(p.game.moves[menu.ids[k]])
            out.append(self.finish(world, seat, False))
        return out

    def finish(self, p: IslePosition, seat: i64, bonus: bool) -> float:
        """Play the current action to its end, or to a new choice among actions, and value the position."""
        if is_finished(p.asked, seat):  # most are, and need no menu
            return self.weigher.worth(p, seat)
        menu = Menu()
        steps: i64 = 0
        while steps < STEPS:
            asked = p.asked
            if is_finished(asked, seat):
                break
            p.list_moves(menu)
            if isinstance(asked, (Placing, Scrapping)):
                return max(self.outcomes(p, seat, menu))
            if isinstance(asked, Bonus):
                if not bonus:
                    return self.weigher.worth(p, seat) + self.weigher.plan.weights.bonus
                values = self.outcomes(p, seat, menu)
                p.carry_out(p.game.moves[menu.ids[values.index(max(values))]])
            else:
                p.carry_out(p.game.moves[self.thumb_rule(p, seat, menu)])
            steps += 1
        return self.weigher.worth(p, seat)

    def thumb_rule(self, p: IslePosition, seat: i64, menu: Menu) -> i64:
        """A reasonable answer to a question inside an action."""
        asked = p.asked
        if isinstance(asked, TakeCards):
            return self.card_to_take(p, seat, menu)
        if isinstance(asked, Discarding):
            return self.least_kept(p, seat, menu)
        if isinstance(asked, Special):
            return p.box.at.unload_all
        return menu.ids[0]

    def card_to_take(self, p: IslePosition, seat: i64, menu: Menu) -> i64:
        """A card of the row that is worth keeping, or else the deck."""
        plan = self.weigher.planned(p, seat)
        best = p.box.at.take_deck
        most = 0.2
        k: i64
        for k in range(menu.count):
            id = menu.ids[k]
            if id < p.box.at.take_deck:
                value = card_value(p, p.players[seat], plan, p.row[id - p.box.at.take_row])
                if value > most:
                    most = value
                    best = id
        return best if p.can_draw() or best != p.box.at.take_deck else menu.ids[0]

    def least_kept(self, p: IslePosition, seat: i64, menu: Menu) -> i64:
        """The card to discard: the one least worth keeping."""
        plan = self.weigher.planned(p, seat)
        best: i64 = menu.ids[0]
        least = 1.0e9
        k: i64
        for k in range(menu.count):
            kind = menu.ids[k] - p.box.at.discard
            if 0 <= kind < p.box.kinds:
                value = card_value(p, p.players[seat], plan, kind)
                if value < least:
                    least = value
                    best = menu.ids[k]
        return best


def is_finished(asked: Question[IslePosition] | None, seat: i64) -> bool:
    """Whether the action of a seat is finished, or has reached a choice that is not part of it."""
    return asked is None or asked.seat != seat or isinstance(asked, (Action, Delivering, HandLimit, NightWindow))

"""Advice for bots: every legal move is played in a copy of this sampled world, its action finished by rule of thumb,
and what came of it is weighed (worth.py)."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move
from trackside.games.isle_of_trains.actions import Action, Bonus
from trackside.games.isle_of_trains.build import Placing, Scrapping
from trackside.games.isle_of_trains.buy_back import BuyBack
from trackside.games.isle_of_trains.deliver import Delivering, Special
from trackside.games.isle_of_trains.discard import Discarding, HandLimit
from trackside.games.isle_of_trains.goals import builds
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.take import TakeCards, TakePassenger
from trackside.games.isle_of_trains.turn import NightWindow
from trackside.games.isle_of_trains.worth import BONUS, keep_worth, worth

NEVER: Final = -1.0e6
LONG: Final = 400  # moves of a solo game
STEPS: Final = 80  # more than any action takes
IDLE: Final = 1.0  # what a point for nothing loses against getting on with the game


def rate(p: Table, moves: list[Move[Table]]) -> list[float]:
    """What the position is worth to the deciding seat after each move."""
    out: list[float] = []
    seat = p.seat
    for move in moves:
        if isinstance(move, BuyBack) and not buys(p):
            out.append(NEVER)
            continue
        world = p.copy()
        world.carry_out(move)
        value = best_day(world, seat) if p.box.aims and builds(p.box.goal["kind"]) else finish(world, seat)
        if isinstance(move, TakePassenger) and idle(p):
            value -= IDLE
        out.append(value)
    return out


def buys(p: Table) -> bool:
    """Points for time: it seldom pays where points are the goal, and in the long run there would be no end to it."""
    return (p.box.aims or p.box.marker_vp < 1) and p.ply < LONG


def best_day(p: Table, seat: i64) -> float:
    """What the day is worth with the best second action after this first one: often one pays for the other."""
    value = finish(p, seat)
    asked = p.asked
    if not isinstance(asked, Action) or asked.left != 1:
        return value
    menu = Menu()
    p.list_moves(menu)
    best = -1.0e9
    k: i64
    for k in range(menu.count):
        if menu.ids[k] != p.box.at_buy_back:
            world = p.copy()
            world.carry_out(p.game.moves[menu.ids[k]])
            best = max(best, finish(world, seat))
    return best


def idle(p: Table) -> bool:
    """With an empty bag a passenger is a point (IOT-3.9): good in a last turn, before it a game without end (OP-39)."""
    return p.bag == 0 and (p.box.aims if p.box.solo else p.last_turns < 0)


def finish(p: Table, seat: i64) -> float:
    """Play the action under way to its end, or to a new choice among actions, and weigh the position."""
    menu = Menu()
    steps: i64 = 0
    while steps < STEPS:
        asked = p.asked
        if asked is None or asked.seat != seat or isinstance(asked, Action | Delivering | HandLimit | NightWindow):
            break
        if isinstance(asked, Bonus):
            return worth(p, seat) + BONUS
        if isinstance(asked, Placing | Scrapping):
            return best_place(p, seat)
        p.list_moves(menu)
        p.carry_out(p.game.moves[thumb_rule(p, seat, menu)])
        steps += 1
    return worth(p, seat)


def best_place(p: Table, seat: i64) -> float:
    """The best that comes of a build whose place, or car to scrap, is still open."""
    menu = Menu()
    p.list_moves(menu)
    best = -1.0e9
    k: i64
    for k in range(menu.count):
        if menu.ids[k] == p.box.at_buy_back:
            continue
        world = p.copy()
        world.carry_out(p.game.moves[menu.ids[k]])
        best = max(best, finish(world, seat))
    return best


def thumb_rule(p: Table, seat: i64, menu: Menu) -> i64:
    """A reasonable answer to a question inside an action."""
    asked = p.asked
    if isinstance(asked, TakeCards):
        return card_to_take(p, seat, menu)
    if isinstance(asked, Discarding):
        return least_kept(p, seat, menu, p.box.at_discard)
    if isinstance(asked, Special) and len(p.aside) > 0:
        return p.box.at_done
    return menu.ids[0]


def card_to_take(p: Table, seat: i64, menu: Menu) -> i64:
    """A card of the row that is worth keeping, or else the deck."""
    me = p.players[seat]
    best = p.box.at_deck
    most = 0.2
    k: i64
    for k in range(menu.count):
        id = menu.ids[k]
        if id < p.box.at_deck and keep_worth(p, me, p.row[id]) > most:
            most = keep_worth(p, me, p.row[id])
            best = id
    return best if p.can_draw() or best != p.box.at_deck else menu.ids[0]


def least_kept(p: Table, seat: i64, menu: Menu, at: i64) -> i64:
    me = p.players[seat]
    best: i64 = menu.ids[0]
    least = 1.0e9
    k: i64
    for k in range(menu.count):
        kind = menu.ids[k] - at
        if 0 <= kind < p.box.kinds and keep_worth(p, me, kind) < least:
            least = keep_worth(p, me, kind)
            best = menu.ids[k]
    return best

"""Chapter 11: the sequence of a round, and what lies between two rounds."""

from __future__ import annotations

from trackside.core.arrays import append, filled, i64, vec
from trackside.core.moves import Move, Rule
from trackside.core.question import Question
from trackside.games.steam.rules.actions import SelectTile
from trackside.games.steam.rules.auctions import open_order, open_position
from trackside.games.steam.rules.box import TURN_ORDER
from trackside.games.steam.rules.build import build_turn
from trackside.games.steam.rules.goods import MoveGoods
from trackside.games.steam.rules.income import settle_income
from trackside.games.steam.rules.money import RaiseCapital
from trackside.games.steam.rules.position import (
    AUCTION,
    BUILD,
    CAPITAL,
    GOODS_ONE,
    GOODS_TWO,
    INCOME,
    NO_TILE,
    NOBODY,
    PHASES,
    SELECT,
    SteamPosition,
)
from trackside.games.steam.rules.refusals import NOT_NOW


class Round(Question[SteamPosition]):
    """The frame at the bottom: the phase and how many players have acted in it. It asks nothing."""

    def __init__(self, seat: i64, below: Question[SteamPosition] | None, phase: i64, turn: i64) -> None:
        super().__init__(seat, below)
        self.phase = phase
        self.turn = turn

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        return NOT_NOW

    def settle(self, p: SteamPosition) -> bool:
        phase = self.phase
        if p.journal is not None and (self.turn == 0 or phase == AUCTION):
            p.tell(NOBODY, "phase", {"round": p.round, "phase": PHASES[phase]})
        if phase == AUCTION:
            below = Round(0, None, SELECT, 0)
            p.asked = below
            if p.box.standard:
                open_order(p, below)
            else:
                open_position(p, self.turn, below)  # `turn` is the seat that opens (STEAM-3.2)
        elif phase == INCOME:
            income_phase(p)
        elif self.turn == len(p.order):
            p.asked = Round(0, None, phase + 1, 0)
        else:
            seat = p.acting(phase, self.turn)
            p.asked = question(p, phase, seat, Round(0, None, phase, self.turn + 1))
        return False


def question(p: SteamPosition, phase: i64, seat: i64, below: Question[SteamPosition] | None) -> Question[SteamPosition]:
    """What a phase asks a player (STEAM-11.1, 11.2)."""
    if phase == CAPITAL:
        return RaiseCapital(seat, below)
    if phase == SELECT:
        return SelectTile(seat, below)
    if phase == BUILD:
        return build_turn(p, seat, below)
    assert phase in (GOODS_ONE, GOODS_TWO)
    return MoveGoods(seat, below)


def income_phase(p: SteamPosition) -> None:
    """STEAM-8.1, 9.8, 10.1: settle in turn order; the game ends with one player left or after the last round."""
    enough: i64 = 1 if p.box.survivor_plays_on else 2
    for seat in p.order[:]:
        settle_income(p, seat)
        if len(p.order) < enough:
            p.asked = None
            return
    if p.round == p.box.rounds:
        p.asked = None
        return
    next_round(p)


def next_round(p: SteamPosition) -> None:
    """STEAM-3.6, 11.1, 11.2: the new order or the free pass, then the tiles return and the marker advances."""
    if p.box.standard:
        p.free_pass = p.holder(TURN_ORDER)
    else:
        p.order = order_by_tiles(p)
    for player in p.players:
        player.tile = NO_TILE
        player.special = 0
        player.raised = 0
    p.round += 1
    if p.journal is not None:
        p.tell(NOBODY, "round", {"round": p.round, "rounds": p.box.rounds})
    p.asked = first_phase(p)


def first_phase(p: SteamPosition) -> Round:
    """Where a round after the first begins."""
    return Round(0, None, CAPITAL if p.box.standard else SELECT, 0)


def order_by_tiles(p: SteamPosition) -> vec[i64]:
    """STEAM-3.6: ascending by the number of the tile held."""
    by_number: vec[i64] = filled(NOBODY, 16)
    for seat in p.order:
        by_number[p.box.tile_number[p.players[seat].tile]] = seat
    out = vec[i64]()
    for seat in by_number:
        if seat != NOBODY:
            out = append(out, seat)
    return out

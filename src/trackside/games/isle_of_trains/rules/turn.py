"""Chapter 8: the end of a turn and of the game; chapter 15: the night of a solo game."""

from __future__ import annotations

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.actions import Action
from trackside.games.isle_of_trains.rules.box import NONE, Box
from trackside.games.isle_of_trains.rules.buy_back import Decision, can_buy_back
from trackside.games.isle_of_trains.rules.discard import HandLimit
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import NOT_NOW


def begin_turn(p: IslePosition, seat: i64) -> None:
    """IOT-3.1, IOT-15.2: two actions, then the end of the turn or the night."""
    p.current = seat
    p.asked = p.turns[seat]


def turns(box: Box) -> list[Question[IslePosition]]:
    """The first question of a turn of each seat; they are always the same, so they are made once."""
    asked: list[Question[IslePosition]] = []
    seat: i64
    for seat in range(box.seats):
        end: Question[IslePosition] = Night(seat, None) if box.solo else EndOfTurn(seat, None)
        asked.append(Action(seat, end, box.actions))
    return asked


@mypyc_attr(free_list_len=1)
class EndOfTurn(Question[IslePosition]):
    """IOT-8.1: hand limit, row, end of the game, next player."""

    def settle(self, p: IslePosition) -> bool:
        size = p.players[self.seat].size
        if size > p.box.hand_limit:
            p.ask(HandLimit(self.seat, self, size - p.box.hand_limit))
            return False
        refill_row(p)
        if p.last_turns > 0:
            p.last_turns -= 1
        take_progress_locomotive(p, self.seat)
        if p.last_turns < 0 and (p.progress_by != NONE or (len(p.deck) == 0 and len(p.discard) == 0)):
            p.last_turns = p.box.seats
            if p.journal is not None:
                p.tell(self.seat, "last-round", {})
        if p.last_turns == 0:
            p.asked = None
        else:
            begin_turn(p, (self.seat + 1) % p.box.seats)
        return False


def refill_row(p: IslePosition) -> None:
    """IOT-8.1 (2)."""
    slot: i64
    for slot in range(len(p.row)):
        if p.row[slot] == NONE and p.can_draw():
            turn_up(p, slot)


def turn_up(p: IslePosition, slot: i64) -> None:
    p.row[slot] = p.draw_openly()
    if p.journal is not None:
        p.tell(NONE, "row", {"card": p.box.kind_names[p.row[slot]]})


def take_progress_locomotive(p: IslePosition, seat: i64) -> None:
    """IOT-8.2, IOT-8.5."""
    if p.progress_by == NONE and p.progress >= p.box.target:
        p.progress_by = seat
        if p.journal is not None:
            p.tell(seat, "progress-locomotive", {"vp": int(p.box.progress_vp)})


class Night(Question[IslePosition]):
    """IOT-15.6: hand limit, row, one card of the deck discarded; before each of these cards one may buy back."""

    def settle(self, p: IslePosition) -> bool:
        size = p.players[self.seat].size
        if size > p.box.hand_limit:
            p.ask(HandLimit(self.seat, self, size - p.box.hand_limit))
        elif can_buy_back(p):
            p.ask(NightWindow(self.seat, self))
        else:
            take_night_card(p)
        return False


def take_night_card(p: IslePosition) -> None:
    """The next card of the night: for the row or, when it is full, for the discard pile; then a new day begins."""
    gap = p.gaps()
    if gap != NONE:
        turn_up(p, gap)
        return
    kind = p.draw_openly()
    p.discard_card(kind)
    if p.journal is not None:
        p.tell(NONE, "night", {"card": p.box.kind_names[kind]})
    begin_turn(p, 0)


class GoOn(Move[IslePosition]):
    """IOT-15.10: the night takes its card."""

    def __init__(self) -> None:
        super().__init__("go-on")

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        take_night_card(p)


class NightWindow(Decision):
    """IOT-15.10: buy back before the next card leaves the deck, or let it go."""

    def settle(self, p: IslePosition) -> bool:
        """When nothing can be bought back any more, the night goes on by itself."""
        if can_buy_back(p):
            return True
        p.asked = self.below
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        return None if isinstance(move, GoOn) else NOT_NOW

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        menu.add(p.box.at.go_on)

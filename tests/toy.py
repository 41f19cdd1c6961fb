"""Sidings: a small game with hidden hands, a deck, a stack of questions and scores, on which the referee is tried.

Twelve wagons, worth 1 to 3. A turn: draw a wagon, or couple one from the hand to your train; after a wagon of 3 you may
couple another one at once. It ends when nobody has a wagon left to draw or couple. Written without a compiler: that is
how a new game begins, and it shows that an interpreted game runs on the compiled core.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from trackside.core.arrays import packed
from trackside.core.edge.about import About, Option, Setting
from trackside.core.edge.errors import Impossible
from trackside.core.edge.frames import Frames, read_stack, write_stack
from trackside.core.edge.kinds import Number
from trackside.core.edge.reason import Reason
from trackside.core.edge.situation import Chance, chance, converted, rng_of
from trackside.core.edge.view import View, heading
from trackside.core.game import Game
from trackside.core.moves import Menu, Move, Rule
from trackside.core.position import Position
from trackside.core.question import Question
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.panels.panel import Panel

WAGONS = 12
CATEGORIES = ["wagons", "length"]

NO_WAGON = Rule("SID-1", "no-wagon")
DECK_EMPTY = Rule("SID-2", "deck-empty")
NOT_ASKED = Rule("SID-3", "not-asked")


def worth(wagon: int) -> int:
    return wagon % 3 + 1


class Yard(Position):
    def __init__(
        self,
        game: Game[Yard],
        rng: Rng,
        deck: list[int],
        hands: list[list[int]],
        trains: list[list[int]],
    ) -> None:
        super().__init__(game, rng)
        self.deck = deck  # the top is last
        self.hands = hands
        self.trains = trains

    def copy(self) -> Yard:
        hands = [hand[:] for hand in self.hands]
        trains = [train[:] for train in self.trains]
        twin = Yard(self.game, self.rng.copy(), self.deck[:], hands, trains)
        twin.continue_as(self)
        return twin


class Draw(Move[Yard]):
    def __init__(self) -> None:
        super().__init__("draw")

    def play(self, p: Yard, asked: Question[Yard]) -> None:
        wagon = p.deck.pop()
        p.hands[asked.seat].append(wagon)
        p.horizon += 1
        if p.journal is not None:
            p.tell_secret(asked.seat, "draw", {"left": len(p.deck)}, {"wagon": f"w{wagon}"})


class Couple(Move[Yard]):
    def __init__(self, wagon: int) -> None:
        super().__init__(f"couple w{wagon}")
        self.wagon = wagon

    def play(self, p: Yard, asked: Question[Yard]) -> None:
        p.hands[asked.seat].remove(self.wagon)
        p.horizon += 1  # the others see what was in the hand
        p.trains[asked.seat].append(self.wagon)
        if p.journal is not None:
            p.tell(asked.seat, "couple", {"wagon": f"w{self.wagon}", "points": worth(self.wagon)})
        if worth(self.wagon) == 3 and p.hands[asked.seat] and isinstance(asked, Turn):
            p.ask(Another(asked.seat, asked.below, self.wagon))

    def facts(self) -> dict[str, Any]:
        return {"wagon": f"w{self.wagon}"}


class Stop(Move[Yard]):
    def __init__(self) -> None:
        super().__init__("stop")

    def play(self, p: Yard, asked: Question[Yard]) -> None:
        if p.journal is not None:
            p.tell(asked.seat, "stop", {})


class Turn(Question[Yard]):
    def refusal(self, p: Yard, move: Move[Yard]) -> Rule | None:
        if isinstance(move, Couple):
            return None if move.wagon in p.hands[self.seat] else NO_WAGON
        if isinstance(move, Draw):
            return None if p.deck else DECK_EMPTY
        return NOT_ASKED


class Another(Question[Yard]):
    def __init__(self, seat: int, below: Question[Yard] | None, after: int) -> None:
        super().__init__(seat, below)
        self.after = after

    def refusal(self, p: Yard, move: Move[Yard]) -> Rule | None:
        if isinstance(move, Couple):
            return None if move.wagon in p.hands[self.seat] else NO_WAGON
        return None if isinstance(move, Stop) else NOT_ASKED


class Round(Question[Yard]):
    """The bottom of the stack: asks the next seat that can do something."""

    def settle(self, p: Yard) -> bool:
        seats = len(p.hands)
        p.asked = None
        for step in range(seats):
            seat = (self.seat + step) % seats
            if p.deck or p.hands[seat]:
                p.ask(Turn(seat, Round((seat + 1) % seats, None)))
                break
        return False


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[int] = []
    train: list[int] = []


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[Seat]
    deck: list[int] | None = None
    to_move: int = 0
    ply: int = 0
    horizon: int = 0
    stack: list[dict[str, Any]] | None = None
    chance: Chance = Chance()


class YardView(View, frozen=True, kw_only=True):
    deck: int
    hand: list[int]
    hands: list[int]
    trains: list[list[int]]


class Sidings(Game[Yard]):
    frames: ClassVar[Frames] = {Turn: {}, Another: {"after": Number(0, WAGONS - 1)}, Round: {}}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, CATEGORIES, [Draw(), *[Couple(wagon) for wagon in range(WAGONS)], Stop()])

    def set_up(self, rng: Rng) -> Yard:
        cards = packed(list(range(WAGONS)))
        rng.shuffle(cards)
        deck = list(cards)
        size = self.setting.data["constants"]["hand"]["value"]
        hands = [[deck.pop() for _ in range(size)] for _ in range(self.seats)]
        p = Yard(self, rng, deck, hands, [[] for _ in hands])
        p.ask(Round(0, None))
        return p

    def scores(self, p: Yard) -> list[Score]:
        out = []
        for train in p.trains:
            points = [sum(worth(wagon) for wagon in train), len(train) if self.options["long"] else 0]
            out.append(Score(CATEGORIES, packed(points), packed([sum(points), len(train)])))
        return out

    def reasons(self, p: Yard, seat: int) -> list[Any]:
        found = [Reason("wagons", worth(wagon), "wagon", {"wagon": f"w{wagon}"}) for wagon in p.trains[seat]]
        if self.options["long"]:
            found.append(Reason("length", len(p.trains[seat]), "length"))
        return found

    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        unknown = sorted(
            [*p.deck, *(wagon for other in range(len(p.hands)) if other != seat for wagon in p.hands[other])]
        )
        pool = packed(unknown)
        rng.shuffle(pool)
        rest = list(pool)
        for other in range(len(p.hands)):
            if other != seat:
                p.hands[other] = [rest.pop() for _ in p.hands[other]]
        p.deck = rest
        p.rng = rng.branch()

    def rate(self, p: Yard, moves: list[Move[Yard]]) -> list[float]:
        return [float(worth(move.wagon)) if isinstance(move, Couple) else 0.5 for move in moves]

    def view(self, p: Yard, seat: int | None) -> Any:
        own = [] if seat is None else sorted(p.hands[seat])
        return YardView(
            **heading(p, seat), deck=len(p.deck), hand=own, hands=[len(hand) for hand in p.hands], trains=p.trains
        )

    def situation(self, p: Yard) -> dict[str, Any]:
        layout = Layout(
            seats=[Seat(hand[:], train[:]) for hand, train in zip(p.hands, p.trains, strict=True)],
            deck=p.deck[:],
            ply=int(p.ply),
            horizon=int(p.horizon),
            stack=write_stack(p, self.frames),
            chance=chance(p.rng),
        )
        found: dict[str, Any] = msgspec.to_builtins(layout)
        return found

    def arrange(self, situation: Mapping[str, Any]) -> Yard:
        layout = converted(situation, Layout)
        hands = [seat.hand for seat in layout.seats]
        trains = [seat.train for seat in layout.seats]
        used = [wagon for part in [*hands, *trains] for wagon in part]
        for wagon in used:
            if not 0 <= wagon < WAGONS or used.count(wagon) > 1:
                raise Impossible(f"wagon {wagon}: not in the box, or twice")
        rest = [wagon for wagon in range(WAGONS) if wagon not in used]
        deck = rest if layout.deck is None else layout.deck
        asked: Question[Any] | None = Turn(layout.to_move, Round((layout.to_move + 1) % len(hands), None))
        if layout.stack is not None:
            asked = read_stack(self.frames, layout.stack, len(hands))
        p = Yard(self, rng_of(layout.chance), deck, hands, trains)
        p.asked, p.ply, p.horizon = asked, layout.ply, layout.horizon
        return p

    def faults(self, p: Yard) -> list[str]:
        everything = sorted([*p.deck, *(wagon for part in [*p.hands, *p.trains] for wagon in part)])
        return [] if everything == list(range(WAGONS)) else [f"wagons: {everything}"]

    def panels(self, view: Any, say: Any) -> list[Any]:
        return [Panel(title="Yard", note=f"{view.deck} in the deck")]


class Careless(Turn):
    """Lists its moves in another order than the catalogue has them."""

    def list_moves(self, p: Yard, menu: Menu) -> None:
        for move in reversed(p.game.moves):
            if self.refusal(p, move) is None:
                menu.add(move.id)


@dataclass(frozen=True)
class AboutSidings(About):
    """The toy is no package of the games, so it says itself which class it is."""

    game: type[Sidings] = Sidings

    def make(self, setting: Setting) -> Game[Any]:
        return self.game(setting)


def about_sidings(game: type[Sidings] = Sidings) -> About:
    return AboutSidings(
        id="sidings",
        title="Sidings",
        prefix="SID",
        seats=(2, 3),
        version=1,
        folder=Path(__file__).parent / "toy_box",
        game=game,
        options=(Option("long", False), Option("yard", "small", ("small", "large")), Option("lanes", 2, (), 1, 4)),
        refuses=lambda players, options: ("no-lanes-for-three", {}) if players == 3 and options["lanes"] == 1 else None,
    )

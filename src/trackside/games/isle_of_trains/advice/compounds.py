"""Compound decisions: a build with its payment, a load with its extra card, the loads of a delivery, a set of cards."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import i64
from trackside.core.compound import Compound, Ending, Walk, goes_on, texts
from trackside.core.journal import Event
from trackside.core.moves import Move, Target
from trackside.core.position import Position
from trackside.games.isle_of_trains.rules.box import BUILDING, NONE
from trackside.games.isle_of_trains.rules.build import (
    Build,
    BuildCard,
    Demolishing,
    Payment,
    Placing,
    ScrapCar,
    ScrapFor,
    Scrapping,
    UpgradeCard,
)
from trackside.games.isle_of_trains.rules.buy_back import BuyBack
from trackside.games.isle_of_trains.rules.cars import SLOTS, kind_of, load_at, load_count
from trackside.games.isle_of_trains.rules.contracts import Contract
from trackside.games.isle_of_trains.rules.deliver import Done, Special, UnloadAll
from trackside.games.isle_of_trains.rules.delivery import DeliverAction, Unload, Unloading, next_slot
from trackside.games.isle_of_trains.rules.discard import DiscardCard, Discarding, ExtraCard
from trackside.games.isle_of_trains.rules.load import LoadCard
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.steps import (
    AdditionalContract,
    Detour,
    Mismatch,
    PassengerStep,
    SpecialDelivery,
    StartContract,
    Ticket,
)
from trackside.games.isle_of_trains.rules.take import Acting

TRIED: Final = 600  # moves tried for one listing of its kind
SETS: Final = 300  # moves tried for the cards of one question; where they do not suffice, cards are chosen one by one
PAYMENTS: Final = 1000  # and for all payments of one listing
SPECIAL: Final = 2  # loads of a special delivery that are listed, besides all of them


def compounds(p: IslePosition) -> list[Compound]:
    asked = p.asked
    if isinstance(asked, Discarding):
        return discards(p, asked)
    if isinstance(asked, Unloading):
        return deliveries(p)
    if isinstance(asked, Acting):
        return builds(p) + loads(p) + deliveries(p)
    if isinstance(asked, DeliverAction):
        return deliveries(p)
    return []


# Cards of the hand.


class CardSets(Walk):
    """IOT-3.10, 3.11: the cards that one question takes. Alone, too, a set is listed in one order only (OP-27)."""

    def __init__(self, asked: Discarding, most: i64) -> None:
        super().__init__(most, True)
        self.asked = asked
        self.found: list[Ending] = []

    def takes(self, p: Position, move: Move[Any]) -> bool:
        if not isinstance(move, DiscardCard):
            return False
        return not self.moves or move.id >= self.moves[-1].id

    def enters(self, p: Position) -> bool:
        """The same question, for what is left to discard."""
        asked = p.asked
        same = isinstance(asked, Discarding) and type(asked) is type(self.asked) and asked.below is self.asked.below
        return same and len(self.moves) < self.asked.n

    def arrives(self, p: Position) -> None:
        self.found.append(Ending(texts(self.moves), {"cards": discarded(self.told)[: self.asked.n]}))


def discarded(told: list[Event]) -> list[str]:
    """The cards that the journal tells of, also those that went without a question, because no others were left."""
    cards: list[str] = []
    for event in told:
        if event.kind == "discard":
            cards.append(event.public["card"])
    return cards


def card_sets(p: IslePosition, asked: Discarding, most: i64) -> list[Ending]:
    """All sets, or none if there are too many to list."""
    walk = CardSets(asked, most)
    walk.follow(p)
    return walk.found if walk.left > 0 else []


def discards(p: IslePosition, asked: Discarding) -> list[Compound]:
    if asked.n < 2:
        return []
    out: list[Compound] = []
    for ending in card_sets(p, asked, SETS):
        cards: list[str] = ending.facts["cards"]
        where: list[Target] = [("hand", card) for card in dict.fromkeys(cards)]
        out.append(Compound("discard", ending.moves, where, ending.facts, []))
    return out


# Building.


class Builds(Walk):
    """IOT-5.1: the card, the car scrapped for it, its place, the building it replaces; the payment is the ending."""

    def __init__(self, p: IslePosition) -> None:
        super().__init__(TRIED, True)
        self.start = p
        self.payments: dict[str, list[Ending]] = {}  # by card and price: they do not depend on the place
        self.payments_left: i64 = PAYMENTS
        self.found: list[Compound] = []

    def takes(self, p: Position, move: Move[Any]) -> bool:
        return not isinstance(move, BuyBack) if self.moves else isinstance(move, Build)

    def enters(self, p: Position) -> bool:
        return isinstance(p.asked, Scrapping | Placing | Demolishing)

    def arrives(self, p: Position) -> None:
        assert isinstance(p, IslePosition)
        asked = p.asked
        build = self.moves[0]
        assert isinstance(build, Build)
        if isinstance(asked, Scrapping | Placing | Demolishing):
            return  # a face-down load was turned up, and what to do about it is not decided beforehand
        cost: i64 = 0
        endings: list[Ending] = []
        if isinstance(asked, Payment):
            if not self.open:
                return
            paid = discarded(self.told)
            cost = asked.n + len(paid)
            key = f"{build.card} {cost}"
            if key not in self.payments:
                self.payments[key] = self.payments_for(p, asked, paid)
            endings = self.payments[key]
        else:
            told: int = build.facts_in(self.start)["cost"]
            if told < 0:
                return  # after scrapping, and paid without a question
            cost = told
        gone = self.scrapped(p)
        facts: dict[str, Any] = {"card": build.card, "cost": cost, **self.given_up(p, gone)}
        self.found.append(Compound("build", texts(self.moves), self.targets(gone), facts, endings))

    def payments_for(self, p: IslePosition, asked: Payment, gone: list[str]) -> list[Ending]:
        """All payments; `gone` are cards that had to go in any case."""
        most = min(SETS, self.payments_left)
        walk = CardSets(asked, most)
        walk.follow(p)
        self.payments_left -= most - walk.left
        if walk.left == 0:
            return []
        return [Ending(ending.moves, {"cards": gone + ending.facts["cards"]}) for ending in walk.found]

    def scrapped(self, p: IslePosition) -> i64:
        """The place of the car that was scrapped, in the train as it is now; NONE if none was."""
        for move in self.moves:
            if isinstance(move, ScrapCar):
                return move.place
        if not isinstance(self.moves[0], ScrapFor):
            return NONE
        before = self.start.players[self.start.seat].train
        after = p.players[self.start.seat].train
        place: i64 = 0  # of the only car that would do: nothing was asked
        while place < len(after) and kind_of(before[place]) == kind_of(after[place]):
            place += 1
        return place

    def given_up(self, p: IslePosition, gone: i64) -> dict[str, Any]:
        """What makes room for the card: a car that is scrapped, one that it replaces, a building."""
        start = self.start
        out: dict[str, Any] = {"scraps": gone != NONE, "replaces": False, "gives_up": False}
        if gone != NONE:
            out.update({"place": int(gone), **start.car_facts(start.seat, gone)})
        old: i64 = NONE
        asked = p.asked
        build = self.moves[0]
        if isinstance(asked, Payment):
            if start.box.category[asked.card] != BUILDING:
                old = asked.place
            elif asked.place != NONE:
                out.update({"gives_up": True, "building": start.box.kind_names[asked.place]})
        elif isinstance(build, UpgradeCard):
            old = build.place
        if old != NONE:
            place = now_at(old, gone)
            its = start.car_facts(start.seat, place)
            out.update({"replaces": True, "old": its["car"], "old_twin": its["twin"], "old_place": int(place)})
        for event in self.told:
            if event.kind == "demolish":
                out.update({"gives_up": True, "building": event.public["building"]})
        return out

    def targets(self, gone: i64) -> list[Target]:
        """In the train as it is now: a car scrapped on the way moves those behind it up."""
        start = self.start
        out: list[Target] = self.moves[0].where(start)
        for move in self.moves[1:]:
            if isinstance(move, UpgradeCard):
                out.append(("car", f"{start.seat} {now_at(move.place, gone)}"))
            elif isinstance(move, BuildCard):
                out += move.where(start)[1:]
            else:
                out += move.where(start)
        return out


def now_at(place: i64, gone: i64) -> i64:
    """The place of a car before another was scrapped."""
    return place + 1 if gone != NONE and place >= gone else place


def builds(p: IslePosition) -> list[Compound]:
    walk = Builds(p)
    walk.follow(p)
    return walk.found


# Loading.


def loads(p: IslePosition) -> list[Compound]:
    """IOT-6.6: a card loaded face down, with the extra card as the ending; it does not depend on the car."""
    out: list[Compound] = []
    extras: dict[str, list[Ending]] = {}
    tried: i64 = TRIED
    for move in p.moves():
        if isinstance(move, LoadCard) and tried > 0 and move.facts_in(p)["face_down"]:
            tried -= 1
            after = p.copy()
            after.carry_out(move)
            asked = after.asked
            if isinstance(asked, ExtraCard) and goes_on(p, after):
                if move.card not in extras:
                    extras[move.card] = card_sets(after, asked, SETS)
                out.append(Compound("load", [move.text], move.where(p), move.facts_in(p), extras[move.card]))
    return out


# Delivering.


class Deliveries(Walk):
    """IOT-7.3, 7.4, 7.6, 7.7: a contract or a special delivery with the loads for it, or a passenger who travels."""

    def __init__(self, p: IslePosition) -> None:
        super().__init__(TRIED)
        self.start = p
        self.before: i64 = p.scores()[p.seat].total()
        self.found: list[Compound] = []

    def takes(self, p: Position, move: Move[Any]) -> bool:
        asked = p.asked
        if isinstance(asked, Special):
            if isinstance(move, Unload):
                assert isinstance(p, IslePosition)
                return len(p.aside) < SPECIAL
            return isinstance(move, Done) or (isinstance(move, UnloadAll) and not self.unloads())
        if isinstance(asked, Contract):
            return isinstance(move, Unload)
        if isinstance(move, Mismatch):
            return isinstance(asked, DeliverAction)  # before that its destination is asked
        return isinstance(move, StartContract | AdditionalContract | SpecialDelivery | Ticket | Detour)

    def unloads(self) -> bool:
        return any(isinstance(move, Unload) for move in self.moves)

    def enters(self, p: Position) -> bool:
        return isinstance(p.asked, Unloading)

    def arrives(self, p: Position) -> None:
        assert isinstance(p, IslePosition)
        if isinstance(p.asked, Unloading):
            return  # a face-down load was turned up before all are chosen
        start = self.start
        first = self.moves[0]
        count = start.players[start.seat].loads() - p.players[start.seat].loads() + len(start.aside)
        facts: dict[str, Any] = {"loads": count, "points": p.scores()[start.seat].total() - self.before}
        kind = "special"
        asked = start.asked
        if isinstance(first, StartContract | AdditionalContract):
            kind = "contract"
            facts["contract"] = first.name
        elif isinstance(asked, Contract):
            kind = "contract"
            facts["contract"] = asked.facts(start)["contract"]
        elif isinstance(first, PassengerStep):
            kind = "ticket"
            facts = {**first.facts_in(start), **facts}
        else:
            facts["cards"] = count * start.box.special_cards
        self.found.append(Compound(kind, texts(self.moves), self.targets(), facts, []))

    def targets(self) -> list[Target]:
        """What the first move touches, and the loads where they lie now; some leave the train without a question."""
        start = self.start
        out: list[Target] = [] if isinstance(self.moves[0], Unload) else self.moves[0].where(start)
        train = start.players[start.seat].train
        aboard = [list(range(load_count(car))) for car in train]  # of each car the slots that still hold their load
        first: i64 = 0  # from where on loads may have been taken
        p = start.copy()
        for move in self.moves:
            if isinstance(move, Unload):
                out.append(("load", f"{start.seat} {move.place} {aboard[move.place].pop(move.slot)}"))
                first = next_slot(start.box, move.place * SLOTS + move.slot)
            p.carry_out(move)
            for place, car in enumerate(p.players[start.seat].train):
                gone = emptied(train[place], car, aboard[place], max(first - place * SLOTS, 0))
                out += [("load", f"{start.seat} {place} {slot}") for slot in gone]
                aboard[place] = [slot for slot in aboard[place] if slot not in gone]
        return list(dict.fromkeys(out))


def emptied(before: i64, after: i64, slots: list[int], first: i64) -> list[int]:
    """The slots of a car, from `first` on, that were emptied without a question: of equal loads the leftmost."""
    kept: i64 = load_count(after)
    gone: list[int] = []
    for slot in reversed(slots[first:]):
        if kept > first and load_at(after, kept - 1) == load_at(before, slot):
            kept -= 1
        else:
            gone.insert(0, slot)
    return gone


def deliveries(p: IslePosition) -> list[Compound]:
    walk = Deliveries(p)
    walk.follow(p)
    return walk.found

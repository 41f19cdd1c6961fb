"""Showing: a table as one viewer sees it. Everything here is made from the viewer's own view of the position, from
the journal as the viewer reads it, and from what is public; nothing is filtered out afterwards."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from trackside.core.journal import Event
from trackside.core.position import Position
from trackside.locales import Words, words
from trackside.server import figures, happenings
from trackside.server.cards import card, kind_of, names
from trackside.server.models import SeatRow
from trackside.server.presence import Present
from trackside.server.requests import Order
from trackside.server.results import result
from trackside.server.table import Table
from trackside.server.types import (
    ChatView,
    ClockView,
    Commitment,
    CompoundView,
    EndingView,
    EventView,
    MoveView,
    Prompt,
    Result,
    ScorePart,
    SeatView,
    TableView,
    Undo,
    UndoRequest,
)

KEPT = 64  # views of one moment of a table


class Showing:
    """How one viewer sees one table at one moment."""

    def __init__(
        self,
        table: Table,
        present: Present,
        person: str | None,
        viewer: int | None,
        language: str,
        position: Position | None = None,
    ) -> None:
        """`position` is an earlier one, to look at; without it, it is the present one, to play."""
        self.table = table
        self.present = present
        self.person = person
        self.viewer = viewer
        self.language = language
        self.past = position is not None
        self.position = position if position is not None else table.playing.position if table.playing else None
        self.names = names(table.seats, language)
        self.app = words(language, "server")
        self.say: Words = words(language, table.row.game).seated(self.names)

    def view(self, since: int = 0, talk_since: int = 0) -> TableView:
        """All of it, with the journal from ply `since` on and the talk after change number `talk_since`."""
        talk = [chat_view(line) for line in self.table.chat if line.seq > talk_since]
        return msgspec.structs.replace(self._without_talk(since), chat=talk)

    def _without_talk(self, since: int) -> TableView:
        """Made once for all who see the same: the answer to a move and the event of it, and all spectators."""
        if self.past or self.table.clock.kind != "none":
            return self._made(since)
        online = tuple(sorted(self.present.people(self.table.id)))
        key = ("view", self.person, self.viewer, self.language, since, self.table.row.seq, online)
        kept = self.table.kept
        if key not in kept:
            if len(kept) > KEPT:  # results stay: they are few, and dear
                for old in [old for old in kept if old[0] == "view"]:
                    del kept[old]
            kept[key] = self._made(since)
        found: TableView = kept[key]
        return found

    def _made(self, since: int) -> TableView:
        row = self.table.row
        position = self.position
        game_view = None if position is None else position.view(self.viewer)
        mine = game_view is not None and self._mine()
        moves = position.moves() if position is not None and mine else []
        over = row.state == "over"
        shown_result = result(self.table, self.language) if over and not self.past else None
        return TableView(
            table=card(
                row, self.table.seats, self.person, self.present.people(row.id), self.language, lambda seat: row.ply
            ),  # whoever is shown the table has seen it
            viewer=self.viewer,
            ply=self._ply(),
            seq=row.seq,
            view=None if game_view is None else msgspec.to_builtins(game_view, str_keys=True),
            prompt=self.prompt(game_view),
            moves=[
                MoveView(
                    text=move.text,
                    kind=move.kind,
                    label=self.say.move(move, position),
                    facts=move.facts(),
                    where=move.where(position),
                )
                for move in moves
            ],
            compounds=self._compounds(position) if position is not None and mine else [],
            kinds={kind: self._heading(kind) for kind in dict.fromkeys(move.kind for move in moves)},
            panels=[] if game_view is None or position is None else position.game.panels(game_view, self.say),
            seats=self._seats(game_view, shown_result),
            undo=self._undo(),
            clocks=self._clocks(),
            journal_from=since,
            events=self.events(since),
            chat=[],
            orders=self._orders(),
            result=shown_result,
            commitment=self._commitment(),
        )

    def _mine(self) -> bool:
        position = self.position
        return position is not None and self.viewer is not None and position.seat == self.viewer and not self.past

    def _compounds(self, position: Position) -> list[CompoundView]:
        return [
            CompoundView(
                kind=compound.kind,
                label=self.say.compound(compound, position),
                moves=compound.moves,
                where=compound.where,
                facts=compound.facts,
                endings=[EndingView(moves=ending.moves, facts=ending.facts) for ending in compound.endings],
            )
            for compound in position.game.compounds(position)
        ]

    def _heading(self, kind: str) -> str:
        id = f"kind-{kind}"
        return self.say.say(id) if self.say.has(id) else kind

    def prompt(self, view: Any) -> Prompt:
        if view is None:
            return Prompt(text=self.app.say("prompt-waiting"), question=None, seat=None, yours=False)
        if view.ask is None:
            return Prompt(text=self.app.say("prompt-over"), question=None, seat=None, yours=False)
        seat = int(view.ask.seat)
        yours = seat == self.viewer
        text = self.say.ask(view.ask) if yours else self.app.say("prompt-other", name=self.names[seat])
        return Prompt(
            text=text, question=view.ask.question, seat=seat, yours=yours and not self.past, note=self._note()
        )

    def _note(self) -> str | None:
        """For whom a bot plays now, and why; the reader's own seat first."""
        missing = {seat.seat: why for seat in self.table.seats if (why := self._missing(seat)) is not None}
        told = sorted(missing.items(), key=lambda found: found[0] != self.viewer)
        return " ".join(self._befallen(why, seat, you=seat == self.viewer) for seat, why in told) or None

    def _missing(self, seat: SeatRow) -> happenings.Kind | None:
        """Why a bot plays for the person on a seat, if one does: they are still away, or have no time."""
        if seat.kind != "human" or self.table.row.state != "playing" or self.past:
            return None
        why = happenings.stands_in(self.table, seat.seat)
        if why == "away" and seat.person in self.present.people(self.table.id):
            return None
        return why if why != "time-up" or self.table.is_out_of_time(seat.seat, time.time()) else None

    def _befallen(self, kind: str, seat: int, you: bool = False, **facts: Any) -> str:
        """What happened to a seat, in words."""
        if you and kind == "time-up":
            return self.app.say("happened-time-up-you")
        return self.app.say(f"happened-{kind}", name=self.names[seat], **facts)

    def _seats(self, view: Any, shown_result: Result | None) -> list[SeatView]:
        online = self.present.people(self.table.id)
        public = figures.of(view, self.say, len(self.table.seats))
        out: list[SeatView] = []
        for seat, name, (total, shown) in zip(self.table.seats, self.names, public, strict=True):
            human = seat.kind == "human"
            parts = None if shown_result is None else shown_result.seats[seat.seat]
            out.append(
                SeatView(
                    seat=seat.seat,
                    name=name,
                    kind=kind_of(seat),
                    level=seat.level if seat.kind == "bot" else None,
                    you=human and self.person is not None and seat.person == self.person,
                    online=human and seat.person in online,
                    away=self._missing(seat) is not None,
                    total=total if parts is None else parts.total,
                    score_parts=None
                    if parts is None
                    else [ScorePart(category=p.category, label=p.label, points=p.points) for p in parts.parts],
                    figures=shown,
                )
            )
        return out

    def _undo(self) -> Undo:
        table = self.table
        own = table.own_seats(self.person)
        game = table.playing
        if game is None or not own or table.row.state != "playing" or self.past:
            return Undo(free_to_ply=None, ask=False, requests=self._undo_requests([]))
        return Undo(
            free_to_ply=happenings.free_undo(table, own),
            ask=table.before_own_last(own) is not None,
            requests=self._undo_requests(own),
        )

    def _undo_requests(self, own: list[int]) -> list[UndoRequest]:
        asked = self.table.row.undo_request
        if asked is None or self.past:
            return []
        waiting = [int(seat) for seat in asked["waiting"]]
        yours = any(seat in own for seat in waiting)
        asker = asked["seat"]
        return [UndoRequest(seat=asker, ply=asked["ply"], yours=yours, own=asker in own, waiting_for=waiting)]

    def _clocks(self) -> list[ClockView]:
        table = self.table
        if table.clock.kind == "none" or table.playing is None or self.past:
            return []
        now = time.time()
        running = table.deciding if table.row.state == "playing" else -1
        out: list[ClockView] = []
        for seat in table.seats:
            left = table.left(seat.seat, now)
            shown = None if left is None else round(max(0.0, left), 1)
            rest = table.rest(now) if seat.seat == running else None
            out.append(ClockView(seat=seat.seat, left=shown, running=seat.seat == running, rest=rest))
        return out

    def events(self, since: int) -> list[EventView]:
        journal = None if self.position is None else self.position.journal
        if journal is None:
            return []
        # What was put into words once is kept: nothing costs more here than words. An earlier journal is a beginning.
        told = self.table.told.setdefault((self.viewer, self.language, *self.names), [])
        for event in journal.events[len(told) :]:
            told.append(self._event(event))
        found = [event for event in told[: len(journal.events)] if event.ply >= since]
        befell = [self._happened(one) for one in happenings.of(self.table) if since <= one.ply <= self._ply()]
        return sorted(found + befell, key=lambda event: event.ply) if befell else found

    def _ply(self) -> int:
        return 0 if self.position is None else int(self.position.ply)

    def _happened(self, one: happenings.Happening) -> EventView:
        """What befell the table, told after the move that it followed. It is nobody's move, and no turn of anybody."""
        facts: dict[str, Any] = {"seat": one.seat, "moves": one.moves}
        other = "" if one.by is None else self.names[one.by]
        text = self._befallen(one.kind, one.seat, other=other, count=one.moves)
        return EventView(ply=one.ply, seat=None, kind=f"table-{one.kind}", text=text, facts=facts)

    def _event(self, event: Event) -> EventView:
        seen = event.seen_by(-1 if self.viewer is None else self.viewer)
        seat = int(seen["seat"])
        return EventView(
            ply=int(seen["ply"]),
            seat=seat if seat >= 0 else None,
            kind=seen["kind"],
            text=self.say.event(seen),
            facts=seen["facts"],
        )

    def _orders(self) -> list[Order]:
        own = self.table.own_seats(self.person)
        if self.viewer is None or self.viewer not in own:
            return []
        return msgspec.convert(self.table.seats[self.viewer].orders, list[Order])

    def _commitment(self) -> Commitment | None:
        if self.table.playing is None:
            return None
        record = self.table.playing.record
        known = self.table.seed_is_open
        return Commitment(
            sha256=record.commitment,
            seed=str(record.seed) if known else None,
            salt=record.salt if known else None,
        )


def chat_view(line: Any) -> ChatView:
    return ChatView(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at)

"""The view of a table for one viewer.

Everything is built from the viewer's own view of the position, from the journal as the viewer may read it, and from
public data. Nothing is filtered out afterwards.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from trackside.core.edge.about import About
from trackside.core.edge.view import NOT_SENT
from trackside.core.journal import Event
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.lessons import Place, Step
from trackside.locales import words
from trackside.panels.panel import Panel
from trackside.tables import clocks, incidents, lessons, standing_orders, undo
from trackside.tables.requests import Order
from trackside.tables.shapes import (
    ChatView,
    ClockView,
    Commitment,
    CompoundView,
    EndingView,
    EventView,
    Figure,
    LessonView,
    MoveView,
    Prompt,
    Result,
    ScorePart,
    SeatView,
    TableView,
    Undo,
    UndoRequest,
)
from trackside.tables.state import ChatLine, SeatState
from trackside.tables.table import Table
from trackside.tables.views.encoded_view import EncodedView
from trackside.tables.views.score_sheet import score_sheet
from trackside.tables.views.seat_figures import seat_figures
from trackside.tables.views.table_card import seat_kind, table_card, table_names, table_words

PRICES = ("price", "cost", "loans", "face_down")  # facts of moves and notes that say what is paid or given up
MAX_CACHED = 64  # views per table
Sentence = tuple[str, dict[str, Any], str]  # the kind of a move, its facts, and its sentence without a note
MAX_KNOWN_MOVES = 20_000  # in all games, for each language
KNOWN_MOVES: dict[str, dict[Move[Any], Sentence]] = {}  # by language
NO_FACTS: dict[str, Any] = {}
NOTHING: frozenset[Any] = frozenset()
MAX_CACHED_EVENTS = 100  # in the journal of a view; a view with more of them is not kept


class TableViewBuilder:
    """Builds the view of one table for one viewer at one moment."""

    def __init__(
        self,
        table: Table,
        online: Collection[str],
        person: str | None,
        viewer: int | None,
        language: str,
        now: float,
        position: Position | None = None,
    ) -> None:
        """`online` are the players who have the table open now. `position` is an earlier one for a replay; without it
        the view is of the current position."""
        self.table = table
        self.online = online
        self.person = person if table.is_at_table(person) else None  # all others see the same
        self.viewer = viewer
        self.language = language
        self.now = now
        self.is_replay = position is not None
        self.position = position if position is not None else table.position if table.started else None
        self.names = table_names(table, language)
        self.app = words(language, "server")
        self.you = table.you(self.person, viewer)
        self.say = table_words(table, language, self.you)

    def build(self, from_ply: int = 0, chat_after: int = 0) -> TableView:
        """The whole view, with the journal from a ply on and the chat after a seq."""
        view = self._build(from_ply)
        view.clocks, view.chat = self._clocks(), self._chat(chat_after)
        return view

    def encode(self, from_ply: int = 0, chat_after: int = 0) -> EncodedView:
        """The same as it is sent."""
        shared = self._cached(from_ply)
        clocks, chat = self._clocks(), self._chat(chat_after)
        return shared.with_clocks_and_chat(clocks, chat) if clocks or chat else shared

    def _chat(self, after: int) -> list[ChatView]:
        return [chat_view(line) for line in readable_chat(self.table, self.person) if line.seq > after]

    def _cached(self, from_ply: int) -> EncodedView:
        """The view without chat and clocks, shared by the response to a move, the event of it, and all spectators."""
        if self.is_replay:
            return EncodedView.from_view(self._build(from_ply))
        playing_bots = tuple(self._stand_in_reason(seat) for seat in self.table.seats)  # depends on the time
        online = tuple(sorted(self.online))
        key = (self.person, self.viewer, self.language, from_ply, self.table.row.seq, online, playing_bots)
        cache = self.table.views
        if key not in cache:
            if len(cache) >= MAX_CACHED:
                cache.clear()
            view = self._build(from_ply)
            if len(view.events) > MAX_CACHED_EVENTS:
                return EncodedView.from_view(view)
            cache[key] = EncodedView.from_view(view)
        return cache[key]

    def _build(self, from_ply: int) -> TableView:
        row = self.table.row
        position = self.position
        game_view = None if position is None else position.view(self.viewer)
        deciding = position is not None and self._is_deciding()
        moves: list[Move[Any]] = []
        if position is not None and game_view is not None and deciding:
            moves = [position.game.by_text[text] for text in game_view.moves]  # which has listed them
        compounds = self._compounds(position) if position is not None and deciding else []
        result = score_sheet(self.table, self.language) if row.state == "over" and not self.is_replay else None
        # `seen_ply`: a viewer has seen everything that this view shows.
        card = table_card(
            row, self.table.seats, self.person, self.online, self.language, lambda seat: row.ply, self.names
        )
        return TableView(
            table=card,
            viewer=self.viewer,
            ply=self._ply(),
            seq=row.seq,
            view=None if game_view is None else _sent(game_view),
            prompt=self.prompt(game_view),
            moves=[] if position is None else self._moves(position, moves, game_view, compounds),
            compounds=compounds,
            kinds={kind: self._kind_heading(kind) for kind in dict.fromkeys(move.kind for move in moves)},
            seats=self._seats(game_view, result),
            undo=self._undo(),
            journal_from=from_ply,
            events=self.journal(from_ply),
            orders=self._orders(),
            result=result,
            commitment=self._commitment(),
            lesson=self._lesson(),
            clocks=[],
            chat=[],
        )

    def panels(self) -> list[Panel]:
        """The view in tables, drawings and words; none before the start."""
        if self.position is None:
            return []
        found: list[Panel] = self.position.game.panels(self.position.view(self.viewer), self.say)
        return found

    def _lesson(self) -> LessonView | None:
        """The step of a lesson, for the learner."""
        at = None if self.is_replay or self.viewer is None else lessons.place(self.table)
        if at is None or self.table.row.state != "playing":
            return None
        step = at.step
        pages = at.lesson.end[self.language] if step is None else step.say[self.language]
        return LessonView(
            title=at.lesson.title[self.language],
            number=min(at.number + 1, len(at.lesson.steps)),
            count=len(at.lesson.steps),
            pages=pages,
            point=[[] for _ in pages] if step is None else self._pointed(at, step),
            over=step is None,
        )

    def _pointed(self, at: Place, step: Step) -> list[list[str]]:
        """What each page points at: what it names, and on the last one what the move touches that is to be played."""
        pages = [list(page) for page in step.point]
        pages += [[] for _ in range(len(step.say[self.language]) - len(pages))]
        if at.rest and self.position is not None:
            move = self.position.game.parse(at.rest[0][0])
            pages[-1] += [f"{kind}:{id}" for kind, id in move.where(self.position)]
        return pages

    def _ply(self) -> int:
        return 0 if self.position is None else int(self.position.ply)

    def _is_deciding(self) -> bool:
        position = self.position
        return position is not None and self.viewer is not None and position.seat == self.viewer and not self.is_replay

    def _moves(
        self, position: Position, moves: Sequence[Move[Any]], game_view: Any, compounds: Sequence[CompoundView]
    ) -> list[MoveView]:
        game = position.game
        near = frozenset(game.near(position)) if moves else frozenset()
        prices: Mapping[str, int] = getattr(game_view, "prices", {})
        begun = _begun(compounds)
        about = game.setting.about
        say = self.say
        known = KNOWN_MOVES.setdefault(self.language, {})
        said: dict[object, str] = {}  # notes; of hundreds of moves many have the same
        views: list[MoveView] = []
        for move in moves:
            sentence = known.get(move)
            if sentence is None:
                sentence = self._sentence(position, move, known)
            kind, facts, label = sentence
            note = game.note(position, move)
            told = NO_FACTS if note is None else note[1]
            if note is not None:
                label = say.noted(label, self._said_note(note, said))
            text, touched = move.text, move.where(position)
            also = about.also.get(kind, NOTHING)
            where = [target for target in touched if target[0] not in also]
            money = prices.get(text, _paid(facts, told))
            role = about.roles.get(text, about.roles.get(kind))
            covered = any(target in begun.get(text, NOTHING) for target in where)
            if covered and role is not None:  # a compound is selected there; the move has its key
                where = []
            views.append(
                MoveView(
                    text=text,
                    kind=kind,
                    label=label,
                    facts=facts,
                    where=where,
                    note=told,
                    short=say.short(kind, facts, told),
                    role="covered" if covered and role is None else role,
                    costs=_costs(kind, facts, told, money, about),
                    also=[target for target in touched if target not in where],
                    near=any(target in near for target in where),
                    money=money,
                )
            )
        _set_order(views, about)
        return views

    def _sentence(self, position: Position, move: Move[Any], known: dict[Move[Any], Sentence]) -> Sentence:
        """A move in words. Most moves depend neither on the position nor on who plays: they are said once."""
        kind, facts = move.kind, move.facts_in(position)
        sentence = kind, facts, self.say.played(move, facts)
        if type(move).facts_in is Move.facts_in and not _names_seats(tuple(facts)):
            if len(known) >= MAX_KNOWN_MOVES:
                known.clear()
            known[move] = sentence
        return sentence

    def _said_note(self, note: tuple[str, dict[str, Any]], said: dict[object, str]) -> str:
        key = (note[0], *note[1].values())
        try:
            known = said.get(key)
        except TypeError:  # some of the facts are lists
            return self.say.note(note)
        if known is None:
            known = said[key] = self.say.note(note)
        return known

    def _compounds(self, position: Position) -> list[CompoundView]:
        about = position.game.setting.about
        views = [
            CompoundView(
                kind=compound.kind,
                label=self.say.compound(compound, position),
                moves=compound.moves,
                where=compound.where,
                facts=compound.facts,
                endings=[EndingView(moves=ending.moves, facts=ending.facts) for ending in compound.endings],
                short=self.say.short_compound(compound, position),
                costs=_costs(compound.kind, compound.facts, NO_FACTS, compound.money, about),
                also=compound.also,
                money=compound.money,
            )
            for compound in position.game.compounds(position)
        ]
        _set_order(views, about)
        return views

    def _kind_heading(self, kind: str) -> str:
        id = f"kind-{kind}"
        return self.say.say(id) if self.say.has(id) else kind

    def prompt(self, game_view: Any) -> Prompt:
        if game_view is None:
            return Prompt(text=self.app.say("prompt-waiting"), question=None, seat=None, yours=False)
        if game_view.ask is None:
            return Prompt(text=self.app.say("prompt-over"), question=None, seat=None, yours=False)
        seat = int(game_view.ask.seat)
        yours = seat == self.viewer
        text = self.say.ask(game_view.ask) if yours else self._waiting_for(seat, game_view.ask.question)
        return Prompt(
            text=text,
            question=game_view.ask.question,
            seat=seat,
            yours=yours and not self.is_replay,
            note=self._stand_in_note(),
        )

    def _waiting_for(self, seat: int, question: str) -> str:
        """Who decides; of a bot also what it thinks about."""
        topic = f"topic-{question}"
        if self.table.seats[seat].kind != "bot" or not self.say.has(topic):
            return self.app.say("prompt-other", name=self.names[seat])
        return self.app.say("prompt-bot", name=self.names[seat], topic=self.say.say(topic))

    # Seats

    def _stand_in_note(self) -> str | None:
        """For whom a bot plays now and why; the viewer's own seat first."""
        reasons = {seat.seat: why for seat in self.table.seats if (why := self._stand_in_reason(seat)) is not None}
        ordered = sorted(reasons.items(), key=lambda item: item[0] != self.viewer)
        return " ".join(self._incident_text(why, seat, you=seat == self.viewer) for seat, why in ordered) or None

    def _stand_in_reason(self, seat: SeatState) -> incidents.Kind | None:
        """Why a bot plays for the person on a seat, as long as they are away or out of time; None if none does."""
        row = self.table.row
        if not row.happenings or seat.kind != "human" or row.state != "playing" or self.is_replay:
            return None
        why = incidents.stand_in_reason(self.table, seat.seat)
        if why == "away" and seat.person in self.online:
            return None
        return why if why != "time-up" or clocks.is_out_of_time(self.table, seat.seat, self.now) else None

    def _seats(self, game_view: Any, result: Result | None) -> list[SeatView]:
        public: list[tuple[int | None, list[Figure]]] = [(None, []) for _ in self.table.seats]
        if self.position is not None:
            public = seat_figures(self.position.game, game_view, self.say)
        seats: list[SeatView] = []
        for seat, name, (total, figures) in zip(self.table.seats, self.names, public, strict=True):
            human = seat.kind == "human"
            score = None if result is None else result.seats[seat.seat]
            seats.append(
                SeatView(
                    seat=seat.seat,
                    name=name,
                    kind=seat_kind(seat),
                    level=seat.level if seat.kind == "bot" else None,
                    you=human and self.person is not None and seat.person == self.person,
                    online=human and seat.person in self.online,
                    away=self._stand_in_reason(seat) is not None,
                    total=total if score is None else score.total,
                    score_parts=None
                    if score is None
                    else [ScorePart(category=p.category, label=p.label, points=p.points) for p in score.parts],
                    figures=figures,
                )
            )
        return seats

    def _orders(self) -> list[Order]:
        own = self.table.own_seats(self.person)
        if self.viewer is None or self.viewer not in own:
            return []
        return standing_orders.orders(self.table, self.viewer)

    # Undo and clocks

    def _undo(self) -> Undo:
        table = self.table
        own = table.own_seats(self.person)
        if not table.started or not own or table.row.state != "playing" or self.is_replay:
            return Undo(free_to_ply=None, ask=False, requests=self._undo_requests([]))
        return Undo(
            free_to_ply=undo.free_undo_ply(table, own),
            ask=not table.row.rated and undo.last_decision_ply(table, own) is not None,
            requests=self._undo_requests(own),
        )

    def _undo_requests(self, own: list[int]) -> list[UndoRequest]:
        request = undo.pending(self.table)
        if request is None or self.is_replay:
            return []
        yours = any(seat in own for seat in request.waiting)
        return [
            UndoRequest(
                seat=request.seat, ply=request.ply, yours=yours, own=request.seat in own, waiting_for=request.waiting
            )
        ]

    def _clocks(self) -> list[ClockView]:
        table = self.table
        if table.clock.kind == "none" or not table.started or self.is_replay:
            return []
        now = self.now
        running = table.deciding if table.row.state == "playing" else -1
        views: list[ClockView] = []
        for seat in table.seats:
            left = clocks.seconds_left(table, seat.seat, now)
            rounded = None if left is None else round(max(0.0, left), 1)
            pause = clocks.next_pause(table, now) if seat.seat == running else None
            views.append(ClockView(seat=seat.seat, left=rounded, running=seat.seat == running, rest=pause))
        return views

    # The journal

    def journal(self, from_ply: int) -> list[EventView]:
        """The journal from a ply on, with incidents among the events of the game."""
        journal = None if self.position is None else self.position.journal
        if journal is None:
            return []
        # The lines are cached per reader. The journal of an earlier position is a prefix of the cached lines.
        cache, number, reader = (
            self.table.journals,
            self.table.number,
            (self.viewer, self.you, self.language, *self.names),
        )
        lines = cache.get(number, reader)
        cache.add(number, reader, [self._event_view(event) for event in journal.events[len(lines) :]])
        count = len(journal.events)
        events = lines[bisect_left(lines, from_ply, 0, count, key=_ply_of) : count]
        happened = [i for i in incidents.all_incidents(self.table) if from_ply <= i.ply <= self._ply()]
        views = [self._incident_view(incident) for incident in happened]
        return sorted(events + views, key=lambda event: event.ply) if views else events

    def _event_view(self, event: Event) -> EventView:
        seen = event.seen_by(-1 if self.viewer is None else self.viewer)
        seat = int(seen["seat"])
        return EventView(
            ply=int(seen["ply"]),
            seat=seat if seat >= 0 else None,
            kind=seen["kind"],
            text=self.say.event(seen),
            facts=seen["facts"],
        )

    def _incident_view(self, incident: incidents.Incident) -> EventView:
        """An incident as a line of the journal, after the move that it followed. It belongs to no seat's turn."""
        facts: dict[str, Any] = {"moves": incident.moves}
        if incident.seat != incidents.NOBODY:
            facts["seat"] = incident.seat
        other = "" if incident.by is None else self.names[incident.by]
        text = self._incident_text(incident.kind, incident.seat, other=other, count=incident.moves)
        return EventView(ply=incident.ply, seat=None, kind=f"table-{incident.kind}", text=text, facts=facts)

    def _incident_text(self, kind: incidents.Kind, seat: int, you: bool = False, **facts: Any) -> str:
        if you and kind == "time-up":
            return self.app.say("incident-time-up-you")
        name = "" if seat == incidents.NOBODY else self.names[seat]
        return self.app.say(f"incident-{kind}", name=name, **facts)

    def _commitment(self) -> Commitment | None:
        if not self.table.started:
            return None
        record = self.table.playthrough.record
        public = self.table.seed_is_public
        return Commitment(
            sha256=record.commitment,
            chain=self.table.chain(),
            seed=str(record.seed) if public else None,
            salt=record.salt if public else None,
        )


def _sent(game_view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.structs.asdict(game_view)
    for name in NOT_SENT:
        del fields[name]
    return fields


def readable_chat(table: Table, person: str | None) -> list[ChatLine]:
    """The chat of a private table is for those at it: others may know its id, such as a player who has left."""
    return table.chat if table.row.public or table.is_at_table(person) else []


def _costs(kind: str, facts: Mapping[str, Any], note: Mapping[str, Any], money: int | None, about: About) -> bool:
    """Whether a move is paid for, or is of a kind that always is; the facts of its note come first."""
    if kind not in about.cheap or (money or 0) < 0:
        return True
    return any(_is_positive(note.get(price, facts.get(price))) for price in PRICES)


def _paid(facts: Mapping[str, Any], note: Mapping[str, Any]) -> int | None:
    price = note.get("price", facts.get("price"))
    return -price if isinstance(price, int) else None


def _begun(compounds: Sequence[CompoundView]) -> dict[str, set[tuple[str, str]]]:
    """The moves that compounds begin with, and the things that these are selected by."""
    found: dict[str, set[tuple[str, str]]] = {}
    for compound in compounds:
        found.setdefault(compound.moves[0], set()).update(compound.where)
    return found


def _set_order(views: Sequence[MoveView | CompoundView], about: About) -> None:
    """By the game's own rank, and then by what they leave of the seat's money."""
    keys = [
        (about.rank(view.kind, {**view.facts, **getattr(view, "note", NO_FACTS)}), -(view.money or 0)) for view in views
    ]
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    for view, key in zip(views, keys, strict=True):
        view.order = ranks[key]


@lru_cache(maxsize=1024)
def _names_seats(names: tuple[str, ...]) -> bool:
    """Whether there are seats among facts of these names: then a sentence is another one for everybody."""
    return any(name.endswith("seat") for name in names)


def _is_positive(fact: Any) -> bool:
    return isinstance(fact, int) and fact > 0


def _ply_of(event: EventView) -> int:
    return event.ply


def chat_view(line: ChatLine) -> ChatView:
    return ChatView(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at)

"""Read-only requests about a table: the view, what is new, replays, scores, the record, explanations and hints."""

from __future__ import annotations

import asyncio

import msgspec

from trackside.core.edge.errors import BadNotation
from trackside.core.edge.record import Line
from trackside.core.moves import Move, Rule
from trackside.core.position import Position
from trackside.locales import words
from trackside.server.actions.autoplay import Autoplay
from trackside.server.live.read_marks import ReadMarks
from trackside.server.live.table_views import TableViews
from trackside.server.people.principal import player_of
from trackside.server.storage.models import Person
from trackside.server.tables.loading import Tables
from trackside.server.workers.fair_turns import FairTurns
from trackside.tables import advice
from trackside.tables.refusals import Refused
from trackside.tables.shapes import Hint, Panels, Result, Since, StandingOrders, TableView, Why
from trackside.tables.table import Table
from trackside.tables.views.hint import hint_view
from trackside.tables.views.score_sheet import score_sheet
from trackside.tables.views.standing_orders import standing_orders_view

MAX_LINES = 12  # lines of the journal in "since you left"
MAX_STEPS = 64  # views in one response
HIDDEN_MOVE = "-"  # replaces the moves of other seats in the record of a running game


class TableQueries:
    def __init__(self, tables: Tables, views: TableViews, read_marks: ReadMarks, autoplay: Autoplay) -> None:
        self.tables = tables
        self.views = views
        self.read_marks = read_marks
        self.autoplay = autoplay
        self.waiting_for_hint: set[str] = set()  # people
        self.step_turns = FairTurns()

    async def show(self, person: str | None, id: str, language: str, viewed_as: str | None) -> TableView:
        """The current view. Its card says how many moves the person had not seen before this request."""
        async with self.tables.locked(id) as table:
            unseen = self.read_marks.unseen_moves(table, person)
            view = self.views.show(table, person, language, viewed_as)
            return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, unseen=unseen))

    async def since(self, person: Person, id: str, language: str) -> Since:
        """What the person has not seen yet. Does not mark anything as read."""
        async with self.tables.locked(id) as table:
            own = table.require_seat(person.id)
            builder = self.views.builder(table, person.id, table.viewer_seat(person.id), language)
            ply = table.row.ply
            seen = min(ply, *(self.read_marks.seen_ply(table.seats[seat]) for seat in own))
            lines = builder.journal(seen + 1)
            playing = table.row.state == "playing"
            return Since(
                table=table.id,
                from_ply=seen,
                ply=ply,
                moves=ply - seen,
                lines=lines[-MAX_LINES:],
                left_out=max(0, len(lines) - MAX_LINES),
                deciding=table.deciding if playing else None,
                your_turn=playing and table.deciding in own,
                text=builder.prompt(table.position.view(builder.viewer)).text,
            )

    async def replay(self, person: str | None, id: str, ply: int, language: str, viewed_as: str | None) -> TableView:
        """The view after a number of moves: one's own while the game is running, any seat's when it is over."""
        async with self.tables.locked(id) as table:
            position = self._position_at(table, ply)
            viewer = self._replay_viewer(table, position, person, viewed_as)
            return self.views.builder(table, person, viewer, language, position).build()

    async def steps(
        self,
        person: str | None,
        id: str,
        after: int,
        to: int,
        language: str,
        viewed_as: str | None,
        address: str = "",
    ) -> list[TableView]:
        """The views after each move from `after` + 1 to `to`, each with its own journal lines, for a client that shows
        them one by one. Only the last MAX_STEPS moves are returned. They cost as much as many moves, so addresses are
        served in turn, and other requests run between two of them."""
        first, position, viewer = max(after + 1, to - MAX_STEPS + 1), None, None
        views: list[TableView] = []
        async with self.step_turns.turn(address, person or ""):
            async with self.tables.locked(id) as table:
                rewound = table.row.rewound
                self._require_ply(table, to)
            for ply in range(first, to + 1):
                async with self.tables.locked(id) as table:
                    if table.row.rewound != rewound:
                        raise Refused("no-such-ply")
                    playthrough = table.playthrough
                    if position is None:
                        position = playthrough.at(ply)
                        viewer = self._replay_viewer(table, position, person, viewed_as)
                    else:
                        position.play(playthrough.game.parse(playthrough.record.lines[ply - 1].text))
                    views.append(self.views.builder(table, person, viewer, language, position).build(from_ply=ply))
                await asyncio.sleep(0)
        return views

    @staticmethod
    def _require_ply(table: Table, ply: int) -> None:
        if ply > table.playthrough.ply:
            raise Refused("no-such-ply")

    def _position_at(self, table: Table, ply: int) -> Position:
        self._require_ply(table, ply)
        return table.playthrough.at(ply)

    @staticmethod
    def _replay_viewer(table: Table, position: Position, person: str | None, viewed_as: str | None) -> int | None:
        if viewed_as is None or table.row.state != "over":
            return table.viewer_seat(person, viewed_as)
        if viewed_as == "all":  # the deciding seat, which sees the question
            return int(position.seat) if not position.over else None
        if viewed_as.isdecimal() and int(viewed_as) < len(table.seats):
            return int(viewed_as)
        raise Refused("not-your-seat")

    async def panels(
        self, person: str | None, id: str, ply: int | None, language: str, viewed_as: str | None
    ) -> Panels:
        """The panels, now or after a number of moves, for those who may see the view."""
        async with self.tables.locked(id) as table:
            position = table.position if ply is None else self._position_at(table, ply)
            viewer = self._replay_viewer(table, position, person, viewed_as)
            builder = self.views.builder(table, person, viewer, language, position)
            return Panels(ply=int(position.ply), panels=builder.panels())

    async def scores(self, id: str, language: str) -> Result:
        async with self.tables.locked(id) as table:
            table.require_state("over")
            return score_sheet(table, language)

    async def record(self, person: str | None, id: str) -> tuple[str, str]:
        """The table's id and its record. While the game is running, the moves of other seats are hidden, because they
        reveal secrets."""
        async with self.tables.locked(id) as table:
            playthrough = table.playthrough
            record = msgspec.structs.replace(playthrough.record, seats=[seat.name for seat in table.seats])
            if not table.seed_is_public:
                record.seed = None
                record.salt = ""
            if table.row.state != "over":
                own = table.own_seats(person)
                record.lines = [
                    line if mover in own else Line(HIDDEN_MOVE, line.seconds, f"seat {mover}")
                    for line, mover in zip(record.lines, playthrough.movers, strict=True)
                ]
            return table.id, record.text()

    async def why(
        self, person: str | None, id: str, text: str | None, where: tuple[str, str] | None, language: str
    ) -> Why:
        """Whether a move may be played, or what can be done with a thing on the table; if nothing, which rule forbids
        it. Either the notation of a move or the kind and id of a thing is given."""
        async with self.tables.locked(id) as table:
            table.require_state("playing")
            app = words(language, "server")
            if table.deciding not in table.own_seats(person):
                return Why(legal=False, rule=None, text=app.say("error-not-your-turn"))
            return explained(table, text, where, language)

    async def hint(self, person: Person, id: str, language: str) -> Hint:
        """What a bot suggests to the person. One request at a time: the bots serve everybody."""
        async with self.tables.locked(id) as table:
            advice.require_hint(table, player_of(person))
            if person.id in self.waiting_for_hint:
                raise Refused("too-many")
            ply, task = table.ply, self.autoplay.hint_task(table)
        self.waiting_for_hint.add(person.id)
        try:
            reply = await self.autoplay.hint(person.id, task)
        finally:
            self.waiting_for_hint.discard(person.id)
        async with self.tables.locked(id) as table:
            if table.playthrough.ply != ply or table.deciding not in table.own_seats(person.id):
                raise self.views.shown_with(Refused("stale"), table, person.id, language)
            return hint_view(table, reply.suggestions, person.id, language)

    async def standing_orders(self, person: Person, id: str, language: str, viewed_as: str | None) -> StandingOrders:
        async with self.tables.locked(id) as table:
            table.require_seat(person.id)
            return standing_orders_view(table, table.viewer_seat(person.id, viewed_as) or 0, language)


def explained(table: Table, text: str | None, where: tuple[str, str] | None, language: str) -> Why:
    """Whether the deciding seat may play a move, or what it can do with a thing; if nothing, which rule forbids it."""
    legal, rule = _explain(table, text, where)
    say = words(language, table.row.game)
    if rule is not None:
        return Why(legal=False, rule=rule.id, text=say.rule(rule))
    one = len(legal) == 1
    several = words(language, "server").say("why-moves", count=len(legal))
    sentence = say.move(legal[0], table.position) if one else several
    return Why(legal=bool(legal), rule=None, text=sentence, moves=[move.text for move in legal])


def _explain(table: Table, text: str | None, where: tuple[str, str] | None) -> tuple[list[Move[Position]], Rule | None]:
    """The legal moves that were asked about, or the rule that forbids them."""
    game, position = table.playthrough.game, table.position
    if where is not None:
        place = game.explain_place(position, *where)
        return place.legal, place.rule
    try:
        move = game.parse(text or "")
    except BadNotation:
        raise Refused("bad-notation") from None
    rule = position.refusal(move)
    return [move] if rule is None else [], rule

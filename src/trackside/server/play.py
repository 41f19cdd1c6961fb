"""Play: what people do at a table that has started."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from trackside.core.edge.errors import BadNotation
from trackside.core.edge.record import Line
from trackside.core.moves import IllegalMove
from trackside.locales import words
from trackside.server import happenings, turns
from trackside.server import orders as standing
from trackside.server.models import ChatRow, Person
from trackside.server.people import clean
from trackside.server.presence import Present
from trackside.server.problems import Refused
from trackside.server.requests import Order
from trackside.server.results import result
from trackside.server.robots import Robots
from trackside.server.showing import Showing, chat_view
from trackside.server.table import Table
from trackside.server.tables import Change, Tables
from trackside.server.types import ChatView, Hint, Result, Since, StandingOrders, TableView, Why

LINES = 12  # of the journal, in "since you left"
HIDDEN = "-"  # in the record of a running game, in place of another seat's move


class Play:
    def __init__(self, tables: Tables, present: Present, robots: Robots) -> None:
        self.tables = tables
        self.present = present
        self.robots = robots
        self.hinting: set[str] = set()  # people for whom a bot thinks about a hint

    # Looking

    def _shown(self, table: Table, person: str | None, language: str, viewed_as: str | None = None) -> TableView:
        view = Showing(table, self.present, person, table.viewer(person, viewed_as), language).view()
        self.tables.looks.note(table, person)
        return view

    async def show(self, person: str | None, id: str, language: str, viewed_as: str | None) -> TableView:
        """As it is now; its card still says how much of that the person had not seen before."""
        async with self.tables.at(id) as table:
            unseen = self.tables.looks.unseen(table, person)
            view = self._shown(table, person, language, viewed_as)
            return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, unseen=unseen))

    async def since(self, person: Person, id: str, language: str) -> Since:
        """What the person has not seen yet; asking for it is not looking."""
        async with self.tables.at(id) as table:
            own = table.need_seat(person.id)
            showing = Showing(table, self.present, person.id, table.viewer(person.id), language)
            ply = table.row.ply
            seen = min(ply, *(self.tables.looks.ply(table.seats[seat]) for seat in own))
            lines = showing.events(seen + 1)
            playing = table.row.state == "playing"
            return Since(
                table=table.id,
                from_ply=seen,
                ply=ply,
                moves=ply - seen,
                lines=lines[-LINES:],
                left_out=max(0, len(lines) - LINES),
                deciding=table.deciding if playing else None,
                your_turn=playing and table.deciding in own,
                text=showing.prompt(table.position.view(showing.viewer)).text,
            )

    async def replay(self, person: str | None, id: str, ply: int, language: str, viewed_as: str | None) -> TableView:
        async with self.tables.at(id) as table:
            if ply > table.game.ply:
                raise Refused(404, "no-such-ply")
            position = table.game.at(ply)
            viewer: int | None
            if viewed_as is None or table.row.state != "over":
                viewer = table.viewer(person, viewed_as)
            elif viewed_as == "all":  # whoever decides: the one who sees the question
                viewer = int(position.seat) if not position.over else None
            elif viewed_as.isdecimal() and int(viewed_as) < len(table.seats):
                viewer = int(viewed_as)
            else:
                raise Refused(403, "not-your-seat")
            return Showing(table, self.present, person, viewer, language, position).view()

    async def scores(self, person: str | None, id: str, language: str) -> Result:
        async with self.tables.at(id) as table:
            table.need_state("over")
            return result(table, language)

    async def record(self, person: str | None, id: str) -> tuple[str, str]:
        """The table's id and the text of its record. Notations tell secrets: a running game shows one's own."""
        async with self.tables.at(id) as table:
            game = table.game
            record = msgspec.structs.replace(game.record, seats=[seat.name for seat in table.seats])
            if not table.seed_is_open:
                record.seed = None
                record.salt = ""
            if table.row.state != "over":
                own = table.own_seats(person)
                record.lines = [
                    line if mover in own else Line(HIDDEN, line.seconds, f"seat {mover}")
                    for line, mover in zip(record.lines, game.movers, strict=True)
                ]
            return table.id, record.text()

    async def why(
        self, person: str | None, id: str, text: str | None, where: tuple[str, str] | None, language: str
    ) -> Why:
        """Whether a move may be played, or what can be done with a thing on the table; and if nothing, why not."""
        async with self.tables.at(id) as table:
            table.need_state("playing")
            app, say = words(language, "server"), words(language, table.row.game)
            if table.deciding not in table.own_seats(person):
                return Why(legal=False, rule=None, text=app.say("error-not-your-turn"))
            game, position = table.game.game, table.position
            if text is not None:
                try:
                    move = game.parse(text)
                except BadNotation:
                    raise Refused(422, "bad-notation") from None
                rule = position.refusal(move)
                legal = [move] if rule is None else []
            else:
                assert where is not None
                told = game.explain_place(position, *where)
                legal, rule = told.legal, told.rule
            if rule is not None:
                return Why(legal=False, rule=rule.id, text=say.rule(rule))
            sentence = say.move(legal[0], position) if len(legal) == 1 else app.say("why-moves", count=len(legal))
            return Why(legal=bool(legal), rule=None, text=sentence, moves=[move.text for move in legal])

    async def hint(self, person: Person, id: str, language: str) -> Hint:
        async with self.tables.at(id) as table:
            table.need_state("playing")
            if table.deciding not in table.need_seat(person.id):
                raise Refused(403, "not-your-turn")
            if person.id in self.hinting:  # bots think for everybody
                raise Refused(429, "too-many")
            task = self.robots.task(table)
        self.hinting.add(person.id)
        try:
            text = await self.robots.advice(task)
        finally:
            self.hinting.discard(person.id)
        async with self.tables.at(id) as table:
            if table.game.ply != task.ply or table.deciding not in table.own_seats(person.id):
                raise Refused(409, "stale", view=self._shown(table, person.id, language))
            say = words(language, table.row.game).seated([s.name for s in table.seats])
            label = say.move(table.game.game.parse(text), table.position)
        return Hint(move=text, label=label, text=words(language, "server").say("hint", move=label))

    # Moving

    async def play(self, person: Person, id: str, ply: int, moves: Sequence[str], language: str) -> TableView:
        def decide(table: Table) -> Change:
            table.need_seat(person.id)
            if table.row.state == "waiting":
                raise Refused(409, "not-started")

            def shown() -> TableView:
                return self._shown(table, person.id, language)

            if ply != table.game.ply:
                raise Refused(409, "stale", view=shown())
            table.need_state("playing")
            own = table.own_seats(person.id)
            if table.deciding not in own:
                raise Refused(403, "not-your-turn", view=shown())
            try:
                self._need_own(table, own, moves)
                seat = table.deciding
                change = turns.played(table, moves, time.time(), "human")
                if happenings.stands_in(table, seat) is not None:
                    change.values["happenings"] = happenings.with_new(table, "back", seat, ply=ply)
                return change
            except BadNotation:
                raise Refused(422, "bad-notation", view=shown()) from None
            except IllegalMove as illegal:
                text = words(language, table.row.game).rule(illegal.rule)
                raise Refused(422, "illegal-move", rule=illegal.rule.id, text=text, view=shown()) from None

        def answer(table: Table) -> TableView:
            """With the journal from these moves on; from its start at a browser with several seats."""
            viewer = table.viewer(person.id)
            alone = len(table.own_seats(person.id)) == 1 and table.row.state == "playing"
            self.tables.looks.note(table, person.id)
            return Showing(table, self.present, person.id, viewer, language).view(ply + 1 if alone else 0)

        played = await self.tables.change(id, decide, answer)
        self.robots.look(played.table.id)
        return played

    @staticmethod
    def _need_own(table: Table, own: list[int], moves: Sequence[str]) -> None:
        """All moves of a batch are by own seats, and only the last may tell the mover anything; an illegal one raises.

        A batch is refused as a whole. If it went on behind a card from the deck, the refusal of what follows would tell
        which card that was, and nothing would have been played.
        """
        if len(moves) == 1:
            return
        trial = table.position.copy()
        for number, text in enumerate(moves, start=1):
            mover, before = trial.seat, trial.horizon - trial.shown
            if mover not in own:
                raise Refused(403, "not-your-turn")
            trial.play(table.game.game.parse(text))
            passed_on = 1 if trial.seat != mover else 0
            if number < len(moves) and trial.horizon - trial.shown - before > passed_on:
                raise Refused(422, "one-at-a-time")

    # Standing orders

    async def orders(self, person: Person, id: str, language: str, viewed_as: str | None) -> StandingOrders:
        async with self.tables.at(id) as table:
            table.need_seat(person.id)
            return standing.standing(table, table.viewer(person.id, viewed_as) or 0, language)

    async def order(
        self, person: Person, id: str, orders: list[Order], language: str, viewed_as: str | None = None
    ) -> TableView:
        """Orders are for the seat through which the person looks."""

        def decide(table: Table) -> Change:
            table.need_seat(person.id)
            seat = table.viewer(person.id, viewed_as)
            standing.check(table, orders)
            return Change(seats={seat or 0: {"orders": msgspec.to_builtins(orders)}})

        answer = await self.tables.change(id, decide, lambda table: self._shown(table, person.id, language, viewed_as))
        self.robots.look(answer.table.id)
        return answer

    # Going back

    async def undo(self, person: Person, id: str, ply: int, language: str) -> TableView:
        def decide(table: Table) -> Change:
            own = table.need_seat(person.id)
            table.need_state("playing")
            free = happenings.free_undo(table, own)
            if free is None or not free <= ply < table.game.ply:
                raise Refused(409, "undo-not-free", view=self._shown(table, person.id, language))
            return turns.taken_back(table, ply, time.time())

        return await self._went_back(person, id, decide, language)

    async def ask_undo(self, person: Person, id: str, ply: int | None, language: str) -> TableView:
        def decide(table: Table) -> Change:
            own = table.need_seat(person.id)
            table.need_state("playing")
            to = table.before_own_last(own) if ply is None else ply
            if to is None:
                raise Refused(409, "no-own-move", view=self._shown(table, person.id, language))
            if to >= table.game.ply:
                raise Refused(409, "no-such-ply", view=self._shown(table, person.id, language))
            waiting = table.others(person.id)
            if not waiting:
                return turns.taken_back(table, to, time.time())
            seat = table.viewer(person.id) if len(own) > 1 else own[0]
            return Change(values={"undo_request": {"seat": seat, "ply": to, "waiting": waiting}})

        return await self._went_back(person, id, decide, language)

    async def answer_undo(self, person: Person, id: str, accept: bool, language: str) -> TableView:
        def decide(table: Table) -> Change:
            own = table.need_seat(person.id)
            asked = table.row.undo_request
            if asked is None or table.row.state != "playing":
                raise Refused(409, "no-undo-request", view=self._shown(table, person.id, language))
            if asked["seat"] in own and not accept:  # withdrawn
                return Change(values={"undo_request": None})
            by = next((seat for seat in asked["waiting"] if seat in own), None)
            if by is None:
                raise Refused(403, "not-asked")
            waiting = [seat for seat in asked["waiting"] if seat not in own]
            now = table.game.ply
            if not accept:
                refused = happenings.with_new(table, "undo-refused", asked["seat"], ply=now, by=by)
                return Change(values={"undo_request": None, "happenings": refused})
            if waiting:
                return Change(values={"undo_request": {**asked, "waiting": waiting}})
            change = turns.taken_back(table, asked["ply"], time.time())
            told = happenings.with_new(table, "taken-back", asked["seat"], ply=asked["ply"], moves=now - asked["ply"])
            change.values["happenings"] = [*change.values["happenings"], told[-1]]
            return change

        return await self._went_back(person, id, decide, language)

    async def _went_back(self, person: Person, id: str, decide: Callable[[Table], Change], language: str) -> TableView:
        answer = await self.tables.change(id, decide, lambda table: self._shown(table, person.id, language))
        self.robots.look(answer.table.id)
        return answer

    # Talking

    async def say(self, person: Person, id: str, text: str) -> ChatView:
        said = clean(text, 500)
        async with self.tables.at(id) as table:
            own = table.own_seats(person.id)
            if not own and not table.row.public:
                raise Refused(403, "not-seated")
            line = ChatRow(
                table=table.id,
                seat=own[0] if own else None,
                name=table.seats[own[0]].name if own else person.name,
                text=said,
                at=time.time(),
            )
            await self.tables.say(table, line)
        return chat_view(line)

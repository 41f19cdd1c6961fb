"""Plays a game of people and bots at one terminal to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trackside.bots.sight import Sight
from trackside.cli.keyboard import Keyboard
from trackside.cli.menu import MoveMenu, abbreviates
from trackside.cli.result import show_result
from trackside.cli.screen import Screen
from trackside.core.edge.errors import BadNotation
from trackside.core.edge.playthrough import Playthrough
from trackside.locales import Words
from trackside.tables import undo
from trackside.tables.changes import Change
from trackside.tables.local import LocalTables
from trackside.tables.play import advance, play
from trackside.tables.refusals import Refused
from trackside.tables.state import Player
from trackside.tables.table import Table

if TYPE_CHECKING:
    from trackside.bots import Bot
    from trackside.cli.menu import Entry
    from trackside.core.edge.view import Ask
    from trackside.panels.panel import Panel

NOBODY = -1


class Left(Exception):
    """The people have left the game."""


def person_at(table: Table, seat: int) -> Player:
    """The person on a seat; each of those at one keyboard has one."""
    return Player(id=table.seats[seat].person or "", name=table.seats[seat].name)


class TerminalTable:
    """A game at one terminal."""

    def __init__(
        self, tables: LocalTables, id: str, bots: Sequence[Bot | None], say: Words, screen: Screen, keyboard: Keyboard
    ) -> None:
        self.tables = tables
        self.id = id
        self.bots = bots  # None where a person sits
        self.say = say
        self.screen = screen
        self.keyboard = keyboard
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY  # the person at the keyboard
        self.read = [0] * len(bots)  # how many events each seat has read
        self.stale = True  # somebody has acted since the table was last shown
        self.panels: list[Panel] = []  # as they were last shown
        self.asked: Ask | None = None  # when they were first shown
        self.menu = MoveMenu([], say)

    @property
    def table(self) -> Table:
        return self.tables.find(self.id)

    @property
    def playing(self) -> Playthrough:
        return self.table.playthrough

    def play(self) -> None:
        """Play to the end of the game; raises Left if the people go before it."""
        while not self.playing.position.over:
            seat = int(self.playing.position.seat)
            bot = self.bots[seat]
            if bot is None:
                self._person_decides(seat)
            else:
                self._bot_plays(bot.choose(Sight(self.playing.position)).text)
                self.stale = True
                self.tell()
        self.tell()
        show_result(self.playing, self.say, self.screen)

    def _bot_plays(self, move: str) -> None:
        def act(table: Table, now: float) -> Change:
            return advance(table, [move], [table.deciding], now, "bot")

        self.tables.change(self.id, act)

    def _person_plays(self, moves: Sequence[str]) -> None:
        def act(table: Table, now: float) -> Change:
            return play(table, person_at(table, self.viewer), table.ply, moves, now)

        self.tables.change(self.id, act)

    def _person_decides(self, seat: int) -> None:
        if seat != self.viewer:
            self._hand_over(seat)
        self.tell()
        if self.stale or self._begins_anew():
            self.show_table(whole=False)
        self.ask()
        ply = self.playing.ply
        while self.playing.ply == ply:
            self._execute(self._read_line())

    def _begins_anew(self) -> bool:
        """Whether a solo player is asked the first question again: a new round."""
        alone = len(self.bots) == 1
        return alone and self.playing.ply > 0 and self.playing.position.view(self.viewer).ask == self.asked

    def _hand_over(self, seat: int) -> None:
        """Another person takes the keyboard: clear the screen, so that nobody's hand stays visible."""
        if self.keyboard.person:
            self.screen.clear()
        self.screen.heading(self.say.say("cli-turn-of", seat=seat))
        try:
            self.keyboard.wait(self.say.who(seat), self.say)
        except EOFError:
            raise Left from None
        self.viewer = seat
        self.panels = []
        self.stale = True

    def tell(self) -> None:
        """Show the lines of the journal that the person at the keyboard has not read yet."""
        if self.viewer == NOBODY:
            return
        events = self.playing.events
        for event in events[self.read[self.viewer] :]:
            self.screen.event(self.say.event(event.seen_by(self.viewer)), int(event.seat))
        self.read[self.viewer] = len(events)

    def show_table(self, whole: bool = True) -> None:
        """Show what the person at the keyboard sees or, if that is too long, only what has changed since last time."""
        position = self.playing.position
        panels: list[Panel] = self.playing.game.panels(position.view(self.viewer), self.say)
        seen = self.panels if not whole and not self.screen.fits(panels) else []
        self.screen.panels([panel for panel in panels if panel not in seen])
        self.panels = panels
        if self.asked is None:
            self.asked = position.view(self.viewer).ask
        self.stale = False

    def ask(self) -> None:
        """Show the question and its answers."""
        position = self.playing.position
        view = position.view(self.viewer)
        self.menu = MoveMenu(position.moves(), self.say, position)
        self.screen.heading(f"{self.say.who(self.viewer)}: {self.say.ask(view.ask)}")
        if view.ask.facts.get("as_set"):
            self.screen.line(self.say.say("rule-in-order"))
        self.menu.show(self.screen)

    def _read_line(self) -> str:
        try:
            return self.keyboard.ask(self.say.say("cli-prompt", ply=self.playing.ply + 1) + " ")
        except EOFError:
            self.screen.line()
            raise Left from None

    def _execute(self, line: str) -> None:
        """Play the move that a line names, or run its command."""
        from trackside.cli.table_commands import COMMANDS

        line = " ".join(line.split())
        entry = self.menu.named(line)
        if entry is None and not line and len(self.menu.entries) == 1:
            entry = self.menu.entries[0]
        word, _, rest = line.partition(" ")
        if entry is not None:
            self.choose(entry)
        elif word.lower() in COMMANDS:
            COMMANDS[word.lower()](self, rest)
        elif not line:
            self.menu.show(self.screen)
        else:
            self._interpret(line)

    def _interpret(self, line: str) -> None:
        """A line that is not a number, notation or command: a shortened move, a filter, or a mistake."""
        found = self.menu.matching(line)
        if len(found) == 1:
            self.choose(found[0])
            return
        if found:
            self.menu.show_all(self.screen, found)
            return
        if self._play_compound(line):
            return
        try:
            rule = self.playing.position.refusal(self.playing.game.parse(line))
        except BadNotation:
            self.screen.error(self.say.say("cli-not-understood"))
        else:
            if rule is not None:
                self.screen.error(self.say.say("cli-not-allowed", rule=rule.id, text=self.say.rule(rule)))

    def _play_compound(self, line: str) -> bool:
        """A line such as "travel kansas_city": the first compound decision of that kind about that thing, if any."""
        position = self.playing.position
        found = [
            compound
            for compound in self.playing.game.compounds(position)
            if abbreviates(line, " ".join([compound.kind, *(id for _, id in compound.where)]))
        ]
        if not found:
            return False
        if any(compound.where != found[0].where for compound in found):
            for compound in found:
                self.screen.line(self.say.compound(compound, position))
        else:
            self._person_plays(found[0].moves)
            self.tell()
        return True

    def choose(self, entry: Entry) -> None:
        self._person_plays([entry.notation])
        self.tell()

    def take_back(self, everybody_agrees: bool) -> None:
        """Undo the person's last decision: freely if nobody has learned anything since, otherwise only if everybody
        agrees. What was shown since then counts as unread."""
        who = person_at(self.table, self.viewer)
        ply = undo.last_decision_ply(self.table, [self.viewer])
        if ply is None:
            raise Refused("no-own-move")
        if not everybody_agrees:
            self.tables.change(self.id, lambda table, now: undo.undo(table, who, ply, now))
        else:
            self.tables.change(self.id, lambda table, now: undo.request(table, who, ply, now))
            for seat in self.table.other_seats(who.id):
                self._agree(person_at(self.table, seat))
        self.read = [min(read, len(self.playing.events)) for read in self.read]
        self.stale = True

    def _agree(self, who: Player) -> None:
        self.tables.change(self.id, lambda table, now: undo.answer(table, who, True, now))

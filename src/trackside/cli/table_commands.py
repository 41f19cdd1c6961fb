"""The commands besides moves that a person can type during a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trackside import bots
from trackside.bots.sight import Sight
from trackside.cli.menu import abbreviates
from trackside.cli.records import store
from trackside.cli.result import show_reasons
from trackside.cli.table import Left, TerminalTable
from trackside.core.edge.errors import TracksideError
from trackside.core.moves import Move
from trackside.games.rulebook import find, language_of, rule_of, rulebook
from trackside.tables.refusals import Refused

FEW = 10  # moves listed when a line could mean several
TAKES = {"moves": "[…]", "why": "MOVE", "undo": "[anyway]", "rules": "[ID]", "save": "FILE"}
ANYWAY = "anyway"  # undo although somebody has learned something: everybody at the table agrees


def show_help(table: TerminalTable, _: str) -> None:
    say = table.say.say
    table.screen.heading(say("cli-help"))
    rows = [
        (f"{command} {TAKES.get(command, '')}".strip(), say(f"cli-order-{command}"))
        for command in COMMANDS
        if table.say.has(f"cli-order-{command}")
    ]
    table.screen.listing(rows)
    table.screen.aside(say("cli-help-moves"))


def show_board(table: TerminalTable, _: str) -> None:
    table.show_table()
    table.ask()


def show_moves(table: TerminalTable, filter: str) -> None:
    table.menu.show_all(table.screen, table.menu.matching(filter) if filter else None)


def undo(table: TerminalTable, how: str) -> None:
    """Undo the person's last decision: freely if nobody has learned anything since, otherwise only with `anyway`."""
    try:
        table.take_back(how == ANYWAY)
    except Refused as refused:
        known = "nothing" if refused.name == "no-own-move" else "horizon"
        table.screen.error(table.say.say(f"cli-undo-{known}"))
    else:
        table.screen.aside(table.say.say("cli-undone"))


def why(table: TerminalTable, text: str) -> None:
    """Why a move is not allowed: the rule that refuses it, in a sentence and as the rulebook has it."""
    move = _find_move(table, text)
    if move is None:
        return
    rule = table.playing.position.refusal(move)
    sentence = table.say.move(move, table.playing.position)
    if rule is None:
        table.screen.line(table.say.say("cli-why-allowed", move=sentence))
        return
    table.screen.line(f"{sentence} ({move})")
    table.screen.error(table.say.say("cli-not-allowed", rule=rule.id, text=table.say.rule(rule)))
    for entry in rulebook(table.playing.game.id, table.say.language):
        if entry.id == rule.id:
            table.screen.markdown(f"**{entry.id}** {entry.text}")


def hint(table: TerminalTable, _: str) -> None:
    """What the greedy bot would do here, from what this seat knows."""
    move = bots.make("greedy", table.playing.seed).choose(Sight(table.playing.position))
    table.screen.line(table.say.say("cli-hint", move=table.say.move(move, table.playing.position), notation=str(move)))


def save(table: TerminalTable, file: str) -> None:
    if not file:
        table.screen.error(table.say.say("cli-save-where"))
        return
    try:
        store(table.playing, file)
    except OSError as problem:
        table.screen.error(f"{file}: {problem.strerror}")
    else:
        table.screen.line(table.say.say("cli-saved", file=file))


def log(table: TerminalTable, _: str) -> None:
    for event in table.playing.events:
        table.screen.event(table.say.event(event.seen_by(table.viewer)), int(event.seat))


def score(table: TerminalTable, _: str) -> None:
    """The person's own points; the panels show what is known of the others'."""
    show_reasons(table.playing.game, table.playing.position, table.viewer, table.say, table.screen)


def rules(table: TerminalTable, text: str) -> None:
    """The rule of the question that is asked and the chapters; a chapter, a rule, or those that hold the words."""
    game, language = table.playing.game.id, table.say.language
    if language_of(game, language) != language:
        table.screen.aside(table.say.say("cli-rules-english"))
    if not text:
        asked = table.playing.position.asked
        here = None if asked is None else rule_of(game, asked.name, language)
        if here is not None:
            table.screen.markdown(f"**{here.id}** {here.text}")
        for section in dict.fromkeys(rule.section for rule in rulebook(game, language)):
            table.screen.line(section)
        table.screen.aside(table.say.say("cli-rules-how"))
        return
    try:
        found = find(game, text, language)
    except TracksideError as problem:
        table.screen.error(str(problem))
    else:
        table.screen.markdown("\n\n".join(f"**{rule.id}** {rule.text}" for rule in found))


def leave(table: TerminalTable, _: str) -> None:
    raise Left


COMMANDS: dict[str, Callable[[TerminalTable, str], None]] = {
    "help": show_help,
    "board": show_board,
    "moves": show_moves,
    "undo": undo,
    "why": why,
    "hint": hint,
    "log": log,
    "score": score,
    "rules": rules,
    "save": save,
    "quit": leave,
    "?": show_help,
    "exit": leave,
}


def _find_move(table: TerminalTable, text: str) -> Move[Any] | None:
    """The move of the whole catalogue that a line means; an error is shown unless there is exactly one."""
    entry = table.menu.named(text)
    if entry is not None:
        return entry.move
    game = table.playing.game
    if text in game.by_text:
        return game.by_text[text]
    found = [move for move in game.moves if abbreviates(text, move.text)] if text else []
    if len(found) == 1:
        return found[0]
    if found:
        table.screen.error(table.say.say("cli-several", count=len(found)))
        for move in found[:FEW]:
            table.screen.line(str(move))
    else:
        table.screen.error(table.say.say("cli-not-understood"))
    return None

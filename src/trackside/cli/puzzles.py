"""trackside puzzles: make, check, list and solve puzzles."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from trackside.cli import arguments as given
from trackside.core.edge.errors import BadNotation, BadOption
from trackside.core.moves import IllegalMove

if TYPE_CHECKING:
    from trackside.cli.screen import Screen
    from trackside.locales import Words
    from trackside.puzzles.puzzle import Puzzle

HELP = "solve, list, make or check puzzles: positions with one clearly best decision"


def add(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    play = commands.add_parser("play", help="solve a puzzle")
    play.add_argument("id", nargs="?", metavar="ID", help="id of the puzzle (default: the puzzle of the day)")
    play.set_defaults(work=play_one)
    listing = commands.add_parser("list", help="list the shipped puzzles")
    listing.add_argument("game", nargs="?", metavar="GAME", help="only puzzles of this game")
    listing.add_argument("--grade", type=grades, metavar="N,N", help="only these grades, from 1 (easy) to 4")
    listing.set_defaults(work=list_all)
    making = commands.add_parser("make", help="find new puzzles in games between bots; continues an earlier run")
    given.add_game(making)
    making.add_argument("--count", type=int, default=15, metavar="N", help="number of puzzles to make (default: 15)")
    making.add_argument("--grade", type=grades, metavar="N,N", help="only these grades, from 1 (easy) to 4")
    making.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first game (default: 1)")
    making.add_argument("--minutes", type=float, metavar="M", help="time limit (default: none)")
    making.add_argument(
        "--out", type=Path, default=Path("puzzles"), metavar="DIR", help="output folder (default: puzzles)"
    )
    making.set_defaults(work=make_some)
    checking = commands.add_parser("check", help="check that puzzles are valid")
    checking.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="puzzle files (default: the shipped ones)"
    )
    checking.add_argument("--thorough", action="store_true", help="use as many worlds as when they were found")
    checking.set_defaults(work=check_all)
    for command in (play, listing, making, checking):
        given.add_language(command)
        given.add_plain(command)


def grades(text: str) -> list[int]:
    """`1,2`."""
    found = [int(part) for part in text.split(",")]
    if not all(1 <= grade <= 4 for grade in found):
        raise ValueError(text)
    return found


def run(arguments: Namespace) -> int:
    done: int = arguments.work(arguments)
    return done


def list_all(arguments: Namespace) -> int:
    from trackside.cli.choose_screen import screen
    from trackside.games import about
    from trackside.puzzles.shipped import collection

    if arguments.game is not None:
        about(arguments.game)
    say = given.say(arguments)
    rows = [
        [puzzle.id, str(puzzle.grade), str(puzzle.players), puzzle.question, puzzle.origin.missed]
        for puzzle in collection()
        if arguments.game in (None, puzzle.game) and (arguments.grade is None or puzzle.grade in arguments.grade)
    ]
    columns = ("cli-puzzle", "cli-puzzle-grade", "cli-puzzle-players", "cli-puzzle-question", "cli-puzzle-missed")
    screen(arguments).table([say.say(column) for column in columns], rows)
    return 0


def make_some(arguments: Namespace) -> int:
    from trackside.cli.choose_screen import screen
    from trackside.games import about
    from trackside.puzzles.make import Maker
    from trackside.puzzles.puzzle import GRADES

    about(arguments.game)
    if arguments.count < 1 or (arguments.minutes is not None and arguments.minutes <= 0):
        raise BadOption("count and minutes are numbers above 0")
    on = screen(arguments)
    maker = Maker(arguments.game, arguments.out, arguments.seed, arguments.grade or GRADES)
    seconds = float("inf") if arguments.minutes is None else 60 * arguments.minutes
    maker.run(arguments.count, seconds, lambda puzzle: on.line(summary_line(puzzle)))
    return 0


def summary_line(puzzle: Puzzle) -> str:
    """A new puzzle in one line."""
    lead = puzzle.lead
    ahead = f"{puzzle.best} > {lead.line} by {lead.loss} ± {lead.error}"
    return f"{puzzle.id}: grade {puzzle.grade}, missed by {puzzle.origin.missed}: {ahead}"


def check_all(arguments: Namespace) -> int:
    from trackside.cli.choose_screen import screen
    from trackside.puzzles.puzzle import BadPuzzle, read
    from trackside.puzzles.shipped import collection
    from trackside.puzzles.verify import check

    on = screen(arguments)
    good = bad = 0
    for puzzle in map(read, arguments.files) if arguments.files else collection():
        try:
            check(puzzle, arguments.thorough)
            good += 1
        except BadPuzzle as problem:
            on.error(str(problem))
            bad += 1
    on.line(given.say(arguments).say("cli-puzzle-good", count=good))
    return 1 if bad else 0


def play_one(arguments: Namespace) -> int:
    from datetime import UTC, datetime

    from trackside.cli.choose_screen import screen
    from trackside.cli.keyboard import Keyboard
    from trackside.puzzles.shipped import by_id, of_the_day

    today = datetime.now(UTC).date()
    chosen = of_the_day(today) if arguments.id is None else by_id(arguments.id)
    say = given.say(arguments, chosen.game)
    return solve(chosen, say.seated([], chosen.seat), screen(arguments), Keyboard().ask)


def solve(puzzle: Puzzle, say: Words, on: Screen, ask: Callable[[str], str]) -> int:
    """Show the position, and accept answers until one is right or the solution is requested."""
    from trackside.analysis.words import sentence
    from trackside.puzzles.answer import judge
    from trackside.puzzles.lines import lines
    from trackside.puzzles.puzzle import BATCH, moves_of
    from trackside.puzzles.words import solution, verdict

    p = puzzle.position()
    view = p.view(puzzle.seat)
    on.heading(say.say("puzzle-title", game=say.say("title"), grade=puzzle.grade))
    on.panels(p.game.panels(view, say))
    on.heading(say.say("cli-puzzle-lines"))
    every = lines(p)
    on.listing([(str(number), sentence(p, line, say)) for number, line in enumerate(every, start=1)])
    on.heading(f"{say.ask(view.ask)} {say.say('puzzle-task')}")
    on.aside(say.say("cli-puzzle-solution"))
    answer = None
    while answer is None or answer.verdict != "right":
        try:
            text = ask(say.say("cli-puzzle-prompt") + " ")
        except EOFError:
            return 0
        if not text:
            break
        named = text.isdecimal() and 1 <= int(text) <= len(every)
        played = list(every[int(text) - 1]) if named else moves_of(text)
        try:
            answer = judge(puzzle, played, p)
        except (IllegalMove, BadNotation) as problem:
            on.error(str(problem))
            continue
        if answer.verdict == "unfinished":
            on.line(say.say("cli-puzzle-unfinished", sign=BATCH.strip()))
        else:
            on.line(verdict(puzzle, answer, played, p, say))
    on.line(solution(puzzle, answer, p, say))
    return 0

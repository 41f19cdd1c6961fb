"""trackside replay: print a recorded game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from trackside.cli import arguments as given

HELP = "print a recorded game, or show one of its positions"
SPECTATOR = -1


def add(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record file")
    parser.add_argument("--until", type=int, metavar="PLY", help="replay only the first N moves")
    parser.add_argument("--seat", type=int, metavar="N", help="as seen by seat N, from 1 (default: as a spectator)")
    given.add_language(parser)
    given.add_plain(parser)


def run(arguments: Namespace) -> int:
    from trackside.cli.choose_screen import screen
    from trackside.cli.players import names
    from trackside.cli.records import play_on
    from trackside.cli.result import show_reasons, show_scores, verdict
    from trackside.core.edge.errors import BadOption

    say = given.say(arguments)
    playing = play_on(arguments.file)
    record = playing.record
    if arguments.seat is not None and not 1 <= arguments.seat <= record.players:
        raise BadOption(f"--seat {arguments.seat}: the record has seats 1 to {record.players}")
    if arguments.until is not None:
        playing.undo(arguments.until)
    position = playing.position
    say = given.say(arguments, playing.game.id)
    say = say.seated(names(record.seats, say))
    on = screen(arguments)
    viewer = SPECTATOR if arguments.seat is None else arguments.seat - 1
    on.heading(say.say("title"))
    for event in playing.events:
        on.event(say.event(event.seen_by(viewer)), int(event.seat))
    on.panels(playing.game.panels(position.view(None if viewer == SPECTATOR else viewer), say))
    if position.over:
        show_scores(playing.game, position, say, on)
        for seat in range(record.players):
            on.heading(say.who(seat))
            show_reasons(playing.game, position, seat, say, on)
        on.heading(verdict(playing.game, position, say))
    else:
        on.line(say.say("cli-after", count=playing.ply, seat=int(position.seat)))
    return 0

"""trackside fit: fit the weights of a game's model of final points to finished games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from trackside.cli import arguments as given

HELP = "fit how a game appraises positions to finished games, and say how well it foresees them"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    parser.add_argument(
        "--records", required=True, metavar="DIR", help="finished games, as `match --records` writes them"
    )
    parser.add_argument("--test", metavar="DIR", help="other finished games, to judge by (otherwise each fifth one)")
    parser.add_argument("--write", metavar="FILE", help="write the weights there, such as the game's weights.yaml")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(arguments: Namespace) -> int:
    import msgspec

    from trackside.arena.fit import Stage, calibration, fit, records, samples, write
    from trackside.games import make

    model = make(arguments.game, None, None, {}).model
    games = list(records(arguments.records))
    judged = list(records(arguments.test)) if arguments.test else games[::5]
    learned = games if arguments.test else [game for at, game in enumerate(games) if at % 5]
    weights = fit(model.names, samples(learned, arguments.game))
    tests = samples(judged, arguments.game)
    old = {name: [model.late[i], model.early[i]] for i, name in enumerate(model.names)}
    tables: dict[str, list[Stage]] = {
        "before": calibration(model.names, old, tests),
        "after": calibration(model.names, weights, tests),
    }
    if arguments.write:
        write(arguments.write, weights)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode({"weights": weights, **tables}), indent=2).decode())
        return 0
    for name, table in tables.items():
        print(f"{name}: how well the final lead is foreseen, by fifth of the game")
        for each in table:
            figures = f"correlation {each.correlation:.2f}, slope {each.slope:.2f}, error {each.error:.1f} points"
            print(f"  {each.stage + 1}: {figures} ({each.positions} positions)")
    return 0

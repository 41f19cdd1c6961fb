"""trackside train: train a network by self-play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path

from trackside.cli import arguments as given
from trackside.core.edge.errors import BadOption, TracksideError

HELP = "train a network by self-play; continues a run that was stopped"
OPPONENTS = "greedy@0.1"


class NoPyTorch(TracksideError):
    """PyTorch is not installed."""


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the fewest from two)")
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder of the run; an earlier run goes on")
    minutes = "processor time of the whole run, of playing and learning (default: 10)"
    parser.add_argument("--minutes", type=float, default=10.0, metavar="M", help=minutes)
    actors = "processes that play (default: 1); 0: the learner plays, too"
    parser.add_argument("--actors", type=int, default=1, metavar="K", help=actors)
    parser.add_argument("--cluster", metavar="ADDRESS", help="let the actors play on a Ray cluster: address or `local`")
    parser.add_argument("--every", type=float, default=2.5, metavar="M", help="minutes between evaluations (2.5)")
    games = "games of an evaluation against each opponent (default: 100)"
    parser.add_argument("--games", type=int, default=100, metavar="N", help=games)
    against = f"the bots of evaluations, besides the network's own start (default: {OPPONENTS})"
    parser.add_argument("--against", default=OPPONENTS, metavar="A,B", help=against)
    parser.add_argument("--rate", type=float, metavar="X", help="learning rate at the beginning (default: 0.001)")
    parser.add_argument("--lanes", type=int, metavar="N", help="games side by side of each actor (default: 96)")
    parser.add_argument("--steps", type=int, metavar="N", help="decisions of an update (default: 12288)")
    parser.add_argument("--widths", type=int, nargs=2, metavar="N", help="of the two layers (default: 256 128)")
    given.add_setting(parser)


def run(arguments: Namespace) -> int:
    if find_spec("torch") is None or find_spec("numpy") is None:
        raise NoPyTorch("training needs PyTorch: pip install 'trackside[train]'")
    from trackside import bots
    from trackside.games import about
    from trackside.train.recipe import STARTS, Recipe, Start
    from trackside.train.run import Run

    players = arguments.seats if arguments.seats is not None else max(2, about(arguments.game).seats[0])
    game = given.game(arguments, players)
    if game.setting.overrides:
        raise BadOption("a network is trained with the shipped box")
    for name in ("lanes", "steps", "games"):
        value = getattr(arguments, name)
        if value is not None and value < 1:
            raise BadOption(f"--{name}: {value} is not a number from 1")
    if arguments.actors < 0 or arguments.minutes < 0 or arguments.every <= 0:
        raise BadOption("--actors, --minutes and --every cannot be negative")
    changed = {name: getattr(arguments, name) for name in ("rate", "lanes", "steps") if getattr(arguments, name)}
    if arguments.widths:
        changed["widths"] = tuple(arguments.widths)
    recipe = Recipe(
        game=game.id,
        players=players,
        options=dict(game.options),
        start=STARTS.get(game.id, Start()),
        seed=1 if arguments.seed is None else arguments.seed,
        actors=arguments.actors,
        **changed,
    )
    opponents = [name for name in arguments.against.split(",") if name]
    for name in opponents:
        bots.check(name, game)
    training = Run(recipe, Path(arguments.out).resolve(), arguments.minutes, arguments.every, arguments.games)
    if arguments.cluster is None:
        training.train(opponents, tell)
    else:
        from trackside.arena.cluster import installed_ray, on_cluster

        with on_cluster(arguments.cluster):
            training.train(opponents, tell, installed_ray())
    return 0


def tell(line: str) -> None:
    print(line, flush=True)

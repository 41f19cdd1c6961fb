"""Search: what a move leads to, tried out in worlds that agree with what the seat knows; compiled with the engine.

`Search.decide` is the door. It gets a sampled world, never the true position; `bots` gives it one from a `Sight`.
"""

"""The arena: bots against bots, many games, and what the figures say."""

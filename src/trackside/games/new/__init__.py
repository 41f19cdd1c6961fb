"""Creates a new game: a small playable one with all its files, as a starting point."""

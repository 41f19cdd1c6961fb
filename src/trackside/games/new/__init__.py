"""Makes a new game: a small playable one with all its files, to be changed step by step into your own."""

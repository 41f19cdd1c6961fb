"""The interpreted part of the game: text, structs and files."""

"""The game as text, structs and files; interpreted."""

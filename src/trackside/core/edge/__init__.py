"""What surrounds the engine: text, structs and files; interpreted."""

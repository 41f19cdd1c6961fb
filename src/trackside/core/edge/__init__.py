"""The interpreted part of the core: text, structs and files around the compiled engine."""

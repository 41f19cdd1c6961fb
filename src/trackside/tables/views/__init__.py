"""Views: what the API shows of games and tables, in the reader's language."""

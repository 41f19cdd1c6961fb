"""Worker processes: bots think and imported records are checked outside the server process."""

"""Isle of Trains: All Aboard: build a train, load it and deliver to the islands; alone or with up to four players."""

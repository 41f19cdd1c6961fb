"""Steam: build railways, deliver goods, pay your debts. Base and standard game, two maps, 3 to 5 players."""

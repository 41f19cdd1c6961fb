"""What every game is made of: positions, moves, questions, chance, records. No input or output, no clock."""

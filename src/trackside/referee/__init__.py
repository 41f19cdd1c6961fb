"""The referee: plays random games and checks what must hold in every game, whatever its rules are."""

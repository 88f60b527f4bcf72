"""Im Wandel der Zeiten: Das Kartenspiel (Guns & Steel and Renaissance)."""

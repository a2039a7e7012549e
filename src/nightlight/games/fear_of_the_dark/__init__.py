"""Fear of the Dark: alone in a labyrinth with a few matches and nine cards of Mind."""

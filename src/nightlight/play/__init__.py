"""Playing matches without a network: match, journal, undo, and luck that can be checked."""

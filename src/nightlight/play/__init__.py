"""Playing matches without a network: match, journal, undo, and verifiable luck."""

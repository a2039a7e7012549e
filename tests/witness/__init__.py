"""Independent witnesses of what must stay hidden and what must never get lost."""

"""Players that know no game: they see a view and its options, never the state."""

from __future__ import annotations

from nightlight.bots.catalogue import BOTS as BOTS
from nightlight.bots.player import Player as Player

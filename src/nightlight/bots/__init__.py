"""Players that know no particular game: they see a view and its options, never the state."""

from __future__ import annotations

from nightlight.bots.catalogue import BOTS as BOTS
from nightlight.bots.catalogue import bot as bot
from nightlight.bots.catalogue import kinds as kinds
from nightlight.bots.catalogue import strongest as strongest
from nightlight.core.player import Player as Player

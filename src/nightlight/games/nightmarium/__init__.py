"""Nightmarium: nightmares stitched together from three cards, and what they do when they wake."""

"""Whole matches: replayed, continued, exported and imported; and lessons."""

"""Candles, a game that only the tests play."""

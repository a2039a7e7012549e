"""Bots that think in worker processes, for their seats and for hints."""

"""Questions that are answered against the clock: one process keeps the time and judges."""

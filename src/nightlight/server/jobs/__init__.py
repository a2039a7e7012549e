"""Requests that take long, such as replays and imports: queued, and done in worker processes."""

"""Matches at a server, at a prompt: a client of docs/protocol.md that knows nothing else of the server."""

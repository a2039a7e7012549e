"""Online matches at a prompt: a client that knows the server only through docs/protocol.md."""

"""WebSockets at tables: who is let in, and the conversation with each of them."""

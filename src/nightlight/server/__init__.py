"""Live tables: people at different devices, and bots, play together."""

"""How much clients may ask of the server, and what it refuses when overloaded."""

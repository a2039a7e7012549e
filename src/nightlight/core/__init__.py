"""What a game is. Imports nothing but the standard library."""

"""How much anybody may ask of the server, and what it puts off when it has too much to do."""

"""What players read, in their language: the Fluent messages of the program and of every game."""

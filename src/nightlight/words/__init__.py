"""What players read, in their language: Fluent messages of the program and of every game."""

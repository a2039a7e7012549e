"""Running the server: the commands, its parts put together, and what an operator watches."""

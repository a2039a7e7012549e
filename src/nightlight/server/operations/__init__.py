"""Running the server: the commands, the process as a whole, and what an operator watches."""

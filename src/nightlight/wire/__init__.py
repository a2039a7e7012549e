"""Everything that crosses the socket and HTTP, described once for server and clients."""

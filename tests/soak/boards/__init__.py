"""Long tests, for `make soak`."""

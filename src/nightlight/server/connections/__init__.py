"""Connections before it is known whose they are: how many, how fast, and how much of each request is read."""

"""Connections before anybody knows whose they are: how many, how fast, and how much of each request is read."""

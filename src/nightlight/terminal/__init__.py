"""Matches at a prompt: plain lines that work in a pipe and with a screen reader."""

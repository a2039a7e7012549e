"""Matches kept in files, and how they are told."""

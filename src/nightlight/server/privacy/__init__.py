"""Forgetting a guest: everything that the logs say about them is erased."""

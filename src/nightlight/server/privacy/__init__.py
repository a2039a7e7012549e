"""Forgetting a guest: everything the logs say about them is erased."""

"""The revisions, each a file that builds on the one before."""

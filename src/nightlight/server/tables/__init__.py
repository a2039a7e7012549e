"""Tables: the log of each, the state that follows from it, requests that add to it, and updates for its readers."""

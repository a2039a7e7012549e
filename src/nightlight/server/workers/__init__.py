"""Worker processes: started, watched, and talked to over pipes."""

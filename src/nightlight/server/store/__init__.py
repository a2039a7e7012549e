"""What the server keeps: tables, their logs and guests, in SQLite or PostgreSQL."""

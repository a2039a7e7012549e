"""What tests of the server share: a real PostgreSQL, started once."""

from __future__ import annotations

from server.postgres import cluster as cluster
from server.postgres import postgres_url as postgres_url

"""HTTP: the routes, the pages, guests' sessions and security headers."""

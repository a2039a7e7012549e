"""What crosses HTTP: the routes, the pages, guests' sessions and the headers that keep browsers safe."""

"""What every game of the catalogue must satisfy, whatever it is about."""

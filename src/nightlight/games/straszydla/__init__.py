"""Straszydła: a pack of bogeys in the city, hungry by day and by night, and a pact to keep."""

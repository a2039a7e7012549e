"""The door: how connections come in, and what each of them may cost before anybody knows whose it is."""

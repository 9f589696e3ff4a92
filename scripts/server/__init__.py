"""Trials of the server, and what they need: a client, and a server process to start and kill."""

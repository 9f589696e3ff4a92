"""What the server is tried with: a client, a server process to start and kill, and the trials themselves."""

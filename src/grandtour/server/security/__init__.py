"""Who may ask what: cookies, tokens, passwords, limits, and the headers of every answer. Nothing here knows a table."""

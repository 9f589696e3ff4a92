"""Cookies, tokens, passwords, limits, and the headers of every answer. Nothing here knows about tables."""

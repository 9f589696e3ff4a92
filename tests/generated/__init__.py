"""Editions made up at random, over all that the loaders accept: nothing may assume our own boards.

Each game has a module here, named after it, with a function `written(seed)` that answers the text of an edition.
"""

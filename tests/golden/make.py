"""Writes the golden files anew: `python -m tests.golden.make`. Only for a change that is meant, such as another map.

For each game (san_francisco.py, new_york.py, quarter.py):

- golden/<game>/*.game: whole recorded games
- golden/<game>/results: what each of them ended with
- counts/<game>.counts: how many positions there are a few steps on
- snapshots/<game>/order.txt: the legal actions of some positions, in their order
"""

from __future__ import annotations

from tests.golden import new_york, quarter, san_francisco

GOLDEN = (san_francisco.GOLDEN, new_york.GOLDEN, quarter.GOLDEN)


if __name__ == "__main__":
    for golden in GOLDEN:
        golden.write()

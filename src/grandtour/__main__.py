"""`python -m grandtour` is the command `grandtour`."""

import sys

from grandtour.cli import main

if __name__ == "__main__":  # worker processes import this module too
    sys.exit(main())

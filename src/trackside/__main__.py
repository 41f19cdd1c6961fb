"""`python -m trackside`: the same as the command `trackside`."""

import sys

from trackside.cli import main

sys.exit(main())

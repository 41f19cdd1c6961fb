"""python -m trackside.cli"""

import sys

from trackside.cli import main

sys.exit(main())

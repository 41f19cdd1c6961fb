"""A server that reads heads without end."""

from __future__ import annotations

import sys

from trackside.cli import main
from trackside.server.http import httptools_protocol

httptools_protocol.HEAD_BYTES = httptools_protocol.HEAD_FIELDS = 10**9

if __name__ == "__main__":
    sys.exit(main())

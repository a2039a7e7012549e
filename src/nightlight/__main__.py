"""`python -m nightlight` is `nightlight`."""

from __future__ import annotations

import sys

from nightlight.cli import main

sys.exit(main())

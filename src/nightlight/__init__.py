"""Tabletop games about fear.

With NIGHTLIGHT_PURE=1 an installed compiled package runs from its plain sources, for debugging and comparison.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

if os.environ.get("NIGHTLIGHT_PURE", "") not in {"", "0"}:
    # Before any other module of the package is imported: load from source only.
    for _root in __path__:
        for _folder, _, _ in os.walk(_root):
            sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))

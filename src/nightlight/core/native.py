"""Machine integers and packed vectors: the real ones for the compiler, `int` and `list` without it.

This module is never compiled. mypy and mypyc follow the first branch, so compiled code holds machine words. Plain code
beside a compiled engine (tests, a game of your own) must pass it real vecs: the second branch. With everything
interpreted, plain lists are fastest and need no package: the third.

A vec has one owner: write `self.x = append(self.x, item)`, copy with `[:]`, and never keep a second name for one that
will change. `i64` wraps when compiled and grows when interpreted: mask where it could overflow.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING


def _engine_compiled() -> bool:
    """Whether the engine beside this file is the compiled one, asked without importing it."""
    spec = PathFinder.find_spec("nightlight.core.step", [str(Path(__file__).parent)])
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
elif _engine_compiled():
    from types import UnionType
    from typing import get_origin

    from librt.vecs import append, pop
    from librt.vecs import vec as _vec
    from mypy_extensions import i64, mypyc_attr

    class _Vec:
        def __getitem__(self, item):
            origin = get_origin(item)
            return _vec[item if origin in (None, UnionType) else origin]  # it takes Step, not Step[Any]

    vec = _Vec()
else:
    i64 = int

    class _Vec:
        def __getitem__(self, item):
            return list

    vec = _Vec()

    def append(v, item):
        v.append(item)
        return v

    def pop(v, index=-1):
        item = v.pop(index)
        return v, item

    def mypyc_attr(**_):
        return lambda cls: cls

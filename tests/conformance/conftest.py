"""How many examples: few enough for every run, or with NIGHTLIGHT_EXAMPLES=many as many as patience allows."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

EXAMPLES = {"few": 100, "many": 2000}

for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        derandomize=True,
        deadline=None,
        max_examples=examples,
        database=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("NIGHTLIGHT_EXAMPLES", "few"))

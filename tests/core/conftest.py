"""Hypothesis without a clock, for the machine may be busy, and with fixed examples; `make deep` seeks new ones."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("searching", parent=settings.get_profile("steady"), derandomize=False, max_examples=2000)


def pytest_configure(config: pytest.Config) -> None:
    deep = "deep or not deep" in (config.getoption("-m") or "")
    settings.load_profile("searching" if deep else "steady")

"""The trial game among the registered ones, so that a course can load it."""

import pytest

from zeitalter.core.rules import Rules
from zeitalter.games import load


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    monkeypatch.setattr("zeitalter.games._packages", lambda: {"trial": "tests.trial"})
    return load("trial")

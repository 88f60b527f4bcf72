"""The site, for all tests that look at it."""

from pathlib import Path

import pytest

from tests.docs.building import site_of_this_run


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return site_of_this_run(tmp_path_factory)

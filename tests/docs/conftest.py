"""The site, built once for each process that tests it."""

from pathlib import Path

import pytest

from tests.docs.building import build_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_site(tmp_path_factory.mktemp("site") / "docs")

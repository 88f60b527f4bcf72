"""The language of a person is read from the environment."""

import pytest

from zeitalter.text import detect


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de_CH", "LANG": "en_US"}, "de"),
    ],
)
def test_detect(environment: dict[str, str], language: str) -> None:
    assert detect(environment) == language

"""CITATION.cff has what its format asks for, and speaks of this version."""

from typing import Any

import pytest
import yaml

import zeitalter
from tests.docs.pages import ROOT

KNOWN = {  # the keys that we use, of those in the schema of the Citation File Format 1.2.0
    "cff-version": str,
    "message": str,
    "type": str,
    "title": str,
    "abstract": str,
    "authors": list,
    "version": str,
    "license": str,
    "keywords": list,
}


@pytest.fixture(scope="module")
def citation() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.load((ROOT / "CITATION.cff").read_text(encoding="utf-8"), yaml.BaseLoader)
    return loaded


def test_required_fields(citation: dict[str, Any]) -> None:
    assert citation["cff-version"] == "1.2.0"
    assert citation["message"]
    assert citation["title"] == "Zeitalter"
    assert citation["authors"]
    assert citation["type"] in ("software", "dataset")


def test_only_known_fields_of_the_right_kind(citation: dict[str, Any]) -> None:
    assert {key: type(value) for key, value in citation.items()} == {key: KNOWN[key] for key in citation}
    for author in citation["authors"]:
        assert set(author) in ({"name"}, {"given-names", "family-names"}), "an author is a person or an entity"
    assert len(set(citation["keywords"])) == len(citation["keywords"]) > 0


def test_version_and_licence_are_those_of_the_package(citation: dict[str, Any]) -> None:
    assert citation["version"] == zeitalter.__version__
    assert f'license = "{citation["license"]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")

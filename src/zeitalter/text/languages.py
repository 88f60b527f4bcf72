"""Which languages there are, and which one a person reads."""

from collections.abc import Mapping

LANGUAGES = ("en", "de")
DEFAULT = "en"


def detect(environment: Mapping[str, str]) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, the first that is set; English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            spoken = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else DEFAULT
    return DEFAULT

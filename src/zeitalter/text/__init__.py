"""The wording shared by all games, in German and English."""

from zeitalter.text.languages import DEFAULT, LANGUAGES, detect
from zeitalter.text.personas import personas
from zeitalter.text.reasons import reason
from zeitalter.text.words import NoWords, Raw, Words

__all__ = ["DEFAULT", "LANGUAGES", "NoWords", "Raw", "Words", "detect", "personas", "reason"]

from pathlib import Path

import pytest

from tests.tools.trees import write_tree
from tests.trial import RULES
from tools.check_strings import check, check_options

EN = "hello = Hello { $name }\nbye = Bye\n    .title = Farewell\n-brand = Ages\n"
DE = "hello = Hallo { $name }\nbye = Tschüss\n    .title = Abschied\n-brand = Zeiten\n"
CODE = (
    'a = Message("hello")\nb = self.emit("bye" if x else "bye.title", n=1)\nMessage(key="hello")\nMessage(f"{a}-b")\n'
)
CLEAN = {
    "zeitalter/text/en.ftl": EN,
    "zeitalter/text/de.ftl": DE,
    "zeitalter/core/log.py": CODE,
    "zeitalter/games/go/text/en.ftl": "stone = { $n ->\n    [one] Stone\n   *[other] { $n } stones\n }\n",
    "zeitalter/games/go/text/de.ftl": "stone = { $n ->\n    [one] Stein\n   *[other] { $n } Steine\n }\n",
    "zeitalter/games/go/state.py": 'message("stone")\nmessage("hello")\n',
}


def test_a_clean_tree_passes(tmp_path: Path) -> None:
    assert check(write_tree(tmp_path, CLEAN)) == []


def test_a_value_of_an_option_or_a_preset_without_words_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (RULES.texts / "en.ftl").read_text(encoding="utf-8")
    for language in ("en", "de"):
        (tmp_path / f"{language}.ftl").write_text(
            text.replace("preset-short-help", "preset-helpless"), encoding="utf-8"
        )
    monkeypatch.setattr(RULES, "texts", tmp_path)
    problems = [problem.removeprefix(f"{tmp_path}/") for problem in check_options(RULES)]
    assert problems == [f"{language}.ftl:1: no wording for 'preset-short-help'" for language in ("en", "de")]


@pytest.mark.parametrize(
    ("file", "content", "complaint"),
    [
        ("text/en.ftl", EN + "more = More\n", "text/en.ftl:5: more is missing in de.ftl"),
        ("text/de.ftl", DE + "mehr = Mehr\n", "text/de.ftl:5: mehr is missing in en.ftl"),
        ("text/de.ftl", DE.replace("    .title = Abschied\n", ""), "text/en.ftl:2: bye.title is missing in de.ftl"),
        ("text/de.ftl", DE.replace("-brand = Zeiten\n", ""), "text/en.ftl:4: -brand is missing in de.ftl"),
        ("text/de.ftl", DE.replace("$name", "$nam"), "text/de.ftl:1: hello has $nam, in en.ftl $name"),
        ("text/de.ftl", DE.replace("{ $name }", ""), "text/de.ftl:1: hello has no variables, in en.ftl $name"),
        ("text/de.ftl", DE.replace("Tschüss", '{ "" }'), "text/de.ftl:2: bye is empty"),
        ("text/de.ftl", DE + "bye = Servus\n", "text/de.ftl:5: bye appears twice"),
        ("text/de.ftl", DE + "what is this\n", "text/de.ftl:5: does not parse: 'what is this'"),
        ("text/de.ftl", DE.replace("bye = Tschüss\n", "bye =\n"), ""),
        ("games/chess/en.ftl", "king = King\n", "games/chess/de.ftl:1: there is no such file"),
        ("core/bad.py", '\nMessage("helo")\n', "core/bad.py:2: no wording for 'helo'"),
        ("core/bad.py", 'emit("hello" if x else "helo")\n', "core/bad.py:1: no wording for 'helo'"),
        ("core/bad.py", 'Message("stone")\n', "core/bad.py:1: no wording for 'stone'"),
        ("games/chess/bad.py", 'Message("stone")\n', "games/chess/bad.py:1: no wording for 'stone'"),
    ],
)
def test_a_mistake_is_found(tmp_path: Path, file: str, content: str, complaint: str) -> None:
    src = write_tree(tmp_path, CLEAN | {f"zeitalter/{file}": content})
    problems = [problem.removeprefix(f"{src}/zeitalter/") for problem in check(src)]
    assert problems
    assert any(problem.startswith(complaint) for problem in problems), problems

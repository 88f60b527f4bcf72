"""Checks the wording: German and English complete and alike, and every key that the code names exists.

- Each en.ftl has a de.ftl next to it and vice versa, with the same messages, terms and attributes, each with
  the same $variables, none empty, none twice, nothing that does not parse.
- Each key written literally in a call of CALLEES exists in the shared catalogue or, inside a game, in the game's own.
- Each option of a game, each of its values and each preset has words; so has each factor of its learnt value (a second
  text for less of it where no $change is said) and each of its scripted opponents.

Run: python tools/check_strings.py
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from zeitalter.core.options import options_of
from zeitalter.core.rules import Rules
from zeitalter.games import all_rules
from zeitalter.text import Words

PACKAGE = "zeitalter"
LANGUAGES = ("en", "de")
SHARED = "text"  # the folder of the shared catalogue
CALLEES = {"Message", "message", "emit", "words"}  # calls whose first argument (or key=...) is a message key


class Text(NamedTuple):
    line: int
    variables: frozenset[str]


class VariablesOf(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (name given by fluent)
        self.found.add(node.id.name)


def read_catalogue(path: Path) -> tuple[dict[str, Text], list[str]]:
    """All texts of a file by key (message, -term, message.attribute), and what is wrong in the file itself."""
    source = path.read_text(encoding="utf-8")
    texts: dict[str, Text] = {}
    problems = []
    for entry in FluentParser().parse(source).body:
        start = entry.span.start if entry.span else 0
        line = source.count("\n", 0, start) + 1
        if isinstance(entry, ftl.Junk):
            reason = "; ".join(str(note.message) for note in entry.annotations)
            first = (entry.content or "").strip().splitlines() or [""]
            problems.append(f"{path}:{line}: does not parse: {first[0]!r} ({reason})")
        if not isinstance(entry, (ftl.Message, ftl.Term)):
            continue
        name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        patterns = {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        if entry.value is not None:
            patterns[name] = entry.value
        for key, pattern in patterns.items():
            if key in texts:
                problems.append(f"{path}:{line}: {key} appears twice (first in line {texts[key].line})")
            if is_empty(pattern):
                problems.append(f"{path}:{line}: {key} is empty")
            variables = VariablesOf()
            variables.visit(pattern)
            texts[key] = Text(line, frozenset(variables.found))
    return texts, problems


def is_empty(pattern: ftl.Pattern) -> bool:
    """No visible text at all: nothing, blanks, or only empty quotes such as { "" }."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text = element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            text = element.expression.value
        else:
            return False
        if text.strip():
            return False
    return True


def compare(folder: Path, catalogues: dict[str, dict[str, Text]]) -> list[str]:
    """What one language of a folder has and another lacks, or words with other variables."""
    problems = []
    for language, texts in catalogues.items():
        path = folder / f"{language}.ftl"
        for other, other_texts in catalogues.items():
            for key, text in texts.items():
                if key not in other_texts:
                    problems.append(f"{path}:{text.line}: {key} is missing in {other}.ftl")
                elif language < other and text.variables != other_texts[key].variables:
                    here, there = show(text.variables), show(other_texts[key].variables)
                    problems.append(f"{path}:{text.line}: {key} has {here}, in {other}.ftl {there}")
    return problems


def show(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def keys_in_code(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in CALLEES:
            given = node.args[:1] + [keyword.value for keyword in node.keywords if keyword.arg == "key"]
            for value in given:
                yield from literals(value)


def literals(node: ast.expr) -> Iterator[tuple[int, str]]:
    """The strings an expression can be, as far as they are written out: "a", or "a" if x else "b"."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def check_pairs(root: Path, keys: dict[Path, set[str]]) -> list[str]:
    """Compares the languages in every folder of catalogues; fills `keys`: folder -> keys in any language."""
    problems = []
    for folder in sorted({path.parent for language in LANGUAGES for path in root.rglob(f"{language}.ftl")}):
        catalogues = {}
        for language in LANGUAGES:
            path = folder / f"{language}.ftl"
            if not path.is_file():
                problems.append(f"{path}:1: there is no such file next to the other languages")
                continue
            catalogues[language], wrong = read_catalogue(path)
            problems += wrong
        problems += compare(folder, catalogues)
        keys[folder] = {key for texts in catalogues.values() for key in texts}
    return problems


def check(src: Path) -> list[str]:
    package = src / PACKAGE
    keys: dict[Path, set[str]] = {}
    problems = check_pairs(package, keys)
    for path in sorted(package.rglob("*.py")):
        known = set(keys.get(package / SHARED, ()))
        inside = path.relative_to(package).parts
        if inside[0] == "games" and len(inside) > 2:
            game = package / "games" / inside[1]
            for folder, texts in keys.items():
                if folder.is_relative_to(game):
                    known |= texts
        for line, key in sorted(keys_in_code(ast.parse(path.read_text(encoding="utf-8"), str(path)))):
            if key not in known:
                problems.append(f"{path}:{line}: no wording for {key!r}")
    return problems


def check_options(rules: Rules) -> list[str]:
    """What people choose before a game is worded in all languages."""
    needed = [key for option in options_of(rules) for key in option.all_keys()]
    needed += [key for preset in rules.presets for key in (preset.key, preset.help_key)]
    return [
        f"{rules.texts / language}.ftl:1: no wording for {key!r}"
        for language in LANGUAGES
        for key in needed
        if not Words(language, rules).has(key)
    ]


def check_bots(rules: Rules) -> list[str]:
    """What bots of a game say is worded in all languages: the factors of its learnt value, the scripted opponents."""
    problems = []
    for language in LANGUAGES:
        path = rules.texts / f"{language}.ftl"
        texts = read_catalogue(path)[0]
        needed = [key for script in rules.game.scripts() for key in (f"bot-{script.name}", f"bot-{script.name}-help")]
        factors = rules.game.factors()
        for name in factors.names if factors is not None else []:
            needed.append(f"factor-{name}")
            if f"factor-{name}" in texts and "change" not in texts[f"factor-{name}"].variables:
                needed.append(f"factor-{name}-less")
        problems += [f"{path}:1: no wording for {key!r}" for key in needed if key not in texts]
    return problems


def check_explanations(rules: Rules) -> list[str]:
    """What the log says of figures, and the glossary of terms, is worded in all languages."""
    problems = []
    for language in LANGUAGES:
        path = rules.texts / f"{language}.ftl"
        texts = read_catalogue(path)[0]
        needed = [f"figure-{figure}" for figure in rules.game.figures()]
        needed += [f"{key}-text" for key in texts if key.startswith("term-") and not key.endswith("-text")]
        problems += [f"{path}:1: no wording for {key!r}" for key in needed if key not in texts]
    return problems


def main() -> int:
    os.chdir(Path(__file__).parents[1])
    problems = check(Path("src")) + check_pairs(Path("web/src"), {})
    problems += [
        problem
        for rules in all_rules()
        for problem in check_options(rules) + check_bots(rules) + check_explanations(rules)
    ]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""An example in a docstring is shown as code: each paragraph that is Python. An extension of Griffe, see mkdocs.yml."""

from __future__ import annotations

import ast
from itertools import groupby
from typing import Any

from griffe import Class, Docstring, Extension, Module


class Examples(Extension):
    def on_module_members(self, *, mod: Module, **kwargs: Any) -> None:
        mark_examples(mod)

    def on_class_members(self, *, cls: Class, **kwargs: Any) -> None:
        mark_examples(cls)


def mark_examples(described: Class | Module) -> None:
    if described.docstring is not None:
        described.docstring = Docstring(with_examples(described.docstring.value), parent=described)


def with_examples(text: str) -> str:
    """The text with fences around its code; paragraphs of code that follow each other are one example."""
    parts = []
    for code, paragraphs in groupby(text.split("\n\n"), is_python):
        part = "\n\n".join(paragraphs)
        parts.append(f"```python\n{part}\n```" if code else part)
    return "\n\n".join(parts)


def is_python(paragraph: str) -> bool:
    """Whether it does something: a mere name might as well be a word, `- one` a list."""
    try:
        body = ast.parse(paragraph).body
    except SyntaxError:
        return False
    return any(not isinstance(part, ast.Expr) or isinstance(part.value, ast.Call) for part in body)

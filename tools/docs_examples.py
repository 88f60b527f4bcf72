"""An example in a docstring is shown as code: each paragraph that is Python. An extension of Griffe, see mkdocs.yml."""

from __future__ import annotations

import ast
from typing import Any

from griffe import Alias, Docstring, Extension, Object


class Examples(Extension):
    def on_instance(self, *, obj: Object | Alias, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring = Docstring(with_examples(obj.docstring.value), parent=obj.docstring.parent)


def with_examples(text: str) -> str:
    """The text with its code indented, which is how Markdown knows it."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(indented(paragraph) if is_python(paragraph) else paragraph for paragraph in paragraphs)


def is_python(paragraph: str) -> bool:
    """Whether it does something: a mere name might as well be a word, `- one` a list."""
    try:
        body = ast.parse(paragraph).body
    except SyntaxError:
        return False
    return any(not isinstance(part, ast.Expr) or isinstance(part.value, ast.Call) for part in body)


def indented(paragraph: str) -> str:
    return "\n".join(f"    {line}" for line in paragraph.split("\n"))

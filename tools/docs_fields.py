"""How the reference shows fields and constants: in a table at the end of what their class or module says of itself. The
comment behind a field (`seats: int  # those at the table`) says what it means. An extension of Griffe, see mkdocs.yml.
"""

from __future__ import annotations

import io
import re
import tokenize
from typing import Any

from griffe import Attribute, Class, Docstring, ExprName, Extension, Function, Module

LONGEST = 60  # a value that takes more than this says little
FOR_TOOLS = ("noqa", "type:", "mypyc:")  # what such a comment says is not meant for readers


class Fields(Extension):
    def on_class_members(self, *, cls: Class, **kwargs: Any) -> None:
        put_into_table(cls, "field")

    def on_module_members(self, *, mod: Module, **kwargs: Any) -> None:
        put_into_table(mod, "constant")


def put_into_table(owner: Class | Module, kind: str) -> None:
    fields = [
        member
        for member in owner.members.values()
        if isinstance(member, Attribute) and not member.name.startswith("_") and not member.has_labels("property")
    ]
    for field in fields:
        owner.del_member(field.name)
    shown = [field for field in fields if not is_inner(field, owner)]
    if shown:
        told = table(kind, [(declaration(field, owner), meaning(field)) for field in shown])
        text = f"{owner.docstring.value}\n\n{told}" if owner.docstring else told
        owner.docstring = Docstring(text, parent=owner)


def table(kind: str, fields: list[tuple[str, str]]) -> str:
    """With a column for what they mean, unless their names say it all."""
    if not any(means for _, means in fields):
        return "\n".join([f"| {kind} |", "| --- |", *[f"| `{declared}` |" for declared, _ in fields]])
    rows = [f"| `{declared}` | {means} |" for declared, means in fields]
    return "\n".join([f"| {kind} | meaning |", "| --- | --- |", *rows])


def is_inner(field: Attribute, owner: Class | Module) -> bool:
    """A constant of a class is written by `core/declare.py`, a type variable of a module is for type checkers."""
    if isinstance(owner, Class):
        return field.name.isupper()
    return str(field.value).startswith("TypeVar(")


def declaration(field: Attribute, owner: Class | Module) -> str:
    """Name, type and default, on one line. A field that a constructor sets has the type of what it is set to."""
    value = "" if field.value is None else " ".join(str(field.value).split())
    kind = re.sub(r"^Final(?:\[(.*)\])?$", r"\1", str(field.annotation or ""))
    if "instance-attribute" in field.labels and "class-attribute" not in field.labels:
        kind, value = kind or type_of_parameter(field, owner), ""
    return field.name + (f": {kind}" if kind else "") + (f" = {value}" if 0 < len(value) <= LONGEST else "")


def type_of_parameter(field: Attribute, owner: Class | Module) -> str:
    constructor = owner.members.get("__init__")
    if isinstance(constructor, Function) and isinstance(field.value, ExprName):
        if field.value.name in constructor.parameters:
            return str(constructor.parameters[field.value.name].annotation or "")
    return ""


def meaning(field: Attribute) -> str:
    if field.docstring is not None:
        return " ".join(field.docstring.value.split())
    tokens = tokenize.generate_tokens(io.StringIO(field.source.strip()).readline)
    try:
        comments = [token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT]
    except tokenize.TokenError:  # the source is cut off where the statement goes on
        return ""
    return "" if not comments or comments[-1].startswith(FOR_TOOLS) else comments[-1]

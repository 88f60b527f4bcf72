"""Writes the browser's TypeScript types from the Python types that cross the network.

Run: python tools/generate_types.py            write the files
     python tools/generate_types.py --check    say which are out of date, change nothing
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from msgspec import inspect

from zeitalter.core import view
from zeitalter.server import wire
from zeitalter.server.http.app import application
from zeitalter.server.http.limits import Limits
from zeitalter.server.settings import Settings
from zeitalter.server.site import Site

API = "/api"
WEB = Path(__file__).parents[1] / "web" / "src"
GAMES = ("ages", "ages_cards", "civ1980", "civ2010", "mosaic")  # those with a board
HEAD = "// Made by tools/generate_types.py from {module}; do not edit."

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",  # `object`
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs a module defines, in the order they stand there."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__ and struct is not view.Flow]


def with_parts(structs: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The structs and all they are made of, parts first."""
    ordered: list[type[msgspec.Struct]] = []

    def visit(struct: type[msgspec.Struct]) -> None:
        if struct in ordered:
            return
        for field in fields_of(struct):
            for part in parts_of(field.type):
                visit(part)
        if struct not in ordered:
            ordered.append(struct)

    for struct in structs:
        visit(struct)
    return ordered


def parts_of(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case inspect.StructType():
            yield kind.cls
        case inspect.UnionType():
            for part in kind.types:
                yield from parts_of(part)
        case inspect.ListType():
            yield from parts_of(kind.item_type)
        case inspect.TupleType():
            for part in kind.item_types:
                yield from parts_of(part)
        case inspect.DictType():
            yield from parts_of(kind.value_type)


def in_typescript(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        case inspect.UnionType():
            return " | ".join(in_typescript(part) for part in kind.types)
        case inspect.ListType():
            item = in_typescript(kind.item_type)
            return f"({item})[]" if is_union(kind.item_type) else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(in_typescript(part) for part in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{in_typescript(kind.key_type)}, {in_typescript(kind.value_type)}>"
        case inspect.Metadata():
            return in_typescript(kind.type)
        case _:
            return PLAIN[type(kind)]


def is_union(kind: inspect.Type) -> bool:
    match kind:
        case inspect.Metadata():
            return is_union(kind.type)
        case inspect.LiteralType():
            return len(kind.values) > 1
        case _:
            return isinstance(kind, inspect.UnionType)


def base_of(struct: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """What every game's view has is written down once."""
    return view.View if issubclass(struct, view.View) and struct is not view.View else None


def fields_of(struct: type[msgspec.Struct]) -> list[inspect.Field]:
    """A browser gets the view for people: without `flow`, always with `situation`."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    if not issubclass(struct, view.View):
        return list(info.fields)
    fields = {field.name: field for field in info.fields if field.name != "flow"}
    situation = inspect.type_info(view.Situation)
    return list((fields | {"situation": msgspec.structs.replace(fields["situation"], type=situation)}).values())


def own_fields(struct: type[msgspec.Struct]) -> list[inspect.Field]:
    base = base_of(struct)
    return [field for field in fields_of(struct) if base is None or field.name not in base.__struct_fields__]


def named_in(struct: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """The structs that the text of a struct names."""
    base = base_of(struct)
    parts = {part for field in own_fields(struct) for part in parts_of(field.type)}
    return parts if base is None else parts | {base}


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct. A field with a default may be missing where it is left out on purpose, or when we are the sender."""
    config = struct.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields
    base = base_of(struct)
    lines = [f"export interface {struct.__name__}{'' if base is None else f' extends {base.__name__}'} {{"]
    if config.tag_field is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in own_fields(struct):
        optional = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {in_typescript(field.type)};")
    lines.append("}")
    return "\n".join(lines)


def requests() -> dict[str, HTTPRouteHandler]:
    """Every request of our own that the server answers: "POST /tables/{table_id}/seat" and what answers it."""
    found: dict[str, HTTPRouteHandler] = {}
    for route in application(Site(Settings(data=Path())), Limits(enabled=False)).routes:
        if isinstance(route, HTTPRoute) and route.path.startswith(f"{API}/"):
            for handler in route.route_handlers:
                if handler.fn.__module__.startswith("zeitalter.") and handler.include_in_schema is not False:
                    for method in handler.http_methods:
                        found[f"{method} {route.path_format.removeprefix(API)}"] = handler
    return found


def endpoints() -> str:
    """The body and the answer of every request, by method and path."""
    lines = ["/** REST: what a request needs as its body, and its answer. */", "export interface Endpoints {"]
    for name, handler in sorted(requests().items()):
        data = handler.parsed_data_field
        body = "null" if data is None else in_typescript(inspect.type_info(data.annotation))
        answer = handler.parsed_return_field
        kind = answer.inner_types[0] if answer.is_subclass_of(Response) else answer
        lines.append(f'  "{name}": {{ body: {body}; answer: {in_typescript(inspect.type_info(kind.annotation))} }};')
    return "\n".join([*lines, "}"])


class Writer:
    """The text of each file. A struct of a shared file is imported from there."""

    def __init__(self) -> None:
        self.files: dict[Path, str] = {}
        self.shared: dict[type[msgspec.Struct], Path] = {}

    def write(self, path: Path, module: ModuleType, *more: str, shared: bool = False, **unions: object) -> None:
        structs = [struct for struct in with_parts(structs_of(module)) if struct not in self.shared]
        blocks = [interface(struct) for struct in structs]
        for name, union in unions.items():
            blocks.append(f"export type {name} = {in_typescript(inspect.type_info(union))};")
        head = [HEAD.format(module=module.__name__), *self.imports(path, structs)]
        self.files[path] = "\n\n".join(["\n".join(head), *blocks, *more]) + "\n"
        if shared:
            self.shared |= dict.fromkeys(structs, path)

    def imports(self, path: Path, structs: list[type[msgspec.Struct]]) -> list[str]:
        needed = {part for struct in structs for part in named_in(struct) if part in self.shared}
        return [
            f'import type {{ {part.__name__} }} from "{os.path.relpath(self.shared[part], path.parent)}";'
            for part in sorted(needed, key=lambda part: part.__name__)
        ]


def all_sources() -> dict[Path, str]:
    writer = Writer()
    unions = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    writer.write(WEB / "wire.ts", wire, endpoints(), shared=True, **unions)
    writer.write(WEB / "view.ts", view, shared=True)
    for game in GAMES:
        board = WEB / "boards" / game
        writer.write(board / "view.ts", import_module(f"zeitalter.games.{game}.view.shape"))
        writer.write(board / "catalogue.ts", import_module(f"zeitalter.games.{game}.view.catalogue_view"))
    return writer.files


def main(arguments: list[str]) -> int:
    stale = [
        (path, text)
        for path, text in all_sources().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(WEB.parents[1])} is out of date; write it again: python tools/generate_types.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

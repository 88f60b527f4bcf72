"""Writes the browser's TypeScript types from the Python types that cross the network.

Run: python tools/generate_types.py            write the files
     python tools/generate_types.py --check    say which are out of date, change nothing
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect

from zeitalter.games.ages import catalogue_view as ages_catalogue
from zeitalter.games.ages import view as ages_view
from zeitalter.games.ages_cards import catalogue_view as ages_cards_catalogue
from zeitalter.games.ages_cards import view as ages_cards_view
from zeitalter.games.civ1980 import catalogue_view as civ1980_catalogue
from zeitalter.games.civ1980 import view as civ1980_view
from zeitalter.games.civ2010 import catalogue_view as civ2010_catalogue
from zeitalter.games.civ2010 import view as civ2010_view
from zeitalter.games.mosaic import catalogue_view as mosaic_catalogue
from zeitalter.games.mosaic import view as mosaic_view
from zeitalter.server import wire

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Made by tools/generate_types.py from {module}; do not edit.\n"

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
    return [struct for struct in found if struct.__module__ == module.__name__]


def with_parts(structs: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The structs and all they are made of, parts first."""
    ordered: list[type[msgspec.Struct]] = []

    def visit(struct: type[msgspec.Struct]) -> None:
        if struct in ordered:
            return
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        for field in info.fields:
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
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(in_typescript(part) for part in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{in_typescript(kind.key_type)}, {in_typescript(kind.value_type)}>"
        case inspect.Metadata():
            return in_typescript(kind.type)
        case _:
            return PLAIN[type(kind)]


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct. A field with a default may be missing where it is left out on purpose, or when we are the sender."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    config = struct.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {in_typescript(field.type)};")
    lines.append("}")
    return "\n".join(lines)


def source(module: ModuleType, unions: dict[str, object]) -> str:
    parts = [HEAD.format(module=module.__name__)]
    parts += [interface(struct) for struct in with_parts(structs_of(module))]
    for name, union in unions.items():
        parts.append(f"export type {name} = {in_typescript(inspect.type_info(union))};")
    return "\n\n".join(parts).replace("edit.\n\n\n", "edit.\n\n") + "\n"


def all_sources() -> dict[Path, str]:
    unions: dict[str, object] = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    return {
        WEB / "wire.ts": source(wire, unions),
        WEB / "boards" / "ages" / "view.ts": source(ages_view, {}),
        WEB / "boards" / "ages" / "catalogue.ts": source(ages_catalogue, {}),
        WEB / "boards" / "ages_cards" / "view.ts": source(ages_cards_view, {}),
        WEB / "boards" / "ages_cards" / "catalogue.ts": source(ages_cards_catalogue, {}),
        WEB / "boards" / "civ1980" / "view.ts": source(civ1980_view, {}),
        WEB / "boards" / "civ1980" / "catalogue.ts": source(civ1980_catalogue, {}),
        WEB / "boards" / "civ2010" / "view.ts": source(civ2010_view, {}),
        WEB / "boards" / "civ2010" / "catalogue.ts": source(civ2010_catalogue, {}),
        WEB / "boards" / "mosaic" / "view.ts": source(mosaic_view, {}),
        WEB / "boards" / "mosaic" / "catalogue.ts": source(mosaic_catalogue, {}),
    }


def main(arguments: list[str]) -> int:
    stale = [
        (path, text)
        for path, text in all_sources().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(WEB.parents[1])} is out of date; mend it with: python tools/generate_types.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

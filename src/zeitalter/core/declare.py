# mypyc: no
"""A field is declared once: slots, copies, packing and the shape that is validated are written from the declaration.

In pure Python this happens when the class is made, as with dataclasses; before mypyc compiles a module, `expanded`
writes the same methods out into its source. What is written:

- a `Part` of a position (`core/part.py`) gets `__slots__`, `blank`, `copy`, `pack` and `unpack`;
- a `Value`, which never changes and is shared by copies, gets a constructor and `==` instead of `blank` and `copy`;
- an `Action` or `Step` with its own fields gets a constructor and a name for each of the numbers it holds.
"""

import ast
import re
import sys
import types
from inspect import get_annotations
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

ZEROS = {"int": "0", "bool": "False", "float": "0.0", "str": '""', "bytes": 'b""'}
NUMBERS = ("a", "b", "c")  # where actions and steps keep the numbers that their fields name
ITEMS = "items"  # where an action keeps its list


class DeclarationError(TypeError):
    """A field whose type cannot be copied and packed; the message says which."""


class Role:
    """A mark on a field's type."""

    def __init__(self, name: str) -> None:
        self.name = name


SHARED = Role("shared")  # refers to something outside the position that never changes
TRANSIENT = Role("transient")  # no part of the position: None in copies
LARGE = Role("large")  # a bit mask that may have more than 63 bits


class Kind(NamedTuple):
    """How a value of one type is handled. The texts are expressions; {} stands for the value."""

    copy: str
    pack: str
    unpack: str
    shape: str  # the type of what `pack` gives, as msgspec validates it
    zero: str = ""  # nothing: there is no blank value
    classes: tuple[type, ...] = ()  # that the expressions name


class Field(NamedTuple):
    name: str
    kind: Kind
    role: Role | None


# ---- from a type to expressions --------------------------------------------------------------------------------------


def field(name: str, annotation: object) -> Field:
    role = (
        next((mark for mark in get_args(annotation)[1:] if isinstance(mark, Role)), None)
        if is_marked(annotation)
        else None
    )
    if role is SHARED or role is TRANSIENT:
        return Field(name, Kind("{}", "{}", "{}", "object"), role)
    if role is LARGE:
        return Field(name, Kind("{}", "str({})", "int({})", "str", "0"), role)
    try:
        return Field(name, kind_of(annotation), None)
    except DeclarationError as error:
        raise DeclarationError(f"{name}: {error}") from None


def is_marked(annotation: object) -> bool:
    return get_origin(annotation) is Annotated


def kind_of(annotation: object) -> Kind:
    if isinstance(annotation, type) and annotation.__name__ in ZEROS and get_origin(annotation) is None:
        return Kind("{}", "{}", "{}", annotation.__name__, ZEROS[annotation.__name__])
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is list:
        return many(kind_of(arguments[0]), "{}[:]", "[{}]", "list[{}]", "[]")
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return many(kind_of(arguments[0]), "{}", "tuple([{}])", "tuple[{}, ...]", "()")
    if origin is tuple:
        return fixed([kind_of(argument) for argument in arguments])
    if origin in (Union, types.UnionType) and type(None) in arguments and len(arguments) == 2:
        return maybe(kind_of(arguments[0] if arguments[1] is type(None) else arguments[1]))
    if isinstance(annotation, type) and str(getattr(annotation, "SHAPE", "")):
        return kind_of_class(annotation)
    raise DeclarationError(f"{annotation!r} cannot be declared; use numbers, lists, tuples, parts and values")


def kind_of_class(cls: Any) -> Kind:
    name = cls.__name__
    if family_of(cls):  # actions and steps: the game knows their classes
        return Kind("{}", "{}.pack()", f"game.{cls.FAMILY}({{}})", cls.SHAPE)
    copy = "{}" if cls.IMMUTABLE else "{}.copy()"
    zero = f"{name}.blank()" if hasattr(cls, "blank") and not cls.IMMUTABLE else ""
    return Kind(copy, "{}.pack()", f"{name}.unpack({{}})", cls.SHAPE, zero, (cls,))


def many(item: Kind, flat: str, wrapped: str, shape: str, zero: str) -> Kind:
    def each(expression: str) -> str:
        return wrapped.format(f"{expression.format('item')} for item in {{}}")

    copy = flat if item.copy == "{}" else each(item.copy)
    pack = "{}" if item.pack == "{}" else f"[{item.pack.format('item')} for item in {{}}]"
    unpack = "{}" if item.unpack == "{}" else each(item.unpack)
    return Kind(copy, pack, unpack, shape.format(item.shape), zero, item.classes)


def fixed(items: list[Kind]) -> Kind:
    if any(item.pack != "{}" or item.copy != "{}" for item in items):
        raise DeclarationError("a tuple of fixed length holds plain numbers only")
    zero = "(" + "".join(f"{item.zero}, " for item in items) + ")"
    return Kind("{}", "{}", "{}", f"tuple[{', '.join(item.shape for item in items)}]", zero)


def maybe(item: Kind) -> Kind:
    def guarded(expression: str) -> str:
        return expression if expression == "{}" else f"(None if {{0}} is None else {expression.replace('{}', '{0}')})"

    return Kind(
        guarded(item.copy), guarded(item.pack), guarded(item.unpack), f"{item.shape} | None", "None", item.classes
    )


# ---- from fields to methods ------------------------------------------------------------------------------------------


def methods_of_part(name: str, fields: list[Field], takes_game: bool) -> dict[str, str]:
    packed = [field for field in fields if field.role not in (SHARED, TRANSIENT)]
    blank = [f"self.{f.name} = {f.kind.zero}" for f in packed if f.kind.zero]
    transient = [f"{{}}.{f.name} = None" for f in fields if f.role is TRANSIENT]
    copy = [f"other.{f.name} = {f.kind.copy.format('self.' + f.name)}" for f in fields if f.role is not TRANSIENT]
    unpack = [f"self.{f.name} = {f.kind.unpack.format(f'packed[{i}]')}" for i, f in enumerate(packed)]
    game = ", game: Any" if takes_game else ""
    return {
        "blank": method(
            f'@classmethod\ndef blank(cls) -> "{name}":',
            [f"self = {name}()", *blank, *[line.format("self") for line in transient], "return self"],
        ),
        "copy": method(
            f'def copy(self) -> "{name}":',
            [f"other = {name}()", *copy, *[line.format("other") for line in transient], "return other"],
        ),
        "pack": method("def pack(self) -> list[object]:", [packed_list(packed)]),
        "unpack": method(
            f'@staticmethod\ndef unpack(packed: Any{game}) -> "{name}":',
            [
                f"self = {name}()",
                *(["self.game = game"] if takes_game else []),
                *unpack,
                *[line.format("self") for line in transient],
                *(["game.attach(self)"] if takes_game else []),
                "return self",
            ],
        ),
    }


def methods_of_value(name: str, fields: list[Field], annotations: dict[str, str]) -> dict[str, str]:
    arguments = "".join(f", {f.name}: {annotations[f.name]}" for f in fields)
    same = " and ".join(f"self.{f.name} == other.{f.name}" for f in fields) or "True"
    unpack = ", ".join(f.kind.unpack.format(f"packed[{i}]") for i, f in enumerate(fields))
    return {
        "__init__": method(
            f"def __init__(self{arguments}) -> None:", [f"self.{f.name} = {f.name}" for f in fields] or ["pass"]
        ),
        "pack": method("def pack(self) -> list[object]:", [packed_list(fields)]),
        "unpack": method(f'@staticmethod\ndef unpack(packed: Any) -> "{name}":', [f"return {name}({unpack})"]),
        "__eq__": method("def __eq__(self, other: object) -> bool:", [f"return isinstance(other, {name}) and {same}"]),
        "__hash__": method(
            "def __hash__(self) -> int:", [f"return hash(({''.join(f'self.{f.name}, ' for f in fields)}))"]
        ),
    }


def methods_of_action(code: int, fields: dict[str, str]) -> dict[str, str]:
    """`fields` gives the type of each field, as its source text."""
    place = places(fields)
    key = [str(code)]
    key += [f"{name} << {8 + 16 * NUMBERS.index(place[name])}" for name in fields if place[name] != ITEMS]
    lines = [f"self.verb = {code}"]
    lines += [f"self.{number} = {name_in(place, number) or 0}" for number in NUMBERS]
    listed = name_in(place, ITEMS)
    lines.append(f"self.items = {listed or '()'}")
    lines.append(f"self.key = {' | '.join(key)}" + (f" | items_key({listed})" if listed else ""))
    arguments = "".join(f", {name}: {kind}" for name, kind in fields.items())
    return {"__init__": method(f"def __init__(self{arguments}) -> None:", lines)}


def methods_of_step(code: int, fields: dict[str, str]) -> dict[str, str]:
    place = places(fields)
    lines = [f"self.kind = {code}", "self.seat = seat"]
    lines += [f"self.{number} = {name_in(place, number) or 0}" for number in NUMBERS]
    arguments = "".join(f", {name}: int" for name in fields)
    return {"__init__": method(f"def __init__(self, seat: int{arguments}) -> None:", lines)}


def places(fields: dict[str, str]) -> dict[str, str]:
    """Where each named field is kept."""
    numbers = [name for name, kind in fields.items() if kind == "int"]
    lists = [name for name in fields if name not in numbers]
    if len(numbers) > len(NUMBERS) or len(lists) > 1:
        raise DeclarationError(f"at most three numbers and one list, not {', '.join(fields)}")
    return {name: NUMBERS[numbers.index(name)] if name in numbers else ITEMS for name in fields}


def name_in(place: dict[str, str], number: str) -> str:
    return next((name for name, kept in place.items() if kept == number), "")


def shape_of(fields: list[Field]) -> str:
    return f"tuple[{', '.join(field.kind.shape for field in fields)}]" if fields else "tuple[()]"


def packed_list(fields: list[Field]) -> str:
    return f"return [{', '.join(f.kind.pack.format('self.' + f.name) for f in fields)}]"


def method(head: str, lines: list[str]) -> str:
    return head + "".join(f"\n    {line}" for line in lines) + "\n"


# ---- when a class is made --------------------------------------------------------------------------------------------


class Declared(type):
    """Writes the methods of a class from the annotations in its body."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], code: int = -1, called: str = ""
    ) -> "Declared":
        own = {field: kind for field, kind in body.get("__annotations__", {}).items() if field not in body}
        family = next((family_of(base) for base in bases), "")
        if family:
            name_numbers(bases[0], body, own, code, called or snake_case(name))
        body.setdefault("__slots__", tuple(own))
        cls = super().__new__(mcs, name, bases, body)
        if family:
            add_methods(cls, written_for_numbers(cls), vars(sys.modules[root_of(cls).__module__]))
        elif bases and not hasattr(cls, "FAMILY"):
            fields = checked_fields(cls)
            cls.SHAPE = shape_of([f for f in fields if f.role not in (SHARED, TRANSIENT)])  # type: ignore[attr-defined]
            add_methods(cls, written(cls, fields), namespace(cls, fields))
        return cls


def name_numbers(base: type, body: dict[str, Any], own: dict[str, object], code: int, called: str) -> None:
    """A verb or kind of step: its fields are other names for the slots of its base."""
    if getattr(base, "PLACES", {}):
        raise DeclarationError(f"{called}: {base.__name__} has given the numbers their names already")
    for name, kind in own.items():
        if kind is not int and not (kind == tuple[int, ...] and hasattr(base, ITEMS)):
            raise DeclarationError(f"{name}: {kind!r} cannot be declared; use int, or tuple[int, ...] in an action")
    place = places({name: "int" if kind is int else "tuple[int, ...]" for name, kind in own.items()})
    body["__slots__"] = ()
    body["CODE"], body["NAME"], body["PLACES"] = code, called, place
    for name, kept in place.items():
        body[name] = getattr(base, kept)


def add_methods(cls: type, methods: dict[str, str], names: dict[str, Any]) -> None:
    for name, source in methods.items():
        if cls.__dict__.get(name) is None:  # a class with `__eq__` has None as `__hash__`
            setattr(cls, name, run(source, name, names))


def fields_of(cls: type) -> list[Field]:
    return [field(name, kind) for name, kind in declared(cls).items()]


def checked_fields(cls: Any) -> list[Field]:
    fields = fields_of(cls)
    for one in fields:
        if cls.IMMUTABLE and (one.role in (SHARED, TRANSIENT) or one.kind.copy != "{}"):
            raise DeclarationError(f"{one.name}: copies share a value, so it holds nothing that can change")
    return fields


def family_of(cls: object) -> str:
    """ "action" or "step" for the verbs and kinds of a game."""
    return str(getattr(cls, "FAMILY", ""))


def root_of(cls: type) -> type:
    """`Action` or `Step`."""
    return next(base for base in cls.__mro__ if "FAMILY" in base.__dict__)


def declared(cls: type) -> dict[str, object]:
    """The annotations of all fields, those of base classes first."""
    found: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        if isinstance(base, Declared):
            own = get_annotations(base)
            found |= {name: kind for name, kind in own.items() if name in base.__dict__["__slots__"]}
    return found


def written_for_numbers(cls: Any) -> dict[str, str]:
    fields = {name: "tuple[int, ...]" if kept == ITEMS else "int" for name, kept in cls.PLACES.items()}
    return methods_of_action(cls.CODE, fields) if cls.FAMILY == "action" else methods_of_step(cls.CODE, fields)


def written(cls: Any, fields: list[Field]) -> dict[str, str]:
    if cls.IMMUTABLE:
        return methods_of_value(cls.__name__, fields, {f.name: "object" for f in fields})
    return methods_of_part(cls.__name__, fields, cls.TAKES_GAME)


def namespace(cls: type, fields: list[Field]) -> dict[str, Any]:
    return {"Any": Any, cls.__name__: cls} | {one.__name__: one for f in fields for one in f.kind.classes}


def run(source: str, name: str, names: dict[str, Any]) -> Any:
    found: dict[str, Any] = {}
    exec(compile(source, f"<{name}>", "exec"), names, found)
    return found[name]


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# ---- before a module is compiled -------------------------------------------------------------------------------------


def expanded(source: str, module: types.ModuleType) -> str:
    """The source of a module with everything written out that `Declared` adds, and no trace of `Declared` itself.
    Events are logged only where somebody listens, so that their arguments are not worked out for nothing."""
    tree = ast.parse(source)
    lines = source.splitlines()
    added: dict[int, list[str]] = {}  # after which line
    needed: dict[str, str] = {"Any": "typing"}  # what the methods name, and where it is
    for node in tree.body:
        cls = getattr(module, node.name, None) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(cls, Declared):
            make_plain(node, cls, lines)
            added[node.end_lineno or node.lineno] = written_out(node, cls)
            needed |= named_by(cls)
    guard_events(tree, lines)
    if added:
        imports = [f"from {home} import {name}" for name, home in needed.items() if not hasattr(module, name)]
        added.setdefault(last_import(tree), []).extend(imports)
    result: list[str] = []
    for number, line in enumerate(lines, start=1):
        result.append(line)
        result += added.get(number, [])
    return "\n".join(result) + "\n"


def named_by(cls: Any) -> dict[str, str]:
    """What is named by the methods of a class, and the module in which it is."""
    if is_named(cls):
        return {"items_key": root_of(cls).__module__} if ITEMS in cls.PLACES.values() else {}
    return {one.__name__: one.__module__ for f in fields_of(cls) for one in f.kind.classes}


def last_import(tree: ast.Module) -> int:
    return max(node.end_lineno or 0 for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))


def make_plain(node: ast.ClassDef, cls: type, lines: list[str]) -> None:
    """A class without what only `Declared` reads: keywords, decorators, and the fields that are names for numbers."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines[node.lineno - 1] = f"class {node.name}({bases}):" if bases else f"class {node.name}:"
    drop(lines, node.lineno + 1, first_line(node.body[0]) - 1)  # the rest of a long head
    for decorator in node.decorator_list:
        if "dataclass_transform" in ast.unparse(decorator):
            drop(lines, decorator.lineno, decorator.end_lineno or decorator.lineno)
    if is_named(cls):
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and item.value is None:
                drop(lines, item.lineno, item.end_lineno or item.lineno)


def drop(lines: list[str], first: int, last: int) -> None:
    for number in range(first, last + 1):
        lines[number - 1] = ""


def first_line(node: ast.stmt) -> int:
    """Decorators stand before what they decorate."""
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *[decorator.lineno for decorator in decorators]])


def is_named(cls: type) -> bool:
    """Whether this is a verb or a kind of step, whose fields are names for its numbers."""
    return any(family_of(base) for base in cls.__bases__)


def written_out(node: ast.ClassDef, cls: Any) -> list[str]:
    by_hand = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
    if is_named(cls):
        sources = named_source(cls, by_hand)
    elif hasattr(cls, "FAMILY") or len(cls.__mro__) == 2:
        return []
    else:
        texts = {
            item.target.id: ast.unparse(item.annotation)
            for item in node.body
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        }
        fields = fields_of(cls)
        methods = methods_of_value(cls.__name__, fields, texts) if cls.IMMUTABLE else written(cls, fields)
        sources = [f"SHAPE = {cls.SHAPE!r}", *[text for name, text in methods.items() if name not in by_hand]]
    return [f"    {line}" if line else "" for source in sources for line in ["", *source.splitlines()]]


def named_source(cls: Any, by_hand: set[str]) -> list[str]:
    constants = [f"{name} = {getattr(cls, name)!r}" for name in ("CODE", "NAME", "PLACES")]
    names = [
        f"@property\ndef {name}(self) -> {'tuple[int, ...]' if kept == ITEMS else 'int'}:\n    return self.{kept}\n"
        for name, kept in cls.PLACES.items()
    ]
    methods = [text for name, text in written_for_numbers(cls).items() if name not in by_hand]
    return ["\n".join(constants), *methods, *names]


def guard_events(tree: ast.Module, lines: list[str]) -> None:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Attribute)
        ):
            receiver = node.value.func.value
            if node.value.func.attr == "emit" and isinstance(receiver, ast.Name):
                indent = " " * node.col_offset
                for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    lines[number - 1] = "    " + lines[number - 1]
                lines[node.lineno - 1] = f"{indent}if {receiver.id}.log is not None:\n{lines[node.lineno - 1]}"

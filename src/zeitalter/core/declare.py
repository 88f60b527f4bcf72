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
TRANSIENT = Role("transient")  # not part of the position: None in copies
LARGE = Role("large")  # a bit mask that may have more than 63 bits


class Kind(NamedTuple):
    """How a value of one type is handled. The texts are expressions; {} stands for the value."""

    copy: str
    pack: str
    unpack: str
    shape: str  # the type of what `pack` returns, as msgspec validates it
    zero: str = ""  # empty: there is no blank value
    classes: tuple[type, ...] = ()  # that the expressions name


KINDS = {
    SHARED: Kind("{}", "", "", ""),
    TRANSIENT: Kind("None", "", "", "", "None"),
    LARGE: Kind("{}", "str({})", "int({})", "str", "0"),
}


class Field(NamedTuple):
    """One field of a part or value."""

    name: str
    kind: Kind
    role: Role | None

    def is_packed(self) -> bool:
        """Whether it belongs to the position."""
        return self.role is not SHARED and self.role is not TRANSIENT


# ---- from a type to expressions --------------------------------------------------------------------------------------


def field(name: str, annotation: object) -> Field:
    """A field from its name and type."""
    marks = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
    role = next((mark for mark in marks if isinstance(mark, Role)), None)
    try:
        return Field(name, kind_of(annotation) if role is None else KINDS[role], role)
    except DeclarationError as error:
        raise DeclarationError(f"{name}: {error}") from None


def kind_of(annotation: object) -> Kind:
    """How values of this type are handled; a `DeclarationError` for a type that cannot be a field."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is list:
        return many(kind_of(arguments[0]), "{}[:]", "[{}]", "list[{}]", "[]")
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return many(kind_of(arguments[0]), "{}", "tuple([{}])", "tuple[{}, ...]", "()")
    if origin is tuple:
        return fixed([kind_of(argument) for argument in arguments])
    if origin in (Union, types.UnionType) and type(None) in arguments and len(arguments) == 2:
        return maybe(kind_of(arguments[0] if arguments[1] is type(None) else arguments[1]))
    if isinstance(annotation, type) and annotation.__name__ in ZEROS:
        return Kind("{}", "{}", "{}", annotation.__name__, ZEROS[annotation.__name__])
    if isinstance(annotation, type) and str(getattr(annotation, "SHAPE", "")):
        return kind_of_class(annotation)
    raise DeclarationError(f"{annotation!r} cannot be declared; use numbers, lists, tuples, parts and values")


def kind_of_class(cls: Any) -> Kind:
    """How a part, value, action or step is handled as a field."""
    name = cls.__name__
    if family_of(cls):  # actions and steps: the game knows their classes
        return Kind("{}", "{}.pack()", f"game.{cls.FAMILY}({{}})", cls.SHAPE)
    copy = "{}" if cls.IMMUTABLE else "{}.copy()"
    zero = f"{name}.blank()" if hasattr(cls, "blank") and not cls.IMMUTABLE else ""
    return Kind(copy, "{}.pack()", f"{name}.unpack({{}})", cls.SHAPE, zero, (cls,))


def many(item: Kind, flat: str, wrapped: str, shape: str, zero: str) -> Kind:
    """A list or tuple of any length; items that need no work of their own are handled as a whole."""

    def each(expression: str, plain: str, around: str) -> str:
        return plain if expression == "{}" else around.format(f"{expression.format('item')} for item in {{}}")

    copy, pack = each(item.copy, flat, wrapped), each(item.pack, "{}", "[{}]")
    return Kind(copy, pack, each(item.unpack, "{}", wrapped), shape.format(item.shape), zero, item.classes)


def fixed(items: list[Kind]) -> Kind:
    """A tuple of fixed length."""
    if any(item.pack != "{}" or item.copy != "{}" for item in items):
        raise DeclarationError("a tuple of fixed length holds plain numbers only")
    zero = "(" + "".join(f"{item.zero}, " for item in items) + ")"
    return Kind("{}", "{}", "{}", f"tuple[{', '.join(item.shape for item in items)}]", zero)


def maybe(item: Kind) -> Kind:
    """A value or None."""
    copy, pack, unpack = [
        expression if expression == "{}" else f"(None if {{0}} is None else {expression.replace('{}', '{0}')})"
        for expression in (item.copy, item.pack, item.unpack)
    ]
    return Kind(copy, pack, unpack, f"{item.shape} | None", "None", item.classes)


# ---- from fields to methods ------------------------------------------------------------------------------------------


def methods_of_part(name: str, fields: list[Field], takes_game: bool) -> dict[str, str]:
    """The source of the methods of something that changes."""
    zeros = [f"self.{f.name} = {f.kind.zero}" for f in fields if f.kind.zero]
    copies = [f"other.{f.name} = {f.kind.copy.format('self.' + f.name)}" for f in fields]
    unpacked = [f"self.{f.name} = None" for f in fields if f.role is TRANSIENT]
    packed = [f for f in fields if f.is_packed()]
    unpacked += [f"self.{f.name} = {f.kind.unpack.format(f'packed[{i}]')}" for i, f in enumerate(packed)]
    if takes_game:
        unpacked = ["self.game = game", *unpacked, "game.attach(self)"]
    heads = {
        "blank": f'@classmethod\ndef blank(cls) -> "{name}":',
        "copy": f'def copy(self) -> "{name}":',
        "unpack": f'@staticmethod\ndef unpack(packed: Any{", game: Any" if takes_game else ""}) -> "{name}":',
    }
    return {
        "blank": method(heads["blank"], [f"self = {name}()", *zeros, "return self"]),
        "copy": method(heads["copy"], [f"other = {name}()", *copies, "return other"]),
        "pack": pack_method(packed),
        "unpack": method(heads["unpack"], [f"self = {name}()", *unpacked, "return self"]),
    }


def methods_of_value(name: str, fields: list[Field], annotations: dict[str, str]) -> dict[str, str]:
    """The source of the methods of something that never changes."""
    arguments = "".join(f", {f.name}: {annotations[f.name]}" for f in fields)
    set_all = [f"self.{f.name} = {f.name}" for f in fields] or ["pass"]
    unpacked = ", ".join(f.kind.unpack.format(f"packed[{i}]") for i, f in enumerate(fields))
    same = " and ".join([f"isinstance(other, {name})", *[f"self.{f.name} == other.{f.name}" for f in fields]])
    numbers = "".join(f"self.{f.name}, " for f in fields)
    return {
        "__init__": method(f"def __init__(self{arguments}) -> None:", set_all),
        "pack": pack_method(fields),
        "unpack": method(f'@staticmethod\ndef unpack(packed: Any) -> "{name}":', [f"return {name}({unpacked})"]),
        "__eq__": method("def __eq__(self, other: object) -> bool:", [f"return {same}"]),
        "__hash__": method("def __hash__(self) -> int:", [f"return hash(({numbers}))"]),
    }


def methods_of_coded(cls: Any) -> dict[str, str]:
    """The constructor of a verb or a kind of step, which puts its fields where the numbers are kept."""
    kept = {place: name for name, place in cls.PLACES.items()}
    arguments = "".join(f", {name}: {type_at(place)}" for name, place in cls.PLACES.items())
    numbers = [f"self.{number} = {kept.get(number, 0)}" for number in NUMBERS]
    if cls.FAMILY == "step":
        head = f"def __init__(self, seat: int{arguments}) -> None:"
        return {"__init__": method(head, [f"self.kind = {cls.CODE}", "self.seat = seat", *numbers])}
    key = [f"{kept[number]} << {8 + 16 * i}" for i, number in enumerate(NUMBERS) if number in kept]
    key += [f"items_key({kept[ITEMS]})"] if ITEMS in kept else []
    lines = [f"self.verb = {cls.CODE}", *numbers, f"self.items = {kept.get(ITEMS, '()')}"]
    lines.append(f"self.key = {' | '.join([str(cls.CODE), *key])}")
    return {"__init__": method(f"def __init__(self{arguments}) -> None:", lines)}


def type_at(place: str) -> str:
    """The type of what is kept at this place of an action or step."""
    return "tuple[int, ...]" if place == ITEMS else "int"


def pack_method(fields: list[Field]) -> str:
    """The source of `pack`."""
    packed = ", ".join(f.kind.pack.format("self." + f.name) for f in fields)
    return method("def pack(self) -> list[object]:", [f"return [{packed}]"])


def method(head: str, lines: list[str]) -> str:
    """The source of a method from its head and its lines."""
    return head + "".join(f"\n    {line}" for line in lines) + "\n"


# ---- when a class is made --------------------------------------------------------------------------------------------


class Declared(type):
    """Writes the methods of a class from the annotations in its body."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], code: int = -1, called: str = ""
    ) -> "Declared":
        own = {field: kind for field, kind in body.get("__annotations__", {}).items() if field not in body}
        if bases and family_of(bases[0]):
            name_numbers(bases[0], body, own, code, called or snake_case(name))
        body.setdefault("__slots__", tuple(own))
        cls: Any = super().__new__(mcs, name, bases, body)
        if is_coded(cls):
            add_methods(cls, methods_of_coded(cls), vars(sys.modules[root_of(cls).__module__]))
        elif has_fields(cls):
            fields = fields_of(cls)
            check_fields(cls, fields)
            shapes = ", ".join(f.kind.shape for f in fields if f.is_packed())
            cls.SHAPE = f"tuple[{shapes or '()'}]"
            named = {"Any": Any, name: cls} | {one.__name__: one for f in fields for one in f.kind.classes}
            add_methods(cls, methods_of(cls, fields, {f.name: "object" for f in fields}), named)
        return cls  # type: ignore[no-any-return]


def name_numbers(base: type, body: dict[str, Any], own: dict[str, object], code: int, called: str) -> None:
    """A verb or kind of step: its fields are other names for the slots of its base."""
    if getattr(base, "PLACES", {}):
        raise DeclarationError(f"{called}: {base.__name__} has given the numbers their names already")
    for name, kind in own.items():
        if kind is not int and not (kind == tuple[int, ...] and hasattr(base, ITEMS)):
            raise DeclarationError(f"{name}: {kind!r} cannot be declared; use int, or tuple[int, ...] in an action")
    numbers = [name for name, kind in own.items() if kind is int]
    if len(numbers) > len(NUMBERS) or len(own) - len(numbers) > 1:
        raise DeclarationError(f"at most three numbers and one list, not {', '.join(own)}")
    places = {name: NUMBERS[numbers.index(name)] if name in numbers else ITEMS for name in own}
    body |= {"__slots__": (), "CODE": code, "NAME": called, "PLACES": places}
    body |= {name: getattr(base, place) for name, place in places.items()}


def check_fields(cls: Any, fields: list[Field]) -> None:
    """A `DeclarationError` where a value holds something that can change."""
    for one in fields:
        if cls.IMMUTABLE and (not one.is_packed() or one.kind.copy != "{}"):
            raise DeclarationError(f"{one.name}: copies share a value, so it holds nothing that can change")


def add_methods(cls: type, methods: dict[str, str], names: dict[str, Any]) -> None:
    """Compile the methods into the class, but for those it has written itself."""
    for name, source in methods.items():
        if cls.__dict__.get(name) is None:  # a class with `__eq__` has None as `__hash__`
            found: dict[str, Any] = {}
            exec(compile(source, f"<{name}>", "exec"), names, found)
            setattr(cls, name, found[name])


def methods_of(cls: Any, fields: list[Field], annotations: dict[str, str]) -> dict[str, str]:
    """The source of all methods of a part or value, by name."""
    if cls.IMMUTABLE:
        return methods_of_value(cls.__name__, fields, annotations)
    return methods_of_part(cls.__name__, fields, cls.TAKES_GAME)


def fields_of(cls: type) -> list[Field]:
    """All fields, those of base classes first."""
    found: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        if isinstance(base, Declared):
            slots = base.__dict__["__slots__"]
            found |= {name: kind for name, kind in get_annotations(base).items() if name in slots}
    return [field(name, kind) for name, kind in found.items()]


def family_of(cls: object) -> str:
    """ "action" or "step" for the verbs and kinds of a game."""
    return str(getattr(cls, "FAMILY", ""))


def is_coded(cls: type) -> bool:
    """Whether this is a verb or a kind of step, whose fields are names for its numbers."""
    return any(family_of(base) for base in cls.__bases__)


def has_fields(cls: type) -> bool:
    """Whether this is a part or a value, rather than the base of parts, values, actions or steps."""
    return cls.__bases__ != (object,) and not hasattr(cls, "FAMILY")


def root_of(cls: type) -> type:
    """`Action` or `Step`."""
    return next(base for base in cls.__mro__ if "FAMILY" in base.__dict__)


def snake_case(name: str) -> str:
    """`LayDown` as `lay_down`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# ---- before a module is compiled -------------------------------------------------------------------------------------


def expanded(source: str, module: types.ModuleType) -> str:
    """The source of a module with everything written out that `Declared` adds, and no trace of `Declared` itself.
    Events are logged only where somebody listens, so that their arguments are not worked out for nothing."""
    tree = ast.parse(source)
    before = ast.dump(tree)
    expansion = Expansion(module)
    expansion.visit(tree)
    if ast.dump(tree) == before:
        return source
    if expansion.needed:
        imports = [f"from {home} import {name}" for name, home in expansion.needed.items() if not hasattr(module, name)]
        last = max(i for i, node in enumerate(tree.body) if isinstance(node, ast.Import | ast.ImportFrom))
        tree.body[last + 1 : last + 1] = ast.parse("\n".join(imports)).body
    return ast.unparse(tree) + "\n"


class Expansion(ast.NodeTransformer):
    """Writes the methods of declared classes into the tree of their module."""

    def __init__(self, module: types.ModuleType) -> None:
        self.module = module
        self.needed: dict[str, str] = {}  # what the methods name, and in which module it is

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """A class with its methods written out."""
        cls: Any = getattr(self.module, node.name, None)
        if isinstance(cls, Declared):
            texts = {ast.unparse(item.target): ast.unparse(item.annotation) for item in declarations(node)}
            node.keywords = []
            node.decorator_list = [one for one in node.decorator_list if "dataclass_transform" not in ast.unparse(one)]
            if is_coded(cls):
                node.body = [item for item in node.body if item not in declarations(node)]
            by_hand = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            node.body += ast.parse("\n".join(self.written_out(cls, texts, by_hand))).body
        self.generic_visit(node)
        return node

    def written_out(self, cls: Any, texts: dict[str, str], by_hand: set[str]) -> list[str]:
        """The source of what a class does not have yet."""
        self.needed["Any"] = "typing"
        if is_coded(cls):
            if ITEMS in cls.PLACES.values():
                self.needed["items_key"] = root_of(cls).__module__
            constants = [f"{name} = {getattr(cls, name)!r}" for name in ("CODE", "NAME", "PLACES")]
            methods = methods_of_coded(cls) | {
                name: f"@property\ndef {name}(self) -> {type_at(place)}:\n    return self.{place}\n"
                for name, place in cls.PLACES.items()
            }
        elif has_fields(cls):
            fields = fields_of(cls)
            self.needed |= {one.__name__: one.__module__ for f in fields for one in f.kind.classes}
            constants = [f"SHAPE = {cls.SHAPE!r}"]
            methods = methods_of(cls, fields, texts)
        else:
            return []
        return constants + [text for name, text in methods.items() if name not in by_hand]

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """A call of `emit` behind the question whether somebody listens."""
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
            receiver = node.value.func.value
            if node.value.func.attr == "emit" and isinstance(receiver, ast.Name):
                listens = ast.parse(f"{receiver.id}.log is not None", mode="eval").body
                return ast.If(test=listens, body=[node], orelse=[])
        return node


def declarations(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields in the body of a class."""
    return [item for item in node.body if isinstance(item, ast.AnnAssign) and item.value is None]

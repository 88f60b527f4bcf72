# mypyc: no
"""What each operation of a card needs to say, what it may say, and on which cards it does something."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import structs

from zeitalter.core.data import DataError
from zeitalter.games.mosaic.data import schema as s
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.rules.counting import EFFECTS, WONDERS, names
from zeitalter.games.mosaic.rules.effects import (
    GOLDEN_AGE,
    GOVERNMENT,
    LEADER,
    OPERATIONS,
    PROJECT,
    SETTLEMENT,
    TECHNOLOGY,
    WONDER,
    Operation,
)

BY_NAME: Final = {operation.name: operation for operation in OPERATIONS}
VILLAGES: Final = ("farm", "craft")


class Card(NamedTuple):
    """A card with effects, whatever its kind."""

    file: str
    kind: str
    id: str
    copies: int
    founds_city: bool
    effects: list[s.EffectEntry]


def cards_of(tables: s.Tables) -> list[Card]:
    found = [
        Card("technologies.toml", TECHNOLOGY, entry.id, entry.copies, False, entry.effects)
        for entry in tables.technologies.technologies
    ]
    for build in tables.builds.cards:
        kind = PROJECT if build.piece == "project" else SETTLEMENT
        found.append(Card("build_cards.toml", kind, build.id, build.copies, build.piece == "city", build.effects))
    single: list[tuple[str, str, Sequence[s.SingleEntry]]] = [
        ("leaders.toml", LEADER, tables.leaders.leaders),
        ("wonders.toml", WONDER, tables.wonders.wonders),
        ("golden_ages.toml", GOLDEN_AGE, tables.golden_ages.golden_ages),
        ("governments.toml", GOVERNMENT, tables.governments.governments),
    ]
    for file, kind, entries in single:
        found += [Card(file, kind, entry.id, 1, False, entry.effects) for entry in entries]
    return found


def check_effects(tables: s.Tables) -> None:
    cards = cards_of(tables)
    goods = [good.key for good in tables.board.goods]
    for card in cards:
        for effect in card.effects:
            Checker(card, effect, goods).check()
    check_locks(cards)


def check_locks(cards: list[Card]) -> None:
    """A region is locked by one player, so only one card may lock."""
    locks = [
        card for card in cards for effect in card.effects for _ in range(card.copies) if effect.op == "lock_region"
    ]
    if len(locks) > 1:
        first, second = locks[:2]
        advice = "the operation 'lock_region' exists once in the game"
        if second is first:
            raise DataError(first.file, first.id, f"{advice}; give the card one copy and the operation once")
        raise DataError(second.file, second.id, f"{advice}, and {first.id} has it already; leave it out of one of them")


class Checker:
    """One operation of one card."""

    def __init__(self, card: Card, effect: s.EffectEntry, goods: list[str]) -> None:
        self.card = card
        self.effect = effect
        self.goods = goods

    def refuse(self, problem: str, advice: str, field: str = "") -> DataError:
        at = f", field {field!r}" if field else ""
        return DataError(self.card.file, self.card.id, f"operation {self.effect.op!r}{at}: {problem}; {advice}")

    def check(self) -> None:
        operation = BY_NAME.get(self.effect.op)
        if operation is None:
            raise self.refuse("there is no such operation", f"use one of {', '.join(self.usable())}")
        if self.card.kind not in operation.kinds:
            raise self.refuse(f"it does nothing on a {self.card.kind}", f"use one of {', '.join(self.usable())}")
        said = self.said()
        needs = self.needed(operation, said)
        for field in said:
            if field not in needs and field not in operation.may:
                fields = ", ".join([*needs, *[name for name in operation.may if name not in needs]])
                raise self.refuse("it has no such field", f"leave it out (it has {fields or 'none'})", field)
        for field in needs:
            if field not in said:
                raise self.refuse("it is missing", f"add {self.example(field)}", field)
        for field in said:
            self.check_words(field)
        self.check_place()

    def usable(self) -> list[str]:
        return [operation.name for operation in OPERATIONS if self.card.kind in operation.kinds]

    def said(self) -> list[str]:
        """Fields with another value than the neutral one."""
        entry = self.effect
        fields = [field.name for field in structs.fields(entry) if field.name != "op"]
        return [name for name in fields if getattr(entry, name) not in (0, "", [])]

    def needed(self, operation: Operation, said: list[str]) -> list[str]:
        """What it needs, and what follows from what it says."""
        needs = list(operation.needs)
        if self.effect.per == "symbols":
            needs.append("pillar")
        if "per" in operation.may and "per" in said:
            needs.append("max")
        if "few" in said and self.card.kind != GOVERNMENT:
            raise self.refuse("only governments count fewer with 2 and 3 players", "leave it out", "few")
        return needs

    def words(self, field: str) -> list[str]:
        """What a field may say on this card; nothing for numbers."""
        op = self.effect.op
        in_region = WONDERS if op == "vp_per" and self.card.kind == WONDER else 0
        return {
            "track": c.TRACK_NAMES,
            "resource": c.CURRENCY_NAMES,
            "pillar": c.PILLAR_NAMES,
            "per": names(EFFECTS | in_region),
            "unit": c.DEPLOYED_NAMES if op == "units" else c.UNIT_NAMES,
            "units": c.UNIT_NAMES,
            "piece": c.PIECE_NAMES[: c.WONDER],
            "where": self.places(),
            "what": ["any", "goods", *self.goods],
            "deck": [*c.DECK_NAMES, "any"],
            "goods": self.goods,
        }.get(field, [])

    def places(self) -> list[str]:
        if self.effect.op == "units":
            return ["city_region", "any_region", *(["this_region"] if self.card.founds_city else [])]
        if self.effect.op == "eliminate":
            return ["any_region"]
        return ["anywhere", "new_region", "neighbour_region", "beside_city"]

    def check_words(self, field: str) -> None:
        words = self.words(field)
        value = getattr(self.effect, field)
        for word in value if isinstance(value, list) else [value]:
            if words and word not in words:
                raise self.refuse(f"{word!r} is not known here", f"use one of {', '.join(words)}", field)

    def example(self, field: str) -> str:
        words = self.words(field)
        if field in ("units", "goods"):
            return f'{field} = ["..."] with some of {", ".join(words)}'
        return f'{field} = "..." with one of {", ".join(words)}' if words else f"{field} = a number from 1 on"

    def check_place(self) -> None:
        if self.effect.op == "place" and self.effect.where == "beside_city" and self.effect.piece not in VILLAGES:
            raise self.refuse(
                "only villages are put beside a city", "use a farm, a craft village or another place", "where"
            )

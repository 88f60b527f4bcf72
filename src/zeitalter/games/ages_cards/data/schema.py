# mypyc: no
"""The shape of the data files: strict records that refuse unknown keys and values out of range."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field
from msgspec.structs import astuple

Code: TypeAlias = Literal["S", "X", "I", "R"]
Kind: TypeAlias = Literal["food", "iron", "animal", "gunpowder", "oil", "earth", "space"]
EraName: TypeAlias = Literal["animal", "gunpowder", "oil", "earth", "space"]
TypeName: TypeAlias = Literal["civil", "attack", "tactic"]
Kinds: TypeAlias = Annotated[list[Kind | Literal["any"]], Meta(min_length=1)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Unit: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Players: TypeAlias = Annotated[int, Meta(ge=2, le=4)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; a misspelt key is an error."""


class Op(Entry, frozen=True, tag_field="op"):
    """An operation of the effect or condition vocabulary, told apart by `op`."""


# Effects, their fields named as in the catalogue


class ExhaustOwn(Op, frozen=True, tag="exhaust_own"):
    resources: Kinds = field(name="resource")
    amount: Amount
    up_to: bool = False


class PayVp(Op, frozen=True, tag="pay_vp"):
    amount: Amount


class Refresh(Op, frozen=True, tag="refresh"):
    who: Literal["self", "each_other", "chosen_opponent"]
    resources: Kinds = field(name="resource")
    amount: Amount
    up_to: bool = False


class GainResource(Op, frozen=True, tag="gain_resource"):
    resources: Kinds = field(name="options")
    amount: Amount


class GainVp(Op, frozen=True, tag="gain_vp"):
    who: Literal["self", "each_other", "chosen_opponent"]
    amount: Amount | None = None
    per: Literal["different_own_resources_in_display", "cards_exhausted_by_this_effect"] | None = None
    maximum: Amount | None = field(name="max", default=None)


class PlayResource(Op, frozen=True, tag="play_resource"):
    amount: Amount
    up_to: bool = False


class ChooseOpponent(Op, frozen=True, tag="choose_opponent"):
    must_have: Literal["resource_in_display"]


class CopyResource(Op, frozen=True, tag="copy_resource"):
    whose: Literal["chosen_opponent"] = field(name="from")
    amount: Amount
    exhaust_source: bool = False


class ActivateCivil(Op, frozen=True, tag="activate_civil"):
    owner: Literal["self", "opponent", "any"]
    amount: Amount = field(name="count")
    up_to: bool = False
    owner_vp: Points = 0


class PlayAttack(Op, frozen=True, tag="play_attack"):
    amount: Amount | Literal["all"]
    up_to: bool = False


class ActivateAttack(Op, frozen=True, tag="activate_attack"):
    source: Literal["display", "hand", "just_played"] = field(name="from")
    amount: Amount = field(name="count")
    mandatory: bool = False
    strength_bonus: Points = 0


class ReturnToHand(Op, frozen=True, tag="return_to_hand"):
    card: Literal["activated_attack"]
    optional: bool = False


class OutcomeVp(Op, frozen=True, tag="gain_vp"):
    amount: Amount


class OutcomeExhaust(Op, frozen=True, tag="exhaust_resources"):
    amount: Amount


class OutcomeWonder(Op, frozen=True, tag="steal_wonder"):
    amount: Amount


class Attack(Op, frozen=True, tag="attack"):
    always: list[OutcomeVp] = []
    on_win: list[OutcomeExhaust | OutcomeWonder] = []
    undefeated: list[OutcomeVp] = []


EffectOp: TypeAlias = (
    ExhaustOwn | PayVp | Refresh | GainResource | GainVp | PlayResource | ChooseOpponent | CopyResource | ActivateCivil
    | PlayAttack | ActivateAttack | ReturnToHand | Attack
)  # fmt: skip


# Wonder conditions


class ResourcesAtLeast(Op, frozen=True, tag="resources_at_least"):
    resource: Kinds
    amount: Amount


class TechnologiesAtLeast(Op, frozen=True, tag="technologies_at_least"):
    type: Literal["civil", "attack", "tactic", "any"]
    amount: Amount


class BoughtThisTurn(Op, frozen=True, tag="bought_this_turn"):
    eras: Annotated[list[EraName], Meta(min_length=1)]


class DifferentResourcesAtLeast(Op, frozen=True, tag="different_resources_at_least"):
    amount: Amount


class StrengthAtLeast(Op, frozen=True, tag="strength_at_least"):
    amount: Amount


class VpTakenBackAtLeast(Op, frozen=True, tag="vp_taken_back_at_least"):
    amount: Amount


class CardsTakenBackAtLeast(Op, frozen=True, tag="cards_taken_back_at_least"):
    amount: Amount


class AttackActivatedThisTurn(Op, frozen=True, tag="attack_activated_this_turn"):
    amount: Amount


class VpGainedThisTurnAtLeast(Op, frozen=True, tag="vp_gained_this_turn_at_least"):
    amount: Amount


class VpTrackAtLeast(Op, frozen=True, tag="vp_track_at_least"):
    amount: Amount


ConditionOp: TypeAlias = (
    ResourcesAtLeast | DifferentResourcesAtLeast | TechnologiesAtLeast | StrengthAtLeast | VpTakenBackAtLeast
    | CardsTakenBackAtLeast | AttackActivatedThisTurn | VpGainedThisTurnAtLeast | VpTrackAtLeast | BoughtThisTurn
)  # fmt: skip


# Entries


class Name(Entry, frozen=True):
    de: Label
    en: Label


class Cost(Entry, frozen=True):
    food: Unit = 0
    iron: Unit = 0
    animal: Unit = 0
    gunpowder: Unit = 0
    oil: Unit = 0

    def units(self) -> list[int]:
        return list(astuple(self))


class Source(Entry, frozen=True):
    id: Code
    name: Code
    set: Code
    era: Code
    vp: Code


class CardSource(Source, frozen=True):
    resource: Code
    type: Code
    strength: Code
    reaction: Code
    cost: Code
    removed_with_2_players: Code
    effects: Code


class CardEntry(Entry, frozen=True):
    id: Annotated[str, Meta(pattern="^C[0-9]{2}$")]
    name: Name
    set: Literal[0, 1, 2]
    era: Literal["start", "animal", "gunpowder", "oil", "earth", "space"]
    resource: Kind
    type: TypeName
    vp: Points
    strength: Points
    cost: Cost
    effects: Annotated[list[EffectOp], Meta(min_length=1)]
    source: CardSource
    reaction: bool = False
    removed_with_2_players: bool = False


class WonderSource(Source, frozen=True):
    marker_card: Code
    condition: Code
    fame_needed: Code | None = None


class WonderEntry(Entry, frozen=True):
    id: Annotated[str, Meta(pattern="^W[0-9]{2}$")]
    name: Name
    set: Literal[1, 2]
    era: EraName
    vp: Points
    marker_card: str
    condition: ConditionOp
    source: WonderSource
    fame_needed: Amount | None = None


class ResourceOrder(Entry, frozen=True):
    order: list[Kind]
    source: Code


class Conversion(Entry, frozen=True):
    from_: Literal["food", "iron", "animal", "gunpowder", "oil", "any"] = field(name="from")
    amount: Annotated[int, Meta(ge=2, le=9)]
    to: Kind
    source: Code


class Rows(Entry, frozen=True):
    animal: Amount
    gunpowder: Amount
    oil: Amount
    earth: Amount
    space: Amount

    def sizes(self) -> list[int]:
        return list(astuple(self))


class Pyramid(Entry, frozen=True):
    game: Literal["single", "combined"]
    players: Players
    rows: Rows
    source: Code


class StartResources(Entry, frozen=True):
    players: Players
    seats: list[Annotated[int, Meta(ge=1, le=4)]]
    source: Code


class StartHand(Entry, frozen=True):
    cards: list[str]
    source: Code


class LimitsSource(Entry, frozen=True):
    vp_track: Code
    fame_markers: Code


class Limits(Entry, frozen=True):
    vp_track: Annotated[int, Meta(ge=1, le=99)]
    fame_markers: Annotated[int, Meta(ge=1, le=9)]
    source: LimitsSource


# Files


class Cards(Entry, frozen=True):
    cards: list[CardEntry]


class Wonders(Entry, frozen=True):
    wonders: list[WonderEntry]


class Rules(Entry, frozen=True):
    resources: ResourceOrder
    conversions: list[Conversion]
    pyramids: list[Pyramid]
    start_resources: list[StartResources]
    start_hand: StartHand
    limits: Limits


class Tables(Struct, frozen=True):
    """The three files together."""

    cards: list[CardEntry]
    wonders: list[WonderEntry]
    rules: Rules

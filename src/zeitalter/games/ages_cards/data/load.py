# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, get_args

from msgspec.structs import asdict

from zeitalter.core.data import DataFiles, digest
from zeitalter.games.ages_cards.data import schema as s
from zeitalter.games.ages_cards.data.check import CARDS, RULES, WONDERS, check
from zeitalter.games.ages_cards.model import catalogue as c

FILES: Final = (CARDS, WONDERS, RULES)

# In the order of their numbers in the catalogue.
OPERATIONS: Final = get_args(s.EffectOp)
CONDITIONS: Final = get_args(s.ConditionOp)
SELF_EVIDENT: Final = ("must_have", "whose", "card")  # fields with a single possible value
NUMBERS: Final = {
    "amount": {"all": c.ALL},
    "who": {"self": c.SELF, "each_other": c.EACH_OTHER, "chosen_opponent": c.CHOSEN_OPPONENT},
    "owner": {"self": c.OWN_DISPLAY, "opponent": c.OPPONENT_DISPLAY, "any": c.ANY_DISPLAY},
    "source": {"display": c.FROM_DISPLAY, "hand": c.FROM_HAND, "just_played": c.FROM_JUST_PLAYED},
    "per": {
        "different_own_resources_in_display": c.PER_DIFFERENT_RESOURCE,
        "cards_exhausted_by_this_effect": c.PER_EXHAUSTED_CARD,
    },
}


def load(pack: Path | None = None) -> c.Catalogue:
    """The catalogue of the built-in data, or of a data pack that replaces some or all of the files."""
    return build(read(pack))


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files."""
    data = DataFiles("zeitalter.games.ages_cards", FILES, pack)
    tables = s.Tables(
        data.decode(CARDS, s.Cards).cards,
        data.decode(WONDERS, s.Wonders).wonders,
        data.decode(RULES, s.Rules),
    )
    check(tables)
    return tables


def mask(names: Sequence[str], order: list[str]) -> int:
    return sum(1 << order.index(name) for name in names)


def resource_mask(kinds: s.Kinds) -> int:
    return c.ANY if kinds == ["any"] else mask(kinds, c.RESOURCE_NAMES)


def build(tables: s.Tables) -> c.Catalogue:
    """Checked tables as the integers the rules work with."""
    made = c.Catalogue()
    made.digest = digest(tables, ordered=("effects",))
    entries = sorted(tables.cards, key=lambda entry: (entry.set != c.START_SET, entry.id))
    made.definitions = [build_card(entry) for entry in entries]
    start = [card for card in made.definitions if card.set == c.START_SET]
    others = made.definitions[len(start) :]
    made.start_cards = len(start)
    made.cards = start * c.SEATS + others
    made.instance_names = [f"{card.id}.{seat}" for seat in range(c.SEATS) for card in start]
    made.instance_names += [card.id for card in others]
    made.decks = [[[] for _ in c.ERA_NAMES] for _ in range(3)]
    for instance, card in enumerate(made.cards):
        if card.set != c.START_SET:
            made.decks[card.set][card.era].append(instance)
    wonders = sorted(tables.wonders, key=lambda entry: entry.id)
    made.wonders = [build_wonder(index, entry, made) for index, entry in enumerate(wonders)]
    named = [(card.id, card.name) for card in entries] + [(wonder.id, wonder.name) for wonder in wonders]
    made.names = {key: {"de": name.de, "en": name.en} for key, name in named}
    build_rules(tables.rules, made)
    return made


def build_card(entry: s.CardEntry) -> c.Card:
    card = c.Card(entry.id)
    card.set = entry.set
    card.era = c.START_ERA if entry.era == "start" else c.ERA_NAMES.index(entry.era)
    card.resource = c.RESOURCE_NAMES.index(entry.resource)
    card.vp = entry.vp
    card.type = c.TYPE_NAMES.index(entry.type)
    card.strength = entry.strength
    card.reaction = entry.reaction
    card.cost = entry.cost.units()
    card.units = sum(card.cost)
    card.removed_with_2_players = entry.removed_with_2_players
    card.effects = [build_effect(op) for op in entry.effects]
    return card


def build_effect(op: s.EffectOp) -> c.Effect:
    effect = c.Effect(OPERATIONS.index(type(op)))
    if isinstance(op, s.Attack):
        effect.attacker_vp = sum(outcome.amount for outcome in op.always)
        effect.loser_exhausts = sum(out.amount for out in op.on_win if isinstance(out, s.OutcomeExhaust))
        effect.loser_gives_wonder = sum(out.amount for out in op.on_win if isinstance(out, s.OutcomeWonder))
        effect.undefeated_vp = sum(outcome.amount for outcome in op.undefeated)
        return effect
    for name, value in asdict(op).items():
        if value is not None and name not in SELF_EVIDENT:
            setattr(effect, name, number(name, value))
    return effect


def number(field: str, value: str | int | s.Kinds) -> int:
    if isinstance(value, list):
        return resource_mask(value)
    return NUMBERS[field][value] if isinstance(value, str) else value


def build_wonder(index: int, entry: s.WonderEntry, made: c.Catalogue) -> c.Wonder:
    wonder = c.Wonder(index, entry.id)
    wonder.set = entry.set
    wonder.era = c.ERA_NAMES.index(entry.era)
    wonder.vp = entry.vp
    wonder.marker_card = made.instance_names.index(entry.marker_card)
    wonder.fame_needed = entry.fame_needed or 0
    condition = entry.condition
    wonder.condition = CONDITIONS.index(type(condition))
    if isinstance(condition, s.BoughtThisTurn):
        wonder.condition_eras = mask(condition.eras, c.ERA_NAMES)
    else:
        wonder.condition_amount = condition.amount
    if isinstance(condition, s.ResourcesAtLeast):
        wonder.condition_resources = resource_mask(condition.resource)
    if isinstance(condition, s.TechnologiesAtLeast) and condition.type != "any":
        wonder.condition_type = c.TYPE_NAMES.index(condition.type)
    return wonder


def build_rules(rules: s.Rules, made: c.Catalogue) -> None:
    made.rows_single = [[] for _ in range(c.SEATS + 1)]
    made.rows_combined = [[] for _ in range(c.SEATS + 1)]
    for pyramid in rules.pyramids:
        table = made.rows_single if pyramid.game == "single" else made.rows_combined
        table[pyramid.players] = pyramid.rows.sizes()
    made.start_resource_seats = [[] for _ in range(c.SEATS + 1)]
    for entry in rules.start_resources:
        made.start_resource_seats[entry.players] = sorted(seat - 1 for seat in entry.seats)
    made.vp_limit = rules.limits.vp_track
    made.fame_markers = rules.limits.fame_markers

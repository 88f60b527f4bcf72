# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from pathlib import Path
from typing import Final

from zeitalter.core.data import DataFiles, digest
from zeitalter.games.ages_cards.data import schema as s
from zeitalter.games.ages_cards.data.check import check
from zeitalter.games.ages_cards.model import catalogue as c

FILES: Final = ("cards.toml", "wonders.toml", "rules.toml")

ERAS: Final = {"start": c.START_ERA} | {era: i for i, era in enumerate(s.ERAS)}
TYPES: Final = {"any": c.ANY_TYPE, "civil": c.CIVIL, "attack": c.ATTACK, "tactic": c.TACTIC}
WHO: Final = {"self": c.SELF, "each_other": c.EACH_OTHER, "chosen_opponent": c.CHOSEN_OPPONENT}
OWNER: Final = {"self": c.OWN_DISPLAY, "opponent": c.OPPONENT_DISPLAY, "any": c.ANY_DISPLAY}
FROM: Final = {"display": c.FROM_DISPLAY, "hand": c.FROM_HAND, "just_played": c.FROM_JUST_PLAYED}
PER: Final = {
    "different_own_resources_in_display": c.PER_DIFFERENT_RESOURCE,
    "cards_exhausted_by_this_effect": c.PER_EXHAUSTED_CARD,
}


def load(pack: Path | None = None) -> c.Catalogue:
    """The catalogue of the built-in data, or of a data pack that replaces some or all of the files."""
    return build(read(pack))


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files."""
    data = DataFiles("zeitalter.games.ages_cards", FILES, pack)
    tables = s.Tables(
        data.decode("cards.toml", s.Cards).cards,
        data.decode("wonders.toml", s.Wonders).wonders,
        data.decode("rules.toml", s.Rules),
    )
    check(tables)
    return tables


def mask(names: list[str], order: tuple[str, ...]) -> int:
    return sum(1 << order.index(name) for name in names)


def resource_mask(kinds: s.Kinds) -> int:
    return c.ANY if kinds == ["any"] else mask([str(kind) for kind in kinds], s.KINDS)


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
    made.decks = [[[] for _ in s.ERAS] for _ in range(3)]
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
    card.era = ERAS[entry.era]
    card.resource = s.KINDS.index(entry.resource)
    card.vp = entry.vp
    card.type = TYPES[entry.type]
    card.strength = entry.strength
    card.reaction = entry.reaction
    card.cost = entry.cost.units()
    card.units = sum(card.cost)
    card.removed_with_2_players = entry.removed_with_2_players
    card.effects = [build_effect(op) for op in entry.effects]
    return card


def build_effect(op: s.EffectOp) -> c.Effect:
    match op:
        case s.ExhaustOwn():
            effect = c.Effect(c.EXHAUST_OWN)
            effect.resources, effect.amount, effect.up_to = resource_mask(op.resource), op.amount, op.up_to
        case s.PayVp():
            effect = c.Effect(c.PAY_VP)
            effect.amount = op.amount
        case s.Refresh():
            effect = c.Effect(c.REFRESH)
            effect.resources, effect.amount, effect.up_to = resource_mask(op.resource), op.amount, op.up_to
            effect.who = WHO[op.who]
        case s.GainResource():
            effect = c.Effect(c.GAIN_RESOURCE)
            effect.resources, effect.amount = resource_mask(op.options), op.amount
        case s.GainVp():
            effect = c.Effect(c.GAIN_VP)
            effect.who = WHO[op.who]
            effect.amount = 1 if op.amount is None else op.amount
            effect.per = c.PER_NOTHING if op.per is None else PER[op.per]
            effect.maximum = op.max or 0
        case s.PlayResource():
            effect = c.Effect(c.PLAY_RESOURCE)
            effect.amount, effect.up_to = op.amount, op.up_to
        case s.ChooseOpponent():
            effect = c.Effect(c.CHOOSE_OPPONENT)
        case s.CopyResource():
            effect = c.Effect(c.COPY_RESOURCE)
            effect.amount, effect.exhaust_source = op.amount, op.exhaust_source
        case s.ActivateCivil():
            effect = c.Effect(c.ACTIVATE_CIVIL)
            effect.owner, effect.amount = OWNER[op.owner], op.count
            effect.up_to, effect.owner_vp = op.up_to, op.owner_vp
        case s.PlayAttack():
            effect = c.Effect(c.PLAY_ATTACK)
            effect.amount, effect.up_to = c.ALL if op.amount == "all" else op.amount, op.up_to
        case s.ActivateAttack():
            effect = c.Effect(c.ACTIVATE_ATTACK)
            effect.source, effect.amount = FROM[op.from_], op.count
            effect.mandatory, effect.strength_bonus = op.mandatory, op.strength_bonus
        case s.ReturnToHand():
            effect = c.Effect(c.RETURN_TO_HAND)
            effect.optional = op.optional
        case s.Attack():
            effect = c.Effect(c.ATTACK_ALL)
            effect.attacker_vp = sum(outcome.amount for outcome in op.always)
            effect.loser_exhausts = sum(out.amount for out in op.on_win if isinstance(out, s.OutcomeExhaust))
            effect.loser_gives_wonder = sum(out.amount for out in op.on_win if isinstance(out, s.OutcomeWonder))
            effect.undefeated_vp = sum(outcome.amount for outcome in op.undefeated)
    return effect


def build_wonder(index: int, entry: s.WonderEntry, made: c.Catalogue) -> c.Wonder:
    wonder = c.Wonder(index, entry.id)
    wonder.set = entry.set
    wonder.era = ERAS[entry.era]
    wonder.vp = entry.vp
    wonder.marker_card = made.instance_names.index(entry.marker_card)
    wonder.fame_needed = entry.fame_needed or 0
    condition = entry.condition
    wonder.condition = CONDITIONS[type(condition)]
    if isinstance(condition, s.BoughtThisTurn):
        wonder.condition_eras = mask([str(era) for era in condition.eras], s.ERAS)
    else:
        wonder.condition_amount = condition.amount
    if isinstance(condition, s.ResourcesAtLeast):
        wonder.condition_resources = resource_mask(condition.resource)
    if isinstance(condition, s.TechnologiesAtLeast):
        wonder.condition_type = TYPES[condition.type]
    return wonder


CONDITIONS: Final[dict[type[s.Op], int]] = {
    s.ResourcesAtLeast: c.RESOURCES_AT_LEAST,
    s.DifferentResourcesAtLeast: c.DIFFERENT_RESOURCES_AT_LEAST,
    s.TechnologiesAtLeast: c.TECHNOLOGIES_AT_LEAST,
    s.StrengthAtLeast: c.STRENGTH_AT_LEAST,
    s.VpTakenBackAtLeast: c.VP_TAKEN_BACK_AT_LEAST,
    s.CardsTakenBackAtLeast: c.CARDS_TAKEN_BACK_AT_LEAST,
    s.AttackActivatedThisTurn: c.ATTACK_ACTIVATED_THIS_TURN,
    s.VpGainedThisTurnAtLeast: c.VP_GAINED_THIS_TURN_AT_LEAST,
    s.VpTrackAtLeast: c.VP_TRACK_AT_LEAST,
    s.BoughtThisTurn: c.BOUGHT_THIS_TURN,
}


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

# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from pathlib import Path
from typing import Final

import msgspec

from zeitalter.core.data import DataError, DataFiles, digest, fidelity
from zeitalter.games.ages.data import schema as s
from zeitalter.games.ages.data.check import ATTACKS, INCLUDES, WHO, check
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.rules.events import OPERATIONS, is_scoring

__all__ = ["FILES", "DataError", "build", "fidelity", "load", "read"]

FILES: Final = ("civil.toml", "military.toml", "board.toml")
BANK_SIZE: Final = 100  # more tokens than a bank ever holds
ORDERED: Final = (
    "copies", "stages", "urban_discount", "event", "military_resource_per_stronger", "culture_per_richer", "faces",
    "costs", "cleared", "ranks", "wonders", "yellow_bank", "blue_bank",
)  # fmt: skip


def load(pack: Path | None = None) -> c.Catalogue:
    """The catalogue of the built-in data, or of a data pack that replaces some or all of the files."""
    return build(read(pack))


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files."""
    source = DataFiles("zeitalter.games.ages", FILES, pack)
    tables = s.Tables(
        source.decode("civil.toml", s.Cards).cards,
        source.decode("military.toml", s.Cards).cards,
        source.decode("board.toml", s.Board),
    )
    check(tables, tables if pack is None else read())
    return tables


# ---- building --------------------------------------------------------------------------------------------------------


def build(tables: s.Tables) -> c.Catalogue:
    """Checked tables as the integers the rules work with."""
    entries = sorted(tables.civil + tables.military, key=lambda e: (c.KINDS.index(e.kind), s.AGES.index(e.age), e.id))
    made = c.Catalogue([build_card(index, entry) for index, entry in enumerate(entries)], OPERATIONS)
    made.digest = digest(tables, ORDERED)
    made.names = {entry.id: {"de": entry.name.de, "en": entry.name.en} for entry in entries}
    made.civil_decks = [deck(made, age, civil=True) for age in range(c.AGES)]
    made.military_decks = [deck(made, age, civil=False) for age in range(c.AGES)]
    build_board(tables.board, made)
    turning = OPERATIONS.index("turn_wonder")
    turned = [effect.amount for card in made.cards for effect in card.event if effect.operation == turning]
    made.ruin_culture = turned[0] if turned else 0
    return made


def deck(made: c.Catalogue, age: int, civil: bool) -> list[int]:
    return [card.index for card in made.cards if card.age == age and (card.kind <= c.LAST_CIVIL) == civil]


def by_players(values: list[int]) -> list[int]:
    return [0, 0, *values]


def build_card(index: int, entry: s.CardEntry) -> c.Card:
    card = c.Card(index, entry.id, c.KINDS.index(entry.kind), s.AGES.index(entry.age))
    card.copies = by_players(entry.copies)
    card.science_cost = entry.science
    card.science_peaceful = entry.science_peaceful
    card.cost = entry.cost
    card.stages = entry.stages
    card.urban_limit = entry.urban_limit
    card.urban_discount = entry.urban_discount
    card.stages_per_action = entry.stages_per_action
    gives = entry.gives
    card.culture, card.science, card.happy, card.strength = gives.culture, gives.science, gives.happy, gives.strength
    card.value = gives.food or gives.resource
    card.token = card.age if card.kind == c.LAB else card.value
    card.civil_actions, card.military_actions = gives.civil_actions, gives.military_actions
    card.blue_tokens, card.yellow_tokens = gives.blue_tokens, gives.yellow_tokens
    card.colonization = gives.colonization if entry.bonus is None else entry.bonus.colonization
    card.civil_cards, card.military_cards = gives.civil_cards, gives.military_cards
    for field in msgspec.structs.fields(s.Effects):
        setattr(card, field.name, getattr(entry.effects, field.name))
    if entry.action is not None:
        build_action(card, entry.action)
    if entry.kind == "territory":
        gain = entry.at_once
        card.gain_food, card.gain_resource, card.gain_science = gain.food, gain.resource, gain.science
        card.gain_culture, card.gain_population = gain.culture, gain.population
        card.gain_military_cards = gain.military_cards
    if entry.event is not None:
        card.event = [c.EventEffect(WHO.index(e.who), OPERATIONS.index(e.op), e.amount) for e in entry.event]
        card.scoring = bool(card.event) and is_scoring(card.event[0].operation)
    if entry.attack is not None:
        card.attack = ATTACKS.index(entry.attack.op)
        card.attack_amount = entry.attack.amount
        card.attack_cost = c.COST_BY_LEVEL if entry.attack.cost == "level" else entry.attack.cost
        card.round_up = entry.attack.round_up
    if entry.pact is not None:
        pact = entry.pact
        card.side_a, card.side_b = build_side(pact.a), build_side(pact.b)
        card.symmetric, card.forbids_attack = pact.symmetric, pact.forbids_attack
        card.ends_on_attack, card.no_war_against_b = pact.ends_on_attack, pact.no_war_against_b
        card.attack_bonus = pact.attack_bonus
    if entry.tactic is not None:
        tactic = entry.tactic
        card.infantry, card.cavalry, card.artillery = tactic.infantry, tactic.cavalry, tactic.artillery
        card.full = tactic.full
        card.obsolete = tactic.full if tactic.obsolete is None else tactic.obsolete
    if entry.bonus is not None:
        card.defense = entry.bonus.defense
    return card


def build_action(card: c.Card, action: s.ActionEntry) -> None:
    card.includes = INCLUDES.index(action.includes)
    card.discount = action.discount
    card.gain_food, card.gain_resource = action.food, action.resource
    card.gain_science, card.gain_culture = action.science, action.culture
    card.gain_military_actions = action.military_actions
    card.gain_military_resource = action.military_resource
    card.military_resource_per_stronger = by_players(action.military_resource_per_stronger)
    card.culture_per_richer = by_players(action.culture_per_richer)


def build_side(entry: s.SideEntry) -> c.Side:
    side = c.Side()
    for field in msgspec.structs.fields(s.SideEntry):
        setattr(side, field.name, getattr(entry, field.name))
    return side


def build_board(board: s.Board, made: c.Catalogue) -> None:
    setup = board.setup
    made.yellow_tokens, made.blue_tokens = setup.yellow_tokens, setup.blue_tokens
    made.start_workers = [setup.workers.get(made.ids[card], 0) for card in range(made.built)]
    made.start_unused = setup.unused
    made.start_government = made.ids.index(setup.government)
    build_yellow_bank(board, made)
    made.blue_sections = [section.tokens for section in board.blue_bank]
    made.corruption = by_empty_sections(made.blue_sections, [0] + [section.corruption for section in board.blue_bank])
    limits = board.limits
    made.science_limit, made.income_limit = limits.science, limits.income
    made.strength_limit, made.faces_limit = limits.strength, limits.faces
    made.military_draw, made.hunger, made.tokens_lost = limits.military_draw, limits.hunger, limits.tokens_lost
    made.row_costs, made.row_cleared = board.row.costs, by_players(board.row.cleared)
    scoring = board.scoring
    made.rank_points = [[], [], *scoring.ranks]
    made.wonder_points, made.population_free = scoring.wonders, scoring.population_free
    made.faces_most, made.per_military_action = scoring.faces_most, scoring.per_military_action
    beginner = board.beginner
    made.beginner_per_technology, made.beginner_per_strength = beginner.per_technology, beginner.per_strength
    made.beginner_per_face, made.beginner_per_science_income = beginner.per_face, beginner.per_science_income
    made.beginner_per_production = beginner.per_production


def build_yellow_bank(board: s.Board, made: c.Catalogue) -> None:
    sections = board.yellow_bank
    made.yellow_sections = [section.tokens for section in sections]
    made.consumption = by_empty_sections(made.yellow_sections, [0] + [section.consumption for section in sections])
    prices = [section.population for section in sections]
    made.population_cost = by_empty_sections(made.yellow_sections, [*prices, 0])
    # Each section is one or two columns; an empty column needs its number of faces.
    columns = [section.tokens // len(section.faces) for section in sections for face in section.faces]
    made.faces_needed = by_empty_sections(columns, [0] + [face for section in sections for face in section.faces])


def by_empty_sections(sizes: list[int], values: list[int]) -> list[int]:
    """For each number of tokens in a bank: `values[n]` with the n rightmost sections empty."""
    table: list[int] = []
    for tokens in range(BANK_SIZE):
        left = sum(sizes)
        empty = 0
        for size in sizes:
            left -= size
            if tokens <= left:
                empty += 1
        table.append(values[empty])
    return table

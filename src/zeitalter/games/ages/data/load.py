# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from pathlib import Path
from typing import Final

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


def fill(target: object, entry: s.Entry, prefix: str = "") -> None:
    """What an entry says under the name that a field has, perhaps with a prefix."""
    for name in entry.__struct_fields__:
        value = getattr(entry, name)
        if value is not None and hasattr(target, prefix + name):
            setattr(target, prefix + name, value)


def build_card(index: int, entry: s.CardEntry) -> c.Card:
    card = c.Card(index, entry.id, c.KINDS.index(entry.kind), s.AGES.index(entry.age))
    card.copies = by_players(entry.copies)
    card.science_cost, card.science_peaceful, card.cost = entry.science, entry.science_peaceful, entry.cost
    card.stages, card.stages_per_action = entry.stages, entry.stages_per_action
    card.urban_limit, card.urban_discount = entry.urban_limit, entry.urban_discount
    fill(card, entry.gives)
    card.value = entry.gives.food or entry.gives.resource
    card.token = card.age if card.kind == c.LAB else card.value
    fill(card, entry.effects)
    fill(card, entry.at_once, "gain_")
    if entry.action is not None:
        fill(card, entry.action, "gain_")
        card.includes, card.discount = INCLUDES.index(entry.action.includes), entry.action.discount
        card.military_resource_per_stronger = by_players(entry.action.military_resource_per_stronger)
        card.culture_per_richer = by_players(entry.action.culture_per_richer)
    if entry.event is not None:
        card.event = [c.EventEffect(WHO.index(e.who), OPERATIONS.index(e.op), e.amount) for e in entry.event]
        card.scoring = bool(card.event) and is_scoring(card.event[0].operation)
    if entry.attack is not None:
        card.attack, card.attack_amount = ATTACKS.index(entry.attack.op), entry.attack.amount
        card.attack_cost = c.COST_BY_LEVEL if entry.attack.cost == "level" else entry.attack.cost
        card.round_up = entry.attack.round_up
    if entry.pact is not None:
        fill(card, entry.pact)
        fill(card.side_a, entry.pact.a)
        fill(card.side_b, entry.pact.b)
    if entry.tactic is not None:
        fill(card, entry.tactic)
        card.obsolete = entry.tactic.full if entry.tactic.obsolete is None else entry.tactic.obsolete
    if entry.bonus is not None:
        fill(card, entry.bonus)
    return card


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
    made.rank_points, made.wonder_points = [[], [], *board.scoring.ranks], board.scoring.wonders
    fill(made, board.scoring)
    fill(made, board.beginner, "beginner_")


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

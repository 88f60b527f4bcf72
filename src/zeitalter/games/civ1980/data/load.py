# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from pathlib import Path
from typing import Final

import msgspec

from zeitalter.core.data import DataFiles, digest, fidelity
from zeitalter.games.civ1980.data import schema as s
from zeitalter.games.civ1980.data.check import check, coast_links
from zeitalter.games.civ1980.model import catalogue as c

__all__ = ["FILES", "build", "fidelity", "load", "read"]

FILES: Final = ("map.toml", "nations.toml", "trade_cards.toml", "civilization_cards.toml", "rules.toml")
SITES: Final = {"none": c.NO_SITE, "black": c.BLACK_SITE, "white": c.WHITE_SITE}
# Lists whose order the rules read: the succession table, and the numbers of areas and cards.
ORDERED: Final = ("areas", "seas", "nations", "setups", "commodities", "calamities", "cards")
WIDE_BOARD: Final = 8  # two players on all of panels 1 to 3


def load(pack: Path | None = None) -> c.Catalogue:
    """The catalogue of the built-in data, or of a data pack that replaces some or all of the files."""
    return build(read(pack))


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files."""
    data = DataFiles("zeitalter.games.civ1980", FILES, pack)
    tables = s.Tables(
        data.decode("map.toml", s.Map),
        data.decode("nations.toml", s.Nations),
        data.decode("trade_cards.toml", s.TradeCards),
        data.decode("civilization_cards.toml", s.CivilizationCards),
        data.decode("rules.toml", s.Numbers),
    )
    check(tables)
    return tables


# ---- the catalogue ---------------------------------------------------------------------------------------------------


def build(tables: s.Tables) -> c.Catalogue:
    """Checked tables as the integers the rules work with."""
    made = c.Catalogue()
    made.digest = digest(tables, ORDERED)
    build_map(tables.map, made)
    build_nations(tables, made)
    build_trade_cards(tables.trade_cards, made)
    build_cards(tables.civilization_cards.cards, made)
    build_numbers(tables.numbers, made)
    made.boards = [c.Board(), c.Board()]
    for setup in tables.nations.setups:
        made.boards.append(build_board(tables, made, setup))
    wide = msgspec.structs.replace(tables.nations.setups[0], side=None)
    made.boards.append(build_board(tables, made, wide))
    made.mysticism_removed = [0, 0, *[setup.mysticism_removed for setup in tables.nations.setups]]
    return made


def build_map(data: s.Map, made: c.Catalogue) -> None:
    made.areas = len(data.areas)
    made.area_ids = [area.id for area in data.areas]
    made.limit = [area.limit for area in data.areas]
    made.plain_ids = sorted({area.flood for area in data.areas if area.flood})
    made.plain = [made.plain_ids.index(area.flood) if area.flood else c.NONE for area in data.areas]
    made.volcano_ids = sorted({area.volcano for area in data.areas if area.volcano})
    made.volcano = [made.volcano_ids.index(area.volcano) if area.volcano else c.NONE for area in data.areas]
    made.water_ids = list(coast_links(data))
    made.waters = len(made.water_ids)
    number = {area: i for i, area in enumerate(made.area_ids)}
    made.water_area = [number.get(water.partition(".")[0], c.NONE) for water in made.water_ids]
    made.seas = [i for i, area in enumerate(made.water_area) if area == c.NONE]
    made.neighbours = [sorted(number[other] for other in neighbours(area) if other in number) for area in data.areas]
    drawn: list[s.Drawn] = [*data.areas, *data.seas]
    for entry in drawn:
        made.names[f"area-{entry.id}"] = {"de": entry.name.de, "en": entry.name.en}
        made.positions.append([entry.x, entry.y])
        made.points.append([list(point) for point in entry.points])


def neighbours(area: s.AreaEntry) -> set[str]:
    """Everything that shares a border, by land or by water."""
    waters = [*area.water, *[water for links in area.coasts.values() for water in links]]
    return {water.partition(".")[0] for water in waters} | set(area.land)


def build_board(tables: s.Tables, made: c.Catalogue, setup: s.SetupEntry) -> c.Board:
    board = c.Board()
    number = {area: i for i, area in enumerate(made.area_ids)}
    board.in_play = [area.panel in setup.panels and setup.side in (None, area.side) for area in tables.map.areas]
    board.site = [
        c.NO_SITE if area.island and not setup.island_sites else SITES[area.site] for area in tables.map.areas
    ]
    board.land = [
        [number[other] for other in area.land if board.in_play[number[other]]] if board.in_play[i] else []
        for i, area in enumerate(tables.map.areas)
    ]
    seas = {sea.id: sea for sea in tables.map.seas}
    links = coast_links(tables.map)

    def used(water: str) -> bool:
        if water in seas:
            sea = seas[water]
            return bool(set(sea.panels) & set(setup.panels)) and (
                setup.side is None or sea.side in ("both", setup.side)
            )
        return board.in_play[number[water.partition(".")[0]]]

    board.links = [
        [made.water_ids.index(other) for other in links[water] if used(other)] if used(water) else []
        for water in made.water_ids
    ]
    board.nodes = [[] for _ in made.area_ids]
    for i, area in enumerate(made.water_area):
        if area != c.NONE and board.in_play[area]:
            board.nodes[area].append(i)
    board.coasts = [area for area in range(made.areas) if board.nodes[area]]
    board.sites = [area for area in range(made.areas) if board.in_play[area] and board.site[area] != c.NO_SITE]
    nations = [nation.id for nation in tables.nations.nations]
    board.nations = [nations.index(name) for name in setup.nations]
    board.tokens = setup.tokens
    return board


def build_nations(tables: s.Tables, made: c.Catalogue) -> None:
    finish = tables.numbers.succession.finish
    for entry in tables.nations.nations:
        nation = c.Nation(entry.id)
        nation.start = [made.area_ids.index(area) for area in entry.start]
        nation.epoch = [c.STONE_AGE]
        for epoch, spaces in enumerate(entry.epochs):
            nation.epoch += [epoch] * spaces
        nation.epoch.append(c.LATE_IRON)
        nation.printed = [0] * (finish + 1)
        for value in entry.values:
            nation.printed[value.space] = value.points
        made.nations.append(nation)
        made.names[f"nation-{entry.id}"] = {"de": entry.name.de, "en": entry.name.en}
        made.colours.append(entry.colour)


def build_trade_cards(data: s.TradeCards, made: c.Catalogue) -> None:
    for card in data.commodities:
        made.trade_value.append(card.value)
        made.trade_copies.append(card.copies)
        made.tradable.append(True)
    for calamity in data.calamities:
        made.trade_value.append(0)
        made.trade_copies.append(1)
        made.tradable.append(calamity.tradable)
    entries: list[s.StackEntry] = [*data.commodities, *data.calamities]
    for entry in entries:
        made.trade_ids.append(entry.id)
        made.trade_stack.append(entry.stack - 1)
        made.names[f"trade-{entry.id}"] = {"de": entry.name.de, "en": entry.name.en}
    made.commodities = made.no_wish = len(data.commodities)
    made.trade_cards = len(entries)


def build_cards(cards: list[s.CardEntry], made: c.Catalogue) -> None:
    ids = [card.id for card in cards]
    made.card_ids = ids
    made.cards = len(ids)
    for card in cards:
        made.cost.append(card.cost)
        made.groups.append(sum(1 << s.GROUPS.index(group) for group in card.groups))
        made.needs.append(sum(1 << ids.index(other) for other in card.needs))
        made.copies.append(card.copies)
        made.credit.append([0 if other.id == card.id else best_credit(card, other) for other in cards])
        made.special.append([card.special.get(other.id, 0) for other in cards])
        made.names[f"card-{card.id}"] = {"de": card.name.de, "en": card.name.en}
    made.better_credit = [
        [max(made.credit[giver][receiver], made.special[giver][receiver]) for giver in range(made.cards)]
        for receiver in range(made.cards)
    ]


def best_credit(giver: s.CardEntry, receiver: s.CardEntry) -> int:
    """Of two colours that fit only the better one counts."""
    return max([giver.credits.get(colour, 0) for colour in receiver.colours], default=0)


def build_numbers(n: s.Numbers, made: c.Catalogue) -> None:
    made.cities, made.ships, made.tax = n.pieces.cities, n.pieces.ships, n.taxes.rate
    made.ship_cost, made.capacity = n.ships.cost, n.ships.capacity
    made.range, made.long_range = n.ships.range, n.ships.cloth_making_range
    made.city_on_site, made.city_elsewhere, made.support = n.cities.on_site, n.cities.elsewhere, n.cities.support
    made.defenders, made.attackers = n.cities.defenders, n.cities.attackers
    made.attackers_engineering = n.cities.attackers_against_engineering
    made.hand_limit, made.gold_price, made.packet = n.cards.hand_limit, n.cards.gold_price, n.cards.packet
    made.most_owned, made.calamities_per_turn = n.cards.most_owned, n.cards.calamities_per_turn
    made.finish, made.need_cities, made.need_groups = n.succession.finish, n.succession.cities, n.succession.groups
    made.need_cards, made.need_value = n.succession.cards, n.succession.value
    made.famine_loss, made.famine_others = n.famine.loss, n.famine.others
    made.famine_each, made.famine_grain = n.famine.each_other, n.famine.per_grain
    made.flood_loss, made.flood_others, made.flood_engineering = n.flood.loss, n.flood.others, n.flood.engineering
    made.epidemic_loss, made.epidemic_medicine = n.epidemic.loss, n.epidemic.medicine
    made.epidemic_others, made.epidemic_each = n.epidemic.others, n.epidemic.each_other
    made.epidemic_each_medicine = n.epidemic.each_other_medicine
    war = n.civil_war
    made.war_threshold, made.war_victim, made.war_beneficiary = war.threshold, war.victim, war.beneficiary
    made.war_threshold_democracy = war.democracy_threshold
    made.war_beneficiary_democracy = war.democracy_beneficiary
    made.war_beneficiary_philosophy = war.philosophy_beneficiary
    made.disorder_kept, made.disorder_kept_law = n.civil_disorder.kept, n.civil_disorder.kept_law
    made.disorder_kept_both = n.civil_disorder.kept_law_democracy
    made.iconoclasm_lost, made.iconoclasm_lost_law = n.iconoclasm.lost, n.iconoclasm.lost_law
    made.iconoclasm_lost_philosophy = n.iconoclasm.lost_philosophy
    made.iconoclasm_others, made.iconoclasm_other_law = n.iconoclasm.others, n.iconoclasm.other_with_law

# mypyc: no
"""What the data files must agree on beyond the shape of each entry."""

from collections import Counter
from typing import Final

from zeitalter.core.data import DataError
from zeitalter.games.civ1980.data import schema as s

CARD_IDS: Final = (
    "agriculture",
    "architecture",
    "astronomy",
    "cloth_making",
    "coinage",
    "democracy",
    "drama_poetry",
    "engineering",
    "law",
    "literacy",
    "medicine",
    "metal_working",
    "music",
    "mysticism",
    "philosophy",
    "pottery",
)
COMMODITY_IDS: Final = (
    "hides",
    "ochre",
    "iron",
    "papyrus",
    "salt",
    "grain",
    "cloth",
    "bronze",
    "spices",
    "gems",
    "gold",
)
CALAMITY_IDS: Final = (
    "volcano_earthquake",
    "famine",
    "civil_war",
    "flood",
    "epidemic",
    "civil_disorder",
    "iconoclasm_heresy",
    "piracy",
)
MOST_AREAS: Final = 200
MOST_CARDS: Final = 60
MOST_COMMODITIES: Final = 100


def check(tables: s.Tables) -> None:
    """Raise a DataError for the first thing that does not fit together."""
    check_map(tables.map)
    check_nations(tables)
    check_ids("trade_cards.toml", [card.id for card in tables.trade_cards.commodities], COMMODITY_IDS)
    check_ids("trade_cards.toml", [card.id for card in tables.trade_cards.calamities], CALAMITY_IDS)
    if len(tables.trade_cards.calamities) > len(CALAMITY_IDS):
        raise DataError("trade_cards.toml", "", "the rules know eight calamities; leave the others out")
    if len(tables.trade_cards.commodities) > MOST_COMMODITIES:
        raise DataError("trade_cards.toml", "", f"there are more than {MOST_COMMODITIES} commodities; leave some out")
    check_stacks(tables.trade_cards)
    check_cards(tables.civilization_cards.cards)


def check_ids(file: str, ids: list[str], expected: tuple[str, ...]) -> None:
    """The rules know some cards by their ids; others may follow them."""
    if ids[: len(expected)] != list(expected):
        raise DataError(
            file, "", f"the ids must begin with {', '.join(expected)}, in this order; the rules know each by its id"
        )
    for card, times in Counter(ids).items():
        if times > 1:
            raise DataError(file, card, "the id is used twice; give every card its own id")


def check_map(data: s.Map) -> None:
    file = "map.toml"
    areas = {area.id: area for area in data.areas}
    drawn: list[s.Drawn] = [*data.areas, *data.seas]
    for name, times in Counter([entry.id for entry in drawn]).items():
        if times > 1:
            raise DataError(file, name, "the id is used twice; give every area and sea its own id")
    if len(areas) > MOST_AREAS:
        raise DataError(file, "", f"there are more than {MOST_AREAS} areas; leave some out")
    for area in data.areas:
        for other in area.land:
            if other not in areas:
                raise DataError(file, area.id, f"its neighbour {other!r} is no area; correct the name under land")
            if area.id not in areas[other].land:
                raise DataError(file, area.id, f"{other} does not name it back under land; add it there")
    ends = coast_links(data)
    for place, links in ends.items():
        for other in links:
            if other not in ends:
                raise DataError(file, place, f"the water {other!r} is not there; correct the name (area or area.coast)")
            if place not in ends[other]:
                raise DataError(file, place, f"{other} does not name it back under water; add it there")


def coast_links(data: s.Map) -> dict[str, list[str]]:
    """Every place a ship can be in, with the places one step away."""
    ends: dict[str, list[str]] = {}
    for area in data.areas:
        if area.coasts:
            for coast, links in area.coasts.items():
                ends[f"{area.id}.{coast}"] = links
        elif area.water:
            ends[area.id] = area.water
    for sea in data.seas:
        ends[sea.id] = sea.water
    return ends


def check_nations(tables: s.Tables) -> None:
    file = "nations.toml"
    areas = {area.id for area in tables.map.areas}
    nations = [nation.id for nation in tables.nations.nations]
    if len(set(nations)) != len(nations):
        raise DataError(file, "", "a nation is there twice; give every nation its own id")
    for nation in tables.nations.nations:
        for start in nation.start:
            if start not in areas:
                raise DataError(file, nation.id, f"its start area {start!r} is not on the map; correct the name")
        if sum(nation.epochs) != tables.numbers.succession.finish - 1:
            raise DataError(file, nation.id, "its epochs must have 15 spaces together")
    if [setup.players for setup in tables.nations.setups] != [2, 3, 4, 5, 6, 7]:
        raise DataError(file, "", "there must be one set-up for each of 2 to 7 players, in this order")
    for setup in tables.nations.setups:
        entry = f"set-up for {setup.players} players"
        for name in setup.nations:
            if name not in nations:
                raise DataError(file, entry, f"there is no nation {name!r}; correct the name")
        if len(set(setup.nations)) < setup.players:
            raise DataError(file, entry, f"name at least {setup.players} different nations")
        copies = {card.id: card.copies for card in tables.civilization_cards.cards}
        if setup.mysticism_removed > copies.get("mysticism", 0):
            raise DataError(file, entry, "more Mysticism cards are removed than there are")


def check_stacks(data: s.TradeCards) -> None:
    held = {card.stack for card in data.commodities}
    for stack in range(1, 10):
        if stack not in held:
            raise DataError("trade_cards.toml", "", f"stack {stack} has no commodity; every stack needs one")
    if len({card.stack for card in data.calamities}) < len(data.calamities):
        raise DataError("trade_cards.toml", "", "two calamities share a stack; each needs its own number")


def check_cards(cards: list[s.CardEntry]) -> None:
    file = "civilization_cards.toml"
    ids = [card.id for card in cards]
    check_ids(file, ids, CARD_IDS)
    if len(cards) > MOST_CARDS:
        raise DataError(file, "", f"there are more than {MOST_CARDS} cards; leave some out")
    for card in cards:
        for other in [*card.special, *card.needs]:
            if other not in ids or other == card.id:
                raise DataError(file, card.id, f"{other!r} is no other card; correct the name under special or needs")

"""The data files: counts of the component list, and every building, great person, unit, tile and terrain."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.civ2010.kit import Game, rules
from zeitalter.core.chance import stream
from zeitalter.games.civ2010.data import load
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.title import create


def test_components_are_complete() -> None:
    catalogue = rules().catalogues[0]
    assert len(catalogue.techs) == 37
    assert [mask.bit_count() for mask in catalogue.level_masks[1:]] == [10, 10, 9, 7, 1]
    assert Counter(event.era for event in catalogue.cards) == {1: 19, 2: 17, 3: 11}
    assert Counter(wonder.era for wonder in catalogue.wonders) == {0: 4, 1: 4, 2: 4}
    assert sum(catalogue.supply) == 49
    assert Counter(catalogue.unit_type) == {0: 15, 1: 15, 2: 15, 3: 8}
    assert len(catalogue.token_content) == 30
    assert len(catalogue.tiles) == 20
    assert len(catalogue.track) == 21
    assert len(catalogue.governments) == 8
    assert len(catalogue.civilizations) == 6
    assert sum(catalogue.person_copies) == 18
    assert catalogue.huts == 20


@pytest.mark.parametrize(
    ("building", "cost", "icons"),
    [
        ("harbor", 7, "2 1 0 0 0"),
        ("trading_post", 7, "2 0 1 0 0"),
        ("workshop", 7, "0 3 0 0 0"),
        ("iron_mine", 10, "0 4 0 0 0"),
        ("library", 5, "1 0 1 0 0"),
        ("university", 8, "2 0 2 0 0"),
        ("granary", 5, "1 1 0 0 0"),
        ("aqueduct", 8, "2 2 0 0 0"),
        ("market", 7, "1 1 1 0 0"),
        ("bank", 10, "1 1 1 1 0"),
        ("temple", 7, "0 0 2 0 0"),
        ("cathedral", 10, "0 0 3 0 0"),
        ("barracks", 7, "2 0 0 0 2"),
        ("academy", 10, "2 0 0 0 4"),
    ],
)
def test_building(building: str, cost: int, icons: str) -> None:
    work = next(entry for entry in rules().catalogues[0].buildings if entry.id == building)
    assert work.cost == cost
    found = [work.trade, work.production, work.culture, work.coin, work.combat]
    assert " ".join(str(number) for number in found) == icons


@pytest.mark.parametrize(
    ("person", "icons"),
    [
        ("artist", "1 0 2 0 0"),
        ("builder", "0 2 0 1 0"),
        ("general", "0 0 0 0 4"),
        ("humanitarian", "1 1 1 1 0"),
        ("industrialist", "0 0 2 1 0"),
        ("scientist", "2 1 0 0 0"),
    ],
)
def test_great_person_on_a_square(person: str, icons: str) -> None:
    game = Game("chinese", "americans").build("3-12", person)
    trade, production, culture, coin, combat = (int(number) for number in icons.split())
    assert game.income(1) == 3 + trade
    assert game.production(1) == 5 + production
    assert game.devotion(1) == 1 + culture
    assert game.coins(1) == coin
    from zeitalter.games.civ2010.rules.board import combat_bonus

    assert combat_bonus(game.state, 1) == combat


@pytest.mark.parametrize(
    ("unit", "trumps", "costs"),
    [
        ("infantry", "cavalry", "5 7 9 11"),
        ("artillery", "infantry", "5 7 9 11"),
        ("cavalry", "artillery", "5 7 9 11"),
        ("aircraft", "nothing", "12"),
    ],
)
def test_unit_type(unit: str, trumps: str, costs: str) -> None:
    names = ["infantry", "artillery", "cavalry", "aircraft"]
    catalogue = rules().catalogues[0]
    kind = names.index(unit)
    assert catalogue.trumps[kind] == (-1 if trumps == "nothing" else names.index(trumps))
    assert " ".join(str(cost) for cost in catalogue.unit_costs[kind]) == costs
    strengths = Counter(s for u, s in enumerate(catalogue.unit_strength) if catalogue.unit_type[u] == kind)
    assert strengths == ({5: 3, 6: 3, 7: 2} if kind == 3 else {1: 3, 2: 9, 3: 3})


@pytest.mark.parametrize(
    ("terrain", "trade", "production"),
    [("mountain", 0, 1), ("forest", 0, 2), ("grassland", 0, 0), ("desert", 1, 0), ("water", 1, 0)],
)
def test_terrain(terrain: str, trade: int, production: int) -> None:
    kind = ["mountain", "forest", "grassland", "desert", "water"].index(terrain)
    catalogue = rules().catalogues[0]
    assert (catalogue.terrain_trade[kind], catalogue.terrain_production[kind]) == (trade, production)


@pytest.mark.parametrize(
    ("tile", "terrains", "resources", "huts", "villages"),
    [
        ("america", "4m 3f 2g 3d 4w", 4, 0, 0),
        ("china", "4m 3f 3g 4d 2w", 3, 0, 0),
        ("egypt", "3m 3f 1g 7d 2w", 3, 0, 0),
        ("germany", "5m 2f 3g 2d 4w", 3, 0, 0),
        ("rome", "6m 3f 1g 2d 4w", 4, 0, 0),
        ("russia", "5m 2f 2g 3d 4w", 2, 0, 0),
        ("n01", "2m 4f 5g 2d 3w", 1, 1, 1),
        ("n02", "3m 2f 5g 3d 3w", 1, 2, 0),
        ("n03", "4m 6f 3g 1d 2w", 1, 2, 0),
        ("n04", "3m 3f 5g 3d 2w", 1, 1, 1),
        ("n05", "0m 5f 3g 1d 7w", 1, 1, 1),
        ("n06", "5m 3f 3g 2d 3w", 1, 2, 0),
        ("n07", "6m 2f 2g 2d 4w", 1, 1, 1),
        ("n08", "4m 5f 3g 2d 2w", 1, 2, 0),
        ("n09", "3m 7f 1g 0d 5w", 1, 1, 1),
        ("n10", "3m 1f 3g 8d 1w", 1, 2, 0),
        ("n11", "8m 2f 2g 3d 1w", 1, 1, 1),
        ("n12", "2m 3f 4g 7d 0w", 1, 1, 1),
        ("n13", "3m 1f 2g 2d 8w", 2, 1, 1),
        ("n14", "2m 1f 5g 2d 6w", 1, 2, 0),
    ],
)
def test_tile(tile: str, terrains: str, resources: int, huts: int, villages: int) -> None:
    catalogue = rules().catalogues[0]
    number = catalogue.tile_ids.index(tile)
    counts = Counter(catalogue.grounds[ground].terrain for ground in catalogue.tiles[number])
    found = " ".join(f"{counts[kind]}{'mfgdw'[kind]}" for kind in range(5))
    assert found == terrains
    assert sum(catalogue.grounds[ground].resource >= 0 for ground in catalogue.tiles[number]) == resources
    assert catalogue.tile_markers[number].count(1) == huts
    assert catalogue.tile_markers[number].count(2) == villages


def test_totals_of_all_tiles() -> None:
    catalogue = rules().catalogues[0]
    grounds = [catalogue.grounds[ground] for tile in catalogue.tiles for ground in tile]
    assert sum(ground.coin for ground in grounds) == 2
    assert sum(ground.culture for ground in grounds) == 6
    assert sum(markers.count(1) for markers in catalogue.tile_markers) == 20
    assert sum(markers.count(2) for markers in catalogue.tile_markers) == 8


def test_a_broken_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wonders.toml").write_text("[[wonders]]\nid = 1\n", encoding="utf-8")
    with pytest.raises(load.DataError, match=r"wonders\.toml"):
        load.read(tmp_path)
    (tmp_path / "wonders.toml").unlink()
    (tmp_path / "strange.toml").write_text("", encoding="utf-8")
    with pytest.raises(load.DataError, match=r"strange\.toml"):
        load.read(tmp_path)


def test_names_and_fidelity() -> None:
    assert rules().names["tech-sailing"] == {"de": "Segeln", "en": "Sailing"}
    data = files("zeitalter.games.civ2010") / "data"
    lines = [line for name in load.FILES for line in (data / name).read_text(encoding="utf-8").splitlines()]
    codes = [code for line in lines if line.startswith("source") for code in re.findall(r'"([SXIR])"', line)]
    assert rules().fidelity.values.total + rules().fidelity.names.total == len(codes) > 0


def test_a_client_is_told_what_each_edition_prints() -> None:
    view = rules().catalogue_view()
    techs = {tech.id: tech for tech in view.techs}
    assert (techs["railroad"].coins, techs["metal_casting"].coins) == ([1, 0], [0, 1])
    angkor = next(wonder for wonder in view.wonders if wonder.id == "angkor_wat")
    discounts = [(discount.cost, view.techs[discount.tech].id) for discount in angkor.discounts]
    assert discounts == [(10, "theology"), (15, "philosophy")]


MORE = {
    "techs.toml": """
[[techs]]
id        = "cheese_making"
name      = { de = "Käserei", en = "Cheese Making" }
level     = 5
cost      = 6
building  = "dairy"
government = "dairy_republic"
abilities = [{ op = "culture", cost = { wheat = 1 }, phase = "city_management", amount = 2 }]
source    = { name = "R", level = "R", cost = "R", building = "R", government = "R", abilities = "R" }
""",
    "wonders.toml": """
[[wonders]]
id      = "great_cheese"
name    = { de = "Großer Käse", en = "Great Cheese" }
era     = "ancient"
cost    = 5
culture = 1
op      = "gain_trade"
amount  = 2
source  = { name = "R", era = "R", cost = "R", culture = "R", op = "R", amount = "R" }
""",
    "events.toml": """
[[events]]
id     = "cheese_feast"
name   = { de = "Käsefest", en = "Cheese Feast" }
era    = 1
copies = 9
phase  = "city_management"
op     = "production"
amount = 2
source = { name = "R", era = "R", copies = "R", phase = "R", op = "R", amount = "R" }
""",
    "buildings.toml": """
[[buildings]]
id       = "dairy"
name     = { de = "Molkerei", en = "Dairy" }
family   = "dairy"
cost     = 3
terrain  = ["grassland"]
limited  = false
upgraded = false
yields   = { production = 1 }
source   = { name = "R", family = "R", cost = "R", terrain = "R", limited = "R", upgraded = "R", yields = "R" }

[[supply]]
family  = "dairy"
markers = 4
source  = "R"
""",
    "governments.toml": """
[[governments]]
id     = "dairy_republic"
name   = { de = "Käserepublik", en = "Dairy Republic" }
trade  = 1
source = { name = "R", trade = "R" }
""",
    "persons.toml": """
[[persons]]
id     = "cheesemonger"
name   = { de = "Käsehändlerin", en = "Cheesemonger" }
copies = 9
yields = { trade = 1 }
source = { name = "R", copies = "R", yields = "R" }
""",
    "civilizations.toml": """
[[civilizations]]
id         = "dutch"
name       = { de = "Niederlande", en = "Dutch" }
leader     = "William of Orange"
tech       = "cheese_making"
government = "dairy_republic"
tile       = "america"
bonus      = ["wonder"]
ability    = "free_building"
source     = { name = "R", leader = "R", tech = "R", government = "R", tile = "R", bonus = "R", ability = "R" }
""",
}


def larger_pack(folder: Path, *names: str) -> Path:
    """The game's own data with an entry more in some files."""
    for name in names:
        own = (files("zeitalter.games.civ2010") / "data" / name).read_text(encoding="utf-8")
        (folder / name).write_text(own + MORE[name], encoding="utf-8")
    return folder


@pytest.mark.parametrize("seed", range(3))
def test_a_pack_may_add_a_card_of_every_kind_and_the_game_goes_on(tmp_path: Path, seed: int) -> None:
    larger = create(larger_pack(tmp_path, *MORE))
    catalogue = larger.catalogues[0]
    assert [catalogue.techs[-1].id, catalogue.wonders[-1].id] == ["cheese_making", "great_cheese"]
    assert [catalogue.works[code].id for code in (catalogue.first_wonder - 1, catalogue.first_person - 1)] == [
        "dairy",
        "great_cheese",
    ]
    state = larger.setup(2, Options(civilizations="chosen", rounds=6), seed)
    rng = stream("larger", seed)
    wished = ["agree", "pick dutch", "pick egyptians", "use cheese_making 0", "build_free 0 dairy"]
    seen = set()
    while actors := state.actors():
        legal = state.legal_actions(actors[0])
        words = [larger.vocabulary.notation(action) for action in legal]
        action = next((legal[words.index(wish)] for wish in wished if wish in words), legal[rng.below(len(legal))])
        seen.add(larger.vocabulary.notation(action))
        assert larger.vocabulary.from_json(larger.vocabulary.to_json(action)) == action
        state.apply(actors[0], action)
        state.check()
        assert larger.decode(larger.snapshot(state)).digest() == state.digest()
    assert state.outcome() is not None
    assert {"pick dutch", "build_free 0 dairy"} <= seen


@pytest.mark.parametrize(
    ("file", "old", "new", "advice"),
    [
        ("techs.toml", '"culture", cost', '"culinary", cost', "culinary is not known here"),
        ("techs.toml", "amount = 2", "maximum = 2", "culture reads amount; leave out maximum"),
        ("wonders.toml", '"gain_trade"', '"gain_cheese"', "gain_cheese is not known here"),
        ("events.toml", 'op     = "production"', 'op     = "fondue"', "fondue is not known here"),
        ("civilizations.toml", '"free_building"', '"free_cheese"', "free_cheese is not known here"),
    ],
)
def test_an_operation_the_rules_do_not_know_is_refused(
    tmp_path: Path, file: str, old: str, new: str, advice: str
) -> None:
    path = larger_pack(tmp_path, *MORE) / file
    own, added = path.read_text(encoding="utf-8")[: -len(MORE[file])], MORE[file]
    assert old in added
    path.write_text(own + added.replace(old, new), encoding="utf-8")
    with pytest.raises(load.DataError, match=advice):
        load.read(tmp_path)

"""The data files: what the rulebook fixes is in them, and every value says where it comes from."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from zeitalter.core.data import fidelity
from zeitalter.core.rules import Sources
from zeitalter.games.ages_cards.data import load as loader
from zeitalter.games.ages_cards.model import catalogue as c

TABLES = loader.read()
CATALOGUE = loader.build(TABLES)
CARDS = {card.id: card for card in CATALOGUE.definitions}
WONDERS = {wonder.id: wonder for wonder in CATALOGUE.wonders}


def builtin(name: str) -> str:
    return (files("zeitalter.games.ages_cards") / "data" / name).read_text(encoding="utf-8")


def by_name(german: str) -> str:
    return next(key for key, names in CATALOGUE.names.items() if names["de"] == german)


def card(german: str) -> c.Card:
    return CARDS[by_name(german)]


def wonder(german: str) -> c.Wonder:
    return WONDERS[by_name(german)]


# Structure


def test_instances_are_20_start_cards_and_50_others() -> None:
    names = CATALOGUE.instance_names
    assert len(CATALOGUE.cards) == len(names) == 20 + 50
    assert len(CATALOGUE.definitions) == 55
    assert names[:6] == ["C01.0", "C02.0", "C03.0", "C04.0", "C05.0", "C01.1"]
    assert names[19:21] == ["C05.3", "C06"]
    assert names[-1] == "C55"
    for instance, name in enumerate(names):
        assert CATALOGUE.cards[instance].id == name.split(".")[0]


def test_the_seats_share_the_start_cards() -> None:
    for seat in range(c.SEATS):
        hand = [CATALOGUE.cards[card] for card in CATALOGUE.start_hand(seat)]
        assert hand == [CARDS[f"C{number:02}"] for number in range(1, 6)]


def test_indices_follow_the_ids() -> None:
    assert [f"C{number:02}" for number in range(1, 56)] == [card.id for card in CATALOGUE.definitions]
    assert [f"W{w.index + 1:02}" for w in CATALOGUE.wonders] == [w.id for w in CATALOGUE.wonders]


def test_every_set_has_7_6_5_4_3_cards_and_one_of_each_era_is_removed_with_2_players() -> None:
    assert CATALOGUE.decks[c.START_SET] == [[]] * c.ERAS
    for number in (c.NEW_WORLD, c.RENAISSANCE):
        assert [len(deck) for deck in CATALOGUE.decks[number]] == [7, 6, 5, 4, 3]
        for deck in CATALOGUE.decks[number]:
            assert sum(CATALOGUE.cards[instance].removed_with_2_players for instance in deck) == 1


def test_markers_are_card_instances_of_the_same_set_and_era() -> None:
    for entry in CATALOGUE.wonders:
        marker = CATALOGUE.cards[entry.marker_card]
        assert (marker.set, marker.era, marker.removed_with_2_players) == (entry.set, entry.era, False)


def test_every_entry_has_a_german_and_an_english_name() -> None:
    assert len(CATALOGUE.names) == 55 + 20
    assert all(set(names) == {"de", "en"} for names in CATALOGUE.names.values())


# Rulebook: components and set-up


def test_start_cards_show_3_food_and_2_iron_found_nowhere_else() -> None:
    assert Counter(CARDS[f"C0{n}"].resource for n in range(1, 6)) == {c.FOOD: 3, c.IRON: 2}
    assert {entry.resource for entry in CATALOGUE.definitions[5:]} == {c.ANIMAL, c.GUNPOWDER, c.OIL, c.EARTH, c.SPACE}


@pytest.mark.parametrize(
    ("era", "first", "last"),
    [
        (c.ANIMAL_ERA, 6, 12), (c.GUNPOWDER_ERA, 13, 18), (c.OIL_ERA, 19, 23), (c.EARTH_ERA, 24, 27),
        (c.SPACE_ERA, 28, 30), (c.ANIMAL_ERA, 31, 37), (c.GUNPOWDER_ERA, 38, 43), (c.OIL_ERA, 44, 48),
        (c.EARTH_ERA, 49, 52), (c.SPACE_ERA, 53, 55),
    ],
)  # fmt: skip
def test_number_ranges_of_the_eras(era: int, first: int, last: int) -> None:
    for number in range(first, last + 1):
        entry = CARDS[f"C{number:02}"]
        assert (entry.set, entry.era) == (c.NEW_WORLD if number <= 30 else c.RENAISSANCE, era)


def test_pyramids() -> None:
    large, small = [7, 6, 5, 4, 3], [6, 5, 4, 3, 2]
    assert CATALOGUE.rows_single == [[], [], small, large, large]
    assert CATALOGUE.rows_combined == [[], [], small, small, small]


def test_later_seats_begin_with_a_resource() -> None:
    assert CATALOGUE.start_resource_seats == [[], [], [1], [2], [2, 3]]


def test_start_hand_track_limit_and_fame_markers() -> None:
    assert CATALOGUE.start_hand(2) == [10, 11, 12, 13, 14]
    assert (CATALOGUE.vp_limit, CATALOGUE.fame_markers) == (15, 5)


def test_two_equal_become_one_higher_and_any_three_become_earth() -> None:
    conversions = [(step.from_, step.amount, step.to) for step in TABLES.rules.conversions]
    assert conversions == [
        ("food", 2, "animal"),
        ("iron", 2, "animal"),
        ("animal", 2, "gunpowder"),
        ("gunpowder", 2, "oil"),
        ("any", 3, "earth"),
    ]


# Rulebook: cards


@pytest.mark.parametrize(
    ("name", "card_type"),
    [
        ("Landwirtschaft", c.CIVIL), ("Bergbau", c.CIVIL), ("Gesetzbuch", c.CIVIL), ("Zollwesen", c.CIVIL),
        ("Kalendarium", c.CIVIL), ("Theologie", c.CIVIL), ("Flanke", c.TACTIC), ("Blitzkrieg", c.TACTIC),
        ("Satellit", c.TACTIC), ("Atom-U-Boot", c.ATTACK),
    ],
)  # fmt: skip
def test_types_of_named_cards(name: str, card_type: int) -> None:
    assert card(name).type == card_type


@pytest.mark.parametrize(
    ("name", "number", "era"),
    [
        ("Währung", None, c.ANIMAL_ERA),
        ("Sturmangriff", None, c.GUNPOWDER_ERA),
        ("Kanone", None, c.OIL_ERA),
        ("Panzer", None, c.EARTH_ERA),
        ("Computer", None, c.SPACE_ERA),
        ("Atom-U-Boot", c.NEW_WORLD, c.SPACE_ERA),
        ("Berittener Bogenschütze", None, c.GUNPOWDER_ERA),
        ("Ritter", c.NEW_WORLD, None),
        ("Schwertkämpfer", c.NEW_WORLD, None),
        ("Dampfmaschine", c.NEW_WORLD, None),
    ],
)
def test_sets_and_eras_of_named_cards(name: str, number: int | None, era: int | None) -> None:
    assert number is None or card(name).set == number
    assert era is None or card(name).era == era


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Kanone", [0, 0, 0, 2, 0]),
        ("Computer", [0, 0, 1, 1, 2]),
        ("Berittener Bogenschütze", [0, 1, 1, 0, 0]),
        ("Philosophie", [1, 1, 0, 0, 0]),
        ("Landwirtschaft", [0, 0, 0, 0, 0]),
    ],
)
def test_documented_costs(name: str, cost: list[int]) -> None:
    assert card(name).cost == cost


@pytest.mark.parametrize("name", ["Sturmangriff", "Ritter", "Blitzkrieg"])
def test_documented_reaction_symbols(name: str) -> None:
    assert card(name).reaction


@pytest.mark.parametrize("name", ["Landwirtschaft", "Bergbau", "Gesetzbuch"])
def test_refreshing_cards_may_be_used_on_themselves(name: str) -> None:
    entry = card(name)
    [effect] = entry.effects
    assert (effect.op, effect.who, effect.resources) == (c.REFRESH, c.SELF, 1 << entry.resource)


def test_barter_turns_food_into_gunpowder() -> None:
    cost, gain = card("Tauschhandel").effects
    assert (cost.op, cost.amount, gain.op, gain.amount) == (c.EXHAUST_OWN, 1, c.GAIN_RESOURCE, 1)
    assert cost.resources & 1 << c.FOOD
    assert gain.resources & 1 << c.GUNPOWDER


def test_ironworks_yields_2_iron() -> None:
    [effect] = card("Eisenhütte").effects
    assert (effect.op, effect.resources, effect.amount) == (c.GAIN_RESOURCE, 1 << c.IRON, 2)


def test_tank_shows_earth_and_can_be_revealed() -> None:
    assert card("Panzer").resource == c.EARTH
    assert card("Panzer").type != c.CIVIL


@pytest.mark.parametrize("name", ["Flanke", "Blitzkrieg", "Satellit"])
def test_tactics_that_play_attacks_must_activate_one(name: str) -> None:
    play, activate = card(name).effects
    assert play.op == c.PLAY_ATTACK
    assert (activate.op, activate.source, activate.mandatory) == (c.ACTIVATE_ATTACK, c.FROM_JUST_PLAYED, True)


def test_nuclear_submarine_takes_a_wonder_of_every_loser() -> None:
    [effect] = card("Atom-U-Boot").effects
    assert (effect.op, effect.loser_gives_wonder, effect.loser_exhausts) == (c.ATTACK_ALL, 1, 0)
    assert (effect.attacker_vp, effect.undefeated_vp) == (0, 0)


def test_customs_needs_an_opponent_with_a_resource() -> None:
    assert [effect.op for effect in card("Zollwesen").effects][:2] == [c.CHOOSE_OPPONENT, c.COPY_RESOURCE]


@pytest.mark.parametrize(("name", "own"), [("Kalendarium", c.GAIN_VP), ("Theologie", c.REFRESH)])
def test_calendar_and_theology_let_the_others_refresh(name: str, own: int) -> None:
    first, second = card(name).effects
    assert (first.op, first.who) == (own, c.SELF)
    assert (second.op, second.who, second.resources) == (c.REFRESH, c.EACH_OTHER, c.ANY)


def test_strengths_allow_the_worked_example_of_the_attack() -> None:
    assert card("Atom-U-Boot").strength <= 7
    assert card("Ritter").strength + card("Sturmangriff").strength <= 6
    assert card("Blitzkrieg").strength + card("Panzer").strength <= 7


# Rulebook: wonders


@pytest.mark.parametrize(
    ("name", "marker"), [("Internationale Raumstation", "Atom-U-Boot"), ("Apollo-Projekt", "Computer")]
)
def test_documented_markers(name: str, marker: str) -> None:
    assert CATALOGUE.cards[wonder(name).marker_card] is card(marker)
    assert wonder(name).era == c.SPACE_ERA


def test_hanging_gardens_need_2_animals() -> None:
    entry = wonder("Hängende Gärten")
    assert (entry.set, entry.condition, entry.condition_amount) == (c.NEW_WORLD, c.RESOURCES_AT_LEAST, 2)
    assert entry.condition_resources == 1 << c.ANIMAL


def test_himeji_needs_3_tactics_and_is_worth_more_than_the_gardens() -> None:
    entry = wonder("Burg Himeji")
    assert (entry.set, entry.condition, entry.condition_amount) == (c.NEW_WORLD, c.TECHNOLOGIES_AT_LEAST, 3)
    assert entry.condition_type == c.TACTIC
    assert entry.vp > wonder("Hängende Gärten").vp


def test_sydney_needs_6_vp_taken_back_and_3_fame_markers() -> None:
    entry = wonder("Opernhaus Sydney")
    assert (entry.set, entry.condition, entry.condition_amount) == (c.RENAISSANCE, c.VP_TAKEN_BACK_AT_LEAST, 6)
    assert entry.fame_needed == 3


@pytest.mark.parametrize("name", ["Tadsch Mahal", "Pyramiden von Gizeh", "Angkor Wat"])
def test_wonders_the_submarine_can_take(name: str) -> None:
    assert wonder(name).set == c.NEW_WORLD


def test_fame_markers_only_in_set_2() -> None:
    assert all((entry.fame_needed > 0) == (entry.set == c.RENAISSANCE) for entry in CATALOGUE.wonders)


# From words to integers


def test_any_number_and_counted_amounts() -> None:
    assert [effect.amount for effect in card("Satellit").effects] == [c.ALL, 1]
    [_, counted] = card("Oper").effects
    assert (counted.per, counted.amount, counted.maximum) == (c.PER_EXHAUSTED_CARD, 1, 3)
    [counted] = card("Malerei").effects
    assert (counted.per, counted.amount, counted.maximum) == (c.PER_DIFFERENT_RESOURCE, 1, 2)


def test_attack_outcomes_become_numbers() -> None:
    [effect] = card("Fregatte").effects
    assert (effect.attacker_vp, effect.loser_exhausts, effect.loser_gives_wonder, effect.undefeated_vp) == (2, 0, 0, 2)
    [effect] = card("Kanone").effects
    assert (effect.attacker_vp, effect.loser_exhausts, effect.loser_gives_wonder, effect.undefeated_vp) == (0, 3, 0, 0)


def attack_effects() -> list[c.Effect]:
    return [effect for card in CATALOGUE.definitions for effect in card.effects if effect.op == c.ATTACK_ALL]


def test_an_attack_brings_points_or_exhausts_or_takes_a_wonder() -> None:
    """Set 1: "deren Weltwunder zu stehlen oder deren Ressourcen zu erschöpfen"; set 2: points or exhausting."""
    for effect in attack_effects():
        assert sum(bool(n) for n in (effect.attacker_vp, effect.loser_exhausts, effect.loser_gives_wonder)) == 1


def test_the_undefeated_gain_the_points_of_the_attacker() -> None:
    """ "... erhalten bei diesen Angriffen ebenfalls die auf der Karte genannten Siegpunkte." """
    assert [effect.undefeated_vp for effect in attack_effects()] == [effect.attacker_vp for effect in attack_effects()]


def test_foreign_technologies_pay_their_owner() -> None:
    [effect] = card("Internet").effects
    assert (effect.op, effect.owner, effect.amount) == (c.ACTIVATE_CIVIL, c.ANY_DISPLAY, 2)
    assert (effect.up_to, effect.owner_vp) == (True, 1)


def test_tactics_from_hand_and_display() -> None:
    assert card("Hinterhalt").effects[0].source == c.FROM_HAND
    assert (card("Sturmangriff").effects[0].source, card("Sturmangriff").effects[0].strength_bonus) == (
        c.FROM_DISPLAY,
        2,
    )
    assert card("Scheinrückzug").effects[1].optional
    assert card("Kolonialismus").effects[1].exhaust_source


def test_conditions_with_several_resources_or_eras() -> None:
    assert wonder("Panamakanal").condition_resources == 1 << c.OIL | 1 << c.EARTH | 1 << c.SPACE
    assert wonder("Freiheitsstatue").condition_eras == 1 << c.OIL_ERA | 1 << c.EARTH_ERA | 1 << c.SPACE_ERA
    assert wonder("Internationale Raumstation").condition_type == c.ANY_TYPE


# Fidelity


def test_fidelity_equals_the_hand_count() -> None:
    # 55 cards of 12 values, 10 wonders of 7 and 10 of 8, and 18 numbers of the rules.
    counted = fidelity(TABLES)
    assert counted.values == Sources(stated=74, outside=35, inferred=88, reconstructed=481)
    assert counted.names == Sources(stated=29, outside=11, inferred=0, reconstructed=35)
    assert counted.values.total == 55 * 10 + 10 * 5 + 10 * 6 + 18
    assert counted.names.total == 55 + 20
    assert sum(entry.source.name == "R" for entry in TABLES.cards) == 27
    assert sum(entry.source.name == "R" for entry in TABLES.wonders) == 8


def test_fidelity_counts_every_code_written_in_the_files() -> None:
    written: Counter[str] = Counter()
    for name in loader.FILES:
        lines = [line for line in builtin(name).splitlines() if line.startswith("source")]
        written.update(re.findall(r'"([SXIR])"', re.sub(r'\bid = "."', "", "".join(lines))))
    counted = fidelity(TABLES)
    assert written == {
        "S": counted.values.stated + counted.names.stated,
        "X": counted.values.outside + counted.names.outside,
        "I": counted.values.inferred + counted.names.inferred,
        "R": counted.values.reconstructed + counted.names.reconstructed,
    }

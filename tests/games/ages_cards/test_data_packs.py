"""Data packs: what they may change, how the digest tells them apart, and the sentence that refuses a bad one."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from zeitalter.core.chance import stream
from zeitalter.core.data import DataError
from zeitalter.games.ages_cards.data import load as loader
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.setup import theme_sets
from zeitalter.games.ages_cards.title import create

TABLES = loader.read()
CATALOGUE = loader.build(TABLES)
SMALL = "rows    = { animal = 6, gunpowder = 5, oil = 4, earth = 3, space = 2 }"
LARGE = "rows    = { animal = 7, gunpowder = 6, oil = 5, earth = 4, space = 3 }"
TALL = "rows    = { animal = 9, gunpowder = 8, oil = 7, earth = 6, space = 5 }"


def builtin(name: str) -> str:
    return (files("zeitalter.games.ages_cards") / "data" / name).read_text(encoding="utf-8")


def replaced(name: str, entry: str, old: str, new: str) -> str:
    """A built-in file with one change inside the entry of that id."""
    before, mark, rest = builtin(name).partition(f'"{entry}"')
    assert mark
    assert old in rest
    return before + mark + rest.replace(old, new, 1)


# Digest


def test_digest_is_32_hex_digits_and_repeatable() -> None:
    assert re.fullmatch("[0-9a-f]{32}", CATALOGUE.digest)
    assert loader.load().digest == CATALOGUE.digest


def reversed_entries(text: str) -> str:
    head, *entries = re.split(r"(?m)^\[\[cards\]\]$", text)
    return head + "".join(f"[[cards]]{re.sub('(?m)^#.*$', '', entry)}" for entry in reversed(entries))


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("cards.toml", lambda text: re.sub(r"(?m)^#.*\n", "", text)),
        ("cards.toml", reversed_entries),
        ("cards.toml", lambda text: text.replace('["food", "iron", "animal"]', '["animal", "food", "iron"]')),
        ("cards.toml", lambda text: text.replace("reaction = true", "reaction=true")),
        ("rules.toml", lambda text: text.replace("[3, 4]", "[4, 3]")),
        ("rules.toml", lambda text: text.replace('source = "I"', 'source = "S"')),
    ],
    ids=["comments", "order of entries", "order of resources", "spaces", "order of seats", "source codes"],
)
def test_digest_ignores_layout_and_sources(tmp_path: Path, name: str, change: Callable[[str], str]) -> None:
    changed = change(builtin(name))
    assert changed != builtin(name)
    (tmp_path / name).write_text(changed, encoding="utf-8")
    assert loader.load(tmp_path).digest == CATALOGUE.digest


@pytest.mark.parametrize(
    ("name", "entry", "old", "new"),
    [
        ("cards.toml", "C22", "vp       = 3", "vp       = 4"),
        ("cards.toml", "C22", "gunpowder = 2", "gunpowder = 3"),
        ("cards.toml", "C22", 'en = "Cannon"', 'en = "Gun"'),
        ("cards.toml", "C39", 'who = "chosen_opponent", amount = 1', 'who = "chosen_opponent", amount = 2'),
        ("wonders.toml", "W17", "fame_needed = 3", "fame_needed = 2"),
        ("wonders.toml", "W02", "amount = 2", "amount = 3"),
    ],
)
def test_pack_changes_one_value_and_the_digest(tmp_path: Path, name: str, entry: str, old: str, new: str) -> None:
    (tmp_path / name).write_text(replaced(name, entry, old, new), encoding="utf-8")
    changed = loader.read(tmp_path)
    assert loader.build(changed).digest != CATALOGUE.digest
    before = leaves(msgspec.to_builtins(TABLES))
    after = leaves(msgspec.to_builtins(changed))
    assert len(before) == len(after)
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def leaves(value: object) -> list[object]:
    if isinstance(value, dict):
        return [(key, leaf) for key, item in value.items() for leaf in leaves(item)]
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


def test_pack_may_hold_any_of_the_files(tmp_path: Path) -> None:
    for name in loader.FILES:
        (tmp_path / name).write_text(builtin(name), encoding="utf-8")
        assert loader.load(tmp_path).digest == CATALOGUE.digest


def test_pack_may_change_the_limits(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(builtin("rules.toml").replace("= 15", "= 20"), encoding="utf-8")
    assert loader.load(tmp_path).vp_limit == 20


# Additions


def copied(name: str, entry: str, new: str) -> str:
    """A built-in file with one more entry, like another but for its id."""
    text = builtin(name)
    table = f"[[{name.removesuffix('.toml')}]]"
    block = next(block for block in text.split(table) if f'"{entry}"\n' in block)
    block = block.replace("removed_with_2_players = true\n", "").replace(f'"{entry}"\n', f'"{new}"\n')
    return text + "\n" + table + block


def play_every_mode(pack: Path) -> list[AgesCards]:
    """A random game of every mode and player count, the invariants checked; the starting positions."""
    rules = create(pack)
    started: list[AgesCards] = []
    for options in rules.modes:
        for seats in rules.seats:
            state = rules.setup(seats, options, f"added {seats}")
            assert isinstance(state, AgesCards)
            started.append(state.copy())
            rng = stream("added", seats)
            while actors := state.actors():
                legal = state.legal_actions(actors[0])
                state.apply(actors[0], legal[rng.below(len(legal))])
                state.check()
            assert state.outcome() is not None
    return started


@pytest.mark.parametrize("like", ["C06", "C22", "C27", "C31", "C54", "C43"])
def test_pack_may_add_a_card_of_any_type(tmp_path: Path, like: str) -> None:
    """The pyramid keeps its size; what finds no place in it is a research project."""
    (tmp_path / "cards.toml").write_text(copied("cards.toml", like, "C56"), encoding="utf-8")
    rules = create(tmp_path)
    added = rules.catalogue.instance_names.index("C56")
    assert rules.vocabulary.notation(rules.vocabulary.parse("buy C56")) == "buy C56"
    for state in play_every_mode(tmp_path):
        in_play = rules.catalogue.cards[added].set in theme_sets(state.mode)
        assert sum(row.count(added) for row in state.pyramid + state.projects) == in_play


def test_order_of_research_projects_is_secret_with_an_added_card(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(copied("cards.toml", "C22", "C56"), encoding="utf-8")
    rules = create(tmp_path)
    assert [rules.has_secrets(options) for options in rules.modes] == [True, False, True]
    assert [create().has_secrets(options) for options in rules.modes] == [False, False, True]


def test_pack_may_add_a_start_card(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(copied("cards.toml", "C05", "C56"), encoding="utf-8")
    hand = builtin("rules.toml").replace('"C04", "C05"]', '"C04", "C05", "C56"]')
    (tmp_path / "rules.toml").write_text(hand, encoding="utf-8")
    names = loader.load(tmp_path).instance_names
    for state in play_every_mode(tmp_path):
        for seat, player in enumerate(state.players):
            held = sorted(names[card] for card in player.owned())
            assert held == [f"C{number:02}.{seat}" for number in (1, 2, 3, 4, 5, 56)]


def test_pack_may_add_a_wonder(tmp_path: Path) -> None:
    text = copied("wonders.toml", "W05", "W21")
    before, mark, added = text.partition('"W21"')
    (tmp_path / "wonders.toml").write_text(before + mark + added.replace('"C22"', '"C21"'), encoding="utf-8")
    play_every_mode(tmp_path)
    rules = create(tmp_path)
    starts = [rules.setup(3, seed=seed) for seed in range(20)]
    numbers = [number for state in starts if isinstance(state, AgesCards) for number in state.wonders]
    beside = {rules.catalogue.wonders[number].id for number in numbers}
    assert beside == {f"W{number:02}" for number in [*range(1, 11), 21]}


def test_added_card_must_not_be_half_a_start_card(tmp_path: Path) -> None:
    text = copied("cards.toml", "C22", "C56")
    before, mark, added = text.partition('"C56"')
    (tmp_path / "cards.toml").write_text(before + mark + added.replace("= 1\n", "= 0\n", 1), encoding="utf-8")
    with pytest.raises(DataError, match='C56: start cards, and only they, have set = 0 and era = "start"'):
        loader.load(tmp_path)


# Bad packs


def test_missing_directory(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no such directory; name the directory of a data pack"):
        loader.load(tmp_path / "nowhere")


def test_empty_directory(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"the data pack is empty; put at least one of cards\.toml"):
        loader.load(tmp_path)


def test_misspelt_file_name(tmp_path: Path) -> None:
    (tmp_path / "card.toml").write_text("", encoding="utf-8")
    with pytest.raises(DataError, match=r"card\.toml: a data pack has no such file; rename it"):
        loader.load(tmp_path)


def test_directory_instead_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()
    with pytest.raises(DataError, match=r"cards\.toml: the file cannot be read"):
        loader.load(tmp_path)


@pytest.mark.parametrize("content", [b"[[cards]\n", b"\xff\xfe", b"a = 1\na = 2\n"], ids=["syntax", "bytes", "twice"])
def test_malformed_toml(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cards.toml").write_bytes(content)
    with pytest.raises(DataError, match=r"cards\.toml: this is not valid TOML .*; correct the syntax"):
        loader.load(tmp_path)


def test_file_without_entries(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("", encoding="utf-8")
    with pytest.raises(DataError, match="missing required field `cards`; compare"):
        loader.load(tmp_path)


BAD_CARDS = {
    "wrong type": ("C22", "vp       = 3", 'vp       = "3"', "vp: Expected `int`, got `str`; compare the entry"),
    "out of range": ("C22", "vp       = 3", "vp       = -1", "vp: Expected `int` >= 0"),
    "unknown key": ("C22", "vp       = 3", "vp       = 3\nprice = 2", "unknown field `price`"),
    "missing key": ("C22", "vp       = 3\n", "", "missing required field `vp`"),
    "empty name": ("C22", 'de = "Kanone"', 'de = ""', "name.de: Expected `str` of length >= 1"),
    "unknown era": ("C22", 'era      = "oil"', 'era      = "coal"', "era: Invalid enum value 'coal'"),
    "unknown source": ("C22", 'vp = "R"', 'vp = "Q"', "source.vp: Invalid enum value 'Q'"),
    "missing source": ("C22", 'vp = "R", ', "", "missing required field `vp`"),
    "cost of earth": ("C22", "gunpowder = 2", "earth = 2", "unknown field `earth`"),
    "unknown op": ("C22", 'op = "attack"', 'op = "siege"', "effects[0].op: Invalid value 'siege'"),
    "op key": ("C22", "amount = 3", "amount = 3, up_to = true", "unknown field `up_to`"),
    "no effect": ("C06", 'effects  = [{ op = "gain_resource", options = ["animal"], amount = 1 }]', "effects = []",
                  "effects: Expected `array` of length >= 1"),
    "other era": ("C22", 'era      = "oil"', 'era      = "earth"', 'this number belongs to set 1, era "oil"'),
    "other set": ("C22", "set      = 1", "set      = 2", 'this number belongs to set 1, era "oil"'),
    "resource of another era": ("C22", 'resource = "oil"', 'resource = "food"', 'write resource = "oil"'),
    "no cost": ("C22", "{ gunpowder = 2 }", "{}", "the card has no cost"),
    "start card with a cost": ("C01", "cost     = {}", "cost     = { food = 1 }", "start cards are not bought"),
    "start card removed": ("C01", "cost     = {}", "cost = {}\nremoved_with_2_players = true", "stay in every game"),
    "attack without attack": ("C22", 'type     = "attack"', 'type     = "civil"', 'type "attack" have one effect'),
    "civil plays attacks": ("C23", 'type     = "tactic"', 'type     = "civil"', 'only cards of type "tactic"'),
    "VP in set 1": ("C22", "on_win", 'always = [{ op = "gain_vp", amount = 1 }], on_win', "only set 2 has a victory"),
    "owner VP in set 1": ("C08", 'owner = "self"', 'owner = "any", owner_vp = 1', "only set 2 has a victory"),
    "owner VP for oneself": ("C44", 'owner = "self"', 'owner = "self", owner_vp = 1', "owner_vp goes to an opponent"),
    "amount and per": ("C41", "max = 2", "max = 2, amount = 1", "gain_vp takes either amount, or per"),
    "counts no exhausted cards": ("C41", "different_own_resources_in_display", "cards_exhausted_by_this_effect",
                                  "put exhaust_own before gain_vp"),
    "nobody chosen": ("C31", 'who = "self"', 'who = "chosen_opponent"', "put choose_opponent before it"),
    "copies from nobody": ("C39", '  { op = "choose_opponent", must_have = "resource_in_display" },\n', "",
                           "put choose_opponent before copy_resource"),
    "nothing just played": ("C05", 'from = "display"', 'from = "just_played"', "put play_attack before"),
    "mandatory from display": ("C05", 'from = "display"', 'from = "display", mandatory = true', "leave mandatory out"),
    "takes nothing back": ("C43", 'op = "activate_attack", from = "display", count = 1', 'op = "pay_vp", amount = 1',
                           "put activate_attack before return_to_hand"),
    "any beside others": ("C03", '["any"]', '["any", "food"]', 'list each name once, and "any" alone'),
    "resource twice": ("C14", '["food", "iron"', '["food", "food"', "list each name once"),
}  # fmt: skip


@pytest.mark.parametrize(("entry", "old", "new", "says"), BAD_CARDS.values(), ids=BAD_CARDS.keys())
def test_bad_card(tmp_path: Path, entry: str, old: str, new: str, says: str) -> None:
    (tmp_path / "cards.toml").write_text(replaced("cards.toml", entry, old, new), encoding="utf-8")
    with pytest.raises(DataError, match=re.escape(says)) as caught:
        loader.load(tmp_path)
    assert (caught.value.file, caught.value.entry) == ("cards.toml", entry)


@pytest.mark.parametrize(
    ("old", "new", "entry", "says"),
    [
        ('id       = "C22"', 'id       = "C21"', "C21", "the id is used twice"),
        ('id       = "C55"', 'id       = "C56"', "C55", "the entry is missing"),
        ('id       = "C22"', 'id       = "22"', "22", "id: Expected `str` matching regex"),
        ('id       = "C22"\n', "", "cards, entry 22", "missing required field `id`"),
    ],
)
def test_bad_card_ids(tmp_path: Path, old: str, new: str, entry: str, says: str) -> None:
    (tmp_path / "cards.toml").write_text(builtin("cards.toml").replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=re.escape(says)) as caught:
        loader.load(tmp_path)
    assert caught.value.entry == entry


def test_start_cards_of_other_resources(tmp_path: Path) -> None:
    text = replaced("cards.toml", "C01", 'resource = "food"', 'resource = "iron"')
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="C01 to C05: the start cards show 3 food and 2 iron"):
        loader.load(tmp_path)


@pytest.mark.parametrize(
    ("entry", "old", "new", "count"),
    [("C20", "removed_with_2_players = true\n", "", 0), ("C22", "vp ", "removed_with_2_players = true\nvp ", 2)],
)
def test_not_exactly_one_card_removed(tmp_path: Path, entry: str, old: str, new: str, count: int) -> None:
    (tmp_path / "cards.toml").write_text(replaced("cards.toml", entry, old, new), encoding="utf-8")
    with pytest.raises(DataError, match=f'set 1, era "oil": {count} cards are removed .*mark exactly 1 card'):
        loader.load(tmp_path)


BAD_WONDERS = {
    "unknown marker": ("W05", '"C22"', '"C99"', "marker_card C99 does not exist"),
    "marker of another era": ("W05", '"C22"', '"C17"', "marker_card C17 is of another set or era"),
    "removed marker": ("W05", '"C22"', '"C20"', "marker_card C20 is removed with 2 players"),
    "marker used twice": ("W06", '"C19"', '"C22"', "C22 marks another wonder"),
    "fame in set 1": ("W05", "condition ", "fame_needed = 2\ncondition ", "set 1 has no fame markers"),
    "no fame in set 2": ("W17", "fame_needed = 3\n", "", "set 2 needs fame markers"),
    "no source of fame": ("W17", 'fame_needed = "S", ', "", "set 2 needs fame markers"),
    "too much fame": ("W17", "fame_needed = 3", "fame_needed = 6", "a player has 5 fame markers"),
    "other set": ("W05", "set         = 1", "set         = 2", "this number belongs to set 1"),
    "start card as marker": ("W05", '"C22"', '"C01"', "marker_card C01 is of another set or era"),
    "track condition in set 1": ("W08", "strength_at_least", "vp_track_at_least", "set 1 has no track"),
    "unknown condition": ("W08", "strength_at_least", "army_at_least", "condition.op: Invalid value 'army_at_least'"),
    "era twice": ("W16", '"oil", "earth"', '"oil", "oil"', "list each name once"),
    "resource twice": ("W18", '"oil", "earth"', '"oil", "oil"', "list each name once"),
    "no amount": ("W08", ", amount = 13", "", "condition: Object missing required field `amount`"),
}


@pytest.mark.parametrize(("entry", "old", "new", "says"), BAD_WONDERS.values(), ids=BAD_WONDERS.keys())
def test_bad_wonder(tmp_path: Path, entry: str, old: str, new: str, says: str) -> None:
    (tmp_path / "wonders.toml").write_text(replaced("wonders.toml", entry, old, new), encoding="utf-8")
    with pytest.raises(DataError, match=re.escape(says)) as caught:
        loader.load(tmp_path)
    assert (caught.value.file, caught.value.entry) == ("wonders.toml", entry)


def test_one_wonder_of_an_era(tmp_path: Path) -> None:
    text = replaced("wonders.toml", "W05", 'era         = "oil"', 'era         = "gunpowder"')
    text = text.replace('marker_card = "C22"', 'marker_card = "C13"')
    (tmp_path / "wonders.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match='set 1, era "oil": 1 wonders found; every era of a set has 2'):
        loader.load(tmp_path)


BAD_RULES = {
    "order": ('"food", "iron"', '"iron", "food"', "resources: the engine knows this order only"),
    "downwards": ('"gunpowder"\namount = 2\nto     = "oil"', '"gunpowder"\namount = 2\nto     = "animal"',
                  "conversions from gunpowder: animal is not a conversion upwards"),
    "conversion twice": ('from   = "iron"', 'from   = "food"', "conversions, food: there are two such entries"),
    "any to oil": ('to     = "earth"', 'to     = "oil"', "conversions from any: any resources become earth"),
    "no conversion of any": ('from   = "any"', 'from   = "oil"', "conversions from any: the entry is missing"),
    "amount": ("amount = 3", "amount = 1", "conversions, entry 5: amount: Expected `int` >= 2"),
    "rows not a pyramid": ("animal = 7, gunpowder = 6", "animal = 7, gunpowder = 7",
                           "pyramids, single, 3 players: every row is one card shorter"),
    "too few in the rows": (LARGE, SMALL, "write animal = 7"),
    "too many in the rows": (f'"combined"\nplayers = 2\n{SMALL}', f'"combined"\nplayers = 2\n{TALL}',
                             "combined, 2 players: there are 4 space cards"),
    "five players": ("players = 4", "players = 5", "pyramids, entry 3: players: Expected `int` <= 4"),
    "pyramid twice": ("players = 4", "players = 3", "pyramids, single, 3 players: there are two such entries"),
    "seat too high": ("[2]", "[3]", "start_resources, 2 players: name each seat at most once, from 1 to 2"),
    "start hand": ('"C01", "C02"', '"C06", "C02"', "start_hand: name each start card once: C01, C02, C03, C04, C05"),
    "no limit": ("vp_track     = 15\n", "", "limits: Object missing required field `vp_track`"),
    "unknown table": ("[limits]", "[bonus]\nx = 1\n\n[limits]", "unknown field `bonus`"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "says"), BAD_RULES.values(), ids=BAD_RULES.keys())
def test_bad_rules(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = builtin("rules.toml")
    assert old in text
    (tmp_path / "rules.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=re.escape(says)) as caught:
        loader.load(tmp_path)
    assert caught.value.file == "rules.toml"


def test_missing_rule_entries(tmp_path: Path) -> None:
    text = builtin("rules.toml")
    start = text.index("[[start_resources]]")
    cut = text[:start] + text[text.index("[[start_resources]]", start + 1) :]
    (tmp_path / "rules.toml").write_text(cut, encoding="utf-8")
    with pytest.raises(DataError, match="start_resources, 2 players: the entry is missing; add it"):
        loader.load(tmp_path)

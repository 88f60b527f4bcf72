"""What a data pack may say differently from the built-in cards, the engine does, or the pack is refused."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.ages_cards.kit import Table, table
from zeitalter.core.data import DataError
from zeitalter.games.ages_cards.data.load import load
from zeitalter.games.ages_cards.model.options import Mode


def changed(pack: Path, card: str, old: str, new: str, name: str = "cards.toml") -> Path:
    """A data pack with one change inside the entry of this card, or anywhere in another file."""
    text = (files("zeitalter.games.ages_cards") / "data" / name).read_text(encoding="utf-8")
    before, mark, rest = text.partition(f'"{card}"')
    assert old in rest
    (pack / name).write_text(before + mark + rest.replace(old, new, 1), encoding="utf-8")
    return pack


def played(pack: Path, card: str, mode: Mode, hand: str, resources: str = "", technologies: str = "") -> Table:
    """Seat 0 activates the card; seat 1 has two wonders and two resources."""
    game = table(3, mode, pack).player(0, hand, resources, technologies)
    wonders = "W01 W03" if mode == "new_world" else "W11 W13"
    game.player(1, resources="C01 C02", wonders=wonders).turn(0, "technology")
    return game.do(0, f"technology {card}", "activate")


def test_a_cost_of_one_kind_takes_that_kind_or_a_joker(tmp_path: Path) -> None:
    """Mythology for 1 food: earth and space stand for it, two iron do not become anything outside the buy phase."""
    pack = changed(tmp_path, "C34", 'resource = ["any"]', 'resource = ["food"]')
    game = played(pack, "C34", "reason", hand="C34 C03", resources="C01 C02 C04 C49 C53")
    assert game.options(0) == {"exhaust C01", "exhaust C49", "exhaust C53"}
    iron = table(3, "reason", pack).player(0, hand="C34", resources="C02 C04").turn(0, "technology")
    assert iron.asked == []


def test_resources_that_must_be_played(tmp_path: Path) -> None:
    """Caravan without "up to"."""
    pack = changed(tmp_path, "C10", "amount = 1, up_to = true", "amount = 1")
    game = played(pack, "C10", "new_world", hand="C10 C01 C02")
    assert game.options(0) == {"resource C01", "resource C02"}
    game = played(pack, "C10", "new_world", hand="C10 C01")
    assert game.resources(0) == "C01"  # no choice, not asked


def test_up_to_2_attacks_may_stop_after_none_or_one(tmp_path: Path) -> None:
    """Phalanx for 2 attacks."""
    pack = changed(tmp_path, "C37", "count = 1", "count = 2")
    for moves in ([], ["strike C04"]):
        game = played(pack, "C37", "reason", hand="C37 C01", technologies="C04 C36")
        assert game.options(0) == {"strike C04", "strike C36", "done"}
        for move in moves:
            game.do(0, move).do(1, "exhaust C01")
        game.do(0, "done")
        assert game.state.turn.attacks == len(moves)


def test_an_effect_for_points_needs_them(tmp_path: Path) -> None:
    """Phalanx for a point."""
    pack = changed(tmp_path, "C37", "effects  = [", 'effects  = [{ op = "pay_vp", amount = 1 }, ')
    game = table(3, "reason", pack).player(0, hand="C37", technologies="C04").turn(0, "technology")
    assert game.asked == []


def test_attacks_that_must_be_deployed(tmp_path: Path) -> None:
    """Flank without "up to"."""
    pack = changed(tmp_path, "C23", "amount = 1, up_to = true", "amount = 1")
    game = played(pack, "C23", "new_world", hand="C23 C04 C11 C01")
    assert game.options(0) == {"deploy C04", "deploy C11"}


def test_two_attacks_that_must_be_activated(tmp_path: Path) -> None:
    """Blitzkrieg with two compulsory attacks."""
    pack = changed(tmp_path, "C27", "count = 1, mandatory = true", "count = 2, mandatory = true")
    game = played(pack, "C27", "new_world", hand="C27 C04 C26 C01")
    game.do(0, "deploy C04", "deploy C26")
    assert game.options(0) == {"strike C04", "strike C26"}
    game.do(0, "strike C26").do(1, "give W01")
    game.do(1, "exhaust C01")  # Warrior follows by itself
    assert game.asked == []


def test_an_attack_that_always_returns_to_the_hand(tmp_path: Path) -> None:
    """Feigned Retreat without "may"."""
    pack = changed(tmp_path, "C43", ", optional = true", "")
    game = played(pack, "C43", "reason", hand="C43 C01", technologies="C47")
    assert game.hand(0) == "C01 C47"
    assert game.asked == []


def test_an_attack_that_brings_points_and_exhausts(tmp_path: Path) -> None:
    """Frigate with other numbers for both, and 1 resource of the defeated."""
    old = '], undefeated = [{ op = "gain_vp", amount = 2 }]'
    new = '], on_win = [{ op = "exhaust_resources", amount = 1 }], undefeated = [{ op = "gain_vp", amount = 1 }]'
    game = table(3, "reason", changed(tmp_path, "C47", old, new)).player(0, hand="C47")
    game.player(1, resources="C01").player(2, resources="C01", technologies="C51").turn(0, "technology")
    game.do(0, "activate")
    assert [game.vp(seat) for seat in range(3)] == [2, 0, 1]
    assert (game.resources(1), game.resources(2)) == ("", "C01")


def test_an_attack_that_takes_two_wonders(tmp_path: Path) -> None:
    pack = changed(tmp_path, "C29", 'op = "steal_wonder", amount = 1', 'op = "steal_wonder", amount = 2')
    game = played(pack, "C29", "new_world", hand="C29 C01").do(1, "give W01")
    assert game.wonders(0) == "W01 W03"


@pytest.mark.parametrize(("old", "new"), [("amount = 2", "amount = 3"), ('to     = "animal"', 'to     = "oil"')])
def test_other_conversions_are_refused(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(DataError, match=r"rules\.toml: conversions: the engine pays with exactly these"):
        load(changed(tmp_path, "food", old, new, "rules.toml"))


def test_a_chain_inside_an_effect_that_remembers_something_is_refused(tmp_path: Path) -> None:
    """Opera would lose count of the cards it exhausted while another card is activated."""
    between = '{ op = "activate_civil", owner = "self", count = 1 },\n  { op = "gain_vp"'
    with pytest.raises(DataError, match=r"cards\.toml: C45: put activate_civil"):
        load(changed(tmp_path, "C45", '{ op = "gain_vp"', between))

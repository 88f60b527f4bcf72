"""The table that all adapters drive: the arena's games, played by numbers."""

import pickle
import subprocess
import sys

import msgspec
import pytest

from tests.adapters.covered import GAMES
from zeitalter.adapters.setting import Setting, mode_names
from zeitalter.adapters.table import Table, deal
from zeitalter.arena import BotError, play_match
from zeitalter.bots import create
from zeitalter.core.action import Action, ActionError, raw_action
from zeitalter.core.chance import Stream, stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.rules import OptionsError
from zeitalter.games import UnknownGame, all_rules, load


def play(table: Table, rng: Stream, decisions: int = 10**6) -> int:
    """Random numbers, to the end or for so many decisions."""
    taken = 0
    while not table.over and taken < decisions:
        numbers = table.numbers()
        table.act(numbers[rng.below(len(numbers))])
        taken += 1
    return taken


@pytest.mark.parametrize("game", GAMES)
def test_with_bots_at_all_seats_it_is_the_game_of_the_arena(game: str) -> None:
    setting = Setting(game)
    bots = {seat: create("random") for seat in range(setting.players)}
    table = deal(setting, "7/3", bots)
    result = play_match(setting.rules, setting.players, setting.options, list(bots.values()), "7/3")
    assert table.over
    assert not table.truncated
    assert table.state.digest() == result.digest
    assert [table.result(seat)["rank"] for seat in range(setting.players)] == result.ranks


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_asked_only_where_it_has_a_choice(game: str) -> None:
    table = deal(Setting(game, players=load(game).seats.stop - 1), 1)
    rng = stream("choice")
    asked = set()
    for _ in range(300):
        assert len(table.numbers()) > 1
        assert table.seat in table.state.actors()
        asked.add(table.seat)
        if not play(table, rng, 1) or table.over:
            break
    assert len(asked) == table.setting.players


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way_and_a_pickled_table_the_same(game: str) -> None:
    table = deal(Setting(game), 2)
    play(table, stream("before"), 40)
    before = table.state.digest()
    twins = [table.copy(), pickle.loads(pickle.dumps(table))]
    for twin in twins:
        play(twin, stream("after"), 60)
    assert table.state.digest() == before
    play(table, stream("after"), 60)
    assert table.state.digest() != before
    for twin in twins:
        assert twin.state.digest() == table.state.digest()
        assert (twin.seat, twin.legal, twin.actions) == (table.seat, table.legal, table.actions)


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_table_looks_the_same(game: str) -> None:
    setting = Setting(game, mode=mode_names(load(game))[-1])
    table = deal(setting, 3)
    play(table, stream("imagine"), 25)
    digests = {table.state.digest()}
    for world in range(5):
        imagined = table.imagined(table.seat, stream("world", world))
        assert imagined.seat == table.seat
        assert imagined.numbers() == table.numbers()
        assert imagined.state.legal_actions(table.seat) == table.legal
        assert msgspec.json.encode(imagined.view(table.seat)) == msgspec.json.encode(table.view(table.seat))
        digests.add(imagined.state.digest())
        play(imagined, stream("on", world), 30)
    assert len(digests) == 6  # another future at least


def test_a_game_without_end_is_broken_off() -> None:
    setting = Setting("ages_cards")
    setting.patience = 20
    table = deal(setting, 4)
    play(table, stream("long"))
    assert table.actions == 20
    assert table.over
    assert table.truncated
    assert table.rewards() == [0.0, 0.0]
    assert table.result(0) == {}


def test_a_game_that_ends_just_in_time_is_not_broken_off() -> None:
    setting = Setting("ages_cards")
    table = deal(setting, 4)
    play(table, stream("long"))
    setting.patience = table.actions
    again = deal(setting, 4)
    play(again, stream("long"))
    assert not again.truncated
    assert again.rewards() == table.rewards()
    assert any(again.rewards())


def test_no_reward_before_the_end() -> None:
    table = deal(Setting("ages_cards", reward="score"), 5)
    assert table.rewards() == [0.0, 0.0]
    play(table, stream("end"))
    totals = [table.result(seat)["total"] for seat in range(2)]
    assert table.rewards() == pytest.approx([total / sum(totals) - 1 / 2 for total in totals])
    assert totals[0] != totals[1]


@pytest.mark.parametrize("wrong", [-1, 10**6, None, 1.5, "buy"])
def test_what_is_no_legal_number_is_refused_and_changes_nothing(wrong: object) -> None:
    table = deal(Setting("ages_cards"), 6)
    before = table.state.digest()
    with pytest.raises(ActionError):
        table.act(wrong)
    assert table.state.digest() == before
    table.act(table.numbers()[0])


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    class Cheat(Bot):
        def choose(self, player: PlayerView, rng: Stream) -> Action:
            return raw_action(250)

    with pytest.raises(BotError, match="seat 0 of ages_cards"):
        deal(Setting("ages_cards"), 7, {0: Cheat(), 1: Cheat()})


# ---- what can be set up ---------------------------------------------------------------------------------------------


def test_modes_have_names() -> None:
    names = {rules.id: mode_names(rules) for rules in all_rules()}
    assert names["ages_cards"] == ["new_world", "reason", "combined"]
    assert names["civ1980"] == ["rulebook", "usual"]
    assert names["mosaic"] == ["standard"]
    assert all(len(set(each)) == len(each) for each in names.values())


def test_options_are_those_of_the_mode_but_for_what_is_given() -> None:
    setting = Setting("ages", mode="expert", options={"peaceful": "yes"})
    assert setting.options == load("ages").read_options({"level": "expert", "peaceful": "yes"})
    assert pickle.loads(pickle.dumps(setting)).options == setting.options
    assert Setting("ages", options=setting.options).options == setting.options


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there are: ages, ages_cards"):
        Setting("chess")
    with pytest.raises(OptionsError, match="2 to 4 players, not 5"):
        Setting("ages_cards", players=5)
    with pytest.raises(OptionsError, match="no mode 'renaissance'; there are: new_world, reason, combined"):
        Setting("ages_cards", mode="renaissance")
    with pytest.raises(OptionsError, match="known options: mode"):
        Setting("ages_cards", options={"speed": 3})
    with pytest.raises(OptionsError, match="options of ages_cards"):
        Setting("ages_cards", options=load("ages").modes[0])
    with pytest.raises(OptionsError, match="only one possible attacker"):
        Setting("ages", players=2, mode="expert", options={"less_mean": True})
    with pytest.raises(ValueError, match="there are: rank, score"):
        Setting("ages_cards", reward="money")


# ---- libraries that not everybody has --------------------------------------------------------------------------------

WITHOUT = "import sys; sys.modules[{0!r}] = None; import zeitalter.adapters.table; import zeitalter.adapters.{1}"


@pytest.mark.parametrize(
    ("missing", "adapter", "name"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "pettingzoo"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_what_installs_it(missing: str, adapter: str, name: str) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT.format(missing, adapter)], capture_output=True, text=True)
    assert done.returncode
    assert f"ImportError: {missing} is not installed; this brings it: pip install 'zeitalter[{name}]'" in done.stderr

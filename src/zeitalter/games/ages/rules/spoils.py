"""What the winner of an aggression or a war takes from the loser (rulebook, Auswirkungen von Kriegen und Aggressionen).

Nobody loses more than it has, and the winner gains what was really lost. The winner chooses, except which workers go.
"""

from collections.abc import Callable
from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import AGGRESSIONS, NOTHING, WARS, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import population, recount_actions
from zeitalter.games.ages.rules.event_choices import begin_razing, mixes, plunder
from zeitalter.games.ages.rules.leaders import remove_leader
from zeitalter.games.ages.rules.moves import (
    card_key,
    gain_culture,
    gain_science,
    lose_culture,
    lose_science,
    shrink,
    take_blue,
)
from zeitalter.games.ages.rules.technologies import put_special_into_play
from zeitalter.games.ages.rules.territories import lose_colony, receive_colony
from zeitalter.games.ages.rules.tokens import gain_resources, gain_yellow_tokens, lose_yellow_tokens
from zeitalter.games.ages.rules.wonders import abandon_wonder


def anybody(state: Ages, victim: Player) -> int:
    return 0


class Spoil:
    """What attacks can take, under the name it has in the data. `take(state, winner, loser, amount, advantage)` carries
    it out; `aim` gives the level of what the attack is aimed at, 0 where there is none, NOTHING where it would have no
    effect."""

    def __init__(
        self,
        name: str,
        take: Callable[[Ages, int, int, int, int], None],
        aim: Callable[[Ages, Player], int] = anybody,
        is_war: bool = False,
    ) -> None:
        self.name = name
        self.take = take
        self.aim = aim
        self.is_war = is_war


def take_spoils(state: Ages, winner: int, loser: int, advantage: int) -> None:
    card = state.card(state.fight.card)
    state.emit("event-victory", {"seat": winner, "seat_to": loser, "card": card_key(state, card.index)})
    SPOILS[card.attack].take(state, winner, loser, card.attack_amount, advantage)


# ---- what attacks are aimed at ---------------------------------------------------------------------------------------


def leader(state: Ages, victim: Player) -> int:
    return NOTHING if victim.leader == NOTHING else state.card(victim.leader).age


def wonder(state: Ages, victim: Player) -> int:
    return NOTHING if victim.wonder == NOTHING else state.card(victim.wonder).age


def colonies(state: Ages, victim: Player) -> int:
    return 0 if victim.colonies else NOTHING


# ---- aggressions -----------------------------------------------------------------------------------------------------


def enslave(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    shrink(state, loser, 1)
    gain_resources(state, state.players[winner], amount)


def take_goods(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    choices = mixes(state, loser, amount)
    if len(choices) > 1:
        state.push(steps.Plundering(winner, loser, amount))
    else:
        plunder(state, winner, loser, amount, choices[0])


def raid(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    state.fight.razed = 0
    begin_razing(state, winner, loser, amount)


def take_colony(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    found = state.players[loser].colonies
    if len(found) == 1:
        annex(state, winner, loser, found[0])
    elif found:
        state.push(steps.Annexing(winner, loser))


def assassinate(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    level = leader(state, state.players[loser])
    if level != NOTHING:
        remove_leader(state, loser)
        gain_culture(state, winner, amount * level, AGGRESSIONS)


def sabotage(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    level = wonder(state, state.players[loser])
    if level != NOTHING:
        abandon_wonder(state, loser)
        gain_culture(state, winner, amount * level, AGGRESSIONS)


def take_science(state: Ages, winner: int, loser: int, amount: int) -> None:
    gain_science(state, winner, lose_science(state, loser, amount))


def take_culture(state: Ages, winner: int, loser: int, amount: int, source: int) -> None:
    gain_culture(state, winner, lose_culture(state, loser, amount, source), source)


# ---- wars, which take the more the greater the advantage -------------------------------------------------------------


def war_over_territory(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    lost = lose_yellow_tokens(state.players[loser], 1 + advantage // amount)
    gain_yellow_tokens(state.players[winner], lost)


def holy_war(state: Ages, winner: int, loser: int, amount: int, advantage: int) -> None:
    claimed = len(state.fight.units if state.fight.attacker == loser else state.fight.reply)
    lost = min(advantage // amount, population(state.players[loser]) - claimed)
    gain_culture(state, winner, 3 * lost, WARS)
    shrink(state, loser, lost)


SPOILS: Final = [
    Spoil("enslave", enslave),
    Spoil("plunder", take_goods),
    Spoil("raid", raid),
    Spoil("annex", take_colony, colonies),
    Spoil("assassinate", assassinate, leader),
    Spoil("sabotage", sabotage, wonder),
    Spoil("spy", lambda state, winner, loser, n, by: take_science(state, winner, loser, n)),
    Spoil("culture", lambda state, winner, loser, n, by: take_culture(state, winner, loser, n, AGGRESSIONS)),
    Spoil(
        "war_culture", lambda state, winner, loser, n, by: take_culture(state, winner, loser, n * by, WARS), is_war=True
    ),
    Spoil(
        "war_resources", lambda state, winner, loser, n, by: take_goods(state, winner, loser, n * by, by), is_war=True
    ),
    Spoil(
        "war_technology", lambda state, winner, loser, n, by: begin_stealing(state, winner, loser, n * by), is_war=True
    ),
    Spoil("war_territory", war_over_territory, is_war=True),
    Spoil("holy_war", holy_war, is_war=True),
]

# ---- decisions -------------------------------------------------------------------------------------------------------


class Annexing(Question[Ages, steps.Annexing]):
    def legal(self, state: Ages, step: steps.Annexing, seat: int) -> list[Action]:
        return [verbs.Annex(colony) for colony in state.players[step.opponent].colonies]

    def take(self, state: Ages, step: steps.Annexing, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Annex)
        annex(state, seat, step.opponent, action.card)


def annex(state: Ages, winner: int, loser: int, colony: int) -> None:
    lose_colony(state, loser, colony, winner)
    receive_colony(state, winner, colony)
    state.emit("event-annex", {"seat": winner, "card": card_key(state, colony)})


def begin_stealing(state: Ages, winner: int, loser: int, points: int) -> None:
    if stealable(state, winner, loser, points):
        state.push(steps.Stealing(winner, loser, points))
    else:
        take_science(state, winner, loser, points)


def stealable(state: Ages, winner: int, loser: int, points: int) -> list[int]:
    """Special technologies of the loser that the winner neither has nor holds."""
    player = state.players[winner]
    return [
        card
        for card in state.players[loser].specials
        if state.card(card).science_cost <= points and card not in player.specials and card not in player.hand
    ]


class Stealing(Question[Ages, steps.Stealing]):
    """War over technology: special technologies at their price, the rest in science points."""

    def legal(self, state: Ages, step: steps.Stealing, seat: int) -> list[Action]:
        legal: list[Action] = [verbs.Steal(card) for card in stealable(state, seat, step.opponent, step.science)]
        legal.append(DONE)
        return legal

    def take(self, state: Ages, step: steps.Stealing, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Steal):
            steal(state, seat, step.opponent, action.card)
            begin_stealing(state, seat, step.opponent, step.science - state.card(action.card).science_cost)
        else:
            take_science(state, seat, step.opponent, step.science)


def steal(state: Ages, winner: int, loser: int, card: int) -> None:
    state.emit("event-steal", {"seat": winner, "card": card_key(state, card)})
    state.players[loser].specials.remove(card)
    take_blue(state, winner, loser, state.card(card).blue_tokens)
    recount_actions(state, loser)
    put_special_into_play(state, winner, card)

"""Civil and military actions of a turn, in any order (rulebook, Zivil- und Militäraktionen verwenden)."""

from collections.abc import Callable
from typing import Final

from zeitalter.core.action import DONE, VERB_LIMIT, Action, Done
from zeitalter.core.phase import Question
from zeitalter.core.state import UNDO_AT_WILL, UNDO_UNKNOWN
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import LEADER, TACTIC
from zeitalter.games.ages.model.player import NOTHING, USUALLY
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.action_cards import (
    add_action_cards,
    use,
    use_build,
    use_discover,
    use_revolt,
    use_upgrade,
)
from zeitalter.games.ages.rules.building import add_builds, add_destructions, add_upgrades, build_cost, upgrade_cost
from zeitalter.games.ages.rules.building import build as build_on
from zeitalter.games.ages.rules.building import destroy as destroy_on
from zeitalter.games.ages.rules.building import upgrade as upgrade_to
from zeitalter.games.ages.rules.card_row import add_takes, price, take_card
from zeitalter.games.ages.rules.leaders import appoint
from zeitalter.games.ages.rules.moves import (
    card_key,
    different,
    discard_openly,
    draw_military,
    leave_hand,
    military_cards_left,
)
from zeitalter.games.ages.rules.payments import (
    resources_available,
    spend_civil,
    spend_military,
    unit_resources,
    way_to_pay,
)
from zeitalter.games.ages.rules.population import (
    add_drafts,
    draft_unit,
    liner_discount,
    may_grow,
    may_grow_freely,
    pay_and_grow,
)
from zeitalter.games.ages.rules.production import cards_to_draw
from zeitalter.games.ages.rules.technologies import (
    affordable,
    begin_revolution,
    may_revolt,
    play_technology,
    revolutions,
)
from zeitalter.games.ages.rules.wonders import add_stages, build_stages


class Actions(Question[Ages, steps.Actions]):
    """One action after the other, until the player ends the turn."""

    def legal(self, state: Ages, step: steps.Actions, seat: int) -> list[Action]:
        legal: list[Action] = []
        player = state.players[seat]
        if state.round == 1:
            add_takes(state, player, player.civil_left, legal)
        else:
            if player.civil_left > 0:
                add_civil_actions(state, seat, legal)
            elif player.leader != NOTHING and state.catalogue.cards[player.leader].wonder_discount:
                add_takes(state, player, 0, legal)  # Michelangelo: a wonder may cost no action at all
            if player.military_left > 0:
                add_military_actions(state, seat, legal)
            add_free_actions(state, seat, legal)
        legal.append(DONE)
        return legal

    def accepts(self, state: Ages, step: steps.Actions, seat: int, action: Action) -> bool:
        """Not listed, since only people have a use for it: a turn may end with fewer military cards, and a way to pay
        may be changed back."""
        if isinstance(action, verbs.DrawFewer):
            return action.cards < cards_to_draw(state, seat)
        if isinstance(action, verbs.Swap) and state.players[seat].swap:
            return True
        return super().accepts(state, step, seat, action)

    def take(self, state: Ages, step: steps.Actions, seat: int, action: Action) -> None:
        if isinstance(action, verbs.DrawFewer):
            state.agenda.pop()
            state.push(steps.Produce(seat, action.cards))
        elif not isinstance(action, Done):
            state.push(step)
            ACTS[action.verb](state, seat, action)

    def default(self, state: Ages, step: steps.Actions, seat: int) -> Action:
        return DONE

    def undo_after(self, state: Ages, step: steps.Actions, seat: int, action: Action) -> int:
        unknown = isinstance(action, Done | verbs.Draw | verbs.DrawFewer | verbs.Tactic)
        return UNDO_UNKNOWN if unknown else UNDO_AT_WILL


def add_civil_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    catalogue = state.catalogue
    if may_grow(state, player):
        legal.append(verbs.GROW)
    budget = resources_available(state, player)
    add_builds(state, seat, catalogue.buildings, budget, legal)
    add_upgrades(state, seat, catalogue.buildings, budget, legal)
    add_destructions(state, player, catalogue.buildings, legal)
    if player.wonder != NOTHING:
        add_stages(state, player, legal)
    if player.hand:
        for card in player.hand:
            if catalogue.cards[card].kind == LEADER:
                legal.append(catalogue.prepared.leads[card])
        for card in affordable(state, seat):
            legal.append(catalogue.prepared.discoveries[card])
        add_action_cards(state, seat, legal)
    if player.leader != NOTHING and catalogue.cards[player.leader].drafts:
        add_drafts(state, seat, legal)
    add_takes(state, player, player.civil_left, legal)


def add_military_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    catalogue = state.catalogue
    budget = resources_available(state, player) + unit_resources(state, player)
    add_builds(state, seat, catalogue.units, budget, legal)
    add_upgrades(state, seat, catalogue.units, budget, legal)
    add_destructions(state, player, catalogue.units, legal)
    if player.military:
        for card in different(player.military):
            if catalogue.cards[card].kind == TACTIC:
                legal.append(catalogue.prepared.tactics[card])
    if state.settings.draw_as_action and military_cards_left(state):
        legal.append(verbs.DRAW)


def add_free_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    """What costs no single action: revolutions, the population of the ocean liners, another way to pay."""
    player = state.players[seat]
    if player.hand and may_revolt(state, player):
        for card in revolutions(state, seat):
            legal.append(state.catalogue.prepared.revolts[card])
    if player.wonders and may_grow_freely(state, player):
        legal.append(verbs.FREE_GROW)
    if not player.swap and way_to_pay(state, seat):
        legal.append(verbs.SWAP)


# ---- carrying them out -----------------------------------------------------------------------------------------------


def spend_action(state: Ages, seat: int, tech: int) -> None:
    """Units take a military action, everything else a civil one."""
    if tech >= state.catalogue.units.first:
        spend_military(state.players[seat], 1)
    else:
        spend_civil(state.players[seat], 1)


def take(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Take)
    player = state.players[seat]
    spend_civil(player, price(state, player, action.slot))
    take_card(state, seat, action.slot)


def grow(state: Ages, seat: int, action: Action) -> None:
    spend_civil(state.players[seat], 1)
    pay_and_grow(state, seat, 0)


def build(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Build)
    spend_action(state, seat, action.tech)
    build_on(state, seat, action.tech, build_cost(state, seat, action.tech))


def upgrade(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Upgrade)
    spend_action(state, seat, action.tech)
    cost = upgrade_cost(state, seat, action.from_, action.tech)
    upgrade_to(state, seat, action.from_, action.tech, cost)


def destroy(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Destroy)
    spend_action(state, seat, action.tech)
    destroy_on(state, seat, action.tech)


def stage(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Stage)
    spend_civil(state.players[seat], 1)
    build_stages(state, seat, action.stages, 0)


def lead(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Lead)
    spend_civil(state.players[seat], 1)
    appoint(state, seat, action.card)


def discover(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Discover)
    spend_civil(state.players[seat], 1)
    play_technology(state, seat, action.card)


def revolt(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Revolt)
    begin_revolution(state, seat, action.card)


def draft(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Draft)
    spend_civil(state.players[seat], 1)
    draft_unit(state, seat, action.tech)


def free_grow(state: Ages, seat: int, action: Action) -> None:
    player = state.players[seat]
    player.free_population_used = True
    pay_and_grow(state, seat, liner_discount(state, player))


def draw(state: Ages, seat: int, action: Action) -> None:
    spend_military(state.players[seat], 1)
    draw_military(state, seat, 1)


def swap(state: Ages, seat: int, action: Action) -> None:
    """Another way to pay, or back to the usual one."""
    player = state.players[seat]
    player.swap = USUALLY if player.swap else way_to_pay(state, seat)


def tactic(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Tactic)
    player = state.players[seat]
    spend_military(player, 1)
    leave_hand(state, seat, action.card)
    if player.tactic != NOTHING:
        discard_openly(state, player.tactic)
    player.tactic = action.card
    state.emit("event-tactic", {"seat": seat, "card": card_key(state, action.card)})


Act = Callable[[Ages, int, Action], None]


def unknown(state: Ages, seat: int, action: Action) -> None:
    raise AssertionError(f"{action!r} is not an action of a turn")


def by_code(acts: dict[type[Action], Act]) -> list[Act]:
    """Looked up by the code of the verb, which is quicker than to try one verb after the other."""
    table: list[Act] = [unknown] * VERB_LIMIT
    for verb, act in acts.items():
        table[verb.CODE] = act
    return table


ACTS: Final = by_code(
    {
        verbs.Take: take,
        verbs.Grow: grow,
        verbs.Build: build,
        verbs.Upgrade: upgrade,
        verbs.Destroy: destroy,
        verbs.Stage: stage,
        verbs.Lead: lead,
        verbs.Discover: discover,
        verbs.Revolt: revolt,
        verbs.Use: use,
        verbs.UseBuild: use_build,
        verbs.UseUpgrade: use_upgrade,
        verbs.UseDiscover: use_discover,
        verbs.UseRevolt: use_revolt,
        verbs.Tactic: tactic,
        verbs.Draft: draft,
        verbs.FreeGrow: free_grow,
        verbs.Draw: draw,
        verbs.Swap: swap,
    }
)

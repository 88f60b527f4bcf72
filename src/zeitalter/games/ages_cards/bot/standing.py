"""What a seat stands for before the seats are compared: points, cards by their use, strength, wonders in reach.

No hand is secret in this game, and nothing here depends on the order of the research projects.
"""

from typing import Final

from zeitalter.games.ages_cards.bot.value import WORTH
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import ERAS, NOTHING, Catalogue, Wonder
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.end_of_turn import FEW_CARDS
from zeitalter.games.ages_cards.rules.payment import covers
from zeitalter.games.ages_cards.rules.pyramid import project_surcharge

PLAYS: Final = 2  # hand cards played in a turn
END_OF_TURN: Final = steps.EndOfTurn.CODE
RESOURCE_PHASE: Final = steps.ResourcePhase.CODE
TECHNOLOGY_PHASE: Final = steps.TechnologyPhase.CODE


class Standing:
    """What is counted for one seat before the seats are compared."""

    def __init__(self) -> None:
        self.card_points = 0
        self.wonder_points = 0
        self.points = 0
        self.all = [0] * c.RESOURCES  # own cards by the resource they show
        self.ready = [0] * c.RESOURCES  # those lying resource side up
        self.all_types = [0, 0, 0]
        self.hand_types = [0, 0, 0]
        self.open_types = [0, 0, 0]
        self.used_up = 0.0
        self.gaining = 0.0
        self.refreshing = 0.0
        self.deploying = 0.0
        self.repeating = 0.0
        self.scoring = 0.0
        self.hand_scoring = 0.0
        self.best_score = 0.0  # of all own cards
        self.best_hand_score = 0.0
        self.strength = 0
        self.all_strength = 0
        self.reserve = 0
        self.power = 0
        self.harm = 0  # resources that the worst attack at hand exhausts
        self.steals = False
        self.cheapest_wonder = 0  # what a seat without protection would give
        self.best_hand_resource = NOTHING
        self.buy_era = 0  # counted from 1
        self.buy_points = 0
        self.turns_to_collect = 0
        self.present = [0] * ERAS  # what each wonder's condition counts, now ...
        self.possible = [0] * ERAS  # ... and with all own cards put to it


class Counter:
    """Knows what the effects of each card are good for, and counts it for positions."""

    def __init__(self, catalogue: Catalogue) -> None:
        cards = catalogue.cards
        self.gaining = [0.0] * len(cards)  # worth of the temporary resources it brings, less what it exhausts
        self.refreshing = [0.0] * len(cards)
        self.deploying = [0.0] * len(cards)
        self.repeating = [0.0] * len(cards)  # technologies it activates
        self.scoring = [0.0] * len(cards)  # points for the track
        self.bonus = [0] * len(cards)  # of a tactic to the strength of the attack
        self.source = [NOTHING] * len(cards)  # where the attack of a tactic comes from
        self.played = [0] * len(cards)  # attacks that a tactic puts down
        for number in range(len(cards)):
            self.learn(catalogue, number)

    def learn(self, catalogue: Catalogue, card: int) -> None:
        for effect in catalogue.cards[card].effects:
            if effect.op == c.GAIN_RESOURCE:
                best = 0.0
                for resource in range(c.RESOURCES):
                    if effect.resources >> resource & 1 and WORTH[resource] > best:
                        best = WORTH[resource]
                self.gaining[card] += effect.amount * best
            elif effect.op == c.COPY_RESOURCE:
                self.gaining[card] += effect.amount * WORTH[c.ANIMAL]
            elif effect.op == c.EXHAUST_OWN:
                self.gaining[card] -= 0.0 if effect.up_to else effect.amount * WORTH[c.FOOD]
            elif effect.op == c.REFRESH and effect.who == c.SELF:
                self.refreshing[card] += effect.amount
            elif effect.op == c.PLAY_RESOURCE:
                self.deploying[card] += effect.amount
            elif effect.op == c.ACTIVATE_CIVIL:
                self.repeating[card] += effect.amount
            elif effect.op == c.GAIN_VP and effect.who == c.SELF:
                self.scoring[card] += effect.amount if effect.per == c.PER_NOTHING else effect.maximum
            elif effect.op == c.PAY_VP:
                self.scoring[card] -= effect.amount
            elif effect.op == c.ATTACK_ALL:
                self.scoring[card] += effect.attacker_vp
            elif effect.op == c.ACTIVATE_ATTACK:
                self.bonus[card] = effect.strength_bonus
                self.source[card] = effect.source
            elif effect.op == c.PLAY_ATTACK:
                self.played[card] = effect.amount

    def stand(self, state: AgesCards, seat: int, extras: list[list[int]]) -> Standing:
        """Everything of one seat. `extras` are the surcharges of the pyramid."""
        result = self.count(state, seat)
        plays = plays_left(state) if seat == state.active else PLAYS
        result.turns_to_collect = turns_to_collect(len(state.players[seat].hand) + PLAYS - plays)
        self.look_for_attack(state, seat, result)
        self.look_for_purchase(state, seat, result, extras, plays == PLAYS)
        count_wonders(state, seat, result)
        return result

    def count(self, state: AgesCards, seat: int) -> Standing:
        """Points, cards and strength."""
        result = Standing()
        player = state.players[seat]
        for card in player.hand:
            self.count_card(state, result, card)
            kind = state.catalogue.cards[card]
            result.hand_types[kind.type] += 1
            if kind.reaction:
                result.reserve += kind.strength
            if self.scoring[card] > 0.0:
                result.hand_scoring += self.scoring[card]
                if self.scoring[card] > result.best_hand_score:
                    result.best_hand_score = self.scoring[card]
            if kind.resource > result.best_hand_resource:
                result.best_hand_resource = kind.resource
        for card in player.resources:
            self.count_card(state, result, card)
            kind = state.catalogue.cards[card]
            result.ready[kind.resource] += 1
            if kind.type != c.CIVIL:
                result.reserve += kind.strength
        for card in player.technologies:
            self.count_card(state, result, card)
            kind = state.catalogue.cards[card]
            result.open_types[kind.type] += 1
            result.strength += kind.strength
            result.used_up += WORTH[kind.resource]
        for wonder in player.wonders:
            points = state.catalogue.wonders[wonder].vp
            result.wonder_points += points
            if result.cheapest_wonder == 0 or points < result.cheapest_wonder:
                result.cheapest_wonder = points
        result.points = result.card_points + result.wonder_points + player.vp
        return result

    def count_card(self, state: AgesCards, result: Standing, card: int) -> None:
        """What counts wherever the card lies."""
        kind = state.catalogue.cards[card]
        result.card_points += kind.vp
        result.all[kind.resource] += 1
        result.all_types[kind.type] += 1
        result.all_strength += kind.strength
        result.gaining += self.gaining[card]
        result.refreshing += self.refreshing[card]
        result.deploying += self.deploying[card]
        result.repeating += self.repeating[card]
        scoring = self.scoring[card]
        result.scoring += scoring
        if scoring > result.best_score:
            result.best_score = scoring

    def look_for_attack(self, state: AgesCards, seat: int, result: Standing) -> None:
        """The strength and the harm of the strongest attack in the next turn: none if there is no way to attack."""
        player = state.players[seat]
        cards = state.catalogue.cards
        best = 0  # strengths of the strongest attacks in hand
        second = 0
        total = 0
        if result.hand_types[c.ATTACK]:
            for card in player.hand:
                kind = cards[card]
                if kind.type == c.ATTACK:
                    total += kind.strength
                    if kind.strength > best:
                        second = best
                        best = kind.strength
                    elif kind.strength > second:
                        second = kind.strength
                    look_at_harm(state, result, card)
            result.power = result.strength + best
        if result.open_types[c.ATTACK]:
            for card in player.technologies:
                if cards[card].type == c.ATTACK:
                    look_at_harm(state, result, card)
        if result.hand_types[c.TACTIC]:
            for card in player.hand:
                if cards[card].type == c.TACTIC:
                    strength = result.strength + cards[card].strength + self.bonus[card]
                    source = self.source[card]
                    if source == c.FROM_JUST_PLAYED:
                        played = self.played[card]
                        strength += best if played == 1 else best + second if played == 2 else total
                    attacks = result.open_types if source == c.FROM_DISPLAY else result.hand_types
                    if attacks[c.ATTACK] and strength > result.power:
                        result.power = strength

    def look_for_purchase(
        self, state: AgesCards, seat: int, result: Standing, extras: list[list[int]], one_more: bool
    ) -> None:
        """The latest era of which a card can be bought in this turn or the next, and the points of the best card of
        this era. If there is `one_more` resource to be played before, it is the best hand card."""
        have = result.ready[:]
        if seat == state.active:
            for resource in range(c.RESOURCES):
                have[resource] += state.turn.gained[resource] + state.turn.paid[resource]
        if one_more and result.best_hand_resource != NOTHING:
            have[result.best_hand_resource] += 1
        units = have[c.SPACE]
        for number in have:
            units += number
        cards = state.catalogue.cards
        era = ERAS - 1
        while era >= 0:
            line = state.pyramid[era]
            for place in range(len(line)):
                card = line[place]
                if card != NOTHING:
                    kind = cards[card]
                    extra = extras[era][place]
                    if kind.units + extra <= units and covers(have, kind.cost, extra):
                        result.buy_era = era + 1
                        if kind.vp > result.buy_points:
                            result.buy_points = kind.vp
            if state.projects[era]:
                kind = cards[state.projects[era][-1]]
                extra = project_surcharge(state, era)
                if kind.units + extra <= units and covers(have, kind.cost, extra):
                    result.buy_era = era + 1
                    if kind.vp > result.buy_points:
                        result.buy_points = kind.vp
            if result.buy_era:
                return
            era -= 1


def plays_left(state: AgesCards) -> int:
    """Hand cards the active player still plays in this turn; once the turn has come to its end, in the next one."""
    plays = 0
    running = False
    for step in state.agenda:
        if step.kind == END_OF_TURN:
            running = True
        elif step.kind in (RESOURCE_PHASE, TECHNOLOGY_PHASE):
            plays += 1
    return plays if running else PLAYS


def turns_to_collect(hand: int) -> int:
    """Each turn two hand cards are played; with at most one left everything comes back. `hand` is what a turn begins
    with."""
    return hand // 2 if hand > FEW_CARDS + 2 else 1


def look_at_harm(state: AgesCards, result: Standing, card: int) -> None:
    for effect in state.catalogue.cards[card].effects:
        if effect.loser_exhausts > result.harm:
            result.harm = effect.loser_exhausts
        if effect.loser_gives_wonder:
            result.steals = True


# ---- wonders --------------------------------------------------------------------------------------------------------


def count_wonders(state: AgesCards, seat: int, result: Standing) -> None:
    """How much of what each wonder's condition counts a seat has, and could have with the cards it owns."""
    for era in range(ERAS):
        number = state.wonders[era]
        if number != NOTHING:
            wonder = state.catalogue.wonders[number]
            result.present[era] = present(state, seat, result, wonder)
            result.possible[era] = possible(state, seat, result, wonder)


def present(state: AgesCards, seat: int, standing: Standing, wonder: Wonder) -> int:
    """The same as the rules' own count, from what is counted already."""
    condition = wonder.condition
    if condition == c.RESOURCES_AT_LEAST:
        return of_kinds(standing.ready, wonder.condition_resources)
    if condition == c.DIFFERENT_RESOURCES_AT_LEAST:
        return different(standing.ready)
    if condition == c.TECHNOLOGIES_AT_LEAST:
        return of_type(standing.open_types, wonder.condition_type)
    if condition == c.STRENGTH_AT_LEAST:
        return standing.strength
    if condition == c.VP_TRACK_AT_LEAST:
        return state.players[seat].vp
    if seat != state.active:  # the rest is what the running turn remembers
        return 0
    turn = state.turn
    if condition == c.VP_TAKEN_BACK_AT_LEAST:
        return turn.vp_taken_back
    if condition == c.CARDS_TAKEN_BACK_AT_LEAST:
        return turn.cards_taken_back
    if condition == c.ATTACK_ACTIVATED_THIS_TURN:
        return turn.attacks
    if condition == c.VP_GAINED_THIS_TURN_AT_LEAST:
        return turn.vp_gained
    return 1 if turn.bought_era != NOTHING and wonder.condition_eras >> turn.bought_era & 1 else 0


def possible(state: AgesCards, seat: int, standing: Standing, wonder: Wonder) -> int:
    condition = wonder.condition
    if condition == c.RESOURCES_AT_LEAST:
        return of_kinds(standing.all, wonder.condition_resources)
    if condition == c.DIFFERENT_RESOURCES_AT_LEAST:
        return different(standing.all)
    if condition == c.TECHNOLOGIES_AT_LEAST:
        return of_type(standing.all_types, wonder.condition_type)
    if condition == c.STRENGTH_AT_LEAST:
        return standing.all_strength
    if condition == c.VP_TRACK_AT_LEAST:
        return state.players[seat].vp + int(standing.best_score)
    if condition == c.VP_TAKEN_BACK_AT_LEAST:
        return standing.card_points
    if condition == c.CARDS_TAKEN_BACK_AT_LEAST:
        return of_type(standing.all_types, c.ANY_TYPE)
    if condition == c.ATTACK_ACTIVATED_THIS_TURN:
        return standing.all_types[c.ATTACK]
    if condition == c.VP_GAINED_THIS_TURN_AT_LEAST:
        return int(standing.best_score)
    return 1 if standing.buy_era and wonder.condition_eras >> (standing.buy_era - 1) & 1 else 0


def of_kinds(numbers: list[int], mask: int) -> int:
    total = 0
    for resource in range(c.RESOURCES):
        if mask >> resource & 1:
            total += numbers[resource]
    return total


def different(numbers: list[int]) -> int:
    kinds = 0
    for number in numbers:
        if number:
            kinds += 1
    return kinds


def of_type(numbers: list[int], wanted: int) -> int:
    if wanted == c.ANY_TYPE:
        return numbers[c.CIVIL] + numbers[c.ATTACK] + numbers[c.TACTIC]
    return numbers[wanted]

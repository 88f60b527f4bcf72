# mypyc: no
"""What a person should know before an action: what it wastes, what it brings about, what it leaves behind."""

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Consequence, Message
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import SCORINGS, Mosaic
from zeitalter.games.mosaic.rules.building import free_wonders
from zeitalter.games.mosaic.rules.claims import claims, free_golden_ages
from zeitalter.games.mosaic.rules.empire import empire_points, region_points
from zeitalter.games.mosaic.rules.influence import Regions, survey, unit_bonus
from zeitalter.games.mosaic.rules.needs import meets
from zeitalter.games.mosaic.rules.taxes import Levies
from zeitalter.games.mosaic.rules.technologies import playable
from zeitalter.games.mosaic.rules.turn import empty_sets
from zeitalter.games.mosaic.rules.vain import vain_effects
from zeitalter.games.mosaic.view.reasons_turn import lacking_symbols
from zeitalter.games.mosaic.view.words import technology

NO_SYMBOLS = [0] * c.PILLARS


def consequences(state: Mosaic, seat: int, action: Action) -> list[Consequence]:
    step = state.agenda[-1]
    match action:
        case Done():
            return of_done(state, seat, step)
        case verbs.Work():
            return last_action(state, seat, step)
        case verbs.Levy():
            card = state.catalogue.taxes[action.card]
            money = Levies(state, seat).by_card(card)
            return levied(money) + scoring_by(state, seat, c.TAX) + last_levy(state, seat, step, card.unrest)
        case verbs.LevyPlain():
            money = Levies(state, seat).plain(action.kind == 1, *state.catalogue.plain_tax[action.kind])
            return levied(money) + last_action(state, seat, step)
        case verbs.Research():
            return researched(state, seat, step, action.technology)
        case verbs.Grow():
            return scoring_by(state, seat, c.POPULATION)
        case verbs.Build():
            return built(state, seat, action.card)
        case verbs.Found():
            return emptied(state, seat, action.piece)
        case verbs.Wonder():
            return end_by(state, len(free_wonders(state)))
        case verbs.ClaimAge():
            age = state.catalogue.golden_ages[action.age]
            vain = in_vain(state, seat, "golden-" + age.id, age, NO_SYMBOLS)
            return vain + end_by(state, len(free_golden_ages(state)))
        case verbs.Claim():
            return end_by(state, len(state.achievements))
        case verbs.Play():
            card_played = state.technology(action.technology)
            return in_vain(state, seat, technology(state, action.technology), card_played, card_played.symbols)
        case verbs.Govern():
            return governed(state, seat)
        case verbs.Military():
            return [said("consequence-no-scoring")] if no_scoring(state) else []
        case verbs.Move():
            return moved(state, seat, action)
        case verbs.Look():
            return [said("consequence-look", deck="deck-" + c.DECK_NAMES[action.deck])]
        case _:
            return []


def said(key: str, grave: bool = False, **args: int | str | list[int | str]) -> Consequence:
    return Consequence(Message(key, dict(args)), grave)


# ---- the end of a turn, the end of the game -----------------------------------------------------------------------


def is_last_action(state: Mosaic, seat: int, step: Step) -> bool:
    """Whether a seat takes its last action of the game now."""
    if not isinstance(step, (steps.Turn, steps.Looked)) or step.actions_left != 1:
        return False
    if step.closing:
        return True
    return is_last_round(state) and state.power(seat) != c.EXTRA_ACTIONS


def is_last_round(state: Mosaic) -> bool:
    return state.final_round > 0 and state.round >= state.final_round


def last_action(state: Mosaic, seat: int, step: Step) -> list[Consequence]:
    return [said("consequence-last-goods", True)] if is_last_action(state, seat, step) else []


def last_levy(state: Mosaic, seat: int, step: Step, unrest: int) -> list[Consequence]:
    found = last_action(state, seat, step)
    return [said("consequence-last-levy", True, n=unrest)] if found and unrest else found


def of_done(state: Mosaic, seat: int, step: Step) -> list[Consequence]:
    match step:
        case steps.Turn():
            return unclaimed(state, seat) + unplayed(state, seat, step)
        case steps.Laying():
            card = state.players[seat].down[-1].card
            if meets(state, seat, state.technology(card).needs):
                last = is_last_round(state) and state.power(seat) != c.EXTRA_ACTIONS
                return [said("consequence-keep-last" if last else "consequence-keep", last)]
            return []
        case steps.StartCards():
            ready: list[int | str] = [
                technology(state, card)
                for card in state.players[seat].face_down()
                if meets(state, seat, state.technology(card).needs)
            ]
            return [said("consequence-ready", cards=ready)] if ready else []
        case _:
            return []


def unclaimed(state: Mosaic, seat: int) -> list[Consequence]:
    """Prizes left to whoever comes next."""
    names: list[int | str] = []
    total = 0
    for claim in claims(state, seat):
        if isinstance(claim, verbs.ClaimAge):
            age = state.catalogue.golden_ages[claim.age]
            names.append("golden-" + age.id)
            total += age.vp
        elif isinstance(claim, verbs.Claim):
            card = state.catalogue.achievements[claim.achievement]
            names.append("achievement-" + card.id)
            total += card.vp
    return [said("consequence-unclaimed", True, cards=names, n=total)] if names else []


def unplayed(state: Mosaic, seat: int, step: steps.Turn) -> list[Consequence]:
    """Technologies that will never be turned up."""
    cards: list[int | str] = [technology(state, card) for card in playable(state, seat)]
    is_last = step.closing == 1 or (is_last_round(state) and state.power(seat) != c.EXTRA_ACTIONS)
    return [said("consequence-unplayed", True, cards=cards)] if cards and is_last else []


def no_scoring(state: Mosaic) -> bool:
    return state.scorings >= SCORINGS


def end_by(state: Mosaic, left: int) -> list[Consequence]:
    """The last card of a set that empties a second one ends the game."""
    if left == 1 and state.final_round == 0 and empty_sets(state) == 1:
        return [said("consequence-end", round=state.round + 1)]
    return []


def scoring_by(state: Mosaic, seat: int, deck: int) -> list[Consequence]:
    """Whether a card taken from the offer surely brings an empire card to light, and what the scoring would give."""
    if state.decks[deck] != [c.EMPIRE] or state.scorings + state.pending >= SCORINGS:
        return []
    points = empire_points(state, survey(state))
    best = max(n for other, n in enumerate(points) if other != seat)
    found = [said("consequence-scoring", best > points[seat], n=points[seat], best=best)]
    if state.empires + 1 == SCORINGS and state.final_round == 0:
        found.append(said("consequence-end", round=state.round + 1))
    return found


# ---- cards --------------------------------------------------------------------------------------------------------


def levied(money: int) -> list[Consequence]:
    return [] if money else [said("consequence-no-money", True)]


def researched(state: Mosaic, seat: int, step: Step, number: int) -> list[Consequence]:
    card = state.technology(number)
    found = scoring_by(state, seat, c.TECHNOLOGY)
    lacking = lacking_symbols(state, seat, card.needs)
    if lacking is None:
        return found + in_vain(state, seat, technology(state, number), card, card.symbols)
    last = is_last_action(state, seat, step)
    return [*found, Consequence(Message("consequence-face-down", lacking.args), last)]


def built(state: Mosaic, seat: int, number: int) -> list[Consequence]:
    card = state.catalogue.builds[number]
    found = scoring_by(state, seat, c.BUILD)
    if card.piece == c.PROJECT:
        return found
    return found + in_vain(state, seat, "build-" + card.id, card, card.symbols) + emptied(state, seat, card.piece)


def in_vain(state: Mosaic, seat: int, name: str, card: c.EffectCard, symbols: list[int]) -> list[Consequence]:
    """What of a card is lost if it comes into play now."""
    return [
        said("consequence-vain", True, card=name, what="vain-" + effect.name)
        for effect in vain_effects(state, seat, card, symbols)
    ]


def emptied(state: Mosaic, seat: int, piece: int) -> list[Consequence]:
    """Nobody is left to work."""
    people = state.catalogue.build_costs[piece][2]
    return [said("consequence-people", True)] if people and state.players[seat].population == people else []


def governed(state: Mosaic, seat: int) -> list[Consequence]:
    old = state.players[seat].government
    if old == c.NOTHING:
        return []
    return [said("consequence-govern", government="government-" + state.catalogue.governments[old].id)]


# ---- units --------------------------------------------------------------------------------------------------------


def moved(state: Mosaic, seat: int, move: verbs.Move) -> list[Consequence]:
    """What a march changes at a scoring: points given up; or nothing, even if all units of its kind followed."""
    if move.unit == c.SIEGE or no_scoring(state):
        return []
    regions = survey(state)
    after = marched(state, regions, seat, move, 1)
    left, reached = (region_points(state, regions, region) for region in (move.from_, move.to))
    left_after, reached_after = (region_points(state, after, region) for region in (move.from_, move.to))
    less = left[seat] + reached[seat] - left_after[seat] - reached_after[seat]
    if less > 0:
        return [said("consequence-retreat", True, n=less)]
    if (left, reached) != (left_after, reached_after):
        return []
    all_follow = marched(state, regions, seat, move, state.players[seat].units[move.unit][move.from_])
    return [said("consequence-idle-march")] if region_points(state, all_follow, move.to) == reached else []


def marched(state: Mosaic, regions: Regions, seat: int, move: verbs.Move, number: int) -> Regions:
    """The regions after so many units have marched."""
    units = state.players[seat].units[move.unit]
    bonus = unit_bonus(state, seat)[move.unit]
    after = Regions()
    after.cities, after.wonders = regions.cities, regions.wonders
    after.influence = [row[:] for row in regions.influence]
    after.influence[move.from_][seat] -= number + (bonus if units[move.from_] == number else 0)
    after.influence[move.to][seat] += number + (0 if units[move.to] else bonus)
    return after

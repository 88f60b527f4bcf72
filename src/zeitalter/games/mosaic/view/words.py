# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Amount, Arg, Description, Message, Prompt
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.actions import takings, worked
from zeitalter.games.mosaic.rules.building import wonder_cost
from zeitalter.games.mosaic.rules.look import is_still_on_top
from zeitalter.games.mosaic.rules.military import recruits_left
from zeitalter.games.mosaic.rules.offers import deck_card
from zeitalter.games.mosaic.rules.payment import missing

PROMPTS: dict[type[Step], str] = {
    steps.ChoosingLeader: "leader",
    steps.StartVillage: "placing",
    steps.Exploring: "region",
    steps.Locking: "lock",
    steps.ChoosingOffer: "offer",
}

# What "done" means depends on the question.
DONE_WORDS: dict[type[Step], str] = {
    steps.StartCards: "do-keep-rest",
    steps.Turn: "do-end-turn",
    steps.Looked: "do-put-back",
    steps.Laying: "do-keep",
    steps.Removing: "do-spare",
    steps.Expelling: "do-no-diplomats",
    steps.Shifting: "do-no-shift",
}


class Words:
    """Names and anchors of the things of one position."""

    def __init__(self, state: Mosaic) -> None:
        self.state = state
        self.catalogue = state.catalogue

    def region(self, region: int) -> str:
        return "region-" + self.catalogue.regions[region].id

    def hex(self, place: int) -> str:
        return "hex-" + self.catalogue.hexes[place].id

    def at_region(self, region: int) -> str:
        return "region:" + self.catalogue.regions[region].id

    def at_hex(self, place: int) -> str:
        return "hex:" + self.catalogue.hexes[place].id

    def at_units(self, seat: int, region: int, unit: int) -> str:
        """The units of one type a seat has in a region."""
        return f"units:{seat}:{self.catalogue.regions[region].id}:{c.UNIT_NAMES[unit]}"

    def at_any_units(self, seat: int, region: int) -> str:
        """The first type of units a seat has in a region: stands for all of them."""
        units = self.state.players[seat].units
        return self.at_units(seat, region, next(unit for unit in range(c.UNITS) if units[unit][region]))

    def tile(self, place: int) -> str:
        tile = self.state.tiles[place]
        if tile == c.NOTHING:
            return "tile-none"
        if self.catalogue.is_good(tile):
            return "good-" + self.catalogue.goods[tile]
        return "tile-" + self.catalogue.resource_tiles[tile - len(self.catalogue.goods)]


def currency(number: int) -> str:
    return "currency-" + c.CURRENCY_NAMES[number]


def track(number: int) -> str:
    return "track-" + c.TRACK_NAMES[number]


def unit(number: int) -> str:
    return "unit-" + c.UNIT_NAMES[number]


def deck_name(number: int) -> str:
    return "deck-" + c.DECK_NAMES[number]


def technology(state: Mosaic, card: int) -> str:
    return "technology-" + state.technology(card).id


def prompt(state: Mosaic, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = prompt_id(step)
    key = "prompt-" + name
    if isinstance(step, steps.Looked):
        key = looked_key(state, step)
    elif isinstance(step, steps.Removing) and any(isinstance(later, steps.Scoring) for later in state.agenda):
        key = "prompt-removing-general"
    return Prompt(id=name, words=Message(key, prompt_args(state, step)), anchors=prompt_anchors(state, step))


def looked_key(state: Mosaic, step: steps.Looked) -> str:
    is_vain = not takings(state, step.seat, step.deck)
    if is_still_on_top(state, step):
        return "prompt-looked-in-vain" if is_vain else "prompt-looked"
    return "prompt-looked-drawn-in-vain" if is_vain else "prompt-looked-drawn"


def prompt_id(step: Step) -> str:
    if isinstance(step, steps.Turn) and step.actions_left == 0:
        return "turn-over"
    if isinstance(step, steps.Removing) and step.region == c.SEVERAL:
        return "removing-several"
    return PROMPTS.get(type(step), step.NAME.replace("_", "-"))


def prompt_args(state: Mosaic, step: Step) -> dict[str, Arg]:
    match step:
        case steps.Drafting():
            return {"n": step.round + 1}
        case steps.Turn() if step.actions_left:
            return {"n": step.actions_left}
        case steps.Looked():
            return {"deck": deck_name(step.deck)}
        case steps.Laying():
            return {"card": technology(state, state.players[step.seat].down[-1].card)}
        case steps.Placing() | steps.StartVillage():
            return {"piece": placed(state, step.seat, step.piece)}
        case steps.Deploying() | steps.TakingTile() | steps.Removing() | steps.Raiding():
            return {"n": step.left}
        case steps.Raising():
            return {"n": step.amount}
        case steps.ShiftAmount():
            return {"from": track(step.from_), "to": track(step.to)}
        case steps.Military():
            return {
                "n": recruits_left(state, step.seat),
                "cost": state.catalogue.recruit_cost,
                "move": state.catalogue.move_cost,
            }
        case _:
            return {}


def placed(state: Mosaic, seat: int, piece: int) -> str:
    """A wonder by its name."""
    if piece == c.WONDER:
        return "wonder-" + state.catalogue.wonders[state.players[seat].wonders[-1]].id
    return "piece-" + c.PIECE_NAMES[piece]


def prompt_anchors(state: Mosaic, step: Step) -> list[str]:
    match step:
        case steps.Laying():
            return ["down:" + technology(state, state.players[step.seat].down[-1].card)]
        case steps.Looked():
            return ["deck:" + c.DECK_NAMES[step.deck]]
        case _:
            return []


def describe(state: Mosaic, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    return Description(words=words, anchors=anchors, amount=amount(state, seat))


def amount(state: Mosaic, seat: int) -> Amount | None:
    """How much production may be shifted, where that is the question."""
    step = state.agenda[-1]
    if not isinstance(step, steps.ShiftAmount):
        return None
    return Amount(1, state.players[seat].production[step.from_], noun="number")


Worded = tuple[Message, list[str]]  # with the anchors


def card_words(key: str, name: str, more: dict[str, Arg] | None = None) -> Worded:
    return Message(key, {"card": name, **(more or {})}), ["card:" + name]


def in_words(state: Mosaic, seat: int, action: Action) -> Worded:
    words = Words(state)
    catalogue = state.catalogue
    match action:
        case Done():
            return Message(done_key(state, state.agenda[-1])), ["button:done"]
        case verbs.Leader():
            return card_words("do-leader", "leader-" + catalogue.leaders[action.leader].id)
        case verbs.Draft():
            return card_words("do-draft", technology(state, action.technology))
        case verbs.Play():
            name = technology(state, action.technology)
            return Message("do-play", {"card": name}), ["down:" + name]
        case verbs.Military():
            return Message("do-military"), ["army"]
        case verbs.Refresh():
            return Message("do-refresh", {"deck": deck_name(action.deck)}), ["deck:" + c.DECK_NAMES[action.deck]]
        case verbs.Look():
            return Message("do-look", {"deck": deck_name(action.deck)}), ["deck:" + c.DECK_NAMES[action.deck]]
        case verbs.ClaimAge():
            return card_words("do-claim", "golden-" + catalogue.golden_ages[action.age].id)
        case verbs.Claim():
            return card_words("do-claim", "achievement-" + catalogue.achievements[action.achievement].id)
        case verbs.Region():
            return Message("do-region", {"region": words.region(action.region)}), [words.at_region(action.region)]
        case verbs.Place():
            return hex_words("do-place", words, action.hex)
        case verbs.Take():
            return hex_words("do-take", words, action.hex)
        case verbs.TakeOver():
            taken = state.pieces[action.hex]
            assert taken is not None
            args: dict[str, Arg] = {"hex": words.hex(action.hex), "seat": taken.seat}
            return Message("do-take-over", args), [words.at_hex(action.hex)]
        case verbs.Work() | verbs.Raise() | verbs.Shift() | verbs.Amount() | verbs.Raid() | verbs.Convert():
            return track_words(state, seat, action)
        case verbs.Deploy() | verbs.Recruit() | verbs.Move() | verbs.Remove() | verbs.Expel():
            return unit_words(words, seat, action)
        case _:
            return offer_words(state, seat, action)


def done_key(state: Mosaic, step: Step) -> str:
    if isinstance(step, steps.Looked) and not is_still_on_top(state, step):
        return "do-act-otherwise"
    return DONE_WORDS.get(type(step), "do-done")


def hex_words(key: str, words: Words, place: int) -> Worded:
    args: dict[str, Arg] = {"hex": words.hex(place), "tile": words.tile(place)}
    return Message(key, args), [words.at_hex(place)]


def track_words(state: Mosaic, seat: int, action: Action) -> Worded:
    """Actions with currencies and production tracks."""
    step = state.agenda[-1]
    match action:
        case verbs.Work():
            number = worked(state, seat, action.currency)
            anchors = ["track:" + c.CURRENCY_NAMES[action.currency]]
            return Message("do-work", {"n": number, "currency": currency(action.currency)}), anchors
        case verbs.Raise():
            assert isinstance(step, steps.Raising)
            args: dict[str, Arg] = {"track": track(action.track), "n": step.amount}
            return Message("do-raise", args), ["track:" + c.TRACK_NAMES[action.track]]
        case verbs.Shift():
            anchors = ["track:" + c.TRACK_NAMES[action.from_], "track:" + c.TRACK_NAMES[action.to]]
            return Message("do-shift", {"from": track(action.from_), "to": track(action.to)}), anchors
        case verbs.Amount():
            return Message("do-amount", {"n": action.number}), ["button:amount"]
        case verbs.Raid():
            assert isinstance(step, steps.Raiding)
            args = {"n": step.amount, "currency": currency(action.currency)}
            return Message("do-raid", args), ["stock:" + c.CURRENCY_NAMES[action.currency]]
        case verbs.Convert():
            leader = "card:leader-" + state.catalogue.leaders[state.players[seat].leader].id
            anchors = [leader, "stock:" + c.CURRENCY_NAMES[action.currency]]
            return Message("do-convert", {"currency": currency(action.currency)}), anchors
        case _:
            raise ValueError(f"not an action of this game: {action}")


def unit_words(words: Words, seat: int, action: Action) -> Worded:
    match action:
        case verbs.Deploy() | verbs.Recruit():
            key = "do-deploy" if isinstance(action, verbs.Deploy) else "do-recruit"
            args: dict[str, Arg] = {"unit": unit(action.unit), "region": words.region(action.region)}
            return Message(key, args), [words.at_region(action.region), "unit:" + c.UNIT_NAMES[action.unit]]
        case verbs.Move():
            args = {"unit": unit(action.unit), "from": words.region(action.from_), "to": words.region(action.to)}
            anchors = [words.at_units(seat, action.from_, action.unit), words.at_region(action.to)]
            return Message("do-move", args), anchors
        case verbs.Remove():
            args = {"seat": action.opponent, "unit": unit(action.unit), "region": words.region(action.region)}
            return Message("do-remove", args), [words.at_units(action.opponent, action.region, action.unit)]
        case verbs.Expel():
            args = {"seat": action.opponent, "from": words.region(action.from_), "to": words.region(action.to)}
            anchors = [words.at_any_units(action.opponent, action.from_), words.at_region(action.to)]
            return Message("do-expel", args), anchors
        case _:
            raise ValueError(f"not an action of this game: {action}")


def offer_words(state: Mosaic, seat: int, action: Action) -> Worded:
    """Actions with cards of an offer, with what they cost in money for what is missing."""
    catalogue = state.catalogue
    match action:
        case verbs.Research():
            money = missing(state, seat, c.IDEAS, catalogue.technology_cost) + action.money_for_first
            name = technology(state, action.technology)
            return card_words("do-research", name, {"money": c.MONEY_RATE * money, "n": catalogue.technology_cost})
        case verbs.Build():
            name = deck_card(state, c.BUILD, action.card)
            money = build_money(state, seat, catalogue.builds[action.card].piece)
            money += action.money_for_first + action.money_for_second
            return card_words("do-build", name, {"money": c.MONEY_RATE * money})
        case verbs.Found():
            money = build_money(state, seat, action.piece) + action.money_for_first
            piece = c.PIECE_NAMES[action.piece]
            return Message("do-found", {"piece": "piece-" + piece, "money": c.MONEY_RATE * money}), ["piece:" + piece]
        case verbs.Grow():
            money = missing(state, seat, c.FOOD, catalogue.populations[action.card].food) + action.money_for_first
            return card_words("do-grow", deck_card(state, c.POPULATION, action.card), {"money": c.MONEY_RATE * money})
        case verbs.GrowPlain():
            food, people = catalogue.plain_population
            money = missing(state, seat, c.FOOD, food) + action.money_for_first
            return Message("do-grow-plain", {"n": food, "people": people, "money": c.MONEY_RATE * money}), [
                "deck:population"
            ]
        case verbs.Levy():
            return card_words("do-levy", deck_card(state, c.TAX, action.card))
        case verbs.LevyPlain():
            return Message("do-tariff" if action.kind else "do-tax"), ["deck:tax"]
        case verbs.Wonder():
            stone, food = wonder_cost(state, seat)
            money = missing(state, seat, c.STONE, stone) + missing(state, seat, c.FOOD, food)
            money += action.money_for_first + action.money_for_second
            name = "wonder-" + catalogue.wonders[action.wonder].id
            return card_words("do-wonder", name, {"stone": stone, "food": food, "money": c.MONEY_RATE * money})
        case verbs.Govern():
            card = catalogue.governments[action.government]
            money = missing(state, seat, c.IDEAS, card.ideas) + action.money_for_first
            return card_words("do-govern", "government-" + card.id, {"n": card.ideas, "money": c.MONEY_RATE * money})
        case verbs.TakeSeen():
            step = state.agenda[-1]
            assert isinstance(step, steps.Looked)
            name = deck_card(state, step.deck, state.decks[step.deck][-1])
            return Message("do-take-seen", {"card": name}), ["deck:" + c.DECK_NAMES[step.deck]]
        case _:
            raise ValueError(f"not an action of this game: {action}")


def build_money(state: Mosaic, seat: int, piece: int) -> int:
    cost = state.catalogue.build_costs[piece]
    return missing(state, seat, c.STONE, cost[0]) + missing(state, seat, c.IDEAS, cost[1])

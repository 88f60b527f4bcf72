# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import TABLE, Action
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Description, Message, Prompt
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import state as kinds
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.actions import stone_of_work, worked
from zeitalter.games.mosaic.rules.moves import deck_card, missing, wonder_cost

PROMPTS = {
    kinds.CHOOSE_LEADER: "leader",
    kinds.DRAFTING: "drafting",
    kinds.START_CITY: "start-city",
    kinds.START_CARDS: "start-cards",
    kinds.TURN: "turn",
    kinds.LOOKED: "looked",
    kinds.LAYING: "laying",
    kinds.PLACING: "placing",
    kinds.DEPLOYING: "deploying",
    kinds.REMOVING: "removing",
    kinds.TAKING_TILE: "taking-tile",
    kinds.RAISING: "raising",
    kinds.SHIFTING: "shifting",
    kinds.SHIFT_AMOUNT: "shift-amount",
    kinds.RAIDING: "raiding",
    kinds.CHOOSING_REGION: "region",
    kinds.CHOOSING_OFFER: "offer",
    kinds.MILITARY: "military",
    kinds.EXPELLING: "expelling",
}

# What "done" means depends on the question.
DONE_WORDS = {
    kinds.START_CARDS: "do-keep-rest",
    kinds.TURN: "do-end-turn",
    kinds.LAYING: "do-keep",
    kinds.REMOVING: "do-spare",
    kinds.EXPELLING: "do-no-diplomats",
    kinds.SHIFTING: "do-no-shift",
}


class Words:
    """Names and anchors of the things of one position."""

    def __init__(self, state: Mosaic) -> None:
        self.state = state
        self.catalogue = state.catalogue

    def region(self, region: int) -> str:
        return "region-" + self.catalogue.regions[region].id

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
        present = [unit for unit in range(c.UNITS) if units[region * c.UNITS + unit]]
        return self.at_units(seat, region, present[0])

    def tile(self, place: int) -> str:
        tile = self.state.tiles[place]
        if tile == c.NOTHING:
            return "tile-none"
        if tile < c.GOODS:
            return "good-" + self.catalogue.goods[tile]
        return "tile-" + self.catalogue.resource_tiles[tile - c.GOODS]


def currency(number: int) -> str:
    return "currency-" + c.CURRENCY_NAMES[number]


def track(number: int) -> str:
    return "track-" + c.TRACK_NAMES[number]


def unit(number: int) -> str:
    return "unit-" + c.UNIT_NAMES[number]


def prompt(state: Mosaic, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = PROMPTS[step.kind]
    if step.kind == kinds.TURN and step.a == 0:
        name = "turn-over"
    elif step.kind == kinds.CHOOSING_REGION and step.a == 1:
        name = "lock"
    return Prompt(
        id=name, words=Message("prompt-" + name, prompt_args(state, step)), anchors=prompt_anchors(state, step)
    )


def prompt_args(state: Mosaic, step: Step) -> dict[str, Arg]:
    match step.kind:
        case kinds.DRAFTING:
            return {"n": step.a + 1}
        case kinds.TURN if step.a:
            return {"n": step.a}
        case kinds.LOOKED:
            return {"deck": "deck-" + c.DECK_NAMES[step.a]}
        case kinds.LAYING:
            return {"card": "technology-" + state.technology(state.players[step.seat].down[-1]).id}
        case kinds.PLACING:
            return {"piece": placed(state, step)}
        case kinds.DEPLOYING | kinds.TAKING_TILE:
            return {"n": step.b}
        case kinds.REMOVING | kinds.RAISING | kinds.RAIDING:
            return {"n": step.a}
        case kinds.SHIFT_AMOUNT:
            return {"from": track(step.a), "to": track(step.b)}
        case kinds.MILITARY:
            return {"n": step.a, "cost": state.catalogue.recruit_cost, "move": state.catalogue.move_cost}
        case _:
            return {}


def placed(state: Mosaic, step: Step) -> str:
    """A wonder by its name."""
    if step.a == c.WONDER:
        return "wonder-" + state.catalogue.wonders[state.players[step.seat].wonders[-1]].id
    return "piece-" + c.PIECE_NAMES[step.a]


def prompt_anchors(state: Mosaic, step: Step) -> list[str]:
    if step.kind == kinds.LAYING:
        return ["down:technology-" + state.technology(state.players[step.seat].down[-1]).id]
    if step.kind == kinds.LOOKED and state.decks[step.a]:
        return ["deck:" + c.DECK_NAMES[step.a]]
    return []


def describe(state: Mosaic, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    return Description(
        words=words,
        anchors=anchors,
        amount=action.a if action.verb == verbs.AMOUNT else None,
        irreversible=is_irreversible(state, seat, action),
    )


def card_words(key: str, name: str, more: dict[str, Arg] | None = None) -> tuple[Message, list[str]]:
    return Message(key, {"card": name, **(more or {})}), ["card:" + name]


def in_words(state: Mosaic, seat: int, action: Action) -> tuple[Message, list[str]]:
    words = Words(state)
    catalogue = state.catalogue
    match action.verb:
        case verbs.DONE:
            return Message(DONE_WORDS.get(state.agenda[-1].kind, "do-done")), ["button:done"]
        case verbs.LEADER:
            return card_words("do-leader", "leader-" + catalogue.leaders[action.a].id)
        case verbs.DRAFT:
            return card_words("do-draft", "technology-" + catalogue.technologies[action.a].id)
        case verbs.PLAY:
            name = "technology-" + catalogue.technologies[action.a].id
            return Message("do-play", {"card": name}), ["down:" + name]
        case verbs.WORK:
            amount = worked(state, seat, action.a)
            if action.a == c.STONE:
                amount += stone_of_work(state, seat)
            anchors = ["track:" + c.CURRENCY_NAMES[action.a]]
            return Message("do-work", {"n": amount, "currency": currency(action.a)}), anchors
        case verbs.MILITARY:
            return Message("do-military"), ["army"]
        case verbs.RAISE:
            return Message("do-raise", {"track": track(action.a), "n": state.agenda[-1].a}), [
                "track:" + c.TRACK_NAMES[action.a]
            ]
        case verbs.SHIFT:
            anchors = ["track:" + c.TRACK_NAMES[action.a], "track:" + c.TRACK_NAMES[action.b]]
            return Message("do-shift", {"from": track(action.a), "to": track(action.b)}), anchors
        case verbs.AMOUNT:
            return Message("do-amount", {"n": action.a}), ["button:amount"]
        case verbs.RAID:
            return Message("do-raid", {"n": state.agenda[-1].b, "currency": currency(action.a)}), [
                "stock:" + c.CURRENCY_NAMES[action.a]
            ]
        case verbs.CONVERT:
            leader = "card:leader-" + catalogue.leaders[state.players[seat].leader].id
            anchors = [leader, "stock:" + c.CURRENCY_NAMES[action.a]]
            return Message("do-convert", {"currency": currency(action.a)}), anchors
        case verbs.REFRESH | verbs.LOOK:
            key = "do-refresh" if action.verb == verbs.REFRESH else "do-look"
            return Message(key, {"deck": "deck-" + c.DECK_NAMES[action.a]}), ["deck:" + c.DECK_NAMES[action.a]]
        case verbs.CLAIM_AGE:
            return card_words("do-claim", "golden-" + catalogue.golden_ages[action.a].id)
        case verbs.CLAIM:
            return card_words("do-claim", "achievement-" + catalogue.achievements[action.a].id)
        case verbs.REGION:
            return Message("do-region", {"region": words.region(action.a)}), [words.at_region(action.a)]
        case verbs.PLACE | verbs.TAKE | verbs.TAKE_OVER:
            return hex_words(state, words, action)
        case verbs.DEPLOY | verbs.RECRUIT | verbs.MOVE | verbs.REMOVE | verbs.EXPEL:
            return unit_words(words, seat, action)
        case _:
            return offer_words(state, seat, action)


def hex_words(state: Mosaic, words: Words, action: Action) -> tuple[Message, list[str]]:
    args: dict[str, Arg] = {"region": words.region(state.region_of(action.a)), "tile": words.tile(action.a)}
    if action.verb == verbs.TAKE_OVER:
        args = {"region": args["region"], "seat": state.holder[action.a] >> 3}
        return Message("do-take-over", args), [words.at_hex(action.a)]
    return Message("do-place" if action.verb == verbs.PLACE else "do-take", args), [words.at_hex(action.a)]


def unit_words(words: Words, seat: int, action: Action) -> tuple[Message, list[str]]:
    match action.verb:
        case verbs.DEPLOY | verbs.RECRUIT:
            key = "do-deploy" if action.verb == verbs.DEPLOY else "do-recruit"
            args: dict[str, Arg] = {"unit": unit(action.a), "region": words.region(action.b)}
            return Message(key, args), [words.at_region(action.b), "unit:" + c.UNIT_NAMES[action.a]]
        case verbs.MOVE:
            args = {"unit": unit(action.a), "from": words.region(action.b), "to": words.region(action.c)}
            anchors = [words.at_units(seat, action.b, action.a), words.at_region(action.c)]
            return Message("do-move", args), anchors
        case verbs.REMOVE:
            args = {"seat": action.a, "unit": unit(action.b), "region": words.region(action.c)}
            return Message("do-remove", args), [words.at_units(action.a, action.c, action.b)]
        case _:
            args = {"seat": action.a, "from": words.region(action.b), "to": words.region(action.c)}
            anchors = [words.at_any_units(action.a, action.b), words.at_region(action.c)]
            return Message("do-expel", args), anchors


def offer_words(state: Mosaic, seat: int, action: Action) -> tuple[Message, list[str]]:
    """Actions with cards of an offer, with what they cost in money for what is missing."""
    catalogue = state.catalogue
    match action.verb:
        case verbs.RESEARCH:
            money = missing(state, seat, c.IDEAS, catalogue.technology_cost) + action.b
            name = deck_card(state, c.TECHNOLOGY, action.a)
            return card_words("do-research", name, {"money": 2 * money, "n": catalogue.technology_cost})
        case verbs.BUILD:
            name = deck_card(state, c.BUILD, action.a)
            money = build_money(state, seat, catalogue.builds[action.a].piece) + action.b + action.c
            return card_words("do-build", name, {"money": 2 * money})
        case verbs.FOUND:
            money = build_money(state, seat, action.a) + action.b
            piece = c.PIECE_NAMES[action.a]
            return Message("do-found", {"piece": "piece-" + piece, "money": 2 * money}), ["piece:" + piece]
        case verbs.GROW:
            card = catalogue.populations[action.a]
            money = missing(state, seat, c.FOOD, card.food) + action.b
            name = deck_card(state, c.POPULATION, action.a)
            return card_words("do-grow", name, {"money": 2 * money})
        case verbs.GROW_PLAIN:
            food, people = catalogue.plain_population
            money = missing(state, seat, c.FOOD, food) + action.a
            return Message("do-grow-plain", {"n": food, "people": people, "money": 2 * money}), ["deck:population"]
        case verbs.LEVY:
            return card_words("do-levy", deck_card(state, c.TAX, action.a))
        case verbs.LEVY_PLAIN:
            key = "do-tariff" if action.a else "do-tax"
            return Message(key), ["deck:tax"]
        case verbs.WONDER:
            stone, food = wonder_cost(state, seat)
            money = missing(state, seat, c.STONE, stone) + missing(state, seat, c.FOOD, food) + action.b + action.c
            name = "wonder-" + catalogue.wonders[action.a].id
            return card_words("do-wonder", name, {"stone": stone, "food": food, "money": 2 * money})
        case verbs.GOVERN:
            card_ = catalogue.governments[action.a]
            money = missing(state, seat, c.IDEAS, card_.ideas) + action.b
            return card_words("do-govern", "government-" + card_.id, {"n": card_.ideas, "money": 2 * money})
        case verbs.TAKE_SEEN:
            deck = state.agenda[-1].a
            name = deck_card(state, deck, state.decks[deck][-1])
            return Message("do-take-seen", {"card": name}), ["deck:" + c.DECK_NAMES[deck]]
        case _:
            raise ValueError(f"not an action of this game: {action}")


def build_money(state: Mosaic, seat: int, piece: int) -> int:
    cost = state.catalogue.build_costs[piece]
    return missing(state, seat, c.STONE, cost[0]) + missing(state, seat, c.IDEAS, cost[1])


def is_irreversible(state: Mosaic, seat: int, action: Action) -> bool:
    """Whether undo will not help: something new comes to light, or somebody else is to decide next."""
    if seat == TABLE:
        return False
    if state.is_sealed(state.agenda[-1]):
        return False
    after = state.copy()
    after.apply(seat, action)
    return after.borders() != state.borders() or after.actors() != [seat]

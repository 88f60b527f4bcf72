"""The actions of the game."""

from typing import Final

from zeitalter.core.action import FIRST_GAME_VERB, Action, Noun, Verb, Vocabulary
from zeitalter.games.civ1980.model.catalogue import CARDS, COMMODITIES, TRADE_CARDS, Catalogue

DONE: Final = FIRST_GAME_VERB  # nothing more to do in this decision
FOLLOW: Final = FIRST_GAME_VERB + 1  # take a ready-made proposal; 0: decide by hand instead (accepted, not listed)
DEMAND: Final = FIRST_GAME_VERB + 2  # demand that a simultaneous phase is played in order (accepted, not listed)
NATION: Final = FIRST_GAME_VERB + 3
PLACE: Final = FIRST_GAME_VERB + 4  # an area: start, volcano
TAX: Final = FIRST_GAME_VERB + 5
CITY: Final = FIRST_GAME_VERB + 6  # a city to take, lose, reduce, defend next
GROW: Final = FIRST_GAME_VERB + 7
LEVY: Final = FIRST_GAME_VERB + 8  # upkeep of one ship by a token
SCRAP: Final = FIRST_GAME_VERB + 9
LAUNCH: Final = FIRST_GAME_VERB + 10  # build a ship from the treasury
MOVE: Final = FIRST_GAME_VERB + 11
VOYAGE: Final = FIRST_GAME_VERB + 12  # load, sail and land in one go
LOAD: Final = FIRST_GAME_VERB + 13
SAIL: Final = FIRST_GAME_VERB + 14
LAND: Final = FIRST_GAME_VERB + 15
FOUND: Final = FIRST_GAME_VERB + 16  # build a city
GOLD: Final = FIRST_GAME_VERB + 17
READY: Final = FIRST_GAME_VERB + 18  # offer a ready-made packet; 0: put one together by hand
ANSWER: Final = FIRST_GAME_VERB + 19  # answer a packet with a ready-made one
ACCEPT: Final = FIRST_GAME_VERB + 20
REFUSE: Final = FIRST_GAME_VERB + 21
RETRACT: Final = FIRST_GAME_VERB + 22
PUT: Final = FIRST_GAME_VERB + 23  # how many cards of a kind lie in the packet being put together
OFFER: Final = FIRST_GAME_VERB + 24
COUNTER: Final = FIRST_GAME_VERB + 25
BUY: Final = FIRST_GAME_VERB + 26
PAY: Final = FIRST_GAME_VERB + 27
HAND_BACK: Final = FIRST_GAME_VERB + 28
LOSE: Final = FIRST_GAME_VERB + 29
PLAIN: Final = FIRST_GAME_VERB + 30
HIT: Final = FIRST_GAME_VERB + 31  # points another player is to lose
NAME: Final = FIRST_GAME_VERB + 32
KEEP: Final = FIRST_GAME_VERB + 33
SHOW: Final = FIRST_GAME_VERB + 34
CONSCRIPT: Final = FIRST_GAME_VERB + 35  # build a ship, some tokens of its price from an area

BY_HAND: Final = 0
ALL: Final = 7  # an offer to everybody
NO_WISH: Final = COMMODITIES
SEATS: Final = 7
PROPOSALS: Final = 16
MOST: Final = 256  # amounts are below this

DONE_ACTION: Final = Action(DONE)
DEMAND_ACTION: Final = Action(DEMAND)
HAND_ACTION: Final = Action(FOLLOW, BY_HAND)
FOLLOWS: Final = [Action(FOLLOW, k) for k in range(PROPOSALS)]
BUYS: Final = [Action(BUY, card) for card in range(CARDS)]
GOLD_ACTION: Final = Action(GOLD)


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    area = Noun("area", catalogue.area_ids)
    water = Noun("water", catalogue.water_ids)
    card = Noun("card", catalogue.trade_ids)
    named = Noun("named", catalogue.trade_ids[:COMMODITIES])
    amount = Noun("amount", None, MOST)
    ship = Noun("ship", None, 16)
    packet = Noun("packet")
    proposal = Noun("proposal", None, PROPOSALS)
    return Vocabulary(
        [
            Verb(DONE, "done", []),
            Verb(FOLLOW, "follow", [proposal]),
            Verb(DEMAND, "demand_order", []),
            Verb(NATION, "nation", [Noun("nation", [nation.id for nation in catalogue.nations])]),
            Verb(PLACE, "place", [area]),
            Verb(TAX, "tax", [Noun("rate", None, 4)]),
            Verb(CITY, "city", [area]),
            Verb(GROW, "grow", [area, amount]),
            Verb(LEVY, "levy", [area]),
            Verb(SCRAP, "scrap", [ship]),
            Verb(LAUNCH, "launch", [water]),
            Verb(CONSCRIPT, "conscript", [water, area, Noun("levied", None, 3)]),
            Verb(MOVE, "move", [Noun("from", catalogue.area_ids), Noun("to", catalogue.area_ids), amount]),
            Verb(VOYAGE, "voyage", [ship, water, amount]),
            Verb(LOAD, "load", [ship, amount]),
            Verb(SAIL, "sail", [ship, water]),
            Verb(LAND, "land", [ship, amount]),
            Verb(FOUND, "found", [area]),
            Verb(GOLD, "gold", []),
            Verb(READY, "ready", [proposal, Noun("to", None, ALL + 1)]),
            Verb(ANSWER, "answer", [packet, proposal]),
            Verb(ACCEPT, "accept", [packet]),
            Verb(REFUSE, "refuse", [packet]),
            Verb(RETRACT, "retract", [packet]),
            Verb(PUT, "put", [card, amount]),
            Verb(
                OFFER,
                "offer",
                [Noun("to", None, ALL + 1), named, Noun("wish", [*catalogue.trade_ids[:COMMODITIES], "nothing"])],
            ),
            Verb(COUNTER, "counter", [packet, named]),
            Verb(BUY, "buy", [Noun("card", catalogue.card_ids)]),
            Verb(PAY, "pay", [named, amount]),
            Verb(HAND_BACK, "hand_back", [card]),
            Verb(LOSE, "lose", [area, amount]),
            Verb(PLAIN, "plain", [Noun("plain", catalogue.plain_ids)]),
            Verb(HIT, "hit", [Noun("victim", None, SEATS), amount]),
            Verb(NAME, "name", [Noun("beneficiary", None, SEATS)]),
            Verb(KEEP, "keep", [Noun("part", None, 3)]),
            Verb(SHOW, "show", [Noun("grain", None, TRADE_CARDS)]),
        ]
    )

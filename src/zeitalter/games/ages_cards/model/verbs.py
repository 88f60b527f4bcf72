"""The actions of the game, each built once and shared."""

from typing import Final

from zeitalter.core.action import FIRST_GAME_VERB, Action, Noun, Verb, Vocabulary
from zeitalter.games.ages_cards.model.catalogue import ERAS, INSTANCES, RESOURCES, SEATS, WONDERS, Catalogue

DONE: Final = FIRST_GAME_VERB  # buy nothing, leave the effect unused, no further reaction ...
PLAY_RESOURCE: Final = FIRST_GAME_VERB + 1
PLAY_TECHNOLOGY: Final = FIRST_GAME_VERB + 2
ACTIVATE: Final = FIRST_GAME_VERB + 3
REFRESH_CARD: Final = FIRST_GAME_VERB + 4
EXHAUST_CARD: Final = FIRST_GAME_VERB + 5
GAIN: Final = FIRST_GAME_VERB + 6
CHOOSE: Final = FIRST_GAME_VERB + 7
COPY_CARD: Final = FIRST_GAME_VERB + 8
USE: Final = FIRST_GAME_VERB + 9
DEPLOY: Final = FIRST_GAME_VERB + 10
STRIKE: Final = FIRST_GAME_VERB + 11
RETURN: Final = FIRST_GAME_VERB + 12
REACT: Final = FIRST_GAME_VERB + 13
GIVE: Final = FIRST_GAME_VERB + 14
BUY: Final = FIRST_GAME_VERB + 15
PAY: Final = FIRST_GAME_VERB + 16
SPEND: Final = FIRST_GAME_VERB + 17
BUILD: Final = FIRST_GAME_VERB + 18
TAKE_BACK: Final = FIRST_GAME_VERB + 19
PLACE_FAME: Final = FIRST_GAME_VERB + 20
MOVE_FAME: Final = FIRST_GAME_VERB + 21

DONE_ACTION: Final = Action(DONE)
ACTIVATE_ACTION: Final = Action(ACTIVATE)
RETURN_ACTION: Final = Action(RETURN)
PAY_ACTION: Final = Action(PAY)
PLAY_RESOURCES: Final = [Action(PLAY_RESOURCE, card) for card in range(INSTANCES)]
PLAY_TECHNOLOGIES: Final = [Action(PLAY_TECHNOLOGY, card) for card in range(INSTANCES)]
REFRESHES: Final = [Action(REFRESH_CARD, card) for card in range(INSTANCES)]
EXHAUSTS: Final = [Action(EXHAUST_CARD, card) for card in range(INSTANCES)]
GAINS: Final = [Action(GAIN, resource) for resource in range(RESOURCES)]
CHOICES: Final = [Action(CHOOSE, seat) for seat in range(SEATS)]
COPIES: Final = [Action(COPY_CARD, card) for card in range(INSTANCES)]
USES: Final = [Action(USE, card) for card in range(INSTANCES)]
DEPLOYMENTS: Final = [Action(DEPLOY, card) for card in range(INSTANCES)]
STRIKES: Final = [Action(STRIKE, card) for card in range(INSTANCES)]
REACTIONS: Final = [Action(REACT, card) for card in range(INSTANCES)]
GIFTS: Final = [Action(GIVE, wonder) for wonder in range(WONDERS)]
PURCHASES: Final = [Action(BUY, card) for card in range(INSTANCES)]
SPENDINGS: Final = [Action(SPEND, resource) for resource in range(RESOURCES)]
BUILDINGS: Final = [Action(BUILD, wonder) for wonder in range(WONDERS)]
RETURNS: Final = [Action(TAKE_BACK, card) for card in range(INSTANCES)]
PLACEMENTS: Final = [Action(PLACE_FAME, era) for era in range(ERAS)]

RESOURCE_NAMES: Final = ["food", "iron", "animal", "gunpowder", "oil", "earth", "space"]
ERA_NAMES: Final = ["animal", "gunpowder", "oil", "earth", "space"]


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    card = Noun("card", catalogue.instance_names)
    wonder = Noun("wonder", [w.id for w in catalogue.wonders])
    resource = Noun("resource", RESOURCE_NAMES)
    era = Noun("era", ERA_NAMES)
    return Vocabulary(
        [
            Verb(DONE, "done", []),
            Verb(PLAY_RESOURCE, "resource", [card]),
            Verb(PLAY_TECHNOLOGY, "technology", [card]),
            Verb(ACTIVATE, "activate", []),
            Verb(REFRESH_CARD, "refresh", [card]),
            Verb(EXHAUST_CARD, "exhaust", [card]),
            Verb(GAIN, "gain", [resource]),
            Verb(CHOOSE, "choose", [Noun("opponent", None, SEATS)]),
            Verb(COPY_CARD, "copy", [card]),
            Verb(USE, "use", [card]),
            Verb(DEPLOY, "deploy", [card]),
            Verb(STRIKE, "strike", [card]),
            Verb(RETURN, "return", []),
            Verb(REACT, "react", [card]),
            Verb(GIVE, "give", [wonder]),
            Verb(BUY, "buy", [card]),
            Verb(PAY, "pay", []),
            Verb(SPEND, "spend", [resource]),
            Verb(BUILD, "build", [wonder]),
            Verb(TAKE_BACK, "take_back", [card]),
            Verb(PLACE_FAME, "place", [era]),
            Verb(MOVE_FAME, "move", [Noun("from", ERA_NAMES), era]),
        ]
    )

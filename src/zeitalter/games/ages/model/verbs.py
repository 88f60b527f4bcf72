"""The actions of the game; those that occur often are built once and shared."""

from typing import Final

from zeitalter.core.action import FIRST_GAME_VERB, Action, Noun, Verb, Vocabulary
from zeitalter.games.ages.model.catalogue import BUILT, CARDS, Catalogue

SEATS: Final = 4
SLOTS: Final = 13

DONE: Final = FIRST_GAME_VERB  # end the turn, pass, no more sacrifices, decline ...
TAKE: Final = FIRST_GAME_VERB + 1
GROW: Final = FIRST_GAME_VERB + 2
BUILD: Final = FIRST_GAME_VERB + 3
UPGRADE: Final = FIRST_GAME_VERB + 4
DESTROY: Final = FIRST_GAME_VERB + 5
STAGE: Final = FIRST_GAME_VERB + 6
LEAD: Final = FIRST_GAME_VERB + 7
DISCOVER: Final = FIRST_GAME_VERB + 8
REVOLT: Final = FIRST_GAME_VERB + 9
USE: Final = FIRST_GAME_VERB + 10
USE_BUILD: Final = FIRST_GAME_VERB + 11
USE_UPGRADE: Final = FIRST_GAME_VERB + 12
USE_DISCOVER: Final = FIRST_GAME_VERB + 13
USE_REVOLT: Final = FIRST_GAME_VERB + 14
TACTIC: Final = FIRST_GAME_VERB + 15
DRAFT: Final = FIRST_GAME_VERB + 16
FREE_GROW: Final = FIRST_GAME_VERB + 17
DRAW: Final = FIRST_GAME_VERB + 18
SWAP: Final = FIRST_GAME_VERB + 19
PLACE: Final = FIRST_GAME_VERB + 20
ATTACK: Final = FIRST_GAME_VERB + 21
OFFER: Final = FIRST_GAME_VERB + 22
BREAK: Final = FIRST_GAME_VERB + 23
COLONIZE: Final = FIRST_GAME_VERB + 24
DISCARD: Final = FIRST_GAME_VERB + 25
ACCEPT: Final = FIRST_GAME_VERB + 26
REFUSE: Final = FIRST_GAME_VERB + 27
BID: Final = FIRST_GAME_VERB + 28
SACRIFICE: Final = FIRST_GAME_VERB + 29
SPEND: Final = FIRST_GAME_VERB + 30
LOSE: Final = FIRST_GAME_VERB + 31
RAZE: Final = FIRST_GAME_VERB + 32
MIX: Final = FIRST_GAME_VERB + 33
TURN: Final = FIRST_GAME_VERB + 34
SURRENDER: Final = FIRST_GAME_VERB + 35
ANNEX: Final = FIRST_GAME_VERB + 36
STEAL: Final = FIRST_GAME_VERB + 37
SKIP: Final = FIRST_GAME_VERB + 38
CHOOSE: Final = FIRST_GAME_VERB + 39
FREE_BUILD: Final = FIRST_GAME_VERB + 40
GIVE: Final = FIRST_GAME_VERB + 41

DONE_ACTION: Final = Action(DONE)
GROW_ACTION: Final = Action(GROW)
FREE_GROW_ACTION: Final = Action(FREE_GROW)
DRAW_ACTION: Final = Action(DRAW)
SWAP_ACTION: Final = Action(SWAP)
ACCEPT_ACTION: Final = Action(ACCEPT)
REFUSE_ACTION: Final = Action(REFUSE)
TAKES: Final = [Action(TAKE, slot) for slot in range(SLOTS)]
BUILDS: Final = [Action(BUILD, card) for card in range(BUILT)]
UPGRADES: Final = [[Action(UPGRADE, old, new) for new in range(BUILT)] for old in range(BUILT)]
DESTROYS: Final = [Action(DESTROY, card) for card in range(BUILT)]
STAGES: Final = [Action(STAGE, n) for n in range(10)]
LEADS: Final = [Action(LEAD, card) for card in range(CARDS)]
DISCOVERIES: Final = [Action(DISCOVER, card) for card in range(CARDS)]
REVOLTS: Final = [Action(REVOLT, card) for card in range(CARDS)]
USES: Final = [Action(USE, card) for card in range(CARDS)]
TACTICS: Final = [Action(TACTIC, card) for card in range(CARDS)]
DRAFTS: Final = [Action(DRAFT, card) for card in range(BUILT)]
PLACES: Final = [Action(PLACE, card) for card in range(CARDS)]
DISCARDS: Final = [Action(DISCARD, card) for card in range(CARDS)]
SACRIFICES: Final = [Action(SACRIFICE, card) for card in range(BUILT)]
SPENDINGS: Final = [Action(SPEND, card) for card in range(CARDS)]
LOSSES: Final = [Action(LOSE, card) for card in range(BUILT)]
MIXES: Final = [Action(MIX, food) for food in range(100)]
BIDS: Final = [Action(BID, n) for n in range(200)]


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    card = Noun("card", catalogue.ids)
    target = Noun("target", catalogue.ids)
    tech = Noun("tech", catalogue.ids[:BUILT])
    old = Noun("from", catalogue.ids[:BUILT])
    seat = Noun("opponent", None, SEATS)
    return Vocabulary(
        [
            Verb(DONE, "done", []),
            Verb(TAKE, "take", [Noun("slot", None, SLOTS)]),
            Verb(GROW, "grow", []),
            Verb(BUILD, "build", [tech]),
            Verb(UPGRADE, "upgrade", [old, tech]),
            Verb(DESTROY, "destroy", [tech]),
            Verb(STAGE, "stage", [Noun("stages", None, 10)]),
            Verb(LEAD, "lead", [card]),
            Verb(DISCOVER, "discover", [card]),
            Verb(REVOLT, "revolt", [card]),
            Verb(USE, "use", [card]),
            Verb(USE_BUILD, "use_build", [card, tech]),
            Verb(USE_UPGRADE, "use_upgrade", [card, old, tech]),
            Verb(USE_DISCOVER, "use_discover", [card, target]),
            Verb(USE_REVOLT, "use_revolt", [card, target]),
            Verb(TACTIC, "tactic", [card]),
            Verb(DRAFT, "draft", [tech]),
            Verb(FREE_GROW, "free_grow", []),
            Verb(DRAW, "draw", []),
            Verb(SWAP, "swap", []),
            Verb(PLACE, "place", [card]),
            Verb(ATTACK, "attack", [card, seat]),
            Verb(OFFER, "offer", [card, seat, Noun("role", ["a", "b"])]),
            Verb(BREAK, "break", [seat]),
            Verb(COLONIZE, "colonize", [card]),
            Verb(DISCARD, "discard", [card]),
            Verb(ACCEPT, "accept", []),
            Verb(REFUSE, "refuse", []),
            Verb(BID, "bid", [Noun("amount", None, 200)]),
            Verb(SACRIFICE, "sacrifice", [tech]),
            Verb(SPEND, "spend", [card]),
            Verb(LOSE, "lose", [tech]),
            Verb(RAZE, "raze", [seat, tech]),
            Verb(MIX, "mix", [Noun("food", None, 100)]),
            Verb(TURN, "turn", [card]),
            Verb(SURRENDER, "surrender", [card]),
            Verb(ANNEX, "annex", [card]),
            Verb(STEAL, "steal", [card]),
            Verb(SKIP, "skip", [tech]),
            Verb(CHOOSE, "choose", [card]),
            Verb(FREE_BUILD, "free_build", [tech]),
            Verb(GIVE, "give", [tech]),
        ]
    )

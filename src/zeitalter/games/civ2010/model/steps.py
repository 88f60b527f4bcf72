"""Kinds of steps. Those up to LAST_ASKING ask somebody, the others run by themselves."""

from typing import Final

# Setting up
CONSENT: Final = 0  # sealed, everybody
PICKING: Final = 1
SETTLING: Final = 2  # the capital
PLACING_WONDER: Final = 3  # a: wonder of Egypt
PLACING_FIGURE: Final = 4  # a: first figure it may be
PLACING_FIRST_PERSON: Final = 5  # a: great person of America
# Start of turn
STARTING: Final = 6
SENDING: Final = 7  # a: scout
DISPLACING: Final = 8  # a: square of the new city
RAISING: Final = 9  # Hanging Gardens
PLACING_PERSON: Final = 10  # a: kind
# Trade
TRADING: Final = 11  # open, several seats at once
# City management
MANAGING: Final = 12
SITING: Final = 13  # a: what (see production.py), b: city
SPLITTING: Final = 14  # b: city
HARVESTING_MORE: Final = 15  # b: city
# Abilities, events, reactions
PAYING: Final = 16  # a: resource or NONE for any, b: how many, c: seat's ability that is paid for
AIMING_ABILITY: Final = 17  # a: ability, b: what was chosen so far
AIMING_EVENT: Final = 18  # a: card, b: what was chosen so far + 1
REACTING: Final = 19  # a: depth, b: what is answered, c: who it is aimed at (bit mask)
AGREEING: Final = 20  # a: depth, b: card
LEARNING: Final = 21  # a: seat to learn from, or NONE for all others, b: highest level, c: 1 when it may be left
DISCARDING: Final = 22
REWARDING: Final = 23  # choose a player who gets a coin, or trade
TAKING_RESOURCE: Final = 24  # the Germans, after a military technology
# Movement
MOVING: Final = 25
MARCHING: Final = 26
RAZING: Final = 27  # a: square
INTERRUPTING: Final = 28  # a: seat that is moving
# Battle
FIGHTING: Final = 29  # a: 1 after a unit was played
WOUNDING: Final = 30  # a: side that is hurt, b: wounds left
HEALING: Final = 31  # a: side, b: wounds left
SAVING: Final = 32  # the Chinese save one unit
LOOTING: Final = 33  # a: loser, b: 1 for a city
LOOTING_CARD: Final = 34  # a: loser
LOOTING_MORE: Final = 35  # a: loser
# Research
RESEARCHING: Final = 36  # sealed, everybody
LAST_ASKING: Final = 36

BEGIN_CIVILIZATIONS: Final = 37
BEGIN_PLAYER: Final = 38
BEGIN_PERSON: Final = 39
BEGIN_ROUND: Final = 40
BEGIN_START: Final = 41
END_START: Final = 42
BEGIN_TRADE: Final = 43
BEGIN_MANAGING: Final = 44
BEGIN_MOVING: Final = 45
BEGIN_RESEARCH: Final = 46
CHECK_HAND: Final = 47
RESOLVE_EVENT: Final = 48  # a: card, b: target, c: depth
RESOLVE_ABILITY: Final = 49  # a: ability, b: target, c: depth
RESOLVE_CITY: Final = 50  # a: what, b: city + 4 * free, c: square + 1 + 1024 * depth
RESOLVE_CANCEL: Final = 51  # a: depth that is cancelled, c: its own depth
ENTER: Final = 52  # a: square the marching group goes to, b: 1 to infiltrate the city there
ARRIVE: Final = 53  # what happens where the group stops
BEGIN_BATTLE: Final = 54  # a: square, b: figures mask of the attacker
NEXT_FIGHT: Final = 55  # a: 1 after a unit was played
END_BATTLE: Final = 56
BEGIN_LEARNING: Final = 57  # as LEARNING
BEGIN_LOOT: Final = 58  # as LOOTING
AFTER_MATH: Final = 59  # a: winner, b: loser, c: what was fought for
BEGIN_PAYING: Final = 60  # as PAYING
BEGIN_SPLITTING: Final = 61  # as SPLITTING
KINDS: Final = 62

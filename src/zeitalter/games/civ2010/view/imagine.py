"""A full position that fits a view: what the view hides is drawn from a stream of chance."""

from zeitalter.core.chance import Stream
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.battle import Battle, Front, new_battle
from zeitalter.games.civ2010.model.catalogue import GIFT, GREAT_PERSON, NONE, PHASE_NAMES, UNIT_TYPES, Catalogue
from zeitalter.games.civ2010.model.offer import Offer, Terms, new_offer
from zeitalter.games.civ2010.model.player import Player
from zeitalter.games.civ2010.model.shared import Numbers, changed
from zeitalter.games.civ2010.model.state import Civ2010, Settings
from zeitalter.games.civ2010.model.turn import ONCE_NAMES, PROJECT_NAMES, Project, Target, Turn, new_turn
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.payment import sources
from zeitalter.games.civ2010.view.observe import forces
from zeitalter.games.civ2010.view.shape import (
    BattleView,
    Civ2010View,
    OfferView,
    ProjectView,
    SheetView,
    TargetView,
    TurnView,
)


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def imagine(state: Civ2010, view: Civ2010View, rng: Stream) -> None:
    """Fill a blank position that gives this view again; what the view hides is drawn from `rng`."""
    state.edition = view.edition
    state.game.attach(state)
    chosen = view.settings
    state.settings = Settings(chosen.first_game, chosen.choosing, chosen.own_battle_turn, chosen.limit)
    state.round = view.round
    state.start_player = view.start_player
    state.ground = tuple(view.ground)
    state.works = tuple(view.works)
    state.owner = tuple(view.owner)
    state.district = tuple(view.district)
    state.holder = view.holder[:]
    state.market = view.market[:]
    state.supply = tuple(view.supply)
    state.spent = view.spent[:]
    state.wonder_market = tuple(view.wonder_market)
    state.wonder_square = tuple(view.wonder_square)
    state.obsolete = mask_of(view.obsolete)
    state.canal = view.canal
    state.disasters = view.disasters
    state.offers_left = view.offers_left[:]
    state.traded = mask_of(view.traded)
    state.held = view.held[:]
    state.winners = mask_of(view.winners)
    state.players = [imagine_sheet(state.catalogue, sheet) for sheet in view.players]
    state.revealed = mask_of([place for place, tile in enumerate(view.place_tiles) if tile != NONE])
    state.discards = [tuple(pile) for pile in view.discards]
    state.unit_discards = [tuple(pile) for pile in view.unit_discards]
    state.turn = imagine_turn(view.turn)
    everyone = state.everyone()
    imagine_tiles(state, view, rng)
    imagine_supplies(state, view, rng)
    imagine_cards(state, view, rng, everyone)
    imagine_tokens(state, view, rng, everyone)
    imagine_units(state, view, rng, everyone)
    state.offers = [imagine_offer(state, owner, offer, rng) for owner, offer in enumerate(view.offers)]
    assert view.flow is not None
    for step in [state.game.step(packed) for packed in view.flow.agenda]:
        if isinstance(step, steps.Paying):
            imagine_payment(state, view, step.seat, step.resource)
        elif isinstance(step, steps.AimingAbility):
            resource = ability_of(state, step.tech, step.number).resource
            if resource != NONE:
                imagine_payment(state, view, step.seat, resource)


def imagine_turn(view: TurnView) -> Turn:
    turn = new_turn(view.seat, PHASE_NAMES.index(view.phase))
    turn.actions = tuple(view.actions)
    turn.bonus = tuple(view.bonus)
    turn.pool = view.pool
    turn.wonders = mask_of(view.wonders)
    turn.moved = mask_of(view.moved)
    turn.group = mask_of(view.group)
    turn.square = view.square
    turn.left = view.left
    turn.quiet = mask_of(view.quiet)
    turn.cancelled = mask_of(view.cancelled)
    turn.once = mask_of([ONCE_NAMES.index(name) for name in view.once])
    turn.targets = tuple([imagine_target(target) for target in view.targets])
    if view.project is not None:
        turn.project = imagine_project(view.project)
    return turn


def imagine_target(view: TargetView) -> Target:
    return Target(
        view.seat,
        view.city,
        view.square,
        view.second,
        view.wonder,
        view.tech,
        view.armies,
        view.scouts,
        view.marching,
    )


def imagine_project(view: ProjectView) -> Project:
    kind = PROJECT_NAMES.index(view.kind)
    return Project(kind, view.index, view.city, view.free, view.second, view.square)


def imagine_payment(state: Civ2010, view: Civ2010View, seat: int, resource: int) -> None:
    """Whoever has to pay can: if nothing in the open will do, something that lies face down must."""
    if sources(state, seat, resource):
        return
    catalogue = state.catalogue
    player, sheet = state.players[seat], view.players[seat]
    seen = {*view.spent, *[token for other in view.players for token in other.tokens]}
    for token in player.tokens:
        for other, content in enumerate(catalogue.token_content):
            alike = (other < catalogue.huts) == (token < catalogue.huts)
            if token not in sheet.tokens and content == resource and alike and other not in seen:
                for holder in state.players:
                    holder.tokens = tuple(sorted(exchanged(holder.tokens, token, other)))
                for offer in state.offers:
                    offer.terms = tuple([with_tokens(terms, token, other) for terms in offer.terms])
                state.hut_pile = exchanged(state.hut_pile, token, other)
                state.village_pile = exchanged(state.village_pile, token, other)
                state.token = exchanged(state.token, token, other)
                state.token_known = swapped(state.token_known, token, other)
                return
    seen = {*[card for pile in view.discards for card in pile], *[card for s in view.players for card in s.cards]}
    for card in player.cards:
        for other, event in enumerate(catalogue.cards):
            fits = event.op == GIFT and (resource == NONE or event.resources >> resource & 1)
            alike = event.era == catalogue.cards[card].era
            if card not in sheet.cards and fits and alike and other not in seen:
                for holder in state.players:
                    holder.cards = tuple(sorted(exchanged(holder.cards, card, other)))
                for offer in state.offers:
                    offer.terms = tuple([with_cards(terms, card, other) for terms in offer.terms])
                state.decks = [exchanged(deck, card, other) for deck in state.decks]
                state.card_known = swapped(state.card_known, card, other)
                return


def exchanged(pile: Numbers, first: int, second: int) -> Numbers:
    """A hand or pile after two tokens or cards, there or elsewhere, took each other's place."""
    return tuple(second if one == first else first if one == second else one for one in pile)


def with_tokens(terms: Terms, first: int, second: int) -> Terms:
    return Terms(terms.give, terms.want, tuple(sorted(exchanged(terms.tokens, first, second))), terms.cards)


def with_cards(terms: Terms, first: int, second: int) -> Terms:
    return Terms(terms.give, terms.want, terms.tokens, tuple(sorted(exchanged(terms.cards, first, second))))


def swapped(known: Numbers, first: int, second: int) -> Numbers:
    return changed(changed(known, first, known[second]), second, known[first])


def imagine_sheet(catalogue: Catalogue, view: SheetView) -> Player:
    player = Player.blank()
    player.civilization = view.civilization
    player.government = view.government
    player.fresh = mask_of(view.fresh)
    player.newest = mask_of(view.newest)
    player.unrest = view.unrest
    player.grounded = mask_of(view.grounded)
    player.techs = mask_of(view.techs)
    player.track = view.track
    player.culture = view.culture
    player.trade = view.trade
    player.targets = tuple(view.targets)
    player.centres = tuple(view.centres)
    player.walls = mask_of(view.walls)
    player.resources = tuple(view.resources)
    player.reserve = tuple(view.reserve)
    player.coins, player.figures = view.coin_tokens[:], view.armies + view.scouts
    for one in view.used:
        player.used |= catalogue.techs[one.tech].abilities[one.number].bit
    return player


def imagine_tiles(state: Civ2010, view: Civ2010View, rng: Stream) -> None:
    unseen = [tile for tile in state.catalogue.neutral_tiles if tile not in view.place_tiles]
    rng.shuffle(unseen)
    state.place_tiles = tuple([unseen.pop() if tile == NONE else tile for tile in view.place_tiles])
    state.spare_tiles = tuple(unseen)


def imagine_supplies(state: Civ2010, view: Civ2010View, rng: Stream) -> None:
    persons = [kind for kind, n in enumerate(view.persons) for i in range(n)]
    rng.shuffle(persons)
    state.persons = tuple(persons)
    state.wonder_deck = ()
    for era in (2, 1, 0):  # modern wonders lie below
        wonders = [wonder for wonder in view.wonder_deck if state.catalogue.wonders[wonder].era == era]
        rng.shuffle(wonders)
        state.wonder_deck += tuple(wonders)


def viewer_bit(view: Civ2010View) -> int:
    return 0 if view.seat is None else 1 << view.seat


def imagine_cards(state: Civ2010, view: Civ2010View, rng: Stream, everyone: int) -> None:
    catalogue = state.catalogue
    located = {card for pile in view.discards for card in pile} | {c for sheet in view.players for c in sheet.cards}
    card_known = [0] * len(catalogue.cards)
    state.decks = [()]
    for era in range(1, 4):
        unseen = [c for c, event in enumerate(catalogue.cards) if event.era == era and c not in located]
        rng.shuffle(unseen)
        for seat, sheet in enumerate(view.players):
            known = sum(catalogue.cards[card].era == era for card in sheet.cards)
            state.players[seat].cards += tuple([unseen.pop() for i in range(sheet.card_eras[era] - known)])
        state.decks.append(tuple(unseen))
    for seat, sheet in enumerate(view.players):
        state.players[seat].cards = tuple(sorted([*state.players[seat].cards, *sheet.cards]))
        for card in state.players[seat].cards:
            card_known[card] = 1 << seat
        for card in sheet.cards:
            card_known[card] |= viewer_bit(view)
    for pile in view.discards:
        for card in pile:
            card_known[card] = everyone
    state.card_known = tuple(card_known)


def imagine_tokens(state: Civ2010, view: Civ2010View, rng: Stream, everyone: int) -> None:
    catalogue = state.catalogue
    located = set(view.spent) | {token for sheet in view.players for token in sheet.tokens}
    unseen = [token for token in range(len(catalogue.token_content)) if token not in located]
    rng.shuffle(unseen)
    huts = [token for token in unseen if token < catalogue.huts]
    villages = [token for token in unseen if token >= catalogue.huts]
    persons = [token for token in villages if catalogue.token_content[token] == GREAT_PERSON]
    keepable = [token for token in villages if token not in persons]
    token_known = [0] * len(catalogue.token_content)
    for seat, sheet in enumerate(view.players):
        known = sum(token < catalogue.huts for token in sheet.tokens)
        drawn = [huts.pop() for i in range(sheet.huts - known)]
        drawn += [keepable.pop() for i in range(sheet.villages - (len(sheet.tokens) - known))]
        state.players[seat].tokens = tuple(sorted(sheet.tokens + drawn))
        for token in state.players[seat].tokens:
            token_known[token] = 1 << seat
        for token in sheet.tokens:
            token_known[token] |= viewer_bit(view)
    for token in view.spent:
        token_known[token] = everyone
    state.token_known = tuple(token_known)
    rest = keepable + persons
    rng.shuffle(rest)
    state.token = tuple(
        [huts.pop() if kind == "hut" else rest.pop() if kind == "village" else NONE for kind in view.hidden]
    )
    state.hut_pile, state.village_pile = tuple(huts), tuple(rest)


def imagine_units(state: Civ2010, view: Civ2010View, rng: Stream, everyone: int) -> None:
    catalogue = state.catalogue
    state.battle = imagine_battle(view.battle)
    battle = state.battle
    in_play = [unit for front in battle.fronts for unit in front.units if unit != NONE]
    dead = [] if not (battle.fronts or sum(view.battle.hand_sizes)) else battle.lost[0] + battle.lost[1]
    located = {unit for pile in view.unit_discards for unit in pile} | set(in_play) | set(dead)
    located |= {unit for sheet in view.players for unit in sheet.units}
    located |= {unit for hand in view.battle.hands for unit in hand}
    state.unit_decks = []
    for kind in range(UNIT_TYPES):
        unseen = [u for u, unit_type in enumerate(catalogue.unit_type) if unit_type == kind and u not in located]
        rng.shuffle(unseen)
        for seat, sheet in enumerate(view.players):
            known = sum(catalogue.unit_type[unit] == kind for unit in sheet.units)
            state.players[seat].units += tuple([unseen.pop() for i in range(sheet.unit_types[kind] - known)])
        if view.battle.village and not view.battle.shown[1]:
            battle.hands[1] += [unseen.pop() for i in range(view.battle.hand_types[kind])]
        state.unit_decks.append(tuple(unseen))
    for seat, sheet in enumerate(view.players):
        state.players[seat].units = tuple(sorted([*state.players[seat].units, *sheet.units]))
    for side in range(2):
        imagine_hand(state, view.battle, side, rng)
    unit_known = unit_knowledge(state, view)
    for unit in in_play + dead + [unit for pile in view.unit_discards for unit in pile]:
        unit_known[unit] = everyone
    state.unit_known = tuple(unit_known)


def imagine_battle(view: BattleView) -> Battle:
    battle = new_battle()
    battle.square = view.square
    battle.village = view.village
    battle.city = view.city
    battle.seats = view.seats[:]
    battle.bonus = view.bonus[:]
    battle.turn = view.turn
    battle.charge = view.charge
    for seen in view.fronts:
        front = Front.blank()
        front.units = seen.units[:]
        front.wounds = seen.wounds[:]
        battle.fronts.append(front)
    battle.lost = [units[:] for units in view.lost]
    battle.healed = (tuple(view.healed[0]), tuple(view.healed[1]))
    return battle


def imagine_hand(state: Civ2010, view: BattleView, side: int, rng: Stream) -> None:
    """A hand is drawn from the forces; that of barbarians is not."""
    battle = state.battle
    if view.shown[side]:
        battle.hands[side] = view.hands[side][:]
    if view.village and side == 1:
        battle.hands[side].sort()
        return
    if battle.seats[side] == NONE:
        return
    player = state.players[battle.seats[side]]
    if not view.shown[side]:
        drawn = list(player.units)
        rng.shuffle(drawn)
        battle.hands[side] = sorted(drawn[: view.hand_sizes[side]])
    player.units = tuple(unit for unit in player.units if unit not in battle.hands[side])


def unit_knowledge(state: Civ2010, view: Civ2010View) -> list[int]:
    """By unit: the seats that know it in somebody's forces or hand."""
    known = [0] * len(state.catalogue.unit_type)
    for seat in range(view.seats):
        for unit in forces(state, seat):
            known[unit] = 1 << seat
    for side in range(2):
        for unit in state.battle.hands[side]:
            known[unit] = 1 << state.battle.seats[side]
    for sheet in view.players:
        for unit in sheet.units:
            known[unit] |= viewer_bit(view)
    for side, hand in enumerate(view.battle.hands):
        for unit in hand if view.battle.shown[side] else []:
            known[unit] |= viewer_bit(view)
    return known


def imagine_offer(state: Civ2010, owner: int, view: OfferView, rng: Stream) -> Offer:
    """What the owner gives face down is drawn from what it holds, unless the viewer is the owner."""
    offer = new_offer()
    offer.partner = view.partner
    offer.submitted = view.submitted
    offer.accepted = mask_of(view.accepted)
    catalogue = state.catalogue
    tokens, cards = list(state.players[owner].tokens), list(state.players[owner].cards)
    rng.shuffle(tokens)
    rng.shuffle(cards)
    all_terms = list(offer.terms)
    for partner, seen in enumerate(view.terms):
        given, played = seen.tokens[:], seen.cards[:]
        if not given:
            given += take(tokens, [token for token in tokens if token < catalogue.huts][: seen.huts])
            given += take(tokens, [token for token in tokens if token >= catalogue.huts][: seen.villages])
        if not played:
            for era, number in enumerate(seen.card_eras):
                played += take(cards, [card for card in cards if catalogue.cards[card].era == era][:number])
        all_terms[partner] = Terms(tuple(seen.give), tuple(seen.want), tuple(sorted(given)), tuple(sorted(played)))
    offer.terms = tuple(all_terms)
    return offer


def take(pile: list[int], taken: list[int]) -> list[int]:
    """These, no longer in the pile."""
    pile[:] = [one for one in pile if one not in taken]
    return taken

"""What a seat may know."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from zeitalter.games.civ2010.model.battle import Front
from zeitalter.games.civ2010.model.catalogue import NONE, OPEN_HAND, PHASE_NAMES, UNIT_TYPES, Catalogue, Icons
from zeitalter.games.civ2010.model.offer import GIVE_ITEMS, NO_TERMS, WANT_ITEMS, Terms
from zeitalter.games.civ2010.model.player import FIRST_SCOUT, IN_STOCK, Player
from zeitalter.games.civ2010.model.shared import Numbers
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import ONCE_NAMES, PROJECT_NAMES, Project, Target, Turn
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.battle import city_bonus, hand_size, strength
from zeitalter.games.civ2010.rules.pyramid import learnable, open_rows, row_mask
from zeitalter.games.civ2010.rules.research import discount
from zeitalter.games.civ2010.view.shape import (
    AbilityView,
    BattleView,
    CityView,
    Civ2010View,
    FrontView,
    OfferView,
    ProjectView,
    RowView,
    SettingsView,
    SheetView,
    TargetView,
    TermsView,
    TurnView,
    YieldView,
)

ERAS: Final = 4  # of culture events, those of the start among them


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1] if mask else []


def count(values: Sequence[int], size: int) -> list[int]:
    result = [0] * size
    for value in values:
        result[value] += 1
    return result


def knows(masks: Numbers, item: int, seat: int | None) -> bool:
    return seat is not None and masks[item] >> seat & 1 != 0


# ---- observing ------------------------------------------------------------------------------------------------------


def observe(state: Civ2010, seat: int | None) -> Civ2010View:
    huts = state.catalogue.huts
    settings = state.settings
    return Civ2010View(
        game="civ2010",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        edition=state.edition,
        settings=SettingsView(settings.first_game, settings.choosing, settings.own_battle_turn, settings.limit),
        round=state.round,
        start_player=state.start_player,
        players=[observe_sheet(state, owner, seat) for owner in range(state.seats)],
        ground=list(state.ground),
        works=list(state.works),
        owner=list(state.owner),
        district=list(state.district),
        holder=state.holder[:],
        hidden=["" if token == NONE else "hut" if token < huts else "village" for token in state.token],
        blockaded=[i for i, holder in enumerate(state.holder) if holder != NONE and board.is_blockaded(state, i)],
        place_tiles=[tile if state.revealed >> i & 1 else NONE for i, tile in enumerate(state.place_tiles)],
        market=state.market[:],
        supply=list(state.supply),
        hut_pile=len(state.hut_pile),
        village_pile=len(state.village_pile),
        spent=state.spent[:],
        persons=count(state.persons, len(state.catalogue.persons)),
        wonder_deck=sorted(state.wonder_deck),
        wonder_market=list(state.wonder_market),
        wonder_square=list(state.wonder_square),
        obsolete=bits(state.obsolete),
        canal=state.canal,
        disasters=state.disasters,
        decks=[len(deck) for deck in state.decks],
        discards=[list(pile) for pile in state.discards],
        unit_decks=[len(deck) for deck in state.unit_decks],
        unit_discards=[list(pile) for pile in state.unit_discards],
        turn=observe_turn(state.turn),
        battle=observe_battle(state, seat),
        offers=[observe_offer(state, owner, seat) for owner in range(state.seats)],
        offers_left=state.offers_left[:],
        traded=bits(state.traded),
        held=state.held[:],
        winners=bits(state.winners),
    )


def observe_turn(turn: Turn) -> TurnView:
    return TurnView(
        seat=turn.seat,
        phase=PHASE_NAMES[turn.phase],
        actions=list(turn.actions),
        bonus=list(turn.bonus),
        pool=turn.pool,
        project=None if turn.project is None else observe_project(turn.project),
        once=[ONCE_NAMES[bit] for bit in bits(turn.once)],
        wonders=bits(turn.wonders),
        moved=bits(turn.moved),
        group=bits(turn.group),
        square=turn.square,
        left=turn.left,
        quiet=bits(turn.quiet),
        targets=[observe_target(target) for target in turn.targets],
        cancelled=bits(turn.cancelled),
    )


def observe_project(project: Project) -> ProjectView:
    kind = PROJECT_NAMES[project.kind]
    return ProjectView(kind, project.index, project.city, project.free, project.second, project.square)


def observe_target(target: Target) -> TargetView:
    return TargetView(
        seat=target.seat,
        city=target.city,
        square=target.square,
        second=target.second,
        wonder=target.wonder,
        tech=target.tech,
        armies=target.armies,
        scouts=target.scouts,
        marching=target.marching,
    )


def forces(state: Civ2010, seat: int) -> list[int]:
    """Standing forces and battle hand together: which are in hand is nobody else's business."""
    units = list(state.players[seat].units)
    for side in range(2):
        if state.battle.seats[side] == seat and not (state.battle.village and side == 1):
            units += state.battle.hands[side]
    return sorted(units)


def observe_sheet(state: Civ2010, owner: int, seat: int | None) -> SheetView:
    player = state.players[owner]
    catalogue = state.catalogue
    units = forces(state, owner)
    known = [unit for unit in units if knows(state.unit_known, unit, seat)]
    techs = catalogue.techs if player.used else []  # mostly none has been used
    huts = sum([token < catalogue.huts for token in player.tokens])
    cities = [(slot, board.CityIcons(state, owner, slot)) for slot in board.own_cities(player)]
    return SheetView(
        civilization=player.civilization,
        government=player.government,
        fresh=bits(player.fresh),
        newest=bits(player.newest),
        unrest=player.unrest,
        techs=bits(player.techs),
        track=player.track,
        culture=player.culture,
        trade=player.trade,
        coin_tokens=player.coins[:],
        armies=player.figures[:FIRST_SCOUT],
        scouts=player.figures[FIRST_SCOUT:],
        grounded=bits(player.grounded),
        targets=list(player.targets),
        centres=list(player.centres),
        walls=bits(player.walls),
        resources=list(player.resources),
        huts=huts,
        villages=len(player.tokens) - huts,
        tokens=[token for token in player.tokens if knows(state.token_known, token, seat)],
        card_eras=count([catalogue.cards[card].era for card in player.cards], ERAS),
        cards=[card for card in player.cards if knows(state.card_known, card, seat)],
        unit_types=count([catalogue.unit_type[unit] for unit in units], UNIT_TYPES),
        units=known,
        reserve=list(player.reserve),
        used=[AbilityView(one.tech, one.number) for tech in techs for one in tech.abilities if player.used & one.bit],
        armies_left=player.figures[:FIRST_SCOUT].count(IN_STOCK),
        scouts_left=player.figures[FIRST_SCOUT:].count(IN_STOCK),
        unit_strengths=[board.ranked_strength(catalogue, player, unit) for unit in known],
        coins=sum([icons.coin for _, icons in cities]) + board.more_coins(state, owner),
        income=sum([icons.trade for _, icons in cities]) + catalogue.governments[player.government].trade,
        hand_limit=board.hand_limit(state, owner),
        speed=board.highest_speed(state, player),
        stacking=board.stacking_limit(state, player),
        combat_bonus=board.combat_bonus(state, owner),
        battle_hand=hand_size(state, owner, 1, False),
        ranks=[board.rank(catalogue, player, kind) for kind in range(UNIT_TYPES)],
        city_limit=board.city_limit(state, player),
        learnable=bits(learnable(state, owner)),
        rows=observe_rows(state, player),
        discount=discount(state, owner),
        cities=[observe_city(state, owner, slot, icons) for slot, icons in cities],
    )


def observe_rows(state: Civ2010, player: Player) -> list[RowView]:
    rows = [bits(row_mask(state, player, level)) for level in range(1, 6)]
    levels = open_rows([0, *[len(row) for row in rows]])
    return [RowView(level, row, level in levels) for level, row in enumerate(rows, 1)]


def observe_city(state: Civ2010, seat: int, slot: int, icons: board.CityIcons) -> CityView:
    player = state.players[seat]
    catalogue, ground, works = state.catalogue, state.ground, state.works
    return CityView(
        slot=slot,
        centre=player.centres[slot],
        walls=player.walls >> slot & 1 != 0,
        trade=icons.trade,
        production=icons.production + board.more_production(state, seat, slot),
        culture=board.devoted(state, seat, icons.culture),
        defence=city_bonus(state, seat, slot),
        resources=bits(board.resources_on(state, icons.squares)),
        squares=[observe_yield(catalogue, square, ground[square], works[square]) for square in icons.squares],
    )


@lru_cache(maxsize=4096)
def observe_yield(catalogue: Catalogue, square: int, ground: int, work: int) -> YieldView:
    """The same squares are seen again and again."""
    source: Icons = catalogue.grounds[ground] if work == NONE else catalogue.works[work]
    resource = catalogue.grounds[ground].resource if work == NONE else NONE
    return YieldView(square, source.trade, source.production, source.culture, source.coin, resource)


def sees_hand(state: Civ2010, side: int, seat: int | None) -> bool:
    """The own hand; with the Oracle the enemy's as well, but not for barbarians."""
    seats = state.battle.seats
    if seat is None or seat not in seats:
        return False
    if seats[side] == seat:
        return True
    return not (state.battle.village and side == 0) and board.has_wonder(state, seat, OPEN_HAND)


def observe_battle(state: Civ2010, seat: int | None) -> BattleView:
    battle = state.battle
    seen = [sees_hand(state, side, seat) for side in range(2)]
    barbarians = battle.hands[1] if battle.village else []
    return BattleView(
        square=battle.square,
        seats=battle.seats[:],
        village=battle.village,
        city=battle.city,
        hands=[hand[:] if seen[side] else [] for side, hand in enumerate(battle.hands)],
        shown=seen,
        hand_sizes=[len(hand) for hand in battle.hands],
        hand_types=count([state.catalogue.unit_type[unit] for unit in barbarians], UNIT_TYPES),
        fronts=[observe_front(state, front) for front in battle.fronts],
        lost=[units[:] for units in battle.lost],
        bonus=battle.bonus[:],
        turn=battle.turn,
        charge=battle.charge,
        healed=[list(techs) for techs in battle.healed],
        hand_strengths=[
            [strength(state, side, unit) for unit in hand] if seen[side] else []
            for side, hand in enumerate(battle.hands)
        ],
    )


def observe_front(state: Civ2010, front: Front) -> FrontView:
    strengths = [0 if unit == NONE else strength(state, side, unit) for side, unit in enumerate(front.units)]
    return FrontView(front.units[:], front.wounds[:], strengths)


# Nearly all offers say nothing nearly always.
NOTHING: Final = TermsView([0] * GIVE_ITEMS, [0] * WANT_ITEMS, 0, 0, [0] * ERAS, [], [])


def observe_offer(state: Civ2010, owner: int, seat: int | None) -> OfferView:
    offer = state.offers[owner]
    own = owner == seat
    terms = [NOTHING if one is NO_TERMS else observe_terms(state, one, own) for one in offer.terms[: state.seats]]
    return OfferView(offer.partner, terms, offer.submitted, bits(offer.accepted))


def observe_terms(state: Civ2010, terms: Terms, own: bool) -> TermsView:
    huts = sum([token < state.catalogue.huts for token in terms.tokens])
    return TermsView(
        give=list(terms.give),
        want=list(terms.want),
        huts=huts,
        villages=len(terms.tokens) - huts,
        card_eras=count([state.catalogue.cards[card].era for card in terms.cards], ERAS),
        tokens=list(terms.tokens) if own else [],
        cards=list(terms.cards) if own else [],
    )

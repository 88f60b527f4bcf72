# mypyc: no
"""What a seat may know: all but the order of the decks, the hands of the draft and secret face-down technologies."""

from msgspec import Struct

from zeitalter.core.view import View
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import HAND, OPEN, Mosaic, Player
from zeitalter.games.mosaic.rules.free import measure
from zeitalter.games.mosaic.rules.influence import Regions, empire_points, region_points, survey
from zeitalter.games.mosaic.rules.placing import can_place, usual_place
from zeitalter.games.mosaic.rules.scoring import points
from zeitalter.games.mosaic.rules.setup import hand


class Tableau(Struct, frozen=True):
    """One player. Cards are numbers of the catalogue; -1 stands for a face-down card the viewer does not know."""

    leader: int
    population: int
    stock: list[int]
    production: list[int]
    government_production: list[int]
    goods: list[int]
    goods_kinds: int
    symbols: list[int]
    up: list[int]
    down: list[int]
    down_from: list[int]
    down_since: list[int]
    drafted_up: list[int]  # technologies of the draft that lie face up by now
    builds: list[int]
    taxes: list[int]
    wonders: list[int]
    golden_ages: list[int]
    achievements: list[int]
    government: int
    refreshed: int
    sites: list[list[int]]
    units: list[int]
    power_used: int
    expelled: int
    doubled: int
    empire_vp: int
    card_vp: int
    points: list[int]  # by category, as if the game ended now
    progress: list[int]  # towards each achievement
    scoring: int  # what an empire scoring would give now, with the government
    room: list[bool]  # whether a city, port, farm, craft village could be placed
    wonder_room: list[bool]  # whether each wonder could be placed


class DeckView(Struct, frozen=True):
    """A deck and its offer. `bottom` are the cards everybody saw going under it, the lowest first."""

    size: int
    offer: list[int]
    bottom: list[int]
    top: int  # if the viewer knows it
    top_seen: int
    has_empire: bool


class RegionView(Struct, frozen=True):
    influence: list[int]
    points: list[int]  # what a scoring would give now
    leader: int
    cities: int
    wonders: int


class MosaicView(View, frozen=True, kw_only=True):
    players: list[Tableau]
    tiles: list[int]
    holder: list[int]
    decks: list[DeckView]
    regions: list[RegionView]
    used_population: list[int]
    achievements: list[int]
    achievements_in_play: list[int]
    bonus: int
    locked: list[int]
    draft_round: int  # picks made so far
    hands: list[list[int]]  # what the viewer had to choose from in each round
    picks: list[int]  # the viewer's own
    start_player: int
    active: int
    turns: int
    round: int
    final_round: int
    ending: int
    empires: int
    scorings: int
    pending: int
    looked: int
    moved: list[int]


def observe(state: Mosaic, seat: int | None) -> MosaicView:
    done = len(state.picks[0])
    taken_up = all(player.leader != c.NOTHING for player in state.players)  # hands, after the choice of leaders
    seen = range(min(done + 1, HAND)) if seat is not None and taken_up else range(0)
    regions = survey(state)
    scoring = empire_points(state, regions)
    return MosaicView(
        game="mosaic",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        players=[observe_player(state, other, seat, regions, scoring[other]) for other in range(state.seats)],
        tiles=state.tiles[:],
        holder=state.holder[:],
        decks=[observe_deck(state, deck, seat) for deck in range(c.DECKS)],
        regions=[observe_region(regions, region) for region in range(len(regions.leader))],
        used_population=state.used_population[:],
        achievements=state.achievements[:],
        achievements_in_play=state.achievements_in_play[:],
        bonus=state.bonus,
        locked=state.locked[:],
        draft_round=done,
        hands=[hand(state, seat, turn) for turn in seen] if seat is not None else [],
        picks=state.picks[seat][:] if seat is not None else [],
        start_player=state.start_player,
        active=state.active,
        turns=state.turns,
        round=state.round,
        final_round=state.final_round,
        ending=state.ending,
        empires=state.empires,
        scorings=state.scorings,
        pending=state.pending,
        looked=state.looked,
        moved=state.moved[:],
    )


def observe_player(state: Mosaic, seat: int, viewer: int | None, regions: Regions, scoring: int) -> Tableau:
    player = state.players[seat].copy()
    down = player.down
    if seat != viewer:
        down = [card if origin == OPEN else c.NOTHING for card, origin in zip(player.down, player.down_from)]
    return Tableau(
        leader=player.leader,
        population=player.population,
        stock=player.stock,
        production=player.production,
        government_production=government_production(state, player),
        goods=player.goods,
        goods_kinds=state.goods_kinds(seat),
        symbols=player.symbols,
        up=player.up,
        down=down,
        down_from=player.down_from,
        down_since=player.down_since,
        drafted_up=[card for card in player.up if card in state.picks[seat]],
        builds=player.builds,
        taxes=player.taxes,
        wonders=player.wonders,
        golden_ages=player.golden_ages,
        achievements=player.achievements,
        government=player.government,
        refreshed=player.refreshed,
        sites=player.sites,
        units=player.units,
        power_used=player.power_used,
        expelled=player.expelled,
        doubled=player.doubled,
        empire_vp=player.empire_vp,
        card_vp=player.card_vp,
        points=points(state, seat),
        progress=progress(state, seat, regions),
        scoring=scoring,
        room=[can_place(state, seat, piece, usual_place(piece)) for piece in range(c.WONDER)],
        wonder_room=wonder_room(state, seat),
    )


def progress(state: Mosaic, seat: int, regions: Regions) -> list[int]:
    """Towards each achievement; the regions are counted already."""
    found: list[int] = []
    for card in state.catalogue.achievements:
        is_counted = card.need == c.NEED_DOMINATED
        found.append(regions.leader.count(seat) if is_counted else measure(state, seat, card.index))
    return found


def wonder_room(state: Mosaic, seat: int) -> list[bool]:
    """Whether each wonder could be placed; many of them go to the same places."""
    by_place: dict[int, bool] = {}
    for wonder in state.catalogue.wonders:
        if wonder.where not in by_place:
            by_place[wonder.where] = can_place(state, seat, c.WONDER, wonder.where)
    return [by_place[wonder.where] for wonder in state.catalogue.wonders]


def government_production(state: Mosaic, player: Player) -> list[int]:
    if player.government == c.NOTHING:
        return [0] * c.TRACKS
    return state.catalogue.governments[player.government].production[:]


def observe_deck(state: Mosaic, deck: int, viewer: int | None) -> DeckView:
    cards = state.decks[deck]
    knows = viewer is not None and state.top_seen[deck] >> viewer & 1 and cards
    return DeckView(
        size=len(cards),
        offer=state.offers[deck][:],
        bottom=cards[: state.under[deck]],
        top=cards[-1] if knows else c.NOTHING,
        top_seen=state.top_seen[deck],
        has_empire=c.EMPIRE in cards,
    )


def observe_region(regions: Regions, region: int) -> RegionView:
    return RegionView(
        regions.influence[region],
        region_points(regions, region),
        regions.leader[region],
        regions.cities[region],
        regions.wonders[region],
    )

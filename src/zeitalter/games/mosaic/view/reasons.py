# mypyc: no
"""Why nothing can be done with an element of the board now."""

from zeitalter.core.agenda import Step
from zeitalter.core.wording import Message
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.player import Player
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.placing import has_piece, takes_village
from zeitalter.games.mosaic.rules.tiles import tile_hexes
from zeitalter.games.mosaic.rules.units import is_left, is_present, may_be_removed
from zeitalter.games.mosaic.view.reasons_turn import TurnReasons, lacking_symbols
from zeitalter.games.mosaic.view.things import Thing, find

IN_TURN = (steps.Turn, steps.Looked, steps.Military)


def why_not(state: Mosaic, seat: int, anchor: str) -> Message | None:
    """What holds whoever is asked comes first: cards that belong to somebody, regions out of play."""
    if not state.agenda:
        return Message("why-over")
    thing = find(state, seat, anchor)
    if thing is None:
        return None
    lasting = for_good(state, seat, thing)
    if lasting is not None:
        return lasting
    step = state.agenda[-1]
    if not state.is_actor(seat):
        return not_asked(state, step, seat)
    if isinstance(step, IN_TURN):
        return TurnReasons(state, seat, step).of(thing)
    return Choices(state, seat).of(thing, step) or first(step)


def not_asked(state: Mosaic, step: Step, seat: int) -> Message:
    if isinstance(step, steps.Drafting):
        return Message("why-draft-waits")
    return Message("why-others", {"seat": state.actors()[0]})


def first(step: Step) -> Message:
    """Something else is to be decided before."""
    return Message("why-first", {"what": "question-" + step.NAME.replace("_", "-")})


def for_good(state: Mosaic, seat: int, thing: Thing) -> Message | None:
    """What nobody can do anything with, or only somebody else."""
    if thing.kind in ("hex", "region") and not state.in_play(thing.region):
        return Message("why-out-of-play")
    if thing.kind != "card":
        return None
    if thing.group == "achievement":
        owners = [other for other in range(state.seats) if thing.number in state.players[other].achievements]
        return Message("why-claimed", {"seat": owners[0]}) if owners else None
    if thing.group == "golden":
        owners = [other for other in range(state.seats) if thing.number in state.players[other].golden_ages]
        return Message("why-claimed", {"seat": owners[0]}) if owners else None
    if thing.group == "wonder":
        owners = [other for other in range(state.seats) if thing.number in state.players[other].wonders]
        return Message("why-built", {"seat": owners[0]}) if owners else None
    if thing.group == "government":
        owners = [other for other in range(state.seats) if state.players[other].government == thing.number]
        return Message("why-governs", {"seat": owners[0]}) if owners else None
    if thing.group == "leader":
        owners = [other for other in range(state.seats) if state.players[other].leader == thing.number]
        if owners and owners[0] == seat and state.power(seat) in (c.CONVERT_POWER, c.TAKE_OVER):
            return Message("why-power-used") if state.players[seat].power_used else None
        return Message("why-leads", {"seat": owners[0]}) if owners else None
    return None if thing.is_offered else lying(state, seat, thing)


def lying(state: Mosaic, seat: int, thing: Thing) -> Message | None:
    """A card that is not on offer: it lies before somebody."""
    for other, player in enumerate(state.players):
        owned = {"technology": player.up, "build": player.builds, "tax": player.taxes}.get(thing.group, [])
        if thing.number in owned:
            return Message("why-in-play", {"seat": other})
        if thing.group == "technology" and thing.number in known_down(player, seat):
            return Message("why-face-down", {"seat": other})
    if thing.group == "technology" and thing.number in state.picks[seat]:
        return Message("why-picked")
    return None


def known_down(player: Player, seat: int) -> list[int]:
    """The technologies that lie face down before a player, as far as this seat has seen them."""
    return [down.card for down in player.down if down.known_by >> seat & 1]


class Choices:
    """Reasons where an effect or the set-up asks for one thing."""

    def __init__(self, state: Mosaic, seat: int) -> None:
        self.state = state
        self.seat = seat

    def of(self, thing: Thing, step: Step) -> Message | None:
        match step, thing.kind:
            case steps.Placing(), "hex":
                return self.hex(thing, step.piece, step.where, step.region)
            case steps.StartCity(), "hex":
                return self.hex(thing, c.CITY, c.ANYWHERE, c.NOTHING)
            case steps.StartVillage(), "hex":
                return self.hex(thing, step.piece, c.BESIDE_CITY, c.NOTHING)
            case steps.TakingTile(), "hex":
                return self.tile(thing, step)
            case steps.Deploying(), "region":
                return Message("why-not-there")
            case steps.Deploying(), "unit":
                left = is_left(self.state, self.seat, thing.number)
                return Message("why-other-unit" if left else "why-supply-empty", {"unit": thing.name})
            case steps.Removing(), "units":
                return self.removal(thing, step)
            case steps.Raising(), "track":
                return Message("why-other-track", {"track": thing.name})
            case steps.Shifting(), "track":
                return Message("why-no-production", {"track": thing.name})
            case steps.Exploring(), "region":
                return Message("why-city-there")
            case steps.Locking(), "region":
                return Message("why-not-dominated")
            case steps.Expelling(), "units":
                return Message("why-own-units") if thing.seat == self.seat else None
            case steps.Raiding(), "stock":
                return Message("why-raid")
            case steps.Laying() | steps.StartCards(), "down":
                return lacking_symbols(self.state, self.seat, self.state.technology(thing.number).needs)
            case _:
                return None

    def hex(self, thing: Thing, piece: int, where: int, chosen: int) -> Message | None:
        """Why a piece cannot be put there; the conditions are those of `rules/placing.py`."""
        state, place = self.state, thing.number
        standing = state.pieces[place]
        if standing is not None:
            return Message("why-hex-taken", {"seat": standing.seat, "piece": "piece-" + c.PIECE_NAMES[standing.piece]})
        is_port = state.catalogue.hexes[place].kind == c.PORT_HEX
        if where == c.BESIDE_CITY:
            return Message("why-hex-beside" if takes_village(state, place) else "why-hex-port")
        if piece == c.PORT or where == c.PORTS_ONLY:
            if not is_port:
                return Message("why-hex-no-port")
        elif piece != c.WONDER and is_port:
            return Message("why-hex-port")
        return self.region(thing.region, piece, where, chosen)

    def region(self, region: int, piece: int, where: int, chosen: int) -> Message | None:
        state = self.state
        has_city = state.city_regions(self.seat) >> region & 1 == 1
        if where == c.THIS_REGION and region != chosen:
            return Message("why-hex-region", {"region": "region-" + state.catalogue.regions[chosen].id})
        if where == c.NEW_REGION and has_city:
            return Message("why-city-there")
        if piece <= c.PORT and state.locked[region] not in (c.NOBODY, self.seat):
            return Message("why-hex-locked", {"seat": state.locked[region]})
        if where == c.NEIGHBOUR_REGION:
            return Message("why-hex-neighbour")
        if piece == c.WONDER:
            return Message("why-hex-three" if has_city else "why-hex-wonder")
        return None if has_piece(state, self.seat, piece) else Message("why-no-piece")

    def tile(self, thing: Thing, step: steps.TakingTile) -> Message | None:
        state, place = self.state, thing.number
        if state.pieces[place] is not None or state.tiles[place] == c.NOTHING:
            return Message("why-no-tile")
        return None if place in tile_hexes(state, step.tile) else Message("why-other-tile")

    def removal(self, thing: Thing, step: steps.Removing) -> Message:
        state = self.state
        if thing.seat == self.seat:
            return Message("why-own-units")
        if not may_be_removed(state, thing.seat, thing.number):
            return Message("why-armor", {"seat": thing.seat})
        if not is_present(state, self.seat, step.types, thing.region):
            return Message("why-no-unit-there")
        return Message("why-one-region")

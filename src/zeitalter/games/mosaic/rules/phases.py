"""Which class answers which kind of step: the whole course of the game in one table."""

from zeitalter.games.mosaic.model import state as kinds
from zeitalter.games.mosaic.model.state import PHASES
from zeitalter.games.mosaic.rules import actions, effects, placing, setup, turn, units


def install() -> None:
    # Setting up
    PHASES[kinds.LEADERS] = setup.Leaders()
    PHASES[kinds.CHOOSE_LEADER] = setup.ChooseLeader()
    PHASES[kinds.DRAFTING] = setup.Drafting()
    PHASES[kinds.DEAL_LAST] = setup.DealLast()
    PHASES[kinds.START_CITIES] = setup.StartCities()
    PHASES[kinds.START_CITY] = setup.StartCity()
    PHASES[kinds.BENEFITS] = setup.Benefits()
    PHASES[kinds.START_CARDS] = setup.StartCards()
    # The turn
    PHASES[kinds.BEGIN_TURN] = turn.BeginTurn()
    PHASES[kinds.TURN] = turn.Turn()
    PHASES[kinds.LOOKED] = actions.Looked()
    PHASES[kinds.LAYING] = actions.Laying()
    PHASES[kinds.MILITARY] = units.Military()
    PHASES[kinds.REFILL] = turn.Refill()
    PHASES[kinds.AFTER_ACTION] = turn.AfterAction()
    PHASES[kinds.END_TURN] = turn.EndTurn()
    PHASES[kinds.NEXT_TURN] = turn.NextTurn()
    # Effects of cards
    PHASES[kinds.EFFECT] = effects.RunEffect()
    PHASES[kinds.PLACING] = placing.Placing()
    PHASES[kinds.DEPLOY_MORE] = units.DeployMore()
    PHASES[kinds.DEPLOYING] = units.Deploying()
    PHASES[kinds.REMOVE_MORE] = units.RemoveMore()
    PHASES[kinds.REMOVING] = units.Removing()
    PHASES[kinds.TAKE_MORE] = effects.TakeMore()
    PHASES[kinds.TAKING_TILE] = effects.TakingTile()
    PHASES[kinds.RAISING] = effects.Raising()
    PHASES[kinds.SHIFTING] = effects.Shifting()
    PHASES[kinds.SHIFT_AMOUNT] = effects.ShiftAmount()
    PHASES[kinds.RAID_MORE] = effects.RaidMore()
    PHASES[kinds.RAIDING] = effects.Raiding()
    PHASES[kinds.CHOOSING_REGION] = effects.ChoosingRegion()
    PHASES[kinds.CHOOSING_OFFER] = effects.ChoosingOffer()
    # Scorings and the end
    PHASES[kinds.SCORING] = turn.Scoring()
    PHASES[kinds.EXPELLING] = units.Expelling()
    PHASES[kinds.EXTRA] = turn.Extra()
    PHASES[kinds.FINISH] = turn.Finish()

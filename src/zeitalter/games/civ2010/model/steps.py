"""The kinds of steps, in the order of the rulebook."""

from zeitalter.core.agenda import Step

# ---- setting up -----------------------------------------------------------------------------------------------------


class Consent(Step, code=0):
    """Everybody says whether civilizations are chosen; sealed."""


class Picking(Step, code=1):
    """A seat chooses its civilization."""


class BeginCivilizations(Step, code=2):
    """Civilizations are drawn, home tiles and wonders laid out."""


class BeginPlayer(Step, code=3):
    """A civilization gets its first technology, units and figures."""


class Settling(Step, code=4):
    """The capital is founded."""


class PlacingWonder(Step, code=5):
    """Egypt places its wonder."""

    wonder: int


class PlacingFigure(Step, code=6):
    """A figure enters the map."""

    piece: int


class PlacingFirstPerson(Step, code=7):
    """America places its great person; the others have none."""


# ---- start of turn --------------------------------------------------------------------------------------------------


class BeginRound(Step, code=8):
    """A round begins, or the game ends."""


class BeginStart(Step, code=9):
    """The start of a turn begins, or goes on."""

    resumed: int


class Starting(Step, code=10):
    """A seat founds cities, changes its government, uses wonders and great persons."""


class Displacing(Step, code=11):
    """Figures leave the square of a new city, one by one."""

    square: int
    figure: int  # kind of the one that leaves now, or NONE while its owner chooses


class Raising(Step, code=12):
    """A figure appears at a wonder."""

    wonder: int


class PlacingPerson(Step, code=13):
    """A great person is placed or kept."""

    person: int


class Learning(Step, code=14):
    """A technology that others know is learned."""

    source: int  # seat to learn from, or NONE for any other
    level: int  # the highest allowed
    optional: int


class EndStart(Step, code=15):
    """The start of a turn is over: scouts gather."""


class Sending(Step, code=16):
    """A city is chosen for what a scout gathers."""

    scout: int


# ---- trade ----------------------------------------------------------------------------------------------------------


class BeginTrade(Step, code=17):
    """Income."""


class Trading(Step, code=18):
    """Everybody makes deals, openly and at once."""


class HandingOver(Step, code=58):
    """Things face down are handed over, one by one."""

    taker: int
    item: int
    left: int


class Concluding(Step, code=59):
    """All partners have accepted an offer: it is carried out."""


# ---- city management ------------------------------------------------------------------------------------------------


class BeginManaging(Step, code=19):
    """City management begins, or goes on."""

    resumed: int


class Managing(Step, code=20):
    """A seat gives its cities something to do."""


class Siting(Step, code=21):
    """A square is chosen for the project of the turn."""


class ResolveCity(Step, code=22):
    """The project of the turn is carried out, unless it was cancelled."""

    depth: int


class Splitting(Step, code=23):
    """A second item from what production is left."""

    city: int


class HarvestingMore(Step, code=24):
    """A second resource from the same harvest."""

    city: int


# ---- abilities, events, answers -------------------------------------------------------------------------------------


class AimingAbility(Step, code=25):
    """A target is chosen for an ability."""

    tech: int
    number: int
    square: int  # chosen before, or NONE


class ResolveAbility(Step, code=26):
    """An ability takes effect, unless it was cancelled."""

    tech: int
    number: int
    depth: int


class Paying(Step, code=27):
    """Resources are paid for an ability, one by one."""

    resource: int  # NONE for any
    amount: int


class Rewarding(Step, code=28):
    """Another player is chosen to get a coin."""


class AimingEvent(Step, code=29):
    """A target is chosen for a culture event."""

    card: int
    square: int  # chosen before, or NONE
    partner: int  # chosen before, or NONE


class Agreeing(Step, code=30):
    """Somebody under shelter says whether a culture event may happen."""

    depth: int
    card: int


class ResolveEvent(Step, code=31):
    """A culture event takes effect, unless it was cancelled."""

    card: int
    depth: int


class Reacting(Step, code=32):
    """A seat may cancel what somebody else is doing."""

    depth: int
    answered: int  # EVENT, ABILITY or CITY_ACTION
    aimed: int  # bit mask of the seats it is aimed at


class ResolveCancel(Step, code=33):
    """An answer takes effect, unless it was cancelled itself."""

    answered_depth: int
    depth: int


class Discarding(Step, code=34):
    """Culture events beyond the limit are discarded."""


class TakingResource(Step, code=35):
    """Germany takes a resource after a military technology."""


# ---- movement -------------------------------------------------------------------------------------------------------


class BeginMoving(Step, code=36):
    """Movement begins, or goes on."""

    resumed: int


class Moving(Step, code=37):
    """A seat chooses a group to move."""


class Marching(Step, code=38):
    """The group of the turn goes on, or stops."""


class Interrupting(Step, code=39):
    """A seat may interrupt the march of another."""

    mover: int


class Enter(Step, code=40):
    """The group of the turn enters a square."""

    square: int
    infiltrates: int


class Resume(Step, code=57):
    """The group of the turn was interrupted before it entered a square: who is left decides again."""

    square: int


class Arrive(Step, code=41):
    """What happens where the group of the turn stops."""


class Razing(Step, code=42):
    """A building under an army may be destroyed."""

    square: int


# ---- battle ---------------------------------------------------------------------------------------------------------


class BeginBattle(Step, code=43):
    """An attack on a village, a city or figures."""

    square: int


class Mustering(Step, code=56):
    """A barbarian comes from another pile, since the one of its kind is empty."""


class NextFight(Step, code=44):
    """Who is asked next in the battle, after its seat has played a unit or used an ability."""

    silent: int  # sides that have let this moment pass


class Fighting(Step, code=45):
    """A side plays a unit, or may only use abilities while none of its units is to be played."""

    waits: int


class Wounding(Step, code=46):
    """Wounds are dealt one by one."""

    side: int
    wounds: int


class Healing(Step, code=47):
    """Wounds are healed one by one."""

    side: int
    wounds: int


class EndBattle(Step, code=48):
    """The stronger side wins."""


class Saving(Step, code=49):
    """China saves a unit."""

    side: int


class Aftermath(Step, code=50):
    """Losses of the winner and the fate of the loser."""

    winner: int  # side


class Looting(Step, code=51):
    """The winner chooses loot."""

    loser: int
    of_city: int


class LootingCard(Step, code=52):
    """The winner takes one of the loser's culture events."""

    loser: int


class LootingMore(Step, code=53):
    """The winner takes a second resource."""

    loser: int


# ---- research -------------------------------------------------------------------------------------------------------


class BeginResearch(Step, code=54):
    """Who can afford a technology is found out."""


class Researching(Step, code=55):
    """Everybody who is able chooses a technology; sealed."""

    able: int  # bit mask of seats

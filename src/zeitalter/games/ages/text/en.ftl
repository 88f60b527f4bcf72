game-name = Through the Ages
game-tagline = A story of civilization, first edition
game-about = Lead a civilization from the Bronze Age into modern times: take cards from the row, feed and employ your people, build wonders, keep up in the arms race and gather the most culture points. Three levels lead from a first game to the expert game.

option-level = Level
option-level-help = Which mechanisms are in play and how many ages are played.
option-level-beginner = Beginner game: ages A and I, without politics, military cards, discontent and corruption
option-level-advanced = Advanced game: up to age II, without wars
option-level-expert = Expert game: all ages, all rules
option-easier = Easier variant
option-easier-help = Everybody begins with 1 more yellow token, and the urban limit is higher by 1. In every level.
option-easier-false = No
option-easier-true = Yes
option-less_mean = Less mean variant
option-less_mean-help = A civilization may be attacked by one opponent per round only. Advanced and expert game with 3 or 4 players.
option-less_mean-false = No
option-less_mean-true = Yes
option-peaceful = Peaceful variant
option-peaceful-help = Without aggressions and wars. Advanced and expert game.
option-peaceful-no = No
option-peaceful-yes = Yes
option-peaceful-without_pacts = Yes, and without the pacts that only protect from attacks
option-draw_as_action = Draw military cards as an action
option-draw_as_action-help = No cards at the end of a turn; each military action spent on it brings 1 card at once. Advanced and expert game.
option-draw_as_action-false = No
option-draw_as_action-true = Yes
option-alternative_corruption = Alternative corruption rule
option-alternative_corruption-help = Whenever mines produce, one of them may leave 1 token in the bank, which can spare corruption. Advanced and expert game.
option-alternative_corruption-false = No
option-alternative_corruption-true = Yes
option-bonus = Bonus cards
option-bonus-help = How the scoring events of age III come into play.
option-bonus-standard = As the level has it
option-bonus-public = Public: some lie open from the start
option-bonus-age_by_age = Age by age one is turned over (expert game)
option-bonus-private = Private: everybody chooses secretly what counts in the end
option-bonus-open = Open choice: all choose in turn
option-bonus_cards = Number of public bonus cards
option-bonus_cards-help = With public bonus cards only.
option-bonus_cards-3 = 3 cards
option-bonus_cards-4 = 4 cards
option-bonus_cards-5 = 5 cards
option-fewer_bonus = Fewer bonus points
option-fewer_bonus-help = Events of age III still in the piles at the end do not count. Expert game. The rulebook combines it with one of the bonus card variants; alone it is not recommended, since then nothing rewards the sides of a civilization in the end.
option-fewer_bonus-false = No
option-fewer_bonus-true = Yes

age-0 = Age A
age-1 = Age I
age-2 = Age II
age-3 = Age III
age-4 = Age IV
role-a = A
role-b = B
side-a = A
side-b = B
side-both = Both

kind-0 = Farm
kind-1 = Mine
kind-2 = Lab
kind-3 = Temple
kind-4 = Library
kind-5 = Theater
kind-6 = Arena
kind-7 = Infantry
kind-8 = Cavalry
kind-9 = Artillery
kind-10 = Air force
kind-11 = Government
kind-12 = Special technology (civil)
kind-13 = Special technology (military)
kind-14 = Special technology (colonization)
kind-15 = Special technology (construction)
kind-16 = Leader
kind-17 = Wonder
kind-18 = Action
kind-19 = Event
kind-20 = Territory
kind-21 = Aggression
kind-22 = War
kind-23 = Pact
kind-24 = Tactic
kind-25 = Defense / colonization

label-row = Card row
label-row-of = Card row (slot [civil actions] card)
label-actions-left = { $civil } of { $civil_total } civil and { $military } of { $military_total } military actions left
label-government-cost = { science-points } or { $revolution } by revolution
label-stages-cost = stages: { $stages }
label-auction = { $card }: { $seat } bids { $n }
label-round = Round { $n }
label-last-round = last round { $n }
label-cards-left = { $n ->
    [one] 1 civil card
   *[other] { $n } civil cards
    } left in this age
label-events = Events: { $current } current, { $future } future
label-known-events = Events you have placed: { $cards }
label-past = Past events
label-bonus = Bonus cards
label-culture = Culture
label-science = Science
label-strength = Strength
label-faces = Happy faces
label-discontent = { $n } discontent
label-government = Government
label-leader = Leader
label-wonders = Wonders
label-building = under construction
label-stages = { $n } of { $all } stages
label-ruins = in ruins
label-colonies = Colonies
label-tactic = Tactic
label-pact = Pact with { $seat }, role { $role }
label-war = War against { $seat }
label-specials = Special technologies
label-workers = unused workers { $n }
label-yellow = yellow bank { $n } (next worker { $cost } food, consumption { $food })
label-blue = blue bank { $n } (corruption { $corruption })
label-food = Food
label-resources = Resources
label-hand = Civil cards
label-military = Military cards
label-fight = { $card }: { $attack } against { $defense }
label-left = has left the game

# Numbers of things, for other messages.
resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
military-actions = { $n ->
    [one] 1 military action
   *[other] { $n } military actions
}
culture-points = { $n ->
    [0] nothing
    [one] 1 culture point
   *[other] { $n } culture points
}
science-points = { $n ->
    [one] 1 science point
   *[other] { $n } science points
}

# What "look" tells of a card or a bank.
look-name = { $card } ({ $age })
look-copies = { $age }; { $n ->
    [one] 1 card
   *[other] { $n } cards
} of it with { $players } players
look-start = { $age }; printed on every civilization board
look-not-used = { $age }; not used with { $players } players
look-government = Costs { science-points } in peace, { $revolution } by revolution
look-science = Costs { science-points }
look-build = One more costs { resources } and an unused worker
look-stages = Stages: { $stages } ({ resources } in all)
look-own-government = You pay { science-points } in peace, { $revolution } by revolution
look-own-science = You pay { science-points }
look-own-build = For you one more costs { resources }
look-ruin = Other side, in ruins: only +{ $n } culture per turn; it still counts as a wonder
look-row = Now in slot { $slot } of the card row ({ $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
    })
look-now = Now on the table
look-workers = { $seat }: { $n ->
    [0] in play, no workers on it
    [one] 1 worker on it
   *[other] { $n } workers on it
}{ $tokens ->
    [0] { "" }
    [one] , 1 blue token
   *[other] , { $tokens } blue tokens
}
look-stages-built = { $seat }: under construction, { $n } of { $all } stages
look-in-ruins = { $seat }: in ruins
look-in-play = { $seat }: in play
look-in-hand = { $seat }: { $n } in hand
look-own-event = You have placed it as an event
look-past = Among the past events
look-bonus = Lies open and counts at the end of the game
look-bank = Bank
look-yellow-bank = Yellow bank
look-blue-bank = Blue bank
look-yellow = The people still to come. With at least so many tokens in it:
look-yellow-empty = 0: no worker is left, consumption { $food }, happy faces needed { $faces }
look-yellow-section = { $tokens }: the next worker costs { $cost } food, consumption { $food }, happy faces needed { $faces }
look-blue = Tokens that are neither food nor resources. With at least so many in it:
look-blue-section = { $tokens }: corruption { $n }
look-tokens = { $seat }: { $n } in it

prompt-first-round = First round: take cards from the row ({ $civil } civil and { $military ->
    [one] 1 military action
   *[other] { $military } military actions
    } left).
prompt-actions = Your actions: { $civil } civil and { $military } military left.
prompt-politics = Your political action
prompt-discarding = Discard surplus military cards: { $n } to go.
prompt-answering-pact = { $seat } offers you the pact { $card }; you would be { $role }.
prompt-bidding = { $card } can be colonized. Highest bid: { $n }.
prompt-colonizing = Assemble the force for { $card }: { $have } of { $n }.
prompt-attacking = { $card } against { $seat }: { $attack } against { $defense }. Sacrifice units?
prompt-defending = { $seat } plays { $card } against you: { $attack } against your { $defense }. Defend yourself.
prompt-defending-war = { $card } of { $seat }: { $attack } against your { $defense }. Sacrifice units?
prompt-losing-population = Your population falls: choose workers ({ $n } to go).
prompt-losing-building = Choose the building you lose.
prompt-surplus = The new government allows fewer buildings: choose which one goes.
prompt-razing = Destroy an urban building of { $seat }.
prompt-gaining-mix = Produce { $n }, as food and resources of your choice.
prompt-gaining-either = Produce { $n } food or { resources }.
prompt-losing-mix = Give up { $n }, food and resources of your choice.
prompt-plundering = Take up to { $n } food and resources from { $seat }.
prompt-free-building = You may build at no cost: { $card }
prompt-turning-wonder = Choose the wonder that falls into ruin.
prompt-losing-colony = Choose the colony you lose.
prompt-taking-free = Take cards from the row for up to { $n } actions; it costs your next political action.
prompt-taking-blue = The blue bank of { $seat } is empty: choose the blue tokens to be lost ({ $n } to go).
prompt-losing-blue = Your blue bank is empty: choose blue tokens to lose ({ $n } to go).
prompt-annexing = Choose a colony of { $seat }.
prompt-stealing = Take special technologies and science worth { $n } from { $seat }.
prompt-skipping-mine = Your mines produce: one of them may leave 1 token in the bank, which can spare you corruption.
prompt-feeding = Food is missing: { $n }. Pay 1 resource in place of 1 food by the trade routes?
prompt-choosing-private = Choose secretly which bonus card counts in the end.
prompt-choosing-open = Choose a bonus card that counts for all in the end.

do-done = Done
do-end-turn = End the turn
do-no-politics = No political action
do-pass = Pass
do-no-sacrifice = Sacrifice no more units
do-send-force = Colonize with this force
do-no-defense = No further defense
do-not-build = Do not build
do-take-no-more = No more cards
do-take-science = Take the rest in science points
do-produce-all = All mines produce ({ resources } in the end)
do-go-hungry = Pay no resource (hunger costs { culture-points })
do-take = Take { $card } ({ $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
    })
do-grow = Increase population ({ $n } food)
do-free-grow = Increase population without an action ({ $n } food)
do-stage = { $card }: build { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
    } ({ resources })
do-build = Build { $card } ({ resources })
do-upgrade = Upgrade { $card } to { $to } ({ resources })
do-destroy = Destroy { $card }
do-disband = Disband { $card }
do-lead = Elect { $card }
do-discover = Discover { $card } ({ $n } science)
do-revolt = Revolution: { $card } ({ $n } science)
do-use = Play { $card }
do-use-build = { $card }: build { $target } ({ resources })
do-use-upgrade = { $card }: upgrade { $from } to { $target } ({ resources })
do-use-discover = { $card }: discover { $target } ({ $n } science)
do-use-revolt = { $card }: revolution to { $target } ({ $n } science)
do-tactic = Play the tactic { $card }
do-draft = Raise { $card } with a new worker ({ $food } food, { resources })
do-draw = Draw a military card
do-draw-fewer = { $n ->
    [0] End the turn without drawing military cards
    [one] End the turn with only 1 military card drawn
   *[other] End the turn with only { $n } military cards drawn
}
do-swap = Use the trade routes for the next payment
do-trade-for-food = Pay 1 resource in place of 1 food (hunger costs { culture-points })
do-swap-back = Pay as usual after all
do-labs-first = Pay with the tokens on labs first in this turn
do-place = Place { $card } as a future event
do-attack = { $card } against { $seat } ({ military-actions })
do-war = Declare { $card } on { $seat } ({ military-actions })
do-war-pointless = Declare { $card } on { $seat } ({ military-actions }; it will never be fought!)
do-offer = Offer { $card } to { $seat }
do-offer-role = Offer { $card } to { $seat }, you being { $role }
do-break = Break the pact { $card }
do-colonize = Colonize with Columbus: { $card }
do-discard = Discard { $card }
do-accept = Accept the pact
do-refuse = Refuse the pact
do-bid = Bid { $n }
do-sacrifice = Sacrifice { $card }
do-spend = Use { $card }
do-lose = { $card }
do-raze = Destroy { $card } of { $seat }
do-gain-either = { $food } food, { resources }
do-gain-mix = { $food } of { $total } as food, the rest as resources
do-lose-mix = Give up { $food } of { $total } as food, the rest as resources
do-plunder = Take { $food } of { $total } as food, the rest as resources
do-turn = Let { $card } fall into ruin
do-surrender = Give up { $card }
do-annex = Take { $card }
do-steal = Take { $card }
do-skip = { $card } produces 1 token less: corruption { $corruption } instead of { $corruption_usual }, { resources } in the end instead of { $usual }
do-skip-same = { $card } produces 1 token less: { resources } in the end instead of { $usual }
do-choose = Choose { $card }
do-free-build = Build { $card } at no cost
do-give = 1 token from { $card }

event-turn = Round { $round }: { $seat }
event-age = { $age } begins.
event-take = { $seat } takes { $card }.
event-grow = { $seat }: population +{ $n }.
event-shrink = { $seat }: population −{ $n }.
event-lose-worker = { $seat } loses the worker on { $card }.
event-build = { $seat } builds { $card } ({ resources }).
event-upgrade = { $seat } upgrades { $card } to { $to } ({ resources }).
event-destroy = { $seat } loses { $card }; the worker is unused.
event-stage = { $seat } works on { $card } (stages: { $n }).
event-wonder = { $seat } completes { $card }.
event-leader = { $seat }: { $card } becomes leader.
event-leader-leaves = { $seat }: { $card } leaves.
event-discover = { $seat } discovers { $card }.
event-revolt = { $seat }: revolution! { $card }.
event-action-card = { $seat } plays { $card }.
event-tactic = { $seat } uses the tactic { $card }.
event-draw = { $seat } draws { $card_secret } ({ $age }).
event-draw-hidden = { $seat } draws a military card ({ $age }).
event-discard = { $seat } discards { $card_secret } ({ $age }).
event-discard-hidden = { $seat } discards a military card ({ $age }).
event-place = { $seat } places { $card_secret } as a future event ({ $age }).
event-place-hidden = { $seat } places a future event ({ $age }).
event-revealed = Event: { $card }
event-uprising = { $seat }: uprising! { $n } discontent workers, { $unused } unused: no production, no cards.
event-hunger = { $seat }: hunger, { $n } food is missing.
event-corruption = { $seat }: corruption, −{ resources }.
event-lose-yellow = { $seat } loses { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
    }.
event-bid = { $seat } bids { $n }.
event-pass = { $seat } passes.
event-no-bids = Nobody colonizes { $card }.
event-colony = { $seat } colonizes { $card }.
event-lose-colony = { $seat } loses { $card }.
event-annex = { $seat } annexes { $card }.
event-aggression = { $seat } plays { $card } against { $seat_to }.
event-war = { $seat } declares war on { $seat_to }: { $card }.
event-sacrifice = { $seat } sacrifices { $card }.
event-defend = { $seat } defends with { $card }.
event-fight = { $seat } against { $seat_to }: { $attack } to { $defense }.
event-repelled = { $seat_to } repels the attack of { $seat } ({ $card }).
event-victory = { $seat } defeats { $seat_to } ({ $card }).
event-plunder = { $seat } takes { $food } food and { resources } from { $seat_from }.
event-steal = { $seat } takes over { $card }.
event-ruin = { $seat }: { $card } falls into ruin.
event-offer = { $seat } offers { $seat_to } the pact { $card } (role { $role }).
event-accept = { $seat } accepts the pact { $card } of { $seat_from }.
event-refuse = { $seat } refuses the pact { $card } of { $seat_from }.
event-pact-ends = The pact { $card } between { $seat } and { $seat_to } ends.
event-bonus-card = Bonus card: { $card }
event-choose-bonus = { $seat } chooses the bonus card { $card }.
event-final = Final scoring: { $card }
event-no-cards = { $seat } draws nothing: there are no military cards left.
event-reached = That is { $seat }.
event-reaches-nobody = That is nobody.
event-keeps-cards = { $seat } need not discard military cards in this turn.
event-cannot-build = { $seat } cannot build { $card }: no unused worker or no room.
event-rebellion = { $seat } will have { $n ->
    [one] 1 civil action less
   *[other] { $n } civil actions less
    } in the next turn.
event-declines = { $seat } does not build { $card }.
event-gives-up-politics = { $seat } gives up the next political action.
event-no-politics = { $seat } has no political action in this turn.
event-takes-nothing = { $seat } takes no card.
event-razes-no-more = { $seat } destroys nothing more.
event-lose-blue = { $seat } loses a blue token of { $card }.
event-wonder-lost = { $seat } loses the unfinished wonder { $card }.
event-outdated = { $seat } discards outdated { $n ->
    [one] card
   *[other] cards
    } from the hand: { $card }.
event-war-begins = The war { $card } of { $seat } against { $seat_to } is fought.
event-draw-war = { $card }: nobody wins.
event-eat = { $seat }: the people eat { $n } food.
event-production = { $seat }: production
event-trade-for-food = { $seat } pays 1 resource in place of 1 food.
event-unit-resources = { $seat }: { resources } for units in this turn.
event-cleared = { $n ->
    [one] Leaves the card row
   *[other] Leave the card row
    }: { $card }.
event-territory = { $card } can be colonized.
event-replaced = { $seat }: { $card } is replaced.

end-full = The last round has been played.
end-resignation = Everybody else has left the game.

score-production = Production
score-hunger = Hunger
score-events = Events
score-future-events = Events placed
score-action-cards = Action cards
score-leaders = Leaders
score-wonders = Wonders
score-colonies = Colonies
score-aggressions = Aggressions
score-wars = Wars
score-final = Final scoring

effect-food-value = Each farm produces { $n } food.
effect-resource-value = Each mine produces { resources }.
effect-each-culture = Per worker +{ $n } culture per turn.
effect-each-science = Per worker +{ $n } science per turn.
effect-each-happy = { $n ->
    [one] Per worker 1 happy face.
   *[other] Per worker { $n } happy faces.
}
effect-each-strength = Per worker strength { $n }.
effect-gives-culture = +{ $n } culture per turn.
effect-gives-science = +{ $n } science per turn.
effect-gives-happy = Happy faces: { $n }.
effect-gives-strength = Strength +{ $n }.
effect-gives-civil-actions = { $n ->
    [-1] 1 civil action less.
    [one] 1 more civil action.
   *[other] { $n } more civil actions.
}
effect-gives-military-actions = { $n ->
    [-1] 1 military action less.
    [one] 1 more military action.
   *[other] { $n } more military actions.
}
effect-gives-blue-tokens = { $n ->
    [one] 1 more blue token.
   *[other] { $n } more blue tokens.
}
effect-gives-yellow-tokens = { $n ->
    [one] 1 more yellow token.
   *[other] { $n } more yellow tokens.
}
effect-gives-colonization = Colonization +{ $n }.
effect-gives-civil-cards = Civil hand limit +{ $n }.
effect-gives-military-cards = Military hand limit +{ $n }.
effect-has-civil-actions = { $n } civil actions.
effect-has-military-actions = { $n } military actions.
effect-urban-limit = Urban limit { $n }.
effect-air-force = Doubles the tactic bonus of one army; each army once at most.
effect-attack-cost-factor = Attacks on you cost { $n } times the military actions.
effect-best-army-again = The tactic bonus of your best army counts once more.
effect-best-lab-or-library = Your highest lab or library brings as much more science as its level.
effect-best-mine-again = Your best mine produces 1 more blue token.
effect-best-theater-again = One theater of your highest level counts its culture twice.
effect-cavalry-strength = Each cavalry unit has strength +{ $n }.
effect-civil-action-per-technology = For each technology played you get { $n } civil action back.
effect-colonization-card-bonus = Your colonization bonus cards count { $n } more each.
effect-colonizes-from-hand = Once per game: as your political action put a territory from your hand into play as a colony, without auction or sacrifice.
effect-culture-per-cavalry = +{ $n } culture per cavalry unit.
effect-culture-per-colony = +{ $n } culture per colony.
effect-culture-per-face = +{ $n } culture per happy face on temples, theaters and wonders.
effect-culture-per-lab-level = Each lab brings { $n } culture per level.
effect-culture-per-library = +{ $n } culture per library.
effect-culture-per-library-and-theater = +{ $n } culture per pair of library and theater.
effect-culture-per-technology-played = +{ $n } culture points for each technology played.
effect-culture-per-theater = +{ $n } culture per theater.
effect-culture-per-warrior = +{ $n } culture per Warriors unit, at most { $most }.
effect-culture-when-attacked = +{ $n } culture points when an aggression or war is played against you.
effect-defense-card-factor = Your defense bonus cards count { $n } times.
effect-doubles-faces = All happy faces count double.
effect-drafts = For 1 civil action: increase population (−{ $food } food) and raise a unit with that worker (−{ resources }).
effect-free-population = Once per turn: increase population without a civil action, { $n } food cheaper.
effect-ignores-tactics = Your tactic gives no bonus.
effect-labs-are-mines = Labs of level I and above are treated like mines, too; they produce resources equal to their level.
effect-military-resource = Each turn { $n } resource for military units.
effect-never-attacks = You may not play aggressions or wars.
effect-population-discount = Increasing population costs { $n } food less.
effect-resource-per-technology-played = { $n } resource for each technology played.
effect-revolution-by-military = A revolution costs all military instead of all civil actions.
effect-rival-science-building-surcharge = Your rivals pay { $n } more resource for labs and libraries.
effect-science-lost-per-lab = Each lab brings { $n } science less.
effect-science-per-technology-taken = +{ $n } science point for each technology you take from the row.
effect-score-per-city-worker = On completion: { $n } culture point per building and unit, { $land } per farm and mine.
effect-score-per-lab-and-library-level = On completion: { $n } culture points per level of every lab and library.
effect-score-per-technology-level = On completion: { $n } culture point per level of each of your technologies.
effect-score-per-theater-and-library-level = On completion: { $n } culture points per level of every theater and library.
effect-strength-per-infantry-and-artillery = Strength +{ $n } per infantry and artillery unit.
effect-strength-per-temple-face = Strength +{ $n } per happy face of your temples.
effect-strength-per-unit = Strength +{ $n } per unit.
effect-theater-resource-discount = Theaters cost { $n } resource less.
effect-theater-science-discount = Theater technologies cost { $n } science less.
effect-unit-discount-in-war = While a war against you is pending, new units cost { $n } resources less.
effect-unit-technology-discount = Military technologies cost { $n } science less.
effect-wonder-discount = Taking a wonder costs { $n } civil action less.
effect-urban-discount = Urban buildings cost { $one } / { $two } / { $three } resources less by level (I / II / III).
effect-stages-per-action = Up to { $n } wonder stages per civil action.
effect-include-wonder-stage = Build 1 stage of your wonder for { resources } less.
effect-include-population = Increase population at the full price.
effect-include-build-urban = Build 1 urban building for { resources } less.
effect-include-build-land = Build 1 farm or mine for { resources } less.
effect-include-upgrade = Upgrade 1 farm, mine or urban building for { $n } resources less.
effect-include-technology = Play 1 technology at the full price.
effect-gain-food = Produce { $n } food.
effect-gain-resource = Produce { $n } resources.
effect-gain-science = +{ science-points }.
effect-gain-culture = +{ $n } culture points.
effect-gain-population = Population +{ $n }.
effect-gain-military-cards = Draw { $n } military cards.
effect-gain-military-actions = Military actions in this turn +{ $n }.
effect-gain-military-resource = { resources } for military units in this turn.
effect-military-resource-per-stronger = Per stronger civilization { $two } / { $three } / { $four } resources for units (2 / 3 / 4 players).
effect-culture-per-richer = Per civilization with more culture +{ $two } / { $three } / { $four } culture points (2 / 3 / 4 players).
effect-at-once-food = At once: { $n } food.
effect-at-once-resource = At once: { $n } resources.
effect-at-once-science = At once: { $n } science points.
effect-at-once-culture = At once: { $n } culture points.
effect-at-once-population = At once: population +{ $n }.
effect-at-once-military-cards = At once: { $n } military cards.
effect-nothing = Nothing happens.

who-all = Everybody
who-active = The active player
who-strongest = The strongest civilization
who-two-strongest = The two strongest civilizations
who-weakest = The weakest civilization
who-two-weakest = The two weakest civilizations
who-most-culture = The civilization with the most culture points
who-fewest-culture = The civilization with the fewest culture points
who-most-faces = Who has the most happy faces
who-most-culture-if-weak = The civilization with the most culture, if among the two weakest

effect-event-food = { $who }: +{ $n } food.
effect-event-resource = { $who }: +{ resources }.
effect-event-food-or-resource = { $who }: { $n } food or { $n } resources.
effect-event-mix = { $who }: +{ $n } each, in any mix of food and resources.
effect-event-science = { $who }: +{ science-points }.
effect-event-culture = { $who }: +{ $n } culture points.
effect-event-population = { $who }: population +{ $n }.
effect-event-military-cards = { $who }: { $n } military cards.
effect-event-no-discarding = { $who }: discards no military cards this turn.
effect-event-free-temple = { $who }: may build { $n } temple on Religion with an unused worker at no cost.
effect-event-free-warrior = { $who }: may raise { $n } Warriors unit with an unused worker at no cost.
effect-event-culture-income = { $who }: culture points equal to the culture income.
effect-event-science-income = { $who }: science points equal to the science income.
effect-event-culture-by-science = { $who }: culture points equal to the science income.
effect-event-farms-produce = { $who }: all farms produce.
effect-event-mines-produce = { $who }: all mines produce.
effect-event-economy = { $who }: farms and mines produce, with consumption and corruption.
effect-event-lose-population = { $who }: population −{ $n }.
effect-event-lose-building = { $who }: loses { $n } urban building, farm or mine.
effect-event-lose-culture = { $who }: −{ $n } culture points.
effect-event-lose-culture-per-discontent = { $who }: −{ $n } culture points per discontent worker.
effect-event-lose-mix = { $who }: −{ $n } each, in any mix of food and resources.
effect-event-lose-all-food = { $who }: all stored food is lost.
effect-event-lose-civil-actions = { $who }: −{ $n } civil actions per discontent worker in the next turn.
effect-event-lose-blue = { $who }: −{ $n } blue token.
effect-event-lose-colony = { $who }: loses { $n } colony.
effect-event-yellow-to-strongest = { $who }: gives { $n } yellow token to the strongest.
effect-event-emigration = { $who }: 1 of every { $n } discontent workers (rounded up) returns to the yellow bank.
effect-event-old-leader-leaves = { $who }: leaders not of the current age leave.
effect-event-take-cards = { $who }: may take cards of the row for up to { $n } actions, giving up the next political action; then the row is refilled.
effect-event-turn-wonder = { $who }: turns over a completed wonder of age A or I; it only brings { $n } culture.
effect-event-terror = { $who }: destroys { $n } urban building of every other civilization.
effect-score-food = { $n } culture point per food your farms produce.
effect-score-urban-levels = { $n } culture point per level of every urban building.
effect-score-colonies = { $n } culture points per colony.
effect-score-unit-and-arena-levels = { $n } culture point per level of every unit and arena.
effect-score-actions = { $n } culture points per civil action, 1 per military action.
effect-score-faces = { $n } culture points per happy face (at most 16), −{ $n } per discontent worker.
effect-score-resources = { $n } culture point per resource your mines produce.
effect-score-population = { $n } culture points per content worker from the eleventh on.
effect-score-government-and-special-levels = { $n } culture points per level of the government and the special technologies.
effect-score-science-rank = Culture points by rank of science income: 10 / 0 with 2, 14 / 7 / 0 with 3, 15 / 10 / 5 / 0 with 4 players.
effect-score-strength-rank = Culture points by rank of strength: 10 / 0 with 2, 14 / 7 / 0 with 3, 15 / 10 / 5 / 0 with 4 players.
effect-score-technologies = { $n } culture points per technology of the highest level (III, in the advanced game II).
effect-score-wonders = Culture points per completed wonder: 5 / 4 / 3 / 2 for age A / I / II / III.

effect-attack-enslave = The rival loses 1 population, you produce { $n } resources.
effect-attack-plunder = Take { $n } food and resources of your choice from the rival.
effect-attack-raid-one = Destroy { $n } urban building; you produce half of its cost, rounded up.
effect-attack-raid-many = Destroy up to { $n } equal urban buildings; you produce half of their cost, rounded down.
effect-attack-annex = Take { $n } colony from the rival.
effect-attack-assassinate = The rival loses its leader, you gain { $n } culture points per level.
effect-attack-sabotage = The rival loses its unfinished wonder, you gain { $n } culture points per level.
effect-attack-spy = Take { $n } science points from the rival.
effect-attack-culture = Take { $n } culture points from the rival.
effect-attack-war-culture = The victor takes { $n } culture point per point of advantage.
effect-attack-war-resources = The victor takes { $n } food or resource per point of advantage.
effect-attack-war-technology = The victor takes { $n } science point per point of advantage, or special technologies at their price.
effect-attack-war-territory = The victor takes 1 yellow token and 1 more per { $n } points of advantage.
effect-attack-holy-war = The loser loses 1 population per { $n } points of advantage, the victor gains 3 culture points for each.
effect-attack-cost = Costs { military-actions }.
effect-attack-cost-level = Costs as many military actions as the level of the target.
effect-pact-culture = { $who }: +{ $n } culture per turn.
effect-pact-culture-less = { $who }: −{ $n } culture per turn.
effect-pact-culture-per-wonder = { $who }: +{ $n } culture per wonder of the partner.
effect-pact-food = { $who }: +{ $n } food per turn.
effect-pact-food-as-resource = { $who }: may pay 1 food in place of 1 resource, { $n }× per round.
effect-pact-military-actions = { $who }: +{ $n } military action.
effect-pact-resource = { $who }: +{ $n } resource per turn.
effect-pact-resource-less = { $who }: −{ $n } resource per turn.
effect-pact-resource-as-food = { $who }: may pay 1 resource in place of 1 food, { $n }× per round.
effect-pact-science-discount = { $who }: technologies cost { $n } science less, the partner pays { $pays }.
effect-pact-strength = { $who }: strength +{ $n }.
effect-pact-attack-bonus = If one party attacks the other, the attacker has strength +{ $n }.
effect-pact-forbids-attack = The parties may not attack each other.
effect-pact-ends-on-attack = Ends when one party attacks the other.
effect-pact-no-war-against-b = Nobody may declare war on B.
units-7-1 = 1 infantry
units-7-2 = 2 infantry
units-7-3 = 3 infantry
units-8-1 = 1 cavalry
units-8-2 = 2 cavalry
units-8-3 = 3 cavalry
units-9-1 = 1 artillery
units-9-2 = 2 artillery
units-9-3 = 3 artillery
effect-tactic = Army of { $units }: strength +{ $n }.
effect-tactic-old = Army of { $units }: strength +{ $n }, with obsolete units +{ $old }.
effect-bonus = +{ $defense } in defense or +{ $n } in colonization.

## Options that do not go together

refused-beginner = This variant needs military cards, corruption or bonus cards, which the beginner game does not have. Choose the advanced or the expert game, or leave the variant out.
refused-peaceful = The less mean variant limits attacks, the peaceful one has none. Choose one of them.
refused-attackers = The less mean variant needs three or four players: with two there is only one possible attacker.
refused-pacts = With two players there are no pacts. Choose the plain peaceful variant.
refused-age-by-age = Turning bonus cards over age by age needs the expert game.
refused-bonus-cards = The number of bonus cards can only be chosen for public bonus cards.
refused-fewer-bonus = Fewer bonus points leaves out events of age III in the piles, which only the expert game has: choose that level.

## Scripted opponents

bot-warlord = Warlord
bot-warlord-help = Arms first, then attacks whoever is weakest.
bot-hermit = Hermit
bot-hermit-help = Wants nothing but culture: no units beyond the first, no attacks.

## What a bot looks at, as reasons for people who ask it

factor-culture = { $change } culture
factor-culture_income = { $change } culture a turn
factor-culture_ahead = more culture until the end
factor-culture_ahead-less = less culture until the end
factor-impacts_ahead = more points from events of age III that are to come
factor-impacts_ahead-less = fewer points from events of age III that are to come
factor-impacts = a civilization that events of age III would reward
factor-impacts-less = a civilization that events of age III would reward less
factor-lead = a larger lead
factor-lead-less = a smaller lead
factor-lag = further behind the leader
factor-lag-less = closer to the leader
factor-turns = more turns to come
factor-turns-less = fewer turns to come
factor-science = { $change } science
factor-some_science = science for the next technology
factor-some_science-less = less science for the next technology
factor-science_income = { $change } science a turn
factor-science_ahead = more science in the coming turns
factor-science_ahead-less = less science in the coming turns
factor-science_to_come = more science until the end
factor-science_to_come-less = less science until the end
factor-food = { $change } food
factor-some_food = food for the next workers
factor-some_food-less = less food for the next workers
factor-food_income = { $change } food a turn after consumption
factor-food_ahead = food to grow on in the coming turns
factor-food_ahead-less = less food to grow on in the coming turns
factor-food_to_come = more food to grow on until the end
factor-food_to_come-less = less food to grow on until the end
factor-hunger = hunger at the end of the turn: { $change } culture lost
factor-food_lacking = farms that feed the people less
factor-food_lacking-less = farms that feed the people better
factor-resources = resources: { $change }
factor-some_resources = resources for the next building
factor-some_resources-less = fewer resources for the next building
factor-resource_income = resources a turn: { $change }
factor-resources_ahead = more resources in the coming turns
factor-resources_ahead-less = fewer resources in the coming turns
factor-resources_to_come = more resources until the end
factor-resources_to_come-less = fewer resources until the end
factor-corruption = corruption ahead: { $change }
factor-blue_tokens = blue tokens: { $change }
factor-population = population: { $change }
factor-unused = unused workers: { $change }
factor-yellow_tokens = yellow tokens in the bank: { $change }
factor-growth_ready = food for one more worker
factor-growth_ready-less = too little food for one more worker
factor-faces = happy faces: { $change }
factor-contentment = happy faces to spare
factor-contentment-less = fewer happy faces to spare
factor-discontent = discontent workers: { $change }
factor-uprising = an uprising ahead
factor-uprising-less = no uprising ahead
factor-crowding = happy faces that will soon be missing: { $change }
factor-farms = farms: { $change }
factor-mines = mines: { $change }
factor-labs = labs: { $change }
factor-temples = temples: { $change }
factor-libraries = libraries: { $change }
factor-theaters = theaters: { $change }
factor-arenas = arenas: { $change }
factor-units = military units: { $change }
factor-urban_levels = levels of urban buildings: { $change }
factor-urban_room = room for urban buildings: { $change }
factor-farms_outdated = food that upgraded farms would make: { $change }
factor-mines_outdated = resources that upgraded mines would make: { $change }
factor-urban_outdated = levels that upgraded urban buildings would gain: { $change }
factor-farm_level = better farms can be built
factor-farm_level-less = no better farms can be built
factor-mine_level = better mines can be built
factor-mine_level-less = no better mines can be built
factor-lab_level = better labs can be built
factor-lab_level-less = no better labs can be built
factor-happy_level = better temples or arenas can be built
factor-happy_level-less = no better temples or arenas can be built
factor-culture_level = better libraries or theaters can be built
factor-culture_level-less = no better libraries or theaters can be built
factor-unit_levels = better units can be built
factor-unit_levels-less = no better units can be built
factor-construction = several stages of a wonder in one action
factor-construction-less = fewer stages of a wonder in one action
factor-colonization = colonization bonus: { $change }
factor-civil_actions = civil actions: { $change }
factor-civil_ahead = more civil actions in the coming turns
factor-civil_ahead-less = fewer civil actions in the coming turns
factor-civil_to_come = more civil actions until the end
factor-civil_to_come-less = fewer civil actions until the end
factor-work_to_come = more work by the people until the end
factor-work_to_come-less = less work by the people until the end
factor-military_actions = military actions: { $change }
factor-draws = military actions left to draw cards
factor-draws-less = military actions put to use
factor-government_level = a more modern government
factor-government_level-less = an older government
factor-leader = a leader
factor-leader-less = no leader
factor-leader_turns = a leader who stays longer
factor-leader_turns-less = a leader who leaves sooner
factor-leader_free = the choice of a leader of this age
factor-leader_free-less = this age's leader is chosen
factor-wonders = wonders: { $change }
factor-wonder_paid = a wonder that grows
factor-wonder_paid-less = less work in an unfinished wonder
factor-wonder_ahead = a promising wonder under construction
factor-wonder_ahead-less = less promise in the wonder under construction
factor-wonder_doomed = a wonder that cannot be finished in time
factor-wonder_doomed-less = no wonder that comes too late
factor-strength = { $change } strength
factor-stronger = stronger than all others
factor-stronger-less = less ahead in strength
factor-weaker = further behind the strongest
factor-weaker-less = closer to the strongest
factor-rank = a better rank in strength
factor-rank-less = a worse rank in strength
factor-army = { $change } strength by armies
factor-colonies = colonies: { $change }
factor-threat = rivals strong enough to attack
factor-threat-less = fewer rivals strong enough to attack
factor-prey = rivals weak enough to be attacked
factor-prey-less = fewer rivals weak enough to be attacked
factor-war_ahead = a war going well
factor-war_ahead-less = a war going less well
factor-war_behind = a war going badly
factor-war_behind-less = a war going less badly
factor-fight = an attack decided in one's favour
factor-fight-less = an attack decided against oneself
factor-pacts = pacts: { $change }
factor-technologies_in_hand = technologies in hand: { $change }
factor-levels_in_hand = better technologies in hand
factor-levels_in_hand-less = fewer good technologies in hand
factor-playable = technologies within reach: { $change }
factor-action_cards = action cards in hand: { $change }
factor-action_gains = action cards worth playing
factor-action_gains-less = fewer action cards worth playing
factor-leader_in_hand = a leader ready to be played
factor-leader_in_hand-less = no leader ready to be played
factor-government_in_hand = a new government within reach
factor-government_in_hand-less = no new government within reach
factor-hand_room = room for cards in hand: { $change }
factor-row_technologies = useful technologies in the card row
factor-row_technologies-less = fewer useful technologies in the card row
factor-row_leader = leaders to be had in the card row
factor-row_leader-less = fewer leaders to be had in the card row
factor-row_wonder = wonders to be had in the card row
factor-row_wonder-less = fewer wonders to be had in the card row
factor-military_hand = military cards: { $change }
factor-defense = { $change } defense by cards in hand
factor-exposed = open to attacks
factor-exposed-less = less open to attacks
factor-tactic_gain = a better tactic in hand
factor-tactic_gain-less = no better tactic in hand
factor-attacks = aggressions and wars in hand: { $change }
factor-attack_ready = attacks ready against the weaker
factor-attack_ready-less = fewer attacks ready against the weaker
factor-events = events and territories in hand
factor-events-less = fewer events and territories in hand

factor-standing = a better position on the whole
factor-standing-less = a worse position on the whole

# ---- how numbers are made up -----------------------------------------------------------------------------------------

figure-culture = culture
figure-science = science
figure-food = food
figure-resources = resources
figure-strength = strength
figure-faces = happy faces
figure-culture-income = culture per turn
figure-science-income = science per turn
figure-yellow-tokens = yellow tokens
figure-blue-tokens = blue tokens
figure-civil-actions = civil actions per turn
figure-military-actions = military actions per turn

sum-card = { $card }
sum-workers = { $card }: { $workers } × { $each }
sum-ruin = { $card } (in ruins)
sum-armies = Armies by { $card }
sum-doubled = All happy faces count double
sum-limit = Never below 0 or above { $most }
sum-floor = Never below 0
sum-science = Science points gathered (at most { $most })
sum-stored = { $card }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} × { $each }
sum-actions = Actions per turn
sum-actions-extra = Of this turn alone
sum-actions-spent = Spent, or not to be had this turn
sum-actions-more = Got back or gained this turn
sum-yellow-bank = Yellow bank with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
sum-blue-bank = Blue bank with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
sum-blue-bank-then = As the blue bank will be after production
sum-faces-needed = Happy faces needed
sum-faces = Happy faces you have
sum-owned = Tokens owned
sum-on-cards = On cards
sum-on-wonder = On the unfinished wonder
sum-unused = Unused workers
sum-civil-actions = Civil actions per turn
sum-military-actions = Military actions per turn
sum-easier = Easier variant
sum-units = { $units ->
    [one] 1 unit with its army
   *[other] { $units } units with their armies
}
sum-strength = Strength of { $seat }
sum-sacrificed = { $units ->
    [one] 1 unit sacrificed
   *[other] { $units } units sacrificed
}
sum-slot = Place in the card row
sum-wonders = Your completed wonders
sum-printed = Printed on the card
sum-surcharge = Leaders of your rivals
sum-no-tokens = The blue bank has too few tokens
sum-pacts = By pacts
sum-hunger = { $each } culture points for each food that is missing
sum-cards = One card per unused military action (at most { $most })

# ---- why not ---------------------------------------------------------------------------------------------------------

step-actions = the actions of the turn
step-politics = the political action
step-discarding = discarding military cards
step-answering-pact = the answer to a pact
step-bidding = a bid for the territory
step-colonizing = the force for the territory
step-attacking = sacrifices of the attacker
step-defending = the defense
step-losing-population = which workers go
step-losing-building = which building is lost
step-razing = which building is destroyed
step-gaining-mix = food or resources
step-losing-mix = food or resources to give up
step-plundering = the loot
step-free-building = the building at no cost
step-turning-wonder = which wonder falls into ruin
step-losing-colony = which colony is lost
step-taking-free = cards of the row by the event
step-losing-blue = which blue tokens are lost
step-annexing = which colony is taken
step-stealing = which technologies are taken
step-skipping-mine = which mine rests
step-feeding = how the people are fed
step-choosing-private = the secret choice of bonus cards
step-choosing-open = the choice of bonus cards

why-over = The game is over.
why-turn = Only in your own turn. It is the turn of { $seat }.
why-others = Not now: { $seat } has to decide ({ $what }).
why-politics-first = First comes your political action (or none); civil and military actions follow.
why-first = First decide this: { $what }.
why-first-round = In the first round you only take cards from the row.
why-no-civil = You have no civil action left.
why-no-military = You have no military action left.
why-row-empty = There is no card here.
why-row-wonder = You are still building a wonder. Finish it before you take another one.
why-row-hand = Your hand of civil cards is full.
why-row-leader = You have already taken a leader of this age.
why-row-owned = You already have this technology.
why-civil = It costs { $cost ->
    [one] 1 civil action
   *[other] { $cost } civil actions
}, you have { $have }: { $n } missing.
why-military = It costs { $cost ->
    [one] 1 military action
   *[other] { $cost } military actions
}, you have { $have }: { $n } missing.
why-resources = It costs { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}, you have { $have }: { $n } missing.
why-science = It costs { $cost } science, you have { $have }: { $n } missing.
why-food = It costs { $cost } food, you have { $have }: { $n } missing.
why-fresh = Not in the turn in which it was taken: an action card can be played from your next turn on.
why-partner-science = Your partner in the pact has too little science to pay its share.
why-revolution = In peace it costs { $n } science, too much; a revolution takes all civil actions, and none may have been spent this turn.
why-revolution-military = In peace it costs { $n } science, too much; your revolution takes all military actions, and none may have been spent this turn.
why-no-worker = You have no unused worker. Increase your population, or free a worker.
why-urban-limit = Your government allows { $n } buildings of this kind, and you have that many.
why-nothing-to-build = No urban building you could build: too few resources, or the urban limit is reached.
why-nothing-on-land = No farm or mine you could build: too few resources.
why-nothing-to-upgrade = Nothing you could upgrade: it needs a better technology of the same kind, a worker and the resources.
why-no-technology = No technology in your hand that you could pay.
why-no-wonder = You have no wonder under construction.
why-no-markers = The blue bank is empty: each stage but the last one is marked by a blue token.
why-yellow-empty = The yellow bank is empty: there are no more people.
why-once-a-turn = Once per turn, and you have used it.
why-bonus = For the defense against an aggression, or for the force that colonizes a territory.
why-only-bonus = Only defense and colonization cards can be added here.
why-war-no-cards = No cards are played in a war, only units are sacrificed.
why-political = Only as your political action, at the beginning of your turn.
why-leader-forbids = { $card } forbids aggressions and wars.
why-attack-useless = No rival has what this attack is aimed at.
why-attack-protected = { $seat } is protected from it, by a pact or because somebody else has attacked already this round.
why-belongs = It belongs to { $seat }.
why-pact = A pact works by itself. It can be broken as your political action.
why-war = The war is fought at the beginning of the next turn of who declared it.
why-lasting = It works by itself as long as it is in play.
why-yourself = That is you.
why-nothing-against = None of your military cards can be used against { $seat } now.
why-player = You can attack { $seat } or offer a pact as your political action, with a military card.
why-own-event = You have placed this event. It lies face down until it comes up.
why-past-event = This event is over.
why-in-hand = A civil card in the hand of { $seat }.
why-bonus-card = A bonus card: it gives culture points at the end of the game.
why-fight = Answer with your units, your cards or the buttons beside the question.

# ---- what it will bring ----------------------------------------------------------------------------------------------

ahead-civil = { $n ->
    [one] 1 civil action is still unused, and there is something you could do with it.
   *[other] { $n } civil actions are still unused, and there is something you could do with them.
}
ahead-military = { $n ->
    [one] 1 unused military action brings no card and is lost
   *[other] { $n } unused military actions bring no cards and are lost
} (you draw { $cards }).
ahead-unit-resources = { $n ->
    [one] 1 resource for units of this turn is lost.
   *[other] { $n } resources for units of this turn are lost.
}
ahead-uprising = Uprising! { $n } discontent workers, but only { $unused } unused: you will produce nothing and draw no cards.
ahead-hunger = Hunger: { $food } food is missing, which costs { culture-points }.
ahead-corruption = Corruption: −{ resources } after production.
ahead-science = { $n } science will be lost: the track ends at { $most }.
ahead-no-tokens = The blue bank is empty: part of your farms and mines produce nothing.
ahead-odds = Strength now: yours { $mine }, that of { $seat } { $theirs }.
ahead-aggression = You may then sacrifice units worth up to { $mine }, { $seat } up to { $theirs }; { $cards ->
    [0] no card in hand to defend with.
    [one] 1 card in hand, worth at most { $most } in defense.
   *[other] { $cards } cards in hand, together worth at most { $most } in defense.
}
ahead-war = The war is fought at the beginning of your next turn; until then both may arm. Units to sacrifice now: yours are worth { $mine }, those of { $seat } { $theirs }.
ahead-hopeless = Even with all your units sacrificed you do not exceed that strength: the attack will fail.
ahead-war-pointless = This is the last round: the war will never be fought.
ahead-culture-when-attacked = { $seat } gains { culture-points } for being attacked.
ahead-pact-ends = Your pact { $card } ends.
ahead-attack-fails = As it stands the attack fails: { $attack } against { $defense }.
ahead-attack-lost = As it stands you lose the war: { $attack } against { $defense }.
ahead-defense-lost = As it stands the attack succeeds: { $attack } against your { $defense }.
ahead-placed = { $card } goes face down among the future events. When it comes up:
ahead-event = Now the top current event comes up ({ $age }); nobody knows yet which one.
ahead-bid = If you win with { $n }: without units you have { $free }, with all units and cards { $most }. At least one unit is sacrificed.
ahead-bid-all = If you win with { $n }, all your units are sacrificed and all your colonization cards spent.
ahead-destroy = { $card } is gone without compensation; only its worker is unused again.
ahead-disband = { $card } is gone without compensation; only its worker is unused again.
ahead-break = The pact { $card } ends for both, with all it gives:
ahead-revolution = The revolution takes all your { $n } civil actions.
ahead-revolution-military = The revolution takes all your { $n } military actions.
ahead-surplus = The new government allows fewer buildings: you lose { $n }.
ahead-leader = { $card } leaves the game.
ahead-tactic = It replaces { $card }: strength { $then } instead of { $now }.
ahead-no-politics = Taking a card costs your next political action.
ahead-sacrifice = { $card } is lost, whoever wins.

# ---- glossary --------------------------------------------------------------------------------------------------------

term-culture = Culture
term-culture-text = Culture points decide the game: whoever has most of them in the end wins. The number with a plus is the income, scored at the end of each of your turns.
term-science = Science
term-science-text = Science points pay for technologies and governments. The number with a plus comes in at the end of each of your turns. You never have more than 40.
term-strength = Strength
term-strength-text = Military strength: units, armies formed by a tactic, some leaders and wonders. It decides aggressions and wars, and who gains or loses by many events.
term-happy-faces = Happy faces
term-happy-faces-text = They keep the people content. The second number says how many are needed; it grows as the yellow bank empties.
term-discontent = Discontent
term-discontent-text = For each happy face that is missing one worker is discontent. As long as there are at least as many unused workers, they do nothing worse than stand idle.
term-uprising = Uprising
term-uprising-text = With more discontent workers than unused ones nothing is produced at the end of the turn: no culture, no science, no food, no resources, no military cards.
term-food = Food
term-food-text = Blue tokens on farms, each worth what the card shows. It pays for new workers and feeds the people at the end of the turn.
term-resources = Resources
term-resources-text = Blue tokens on mines, each worth what the card shows. They pay for farms, mines, buildings, units and the stages of wonders.
term-production = Production
term-production-text = At the end of your turn: culture and science, food and consumption, resources and corruption, and a military card for each unused military action, at most three.
term-consumption = Consumption
term-consumption-text = The food your people eat at the end of each turn. It grows as the yellow bank empties.
term-hunger = Hunger
term-hunger-text = Each food that is missing for the consumption costs 4 culture points.
term-corruption = Corruption
term-corruption-text = After production resources are lost when the blue bank holds too few tokens: the emptier the bank, the more. Spend what you store, or gain blue tokens.
term-yellow-bank = Yellow bank
term-yellow-bank-text = The people still to come. The fewer tokens are left in it, the more the next worker, the consumption and the happiness cost.
term-blue-bank = Blue bank
term-blue-bank-text = Tokens that are neither food nor resources. Farms and mines take them from here when they produce; when few are left, corruption sets in.
term-unused-worker = Unused worker
term-unused-worker-text = A worker without work. It can become a farm, a mine, a building or a unit, for resources and an action.
term-civil-action = Civil action
term-civil-action-text = For taking cards, new workers, farms, mines and buildings, wonders, leaders, technologies and action cards. The government says how many you have per turn.
term-military-action = Military action
term-military-action-text = For units, tactics, aggressions and wars. What is left over at the end of the turn draws military cards.
term-government = Government
term-government-text = It sets the actions per turn and the urban limit. A new one comes in peace, for the higher price in science, or by revolution.
term-revolution = Revolution
term-revolution-text = A new government for the lower price in science, but it takes all civil actions of the turn, and none may have been spent before.
term-urban-limit = Urban limit
term-urban-limit-text = How many buildings of one kind your government allows: labs, temples, libraries, theaters and arenas each for themselves. Farms, mines and units are not limited.
term-card-row = Card row
term-card-row-text = The civil cards on offer. The dots say how many civil actions a card costs; cards move to the left, and the oldest ones leave at the beginning of each turn.
term-civil-cards = Civil cards
term-civil-cards-text = Technologies, leaders and action cards in hand, open for all. The limit is the number of civil actions per turn.
term-action-card = Action card
term-action-card-text = A civil card that is played once, for one civil action, and never in the turn in which it was taken.
term-military-cards = Military cards
term-military-cards-text = Secret: the others see only their number and ages. Above the limit, the number of military actions, you discard after your political action.
term-leader = Leader
term-leader-text = One at a time, and only one of each age. A leader goes when the next one comes, or when the age after its own has ended.
term-wonder = Wonder
term-wonder-text = Lies in front of you as soon as it is taken, and is built stage by stage with resources. Each completed one makes the next one cost an action more to take.
term-technology = Technology
term-technology-text = Comes into play for science. Workers on it are farms, mines, buildings or units; a better one of the same kind allows upgrades.
term-tactic = Tactic
term-tactic-text = Says which units form an army and what strength each army adds. Units more than one age older than the tactic add only the number in brackets.
term-political-action = Political action
term-political-action-text = One at the beginning of your turn: place an event, play an aggression, declare a war, offer or break a pact, or nothing.
term-current-events = Current events
term-current-events-text = Face down; only who placed one knows it. Each time somebody places a future event the top one of these comes up and happens.
term-future-events = Future events
term-future-events-text = Events the players have placed. When the current ones are used up, these are shuffled, by age, and become the current ones.
term-territory = Territory
term-territory-text = Comes up like an event and goes to the highest bidder, who must send units and colonization cards worth the bid. At least one unit is sacrificed.
term-colony = Colony
term-colony-text = A territory that was colonized. It gives something at once, and something as long as you keep it.
term-aggression = Aggression
term-aggression-text = An attack at once. The attacker may sacrifice units, then the defender may sacrifice units and play defense cards. It succeeds with the greater strength only.
term-war = War
term-war-text = Declared in one turn, fought at the beginning of the attacker's next one. Both may sacrifice units; the stronger side takes the more, the greater its advantage.
term-sacrifice = Sacrifice
term-sacrifice-text = Units given up in a fight or for a colony. They add their strength and that of their armies once more, and return to the yellow bank.
term-defense = Defense
term-defense-text = The defender of an aggression may play cards with a defense value from the hand. In a war no cards are played.
term-pact = Pact
term-pact-text = An agreement between two players that works by itself until one of them breaks it, as a political action.
term-bonus-cards = Bonus cards
term-bonus-cards-text = Events of age III that lie open and give culture points at the end of the game.
term-age = Age
term-age-text = An age ends when its last civil card lies in the row. Then outdated cards in hand, leaders and unfinished wonders go, and everybody loses two yellow tokens.

## What the sums of figures are called

sum-ahead-cards = military cards drawn at the end of the turn
sum-ahead-corruption = corruption at the end of the turn
sum-ahead-eaten = food eaten at the end of the turn
sum-ahead-food = food at the end of the turn
sum-ahead-hunger = culture lost to hunger
sum-ahead-resources = resources at the end of the turn
sum-attack = strength of the attack
sum-blue = tokens of the blue bank
sum-build = cost in resources
sum-civil = civil actions in a turn
sum-civil-left = civil actions left
sum-colonization = colonization bonus
sum-food-production = food from farms
sum-hand-limit = limit of civil cards in hand
sum-force = strength of the colonizing force
sum-highest-bid = highest possible bid
sum-military = military actions in a turn
sum-military-left = military actions left
sum-military-limit = limit of military cards in hand
sum-population-cost = cost of one more worker in food
sum-resource-production = resources from mines
sum-row = cost in civil actions
sum-yellow = tokens of the yellow bank

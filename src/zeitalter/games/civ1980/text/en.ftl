game-name = Civilization (1980)
game-tagline = Growth, cities, trade and calamities around the eastern Mediterranean
game-about = Lead a people from the Stone Age to the late Iron Age. Settle the land, found cities, haggle over trade cards with everyone at once, buy the achievements of civilization, and live through volcanoes, floods and civil wars. The first marker to reach the end of the succession table wins.

preset-rulebook = As the rulebook is written
preset-rulebook-help = To the letter: nobody draws a seventh card, and cities lost to calamities leave the board. Long and tight.
preset-usual = As usually played
preset-usual-help = Draw freely, stacks 1 and 2 apart, lost cities become tokens: livelier trade and an earlier finish.
option-turn_limit = Turns at most
option-turn_limit-help = With 0 there is no limit, as in the rulebook. Otherwise the game ends after this turn if nobody has reached the finish, and the succession table decides. Good players need 20 to 35 turns.
option-hand_cap = Cap of six cards while drawing
option-hand_cap-help = As the rulebook says, nobody draws a card that would be the seventh in hand. Most tables draw freely and hand back surplus cards in phase 13; stacks 7 to 9 then matter much more.
option-hand_cap-false = no, draw freely
option-hand_cap-true = yes, never a seventh card
option-stacks = Stacks 1 and 2
option-stacks-help = The rulebook mixes the cards of stacks 1 and 2 at the start and halves them. Many tables shuffle each stack for itself.
option-stacks-mixed = mixed and halved
option-stacks-apart = each for itself
option-city_losses = Cities lost to calamities
option-city_losses-help = Civil disorder, iconoclasm and the second city of an earthquake: the rulebook takes cities away without replacement; the later edition turns them into tokens.
option-city_losses-removed = removed
option-city_losses-reduced = reduced to tokens
option-beneficiary = Who gains from a civil war
option-beneficiary-help = In the rulebook the victim names who takes over the lost part. Alternatively it is always the player with most tokens in stock.
option-beneficiary-named = named by the victim
option-beneficiary-richest = whoever has most stock
option-order = Simultaneous phases
option-order-help = Normally all decide at the same time and hidden from each other, and any player may demand order for a phase. Or the order of the succession table always holds.
option-order-sealed = simultaneous
option-order-always = always in order
option-trade_rounds = Rounds of trade
option-trade_rounds-help = A round ends when everybody has said that there is nothing more for now; any offer, answer or refusal asks those it concerns again. The phase also ends after a round without news.
option-printed_values = Points printed on the last spaces
option-printed_values-help = The last two spaces demand 1100 to 1400 points. The exact numbers per nation are reconstructed; without them only the epochs' requirements count.
option-printed_values-false = no, epochs alone count
option-printed_values-true = yes, as printed
option-epoch_check = Requirements of an epoch
option-epoch_check-help = They are checked when a marker enters an epoch, or on every step within it.
option-epoch_check-entering = on entering
option-epoch_check-every_step = on every step
option-two_player_map = Map for two players
option-two_player_map-help = The rulebook removes the eastern panel alone and leaves three whole ones. West of the dashed line, as with three players, is closer quarters.
option-two_player_map-west = west of the dashed line
option-two_player_map-three_panels = three whole panels
option-extra_cards = House rule 1: more cards
option-extra_cards-help = One more copy of every civilization card except Mysticism.
option-extra_cards-false = no, as in the box
option-extra_cards-true = yes, one more of each
option-stay_aboard = House rule 2: tokens stay aboard
option-stay_aboard-help = Tokens may stay on ships at the end of movement. They do not grow, fight or support cities.
option-stay_aboard-false = no, all go ashore
option-stay_aboard-true = yes, they may stay
option-no_mysticism = House rule 3: no Mysticism
option-no_mysticism-help = Mysticism is left out.
option-no_mysticism-false = no, it is in play
option-no_mysticism-true = yes, without it
option-free_building = House rule 4: building without support
option-free_building-help = A city may be built even if the tokens left cannot support it; support is checked right afterwards.
option-free_building-false = no, support comes first
option-free_building-true = yes, without support

phase-0 = Setting up
phase-1 = Taxes and revolts
phase-2 = Population growth
phase-3 = Census
phase-4 = Ships
phase-5 = Movement
phase-6 = Conflict
phase-7 = Building cities
phase-8 = Surplus population
phase-9 = City support
phase-10 = Trade cards
phase-11 = Trade
phase-12 = Civilization cards
phase-13 = Surplus cards
phase-14 = Calamities
phase-15 = City support
phase-16 = Succession

epoch-0 = Stone Age
epoch-1 = Early Bronze Age
epoch-2 = Late Bronze Age
epoch-3 = Early Iron Age
epoch-4 = Late Iron Age

group-0 = Crafts
group-1 = Sciences
group-2 = Arts
group-3 = Civics

label-turn = Turn
label-space = Space
label-stock = Stock
label-treasury = Treasury
label-cities = Cities
label-tokens = Tokens
label-ships = Ships
label-census = Census
label-hand = Hand
label-cards = Civilization cards
label-open = Calamities shown
label-stacks = Stacks
label-red-back = red back
label-above = Cards above the calamity of a stack
label-hand-full = full: no card is drawn
label-packets = Packets on the table
label-value = Value
label-locked = received
label-all = everybody
label-areas = Areas
label-points = Points
label-credits = Credits
label-owners = Held by
label-sets = Value of so many
label-by-land = By land to
label-by-water = By ship to
label-plain = Flood plain
label-volcano = Volcano
label-player = Played by
label-start = Begins in
label-epochs = Epochs begin on space
label-printed = Points demanded on space
label-wish = wishes
label-site = city site
label-white-site = city site on a flood plain
packet-told = { $n ->
    [one] 1 card
   *[other] { $n } cards
    } worth { $value }, with { $card }
packet-answers = in answer to packet { $n }
hint-offer = Any packet: offer TO NAMED WISH CARDS (to 7: everybody; players and packets are counted from 0 here), such as
hint-counter = Any answer: counter PACKET NAMED CARDS. “look NAME” shows a card.

kind-card = Civilization card
kind-commodity = Commodity
kind-calamity = Calamity
kind-area = Area
kind-sea = Open sea
kind-nation = Nation
kind-piece = Piece
piece-token = Token
piece-city = City
piece-ship = Ship

look-cost = Costs { $n }
look-copies = { $n ->
    [0] Sold out.
    [one] One copy is left.
   *[other] { $n } copies are left.
    }
look-commodity = Stack { $n }, { $copies } copies.
look-red-back = Stack { $n }, red back: strikes whoever draws it and cannot be traded.
look-brown-back = Stack { $n }, brown back: harms nobody until it is traded, once, and then strikes whoever received it.
look-in-hand = In your hand: { $n }
look-limit = Population limit { $n }
look-limit-mine = For you, where you are alone: { $n }
look-site-0 = No city site: a city takes { $n } tokens.
look-site-1 = City site, safe from floods: a city takes { $n } tokens.
look-site-2 = City site on the flood plain: a city takes { $n } tokens.
look-city = City of { $seat }
look-tokens = { $seat }: { tokens }
look-ships = { $seat }: { $n ->
    [one] 1 ship
   *[other] { $n } ships
    }
look-sea = Only for ships of nations with Astronomy, which may not end their move here.
look-token = One of your people, worth one point. It grows where others live, moves one border a turn, pays for ships and cities, and supports them.
look-city-price = Costs { $n } tokens on a city site, { $dear } elsewhere; { $most } at most.
look-city-life = Pays { $tax } tokens of tax a turn and needs the support of { $support } tokens on the board. Worth five points; one trade card more each turn.
look-city-defence = Attacked with { $n } tokens, it defends itself with { $defenders } of the stock.
look-ship-price = Costs { $n } tokens, then one a turn; { $most } at most.
look-ship-voyage = Carries { $capacity } tokens over { $n } steps along the coasts.

effect-agriculture = Population limit +1 where you are alone; a city replaced by tokens leaves one more.
effect-architecture = 15 credit for one other civics card a turn.
effect-astronomy = Ships may cross open seas.
effect-cloth_making = Ships sail 5 steps instead of 4.
effect-coinage = You set the tax rate: 1, 2 or 3 tokens per city.
effect-democracy = Softens Civil War and, with Law, Civil Disorder. Needs Law.
effect-drama_poetry = 20 credit for Literacy or 10 for Democracy.
effect-engineering = Floods cost you at most 7 points; attackers of your cities need 8 tokens.
effect-law = Opens the way to Democracy and Philosophy; softens Civil Disorder and Iconoclasm.
effect-literacy = 25 credit for Law, Democracy or Philosophy, one a turn.
effect-medicine = Epidemic: you lose 11 instead of 16 points, as another's victim 5 at most.
effect-metal_working = In conflicts you remove tokens after all who lack this card.
effect-music = 30 credit for Philosophy.
effect-mysticism = Credits only.
effect-philosophy = Changes Civil War, softens Iconoclasm. Needs Law.
effect-pottery = In a famine each Grain card you show saves 4 points.

effect-volcano_earthquake = The victim's units at every volcano perish; of a volcano with two areas the victim chooses one. Without any units there, an earthquake takes a city of the victim, and a neighbour's city may fall with it.
effect-famine = The victim loses 9 points and may lay 20 upon others, at most 11 each. With Pottery each Grain card shown saves 4.
effect-civil_war = From 35 points on the board the victim's nation splits, and one part goes over to somebody else. Philosophy or Democracy soften it.
effect-flood = The victim loses 17 points on the flood plain with most units; others there lose 10. With Engineering it is 7 at most.
effect-epidemic = The victim loses 16 points (11 with Medicine), a city counting 4, and may lay 25 upon others, at most 10 each (5 with Medicine). No area is emptied.
effect-civil_disorder = The victim keeps four cities, five with Law, six with Law and Democracy.
effect-iconoclasm_heresy = The victim loses four cities (three with Law, two with Philosophy) and may name two cities of others.
effect-piracy = Each ship of whoever gave the card destroys a coastal city of the victim within its reach.

# Numbers of things, for other messages.
tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
    }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
part-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
    }
part-cities = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
    }
more-lost = { $n ->
    [one] { $n } more city is lost.
   *[other] { $n } more cities are lost.
    }
# After with, of and the like, where German needs another case.
with-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
    }

prompt-tax-rate = Which tax rate for all your cities?
prompt-growing = Your stock of { with-tokens } is too small for the growth that is due. Where do they go?
prompt-shipyard = Ships: you have { $n }, and { $treasury } in the treasury. Keep, scrap or build?
prompt-building = Where do you found a city?
prompt-supporting = Your cities lack support. Which city is reduced?
prompt-returning = { $n ->
    [0] That is enough. Confirm it, or take something back.
    [one] Hand back { $n } surplus trade card.
   *[other] Hand back { $n } surplus trade cards.
    }
prompt-losing = { $left ->
    [0] { $card }: that is enough. Confirm it, or take something back.
    [one] { $card }: give up units worth { $left } more point; { $chosen } of { $n } are chosen.
   *[other] { $card }: give up units worth { $left } { $chosen ->
        [0] points
       *[other] more points; { $chosen } of { $n } are chosen
    }.
    }
prompt-showing-grain = Famine takes { points }. How many Grain cards do you show?
prompt-paying = Pay { points }; your treasury holds { $treasury }.
prompt-war-pick = { $left ->
    [0] Civil War of { $seat }: that makes { $n } points. Confirm it, or take something back.
    [one] Civil War of { $seat }: choose units worth exactly { $left } more point of { $n } for the first part.
   *[other] Civil War of { $seat }: choose units worth exactly { $left } { $chosen ->
        [0] points
       *[other] more points of { $n }
    } for the first part.
    }
prompt-war-take = You cannot replace all units of { $seat }: your stock holds { part-tokens } and { part-cities }. What do you take over?
prompt-pick-nation = Choose your nation.
prompt-start-area = Where does your people begin?
prompt-revolt = { $n ->
    [one] { $n } city of { $seat } revolts.
   *[other] { $n } cities of { $seat } revolt.
    } Which do you take over?
prompt-revolt-loss = Nobody can take the revolting cities of { $seat }. Choose { $n } to be eliminated.
prompt-moving = Move your people.
prompt-defending = Several of your cities are attacked. Which is defended next?
prompt-buying-gold = Buy the top card of the gold stack for { $n } tokens? Your treasury holds { $treasury }.
prompt-buying = Buy civilization cards. You can spend { $spend }; in the basket: { $price }, treasury: { $treasury }.
prompt-volcano-area = Which volcano area is hit?
prompt-earthquake = An earthquake: which city do you lose?
prompt-aftershock = The earthquake near { $area }: does a neighbour's city fall, too?
prompt-naming-victims = { $card }: { points } for others. Who loses how much?
prompt-flood-plain = Which flood plain is flooded?
prompt-naming-beneficiary = Civil War: who takes over the part you lose?
prompt-keeping-part = Civil War: with which part do you play on?
prompt-disorder = Civil Disorder: { more-lost } Which one?
prompt-iconoclasm = Iconoclasm: { more-lost } Which one?
prompt-heresy = Iconoclasm: you may name { $n ->
    [one] { $n } more city of others
   *[other] { $n } more cities of others
    }.
prompt-pirates = Your pirates raid { $seat }. Which city?
prompt-trading = Trade, round { $n }: everybody at once. Make offers, answer others, wait for theirs, or be done for this turn.

follow-by-hand = Decide in detail
follow-growing = Fill areas below their limit first
follow-keep-ships = Keep the ships, build none
follow-build-ship = Keep the ships and build one
follow-scrap-ships = Give up all ships
follow-spread = Spread out
follow-one-city = Gather for one city, spread the rest
follow-cities = Gather for as many cities as possible
follow-great-cities = Gather for cities, also where no site is printed
follow-raid = Attack a foreign city if possible, spread the rest
follow-recall = Crowd tokens together, so that there is stock for the next taxes
follow-returning = Hand back what is worth least
follow-cheapest-kinds = Hand back the cheapest kinds
follow-lose-tokens = Give up tokens first
follow-lose-cities = Give up cities first
follow-save-cards = Pay so that the best cards stay
follow-save-treasury = Pay with cards first, save the treasury
follow-make-room = Pay with as many cards as possible, to make room in the hand
follow-pick-tokens = Tokens first
follow-pick-cities = Cities first
follow-take = Take whatever comes first

do-done = Done
do-demand = Demand that this phase is played in order
do-nation = Play { $nation }
do-start = Begin in { $area }
do-erupt = The volcano of { $area } erupts
do-tax = { $unpaid ->
    [0] Tax rate { $n }: { $paid } tokens into the treasury
    [one] Tax rate { $n }: { $paid } tokens into the treasury, { $unpaid } city revolts
   *[other] Tax rate { $n }: { $paid } tokens into the treasury, { $unpaid } cities revolt
    }
do-take-none = Take no city
do-take-city = Take over the city { $area }
do-take-tokens = Take over { tokens } in { $area }
do-defend = Defend { $area } next
do-reduce = Reduce the city { $area }
do-lose-city = Lose the city { $area }
do-strike-city = The city { $area } is lost
do-spare = Spare the others
do-pick = { tokens } of { $area }
do-pick-city = The city { $area }
do-grow = { $n ->
    [one] { $n } new token
   *[other] { $n } new tokens
    } in { $area }
do-lose = Lose { tokens } in { $area }
do-levy = Pay upkeep with a token of { $area }
do-found = Found a city in { $area }
do-build-no-more = Found no more cities
do-end-shipyard = Done with ships
do-scrap = Give up ship { $ship } at { $area }
do-launch = Build a ship at { $area } from the treasury
do-conscript = Build a ship at { $area } with { with-tokens } of { $from }
do-move = { tokens } from { $from } to { $area }
do-voyage = Ship { $ship } takes { tokens } from { $from } to { $area }
do-load = { $n ->
    [one] { $n } token boards
   *[other] { $n } tokens board
    } ship { $ship } at { $area }
do-land = { $n ->
    [one] { $n } token leaves
   *[other] { $n } tokens leave
    } ship { $ship } at { $area }
do-sail = Ship { $ship } sails to { $area }
do-end-movement = End of movement
do-gold = Buy for { $n } tokens
do-no-gold = Buy no gold
do-accept = Accept packet { $n } of { $seat }: { $size } cards worth { $value }, with { $card }
do-refuse = Refuse packet { $n } worth { $value }
do-retract = Take back packet { $n } worth { $value }
do-offer-all = Offer everybody { $cards }, naming { $card }; wish: { $wish }
do-offer-one = Offer { $seat } { $cards }, naming { $card }; wish: { $wish }
do-counter = Answer packet { $n } of { $seat } with { $cards }, naming { $card }
do-end-trading = Wait for the others
do-enough = No more trade in this turn
do-buy = { $card } for { $n }
do-buy-warning = { $card } for { $n } (warning: eleven cards will then be { $short ->
    [one] { $short } point
   *[other] { $short } points
    } short of the last space)
do-buy-no-more = Buy nothing more
do-checkout = To the payment
do-pay = Pay
do-pay-cards = Pay with { $n } { $card }
do-hand-back = Hand back { $card }
do-plain = Flood { $areas }
do-hit = { $seat } loses { points }
do-name = { $seat } ({ $n } in stock)
do-keep-first = Keep the chosen part: { part-tokens }, { part-cities }
do-keep-second = Keep the other part: { part-tokens }, { part-cities }
do-show = { $n ->
    [0] Show no Grain card
    [one] Show { $n } Grain card
   *[other] Show { $n } Grain cards
    }
no-wish = nothing special

event-turn = Turn { $turn }.
event-last-turn = This is the last turn.
event-order-demanded = Order was demanded: this phase is decided one after the other.
event-nation = { $seat } plays { $nation }.
event-start = { $seat } begins in { $area }.
event-taxes = { $seat } pays { $n ->
    [one] { $n } token
   *[other] { $n } tokens
    } of tax: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
    } at { $rate }.
event-revolting = { $n ->
    [one] 1 city of { $seat } revolts
   *[other] { $n } cities of { $seat } revolt
    }: { $stock ->
    [0] no token is
    [one] only 1 token is
   *[other] only { $stock } tokens are
    } left in stock, a city takes { $rate }.
event-revolt-declined = { $seat } takes over no revolting city of { $seat_from }.
event-revolt-stays = Nobody takes what is left of the revolt: { $n ->
    [one] 1 city stays
   *[other] { $n } cities stay
    } with { $seat }.
event-revolt = The city { $area } of { $seat_from } goes over to { $seat }.
event-revolt-lost = { $seat } loses the revolting city { $area }: nobody can take it.
event-growth = { $seat } grows by { tokens }.
event-census = Census: { $seat } counts { $n }.
event-ship-scrapped = { $seat } gives up a ship.
event-ship-built = { $seat } builds a ship at { $area }.
event-ship-upkeep = { $seat } pays { $n } for ships.
event-move = { $seat } moves { tokens } from { $from } to { $area }.
event-land = { $seat } lands { tokens } in { $area }.
event-sail = { $n ->
    [0] A ship of { $seat } sails from { $from } to { $area }.
    [one] A ship of { $seat } sails from { $from } to { $area } with { $n } token.
   *[other] A ship of { $seat } sails from { $from } to { $area } with { $n } tokens.
    }
event-conflict = { $seat } loses { tokens } in { $area }.
event-driven-off = { $n ->
    [one] { $n } token of { $seat } is
   *[other] { $n } tokens of { $seat } are
    } too few to attack the city { $area }, which takes { $needed }: all are lost.
event-assault = { $seat } attacks the city { $area } of { $seat_from }; tokens from the stock defend it.
event-surrender = The city { $area } of { $seat_from } has no defenders in stock and goes over to { $seat }.
event-surrender-gone = The city { $area } of { $seat_from } has no defenders in stock and falls to { $seat }, who has no city piece left: it is gone.
event-city-built = { $seat } founds a city in { $area }.
event-surplus = { $seat } loses { $n ->
    [one] { $n } surplus token
   *[other] { $n } surplus tokens
    } in { $areas }.
event-unsupported = { $seat } cannot support all cities: { $cities ->
    [one] 1 city needs
   *[other] { $cities } cities need
    } { $needed } tokens on the board, there { $have ->
    [one] is { $have }
   *[other] are { $have }
    }.
event-city-reduced = The city { $area } of { $seat } is reduced: { $n ->
    [0] no token is
    [one] { $n } token is
   *[other] { $n } tokens are
    } left.
event-draw = { $seat } draws from stack { $stack }: { $card_secret }.
event-draw-hidden = { $seat } draws from stack { $stack }.
event-red-card = { $seat } draws { $card }!
event-hand-full = { $seat } holds six cards and draws no more: { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
    } left on { $n ->
    [one] stack
   *[other] stacks
    } { $stacks }.
event-stacks-empty = { $seat } gets nothing from { $n ->
    [one] stack { $stacks }, which is
   *[other] stacks { $stacks }, which are
    } empty.
event-gold = { $seat } buys from the gold stack for { $n } tokens.
event-offer-all = { $seat } offers everybody packet { $packet }: { $n } cards worth { $value }, with { $card }; wish: { $wish }.
event-offer-one = { $seat } offers { $seat_to } packet { $packet }: { $n } cards worth { $value }, with { $card }; wish: { $wish }.
event-answer = { $seat } answers packet { $answered } of { $seat_to } with packet { $packet }: { $n } cards worth { $value }, with { $card }.
event-packet-gone = Packet { $n } of { $seat } leaves the table: its cards, or those it answered, are gone.
event-retracted = { $seat } takes packet { $n } back.
event-refused-offer = { $seat } refuses packet { $n } of { $seat_to }.
event-refused-answer = { $seat } refuses packet { $n }, the answer of { $seat_to } to packet { $answered }.
event-enough = { $seat } wants no more trade in this turn.
event-enough-no-more = { $seat } trades again.
event-deal = { $seat } gives { $given_secret } to { $seat_to } for { $got_secret } (packets { $n } and { $answer }).
event-deal-hidden = { $seat } and { $seat_to } change packets { $n } and { $answer }.
event-buy = { $seat } buys { $card }.
event-pay = { $seat } pays with { $cards } and { with-tokens }.
event-returned = { $seat } hands back { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }.
event-shown = { $seat } has received { $card } from { $seat_from }.
event-shown-secret = { $seat } has received { $card } from { $seat_from_secret }.
event-shown-hidden = { $seat } has received { $card } in trade.
event-calamity = { $card } strikes { $seat }.
event-eruption = The volcano of { $area } destroys everything { $seat } had there: { part-tokens }, { part-cities }.
event-city-lost = { $seat } loses the city { $area }.
event-losses = { $card }: { $seat } loses { tokens } in { $areas }.
event-toll = { $card }: { $seat } has to lose { points }.
event-no-effect = { $card } does { $seat } no harm: there is nothing it could take.
event-shelter = { $card }: { $cards } shelters { $seat }.
event-spared = { $card } spares { $seat } { points }; { $left } are left.
event-calamity-waits = { $seat } suffers no more than two calamities in a turn: { $card } waits.
event-flood = The flood hits { $seat } in { $areas }.
event-war = { $seat_to } gains from the civil war of { $seat }.
event-war-spared = No civil war: { $seat } has { $n } points on the board, it takes { $threshold }.
event-war-left = { $seat } keeps what nobody can replace: { part-tokens }, { part-cities }.
event-load = { $seat } takes { tokens } aboard at { $area }.
event-ship-unpaid = { $seat } cannot pay the upkeep of a ship, and loses it.
event-ship-levied = { $seat } pays ships with { $n ->
    [one] { $n } token
   *[other] { $n } tokens
    } from the board.
event-grain = { $seat } shows { $n ->
    [one] { $n } Grain card
   *[other] { $n } Grain cards
    } and saves { $saved ->
    [one] { $saved } point
   *[other] { $saved } points
    }.
event-hit = { $seat } lays { points } upon { $seat_to }.
event-war-kept = { $seat } plays on with part { $part }. The other is lost: { part-tokens }, { part-cities }.
event-war-city = The city { $area } of { $seat_from } goes over to { $seat }.
event-war-tokens = { $n ->
    [one] { $n } token of { $seat_from } goes over
   *[other] { $n } tokens of { $seat_from } go over
    } to { $seat }.
event-space-on = { $seat } advances to space { $space }.
event-space-stay = { $seat } stays on space { $space }: { $why }.
event-space-back = { $seat } falls back to space { $space }: { $why }.
hurdle-none = nothing is missing
hurdle-no-city = no city on the board
hurdle-points = too few points for the next space
hurdle-points-kept = too few points to stay
hurdle-epoch-1 = the Early Bronze Age asks for 2 cities
hurdle-epoch-2 = the Late Bronze Age asks for cards of 3 groups
hurdle-epoch-3 = the Early Iron Age asks for 7 civilization cards
hurdle-epoch-4 = the Late Iron Age asks for cards worth 1000

end-resignation = All others have left the game.
end-finish = The finish was reached in turn { $turn }.
end-turns = The last turn, { $turn }, is over.
score-space = Succession table
score-points = Points
score-cards = Civilization cards
score-treasury = Treasury
score-hand = Trade cards

# What everybody can count of everybody.
figure-tokens = tokens on the board
figure-cities = cities
figure-treasury = tokens in the treasury
figure-ships = ships
figure-trade = trade cards
figure-cards = civilization cards
figure-space = spaces on the succession table

# What figures are made of.
sum-support = Support to spare
sum-growth = Growth, if it were due now
sum-taxes = Taxes at the usual rate
sum-upkeep = Upkeep of ships
sum-cards-value = Value of civilization cards
sum-groups = Groups among the cards
sum-hand-value = Value of the trade cards
sum-basket = Price of the basket
sum-price = Price
sum-city-price = Tokens a city takes
sum-next-taxes = Taxes next turn
sum-next-stock = Stock when they are due
sum-next-support = Tokens needed as support
sum-next-tokens = Tokens that will be on the board
sum-next-growth = Growth next turn
sum-aboard = aboard ship { $ship }
sum-all-tokens = all tokens of a nation
sum-on-board = on the board
sum-on-ships = aboard ships
sum-people-now = people now
sum-since-census = changes since the census
sum-ship-at = ship at { $area }
sum-support-needed = two for each of { $count ->
    [one] 1 city
   *[other] { $count } cities
    }
sum-growth-due = new tokens where people live
sum-stock-too-small = the stock is too small
sum-hidden-cards = cards in the hand, unseen
sum-set = { $count } × { $card }: { $count } × { $count } × { $value }
sum-printed = { $card }, as printed
sum-credit = credit of { $card }
sum-limit-printed = printed limit
sum-site-0 = no city site
sum-site-1 = city site
sum-site-2 = city site on a flood plain
sum-stock-now = stock now
sum-spent-on-cities = tokens of cities founded now
sum-surplus = tokens above the limits

# Why nothing can be done there.
why-over = The game is over.
why-not-offered = That is not offered now.
why-answered = You have decided in this phase ({ $phase }); the others have not. You may take your answer back.
why-turn-of = { $seat } decides now: { $phase }.
why-turn-of-others = Others decide now: { $phase }.
why-out-of-play = { $area } is not in play with so many players.
why-no-start = Your nation does not begin in { $area }, but in { $areas }.
why-needs-astronomy = Ships cross the open sea with { $card } only.
why-no-ship = You have no ship.
why-sea = The open sea is a way, never the end of one: choose a ship, then a coast.
why-pick-target = Choose { $area } first, then where its tokens go, or follow a plan.
why-pick-source = Choose an area with your tokens beside { $area } first.
why-moved = All your tokens in { $area } have moved already.
why-no-way-out = No way leads by land out of { $area }: a ship must take its tokens.
why-too-far = You have no tokens beside { $area }: a token crosses one border a turn, or goes by ship.
why-beside-moved = All your tokens beside { $area } have moved already.
why-city-there = In { $area } there is a city of { $seat } already.
why-founded = You found a city in { $area } already.
why-no-tokens = You have no tokens in { $area }.
why-site-0 = A city in { $area }, without a city site, takes { $price } tokens: { $missing } are missing, { $have } are there.
why-site-1 = A city on the site of { $area } takes { $price } tokens: { $missing } are missing, { $have } are there.
why-no-city-piece = All your { $n } cities are on the board.
why-no-support = With a city in { $area } only { $left } tokens would be left on the board; your cities would need { $needed }.
why-no-growth-in-city = Nothing grows in a city area: { $area }.
why-by-hand-first = Choose “Decide in detail” first, or follow one of the plans.
why-grown = { $area } has all its growth.
why-stock-empty = Your stock is used up: nothing more grows in { $area }.
why-all-ships = You have all { $n } ships already.
why-no-coast = { $area } has no coast.
why-ship-price = A ship takes { $price } tokens from the treasury, where { $have } are free, or from { $area }, where enough must stay.
why-none-there-of = { $seat } has no units in { $area }.
why-not-in-part = { $area } does not belong to the part that is lost.
why-nothing-to-replace = Your stock holds nothing that could replace these units.
why-last-token = In an epidemic one token stays: { $area } has no more to give.
why-not-flooded = The flood does not reach your units in { $area }.
why-points = With units of { $area } the points could not be met exactly.
why-no-volcano = You have nothing at the volcano of { $area }, or there is none.
why-not-map = Nothing is done on the map now: { $phase }.
why-no-city = There is no city in { $area }.
why-revolt = Only cities of { $seat } revolt.
why-pirates = Your ships reach only some coastal cities of { $seat }, each ship one.
why-heresy = You name cities of others, not your own.
why-sheltered = { $card } shelters the cities of { $seat } from iconoclasm.
why-aftershock = { $area } is not beside the city that fell.
why-own-city-safe = You name a neighbour's city, not one more of your own.
why-defending = The city { $area } is not under attack.
why-own-city = You choose among your own cities.
why-fresh-first = Cities founded in this turn are reduced first.
why-supported = { $area } is chosen already, or support suffices now.
why-ship-of = This ship belongs to { $seat }.
why-pick-coast = Choose this ship, then a coast it can reach.
why-ship-tired = Ship { $ship } has made all its steps.
why-no-waters = There is no way on for ship { $ship }, and nobody to take aboard.
why-upkeep-paid = The upkeep of ship { $ship } is paid.
why-scrapped = Ship { $ship } is given up already.
why-ship-phase = Ships sail in phase 5, and are built or given up in phase 4.
why-owned = You own { $card } already.
why-in-basket = { $card } is in your basket.
why-sold-out = All copies of { $card } are sold.
why-needs-card = { $card } needs { $cards } first.
why-eleven = Nobody owns more than { $n } civilization cards.
why-too-dear = { $card } is too dear: all together costs { $price }, you can spend { $have }; { $missing } are missing.
why-shop-phase = Civilization cards are bought in phase 12, in your turn; now: { $phase }.
why-locked = { $card } came to you in trade. It cannot be passed on, and strikes you in phase 14.
why-few-cards = A packet takes at least { $n } cards.
why-packet-first = Put cards into your packet with the buttons: at least { $n }.
why-enough-returned = You hand back enough already.
why-calamity-pays-not = { $card } pays for nothing.
why-all-paid = All your cards of { $card } are paid already.
why-basket-first = Put a civilization card into the basket first; then you choose what you pay with.
why-only-grain = Only Grain cards help against famine.
why-trade-phase = Trade cards change hands in phase 11 and pay in phase 12; now: { $phase }.
why-works-itself = { $card } is not traded, and works by itself.
why-nation-of = { $seat } plays this nation.
why-your-nation = This is your nation.
why-nation-later = Nations are chosen before the game.
why-not-yourself = You choose somebody else.
why-named-already = { $seat } is named already.
why-giver-spared = { $seat } gave you the epidemic, and is spared.
why-nothing-to-lose = { $seat } has nothing to lose there.
why-without-units-first = A nation without units must be named first: not { $seat }.
why-offer-to = To offer { $seat } something, put at least { $n } cards into your packet and choose the name there.
why-player = Nothing is to be done with { $seat } now.
why-stack = From stack { $n } you draw by yourself in phase 10, if you have as many cities.
why-stack-empty = Stack { $n } is empty.
why-hand-full = Your hand is full: nobody draws above { $n } cards.
why-gold-price = The top card of the gold stack costs { $price } tokens; your treasury has { $have }, { $missing } are missing.
why-gold-phase = Gold is sold before and after your draw in phase 10.
why-packet-gone = Packet { $n } is no longer on the table.
why-packet-for = Packet { $n } is meant for { $seat }.
why-answer-with-packet = To answer packet { $n }, put together a packet of your own.

# What a decision brings.
brings-revolt = Next turn { $n ->
    [one] 1 city revolts
   *[other] { $n } cities revolt
    }: taxes of { $cities ->
    [one] 1 city
   *[other] { $cities } cities
    } come to { $taxes }, your stock will be { $stock }.
brings-no-support = { $cities ->
    [one] 1 city needs
   *[other] { $cities } cities need
    } the support of { $needed } tokens; only { $have } will be on the board. Cities are reduced.
brings-surplus = { $n ->
    [one] 1 token
   *[other] { $n } tokens
    } above the population limit will die unless a city is founded: { $areas }.
brings-less-growth = After the next taxes only { $stock } tokens are left to grow: { $n } fewer than there could be.
brings-fight = You fight in { $area }: as things stand { $n ->
    [one] 1 token dies
   *[other] { $n } tokens die
    }, { $left } { $left ->
    [one] stays
   *[other] stay
    }.
brings-driven-off = Your { $n ->
    [one] token is
   *[other] { $n } tokens are
    } too few against the city { $area } of { $seat }: all die.
brings-assault = The city { $area } is fought for against { $seat }: as things stand { $left ->
    [0] none of your tokens is
    [one] 1 of your tokens is
   *[other] { $left } of your tokens are
    } left.
brings-city = You take the city { $area } of { $seat }: its owner has no defenders in stock.
brings-city-lost = Your city { $area } will surrender: you have no defenders in stock.
brings-ships-lost = { $n ->
    [one] 1 ship is
   *[other] { $n } ships are
    } lost for want of upkeep.
brings-short = With eleven cards you will be { $n ->
    [one] 1 point
   *[other] { $n } points
    } short of the last space.
brings-unbought = You could still buy { $n ->
    [one] a card
   *[other] one of { $n } cards
    }, such as { $card } for { $price }.
brings-surplus-cards = { $n ->
    [one] 1 trade card is
   *[other] { $n } trade cards are
    } above the limit of six, and must be handed back in phase 13.
brings-bad-deal = Your hand is worth { $now } now, and perhaps only { $least } afterwards.

factor-space = succession table { $change }
factor-space_lead = spaces ahead of everybody { $change }
factor-space_behind = spaces behind the foremost { $change }
factor-next_space = the next space is open
factor-next_space-less = the next space is shut
factor-falling_back = the marker will go back
factor-falling_back-less = the marker will not go back
factor-gate_near = more is missing for the next epoch
factor-gate_near-less = less is missing for the next epoch
factor-gate_far = more is missing for the epoch after the next
factor-gate_far-less = less is missing for the epoch after the next
factor-last_missing = more points are missing for the last space
factor-last_missing-less = fewer points are missing for the last space
factor-turns_needed = a longer way to the finish
factor-turns_needed-less = a shorter way to the finish
factor-race_lead = a larger lead in the race to the finish
factor-race_lead-less = a smaller lead in the race to the finish
factor-race_behind = further behind in the race to the finish
factor-race_behind-less = less far behind in the race to the finish
factor-cards = civilization cards { $change }
factor-first_cards = of the first seven civilization cards { $change }
factor-cards_points = points of civilization cards { $change }
factor-groups = of the first three groups { $change }
factor-due = more to pay on the way to the finish
factor-due-less = less to pay on the way to the finish
factor-agriculture = room for more people through Agriculture
factor-agriculture-less = no room through Agriculture
factor-coinage = a choice of taxes through Coinage
factor-coinage-less = no choice of taxes
factor-seafaring = better seafaring
factor-seafaring-less = worse seafaring
factor-arms = better armed
factor-arms-less = worse armed
factor-shelter = better shelter from calamities
factor-shelter-less = worse shelter from calamities
factor-funds = treasury and trade cards { $change }
factor-affordable = a better card can be paid
factor-affordable-less = no card as good can be paid
factor-saved = nearer to the next good card
factor-saved-less = further from the next good card
factor-next_price = missing for the cheapest card { $change }
factor-treasury = treasury { $change }
factor-full_treasury = treasury, as far as it is needed { $change }
factor-stock = stock { $change }
factor-next_taxes = next taxes { $change }
factor-revolts = more danger of a revolt
factor-revolts-less = less danger of a revolt
factor-thin_stock = tokens missing for the taxes { $change }
factor-defenceless = a stock too small to defend a city
factor-defenceless-less = a stock that can defend a city
factor-hand = trade cards { $change }
factor-hand_growth = sets that can grow
factor-hand_growth-less = sets that can grow less
factor-hand_pairs = sets of two or more { $change }
factor-hand_blocked = less room for new trade cards
factor-hand_blocked-less = more room for new trade cards
factor-surplus_cards = trade cards to hand back { $change }
factor-calamities_held = calamities in hand { $change }
factor-risk_cities = calamities threaten more cities
factor-risk_cities-less = calamities threaten fewer cities
factor-risk_people = calamities threaten more people
factor-risk_people-less = calamities threaten fewer people
factor-cities = cities { $change }
factor-first_cities = of the first two cities { $change }
factor-some_cities = of the first five cities { $change }
factor-many_cities = cities beyond six { $change }
factor-trade_income = points of trade a turn { $change }
factor-unsupported = cities without support { $change }
factor-planned = cities about to be built { $change }
factor-planned_income = more trade from the cities about to be built
factor-planned_income-less = less trade from the cities about to be built
factor-odd_cities = cities off a city site { $change }
factor-exposed_cities = cities at volcanoes and in flood plains { $change }
factor-attacked_cities = cities within reach of an attack { $change }
factor-people = people { $change }
factor-few_people = people that are needed { $change }
factor-spare_people = spare people { $change }
factor-seeds = settled areas { $change }
factor-growth = growth in the next turn { $change }
factor-crowd = tokens above the limits { $change }
factor-room = room for more people { $change }
factor-open_land = free areas around { $change }
factor-sites = settled city sites { $change }
factor-sites_near = free city sites around { $change }
factor-site_tokens = people on city sites { $change }
factor-strangers = strangers around { $change }
factor-shared = areas shared with others { $change }
factor-ships = ships { $change }
factor-first_ship = has a ship
factor-first_ship-less = has no ship
factor-last_mover = moves later
factor-last_mover-less = moves earlier
factor-revolting = revolting cities { $change }

factor-standing = a better position on the whole
factor-standing-less = a worse position on the whole
bot-miser = Miser
bot-miser-help = Bargains hard: never gives a point away for room in its hand, and deals only where its gain is sure.
bot-plague_bearer = Plague bearer
bot-plague_bearer-help = Slips a calamity into every packet it can, so that others suffer it.

# Glossary
term-token = Token
term-token-text = One of your people. It is in stock, on the board or in the treasury; every nation has the same number in all.
term-stock = Stock
term-stock-text = Tokens neither on the board nor in the treasury. Taxes, growth and the defenders of cities come from it: an empty stock is dangerous.
term-treasury = Treasury
term-treasury-text = Taxes paid. The treasury pays for ships, gold and civilization cards; what is spent returns to the stock.
term-city = City
term-city-text = Takes 6 tokens on a city site, 12 elsewhere. Brings one more trade card each turn, pays 2 tokens of tax and needs 2 tokens on the board.
term-city-site = City site
term-city-site-text = A square on the map: a city takes only 6 tokens here. Black is safe from floods, white lies on a flood plain.
term-limit = Population limit
term-limit-text = The number in the circle: so many tokens stay in the area at the end of the turn. Nations that share it keep it together.
term-taxes = Taxes
term-taxes-text = Phase 1: 2 tokens for each city go from stock to treasury. Where the stock is too small, cities revolt.
term-revolt = Revolt
term-revolt-text = Cities whose tax is not paid go over to others: whoever has most tokens in stock chooses first.
term-growth = Population growth
term-growth-text = Phase 2: one new token where there is one, two where there are more, none in city areas. No more than the stock holds.
term-census = Census
term-census-text = Phase 3: everybody counts the tokens on the board. Whoever has most moves first; to move last is often better.
term-ship = Ship
term-ship-text = Takes 2 tokens, then 1 each turn. Carries 5 tokens over 4 steps along the coasts.
term-upkeep = Upkeep
term-upkeep-text = Phase 4: 1 token for each ship, from the treasury or the board. Ships not paid for go back to the stock.
term-movement = Movement
term-movement-text = Phase 5: each token may cross one border or go by ship, the largest nation first.
term-conflict = Conflict
term-conflict-text = Phase 6: where different nations stand above the limit, token falls after token, the weaker first. No dice.
term-attack = Attack on a city
term-attack-text = Takes 7 tokens, 8 against Engineering. Six tokens of the owner's stock defend it; without them the city surrenders.
term-surplus = Surplus population
term-surplus-text = Phase 8: tokens above the limit and all in city areas go back to the stock.
term-support = City support
term-support-text = Phases 9 and 15: each city needs 2 tokens anywhere on the board. Without them cities are reduced.
term-reduced = Reduced city
term-reduced-text = The city is replaced by as many tokens as the area can hold and the stock provides.
term-trade-card = Trade card
term-trade-card-text = With n cities you draw a card of each stack from 1 to n. n equal cards are worth n × n × their value.
term-stack = Stack
term-stack-text = Trade cards lie in nine stacks by value. At the bottom of each from the second on there is a calamity at first.
term-red-back = Red back
term-red-back-text = A calamity that strikes whoever draws it: it cannot be traded.
term-locked = Calamity received
term-locked-text = A calamity with a brown back harms nobody before it is traded once, and then strikes whoever received it.
term-packet = Packet
term-packet-text = At least three trade cards, offered face down. Their number, value and one card are told truthfully; a calamity may be among them.
term-gold = Gold
term-gold-text = In phase 10 the top card of the ninth stack costs 18 tokens of the treasury. It may be Piracy.
term-civilization-card = Civilization card
term-civilization-card-text = An achievement, paid with trade cards and treasury. It works for ever, gives credit for others and counts points. Eleven at most.
term-credit = Credit
term-credit-text = Cards you own make others cheaper, each once per card; cards in the basket do not yet help each other.
term-group = Group
term-group-text = Crafts, sciences, arts or civics. The Late Bronze Age asks for cards of three groups.
term-spend = Spending power
term-spend-text = The value of all your trade cards as sets, and the treasury. No change is given.
term-calamity = Calamity
term-calamity-text = Phase 14: red ones drawn and brown ones received in trade strike, two for each nation at most.
term-unit-points = Unit points
term-unit-points-text = A token counts 1, a city 5. Losses to famine, flood, epidemic and civil war are measured so.
term-flood-plain = Flood plain
term-flood-plain-text = Green areas along rivers: a flood hits the plain where the victim has most units, and all others there.
term-volcano = Volcano
term-volcano-text = When it erupts, everything is destroyed that the victim has there.
term-succession = Succession table
term-succession-text = Phase 16: each marker moves one space on if the next epoch allows it. Whoever reaches the finish ends the game.
term-epoch = Epoch
term-epoch-text = Whoever enters it needs 2 cities, then cards of 3 groups, then 7 cards, then cards worth 1000. Without a city the marker falls back.
term-points = Points
term-points-text = Civilization cards at printed cost, treasury and trade cards in hand. The last spaces ask for as many as is printed on them.
term-no-more-trade = No more trade
term-no-more-trade-text = Said once, the trade of this turn asks you no more. You may take it back at any time.

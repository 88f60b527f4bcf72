game-name = Mosaic
game-tagline = A history of civilization around the Mediterranean
game-about = Draft a leader and your first technologies, then take one action a turn: work, grow, build, research, tax, recruit, govern. Settle the regions of the ancient world, dominate them when an empire is scored, race for golden ages and achievements, and build the wonders that outlast you. Many card values were lost with the source and are reconstructed.

option-second_after_tie = Second place after a tie for the lead
option-second_after_tie-help = Where several players share the most influence in a region, the second most scores 2 points all the same, as the text has it. Or only the two strongest players score, so that a tie for the lead leaves no second place.
option-second_after_tie-true = scores 2 points
option-second_after_tie-false = scores nothing

currency-stone = stone
currency-ideas = ideas
currency-food = food
currency-money = money
currency-population = population

track-food = food production
track-stone = stone production
track-ideas = idea production
track-tax = tax production
track-tariff = tariff production

pillar-science = science
pillar-economy = economy
pillar-food = food
pillar-population = population
pillar-construction = construction
pillar-culture = culture
pillar-government = government
pillar-military = military
pillar-urbanization = urbanization

symbol-science = science symbol
symbol-economy = economy symbol
symbol-food = food symbol
symbol-population = population symbol
symbol-construction = construction symbol
symbol-culture = culture symbol
symbol-government = government symbol
symbol-military = military symbol
symbol-urbanization = urbanization symbol

unit-infantry = infantry
unit-cavalry = cavalry
unit-siege = siege engine
unit-either = infantry or cavalry

piece-city = city
piece-port = port city
piece-farm = farming village
piece-craft = manufacturing village
piece-wonder = wonder
piece-project = project

deck-technology = technologies
deck-build = build cards
deck-population = population
deck-tax = taxes and tariffs

tile-none = no tile

label-round = Round { $n }
label-last-round = Last round: { $n }
label-regions = Regions
label-offers = Offers
label-bonus = Bonus space: { $n } money
label-wonders = Wonders
label-golden-ages = Golden ages
label-achievements = Achievements
label-population = Population
label-production = Production
label-goods = Goods
label-symbols = Symbols
label-technologies = Technologies
label-face-down = Face down
label-unknown = unknown card
label-government = Government
label-points = Points
label-deck = { $n } in the deck
label-with-empire = an empire card among them
label-top = on top { $card }
label-scorings = { $n } of 3 scorings
label-stake = { $seat }, influence { $n } (+{ $points })
label-worth = { $n } points for the most influence
label-martial-law = Martial law: { $seat }
label-tiles = Tiles
label-tile = Tile
label-free-hexes = Free hexes
label-governments = Governments
label-builds = Build cards
label-taxes = Tax and tariff cards
label-cost = Cost
label-needs = Needs
label-gives = Gives
label-neighbours = Neighbours
label-supply = In the supply
label-owned = Owned

prompt-leader = Choose your leader.
prompt-drafting = Pick { $n } of 5: keep one technology, the others go to the left.
prompt-start-city = Place your start city.
prompt-start-cards = Play your starting technologies, in any order.
prompt-turn = { $n ->
    [one] Your turn: take an action.
   *[other] Your turn: take { $n } actions.
}
prompt-turn-over = End your turn, or take a free action first.
prompt-looked = You have seen the top card ({ $deck }): take it, or a card of the offer.
prompt-looked-in-vain = You have seen the top card ({ $deck }): take it if you can, or put it back and take another action.
prompt-looked-drawn = The card you saw is no longer on top ({ $deck }): take a card of the offer.
prompt-looked-drawn-in-vain = The card you saw is no longer on top ({ $deck }), and you cannot pay for any card of the offer: take another action.
prompt-laying = Play { $card } now, or keep it face down?
prompt-placing = Place: { $piece }.
prompt-deploying = { $n ->
    [one] Place a unit.
   *[other] Place units: { $n } left.
}
prompt-removing = { $n ->
    [one] You may remove an opposing unit.
   *[other] You may remove { $n } opposing units from one region.
}
prompt-removing-several = { $n ->
    [one] You may remove an opposing unit.
   *[other] You may remove { $n } opposing units, from several regions if you like.
}
prompt-removing-general = A scoring is due. Your General: remove an opposing unit where you have infantry or cavalry?
prompt-taking-tile = { $n ->
    [one] Take a tile from the board.
   *[other] Take tiles from the board: { $n } left.
}
prompt-raising = Which production shall rise by { $n }?
prompt-shifting = Schools of thought: turn one production into another?
prompt-shift-amount = How much { $from } becomes { $to }?
prompt-raiding = { $n ->
    [one] Raiders: choose what your last unit brings.
   *[other] Raiders: choose what your units bring, { $n } left.
}
prompt-region = Choose a region without a city of yours.
prompt-lock = Choose a region you dominate: nobody else may found cities there.
prompt-offer = Choose an offer to replace.
prompt-military = { $n ->
    [0] Military: move units ({ $move } money each).
    [one] Military: recruit a unit ({ $cost } money), move units ({ $move } money each).
   *[other] Military: recruit up to { $n } units ({ $cost } money each), move units ({ $move } money each).
}
prompt-expelling = A scoring is due. Diplomats: send all units of one opponent from a region to a neighbouring one?

part-ideas = { $n ->
    [one] 1 idea
   *[other] { $n } ideas
}
part-instead = { $money ->
    [0] { "" }
   *[other] { " " }({ $money } money in their place)
}
part-missing = { $money ->
    [0] { "" }
   *[other] { " " }(with { $money } money for what is missing)
}

do-done = Enough
do-keep-rest = Leave the others face down
do-end-turn = End the turn
do-keep = Keep it face down
do-put-back = Put it back and take another action
do-act-otherwise = Take another action
do-spare = Remove no further unit
do-no-diplomats = Keep the diplomats for later
do-no-shift = Change nothing
do-leader = Choose { $card }
do-draft = Keep { $card }
do-play = Play { $card }
do-work = Work for { $n } { $currency }
do-military = Military: recruit and move
do-raise = { $track } +{ $n }
do-shift = From { $from } to { $to }
do-amount = { $n }
do-raid = { $n } { $currency }
do-convert = Turn 1 population into 20 { $currency }
do-refresh = Replace the offer: { $deck }
do-look = Look at the top card: { $deck }
do-claim = Claim { $card }
do-region = { $region }
do-place = { $hex } ({ $tile })
do-take = Take { $tile } from { $hex }
do-take-over = Take over the city of { $seat } at { $hex }
do-deploy = { $unit } to { $region }
do-recruit = Recruit { $unit } in { $region }
do-move = Move { $unit } from { $from } to { $to }
do-remove = Remove { $unit } of { $seat } in { $region }
do-expel = Send the units of { $seat } from { $from } to { $to }
do-research = Research { $card } for { part-ideas }{ part-instead }
do-build = Build { $card }{ part-missing }
do-found = Build without a card: { $piece }{ part-missing }
do-grow = Grow: { $card }{ part-missing }
do-grow-plain = Grow: { $people } people for { $n } food{ part-missing }
do-levy = Levy: { $card }
do-tax = Levy a tax
do-tariff = Levy a tariff
do-wonder = Build { $card } for { $stone } stone and { $food } food{ part-missing }
do-govern = Take { $card } for { part-ideas }{ part-instead }
do-take-seen = Take the card you saw: { $card }

event-place-city = { $seat } founds a city at { $hex }.
event-place-port = { $seat } founds a port city at { $hex }.
event-place-farm = { $seat } founds a farming village at { $hex }.
event-place-craft = { $seat } founds a manufacturing village at { $hex }.
event-place-wonder = { $seat } places the wonder at { $hex }.
event-good = { $seat } takes the trade good { $good } from { $hex }.
event-tile = { $seat } takes { $tile } from { $hex }.
event-work = { $seat } works for { $currency }.
event-grow = { $seat } grows without a card.
event-tax = { $seat } levies a tax without a card.
event-tariff = { $seat } levies a tariff without a card.
event-bonus = Bonus space: +{ $n } money, now { $all }.
event-bonus-taken = { $seat } takes the { $n } money of the bonus space with it.
event-convert = { $seat } uses the leader’s power: 1 population becomes { $currency }.
event-keep = { $seat } keeps { $card } face down.
event-keep-seen = { $seat } keeps { $card_secret } face down.
event-keep-unseen = { $seat } keeps the card face down.
event-act-otherwise = { $seat } can take no card of that offer ({ $deck }) and acts otherwise.
event-spare = { $seat } removes no further unit.
event-no-expel = { $seat } keeps the diplomats for later.
event-vain = { $card } of { $seat } brings less than printed: { $what }.
event-empire = Empire card { $n } is revealed ({ $deck }).
event-offer = New in the offer: { $card }.
event-refresh = The offer is replaced: { $deck }.
event-play = { $seat } plays { $card }.
event-take = { $seat } takes { $card }.
event-take-seen = { $seat } takes { $card_secret } from the top of the deck.
event-take-unseen = { $seat } takes the card seen on top of the deck.
event-look = { $seat } looks at the top card ({ $deck }): { $card_secret }.
event-look-public = { $seat } looks at the top card ({ $deck }).
event-wonder = { $seat } builds { $wonder }.
event-govern = { $seat } has a new government: { $government }.
event-unit = { $seat }: { $unit } to { $region }.
event-remove = { $seat } removes { $unit } of { $seat_of } in { $region }.
event-move = { $seat } moves { $unit } from { $from } to { $to }.
event-expel = { $seat } sends the units of { $seat_of } from { $from } to { $to }.
event-lock = { $seat } declares martial law in { $region }.
event-claim = { $seat } claims { $card }.
event-take-over = { $seat } takes over a city of { $seat_of } at { $hex }.
event-leader = { $seat } leads with { $leader }.
event-drafted = Everybody has five starting technologies.
event-turn = Round { $round }: { $seat }
event-last-round = The end is in sight: round { $round } is the last.
event-scoring-begins = Empire scoring { $n } of 3.
event-scoring-region = { $region }: { $seat }, influence { $influence }, gets { $n }.
event-scoring-government = { $government }: { $seat } gets { $n }.
event-scoring = Empire scoring: { $seat } gains { $n }.

vain-production_per = nothing there that it counts
vain-gain_per = nothing there that it counts
vain-population_per = nothing there that it counts
vain-vp_now = nothing there that it counts
vain-emigrate = no population that could move
vain-units = no unit left, or no region for it
vain-eliminate = no opposing unit to remove
vain-take_tile = no such tile to take
vain-place = no piece left, or no free hex for it
vain-explore = no region without a city of the own
vain-raid = no unit on the board
vain-lock_region = no region dominated
vain-shift_production = no production to change
vain-double_population = no population card left

figure-points = points in sight
figure-population = population
figure-stone = stone
figure-ideas = ideas
figure-food = food
figure-money = money
figure-food_production = food production
figure-stone_production = stone production
figure-ideas_production = idea production
figure-tax_production = tax production
figure-tariff_production = tariff production
figure-science_symbols = science symbol
figure-economy_symbols = economy symbol
figure-food_symbols = food symbol
figure-population_symbols = population symbol
figure-construction_symbols = construction symbol
figure-culture_symbols = culture symbol
figure-government_symbols = government symbol
figure-military_symbols = military symbol
figure-urbanization_symbols = urbanization symbol
figure-regions = regions dominated
figure-unrest = unrest

sum-good-tiles = { $number } × { $good }
sum-other-production = by choice, by counting, or turned into another
sum-work-stone = technologies for work
sum-wild-good = wild trade good
sum-cities = cities
sum-ports = port cities
sum-in-all = there are
sum-on-board = on the board
sum-first-wonder = for the first wonder
sum-owned-wonders = more for { $number } wonders you own
sum-doubled = doubled by a technology
sum-leader = leader
sum-bonus-space = bonus space
sum-tax-trade = leader: 2 for each of { $number } kinds of trade goods
sum-by-goods = { $number } kinds of trade goods × { $each }
sum-by-cities = { $number } cities × { $each }
sum-by-population = { $number } population × { $each }
sum-by-government = { $number } government symbols × { $each }
sum-instead = for { $number } { $currency } missing, { $rate } each
sum-projects = projects
sum-population = population
sum-money = money
sum-strongest = most influence
sum-second = second most influence
sum-domination = for the most influence
sum-cities-there = { $number } cities there
sum-wonders-there = { $number } wonders there
sum-pieces = { $number } × { $piece }
sum-units = { $number } × { $unit }
sum-unit-bonus = technology for regions with { $unit }
sum-besieged = cities besieged by others
sum-scorings = { $number } of 3 scorings
sum-scored-when-played = when technologies were played
sum-spare-calm = more calm than needed

why-over = The game is over.
why-others = { $seat } decides now.
why-draft-waits = Your pick lies ready; the others are still choosing.
why-first = First: { $what }.
why-out-of-play = This region is out of play with this number of players.
why-claimed = { $seat } has claimed it.
why-built = { $seat } has built it.
why-governs = { $seat } governs with it: each government exists once.
why-leads = { $seat } is led by it; the leader works by itself.
why-power-used = Your leader’s power works once in a game and is used.
why-power-city = Your leader takes over a city of an opponent with at least 4: click such a city on the map.
why-power-people = Your leader turns 1 population into 20 of a currency: you have none left.
why-in-play = It lies before { $seat } and works by itself.
why-face-down = It lies face down before { $seat }.
why-picked = You have kept it already.
why-not-offered = It is not on offer.
why-not-there = No unit of this kind can go there: only regions that the card allows.
why-other-unit = This card brings other units than { $unit }.
why-supply-empty = None left in your supply: { $unit }.
why-other-track = This card raises any production but this one ({ $track }).
why-no-production = There is nothing to turn: { $track } is 0, or is money as well.
why-city-there = You have a city in this region already.
why-not-dominated = You do not dominate this region.
why-own-units = These are your own units.
why-raid = Raiders bring stone, food or money.
why-hex-taken = { $piece } of { $seat } stands here.
why-hex-beside = Villages are founded next to one of your own cities.
why-hex-port = A port hex: only port cities and wonders stand here.
why-hex-no-port = This needs a port hex.
why-hex-region = It belongs into { $region }.
why-hex-locked = Martial law of { $seat }: nobody else founds cities here.
why-hex-neighbour = Only in a region next to one with a city of yours.
why-hex-wonder = Wonders need a city of yours in the region.
why-hex-three = This wonder needs 3 cities in the region, whoever owns them.
why-no-tile = No tile lies free here.
why-other-tile = This card takes another kind of tile.
why-armor = Infantry of { $seat } cannot be removed: armor.
why-no-unit-there = You have no unit there of the kind the card asks for.
why-one-region = All units must be removed from the same region.
why-symbols = Missing: { $symbols }.
why-this-turn = Not in the turn in which it was laid down.
why-first-recruit = First recruit or move a unit: you have begun a military action.
why-age = Missing: { $n } × { $symbol }.
why-achievement = You have { $have } of { $n }.
why-hex-later = Take an action that builds first; then you choose the hex.
why-victim = { $seat } has fewer than { $n } cities, so none can be taken over.
why-refreshed = Your government has replaced an offer already.
why-looked = You have looked already; again before your next action.
why-deck-empty = The deck is empty.
why-deck-plain = Without a card only once the deck and its offer are used up: choose one of the cards.
why-deck = Cards are taken from the offer beside it.
why-no-action = You have no action left in this turn.
why-bound = You have looked at a deck: only its action is possible ({ $deck }).
why-units-other = The units of { $seat } are removed by effects of cards only.
why-units-later = Units move with the Military action: choose that first.
why-military-first = Units are recruited and moved with the Military action: choose that first.
why-track-money = Nobody works for money: levy a tax or tariff card.
why-stock = Your stock: it pays for actions by itself.
why-people = { $n } more population needed.
why-lacks = Missing: { $n } { $currency }, or { $money } more money.
why-lacks-two = Missing: { $n } { $currency } and { $m } { $other }, or { $money } more money.
why-no-piece = You have no such piece left.
why-no-place = There is no free hex for it.
why-no-place-beside = No free hex beside a city of yours.
why-only = Only { $where }; there is none with room.
why-no-army = You have no city to recruit in and no unit to move.
why-army-money = Not enough money: a unit costs { $n }, a move { $move }.
why-move-money = A move costs { $n } money.
why-moved = These units have moved in this turn.
why-recruit-city = Units are recruited in regions with a city of yours.
why-recruit-limit = At most { $n } units are recruited in a turn.
why-recruit-money = A unit costs { $n } money.
why-siege = Siege engines need the technology for them.
why-in-army = You are in the middle of it: choose a region or a unit.
question-choosing-leader = choose a leader
question-drafting = keep a technology
question-start-city = place your start city
question-start-village = place your start village
question-start-cards = play your starting technologies
question-laying = play the technology just taken, or keep it face down
question-military = recruit and move units
question-placing = place your piece on the map
question-deploying = place your units
question-removing = remove opposing units, or spare them
question-taking-tile = take a tile from the map
question-raising = choose which production rises
question-shifting = turn one production into another, or change nothing
question-shift-amount = say how much production is turned
question-raiding = choose what your units bring
question-exploring = choose a region without a city of yours
question-locking = choose a region you dominate
question-choosing-offer = choose an offer to replace
question-expelling = use the diplomats, or keep them

consequence-last-goods = Your last action of the game: stone, ideas, food and money bring no points any more.
consequence-last-levy = Your last action of the game: money brings no points any more, and the card adds { $n } unrest.
consequence-no-money = It brings you no money.
consequence-keep = You could play it now. It can be turned up in a later turn of yours.
consequence-keep-last = You could play it now, and have no later turn to turn it up.
consequence-ready = Their symbols are there already: { $cards }.
consequence-unclaimed = You have reached this, and others may claim it before your next turn ({ $n } points): { $cards }.
consequence-unplayed = Your last turn: these technologies could still be turned up: { $cards }.
consequence-end = Brings about the end: round { $round } is the last.
consequence-scoring = The empire card of this deck comes to light: a scoring at the end of the turn. As things stand you get { $n }, the best opponent { $best }.
consequence-no-scoring = All three scorings are over: influence in regions brings nothing more.
consequence-face-down = It stays face down for now. Missing: { $symbols }.
consequence-vain = { $card } brings less than printed now: { $what }.
consequence-people = Your last population moves there: nobody is left to work.
consequence-govern = { $government } goes back, with what it produces and scores.
consequence-retreat = A scoring would give you { $n } less in these two regions.
consequence-idle-march = A scoring would give everybody the same as before in both regions.
consequence-look = Whatever you see, your next action is of this deck ({ $deck }).

sum-goods = Kinds of trade goods
sum-work = Work
sum-supply = In the supply
sum-left = In the supply
sum-wonder_cost = Next wonder
sum-grown = Population gained
sum-levied = Money levied
sum-replaced = Money in place of what is missing
sum-progress = Progress
sum-scoring = A scoring now
sum-category = Points
sum-worth = Points for the most influence
sum-influence = Influence
sum-stake = Points in a scoring
why-choose = Choose one of the cards that are marked.
why-choose-track = Choose stone, ideas or food.

term-action = Action
term-action-text = In your turn you take one of eight actions: work, population, build, wonder, technology, taxes, military or government. Claims, face-down technologies and some powers come in addition, without an action.
term-work = Work
term-work-text = You get as much of stone, ideas or food as your population and the production of it together.
term-population = Population
term-population-text = Everybody in it works, and new cities and port cities take people away. It grows by population cards for food. Money never stands in for it.
term-production = Production
term-production-text = What work brings on top of the population: for stone, ideas and food. Taxes and tariffs add theirs to the money of tax and tariff cards.
term-currency = Currencies
term-currency-text = Stone builds, ideas research, food lets the population grow. Money pays for units, and two of it stand in for one of the others.
term-money = Money
term-money-text = Stands in for stone, ideas and food at two for one. It comes from taxes and tariffs, never from work. The amount on yellow is what would be paid for what you lack.
term-missing = Red ring
term-missing-text = Marks what you lack: a symbol that a card asks for, or a price that you cannot pay even with money.
term-pillar = Pillars of civilization
term-pillar-text = Nine kinds of symbols on technologies, build cards and leaders. They are asked for by technologies and governments, and six of one kind bring its golden age.
term-technology = Technology
term-technology-text = Taken from the offer for ideas. With its symbols it is played at once, else it lies face down and is turned up in a later turn, without an action.
term-face-down = Face down
term-face-down-text = A technology that waits for its symbols. It counts for the civilization of education, but brings neither symbols nor effects yet.
term-build = Build
term-build-text = Cities and port cities for stone and population, villages, or a project for stone and ideas. With a build card you get its benefits too.
term-city = City
term-city-text = 2 influence in its region and 2 points at the end. You take the tile of its hex. Units are recruited where you have a city.
term-port = Port city
term-port-text = A city on a port hex. It feeds the bonus space more than a city does.
term-village = Villages
term-village-text = Stand next to one of your cities: 1 influence, 1 point at the end. Manufacturing villages score for sets of three trade goods.
term-project = Project
term-project-text = A build card without a piece: symbols at once, points at the end.
term-wonder = Wonder
term-wonder-text = Each exists once. It costs stone and food, more with every wonder you own, stands in a region with a city of yours, gives 2 influence there and scores at the end in its own way.
term-tax = Taxes
term-tax-text = A card that brings money by population, government symbols and tax production, and unrest.
term-tariff = Tariff
term-tariff-text = A card that brings money by kinds of trade goods, cities and tariff production, and unrest.
term-unrest = Unrest
term-unrest-text = Stands on tax and tariff cards. What technologies, wonders and others do not calm costs 1 point each at the end.
term-bonus-space = Bonus space
term-bonus-space-text = New cities and port cities put money there. Whoever next levies a tax or tariff card takes all of it.
term-military = Military
term-military-text = One action recruits units for money where you have cities, and moves units to neighbouring regions for money.
term-infantry = Infantry
term-infantry-text = 1 influence where it stands. Moves to a neighbouring region.
term-cavalry = Cavalry
term-cavalry-text = 1 influence where it stands. A technology lets it move two regions.
term-siege = Siege engine
term-siege-text = Where one stands, the cities of others give no influence. It needs a technology.
term-government = Government
term-government-text = Each exists once, needs symbols and ideas, adds production, scores at every empire scoring and may replace one offer once.
term-region = Region
term-region-text = An area of the map. Whoever has the most influence there dominates it and scores at empire scorings.
term-influence = Influence
term-influence-text = What pieces and units of a seat in a region add up to: cities, port cities and wonders 2, villages and units 1.
term-dominates = Dominates
term-dominates-text = Alone with the most influence in a region.
term-worth = What a region is worth
term-worth-text = 3 points, and 1 more for each city and wonder there, whoever owns it. The second most influence gets 2.
term-empire = Empire card
term-empire-text = One lies hidden in each of the four decks. When it comes to light, all regions are scored at the end of the turn. The third one ends the game one round later.
term-scoring = Empire scoring
term-scoring-text = Points for regions and governments; three times in a game at most.
term-golden-age = Golden age
term-golden-age-text = For whoever first claims it with six symbols of its pillar, in the own turn, without an action.
term-achievement = Achievement
term-achievement-text = For whoever reaches what it asks for and claims it first, in the own turn, without an action.
term-goods = Trade goods
term-goods-text = Tiles that stay with you: they add production, and kinds of them count for tariffs and manufacturing villages.
term-resource = Resource tile
term-resource-text = Pays its amount once to whoever takes it, then it is gone.
term-leader = Leader
term-leader-text = Chosen at the start: means to begin with, symbols, and an ability for the whole game or once.
term-offer = Offer
term-offer-text = The cards beside a deck. A card taken is replaced from the deck.
term-martial-law = Martial law
term-martial-law-text = Whoever declared it alone may found cities in this region.
term-points = Points
term-points-text = As if the game ended now: scorings so far, cities and villages, wonders, claims, projects, technologies, less unrest.

end-resignation = All others have left the game.
end-third-empire = The third empire card was revealed.
end-two-sets = Two of the three sets of wonders, golden ages and achievements were taken.

score-empire = Empire scorings
score-settlements = Cities and villages
score-wonders = Wonders
score-claimed = Golden ages and achievements
score-projects = Projects
score-technologies = Technologies
score-crafts = Manufacturing villages
score-leader = Leader
score-unrest = Unrest

per-wonders = wonder you own
per-cities = city you own
per-population = population
per-farms = farming village you own
per-goods_tiles = trade good tile you own
per-food_production = food production
per-ports = port city you own
per-projects = project you own
per-claimed = golden age and achievement you own
per-technology_pairs = two technologies face up
per-cities_in_region = city in its region, whoever owns it
per-wonders_in_region = wonder in its region, whoever owns it
per-dominated_regions = region you dominate
per-city_regions = region with a city of yours
per-best_region_cities = city of yours in your best region
per-population_pairs = 2 population

where-city_region = in regions with a city of yours
where-any_region = in any regions
where-this_region = in the region of this city
where-anywhere = on any free hex without a port
where-new_region = in a region without a city of yours
where-beside_city = beside one of your cities
where-neighbour_region = in a region next to one with a city of yours
where-port = on a port hex
where-three_cities = in a region with at least 3 cities

deck-any = any one
tile-any = trade good or resource tile
tile-good = trade good

effect-production = { $track } +{ $n }.
effect-any_production = One production of your choice +{ $n }.
effect-other_production = One production other than { $track } +{ $n }.
effect-production_per = When played: { $track } +{ $n } for each: { $per }.
effect-gain = Receive { $n } { $currency }.
effect-gain_per = When played: receive { $n } { $currency } for each: { $per }.
effect-population = Population +{ $n }.
effect-population_per = When played: population +{ $n } for each: { $per } (at most { $most }).
effect-emigrate = Lose { $n } population.
effect-units = Receive { $n } × { $unit } { $where }.
effect-eliminate = { $n ->
    [one] You may remove an opposing unit from a region with your { $units }.
   *[other] You may remove up to { $n } opposing units from one region with your { $units }.
}
effect-eliminate-several = You may remove up to { $n } opposing units from regions with your { $units }.
effect-vp = { $n } points.
effect-vp_now = When played: { $n } point for each: { $per } (at most { $most }).
effect-vp_per = { $n ->
    [one] At the end 1 point for each: { $per }.
   *[other] At the end { $n } points for each: { $per }.
}
effect-scoring = { $n ->
    [one] At every scoring 1 point for each: { $per }.
   *[other] At every scoring { $n } points for each: { $per }.
}
effect-scoring-few-players = At every scoring { $n } points ({ $few } with 2 or 3 players) for each: { $per }.
effect-calm = Ignore { $n } unrest at the end.
effect-calm_per = Ignore { $n } unrest at the end for each: { $per }.
effect-take_tile = { $n ->
    [one] Take from the board: { $what }.
   *[other] Take { $n } from the board: { $what }.
}
effect-take_tile_per = When played: take { $n } from the board for each: { $per } (at most { $most }): { $what }.
effect-wild_good = A trade good that stands for any one kind.
effect-place = Without paying: { $piece } { $where }.
effect-explore = Infantry and a farming village in a region without a city of yours.
effect-goods_set = { $n } points at the end if you own all of: { $goods }.
effect-influence = At scorings { $n } more influence in each region with your { $unit }.
effect-refresh = Put the cards of an offer under the deck and lay out new ones: { $deck }.
effect-raid = When played: { $n } stone, food or money for each of your units.
effect-armor = Your infantry cannot be removed.
effect-free_government = Take governments without the symbols they ask for.
effect-recruit_limit = Recruit { $n } more units in a turn.
effect-expel = Once, before a scoring: send all units of one opponent from a region to a neighbouring one.
effect-double_population = Your next population card gives twice the population.
effect-fast_cavalry = Your cavalry may move two regions.
effect-lock_region = Choose a region you dominate: nobody else may found cities there.
effect-city_money = { $n } money whenever anybody founds a city, twice as much for a port city.
effect-shift_production = When played: turn any amount of one production into another, but not between tax and tariff.
effect-siege = You may recruit siege engines. Where one stands, cities of others give no influence.
effect-work_stone = { $n } stone more when you work for stone or ideas.
effect-look = Before each of your actions you may look at the top card of a deck, and take it or one of its offer.

start = Start:
start-currency = { $n } { $currency }.
start-infantry = { $n } × infantry.
start-piece = { $piece } beside your city.
start-technology = { $n ->
    [one] 1 technology from the top of the deck.
   *[other] { $n } technologies from the top of the deck.
}

power-none = No further ability.
power-convert = Once: turn 1 population into 20 of any currency.
power-stone_on_build = Stone production +1 for each city, port city or manufacturing village you build.
power-general = Recruit 3 units instead of 2. Before each scoring remove an opposing unit where you have infantry or cavalry.
power-extra_actions = One more action in your first turn, two more after the last round.
power-art = 10 money whenever anybody builds a wonder. 1 point for each culture symbol at the end.
power-take_over = Once: take over a city of an opponent with at least 4 cities.
power-people = 1 more population with each population card.
power-tax_trade = With each tax card 2 money for each kind of trade good.

need-population = Population of { $n }
need-projects_and_wonders = { $n } projects and wonders
need-dominated_regions = Dominate { $n } regions ({ $few } with 2 or 3 players)
need-cities = { $n ->
    [one] 1 city
   *[other] { $n } cities
    }
need-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
    } on the board
need-tax_production = Tax production of { $n }
need-goods_kinds = { $n } kinds of trade goods
need-money = { $n } money
need-pillars = Symbols of all { $n } pillars
need-food_production = Food production of { $n }
need-stone_production = Stone production of { $n }
need-ideas_production = Idea production of { $n }
need-tariff_production = Tariff production of { $n }
need-ports = { $n } port cities
need-technologies = { $n ->
    [one] 1 technology
   *[other] { $n } technologies
    }, face up or face down

kind-technology = Technology
kind-build = Build card
kind-population = Population card
kind-tax = Tax or tariff card
kind-leader = Leader
kind-wonder = Wonder
kind-golden-age = Golden age
kind-achievement = Achievement
kind-government = Government
kind-region = Region
kind-hex = Hex
kind-settlement = Settlement
kind-unit = Unit
kind-good = Trade good
kind-resource = Resource tile

look-starting = A starting technology.
look-builds = Builds: { $piece }
look-only = Only { $where }.
look-tax = { $first } × population + { $second } × government symbols + tax production, in money.
look-tariff = { $first } × kinds of trade goods + { $second } × cities + tariff production, in money.
look-unrest = Unrest: { $n }
look-wonder = Costs { $stone } stone and { $food } food, { $more_stone } stone and { $more_food } food more for each wonder you own.
look-next-wonder = Your next wonder costs { $stone } stone and { $food } food.
look-progress = Needed { $n }, so far:
look-in-offer = Lies in the offer.
look-on-top = You know that it lies on top of its deck.
look-owner = { $seat } has it.
look-face-down = Lies face down before { $seat }.
look-free = Nobody has it.
look-not-in-game = Not in this game.
look-out-of-play = Out of play with this number of players.
look-hex-goods = A plain hex.
look-hex-resource = A hex for resource tiles.
look-hex-port = A port hex: for port cities and wonders.
look-piece = { $piece } of { $seat }.
look-city = 2 influence in its region, 2 points at the end.
look-village = 1 influence in its region, 1 point at the end.
look-bonus = Whoever founds it puts { $n } money from the supply on the bonus space.
look-unit = Recruited for { $cost } money in a region with a city of yours, at most { $limit } units in your turn. Moves to a neighbouring region for { $move } money. 1 influence in its region.
look-on-board = On the board: { $n }

factor-points = { $change } points in sight
factor-points_ahead = { $change } points ahead of everybody
factor-points_behind = { $change } points behind the leader
factor-unrest = { $change } unrest
factor-spare_calm = { $change } unrest that may still be ignored
factor-next_scoring = better prospects at the next empire scoring
factor-next_scoring-less = worse prospects at the next empire scoring
factor-later_scorings = better prospects at later empire scorings
factor-later_scorings-less = worse prospects at later empire scorings
factor-government_scoring = { $change } points by the government at scorings to come
factor-regions_led = { $change } regions dominated
factor-regions_shared = { $change } regions with a shared lead
factor-regions_second = { $change } second places in regions
factor-regions_present = { $change } regions with influence
factor-region_leads = safer leads in regions
factor-region_leads-less = less safe leads in regions
factor-region_gaps = further behind in regions
factor-region_gaps-less = less far behind in regions
factor-food_production = { $change } food production
factor-stone_production = { $change } stone production
factor-ideas_production = { $change } idea production
factor-tax_production = { $change } tax production
factor-tariff_production = { $change } tariff production
factor-production_to_come = more production until the end
factor-production_to_come-less = less production until the end
factor-population = { $change } population
factor-first_people = enough population for work and cities
factor-first_people-less = too little population for work and cities
factor-people_to_come = more work of the population until the end
factor-people_to_come-less = less work of the population until the end
factor-stone = { $change } stone
factor-ideas = { $change } ideas
factor-food = { $change } food
factor-money = { $change } money
factor-first_stone = enough stone to build
factor-first_stone-less = too little stone to build
factor-first_ideas = enough ideas to research
factor-first_ideas-less = too few ideas to research
factor-first_food = enough food to grow
factor-first_food-less = too little food to grow
factor-first_money = enough money in hand
factor-first_money-less = too little money in hand
factor-technology_money = the means for the next technologies
factor-technology_money-less = fewer means for the next technologies
factor-wonder_near = nearer to the next wonder
factor-wonder_near-less = further from the next wonder
factor-city_near = nearer to the next city
factor-city_near-less = further from the next city
factor-project_near = nearer to the next project
factor-project_near-less = further from the next project
factor-levy = { $change } money from the best tax or tariff card of the offer
factor-science_symbols = { $change } science symbols
factor-economy_symbols = { $change } economy symbols
factor-food_symbols = { $change } food symbols
factor-population_symbols = { $change } population symbols
factor-construction_symbols = { $change } construction symbols
factor-culture_symbols = { $change } culture symbols
factor-government_symbols = { $change } government symbols
factor-military_symbols = { $change } military symbols
factor-urbanization_symbols = { $change } urbanization symbols
factor-pillars = { $change } pillars with a symbol
factor-pillars_twice = { $change } pillars with two symbols
factor-technologies = { $change } technologies in play
factor-cards_unknown = { $change } unknown face-down cards
factor-cards_ready = { $change } face-down cards ready to be played
factor-cards_waiting = more face-down cards that wait for symbols
factor-cards_waiting-less = fewer face-down cards that wait for symbols
factor-planned_food = food production from cards in hand
factor-planned_food-less = less food production from cards in hand
factor-planned_stone = stone production from cards in hand
factor-planned_stone-less = less stone production from cards in hand
factor-planned_ideas = idea production from cards in hand
factor-planned_ideas-less = less idea production from cards in hand
factor-planned_money = tax or tariff production from cards in hand
factor-planned_money-less = less tax or tariff production from cards in hand
factor-planned_any = production of choice to come
factor-planned_any-less = less production of choice to come
factor-planned_to_come = cards in hand with production for long
factor-planned_to_come-less = cards in hand with less production
factor-planned_goods = supplies from cards in hand
factor-planned_goods-less = fewer supplies from cards in hand
factor-planned_people = population from cards in hand
factor-planned_people-less = less population from cards in hand
factor-planned_units = units from cards in hand
factor-planned_units-less = fewer units from cards in hand
factor-planned_points = points from cards in hand
factor-planned_points-less = fewer points from cards in hand
factor-planned_calm = calm from cards in hand
factor-planned_calm-less = less calm from cards in hand
factor-planned_cities = cities from cards in hand
factor-planned_cities-less = fewer cities from cards in hand
factor-planned_farms = villages from cards in hand
factor-planned_farms-less = fewer villages from cards in hand
factor-planned_tiles = tiles from cards in hand
factor-planned_tiles-less = fewer tiles from cards in hand
factor-planned_symbols = { $change } symbols on cards ready to be played
factor-cities = { $change } cities
factor-ports = { $change } port cities
factor-villages = { $change } villages
factor-city_regions = { $change } regions with a city
factor-best_region_cities = { $change } cities in one region
factor-goods_kinds = { $change } kinds of trade goods
factor-craft_sets = nearer to the goods of manufacturing villages
factor-craft_sets-less = further from the goods of manufacturing villages
factor-infantry = { $change } infantry
factor-cavalry = { $change } cavalry
factor-siege = { $change } siege engines
factor-army_bonus = { $change } influence in regions with units
factor-projects = { $change } projects
factor-wonders = { $change } wonders
factor-government = a government
factor-government-less = no government
factor-refresh = an offer that may be refreshed
factor-refresh-less = no offer to be refreshed any more
factor-governments_open = { $change } governments to choose from
factor-power_left = the leader’s power kept for later
factor-power_left-less = the leader’s power used
factor-work_stone = { $change } stone with work
factor-city_money = money from cities founded by anybody
factor-city_money-less = less money from cities founded by anybody
factor-doubled = { $change } population cards that count double
factor-led_by_artist = led by the Artist
factor-led_by_artist-less = not led by the Artist
factor-led_by_engineer = led by the Engineer
factor-led_by_engineer-less = not led by the Engineer
factor-led_by_farmer = led by the Farmer
factor-led_by_farmer-less = not led by the Farmer
factor-led_by_general = led by the General
factor-led_by_general-less = not led by the General
factor-led_by_magistrate = led by the Magistrate
factor-led_by_magistrate-less = not led by the Magistrate
factor-led_by_merchant = led by the Merchant
factor-led_by_merchant-less = not led by the Merchant
factor-led_by_philosopher = led by the Philosopher
factor-led_by_philosopher-less = not led by the Philosopher
factor-led_by_priestess = led by the Priestess
factor-led_by_priestess-less = not led by the Priestess
factor-led_by_scribe = led by the Scribe
factor-led_by_scribe-less = not led by the Scribe
factor-actions_now = { $change } actions left in this turn
factor-turns_left = more turns until the end
factor-turns_left-less = fewer turns until the end
factor-golden_ages = { $change } golden ages
factor-golden_race = ahead in the race for golden ages
factor-golden_race-less = less far ahead in the race for golden ages
factor-golden_chase = closer behind in the race for golden ages
factor-golden_chase-less = further behind in the race for golden ages
factor-golden_best = a golden age within reach
factor-golden_best-less = a golden age further away
factor-golden_ready = { $change } golden ages to claim
factor-achievements = { $change } achievements
factor-achievement_race = ahead in the race for achievements
factor-achievement_race-less = less far ahead in the race for achievements
factor-achievement_chase = closer behind in the race for achievements
factor-achievement_chase-less = further behind in the race for achievements
factor-achievement_best = an achievement within reach
factor-achievement_best-less = an achievement further away
factor-achievement_ready = { $change } achievements to claim

factor-standing = a better position on the whole
factor-standing-less = a worse position on the whole
bot-scholar = Scholar
bot-scholar-help = Drafts by a fixed list, ideas first, and researches whatever they buy.
bot-settler = Settler
bot-settler-help = Drafts by a fixed list, people first, and founds cities wherever there is room.


game-name = Through the Ages: The Card Game
game-tagline = The rise of civilizations in a pyramid of cards
game-about = Every card is two things: a resource you spend, or a technology you play. Buy your way up the technology pyramid from beasts of burden to space flight, attack and defend, and build wonders before the others do.

option-mode = Theme set
option-mode-help = Which cards are used. A New World is recommended for first games.
option-mode-new_world = A New World
option-mode-reason = Triumph of Reason
option-mode-combined = Both sets combined

resource-food = food
resource-iron = iron
resource-animal = animal
resource-gunpowder = gunpowder
resource-oil = oil
resource-earth = earth
resource-space = space
resource-any = any resource

era-animal = Animal Age
era-gunpowder = Gunpowder Age
era-oil = Oil Age
era-earth = Earth Age
era-space = Space Age

type-civil = civil
type-attack = attack
type-tactic = tactic

label-hand = Hand
label-resources = Resources
label-technologies = Technologies
label-wonders = Wonders
label-pyramid = Technology pyramid
label-projects = Research projects
label-strength = Strength
label-points = Points
label-cost = Cost
label-reaction = Reaction
label-temporary = Temporary resources
label-fame = Fame markers
label-paid = Put down
label-you = you
label-any = +n: n more of any kind
label-taken = built
label-below = { $n ->
    [one] 1 more card below
   *[other] { $n } more cards below
}

# Numbers of things, for other messages.
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

prompt-start-resource = Put one of your start cards into your display as a resource.
prompt-resource = Resource phase: play a card as a resource.
prompt-technology = Technology phase: play a card as a technology.
prompt-activation = Use the effect of { $card }?
prompt-refreshing = { $n ->
    [one] Refresh a card.
   *[other] Refresh cards: { $n } left.
}
prompt-exhausting = { $n ->
    [one] Exhaust a resource for the effect.
   *[other] Exhaust resources for the effect: { $n } left.
}
prompt-gaining = { $n ->
    [one] Choose a resource to receive.
   *[other] Choose the resources to receive: { $n } left.
}
prompt-playing-resources = { $n ->
    [one] You may play a further card as a resource.
   *[other] You may play up to { $n } further cards as resources.
}
prompt-choosing-opponent = Choose an opponent with a resource in their display.
prompt-copying = Choose a resource of { $seat } to receive the same.
prompt-using-civil = { $n ->
    [one] Choose a civil technology to activate.
   *[other] Choose civil technologies to activate: { $n } left.
}
prompt-deploying = { $n ->
    [one] You may play an attack from your hand; then you must activate it.
    [99] You may play any number of attacks from your hand; then you must activate one.
   *[other] You may play up to { $n } attacks from your hand; then you must activate one.
}
prompt-striking = { $n ->
    [one] Choose an attack to activate.
   *[other] Choose attacks to activate: { $n } left.
}
prompt-returning = Take { $card } back into your hand?
prompt-reacting = { $seat } attacks with { $card }, strength { $strength }. You have { $mine }. React?
prompt-losing = { $n ->
    [one] Defeated by { $seat }: exhaust a resource.
   *[other] Defeated by { $seat }: exhaust { $n } resources.
}
prompt-lost = A space counts as 2 resources, so this is enough. Exhaust another instead?
prompt-giving = Defeated by { $seat }: choose a wonder to give away.
prompt-buy = Buy phase: buy a card from the pyramid, or nothing.
prompt-paying = { $extra ->
    [0] Pay for { $card }: { $cost }.
   *[other] Pay for { $card }: { $cost }, and { $extra } of any kind.
}
prompt-paid = { $card } is paid. Buy it, or put down more and convert it with the rest.
prompt-building = Choose the wonder you build.
prompt-taking-back = You may take resources back into your hand.
prompt-placing-fame = Place a fame marker on a wonder.

do-done = Enough
do-leave = Leave the effect unused
do-no-attack = No further attack
do-leave-there = Leave it in the display
do-no-reaction = No further reaction
do-buy-nothing = Buy nothing and end the turn
do-leave-rest = Leave the rest in the display
do-move-nothing = Move no marker
do-count-double = The space counts as 2
do-resource = Play { $card } as a resource
do-technology = Play { $card } as a technology
do-activate = Use the effect of { $card }
do-refresh = Refresh { $card }
do-exhaust = Exhaust { $card }
do-gain = Receive { $resource }
do-choose = Choose { $seat }
do-copy = Receive what { $card } shows
do-use = Activate { $card }
do-deploy = Play the attack { $card }
do-strike = Attack with { $card }
do-return = Take { $card } back
do-react = React with { $card }
do-give = Give { $wonder }
do-buy = { $extra ->
    [0] Buy { $card } for { $cost }
   *[other] Buy { $card } for { $cost } + { $extra } any
}
do-pay = Pay the cheapest way
do-pay-this = Buy with what is put down
do-spend = Pay with temporary { $resource }
do-build = Build { $wonder }
do-take-back = Take { $card } back into your hand
do-place = Place a fame marker on { $wonder }
do-move = Move a fame marker from { $from } to { $wonder }

event-turn = Turn { $turn }: { $seat }
event-resource = { $seat } plays { $card } as a resource.
event-technology = { $seat } plays { $card } as a technology.
event-activate = { $seat } uses the effect of { $card }.
event-exhaust = { $seat } exhausts { $card }.
event-refresh = { $seat } refreshes { $card }.
event-gain = { $seat } receives { $n } { $resource }.
event-points = { $seat } gains { points }.
event-pay-points = { $seat } pays { points }.
event-deploy = { $seat } plays the attack { $card }.
event-strike = { $seat } activates the attack { $card }.
event-return = { $seat } takes { $card } back.
event-attack = { $seat } attacks everyone with { $card }, strength { $n }.
event-react = { $seat } reacts with { $card }.
event-undefeated = { $seat } stands firm with strength { $n }.
event-defeated = { $seat } is defeated with strength { $n }.
event-give = { $seat } gives { $wonder } to { $seat_to }.
event-buy = { $seat } buys { $card }.
event-wonder = { $seat } builds { $wonder }.
event-collect = { $n ->
    [one] { $seat } takes 1 technology back.
   *[other] { $seat } takes { $n } technologies back.
}
event-take-back = { $seat } takes { $card } back.
event-fame = { $n ->
    [one] { $seat } places a fame marker on { $wonder }.
   *[other] { $seat } has { $n } fame markers on { $wonder }.
}

end-resignation = All others have left the game.
end-last-wonder = { $seat } took the last wonder.
end-last-space-card = { $seat } bought the last Space card of the pyramid.
end-point-limit = { $seat } ended the turn with 15 or more points on the track.

score-cards = Civilization cards
score-wonders = Wonders
score-track = Point track

effect-exhaust = { $upto ->
    [0] Exhaust { $n } of your resources ({ $what }).
   *[other] Exhaust up to { $n } of your resources ({ $what }).
}
effect-pay-points = Pay { points }.
effect-refresh-self = { $upto ->
    [0] Refresh { cards } ({ $what }).
   *[other] Refresh up to { $n } cards ({ $what }).
}
effect-refresh-each-other = { $upto ->
    [0] Every other player refreshes { cards } ({ $what }).
   *[other] Every other player may refresh up to { $n } cards ({ $what }).
}
effect-refresh-chosen = { $upto ->
    [0] That player refreshes { cards } ({ $what }).
   *[other] That player may refresh up to { $n } cards ({ $what }).
}
effect-gain = Receive { $n } { $what } this turn.
effect-gain-choice = { $n ->
    [one] Receive 1 resource this turn, your choice of { $what }.
   *[other] Receive { $n } resources this turn, each your choice of { $what }.
}
effect-points-self = Gain { points }.
effect-points-each-other = Every other player gains { points }.
effect-points-chosen = That player gains { points }.
effect-points-per-kind = Gain { $n } per different resource in your display, at most { $most }.
effect-points-per-card = Gain { $n } per card exhausted this way, at most { $most }.
effect-play-resource = { $n ->
    [one] You may play 1 further card from your hand as a resource.
   *[other] You may play up to { $n } further cards from your hand as resources.
}
effect-choose-opponent = Choose an opponent who has a resource in the display.
effect-copy = { $n ->
    [one] Receive this turn what one of those resources shows; the card stays as it is.
   *[other] Receive this turn what { $n } of those resources show; the cards stay as they are.
}
effect-copy-exhaust = { $n ->
    [one] Receive this turn what one of those resources shows, and exhaust it.
   *[other] Receive this turn what { $n } of those resources show, and exhaust them.
}
effect-civil-own = { $upto ->
    [0] Activate { $n } other civil technology of your own display.
   *[other] Activate up to { $n } other civil technologies of your own display, one after the other.
}
effect-civil-opponent = { $upto ->
    [0] Activate { $n } civil technology in an opponent's display as if it were yours.
   *[other] Activate up to { $n } civil technologies in opponents' displays as if they were yours.
}
effect-civil-any = { $upto ->
    [0] Activate { $n } other civil technology in any display.
   *[other] Activate up to { $n } other civil technologies in any displays, one after the other.
}
effect-owner-points = An opponent whose card is used gains { points }.
effect-deploy = { $n ->
    [one] You may play 1 attack from your hand.
   *[other] You may play up to { $n } attacks from your hand.
}
effect-deploy-all = You may play any number of attacks from your hand.
effect-strike-display = { $n ->
    [one] Activate 1 attack of your display.
   *[other] Activate up to { $n } attacks of your display, one after the other.
}
effect-strike-hand = { $n ->
    [one] Show 1 attack of your hand and activate it; it stays in your hand and adds no strength.
   *[other] Show up to { $n } attacks of your hand and activate them; they stay in your hand and add no strength.
}
effect-strike-deployed = { $n ->
    [one] If you did, you must activate 1 attack played this way.
   *[other] If you did, activate up to { $n } attacks played this way.
}
effect-strength-bonus = Your strength is { $n } higher for this attack.
effect-return = You may take that attack back into your hand.
effect-attack = Attack all opponents.
effect-attacker-points = You gain { points } in any case.
effect-loser-exhausts = { $n ->
    [one] Everyone defeated exhausts 1 resource.
   *[other] Everyone defeated exhausts { $n } resources.
}
effect-loser-gives = Everyone defeated gives you 1 wonder of their choice.
effect-undefeated-points = Everyone undefeated gains { points }.

condition-resources = At least { $n } resources in your display ({ $what })
condition-different = At least { $n } different resources in your display
condition-technologies-any = At least { $n } open technologies in your display
condition-technologies-civil = At least { $n } open civil technologies
condition-technologies-attack = At least { $n } open attacks
condition-technologies-tactic = At least { $n } open tactics
condition-strength = Open strength of at least { $n }
condition-points-back = Cards worth at least { $n } points taken back this turn
condition-cards-back = At least { $n } cards taken back this turn
condition-attacks = { $n ->
    [one] An attack carried out this turn
   *[other] At least { $n } attacks carried out this turn
}
condition-points-gained = At least { points } gained this turn
condition-track = At least { points } on the track
condition-bought = A card bought this turn from: { $eras }

# What "look" tells of a card, a wonder, a resource or an age.
look-card-civil = Civil card
look-card-attack = Attack card
look-card-tactic = Tactic card
look-wonder = Wonder
look-resource = Resource
look-era = Age
look-start = Start card
look-set = { $era }, { $set }
look-resource-side = Resource side: { $resource }
look-technology-side = Technology side: { $type }{ $strength ->
        [0] { "" }
       *[other] , strength { $strength }
    }{ $reaction ->
        [0] { "" }
       *[other] , reaction
    }
look-points = { points } at the end
look-cost = Base cost: { $cost }
look-left-out = Left out with 2 players
look-in-hand = Now in the hand of { $seat }
look-as-resource = Now in the display of { $seat }, resource side up
look-as-technology = Now in the display of { $seat }, technology side up
look-in-pyramid = { $n ->
    [0] Now in the pyramid, for its base cost
   *[other] Now in the pyramid, for its base cost and { $n } of any kind
}
look-rests-on = Rests on: { $cards }
look-carries = Carries: { $cards }
look-top-project = { $n ->
    [0] Now the top research project of its age, for its base cost
   *[other] Now the top research project of its age, for its base cost and { $n } of any kind
}
look-project = Now a research project of its age, below the top
look-not-here = Not in this game
look-fame-needed = Needs { $n } fame markers
look-marker = Marked with { $card }: of the two wonders of an age the one whose mark lies further left is used
look-owner = Belongs to { $seat }
look-beside = Now beside the pyramid
look-progress = { $seat }: { $n } of { $most }
look-fame = { $n ->
    [one] 1 fame marker
   *[other] { $n } fame markers
}
look-pair = When you buy, 2 of them make 1 { $resource }
look-three = When you buy, any 3 resources make 1 earth
look-earth = Stands for any 1 resource
look-space = Stands for 2 earth
look-row = In the pyramid, from the left: { $cards }
look-empty-row = No card of it is left in the pyramid
look-stack = { $n ->
    [0] Research project: { $card }
   *[other] Research projects: { $card } on top, { $n } below
}
look-row-wonder = Wonder: { $wonder }

# Reasons of a bot: what changes for it. $change is a signed number such as +2.
factor-card_points = { $change } points of cards
factor-wonder_points = { $change } points of wonders
factor-track = { $change } on the victory point track
factor-track_near_end = nearer to the end of the victory point track
factor-track_near_end-less = further from the end of the victory point track
factor-lead = { $change } points of lead
factor-behind = { $change } points behind the first
factor-hand = { $change } hand cards
factor-turns_to_collect = { $change } turns until all cards come back
factor-animals = { $change } animal cards owned
factor-gunpowders = { $change } gunpowder cards owned
factor-oils = { $change } oil cards owned
factor-earths = { $change } earth cards owned
factor-spaces = { $change } space cards owned
factor-attacks = { $change } attacks owned
factor-tactics = { $change } tactics owned
factor-ready_food = { $change } food in the display
factor-ready_iron = { $change } iron in the display
factor-ready_animal = { $change } animals in the display
factor-ready_gunpowder = { $change } gunpowder in the display
factor-ready_oil = { $change } oil in the display
factor-ready_earth = { $change } earth in the display
factor-ready_space = { $change } space in the display
factor-ready_kinds = { $change } different resources in the display
factor-used_up = more cards lie technology side up
factor-used_up-less = fewer cards lie technology side up
factor-temporary = more temporary resources
factor-temporary-less = fewer temporary resources
factor-hand_civil = { $change } civil cards in hand
factor-hand_attack = { $change } attacks in hand
factor-hand_tactic = { $change } tactics in hand
factor-gaining = effects that yield more resources
factor-gaining-less = effects that yield fewer resources
factor-refreshing = effects that refresh more
factor-refreshing-less = effects that refresh less
factor-deploying = effects that play more resources
factor-deploying-less = effects that play fewer resources
factor-repeating = effects that activate more technologies
factor-repeating-less = effects that activate fewer technologies
factor-scoring = effects that bring more victory points
factor-scoring-less = effects that bring fewer victory points
factor-scoring_in_hand = more victory points from effects in hand
factor-scoring_in_hand-less = fewer victory points from effects in hand
factor-best_score_in_hand = a better effect for victory points in hand
factor-best_score_in_hand-less = no such good effect for victory points in hand
factor-strength = { $change } military strength
factor-strength_lead = { $change } military strength above the strongest rival
factor-strength_gap = { $change } military strength below the strongest rival
factor-reserve = { $change } strength to react with
factor-defence_spare = a safer defence
factor-defence_spare-less = a less safe defence
factor-defence_gap = a weaker defence than the attacks of others
factor-defence_gap-less = a defence closer to the attacks of others
factor-power = { $change } strength for the next attack
factor-all_strength = { $change } strength on all own cards
factor-resources_in_danger = { $change } resources that an attack may exhaust
factor-wonder_in_danger = a wonder that an attack may take
factor-wonder_in_danger-less = a safer wonder
factor-prey_resources = { $change } resources of others that an attack would exhaust
factor-prey_wonders = wonders of others within reach of an attack
factor-prey_wonders-less = fewer wonders of others within reach of an attack
factor-wonders = { $change } wonders
factor-wonder_fulfilled = more conditions of wonders hold
factor-wonder_fulfilled-less = fewer conditions of wonders hold
factor-wonder_progress = nearer to the conditions of wonders
factor-wonder_progress-less = further from the conditions of wonders
factor-wonder_ripe = a wonder could be built soon
factor-wonder_ripe-less = no wonder could be built as soon
factor-wonder_reach = cards for more wonders
factor-wonder_reach-less = cards for fewer wonders
factor-wonder_contest = more rivals for the wonders
factor-wonder_contest-less = fewer rivals for the wonders
factor-fame = more fame on the wonders
factor-fame-less = less fame on the wonders
factor-fame_almost = one fame marker short of a wonder
factor-fame_almost-less = not so near to a wonder by fame
factor-fame_threatened = fame that a rival may make worthless
factor-fame_threatened-less = safer fame
factor-fame_free = { $change } free fame markers
factor-units = { $change } resources to pay with
factor-buy_era = a card of a later era can be paid
factor-buy_era-less = only a card of an earlier era can be paid
factor-buy_points = { $change } points on the best card that can be paid
factor-end_ahead = could end the game in the lead
factor-end_ahead-less = cannot end the game as far in the lead
factor-end_behind = would end the game behind
factor-end_behind-less = would end the game less far behind
factor-on_turn = has the turn
factor-on_turn-less = another has the turn
factor-seats_to_turn = { $change } players until the own turn
factor-starts = is the start player
factor-starts-less = is not the start player

# Scripted opponents.
bot-raider = Raider
bot-raider-help = Attacks whenever it can, and buys attacks and tactics before anything else.

factor-standing = a better position on the whole
factor-standing-less = a worse position on the whole

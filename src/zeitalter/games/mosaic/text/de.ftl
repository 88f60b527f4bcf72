game-name = Mosaic
game-tagline = Eine Geschichte der Zivilisation rund ums Mittelmeer
game-about = Wählt einen Anführer und die ersten Technologien, dann eine Aktion pro Zug: arbeiten, wachsen, bauen, forschen, Steuern erheben, rekrutieren, regieren. Besiedelt die Regionen der Antike, beherrscht sie, wenn ein Imperium gezählt wird, eilt zu Goldenen Zeitaltern und Errungenschaften und errichtet Wunder, die euch überdauern. Viele Kartenwerte sind in der Vorlage verloren und nachgebildet.

option-second_after_tie = Zweiter Platz nach Gleichstand an der Spitze
option-second_after_tie-help = Haben mehrere den meisten Einfluss in einer Region, so bringt der zweitmeiste trotzdem 2 Punkte, wie es im Text steht. Oder es punkten nur die beiden Stärksten, sodass ein Gleichstand an der Spitze keinen zweiten Platz lässt.
option-second_after_tie-true = bringt 2 Punkte
option-second_after_tie-false = bringt nichts

currency-stone = Stein
currency-ideas = Ideen
currency-food = Nahrung
currency-money = Geld
currency-population = Bevölkerung

track-food = Nahrungsmittelproduktion
track-stone = Steinproduktion
track-ideas = Ideenproduktion
track-tax = Steuerproduktion
track-tariff = Zollproduktion

pillar-science = Wissenschaft
pillar-economy = Wirtschaft
pillar-food = Nahrungsmittel
pillar-population = Bevölkerung
pillar-construction = Bau
pillar-culture = Kultur
pillar-government = Regierung
pillar-military = Militär
pillar-urbanization = Urbanisierung

symbol-science = Wissenschaftssymbol
symbol-economy = Wirtschaftssymbol
symbol-food = Nahrungsmittelsymbol
symbol-population = Bevölkerungssymbol
symbol-construction = Bausymbol
symbol-culture = Kultursymbol
symbol-government = Regierungssymbol
symbol-military = Militärsymbol
symbol-urbanization = Urbanisierungssymbol

unit-infantry = Infanterie
unit-cavalry = Kavallerie
unit-siege = Belagerungsgerät
unit-either = Infanterie oder Kavallerie

piece-city = Stadt
piece-port = Hafenstadt
piece-farm = Bauerndorf
piece-craft = Handwerksdorf
piece-wonder = Wunder
piece-project = Projekt

deck-technology = Technologien
deck-build = Baukarten
deck-population = Bevölkerung
deck-tax = Steuern und Zoll

tile-none = kein Plättchen

label-round = Runde { $n }
label-last-round = Letzte Runde: { $n }
label-regions = Regionen
label-offers = Angebote
label-bonus = Bonusfeld: { $n } Geld
label-wonders = Wunder
label-golden-ages = Goldene Zeitalter
label-achievements = Errungenschaften
label-population = Bevölkerung
label-production = Produktion
label-goods = Handelswaren
label-symbols = Symbole
label-technologies = Technologien
label-face-down = Verdeckt
label-unknown = unbekannte Karte
label-government = Regierung
label-points = Punkte
label-deck = { $n } im Deck
label-with-empire = eine Imperienkarte darunter
label-top = oben { $card }
label-scorings = { $n } von 3 Zählungen
label-stake = { $seat }, Einfluss { $n } (+{ $points })
label-worth = { $n } Punkte für den meisten Einfluss
label-martial-law = Kriegsrecht: { $seat }
label-tiles = Plättchen
label-tile = Plättchen
label-free-hexes = Freie Hexagone
label-governments = Regierungen
label-builds = Baukarten
label-taxes = Steuern- und Zoll-Karten
label-cost = Kosten
label-needs = Voraussetzungen
label-gives = Bringt
label-neighbours = Benachbart
label-supply = Im Vorrat
label-owned = Im Besitz

prompt-leader = Wähle deinen Anführer.
prompt-drafting = Wahl { $n } von 5: Behalte eine Technologie, die übrigen gehen nach links.
prompt-start-city = Platziere deine Ausgangsstadt.
prompt-start-cards = Spiele deine Ausgangstechnologien aus, in beliebiger Reihenfolge.
prompt-turn = { $n ->
    [one] Du bist am Zug: Führe eine Aktion aus.
   *[other] Du bist am Zug: Führe { $n } Aktionen aus.
}
prompt-turn-over = Beende deinen Zug, oder nutze vorher eine freie Aktion.
prompt-looked = Du hast die oberste Karte gesehen ({ $deck }): Nimm sie oder eine Karte des Angebots.
prompt-looked-in-vain = Du hast die oberste Karte gesehen ({ $deck }): Nimm sie, wenn du kannst, oder lege sie zurück und führe eine andere Aktion aus.
prompt-looked-drawn = Die gesehene Karte liegt nicht mehr oben ({ $deck }): Nimm eine Karte des Angebots.
prompt-looked-drawn-in-vain = Die gesehene Karte liegt nicht mehr oben ({ $deck }), und du kannst keine Karte des Angebots bezahlen: Führe eine andere Aktion aus.
prompt-laying = { $card } jetzt ausspielen oder verdeckt ablegen?
prompt-placing = Platziere: { $piece }.
prompt-deploying = { $n ->
    [one] Platziere eine Truppe.
   *[other] Platziere Truppen: noch { $n }.
}
prompt-removing = { $n ->
    [one] Du darfst eine feindliche Truppe eliminieren.
   *[other] Du darfst { $n } feindliche Truppen in einer Region eliminieren.
}
prompt-removing-several = { $n ->
    [one] Du darfst eine feindliche Truppe eliminieren.
   *[other] Du darfst { $n } feindliche Truppen eliminieren, auch in mehreren Regionen.
}
prompt-taking-tile = { $n ->
    [one] Nimm ein Plättchen vom Spielplan.
   *[other] Nimm Plättchen vom Spielplan: noch { $n }.
}
prompt-raising = Welche Produktion soll um { $n } steigen?
prompt-shifting = Denkschulen: eine Produktion in eine andere umwandeln?
prompt-shift-amount = Wie viel { $from } wird zu { $to }?
prompt-raiding = { $n ->
    [one] Plünderer: Wähle, was deine letzte Truppe bringt.
   *[other] Plünderer: Wähle, was deine Truppen bringen, noch { $n }.
}
prompt-region = Wähle eine Region ohne Stadt von dir.
prompt-lock = Wähle eine Region, die du dominierst: Niemand sonst darf dort Städte erbauen.
prompt-offer = Wähle ein Angebot zum Austauschen.
prompt-military = { $n ->
    [0] Militär: Verschiebe Truppen (je { $move } Geld).
    [one] Militär: Rekrutiere eine Truppe ({ $cost } Geld), verschiebe Truppen (je { $move } Geld).
   *[other] Militär: Rekrutiere bis zu { $n } Truppen (je { $cost } Geld), verschiebe Truppen (je { $move } Geld).
}
prompt-expelling = Eine Zählung steht an. Diplomaten: alle Truppen eines Gegners aus einer Region in eine benachbarte schicken?

part-ideas = { $n ->
    [one] 1 Idee
   *[other] { $n } Ideen
}
part-instead = { $money ->
    [0] { "" }
   *[other] { " " }({ $money } Geld als Ersatz)
}
part-missing = { $money ->
    [0] { "" }
   *[other] { " " }({ $money } Geld als Ersatz)
}

do-done = Genug
do-keep-rest = Die übrigen verdeckt lassen
do-end-turn = Zug beenden
do-keep = Verdeckt ablegen
do-put-back = Zurücklegen und eine andere Aktion ausführen
do-act-otherwise = Eine andere Aktion ausführen
do-spare = Keine weitere Truppe eliminieren
do-no-diplomats = Diplomaten für später aufheben
do-no-shift = Nichts ändern
do-leader = { $card } wählen
do-draft = { $card } behalten
do-play = { $card } ausspielen
do-work = Arbeit: { $n } { $currency }
do-military = Militär: rekrutieren und verschieben
do-raise = { $track } +{ $n }
do-shift = Von { $from } zu { $to }
do-amount = { $n }
do-raid = { $n } { $currency }
do-convert = 1 Bevölkerung in 20 { $currency } umwandeln
do-refresh = Angebot austauschen: { $deck }
do-look = Oberste Karte ansehen: { $deck }
do-claim = { $card } beanspruchen
do-region = { $region }
do-place = { $hex } ({ $tile })
do-take = { $tile } von { $hex } nehmen
do-take-over = Die Stadt von { $seat } auf { $hex } übernehmen
do-deploy = { $unit } nach { $region }
do-recruit = { $unit } in { $region } rekrutieren
do-move = { $unit } von { $from } nach { $to } verschieben
do-remove = { $unit } von { $seat } in { $region } eliminieren
do-expel = Die Truppen von { $seat } von { $from } nach { $to } schicken
do-research = { $card } für { part-ideas } erlernen{ part-instead }
do-build = { $card } bauen{ part-missing }
do-found = Ohne Karte bauen: { $piece }{ part-missing }
do-grow = Wachsen: { $card }{ part-missing }
do-grow-plain = Wachsen: { $people } Bevölkerung für { $n } Nahrung{ part-missing }
do-levy = Erheben: { $card }
do-tax = Steuern erheben
do-tariff = Zoll erheben
do-wonder = { $card } für { $stone } Stein und { $food } Nahrung errichten{ part-missing }
do-govern = { $card } für { part-ideas } annehmen{ part-instead }
do-take-seen = Die gesehene Karte nehmen: { $card }

event-place-city = { $seat } gründet eine Stadt auf { $hex }.
event-place-port = { $seat } gründet eine Hafenstadt auf { $hex }.
event-place-farm = { $seat } gründet ein Bauerndorf auf { $hex }.
event-place-craft = { $seat } gründet ein Handwerksdorf auf { $hex }.
event-place-wonder = { $seat } errichtet das Wunder auf { $hex }.
event-good = { $seat } nimmt die Handelsware { $good } von { $hex }.
event-tile = { $seat } nimmt { $tile } von { $hex }.
event-work = { $seat } arbeitet für { $currency }.
event-grow = { $seat } wächst ohne Karte.
event-tax = { $seat } erhebt eine Steuer ohne Karte.
event-tariff = { $seat } erhebt einen Zoll ohne Karte.
event-bonus = Bonusfeld: +{ $n } Geld, jetzt { $all }.
event-bonus-taken = { $seat } nimmt die { $n } Geld vom Bonusfeld mit.
event-convert = { $seat } nutzt die Fähigkeit des Anführers: 1 Bevölkerung wird zu { $currency }.
event-keep = { $seat } legt { $card } verdeckt ab.
event-keep-seen = { $seat } legt { $card_secret } verdeckt ab.
event-keep-unseen = { $seat } legt die Karte verdeckt ab.
event-act-otherwise = { $seat } kann keine Karte dieses Angebots nehmen ({ $deck }) und handelt anders.
event-spare = { $seat } eliminiert keine weitere Truppe.
event-no-expel = { $seat } hebt die Diplomaten auf.
event-vain = { $card } von { $seat } bringt weniger als aufgedruckt: { $what }.
event-empire = Imperienkarte { $n } wird aufgedeckt ({ $deck }).
event-offer = Neu im Angebot: { $card }.
event-refresh = Das Angebot wird ausgetauscht: { $deck }.
event-play = { $seat } spielt { $card } aus.
event-take = { $seat } nimmt { $card }.
event-take-seen = { $seat } nimmt { $card_secret } oben vom Deck.
event-take-unseen = { $seat } nimmt die gesehene oberste Karte des Decks.
event-look = { $seat } sieht sich die oberste Karte an ({ $deck }): { $card_secret }.
event-look-public = { $seat } sieht sich die oberste Karte an ({ $deck }).
event-wonder = { $seat } errichtet { $wonder }.
event-govern = { $seat } hat eine neue Regierung: { $government }.
event-unit = { $seat }: { $unit } nach { $region }.
event-remove = { $seat } eliminiert { $unit } von { $seat_of } in { $region }.
event-move = { $seat } verschiebt { $unit } von { $from } nach { $to }.
event-expel = { $seat } schickt die Truppen von { $seat_of } von { $from } nach { $to }.
event-lock = { $seat } verhängt Kriegsrecht in { $region }.
event-claim = { $seat } beansprucht { $card }.
event-take-over = { $seat } übernimmt eine Stadt von { $seat_of } auf { $hex }.
event-leader = { $seat } führt mit { $leader }.
event-drafted = Alle haben fünf Ausgangstechnologien.
event-turn = Runde { $round }: { $seat }
event-last-round = Das Ende naht: Runde { $round } ist die letzte.
event-scoring-begins = Imperienzählung { $n } von 3.
event-scoring-region = { $region }: { $seat }, Einfluss { $influence }, erhält { $n }.
event-scoring-government = { $government }: { $seat } erhält { $n }.
event-scoring = Imperienzählung: { $seat } erhält { $n }.

vain-production_per = nichts da, was sie zählt
vain-gain_per = nichts da, was sie zählt
vain-population_per = nichts da, was sie zählt
vain-vp_now = nichts da, was sie zählt
vain-emigrate = keine Bevölkerung, die ziehen könnte
vain-units = keine Truppe übrig oder keine Region dafür
vain-eliminate = keine feindliche Truppe zu eliminieren
vain-take_tile = kein solches Plättchen zu nehmen
vain-place = kein Plättchen übrig oder kein freies Hexagon dafür
vain-explore = keine Region ohne eigene Stadt
vain-raid = keine Truppe auf dem Spielplan
vain-lock_region = keine Region dominiert
vain-shift_production = keine Produktion zum Umwandeln
vain-double_population = keine Bevölkerungskarte mehr da

figure-points = Punkte in Aussicht
figure-population = Bevölkerung
figure-stone = Stein
figure-ideas = Ideen
figure-food = Nahrung
figure-money = Geld
figure-food_production = Nahrungsmittelproduktion
figure-stone_production = Steinproduktion
figure-ideas_production = Ideenproduktion
figure-tax_production = Steuerproduktion
figure-tariff_production = Zollproduktion
figure-science_symbols = Wissenschaftssymbol
figure-economy_symbols = Wirtschaftssymbol
figure-food_symbols = Nahrungsmittelsymbol
figure-population_symbols = Bevölkerungssymbol
figure-construction_symbols = Bausymbol
figure-culture_symbols = Kultursymbol
figure-government_symbols = Regierungssymbol
figure-military_symbols = Militärsymbol
figure-urbanization_symbols = Urbanisierungssymbol
figure-regions = dominierte Regionen
figure-unrest = Unruhen

sum-goods = { $number } × { $good }
sum-other-production = nach Wahl, durch Zählen oder umgewandelt
sum-work-stone = Technologien zur Arbeit
sum-wild-good = Joker-Handelsware
sum-cities = Städte
sum-ports = Hafenstädte
sum-in-all = es gibt
sum-on-board = auf dem Spielplan
sum-first-wonder = für das erste Wunder
sum-owned-wonders = mehr für { $number } eigene Wunder
sum-doubled = durch eine Technologie verdoppelt
sum-leader = Anführer
sum-bonus-space = Bonusfeld
sum-tax-trade = Anführerin: 2 für jede von { $number } Handelswarenarten
sum-by-goods = { $number } Handelswarenarten × { $each }
sum-by-cities = { $number } Städte × { $each }
sum-by-population = { $number } Bevölkerung × { $each }
sum-by-government = { $number } Regierungssymbole × { $each }
sum-instead = für { $number } fehlende { $currency }, je { $rate }
sum-projects = Projekte
sum-population = Bevölkerung
sum-money = Geld
sum-strongest = der meiste Einfluss
sum-second = der zweitmeiste Einfluss
sum-domination = für den meisten Einfluss
sum-cities-there = { $number } Städte dort
sum-wonders-there = { $number } Wunder dort
sum-pieces = { $number } × { $piece }
sum-units = { $number } × { $unit }
sum-unit-bonus = Technologie für Regionen mit { $unit }
sum-besieged = von anderen belagerte Städte
sum-scorings = { $number } von 3 Zählungen
sum-scored-when-played = beim Ausspielen von Technologien
sum-spare-calm = mehr Beruhigung als nötig

why-over = Das Spiel ist vorbei.
why-others = Jetzt entscheidet { $seat }.
why-draft-waits = Deine Wahl liegt bereit, die anderen wählen noch.
why-first = Zuerst: { $what }.
why-out-of-play = Diese Region ist bei dieser Spielerzahl nicht im Spiel.
why-claimed = { $seat } hat das bereits beansprucht.
why-built = { $seat } hat es bereits errichtet.
why-governs = { $seat } regiert damit: Jede Regierung gibt es nur einmal.
why-leads = { $seat } hat diesen Anführer; er wirkt von selbst.
why-power-used = Die Fähigkeit deines Anführers gilt einmal im Spiel und ist verbraucht.
why-power-city = Dein Anführer übernimmt eine Stadt eines Mitspielers mit mindestens 4: Klicke eine solche Stadt an.
why-power-people = Dein Anführer wandelt 1 Bevölkerung in 20 eines Zahlungsmittels um: Du hast keine mehr.
why-in-play = Die Karte liegt bei { $seat } und wirkt von selbst.
why-face-down = Die Karte liegt verdeckt bei { $seat }.
why-picked = Diese Karte hast du schon behalten.
why-not-offered = Die Karte ist nicht im Angebot.
why-not-there = Dorthin kann keine solche Truppe: nur in Regionen, die die Karte erlaubt.
why-other-unit = Diese Karte bringt andere Truppen als { $unit }.
why-supply-empty = Nichts mehr in deinem Vorrat: { $unit }.
why-other-track = Diese Karte erhöht jede Produktion außer dieser ({ $track }).
why-no-production = Nichts umzuwandeln: { $track } ist 0 oder ebenfalls Geld.
why-city-there = Du hast in dieser Region schon eine Stadt.
why-not-dominated = Du dominierst diese Region nicht.
why-own-units = Das sind deine eigenen Truppen.
why-raid = Plünderer bringen Stein, Nahrung oder Geld.
why-hex-taken = Hier steht: { $piece } von { $seat }.
why-hex-beside = Dörfer werden neben einer eigenen Stadt gegründet.
why-hex-port = Ein Hafen-Hexagon: Hier stehen nur Hafenstädte und Wunder.
why-hex-no-port = Dafür braucht es ein Hafen-Hexagon.
why-hex-region = Es gehört nach { $region }.
why-hex-locked = Kriegsrecht von { $seat }: Niemand sonst erbaut hier Städte.
why-hex-neighbour = Nur in einer Region neben einer mit einer Stadt von dir.
why-hex-wonder = Ein Wunder braucht eine eigene Stadt in der Region.
why-hex-three = Dieses Wunder braucht 3 Städte in der Region, egal wessen.
why-no-tile = Hier liegt kein freies Plättchen.
why-other-tile = Diese Karte nimmt andere Plättchen.
why-armor = Infanterie von { $seat } kann nicht eliminiert werden: Rüstung.
why-no-unit-there = Du hast dort keine Truppe der Art, die die Karte verlangt.
why-one-region = Alle Truppen müssen aus derselben Region eliminiert werden.
why-symbols = Es fehlt: { $symbols }.
why-this-turn = Nicht im selben Zug, in dem die Karte abgelegt wurde.
why-first-recruit = Zuerst eine Truppe rekrutieren oder verschieben: Du hast eine Militäraktion begonnen.
why-age = Es fehlt: { $n } × { $symbol }.
why-achievement = Du hast { $have } von { $n }.
why-hex-later = Führe zuerst eine Aktion aus, die baut; danach wählst du das Hexagon.
why-victim = { $seat } hat weniger als { $n } Städte, deshalb kann keine übernommen werden.
why-refreshed = Deine Regierung hat schon ein Angebot ausgetauscht.
why-looked = Du hast schon nachgesehen; wieder vor deiner nächsten Aktion.
why-deck-empty = Das Deck ist leer.
why-deck-plain = Ohne Karte erst, wenn Deck und Angebot aufgebraucht sind: Wähle eine der Karten.
why-deck = Karten nimmst du aus dem Angebot daneben.
why-no-action = Du hast in diesem Zug keine Aktion mehr.
why-bound = Du hast ein Deck angesehen: Nur dessen Aktion ist möglich ({ $deck }).
why-units-other = Truppen von { $seat } werden nur durch Karten eliminiert.
why-units-later = Truppen verschiebt die Aktion Militär: Wähle zuerst diese.
why-military-first = Truppen rekrutiert und verschiebt die Aktion Militär: Wähle zuerst diese.
why-track-money = Für Geld wird nicht gearbeitet: Erhebe eine Steuer- oder Zoll-Karte.
why-stock = Dein Vorrat: Er bezahlt Aktionen von selbst.
why-people = Es fehlt { $n } Bevölkerung.
why-lacks = Es fehlt: { $n } { $currency }, oder { $money } mehr Geld.
why-lacks-two = Es fehlt: { $n } { $currency } und { $m } { $other }, oder { $money } mehr Geld.
why-no-piece = Du hast kein solches Plättchen mehr.
why-no-place = Dafür ist kein Hexagon frei.
why-no-place-beside = Kein freies Hexagon neben einer eigenen Stadt.
why-only = Nur { $where }; da ist kein Platz.
why-no-army = Du hast keine Stadt zum Rekrutieren und keine Truppe zum Verschieben.
why-army-money = Zu wenig Geld: Eine Truppe kostet { $n }, eine Bewegung { $move }.
why-move-money = Eine Bewegung kostet { $n } Geld.
why-moved = Diese Truppen haben sich in diesem Zug schon bewegt.
why-recruit-city = Truppen rekrutierst du in Regionen mit einer eigenen Stadt.
why-recruit-limit = Höchstens { $n } Truppen werden in einem Zug rekrutiert.
why-recruit-money = Eine Truppe kostet { $n } Geld.
why-siege = Belagerungsgeräte brauchen die Technologie dafür.
why-in-army = Du bist mittendrin: Wähle eine Region oder eine Truppe.
question-choosing-leader = Wähle einen Anführer
question-drafting = Behalte eine Technologie
question-start-city = Platziere deine Ausgangsstadt
question-start-village = Platziere dein Ausgangsdorf
question-start-cards = Spiele deine Ausgangstechnologien aus
question-laying = Spiele die Technologie aus oder lege sie verdeckt ab
question-military = Rekrutiere und verschiebe Truppen
question-placing = Platziere dein Plättchen auf dem Spielplan
question-deploying = Platziere deine Truppen
question-removing = Eliminiere feindliche Truppen oder verschone sie
question-taking-tile = Nimm ein Plättchen vom Spielplan
question-raising = Wähle, welche Produktion steigt
question-shifting = Wandle eine Produktion um oder ändere nichts
question-shift-amount = Sage, wie viel Produktion umgewandelt wird
question-raiding = Wähle, was deine Truppen bringen
question-exploring = Wähle eine Region ohne eigene Stadt
question-locking = Wähle eine Region, die du dominierst
question-choosing-offer = Wähle ein Angebot zum Austauschen
question-expelling = Setze die Diplomaten ein oder hebe sie auf

end-resignation = Alle anderen haben das Spiel verlassen.
end-third-empire = Die dritte Imperienkarte wurde aufgedeckt.
end-two-sets = Von Wundern, Goldenen Zeitaltern und Errungenschaften sind zwei Sätze vergeben.

score-empire = Imperienzählungen
score-settlements = Städte und Dörfer
score-wonders = Wunder
score-claimed = Goldene Zeitalter und Errungenschaften
score-projects = Projekte
score-technologies = Technologien
score-crafts = Handwerksdörfer
score-leader = Anführer
score-unrest = Unruhen

per-wonders = eigenes Wunder
per-cities = eigene Stadt
per-population = Bevölkerung
per-farms = eigenes Bauerndorf
per-goods_tiles = eigenes Handelswaren-Plättchen
per-food_production = Nahrungsmittelproduktion
per-ports = eigene Hafenstadt
per-projects = eigenes Projekt
per-claimed = eigenes Goldenes Zeitalter, eigene Errungenschaft
per-technology_pairs = zwei aufgedeckte Technologien
per-cities_in_region = Stadt in der Region, egal wessen
per-wonders_in_region = Wunder in der Region, egal wessen
per-dominated_regions = dominierte Region
per-city_regions = Region mit eigener Stadt
per-best_region_cities = eigene Stadt in deiner besten Region
per-population_pairs = 2 Bevölkerung

where-city_region = in Regionen mit eigener Stadt
where-any_region = in beliebigen Regionen
where-this_region = in der Region dieser Stadt
where-anywhere = auf einem beliebigen freien Hexagon ohne Hafen
where-new_region = in einer Region ohne eigene Stadt
where-beside_city = neben einer eigenen Stadt
where-neighbour_region = in einer Region neben einer mit eigener Stadt
where-port = auf einem Hafen-Hexagon
where-three_cities = in einer Region mit mindestens 3 Städten

deck-any = ein beliebiges
tile-any = Handelswaren- oder Ressourcen-Plättchen
tile-good = Handelsware

effect-production = { $track } +{ $n }.
effect-any_production = Eine beliebige Produktion +{ $n }.
effect-other_production = Eine andere Produktion als { $track } +{ $n }.
effect-production_per = Beim Ausspielen: { $track } +{ $n } je { $per }.
effect-gain = Erhalte { $n } { $currency }.
effect-gain_per = Beim Ausspielen: { $n } { $currency } je { $per }.
effect-population = Bevölkerung +{ $n }.
effect-population_per = Beim Ausspielen: Bevölkerung +{ $n } je { $per } (höchstens { $most }).
effect-emigrate = Verliere { $n } Bevölkerung.
effect-units = Erhalte { $n } × { $unit } { $where }.
effect-eliminate = { $n ->
    [one] Du darfst eine feindliche Truppe in einer Region mit deiner { $units } eliminieren.
   *[other] Du darfst bis zu { $n } feindliche Truppen in einer Region mit deiner { $units } eliminieren.
}
effect-eliminate-several = Du darfst bis zu { $n } feindliche Truppen in Regionen mit deiner { $units } eliminieren.
effect-vp = { $n } Punkte.
effect-vp_now = Beim Ausspielen: { $n } Punkt je { $per } (höchstens { $most }).
effect-vp_per = { $n ->
    [one] Am Ende 1 Punkt je { $per }.
   *[other] Am Ende { $n } Punkte je { $per }.
}
effect-scoring = { $n ->
    [one] Bei jeder Zählung 1 Punkt je { $per }.
   *[other] Bei jeder Zählung { $n } Punkte je { $per }.
}
effect-scoring-few-players = Bei jeder Zählung { $n } Punkte ({ $few } zu zweit und zu dritt) je { $per }.
effect-calm = Ignoriere { $n } Unruhen am Ende.
effect-calm_per = Ignoriere { $n } Unruhen am Ende je { $per }.
effect-take_tile = { $n ->
    [one] Nimm vom Spielplan: { $what }.
   *[other] Nimm { $n } vom Spielplan: { $what }.
}
effect-take_tile_per = Beim Ausspielen: { $n } vom Spielplan je { $per } (höchstens { $most }): { $what }.
effect-wild_good = Eine Handelsware, die für eine beliebige Art steht.
effect-place = Ohne Kosten: { $piece } { $where }.
effect-explore = Infanterie und ein Bauerndorf in einer Region ohne eigene Stadt.
effect-goods_set = { $n } Punkte am Ende, wenn du alle besitzt: { $goods }.
effect-influence = Bei Zählungen { $n } Einfluss mehr in jeder Region mit deiner { $unit }.
effect-refresh = Lege die Karten eines Angebots unter das Deck und neue aus: { $deck }.
effect-raid = Beim Ausspielen: { $n } Stein, Nahrung oder Geld je eigene Truppe.
effect-armor = Deine Infanterie kann nicht eliminiert werden.
effect-free_government = Erwirb Regierungen ohne die geforderten Symbole.
effect-recruit_limit = Rekrutiere { $n } Truppen mehr in einem Zug.
effect-expel = Einmal, vor einer Zählung: Schicke alle Truppen eines Gegners aus einer Region in eine benachbarte.
effect-double_population = Deine nächste Bevölkerungskarte bringt doppelte Bevölkerung.
effect-fast_cavalry = Deine Kavallerie darf zwei Regionen weit ziehen.
effect-lock_region = Wähle eine Region, die du dominierst: Niemand sonst darf dort Städte erbauen.
effect-city_money = { $n } Geld, wenn jemand eine Stadt erbaut, doppelt so viel für eine Hafenstadt.
effect-shift_production = Beim Ausspielen: Wandle beliebig viel einer Produktion in eine andere um, aber nicht zwischen Steuern und Zoll.
effect-siege = Du darfst Belagerungsgeräte rekrutieren. Wo eines steht, geben Städte anderer keinen Einfluss.
effect-work_stone = { $n } Stein mehr, wenn du für Stein oder Ideen arbeitest.
effect-look = Vor jeder deiner Aktionen darfst du die oberste Karte eines Decks ansehen und sie oder eine des Angebots nehmen.

start = Spielbeginn:
start-currency = { $n } { $currency }.
start-infantry = { $n } × Infanterie.
start-piece = { $piece } neben deiner Stadt.
start-technology = { $n ->
    [one] 1 Technologie oben vom Deck.
   *[other] { $n } Technologien oben vom Deck.
}

power-none = Keine weitere Fähigkeit.
power-convert = Einmal: 1 Bevölkerung in 20 eines beliebigen Zahlungsmittels umwandeln.
power-stone_on_build = Steinproduktion +1 je gebaute Stadt, Hafenstadt und Handwerksdorf.
power-general = Rekrutiere 3 Truppen statt 2. Eliminiere vor jeder Zählung eine feindliche Truppe, wo du Infanterie oder Kavallerie hast.
power-extra_actions = Eine Aktion mehr im ersten Zug, zwei mehr nach der letzten Runde.
power-art = 10 Geld, wenn jemand ein Wunder errichtet. 1 Punkt je Kultursymbol am Ende.
power-take_over = Einmal: Übernimm eine Stadt eines Gegners mit mindestens 4 Städten.
power-people = 1 Bevölkerung mehr mit jeder Bevölkerungskarte.
power-tax_trade = Mit jeder Steuern-Karte 2 Geld je Handelswarenart.

need-population = Bevölkerung von { $n }
need-projects_and_wonders = { $n } Projekte und Wunder
need-dominated_regions = Dominanz über { $n } Regionen ({ $few } zu zweit und zu dritt)
need-cities = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
    }
need-units = { $n } Truppen auf dem Spielplan
need-tax_production = Steuerproduktion von { $n }
need-goods_kinds = { $n } Handelswarenarten
need-money = { $n } Geld
need-pillars = Symbole aller { $n } Säulen
need-food_production = Nahrungsmittelproduktion von { $n }
need-stone_production = Steinproduktion von { $n }
need-ideas_production = Ideenproduktion von { $n }
need-tariff_production = Zollproduktion von { $n }
need-ports = { $n } Hafenstädte
need-technologies = { $n } Technologien, auch verdeckte

kind-technology = Technologie
kind-build = Baukarte
kind-population = Bevölkerungskarte
kind-tax = Steuern- oder Zoll-Karte
kind-leader = Anführer
kind-wonder = Wunder
kind-golden-age = Goldenes Zeitalter
kind-achievement = Zivilisationserrungenschaft
kind-government = Regierung
kind-region = Region
kind-hex = Hexagon
kind-settlement = Siedlung
kind-unit = Truppe
kind-good = Handelsware
kind-resource = Ressourcen-Plättchen

look-starting = Eine Ausgangstechnologie.
look-builds = Baut: { $piece }
look-only = Nur { $where }.
look-tax = { $first } × Bevölkerung + { $second } × Regierungssymbole + Steuerproduktion, in Geld.
look-tariff = { $first } × Handelswarenarten + { $second } × Städte + Zollproduktion, in Geld.
look-unrest = Unruhen: { $n }
look-wonder = Kostet { $stone } Stein und { $food } Nahrung, je eigenes Wunder { $more_stone } Stein und { $more_food } Nahrung mehr.
look-next-wonder = Dein nächstes Wunder kostet { $stone } Stein und { $food } Nahrung.
look-progress = Nötig sind { $n }, bisher:
look-in-offer = Liegt im Angebot.
look-on-top = Liegt, wie du weißt, oben auf ihrem Deck.
look-owner = { $seat } besitzt die Karte.
look-face-down = Liegt verdeckt vor { $seat }.
look-free = Niemand besitzt die Karte.
look-not-in-game = Nicht in diesem Spiel.
look-out-of-play = Bei dieser Spielerzahl nicht im Spiel.
look-hex-goods = Ein gewöhnliches Hexagon.
look-hex-resource = Ein Hexagon für Ressourcen-Plättchen.
look-hex-port = Ein Hafen-Hexagon: für Hafenstädte und Wunder.
look-piece = { $piece } von { $seat }.
look-city = 2 Einfluss in ihrer Region, 2 Punkte am Ende.
look-village = 1 Einfluss in seiner Region, 1 Punkt am Ende.
look-bonus = Wer sie erbaut, legt { $n } Geld aus dem Vorrat auf das Bonusfeld.
look-unit = Rekrutiert für { $cost } Geld in einer Region mit eigener Stadt, höchstens { $limit } Truppen in deinem Zug. Zieht für { $move } Geld in eine benachbarte Region. 1 Einfluss in ihrer Region.
look-on-board = Auf dem Spielplan: { $n }

factor-points = { $change } Punkte in Sicht
factor-points_ahead = { $change } Punkte Vorsprung vor allen
factor-points_behind = { $change } Punkte Rückstand auf den Führenden
factor-unrest = { $change } Unruhen
factor-spare_calm = { $change } Unruhen, die noch ignoriert werden dürfen
factor-next_scoring = bessere Aussichten in der nächsten Imperienzählung
factor-next_scoring-less = schlechtere Aussichten in der nächsten Imperienzählung
factor-later_scorings = bessere Aussichten in späteren Imperienzählungen
factor-later_scorings-less = schlechtere Aussichten in späteren Imperienzählungen
factor-government_scoring = { $change } Punkte durch die Regierung in kommenden Zählungen
factor-regions_led = { $change } dominierte Regionen
factor-regions_shared = { $change } Regionen mit geteilter Führung
factor-regions_second = { $change } zweite Plätze in Regionen
factor-regions_present = { $change } Regionen mit Einfluss
factor-region_leads = sicherere Führungen in Regionen
factor-region_leads-less = weniger sichere Führungen in Regionen
factor-region_gaps = größerer Rückstand in Regionen
factor-region_gaps-less = kleinerer Rückstand in Regionen
factor-food_production = { $change } Nahrungsproduktion
factor-stone_production = { $change } Steinproduktion
factor-ideas_production = { $change } Ideenproduktion
factor-tax_production = { $change } Steuerproduktion
factor-tariff_production = { $change } Zollproduktion
factor-production_to_come = mehr Produktion bis zum Ende
factor-production_to_come-less = weniger Produktion bis zum Ende
factor-population = { $change } Bevölkerung
factor-first_people = genug Bevölkerung für Arbeit und Städte
factor-first_people-less = zu wenig Bevölkerung für Arbeit und Städte
factor-people_to_come = mehr Arbeit der Bevölkerung bis zum Ende
factor-people_to_come-less = weniger Arbeit der Bevölkerung bis zum Ende
factor-stone = { $change } Stein
factor-ideas = { $change } Ideen
factor-food = { $change } Nahrung
factor-money = { $change } Geld
factor-first_stone = genug Stein zum Bauen
factor-first_stone-less = zu wenig Stein zum Bauen
factor-first_ideas = genug Ideen zum Forschen
factor-first_ideas-less = zu wenige Ideen zum Forschen
factor-first_food = genug Nahrung zum Wachsen
factor-first_food-less = zu wenig Nahrung zum Wachsen
factor-first_money = genug Geld auf der Hand
factor-first_money-less = zu wenig Geld auf der Hand
factor-technology_money = Mittel für die nächsten Technologien
factor-technology_money-less = weniger Mittel für die nächsten Technologien
factor-wonder_near = näher am nächsten Wunder
factor-wonder_near-less = weiter vom nächsten Wunder
factor-city_near = näher an der nächsten Stadt
factor-city_near-less = weiter von der nächsten Stadt
factor-project_near = näher am nächsten Projekt
factor-project_near-less = weiter vom nächsten Projekt
factor-levy = { $change } Geld aus der besten Steuer- oder Zollkarte des Angebots
factor-science_symbols = { $change } Wissenschaftssymbole
factor-economy_symbols = { $change } Wirtschaftssymbole
factor-food_symbols = { $change } Nahrungsmittelsymbole
factor-population_symbols = { $change } Bevölkerungssymbole
factor-construction_symbols = { $change } Bausymbole
factor-culture_symbols = { $change } Kultursymbole
factor-government_symbols = { $change } Regierungssymbole
factor-military_symbols = { $change } Militärsymbole
factor-urbanization_symbols = { $change } Urbanisierungssymbole
factor-pillars = { $change } Säulen mit einem Symbol
factor-pillars_twice = { $change } Säulen mit zwei Symbolen
factor-technologies = { $change } ausgespielte Technologien
factor-cards_unknown = { $change } unbekannte verdeckte Karten
factor-cards_ready = { $change } verdeckte Karten, die ausgespielt werden können
factor-cards_waiting = mehr verdeckte Karten, denen Symbole fehlen
factor-cards_waiting-less = weniger verdeckte Karten, denen Symbole fehlen
factor-planned_food = Nahrungsproduktion aus verdeckten Karten
factor-planned_food-less = weniger Nahrungsproduktion aus verdeckten Karten
factor-planned_stone = Steinproduktion aus verdeckten Karten
factor-planned_stone-less = weniger Steinproduktion aus verdeckten Karten
factor-planned_ideas = Ideenproduktion aus verdeckten Karten
factor-planned_ideas-less = weniger Ideenproduktion aus verdeckten Karten
factor-planned_money = Steuer- oder Zollproduktion aus verdeckten Karten
factor-planned_money-less = weniger Steuer- oder Zollproduktion aus verdeckten Karten
factor-planned_any = kommende Produktion nach Wahl
factor-planned_any-less = weniger kommende Produktion nach Wahl
factor-planned_to_come = verdeckte Karten, die lange Produktion bringen
factor-planned_to_come-less = verdeckte Karten mit weniger Produktion
factor-planned_goods = Vorräte aus verdeckten Karten
factor-planned_goods-less = weniger Vorräte aus verdeckten Karten
factor-planned_people = Bevölkerung aus verdeckten Karten
factor-planned_people-less = weniger Bevölkerung aus verdeckten Karten
factor-planned_units = Truppen aus verdeckten Karten
factor-planned_units-less = weniger Truppen aus verdeckten Karten
factor-planned_points = Punkte aus verdeckten Karten
factor-planned_points-less = weniger Punkte aus verdeckten Karten
factor-planned_calm = Ruhe aus verdeckten Karten
factor-planned_calm-less = weniger Ruhe aus verdeckten Karten
factor-planned_cities = Städte aus verdeckten Karten
factor-planned_cities-less = weniger Städte aus verdeckten Karten
factor-planned_farms = Dörfer aus verdeckten Karten
factor-planned_farms-less = weniger Dörfer aus verdeckten Karten
factor-planned_tiles = Plättchen aus verdeckten Karten
factor-planned_tiles-less = weniger Plättchen aus verdeckten Karten
factor-planned_symbols = { $change } Symbole auf Karten, die ausgespielt werden können
factor-cities = { $change } Städte
factor-ports = { $change } Hafenstädte
factor-villages = { $change } Dörfer
factor-city_regions = { $change } Regionen mit einer Stadt
factor-best_region_cities = { $change } Städte in einer Region
factor-goods_kinds = { $change } Arten von Handelswaren
factor-craft_sets = näher an den Waren der Handwerksdörfer
factor-craft_sets-less = weiter von den Waren der Handwerksdörfer
factor-infantry = { $change } Infanterie
factor-cavalry = { $change } Kavallerie
factor-siege = { $change } Belagerungsgeräte
factor-army_bonus = { $change } Einfluss in Regionen mit Truppen
factor-projects = { $change } Projekte
factor-wonders = { $change } Wunder
factor-government = eine Regierung
factor-government-less = keine Regierung
factor-refresh = ein Angebot, das erneuert werden darf
factor-refresh-less = kein Angebot mehr, das erneuert werden darf
factor-governments_open = { $change } Regierungen zur Wahl
factor-power_left = die Fähigkeit des Anführers für später
factor-power_left-less = die Fähigkeit des Anführers verbraucht
factor-work_stone = { $change } Stein bei Arbeit
factor-city_money = Geld aus allen Stadtgründungen
factor-city_money-less = weniger Geld aus allen Stadtgründungen
factor-doubled = { $change } Bevölkerungskarten, die doppelt zählen
factor-led_by_artist = geführt durch die Künstlerin
factor-led_by_artist-less = nicht geführt durch die Künstlerin
factor-led_by_engineer = geführt durch den Ingenieur
factor-led_by_engineer-less = nicht geführt durch den Ingenieur
factor-led_by_farmer = geführt durch den Bauern
factor-led_by_farmer-less = nicht geführt durch den Bauern
factor-led_by_general = geführt durch den General
factor-led_by_general-less = nicht geführt durch den General
factor-led_by_magistrate = geführt durch den Magistrat
factor-led_by_magistrate-less = nicht geführt durch den Magistrat
factor-led_by_merchant = geführt durch die Händlerin
factor-led_by_merchant-less = nicht geführt durch die Händlerin
factor-led_by_philosopher = geführt durch den Philosophen
factor-led_by_philosopher-less = nicht geführt durch den Philosophen
factor-led_by_priestess = geführt durch die Priesterin
factor-led_by_priestess-less = nicht geführt durch die Priesterin
factor-led_by_scribe = geführt durch den Schriftgelehrten
factor-led_by_scribe-less = nicht geführt durch den Schriftgelehrten
factor-actions_now = { $change } Aktionen in diesem Zug
factor-turns_left = mehr Züge bis zum Ende
factor-turns_left-less = weniger Züge bis zum Ende
factor-golden_ages = { $change } Goldene Zeitalter
factor-golden_race = vorn im Rennen um Goldene Zeitalter
factor-golden_race-less = weniger weit vorn im Rennen um Goldene Zeitalter
factor-golden_chase = dichter dahinter im Rennen um Goldene Zeitalter
factor-golden_chase-less = weiter zurück im Rennen um Goldene Zeitalter
factor-golden_best = ein Goldenes Zeitalter in Reichweite
factor-golden_best-less = ein Goldenes Zeitalter weiter entfernt
factor-golden_ready = { $change } Goldene Zeitalter zu beanspruchen
factor-achievements = { $change } Errungenschaften
factor-achievement_race = vorn im Rennen um Errungenschaften
factor-achievement_race-less = weniger weit vorn im Rennen um Errungenschaften
factor-achievement_chase = dichter dahinter im Rennen um Errungenschaften
factor-achievement_chase-less = weiter zurück im Rennen um Errungenschaften
factor-achievement_best = eine Errungenschaft in Reichweite
factor-achievement_best-less = eine Errungenschaft weiter entfernt
factor-achievement_ready = { $change } Errungenschaften zu beanspruchen

factor-standing = im Ganzen eine bessere Stellung
factor-standing-less = im Ganzen eine schlechtere Stellung
bot-scholar = Gelehrter
bot-scholar-help = Wählt nach einer festen Liste, Ideen zuerst, und erforscht, was sie hergeben.
bot-settler = Siedler
bot-settler-help = Wählt nach einer festen Liste, Bevölkerung zuerst, und gründet Städte, wo immer Platz ist.


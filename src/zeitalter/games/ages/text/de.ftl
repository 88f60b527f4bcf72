game-name = Im Wandel der Zeiten
game-tagline = Eine Geschichte der Zivilisation, erste Ausgabe
game-about = Führe eine Zivilisation von der Bronzezeit bis in die Moderne: Nimm Karten aus der Reihe, ernähre und beschäftige deine Leute, errichte Wunder, halte beim Militär Schritt und sammle die meisten Kulturpunkte. Drei Spielgrade führen vom Einstieg bis zum Expertenspiel.

option-level = Spielgrad
option-level-help = Welche Mechanismen im Spiel sind und wie viele Zeitalter gespielt werden.
option-level-beginner = Einstiegsspiel: Zeitalter A und I, ohne Politik, Militärkarten, Unzufriedenheit und Korruption
option-level-advanced = Fortgeschrittenenspiel: bis Zeitalter II, ohne Kriege
option-level-expert = Expertenspiel: alle Zeitalter, alle Regeln
option-easier = Leichtere Variante
option-easier-help = Alle beginnen mit 1 gelben Spielstein mehr, und das Gebäudelimit ist um 1 höher. In jedem Spielgrad.
option-easier-false = Nein
option-easier-true = Ja
option-less_mean = Weniger gemeine Variante
option-less_mean-help = Eine Zivilisation darf nur von einem Gegner pro Runde angegriffen werden. Fortgeschrittenen- und Expertenspiel mit 3 oder 4 Personen.
option-less_mean-false = Nein
option-less_mean-true = Ja
option-peaceful = Friedliche Variante
option-peaceful-help = Ohne Aggressionen und Kriege. Fortgeschrittenen- und Expertenspiel.
option-peaceful-no = Nein
option-peaceful-yes = Ja
option-peaceful-without_pacts = Ja, und ohne die Pakte, die nur vor Angriffen schützen
option-draw_as_action = Militärkarten als Militäraktion ziehen
option-draw_as_action-help = Keine Karten am Zugende; dafür bringt jede dafür ausgegebene Militäraktion sofort 1 Karte. Fortgeschrittenen- und Expertenspiel.
option-draw_as_action-false = Nein
option-draw_as_action-true = Ja
option-alternative_corruption = Alternative Korruptionsregel
option-alternative_corruption-help = Immer wenn Minen produzieren, darf eine davon 1 Spielstein im Vorrat lassen, was Korruption ersparen kann. Fortgeschrittenen- und Expertenspiel.
option-alternative_corruption-false = Nein
option-alternative_corruption-true = Ja
option-bonus = Zusatzkarten
option-bonus-help = Wie die Wertungsereignisse des Zeitalters III ins Spiel kommen.
option-bonus-standard = Wie im Spielgrad vorgesehen
option-bonus-public = Öffentlich: einige liegen von Anfang an offen
option-bonus-age_by_age = Zeitalter für Zeitalter wird eine aufgedeckt (Expertenspiel)
option-bonus-private = Privat: alle wählen geheim, was am Ende zählt
option-bonus-open = Offene Wahl: alle wählen reihum aus
option-bonus_cards = Anzahl öffentlicher Zusatzkarten
option-bonus_cards-help = Nur mit öffentlichen Zusatzkarten.
option-bonus_cards-3 = 3 Karten
option-bonus_cards-4 = 4 Karten
option-bonus_cards-5 = 5 Karten
option-fewer_bonus = Weniger Zusatzpunkte
option-fewer_bonus-help = Ereignisse des Zeitalters III, die am Ende noch in den Stapeln liegen, zählen nicht. Expertenspiel. Die Spielregel verbindet das mit einer der Zusatzkartenvarianten; allein ist es nicht zu empfehlen, weil dann am Ende nichts die Seiten einer Zivilisation belohnt.
option-fewer_bonus-false = Nein
option-fewer_bonus-true = Ja

age-0 = Zeitalter A
age-1 = Zeitalter I
age-2 = Zeitalter II
age-3 = Zeitalter III
age-4 = Zeitalter IV
role-a = A
role-b = B
side-a = A
side-b = B
side-both = Beide

kind-0 = Farm
kind-1 = Mine
kind-2 = Laboratorium
kind-3 = Tempel
kind-4 = Bibliothek
kind-5 = Theater
kind-6 = Arena
kind-7 = Infanterie
kind-8 = Kavallerie
kind-9 = Artillerie
kind-10 = Luftwaffe
kind-11 = Regierungsform
kind-12 = Spezialtechnologie (Zivil)
kind-13 = Spezialtechnologie (Militär)
kind-14 = Spezialtechnologie (Kolonisation)
kind-15 = Spezialtechnologie (Konstruktion)
kind-16 = Anführer
kind-17 = Wunder
kind-18 = Aktion
kind-19 = Ereignis
kind-20 = Territorium
kind-21 = Aggression
kind-22 = Krieg
kind-23 = Pakt
kind-24 = Taktik
kind-25 = Verteidigung / Kolonisation

label-row = Kartenreihe
label-row-of = Kartenreihe (Platz [Zivilaktionen] Karte)
label-actions-left = noch { $civil } von { $civil_total } Zivil- und { $military } von { $military_total } Militäraktionen
label-government-cost = { science-points } oder durch Revolution { $revolution }
label-stages-cost = Teile: { $stages }
label-auction = { $card }: { $seat } bietet { $n }
label-round = Runde { $n }
label-last-round = letzte Runde { $n }
label-cards-left = noch { $n ->
    [one] 1 Zivilkarte
   *[other] { $n } Zivilkarten
    } in diesem Zeitalter
label-events = Ereignisse: { $current } gegenwärtige, { $future } zukünftige
label-known-events = Von dir gelegte Ereignisse: { $cards }
label-past = Vergangene Ereignisse
label-bonus = Zusatzkarten
label-culture = Kultur
label-science = Wissenschaft
label-strength = Stärke
label-faces = Glückliche Gesichter
label-discontent = { $n } unzufrieden
label-government = Regierungsform
label-leader = Anführer
label-wonders = Wunder
label-building = im Bau
label-stages = { $n } von { $all } Teilen
label-ruins = verfallen
label-colonies = Kolonien
label-tactic = Taktik
label-pact = Pakt mit { $seat }, Rolle { $role }
label-war = Krieg gegen { $seat }
label-specials = Spezialtechnologien
label-workers = nicht eingesetzte Arbeiter { $n }
label-yellow = Gelber Vorrat { $n } (nächster Arbeiter { $cost } Nahrung, Verbrauch { $food })
label-blue = Blauer Vorrat { $n } (Korruption { $corruption })
label-food = Nahrung
label-resources = Rohstoffe
label-hand = Zivilkarten
label-military = Militärkarten
label-fight = { $card }: { $attack } gegen { $defense }
label-left = hat das Spiel verlassen

# Numbers of things, for other messages.
resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
military-actions = { $n ->
    [one] 1 Militäraktion
   *[other] { $n } Militäraktionen
}
culture-points = { $n ->
    [0] nichts
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
}
science-points = { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
}

# Was „look“ von einer Karte oder einem Vorrat sagt.
look-name = { $card } ({ $age })
look-copies = { $age }; { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} davon bei { $players } Personen
look-start = { $age }; auf jedem Zivilisationsbrett abgebildet
look-not-used = { $age }; bei { $players } Personen nicht im Spiel
look-government = Kostet friedlich { science-points }, durch Revolution { $revolution }
look-science = Kostet { science-points }
look-build = Jede weitere kostet { resources } und einen nicht eingesetzten Arbeiter
look-stages = Teile: { $stages } (zusammen { resources })
look-own-government = Du zahlst friedlich { science-points }, durch Revolution { $revolution }
look-own-science = Du zahlst { science-points }
look-own-build = Dich kostet jede weitere { resources }
look-ruin = Andere Seite, als Ruine: nur +{ $n } Kultur pro Runde; es zählt weiter als Wunder
look-row = Jetzt auf Platz { $slot } der Kartenreihe ({ $n ->
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
    })
look-now = Jetzt auf dem Tisch
look-workers = { $seat }: { $n ->
    [0] im Spiel, ohne Arbeiter
    [one] 1 Arbeiter darauf
   *[other] { $n } Arbeiter darauf
}{ $tokens ->
    [0] { "" }
    [one] , 1 blauer Spielstein
   *[other] , { $tokens } blaue Spielsteine
}
look-stages-built = { $seat }: im Bau, { $n } von { $all } Teilen
look-in-ruins = { $seat }: als Ruine
look-in-play = { $seat }: im Spiel
look-in-hand = { $seat }: { $n } auf der Hand
look-own-event = Von dir als Ereignis gelegt
look-past = Unter den vergangenen Ereignissen
look-bonus = Liegt offen und zählt am Ende des Spiels
look-bank = Vorrat
look-yellow-bank = Gelber Vorrat
look-blue-bank = Blauer Vorrat
look-yellow = Die Bevölkerung, die noch kommt. Mit mindestens so vielen Spielsteinen darin:
look-yellow-empty = 0: kein Arbeiter mehr, Verbrauch { $food }, benötigte glückliche Gesichter { $faces }
look-yellow-section = { $tokens }: Der nächste Arbeiter kostet { $cost } Nahrung, Verbrauch { $food }, benötigte glückliche Gesichter { $faces }
look-blue = Spielsteine, die weder Nahrung noch Rohstoffe sind. Mit mindestens so vielen darin:
look-blue-section = { $tokens }: Korruption { $n }
look-tokens = { $seat }: { $n } darin

prompt-first-round = Erste Runde: Nimm Karten aus der Reihe (noch { $civil ->
    [one] 1 Zivilaktion
   *[other] { $civil } Zivilaktionen
    }, { $military ->
    [one] 1 Militäraktion
   *[other] { $military } Militäraktionen
    }).
prompt-actions = Deine Aktionen: noch { $civil } Zivil- und { $military ->
    [one] 1 Militäraktion
   *[other] { $military } Militäraktionen
    }.
prompt-politics = Deine politische Aktion
prompt-discarding = Wirf überzählige Militärkarten ab: noch { $n }.
prompt-answering-pact = { $seat } bietet dir den Pakt { $card } an; du wärst { $role }.
prompt-bidding = { $card } ist zu kolonisieren. Höchstes Gebot: { $n }.
prompt-colonizing = Stelle die Streitmacht für { $card } auf: { $have } von { $n }.
prompt-attacking = { $card } gegen { $seat }: { $attack } gegen { $defense }. Einheiten opfern?
prompt-defending = { $seat } spielt { $card } gegen dich: { $attack } gegen deine { $defense }. Verteidige dich.
prompt-defending-war = { $card } von { $seat }: { $attack } gegen deine { $defense }. Einheiten opfern?
prompt-losing-population = Deine Bevölkerung sinkt: Wähle Arbeiter (noch { $n }).
prompt-losing-building = Wähle das Bauwerk, das du verlierst.
prompt-surplus = Die neue Regierungsform erlaubt weniger Gebäude: Wähle, welches verfällt.
prompt-razing = Zerstöre ein Städtisches Gebäude von { $seat }.
prompt-gaining-mix = Produziere { $n }, als Nahrung und Rohstoffe nach Wahl.
prompt-gaining-either = Produziere { $n } Nahrung oder { resources }.
prompt-losing-mix = Gib { $n } ab, Nahrung und Rohstoffe nach Wahl.
prompt-plundering = Nimm { $seat } bis zu { $n } Nahrung und Rohstoffe ab.
prompt-free-building = Du darfst kostenlos bauen: { $card }
prompt-turning-wonder = Wähle das Wunder, das verfällt.
prompt-losing-colony = Wähle die Kolonie, die du verlierst.
prompt-taking-free = Nimm Karten aus der Reihe für bis zu { $n } Aktionen; das kostet deine nächste politische Aktion.
prompt-taking-blue = Der Blaue Vorrat von { $seat } ist leer: Wähle die blauen Spielsteine, die verloren gehen (noch { $n }).
prompt-losing-blue = Dein Blauer Vorrat ist leer: Wähle blaue Spielsteine, die du verlierst (noch { $n }).
prompt-annexing = Wähle eine Kolonie von { $seat }.
prompt-stealing = Nimm { $seat } Spezialtechnologien und Wissenschaft im Wert von { $n } ab.
prompt-skipping-mine = Deine Minen produzieren: Eine davon darf 1 Spielstein im Vorrat lassen, was dir Korruption ersparen kann.
prompt-feeding = Es fehlt Nahrung: { $n }. Durch die Handelsrouten 1 Rohstoff anstelle von 1 Nahrung zahlen?
prompt-choosing-private = Wähle geheim, welche Zusatzkarte am Ende zählt.
prompt-choosing-open = Wähle eine Zusatzkarte, die am Ende für alle zählt.

do-done = Fertig
do-end-turn = Zug beenden
do-no-politics = Keine politische Aktion
do-pass = Passen
do-no-sacrifice = Keine weiteren Einheiten opfern
do-send-force = Mit dieser Streitmacht kolonisieren
do-no-defense = Keine weitere Verteidigung
do-not-build = Nicht bauen
do-take-no-more = Keine weitere Karte
do-take-science = Den Rest in Wissenschaftspunkten nehmen
do-produce-all = Alle Minen produzieren (am Ende { resources })
do-go-hungry = Keinen Rohstoff zahlen (der Hunger kostet { culture-points })
do-take = { $card } nehmen ({ $n ->
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
    })
do-grow = Bevölkerung erhöhen ({ $n } Nahrung)
do-free-grow = Bevölkerung ohne Aktion erhöhen ({ $n } Nahrung)
do-stage = { $card }: { $stages ->
    [one] 1 Teil
   *[other] { $stages } Teile
    } bauen ({ resources })
do-build = { $card } bauen ({ resources })
do-upgrade = { $card } zu { $to } verbessern ({ resources })
do-destroy = { $card } zerstören
do-disband = { $card } auflösen
do-lead = { $card } ins Spiel bringen
do-discover = { $card } entdecken ({ $n } Wissenschaft)
do-revolt = Revolution: { $card } ({ $n } Wissenschaft)
do-use = { $card } spielen
do-use-build = { $card }: { $target } bauen ({ resources })
do-use-upgrade = { $card }: { $from } zu { $target } verbessern ({ resources })
do-use-discover = { $card }: { $target } entdecken ({ $n } Wissenschaft)
do-use-revolt = { $card }: Revolution zu { $target } ({ $n } Wissenschaft)
do-tactic = Taktik { $card } ausspielen
do-draft = { $card } mit neuem Arbeiter aufstellen ({ $food } Nahrung, { resources })
do-draw = Militärkarte ziehen
do-draw-fewer = { $n ->
    [0] Zug beenden, ohne Militärkarten zu ziehen
    [one] Zug beenden und nur 1 Militärkarte ziehen
   *[other] Zug beenden und nur { $n } Militärkarten ziehen
}
do-swap = Handelsrouten für die nächste Zahlung nutzen
do-trade-for-food = 1 Rohstoff anstelle von 1 Nahrung zahlen (der Hunger kostet { culture-points })
do-swap-back = Doch wie üblich zahlen
do-labs-first = In diesem Zug zuerst mit den Steinen auf Laboratorien zahlen
do-place = { $card } als zukünftiges Ereignis legen
do-attack = { $card } gegen { $seat } ({ military-actions })
do-war = { $card } gegen { $seat } erklären ({ military-actions })
do-war-pointless = { $card } gegen { $seat } erklären ({ military-actions }; er wird nicht mehr ausgetragen!)
do-offer = { $card } mit { $seat } anbieten
do-offer-role = { $card } mit { $seat } anbieten, du bist { $role }
do-break = Pakt { $card } brechen
do-colonize = Mit Kolumbus kolonisieren: { $card }
do-discard = { $card } abwerfen
do-accept = Pakt annehmen
do-refuse = Pakt ablehnen
do-bid = { $n } bieten
do-sacrifice = { $card } opfern
do-spend = { $card } einsetzen
do-lose = { $card }
do-raze = { $card } von { $seat } zerstören
do-gain-either = { $food } Nahrung, { resources }
do-gain-mix = { $food } von { $total } als Nahrung, den Rest als Rohstoffe
do-lose-mix = { $food } von { $total } als Nahrung abgeben, den Rest als Rohstoffe
do-plunder = { $food } von { $total } als Nahrung nehmen, den Rest als Rohstoffe
do-turn = { $card } verfallen lassen
do-surrender = { $card } aufgeben
do-annex = { $card } nehmen
do-steal = { $card } nehmen
do-skip = { $card } produziert 1 Spielstein weniger: Korruption { $corruption } statt { $corruption_usual }, am Ende { resources } statt { $usual }
do-skip-same = { $card } produziert 1 Spielstein weniger: am Ende { resources } statt { $usual }
do-choose = { $card } wählen
do-free-build = { $card } kostenlos bauen
do-give = 1 Spielstein von { $card }

event-turn = Runde { $round }: { $seat }
event-age = { $age } beginnt.
event-take = { $seat } nimmt { $card }.
event-grow = { $seat }: Bevölkerung +{ $n }.
event-shrink = { $seat }: Bevölkerung −{ $n }.
event-lose-worker = { $seat } verliert den Arbeiter auf { $card }.
event-build = { $seat } baut { $card } ({ resources }).
event-upgrade = { $seat } verbessert { $card } zu { $to } ({ resources }).
event-destroy = { $seat } verliert { $card }; der Arbeiter ist nicht mehr eingesetzt.
event-stage = { $seat } baut an { $card } (Teile: { $n }).
event-wonder = { $seat } vollendet { $card }.
event-leader = { $seat }: { $card } wird Anführer.
event-leader-leaves = { $seat }: { $card } tritt ab.
event-discover = { $seat } entdeckt { $card }.
event-revolt = { $seat }: Revolution! { $card }.
event-action-card = { $seat } spielt { $card }.
event-tactic = { $seat } nutzt die Taktik { $card }.
event-draw = { $seat } zieht { $card_secret } ({ $age }).
event-draw-hidden = { $seat } zieht eine Militärkarte ({ $age }).
event-discard = { $seat } wirft { $card_secret } ab ({ $age }).
event-discard-hidden = { $seat } wirft eine Militärkarte ab ({ $age }).
event-place = { $seat } legt { $card_secret } als zukünftiges Ereignis ({ $age }).
event-place-hidden = { $seat } legt ein zukünftiges Ereignis ({ $age }).
event-revealed = Ereignis: { $card }
event-uprising = { $seat }: Aufstand! { $n } unzufriedene, { $unused } nicht eingesetzte Arbeiter: keine Produktion, keine Karten.
event-hunger = { $seat }: Hunger, es fehlt { $n } Nahrung.
event-corruption = { $seat }: Korruption, −{ resources }.
event-lose-yellow = { $seat } verliert { $n } gelbe Spielsteine.
event-bid = { $seat } bietet { $n }.
event-pass = { $seat } passt.
event-no-bids = Niemand kolonisiert { $card }.
event-colony = { $seat } kolonisiert { $card }.
event-lose-colony = { $seat } verliert { $card }.
event-annex = { $seat } annektiert { $card }.
event-aggression = { $seat } spielt { $card } gegen { $seat_to }.
event-war = { $seat } erklärt { $seat_to } den Krieg: { $card }.
event-sacrifice = { $seat } opfert { $card }.
event-defend = { $seat } verteidigt sich mit { $card }.
event-fight = { $seat } gegen { $seat_to }: { $attack } zu { $defense }.
event-repelled = { $seat_to } wehrt den Angriff von { $seat } ab ({ $card }).
event-victory = { $seat } besiegt { $seat_to } ({ $card }).
event-plunder = { $seat } nimmt { $seat_from } { $food } Nahrung und { resources } ab.
event-steal = { $seat } übernimmt { $card }.
event-ruin = { $seat }: { $card } verfällt.
event-offer = { $seat } bietet { $seat_to } den Pakt { $card } an (Rolle { $role }).
event-accept = { $seat } nimmt den Pakt { $card } von { $seat_from } an.
event-refuse = { $seat } lehnt den Pakt { $card } von { $seat_from } ab.
event-pact-ends = Der Pakt { $card } zwischen { $seat } und { $seat_to } endet.
event-bonus-card = Zusatzkarte: { $card }
event-choose-bonus = { $seat } wählt die Zusatzkarte { $card }.
event-final = Schlusswertung: { $card }
event-no-cards = { $seat } zieht nichts: Es gibt keine Militärkarten mehr.
event-reached = Das betrifft { $seat }.
event-reaches-nobody = Das betrifft niemanden.
event-keeps-cards = { $seat } muss in diesem Zug keine Militärkarten abwerfen.
event-cannot-build = { $seat } kann { $card } nicht bauen: kein nicht eingesetzter Arbeiter oder kein Platz.
event-rebellion = { $seat } hat im nächsten Zug { $n ->
    [one] 1 Zivilaktion weniger
   *[other] { $n } Zivilaktionen weniger
    }.
event-declines = { $seat } baut { $card } nicht.
event-gives-up-politics = { $seat } verzichtet auf die nächste politische Aktion.
event-no-politics = { $seat } hat in diesem Zug keine politische Aktion.
event-takes-nothing = { $seat } nimmt keine Karte.
event-razes-no-more = { $seat } zerstört nichts weiter.
event-lose-blue = { $seat } verliert einen blauen Spielstein von { $card }.
event-wonder-lost = { $seat } verliert das unvollendete Wunder { $card }.
event-outdated = { $seat } legt { $n ->
    [one] eine veraltete Handkarte
   *[other] veraltete Handkarten
    } ab: { $card }.
event-war-begins = Der Krieg { $card } von { $seat } gegen { $seat_to } wird ausgetragen.
event-draw-war = { $card }: Niemand gewinnt.
event-eat = { $seat }: Die Bevölkerung verbraucht { $n } Nahrung.
event-production = { $seat }: Produktion
event-trade-for-food = { $seat } zahlt 1 Rohstoff anstelle von 1 Nahrung.
event-unit-resources = { $seat }: { resources } für Einheiten in diesem Zug.
event-cleared = { $n ->
    [one] Verlässt die Kartenreihe
   *[other] Verlassen die Kartenreihe
    }: { $card }.
event-territory = { $card } kann kolonisiert werden.
event-replaced = { $seat }: { $card } wird ersetzt.

end-full = Die letzte Runde ist gespielt.
end-resignation = Alle anderen haben das Spiel verlassen.

score-production = Produktion
score-hunger = Hunger
score-events = Ereignisse
score-future-events = Gelegte Ereignisse
score-action-cards = Aktionskarten
score-leaders = Anführer
score-wonders = Wunder
score-colonies = Kolonien
score-aggressions = Aggressionen
score-wars = Kriege
score-final = Schlusswertung

effect-food-value = Jede Farm produziert { $n } Nahrung.
effect-resource-value = Jede Mine produziert { resources }.
effect-each-culture = Je Arbeiter +{ $n } Kultur pro Runde.
effect-each-science = Je Arbeiter +{ $n } Wissenschaft pro Runde.
effect-each-happy = { $n ->
    [one] Je Arbeiter 1 glückliches Gesicht.
   *[other] Je Arbeiter { $n } glückliche Gesichter.
}
effect-each-strength = Je Arbeiter Stärke { $n }.
effect-gives-culture = +{ $n } Kultur pro Runde.
effect-gives-science = +{ $n } Wissenschaft pro Runde.
effect-gives-happy = Glückliche Gesichter: { $n }.
effect-gives-strength = Stärke +{ $n }.
effect-gives-civil-actions = { $n ->
    [-1] 1 Zivilaktion weniger.
    [one] 1 Zivilaktion mehr.
   *[other] { $n } Zivilaktionen mehr.
}
effect-gives-military-actions = { $n ->
    [-1] 1 Militäraktion weniger.
    [one] 1 Militäraktion mehr.
   *[other] { $n } Militäraktionen mehr.
}
effect-gives-blue-tokens = { $n ->
    [one] 1 blauer Spielstein zusätzlich.
   *[other] { $n } blaue Spielsteine zusätzlich.
}
effect-gives-yellow-tokens = { $n ->
    [one] 1 gelber Spielstein zusätzlich.
   *[other] { $n } gelbe Spielsteine zusätzlich.
}
effect-gives-colonization = Kolonisation +{ $n }.
effect-gives-civil-cards = Handlimit für Zivilkarten +{ $n }.
effect-gives-military-cards = Handlimit für Militärkarten +{ $n }.
effect-has-civil-actions = { $n } Zivilaktionen.
effect-has-military-actions = { $n } Militäraktionen.
effect-urban-limit = Gebäudelimit { $n }.
effect-air-force = Verdoppelt den Taktikbonus einer Armee; jede Armee höchstens einmal.
effect-attack-cost-factor = Angriffe auf dich kosten { $n }-mal so viele Militäraktionen.
effect-best-army-again = Der Taktikbonus deiner besten Armee zählt noch einmal.
effect-best-lab-or-library = Dein höchstes Laboratorium oder deine höchste Bibliothek bringt so viel Wissenschaft mehr, wie ihre Stufe angibt.
effect-best-mine-again = Deine beste Mine produziert 1 blauen Spielstein mehr.
effect-best-theater-again = Ein Theater der höchsten Stufe zählt seine Kultur doppelt.
effect-cavalry-strength = Jede Kavallerieeinheit hat Stärke +{ $n }.
effect-civil-action-per-technology = Für jede gespielte Technologie bekommst du { $n } Zivilaktion zurück.
effect-colonization-card-bonus = Deine Kolonisationsboni zählen je { $n } mehr.
effect-colonizes-from-hand = Einmal im Spiel: Lege als politische Aktion ein Territorium aus der Hand als Kolonie aus, ohne Gebot und Opfer.
effect-culture-per-cavalry = +{ $n } Kultur je Kavallerieeinheit.
effect-culture-per-colony = +{ $n } Kultur je Kolonie.
effect-culture-per-face = +{ $n } Kultur je glücklichem Gesicht auf Tempeln, Theatern und Wundern.
effect-culture-per-lab-level = Jedes Laboratorium bringt { $n } Kultur je Stufe.
effect-culture-per-library = +{ $n } Kultur je Bibliothek.
effect-culture-per-library-and-theater = +{ $n } Kultur je Paar aus Bibliothek und Theater.
effect-culture-per-technology-played = +{ $n } Kulturpunkte für jede gespielte Technologie.
effect-culture-per-theater = +{ $n } Kultur je Theater.
effect-culture-per-warrior = +{ $n } Kultur je Kriegereinheit, höchstens { $most }.
effect-culture-when-attacked = +{ $n } Kulturpunkte, wenn eine Aggression oder ein Krieg gegen dich gespielt wird.
effect-defense-card-factor = Deine Verteidigungsboni zählen { $n }-fach.
effect-doubles-faces = Alle glücklichen Gesichter zählen doppelt.
effect-drafts = Für 1 Zivilaktion: Erhöhe die Bevölkerung (−{ $food } Nahrung) und stelle mit diesem Arbeiter eine Einheit auf (−{ resources }).
effect-free-population = Einmal pro Zug: Erhöhe die Bevölkerung ohne Zivilaktion, { $n } Nahrung billiger.
effect-ignores-tactics = Deine Taktik gibt keinen Bonus.
effect-labs-are-mines = Laboratorien ab Stufe I werden auch wie Minen behandelt; sie produzieren Rohstoffe in Höhe ihrer Stufe.
effect-military-resource = Jeden Zug { $n } Rohstoff für militärische Einheiten.
effect-never-attacks = Du darfst keine Aggressionen und Kriege spielen.
effect-population-discount = Bevölkerung zu erhöhen kostet { $n } Nahrung weniger.
effect-resource-per-technology-played = { $n } Rohstoff für jede gespielte Technologie.
effect-revolution-by-military = Eine Revolution kostet alle Militär- statt aller Zivilaktionen.
effect-rival-science-building-surcharge = Deine Gegner zahlen für Laboratorien und Bibliotheken { $n } Rohstoff mehr.
effect-science-lost-per-lab = Jedes Laboratorium bringt { $n } Wissenschaft weniger.
effect-science-per-technology-taken = +{ $n } Wissenschaftspunkt für jede Technologie, die du aus der Reihe nimmst.
effect-score-per-city-worker = Bei Vollendung: { $n } Kulturpunkt je Gebäude und Einheit, { $land } je Farm und Mine.
effect-score-per-lab-and-library-level = Bei Vollendung: { $n } Kulturpunkte je Stufe jedes Laboratoriums und jeder Bibliothek.
effect-score-per-technology-level = Bei Vollendung: { $n } Kulturpunkt je Stufe jeder deiner Technologien.
effect-score-per-theater-and-library-level = Bei Vollendung: { $n } Kulturpunkte je Stufe jedes Theaters und jeder Bibliothek.
effect-strength-per-infantry-and-artillery = Stärke +{ $n } je Infanterie- und Artillerieeinheit.
effect-strength-per-temple-face = Stärke +{ $n } je glücklichem Gesicht deiner Tempel.
effect-strength-per-unit = Stärke +{ $n } je Einheit.
effect-theater-resource-discount = Theater kosten { $n } Rohstoff weniger.
effect-theater-science-discount = Theatertechnologien kosten { $n } Wissenschaft weniger.
effect-unit-discount-in-war = Solange ein Krieg gegen dich läuft, kosten neue Einheiten { $n } Rohstoffe weniger.
effect-unit-technology-discount = Militärtechnologien kosten { $n } Wissenschaft weniger.
effect-wonder-discount = Wunder zu nehmen kostet { $n } Zivilaktion weniger.
effect-urban-discount = Städtische Gebäude kosten je nach Stufe { $one } / { $two } / { $three } Rohstoffe weniger (I / II / III).
effect-stages-per-action = Bis zu { $n } Teile eines Wunders je Zivilaktion.
effect-include-wonder-stage = Baue 1 Teil deines Wunders für { resources } weniger.
effect-include-population = Erhöhe die Bevölkerung zum vollen Preis.
effect-include-build-urban = Baue 1 Städtisches Gebäude für { resources } weniger.
effect-include-build-land = Baue 1 Farm oder Mine für { resources } weniger.
effect-include-upgrade = Verbessere 1 Farm, Mine oder Städtisches Gebäude für { $n } Rohstoffe weniger.
effect-include-technology = Spiele 1 Technologie zum vollen Preis.
effect-gain-food = Produziere { $n } Nahrung.
effect-gain-resource = Produziere { $n } Rohstoffe.
effect-gain-science = +{ science-points }.
effect-gain-culture = +{ $n } Kulturpunkte.
effect-gain-population = Bevölkerung +{ $n }.
effect-gain-military-cards = Ziehe { $n } Militärkarten.
effect-gain-military-actions = Militäraktionen in diesem Zug +{ $n }.
effect-gain-military-resource = { resources } für militärische Einheiten in diesem Zug.
effect-military-resource-per-stronger = Je stärkerer Zivilisation { $two } / { $three } / { $four } Rohstoffe für Einheiten (2 / 3 / 4 Personen).
effect-culture-per-richer = Je Zivilisation mit mehr Kulturpunkten +{ $two } / { $three } / { $four } Kulturpunkte (2 / 3 / 4 Personen).
effect-at-once-food = Sofort: { $n } Nahrung.
effect-at-once-resource = Sofort: { $n } Rohstoffe.
effect-at-once-science = Sofort: { $n } Wissenschaftspunkte.
effect-at-once-culture = Sofort: { $n } Kulturpunkte.
effect-at-once-population = Sofort: Bevölkerung +{ $n }.
effect-at-once-military-cards = Sofort: { $n } Militärkarten.
effect-nothing = Nichts geschieht.

who-all = Alle
who-active = Wer am Zug ist
who-strongest = Die stärkste Zivilisation
who-two-strongest = Die zwei stärksten Zivilisationen
who-weakest = Die schwächste Zivilisation
who-two-weakest = Die zwei schwächsten Zivilisationen
who-most-culture = Wer die meisten Kulturpunkte hat
who-fewest-culture = Wer die wenigsten Kulturpunkte hat
who-most-faces = Wer die meisten glücklichen Gesichter hat
who-most-culture-if-weak = Wer die meisten Kulturpunkte hat und zu den zwei schwächsten gehört

effect-event-food = { $who }: +{ $n } Nahrung.
effect-event-resource = { $who }: +{ resources }.
effect-event-food-or-resource = { $who }: { $n } Nahrung oder { $n } Rohstoffe.
effect-event-mix = { $who }: je +{ $n } in beliebiger Mischung aus Nahrung und Rohstoffen.
effect-event-science = { $who }: +{ science-points }.
effect-event-culture = { $who }: +{ $n } Kulturpunkte.
effect-event-population = { $who }: Bevölkerung +{ $n }.
effect-event-military-cards = { $who }: { $n } Militärkarten.
effect-event-no-discarding = { $who }: wirft in diesem Zug keine Militärkarten ab.
effect-event-free-temple = { $who }: mit einem nicht eingesetzten Arbeiter { $n } Tempel auf Religion kostenlos bauen.
effect-event-free-warrior = { $who }: mit einem nicht eingesetzten Arbeiter { $n } Kriegereinheit kostenlos aufstellen.
effect-event-culture-income = { $who }: Kulturpunkte in Höhe des Kulturzuwachses.
effect-event-science-income = { $who }: Wissenschaftspunkte in Höhe des Wissenschaftszuwachses.
effect-event-culture-by-science = { $who }: Kulturpunkte in Höhe des Wissenschaftszuwachses.
effect-event-farms-produce = { $who }: alle Farmen produzieren.
effect-event-mines-produce = { $who }: alle Minen produzieren.
effect-event-economy = { $who }: Farmen und Minen produzieren, mit Verbrauch und Korruption.
effect-event-lose-population = { $who }: Bevölkerung −{ $n }.
effect-event-lose-building = { $who }: verliert { $n } Städtisches Gebäude, Farm oder Mine.
effect-event-lose-culture = { $who }: −{ $n } Kulturpunkte.
effect-event-lose-culture-per-discontent = { $who }: −{ $n } Kulturpunkte je unzufriedenem Arbeiter.
effect-event-lose-mix = { $who }: je −{ $n } in beliebiger Mischung aus Nahrung und Rohstoffen.
effect-event-lose-all-food = { $who }: die gesamte gelagerte Nahrung geht verloren.
effect-event-lose-civil-actions = { $who }: im nächsten Zug −{ $n } Zivilaktionen je unzufriedenem Arbeiter.
effect-event-lose-blue = { $who }: −{ $n } blauer Spielstein.
effect-event-lose-colony = { $who }: verliert { $n } Kolonie.
effect-event-yellow-to-strongest = { $who }: gibt { $n } gelben Spielstein an die stärkste.
effect-event-emigration = { $who }: 1 von je { $n } unzufriedenen Arbeitern (aufgerundet) geht in den Gelben Vorrat.
effect-event-old-leader-leaves = { $who }: Anführer, die nicht aus dem laufenden Zeitalter stammen, treten ab.
effect-event-take-cards = { $who }: darf Karten der Reihe für bis zu { $n } Aktionen nehmen und verzichtet dafür auf die nächste politische Aktion; danach wird die Reihe aufgefüllt.
effect-event-turn-wonder = { $who }: dreht ein fertiges Wunder aus Zeitalter A oder I um; es bringt nur noch { $n } Kultur.
effect-event-terror = { $who }: zerstört { $n } Städtisches Gebäude jeder anderen Zivilisation.
effect-score-food = { $n } Kulturpunkt je Nahrung, die deine Farmen produzieren.
effect-score-urban-levels = { $n } Kulturpunkt je Stufe jedes Städtischen Gebäudes.
effect-score-colonies = { $n } Kulturpunkte je Kolonie.
effect-score-unit-and-arena-levels = { $n } Kulturpunkt je Stufe jeder Einheit und Arena.
effect-score-actions = { $n } Kulturpunkte je Zivilaktion, 1 je Militäraktion.
effect-score-faces = { $n } Kulturpunkte je glücklichem Gesicht (höchstens 16), −{ $n } je unzufriedenem Arbeiter.
effect-score-resources = { $n } Kulturpunkt je Rohstoff, den deine Minen produzieren.
effect-score-population = { $n } Kulturpunkte je zufriedenem Arbeiter ab dem elften.
effect-score-government-and-special-levels = { $n } Kulturpunkte je Stufe der Regierungsform und der Spezialtechnologien.
effect-score-science-rank = Kulturpunkte nach dem Rang im Wissenschaftszuwachs: 10 / 0 zu zweit, 14 / 7 / 0 zu dritt, 15 / 10 / 5 / 0 zu viert.
effect-score-strength-rank = Kulturpunkte nach dem Rang der Stärke: 10 / 0 zu zweit, 14 / 7 / 0 zu dritt, 15 / 10 / 5 / 0 zu viert.
effect-score-technologies = { $n } Kulturpunkte je Technologie der höchsten Stufe (III, im Fortgeschrittenenspiel II).
effect-score-wonders = Kulturpunkte je fertigem Wunder: 5 / 4 / 3 / 2 für Zeitalter A / I / II / III.

effect-attack-enslave = Der Gegner verliert 1 Bevölkerung, du produzierst { $n } Rohstoffe.
effect-attack-plunder = Nimm dem Gegner { $n } Nahrung und Rohstoffe nach deiner Wahl.
effect-attack-raid-one = Zerstöre { $n } Städtisches Gebäude; du produzierst die Hälfte seiner Kosten, aufgerundet.
effect-attack-raid-many = Zerstöre bis zu { $n } gleiche Städtische Gebäude; du produzierst die Hälfte ihrer Kosten, abgerundet.
effect-attack-annex = Nimm dem Gegner { $n } Kolonie.
effect-attack-assassinate = Der Gegner verliert seinen Anführer, du bekommst { $n } Kulturpunkte je Stufe.
effect-attack-sabotage = Der Gegner verliert sein Wunder im Bau, du bekommst { $n } Kulturpunkte je Stufe.
effect-attack-spy = Nimm dem Gegner { $n } Wissenschaftspunkte.
effect-attack-culture = Nimm dem Gegner { $n } Kulturpunkte.
effect-attack-war-culture = Der Sieger nimmt { $n } Kulturpunkt je Punkt Vorsprung.
effect-attack-war-resources = Der Sieger nimmt { $n } Nahrung oder Rohstoff je Punkt Vorsprung.
effect-attack-war-technology = Der Sieger nimmt { $n } Wissenschaftspunkt je Punkt Vorsprung oder Spezialtechnologien zu ihrem Preis.
effect-attack-war-territory = Der Sieger nimmt 1 gelben Spielstein und 1 weiteren je { $n } Punkte Vorsprung.
effect-attack-holy-war = Der Verlierer verliert 1 Bevölkerung je { $n } Punkte Vorsprung, der Sieger bekommt dafür je 3 Kulturpunkte.
effect-attack-cost = Kostet { military-actions }.
effect-attack-cost-level = Kostet so viele Militäraktionen wie die Stufe des Ziels.
effect-pact-culture = { $who }: +{ $n } Kultur pro Runde.
effect-pact-culture-less = { $who }: −{ $n } Kultur pro Runde.
effect-pact-culture-per-wonder = { $who }: +{ $n } Kultur je Wunder des Partners.
effect-pact-food = { $who }: +{ $n } Nahrung pro Runde.
effect-pact-food-as-resource = { $who }: darf { $n }-mal pro Runde 1 Nahrung statt 1 Rohstoff zahlen.
effect-pact-military-actions = { $who }: +{ $n } Militäraktion.
effect-pact-resource = { $who }: +{ $n } Rohstoff pro Runde.
effect-pact-resource-less = { $who }: −{ $n } Rohstoff pro Runde.
effect-pact-resource-as-food = { $who }: darf { $n }-mal pro Runde 1 Rohstoff statt 1 Nahrung zahlen.
effect-pact-science-discount = { $who }: Technologien kosten { $n } Wissenschaft weniger, der Partner zahlt { $pays }.
effect-pact-strength = { $who }: Stärke +{ $n }.
effect-pact-attack-bonus = Greift ein Partner den anderen an, hat der Angreifer Stärke +{ $n }.
effect-pact-forbids-attack = Die Partner dürfen einander nicht angreifen.
effect-pact-ends-on-attack = Endet, wenn ein Partner den anderen angreift.
effect-pact-no-war-against-b = Niemand darf B den Krieg erklären.
units-7-1 = 1 Infanterie
units-7-2 = 2 Infanterie
units-7-3 = 3 Infanterie
units-8-1 = 1 Kavallerie
units-8-2 = 2 Kavallerie
units-8-3 = 3 Kavallerie
units-9-1 = 1 Artillerie
units-9-2 = 2 Artillerie
units-9-3 = 3 Artillerie
effect-tactic = Armee aus { $units }: Stärke +{ $n }.
effect-tactic-old = Armee aus { $units }: Stärke +{ $n }, mit veralteten Einheiten +{ $old }.
effect-bonus = +{ $defense } bei der Verteidigung oder +{ $n } bei der Kolonisation.

## Optionen, die nicht zusammenpassen

refused-beginner = Diese Variante braucht Militärkarten, Korruption oder Zusatzkarten, die es im Einstiegsspiel nicht gibt. Wähle das Fortgeschrittenen- oder Expertenspiel, oder lass die Variante weg.
refused-peaceful = Die weniger gemeine Variante begrenzt Angriffe, die friedliche hat keine. Wähle eine von beiden.
refused-attackers = Die weniger gemeine Variante braucht drei oder vier Personen: Zu zweit gibt es nur einen möglichen Angreifer.
refused-pacts = Zu zweit gibt es keine Pakte. Wähle die einfache friedliche Variante.
refused-age-by-age = Zusatzkarten Zeitalter für Zeitalter aufzudecken braucht das Expertenspiel.
refused-bonus-cards = Die Anzahl der Zusatzkarten lässt sich nur bei öffentlichen Zusatzkarten wählen.
refused-fewer-bonus = Weniger Zusatzpunkte lässt Ereignisse des Zeitalters III in den Stapeln aus, und die gibt es nur im Expertenspiel: Wählt diese Stufe.

## Scripted opponents

bot-warlord = Kriegsherr
bot-warlord-help = Rüstet zuerst und greift dann an, wer am schwächsten ist.
bot-hermit = Einsiedler
bot-hermit-help = Will nichts als Kultur: keine Einheit außer der ersten, keine Angriffe.

## What a bot looks at, as reasons for people who ask it

factor-culture = { $change } Kultur
factor-culture_income = { $change } Kultur pro Zug
factor-culture_ahead = mehr Kultur bis zum Ende
factor-culture_ahead-less = weniger Kultur bis zum Ende
factor-impacts_ahead = mehr Punkte aus kommenden Ereignissen des Zeitalters III
factor-impacts_ahead-less = weniger Punkte aus kommenden Ereignissen des Zeitalters III
factor-impacts = eine Zivilisation, die Ereignisse des Zeitalters III belohnen würden
factor-impacts-less = eine Zivilisation, die Ereignisse des Zeitalters III weniger belohnen würden
factor-lead = ein größerer Vorsprung
factor-lead-less = ein kleinerer Vorsprung
factor-lag = weiter hinter der Spitze
factor-lag-less = näher an der Spitze
factor-turns = mehr Züge vor sich
factor-turns-less = weniger Züge vor sich
factor-science = { $change } Wissenschaft
factor-some_science = Wissenschaft für die nächste Technologie
factor-some_science-less = weniger Wissenschaft für die nächste Technologie
factor-science_income = { $change } Wissenschaft pro Zug
factor-science_ahead = mehr Wissenschaft in den nächsten Zügen
factor-science_ahead-less = weniger Wissenschaft in den nächsten Zügen
factor-science_to_come = mehr Wissenschaft bis zum Ende
factor-science_to_come-less = weniger Wissenschaft bis zum Ende
factor-food = { $change } Nahrung
factor-some_food = Nahrung für die nächsten Arbeiter
factor-some_food-less = weniger Nahrung für die nächsten Arbeiter
factor-food_income = { $change } Nahrung pro Zug nach dem Verbrauch
factor-food_ahead = Nahrung zum Wachsen in den nächsten Zügen
factor-food_ahead-less = weniger Nahrung zum Wachsen in den nächsten Zügen
factor-food_to_come = mehr Nahrung zum Wachsen bis zum Ende
factor-food_to_come-less = weniger Nahrung zum Wachsen bis zum Ende
factor-hunger = Hunger am Zugende: { $change } verlorene Kultur
factor-food_lacking = Farmen, die das Volk schlechter ernähren
factor-food_lacking-less = Farmen, die das Volk besser ernähren
factor-resources = Rohstoffe: { $change }
factor-some_resources = Rohstoffe für das nächste Gebäude
factor-some_resources-less = weniger Rohstoffe für das nächste Gebäude
factor-resource_income = Rohstoffe pro Zug: { $change }
factor-resources_ahead = mehr Rohstoffe in den nächsten Zügen
factor-resources_ahead-less = weniger Rohstoffe in den nächsten Zügen
factor-resources_to_come = mehr Rohstoffe bis zum Ende
factor-resources_to_come-less = weniger Rohstoffe bis zum Ende
factor-corruption = Korruption am Zugende: { $change }
factor-blue_tokens = blaue Spielsteine: { $change }
factor-population = Bevölkerung: { $change }
factor-unused = nicht eingesetzte Arbeiter: { $change }
factor-yellow_tokens = gelbe Spielsteine im Vorrat: { $change }
factor-growth_ready = Nahrung für einen weiteren Arbeiter
factor-growth_ready-less = zu wenig Nahrung für einen weiteren Arbeiter
factor-faces = glückliche Gesichter: { $change }
factor-contentment = glückliche Gesichter übrig
factor-contentment-less = weniger glückliche Gesichter übrig
factor-discontent = unzufriedene Arbeiter: { $change }
factor-uprising = ein drohender Aufstand
factor-uprising-less = kein drohender Aufstand
factor-crowding = glückliche Gesichter, die bald fehlen: { $change }
factor-farms = Farmen: { $change }
factor-mines = Minen: { $change }
factor-labs = Laboratorien: { $change }
factor-temples = Tempel: { $change }
factor-libraries = Bibliotheken: { $change }
factor-theaters = Theater: { $change }
factor-arenas = Arenen: { $change }
factor-units = militärische Einheiten: { $change }
factor-urban_levels = Stufen von Städtischen Gebäuden: { $change }
factor-urban_room = Platz für Städtische Gebäude: { $change }
factor-farms_outdated = Nahrung, die verbesserte Farmen brächten: { $change }
factor-mines_outdated = Rohstoffe, die verbesserte Minen brächten: { $change }
factor-urban_outdated = Stufen, die verbesserte Städtische Gebäude gewännen: { $change }
factor-farm_level = bessere Farmen möglich
factor-farm_level-less = keine besseren Farmen möglich
factor-mine_level = bessere Minen möglich
factor-mine_level-less = keine besseren Minen möglich
factor-lab_level = bessere Laboratorien möglich
factor-lab_level-less = keine besseren Laboratorien möglich
factor-happy_level = bessere Tempel oder Arenen möglich
factor-happy_level-less = keine besseren Tempel oder Arenen möglich
factor-culture_level = bessere Bibliotheken oder Theater möglich
factor-culture_level-less = keine besseren Bibliotheken oder Theater möglich
factor-unit_levels = bessere Einheiten möglich
factor-unit_levels-less = keine besseren Einheiten möglich
factor-construction = mehrere Wunderteile mit einer Aktion
factor-construction-less = weniger Wunderteile mit einer Aktion
factor-colonization = Kolonisationsbonus: { $change }
factor-civil_actions = Zivilaktionen: { $change }
factor-civil_ahead = mehr Zivilaktionen in den nächsten Zügen
factor-civil_ahead-less = weniger Zivilaktionen in den nächsten Zügen
factor-civil_to_come = mehr Zivilaktionen bis zum Ende
factor-civil_to_come-less = weniger Zivilaktionen bis zum Ende
factor-work_to_come = mehr Arbeit des Volkes bis zum Ende
factor-work_to_come-less = weniger Arbeit des Volkes bis zum Ende
factor-military_actions = Militäraktionen: { $change }
factor-draws = Militäraktionen übrig, um Karten zu ziehen
factor-draws-less = genutzte Militäraktionen
factor-government_level = eine modernere Regierungsform
factor-government_level-less = eine ältere Regierungsform
factor-leader = ein Anführer
factor-leader-less = kein Anführer
factor-leader_turns = ein Anführer, der länger bleibt
factor-leader_turns-less = ein Anführer, der früher geht
factor-leader_free = die Wahl eines Anführers dieses Zeitalters
factor-leader_free-less = der Anführer dieses Zeitalters ist gewählt
factor-wonders = Wunder: { $change }
factor-wonder_paid = ein Wunder, das wächst
factor-wonder_paid-less = weniger Arbeit in einem unfertigen Wunder
factor-wonder_ahead = ein vielversprechendes Wunder im Bau
factor-wonder_ahead-less = weniger Aussicht auf das Wunder im Bau
factor-wonder_doomed = ein Wunder, das nicht mehr fertig wird
factor-wonder_doomed-less = kein Wunder, das zu spät kommt
factor-strength = { $change } Stärke
factor-stronger = stärker als alle anderen
factor-stronger-less = weniger Vorsprung an Stärke
factor-weaker = weiter hinter der größten Stärke
factor-weaker-less = näher an der größten Stärke
factor-rank = ein besserer Rang an Stärke
factor-rank-less = ein schlechterer Rang an Stärke
factor-army = { $change } Stärke durch Armeen
factor-colonies = Kolonien: { $change }
factor-threat = Gegner, die stark genug zum Angriff sind
factor-threat-less = weniger Gegner, die stark genug zum Angriff sind
factor-prey = Gegner, die schwach genug für einen Angriff sind
factor-prey-less = weniger Gegner, die schwach genug für einen Angriff sind
factor-war_ahead = ein Krieg, der gut steht
factor-war_ahead-less = ein Krieg, der weniger gut steht
factor-war_behind = ein Krieg, der schlecht steht
factor-war_behind-less = ein Krieg, der weniger schlecht steht
factor-fight = ein Kampf zu den eigenen Gunsten
factor-fight-less = ein Kampf zu den eigenen Ungunsten
factor-pacts = Pakte: { $change }
factor-technologies_in_hand = Technologien auf der Hand: { $change }
factor-levels_in_hand = bessere Technologien auf der Hand
factor-levels_in_hand-less = weniger gute Technologien auf der Hand
factor-playable = erschwingliche Technologien auf der Hand: { $change }
factor-action_cards = Aktionskarten auf der Hand: { $change }
factor-action_gains = lohnende Aktionskarten
factor-action_gains-less = weniger lohnende Aktionskarten
factor-leader_in_hand = ein Anführer auf der Hand
factor-leader_in_hand-less = kein Anführer auf der Hand
factor-government_in_hand = eine neue Regierungsform in Reichweite
factor-government_in_hand-less = keine neue Regierungsform in Reichweite
factor-hand_room = Platz für Handkarten: { $change }
factor-row_technologies = nützliche Technologien in der Kartenreihe
factor-row_technologies-less = weniger nützliche Technologien in der Kartenreihe
factor-row_leader = erreichbare Anführer in der Kartenreihe
factor-row_leader-less = weniger erreichbare Anführer in der Kartenreihe
factor-row_wonder = erreichbare Wunder in der Kartenreihe
factor-row_wonder-less = weniger erreichbare Wunder in der Kartenreihe
factor-military_hand = Militärkarten: { $change }
factor-defense = { $change } Verteidigung durch Handkarten
factor-exposed = Angriffen ausgesetzt
factor-exposed-less = Angriffen weniger ausgesetzt
factor-tactic_gain = eine bessere Taktik auf der Hand
factor-tactic_gain-less = keine bessere Taktik auf der Hand
factor-attacks = Aggressionen und Kriege auf der Hand: { $change }
factor-attack_ready = Angriffe bereit gegen Schwächere
factor-attack_ready-less = weniger Angriffe bereit gegen Schwächere
factor-events = Ereignisse und Territorien auf der Hand
factor-events-less = weniger Ereignisse und Territorien auf der Hand

factor-standing = im Ganzen eine bessere Stellung
factor-standing-less = im Ganzen eine schlechtere Stellung

# ---- woraus Zahlen bestehen ------------------------------------------------------------------------------------------

figure-culture = Kultur
figure-science = Wissenschaft
figure-food = Nahrung
figure-resources = Rohstoffe
figure-strength = Stärke
figure-faces = glückliche Gesichter
figure-culture-income = Kultur je Zug
figure-science-income = Wissenschaft je Zug
figure-yellow-tokens = gelbe Spielsteine
figure-blue-tokens = blaue Spielsteine
figure-civil-actions = Zivilaktionen je Zug
figure-military-actions = Militäraktionen je Zug

sum-card = { $card }
sum-workers = { $card }: { $workers } × { $each }
sum-ruin = { $card } (als Ruine)
sum-armies = Armeen durch { $card }
sum-doubled = Alle glücklichen Gesichter zählen doppelt
sum-limit = Nie unter 0 oder über { $most }
sum-floor = Nie unter 0
sum-science = Gesammelte Wissenschaftspunkte (höchstens { $most })
sum-stored = { $card }: { $tokens ->
    [one] 1 Stein
   *[other] { $tokens } Steine
} × { $each }
sum-actions = Aktionen je Zug
sum-actions-extra = Nur in diesem Zug
sum-actions-spent = Ausgegeben oder in diesem Zug nicht verfügbar
sum-actions-more = In diesem Zug zurückerhalten oder gewonnen
sum-yellow-bank = Gelber Vorrat mit { $tokens ->
    [one] 1 Stein
   *[other] { $tokens } Steinen
}
sum-blue-bank = Blauer Vorrat mit { $tokens ->
    [one] 1 Stein
   *[other] { $tokens } Steinen
}
sum-blue-bank-then = Wie der Blaue Vorrat nach der Produktion steht
sum-faces-needed = Benötigte glückliche Gesichter
sum-faces = Vorhandene glückliche Gesichter
sum-owned = Spielsteine insgesamt
sum-on-cards = Auf Karten
sum-on-wonder = Auf dem Wunder im Bau
sum-unused = Nicht eingesetzte Arbeiter
sum-civil-actions = Zivilaktionen je Zug
sum-military-actions = Militäraktionen je Zug
sum-easier = Einfachere Variante
sum-units = { $units ->
    [one] 1 Einheit mit ihrer Armee
   *[other] { $units } Einheiten mit ihren Armeen
}
sum-strength = Stärke von { $seat }
sum-sacrificed = { $units ->
    [one] 1 geopferte Einheit
   *[other] { $units } geopferte Einheiten
}
sum-slot = Platz in der Kartenreihe
sum-wonders = Deine vollendeten Wunder
sum-printed = Auf der Karte gedruckt
sum-surcharge = Anführer der anderen
sum-no-tokens = Im Blauen Vorrat sind zu wenige Steine
sum-pacts = Durch Pakte
sum-hunger = { $each } Kulturpunkte je fehlender Nahrung
sum-cards = Eine Karte je ungenutzter Militäraktion (höchstens { $most })

# ---- warum nicht -----------------------------------------------------------------------------------------------------

step-actions = die Aktionen des Zuges
step-politics = die politische Aktion
step-discarding = Militärkarten abwerfen
step-answering-pact = die Antwort auf einen Pakt
step-bidding = ein Gebot für das Territorium
step-colonizing = die Streitmacht für das Territorium
step-attacking = Opfer des Angreifers
step-defending = die Verteidigung
step-losing-population = welche Arbeiter gehen
step-losing-building = welches Bauwerk verloren geht
step-razing = welches Gebäude zerstört wird
step-gaining-mix = Nahrung oder Rohstoffe
step-losing-mix = Nahrung oder Rohstoffe abgeben
step-plundering = die Beute
step-free-building = der kostenlose Bau
step-turning-wonder = welches Wunder verfällt
step-losing-colony = welche Kolonie verloren geht
step-taking-free = Karten der Reihe durch das Ereignis
step-losing-blue = welche blauen Steine verloren gehen
step-annexing = welche Kolonie genommen wird
step-stealing = welche Technologien genommen werden
step-skipping-mine = welche Mine aussetzt
step-feeding = die Versorgung
step-choosing-private = die geheime Wahl der Zusatzkarten
step-choosing-open = die Wahl der Zusatzkarten

why-over = Das Spiel ist zu Ende.
why-turn = Nur in deinem eigenen Zug. { $seat } ist am Zug.
why-others = Jetzt nicht: { $seat } muss entscheiden ({ $what }).
why-politics-first = Zuerst kommt deine politische Aktion (oder keine), danach folgen Zivil- und Militäraktionen.
why-first = Entscheide zuerst dies: { $what }.
why-first-round = In der ersten Runde nimmst du nur Karten aus der Reihe.
why-no-civil = Du hast keine Zivilaktion mehr.
why-no-military = Du hast keine Militäraktion mehr.
why-row-empty = Hier liegt keine Karte.
why-row-wonder = Du baust noch an einem Wunder. Vollende es, bevor du ein anderes nimmst.
why-row-hand = Deine Hand ziviler Karten ist voll.
why-row-leader = Du hast schon einen Anführer dieses Zeitalters genommen.
why-row-owned = Du hast diese Technologie schon.
why-civil = Kostet { $cost ->
    [one] 1 Zivilaktion
   *[other] { $cost } Zivilaktionen
}, du hast { $have }: Es fehlen { $n }.
why-military = Kostet { $cost ->
    [one] 1 Militäraktion
   *[other] { $cost } Militäraktionen
}, du hast { $have }: Es fehlen { $n }.
why-resources = Kostet { $cost ->
    [one] 1 Rohstoff
   *[other] { $cost } Rohstoffe
}, du hast { $have }: Es fehlen { $n }.
why-science = Kostet { $cost } Wissenschaft, du hast { $have }: Es fehlen { $n }.
why-food = Kostet { $cost } Nahrung, du hast { $have }: Es fehlen { $n }.
why-fresh = Nicht in dem Zug, in dem sie genommen wurde: Eine Aktionskarte ist ab deinem nächsten Zug spielbar.
why-partner-science = Dein Partner im Pakt hat zu wenig Wissenschaft für seinen Anteil.
why-revolution = Friedlich kostet es { $n } Wissenschaft, zu viel; eine Revolution braucht alle Zivilaktionen, und in diesem Zug darf noch keine ausgegeben sein.
why-revolution-military = Friedlich kostet es { $n } Wissenschaft, zu viel; deine Revolution braucht alle Militäraktionen, und in diesem Zug darf noch keine ausgegeben sein.
why-no-worker = Du hast keinen nicht eingesetzten Arbeiter. Erhöhe die Bevölkerung oder mache einen Arbeiter frei.
why-urban-limit = Deine Regierungsform erlaubt { $n } Gebäude dieser Art, und so viele hast du.
why-nothing-to-build = Kein Städtisches Gebäude, das du bauen könntest: zu wenige Rohstoffe, oder das Gebäudelimit ist erreicht.
why-nothing-on-land = Keine Farm und keine Mine, die du bauen könntest: zu wenige Rohstoffe.
why-nothing-to-upgrade = Nichts zu verbessern: Es braucht eine bessere Technologie derselben Art, einen Arbeiter und die Rohstoffe.
why-no-technology = Keine Technologie auf deiner Hand, die du bezahlen könntest.
why-no-wonder = Du hast kein Wunder im Bau.
why-no-markers = Der Blaue Vorrat ist leer: Jeder Teil außer dem letzten wird mit einem blauen Stein markiert.
why-yellow-empty = Der Gelbe Vorrat ist leer: Es kommt niemand mehr.
why-once-a-turn = Einmal je Zug, und das hast du schon genutzt.
why-bonus = Für die Verteidigung gegen eine Aggression oder für die Streitmacht, die ein Territorium kolonisiert.
why-only-bonus = Hier helfen nur Verteidigungs- und Kolonisationskarten.
why-war-no-cards = Im Krieg werden keine Karten gespielt, nur Einheiten geopfert.
why-political = Nur als politische Aktion zu Beginn deines Zuges.
why-leader-forbids = { $card } verbietet Aggressionen und Kriege.
why-attack-useless = Niemand hat, worauf dieser Angriff zielt.
why-attack-protected = { $seat } ist davor geschützt, durch einen Pakt oder weil in dieser Runde schon jemand anders angegriffen hat.
why-belongs = Das gehört { $seat }.
why-pact = Ein Pakt wirkt von selbst. Brechen kannst du ihn als politische Aktion.
why-war = Der Krieg wird zu Beginn des nächsten Zuges dessen ausgetragen, der ihn erklärt hat.
why-lasting = Das wirkt von selbst, solange es im Spiel ist.
why-yourself = Das bist du.
why-nothing-against = Keine deiner Militärkarten ist jetzt gegen { $seat } einsetzbar.
why-player = Angreifen oder einen Pakt anbieten kannst du { $seat } als politische Aktion, mit einer Militärkarte.
why-own-event = Dieses Ereignis hast du gelegt. Es liegt verdeckt, bis es an der Reihe ist.
why-past-event = Dieses Ereignis ist vorbei.
why-in-hand = Eine Zivilkarte auf der Hand von { $seat }.
why-bonus-card = Eine Zusatzkarte: Sie bringt am Ende des Spiels Kulturpunkte.
why-fight = Antworte mit deinen Einheiten, deinen Karten oder den Knöpfen neben der Frage.

# ---- was es bringen wird ---------------------------------------------------------------------------------------------

ahead-civil = { $n ->
    [one] 1 Zivilaktion ist noch ungenutzt, und es gäbe etwas damit zu tun.
   *[other] { $n } Zivilaktionen sind noch ungenutzt, und es gäbe etwas damit zu tun.
}
ahead-military = { $n ->
    [one] 1 ungenutzte Militäraktion bringt keine Karte und verfällt
   *[other] { $n } ungenutzte Militäraktionen bringen keine Karten und verfallen
} (du ziehst { $cards }).
ahead-unit-resources = { $n ->
    [one] 1 Rohstoff für Einheiten in diesem Zug verfällt.
   *[other] { $n } Rohstoffe für Einheiten in diesem Zug verfallen.
}
ahead-uprising = Aufstand! { $n } unzufriedene, aber nur { $unused } nicht eingesetzte Arbeiter: Du produzierst nichts und ziehst keine Karten.
ahead-hunger = Hunger: Es fehlen { $food } Nahrung, das kostet { culture-points }.
ahead-corruption = Korruption: −{ resources } nach der Produktion.
ahead-science = { $n } Wissenschaft verfallen: Die Leiste endet bei { $most }.
ahead-no-tokens = Der Blaue Vorrat ist leer: Ein Teil deiner Farmen und Minen produziert nichts.
ahead-odds = Stärke jetzt: deine { $mine }, die von { $seat } { $theirs }.
ahead-aggression = Du kannst dann Einheiten im Wert von bis zu { $mine } opfern, { $seat } bis zu { $theirs }; { $cards ->
    [0] keine Karte auf der Hand zur Verteidigung.
    [one] 1 Karte auf der Hand, in der Verteidigung höchstens { $most } wert.
   *[other] { $cards } Karten auf der Hand, in der Verteidigung zusammen höchstens { $most } wert.
}
ahead-war = Der Krieg wird zu Beginn deines nächsten Zuges ausgetragen; bis dahin können beide aufrüsten. Opfern könntest du jetzt Einheiten im Wert von { $mine }, { $seat } von { $theirs }.
ahead-hopeless = Auch wenn du alle Einheiten opferst, übertriffst du diese Stärke nicht: Der Angriff misslingt.
ahead-war-pointless = Das ist die letzte Runde: Der Krieg wird nicht mehr ausgetragen.
ahead-culture-when-attacked = { $seat } erhält { culture-points }, weil angegriffen wird.
ahead-pact-ends = Euer Pakt { $card } endet.
ahead-attack-fails = So misslingt der Angriff: { $attack } gegen { $defense }.
ahead-attack-lost = So verlierst du den Krieg: { $attack } gegen { $defense }.
ahead-defense-lost = So gelingt der Angriff: { $attack } gegen deine { $defense }.
ahead-placed = { $card } kommt verdeckt zu den zukünftigen Ereignissen. Wenn sie an der Reihe ist:
ahead-event = Jetzt kommt das oberste gegenwärtige Ereignis an die Reihe ({ $age }); welches, weiß noch niemand.
ahead-bid = Wenn du mit { $n } gewinnst: Ohne Einheiten hast du { $free }, mit allen Einheiten und Karten { $most }. Mindestens eine Einheit wird geopfert.
ahead-bid-all = Wenn du mit { $n } gewinnst, opferst du alle Einheiten und gibst alle Kolonisationskarten her.
ahead-destroy = { $card } ist ersatzlos weg; nur der Arbeiter wird wieder frei.
ahead-disband = { $card } ist ersatzlos weg; nur der Arbeiter wird wieder frei.
ahead-break = Der Pakt { $card } endet für beide, mit allem, was er gibt:
ahead-revolution = Die Revolution kostet alle deine { $n } Zivilaktionen.
ahead-revolution-military = Die Revolution kostet alle deine { $n } Militäraktionen.
ahead-surplus = Die neue Regierungsform erlaubt weniger Gebäude: Du verlierst { $n }.
ahead-leader = { $card } verlässt das Spiel.
ahead-tactic = Sie ersetzt { $card }: Stärke { $then } statt { $now }.
ahead-no-politics = Eine Karte zu nehmen kostet deine nächste politische Aktion.
ahead-sacrifice = { $card } geht verloren, wer auch gewinnt.

# ---- Worterklärungen -------------------------------------------------------------------------------------------------

term-culture = Kultur
term-culture-text = Kulturpunkte entscheiden das Spiel: Wer am Ende die meisten hat, gewinnt. Die Zahl mit dem Plus ist der Ertrag am Ende jedes deiner Züge.
term-science = Wissenschaft
term-science-text = Wissenschaftspunkte bezahlen Technologien und Regierungsformen. Die Zahl mit dem Plus kommt am Ende jedes deiner Züge dazu. Mehr als 40 hast du nie.
term-strength = Stärke
term-strength-text = Militärische Stärke: Einheiten, Armeen durch eine Taktik, manche Anführer und Wunder. Sie entscheidet Aggressionen und Kriege und bei vielen Ereignissen, wer gewinnt oder verliert.
term-happy-faces = Glückliche Gesichter
term-happy-faces-text = Sie halten die Bevölkerung zufrieden. Die zweite Zahl sagt, wie viele nötig sind; je leerer der Gelbe Vorrat, desto mehr.
term-discontent = Unzufriedenheit
term-discontent-text = Für jedes fehlende glückliche Gesicht ist ein Arbeiter unzufrieden. Solange es mindestens so viele nicht eingesetzte Arbeiter gibt, geschieht nichts Schlimmeres.
term-uprising = Aufstand
term-uprising-text = Mit mehr unzufriedenen als nicht eingesetzten Arbeitern wird am Ende des Zuges nichts produziert: keine Kultur, keine Wissenschaft, keine Nahrung, keine Rohstoffe, keine Militärkarten.
term-food = Nahrung
term-food-text = Blaue Spielsteine auf Farmen, jeder so viel wert, wie die Karte zeigt. Sie bezahlt neue Arbeiter und versorgt die Bevölkerung am Ende des Zuges.
term-resources = Rohstoffe
term-resources-text = Blaue Spielsteine auf Minen, jeder so viel wert, wie die Karte zeigt. Sie bezahlen Farmen, Minen, Gebäude, Einheiten und die Teile von Wundern.
term-production = Produktion
term-production-text = Am Ende deines Zuges: Kultur und Wissenschaft, Nahrung und Verbrauch, Rohstoffe und Korruption, und für jede ungenutzte Militäraktion eine Militärkarte, höchstens drei.
term-consumption = Verbrauch
term-consumption-text = Die Nahrung, die deine Bevölkerung am Ende jedes Zuges braucht. Je leerer der Gelbe Vorrat, desto mehr.
term-hunger = Hunger
term-hunger-text = Jede Nahrung, die zum Verbrauch fehlt, kostet 4 Kulturpunkte.
term-corruption = Korruption
term-corruption-text = Nach der Produktion gehen Rohstoffe verloren, wenn im Blauen Vorrat zu wenige Steine liegen: je leerer, desto mehr. Gib Gelagertes aus oder gewinne blaue Steine.
term-yellow-bank = Gelber Vorrat
term-yellow-bank-text = Die Bevölkerung, die noch kommt. Je weniger Steine darin liegen, desto mehr kosten der nächste Arbeiter, der Verbrauch und die Zufriedenheit.
term-blue-bank = Blauer Vorrat
term-blue-bank-text = Spielsteine, die weder Nahrung noch Rohstoffe sind. Farmen und Minen nehmen sie von hier, wenn sie produzieren; sind wenige übrig, beginnt die Korruption.
term-unused-worker = Nicht eingesetzter Arbeiter
term-unused-worker-text = Ein Arbeiter ohne Arbeit. Für Rohstoffe und eine Aktion wird er zu Farm, Mine, Gebäude oder Einheit.
term-civil-action = Zivilaktion
term-civil-action-text = Für Karten aus der Reihe, neue Arbeiter, Farmen, Minen und Gebäude, Wunder, Anführer, Technologien und Aktionskarten. Wie viele du je Zug hast, sagt die Regierungsform.
term-military-action = Militäraktion
term-military-action-text = Für Einheiten, Taktiken, Aggressionen und Kriege. Was am Ende des Zuges übrig ist, zieht Militärkarten.
term-government = Regierungsform
term-government-text = Sie bestimmt die Aktionen je Zug und das Gebäudelimit. Eine neue kommt friedlich, zum höheren Preis in Wissenschaft, oder durch Revolution.
term-revolution = Revolution
term-revolution-text = Eine neue Regierungsform zum niedrigeren Preis in Wissenschaft; dafür kostet sie alle Zivilaktionen des Zuges, und vorher darf keine ausgegeben sein.
term-urban-limit = Gebäudelimit
term-urban-limit-text = Wie viele Gebäude einer Art deine Regierungsform erlaubt: Laboratorien, Tempel, Bibliotheken, Theater und Arenen jeweils für sich. Farmen, Minen und Einheiten sind nicht begrenzt.
term-card-row = Kartenreihe
term-card-row-text = Die Zivilkarten, die zu haben sind. Die Punkte sagen, wie viele Zivilaktionen eine Karte kostet; die Karten rücken nach links, und die ältesten gehen zu Beginn jedes Zuges.
term-civil-cards = Zivilkarten
term-civil-cards-text = Technologien, Anführer und Aktionskarten auf der Hand, offen für alle. Die Grenze ist die Zahl der Zivilaktionen je Zug.
term-action-card = Aktionskarte
term-action-card-text = Eine Zivilkarte, die einmal gespielt wird, für eine Zivilaktion, und nie in dem Zug, in dem sie genommen wurde.
term-military-cards = Militärkarten
term-military-cards-text = Geheim: Die anderen sehen nur ihre Zahl und ihre Zeitalter. Was über der Grenze liegt, der Zahl der Militäraktionen, wirfst du nach der politischen Aktion ab.
term-leader = Anführer
term-leader-text = Immer nur einer, und nur einer je Zeitalter. Er geht, wenn der nächste kommt oder wenn das Zeitalter nach seinem eigenen zu Ende ist.
term-wonder = Wunder
term-wonder-text = Liegt vor dir, sobald es genommen ist, und wird Teil für Teil mit Rohstoffen gebaut. Jedes vollendete macht das nächste beim Nehmen um eine Aktion teurer.
term-technology = Technologie
term-technology-text = Kommt für Wissenschaft ins Spiel. Arbeiter darauf sind Farmen, Minen, Gebäude oder Einheiten; eine bessere derselben Art erlaubt Verbesserungen.
term-tactic = Taktik
term-tactic-text = Sagt, welche Einheiten eine Armee bilden und wie viel Stärke jede Armee bringt. Einheiten, die mehr als ein Zeitalter älter sind als die Taktik, bringen nur die Zahl in Klammern.
term-political-action = Politische Aktion
term-political-action-text = Eine zu Beginn deines Zuges: ein Ereignis legen, eine Aggression spielen, einen Krieg erklären, einen Pakt anbieten oder brechen, oder nichts.
term-current-events = Gegenwärtige Ereignisse
term-current-events-text = Verdeckt; nur wer eines gelegt hat, kennt es. Immer wenn jemand ein zukünftiges Ereignis legt, wird das oberste von ihnen aufgedeckt und ausgeführt.
term-future-events = Zukünftige Ereignisse
term-future-events-text = Ereignisse, die gelegt wurden. Sind die gegenwärtigen aufgebraucht, werden diese gemischt, nach Zeitaltern, und sind dann die gegenwärtigen.
term-territory = Territorium
term-territory-text = Kommt wie ein Ereignis und geht an das höchste Gebot: Wer gewinnt, schickt Einheiten und Kolonisationskarten in dieser Höhe. Mindestens eine Einheit wird geopfert.
term-colony = Kolonie
term-colony-text = Ein kolonisiertes Territorium. Es bringt etwas sofort, und etwas, solange du es behältst.
term-aggression = Aggression
term-aggression-text = Ein sofortiger Angriff. Erst kann der Angreifer Einheiten opfern, dann der Verteidiger Einheiten und Verteidigungskarten. Nur mit der größeren Stärke gelingt sie.
term-war = Krieg
term-war-text = In einem Zug erklärt, zu Beginn des nächsten Zuges des Angreifers ausgetragen. Beide können Einheiten opfern; je größer der Vorsprung, desto mehr nimmt der Sieger.
term-sacrifice = Opfern
term-sacrifice-text = Einheiten, die in einem Kampf oder für eine Kolonie hergegeben werden. Ihre Stärke und die ihrer Armeen zählt noch einmal, dann kommen sie in den Gelben Vorrat.
term-defense = Verteidigung
term-defense-text = Wer durch eine Aggression angegriffen wird, kann Karten mit Verteidigungswert aus der Hand spielen. Im Krieg werden keine Karten gespielt.
term-pact = Pakt
term-pact-text = Eine Vereinbarung zu zweit, die von selbst wirkt, bis jemand sie als politische Aktion bricht.
term-bonus-cards = Zusatzkarten
term-bonus-cards-text = Ereignisse des Zeitalters III, die offen liegen und am Ende des Spiels Kulturpunkte bringen.
term-age = Zeitalter
term-age-text = Ein Zeitalter endet, wenn seine letzte Zivilkarte in der Reihe liegt. Dann gehen veraltete Handkarten, Anführer und unvollendete Wunder, und alle verlieren zwei gelbe Steine.

## Wie die Summen der Zahlen heißen

sum-ahead-cards = Militärkarten am Ende des Zuges
sum-ahead-corruption = Korruption am Ende des Zuges
sum-ahead-eaten = Verbrauch am Ende des Zuges
sum-ahead-food = Nahrung am Ende des Zuges
sum-ahead-hunger = Kultur, die der Hunger kostet
sum-ahead-resources = Rohstoffe am Ende des Zuges
sum-attack = Stärke des Angriffs
sum-blue = Steine im blauen Vorrat
sum-build = Kosten in Rohstoffen
sum-civil = Zivilaktionen je Zug
sum-civil-left = übrige Zivilaktionen
sum-colonization = Kolonisationsbonus
sum-food-production = Nahrung aus Farmen
sum-hand-limit = Limit der Zivilkarten auf der Hand
sum-force = Stärke der Kolonisationstruppe
sum-highest-bid = höchstmögliches Gebot
sum-military = Militäraktionen je Zug
sum-military-left = übrige Militäraktionen
sum-military-limit = Limit der Militärkarten auf der Hand
sum-population-cost = Kosten eines weiteren Arbeiters in Nahrung
sum-resource-production = Rohstoffe aus Minen
sum-row = Kosten in Zivilaktionen
sum-yellow = Steine im gelben Vorrat

game-name = Im Wandel der Zeiten: Das Kartenspiel
game-tagline = Der Aufstieg der Zivilisationen in einer Pyramide aus Karten
game-about = Jede Karte ist zweierlei: eine Ressource, die du ausgibst, oder eine Technologie, die du ausspielst. Kaufe dich die Technologiepyramide hinauf, vom Lasttier bis ins Weltall, greife an, verteidige dich und errichte Weltwunder vor den anderen.

option-mode = Themenset
option-mode-help = Mit welchen Karten gespielt wird. Für die ersten Partien empfiehlt sich Eine neue Welt.
option-mode-new_world = Eine neue Welt
option-mode-reason = Siegeszug der Vernunft
option-mode-combined = Beide Themensets kombiniert

resource-food = Nahrung
resource-iron = Eisen
resource-animal = Lasttier
resource-gunpowder = Schwarzpulver
resource-oil = Öl
resource-earth = Erde
resource-space = Weltall
resource-any = beliebig

era-animal = Lasttier-Zeitalter
era-gunpowder = Schwarzpulver-Zeitalter
era-oil = Öl-Zeitalter
era-earth = Erd-Zeitalter
era-space = Weltraum-Zeitalter

type-civil = Zivil
type-attack = Angriff
type-tactic = Taktik

label-hand = Hand
label-resources = Ressourcen
label-technologies = Technologien
label-wonders = Weltwunder
label-pyramid = Technologiepyramide
label-projects = Forschungsprojekte
label-strength = Militärstärke
label-points = Siegpunkte
label-cost = Kosten
label-reaction = Reaktion
label-temporary = Erhaltene Ressourcen
label-fame = Ruhmesmarker
label-paid = Hingelegt
label-you = du
label-any = +n: n weitere beliebige
label-taken = erbaut
label-below = { $n ->
    [one] 1 weitere Karte darunter
   *[other] { $n } weitere Karten darunter
}

# Numbers of things, for other messages.
points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

prompt-start-resource = Lege 1 deiner Startkarten als Ressource in deine Auslage.
prompt-resource = Ressourcenphase: Spiele 1 Karte als Ressource aus.
prompt-technology = Technologiephase: Spiele 1 Karte als Technologie aus.
prompt-activation = Effekt von { $card } nutzen?
prompt-refreshing = { $n ->
    [one] Frische 1 Karte auf.
   *[other] Frische Karten auf: noch { $n }.
}
prompt-exhausting = { $n ->
    [one] Erschöpfe 1 Ressource für den Effekt.
   *[other] Erschöpfe Ressourcen für den Effekt: noch { $n }.
}
prompt-gaining = { $n ->
    [one] Wähle 1 Ressource, die du erhältst.
   *[other] Wähle die Ressourcen, die du erhältst: noch { $n }.
}
prompt-playing-resources = { $n ->
    [one] Du darfst 1 weitere Karte als Ressource ausspielen.
   *[other] Du darfst bis zu { $n } weitere Karten als Ressourcen ausspielen.
}
prompt-choosing-opponent = Wähle 1 Mitspieler mit einer Ressource in der Auslage.
prompt-copying = Wähle 1 Ressource von { $seat }, um die gleiche zu erhalten.
prompt-using-civil = { $n ->
    [one] Wähle 1 Zivil-Technologie, die du aktivierst.
   *[other] Wähle Zivil-Technologien, die du aktivierst: noch { $n }.
}
prompt-deploying = { $n ->
    [one] Du darfst 1 Angriff von der Hand ausspielen; dann musst du ihn aktivieren.
    [99] Du darfst beliebig viele Angriffe von der Hand ausspielen; dann musst du 1 aktivieren.
   *[other] Du darfst bis zu { $n } Angriffe von der Hand ausspielen; dann musst du 1 aktivieren.
}
prompt-striking = { $n ->
    [one] Wähle 1 Angriff, den du aktivierst.
   *[other] Wähle Angriffe, die du aktivierst: noch { $n }.
}
prompt-returning = { $card } zurück auf die Hand nehmen?
prompt-reacting = { $seat } greift mit { $card } an, Militärstärke { $strength }. Du hast { $mine }. Reagieren?
prompt-losing = { $n ->
    [one] Von { $seat } besiegt: Erschöpfe 1 Ressource.
   *[other] Von { $seat } besiegt: Erschöpfe { $n } Ressourcen.
}
prompt-lost = Ein Weltall zählt als 2 Ressourcen, das genügt also. Stattdessen noch eine erschöpfen?
prompt-giving = Von { $seat } besiegt: Wähle das Weltwunder, das du abgibst.
prompt-buy = Kaufphase: Kaufe 1 Karte aus der Pyramide oder nichts.
prompt-paying = { $extra ->
    [0] Bezahle { $card }: { $cost }.
   *[other] Bezahle { $card }: { $cost } und { $extra } beliebige.
}
prompt-paid = { $card } ist bezahlt. Kaufe die Karte, oder lege noch mehr dazu und wandle es mit um.
prompt-building = Wähle das Weltwunder, das du erbaust.
prompt-taking-back = Du darfst Ressourcen zurück auf die Hand nehmen.
prompt-placing-fame = Lege 1 Ruhmesmarker auf ein Weltwunder.

do-done = Genug
do-leave = Effekt nicht nutzen
do-no-attack = Keinen weiteren Angriff
do-leave-there = In der Auslage lassen
do-no-reaction = Keine weitere Reaktion
do-buy-nothing = Nichts kaufen, Zug beenden
do-leave-rest = Den Rest liegen lassen
do-move-nothing = Keinen Marker versetzen
do-count-double = Das Weltall zählt als 2
do-resource = { $card } als Ressource ausspielen: { $resource }
do-technology = { $card } als Technologie ausspielen
do-activate = Effekt von { $card } nutzen
do-refresh = { $resource } auffrischen ({ $card })
do-exhaust = { $resource } erschöpfen ({ $card })
do-gain = { $resource } erhalten
do-choose = { $seat } wählen
do-copy = { $resource } erhalten, wie { $card } zeigt
do-use = { $card } aktivieren
do-deploy = Angriff { $card } ausspielen
do-strike = Mit { $card } angreifen
do-return = { $card } zurücknehmen
do-react = Mit { $card } reagieren
do-give = { $wonder } abgeben
do-buy = { $extra ->
    [0] { $card } kaufen für { $cost }
   *[other] { $card } kaufen für { $cost } + { $extra } beliebige
}
do-pay = Am günstigsten bezahlen
do-pay-this = Mit dem Hingelegten kaufen
do-spend = Mit erhaltener Ressource { $resource } bezahlen
do-build = { $wonder } erbauen
do-take-back = { $card } zurück auf die Hand nehmen ({ $resource })
do-place = Ruhmesmarker auf { $wonder } legen
do-move = Ruhmesmarker von { $from } nach { $wonder } versetzen

event-turn = Zug { $turn }: { $seat }
event-resource = { $seat } spielt { $card } als Ressource aus: { $resource }.
event-technology = { $seat } spielt { $card } als Technologie aus.
event-activate = { $seat } nutzt den Effekt von { $card }.
event-exhaust = { $seat } erschöpft { $resource } ({ $card }).
event-refresh = { $seat } frischt { $resource } auf ({ $card }).
event-gain = { $seat } erhält { $n } { $resource } für diesen Zug.
event-points = { $seat } erhält { points } auf der Siegpunktekarte: jetzt { $total }.
event-pay-points = { $seat } gibt { points } von der Siegpunktekarte ab: noch { $total }.
event-deploy = { $seat } spielt den Angriff { $card } aus.
event-strike = { $seat } aktiviert den Angriff { $card }.
event-return = { $seat } nimmt { $card } zurück auf die Hand.
event-attack = { $seat } greift alle mit { $card } an, Militärstärke { $n }.
event-react = { $seat } reagiert mit { $card }.
event-undefeated = { $seat } bleibt mit Militärstärke { $n } unbesiegt.
event-defeated = { $seat } ist mit Militärstärke { $n } besiegt.
event-give = { $seat } gibt { $wonder } an { $seat_to }.
event-buy = { $seat } kauft { $card } für { $what }.
event-wonder = { $seat } erbaut { $wonder }.
event-collect = { $n ->
    [one] { $seat } nimmt 1 Technologie zurück.
   *[other] { $seat } nimmt { $n } Technologien zurück.
}
event-take-back = { $seat } nimmt { $card } zurück auf die Hand.
event-fame = { $n ->
    [one] { $seat } legt einen Ruhmesmarker auf { $wonder }.
   *[other] { $seat } hat { $n } Ruhmesmarker auf { $wonder }.
}
event-no-effect = Der Effekt von { $card } brächte { $seat } jetzt nichts.
event-leave = { $seat } nutzt den Effekt von { $card } nicht.
event-choose = { $seat } wählt { $seat_to }.
event-copy = { $seat } erhält, was { $card } von { $seat_of } zeigt.
event-borrow = { $seat } nutzt { $card } von { $seat_of }.
event-no-reaction = { $seat } reagiert nicht weiter, Militärstärke { $n }.
event-nothing-to-exhaust = { $seat } hat keine Ressource mehr zu erschöpfen.
event-no-wonder = { $seat } hat kein Weltwunder abzugeben.
event-cannot-buy = { $seat } kann keine Karte bezahlen.
event-buy-nothing = { $seat } kauft nichts.
event-project = { $card } ist das nächste Forschungsprojekt seines Zeitalters.
event-lapse = Nicht verwendet und verfallen bei { $seat }: { $what }.
event-move-fame = { $seat } versetzt 1 Ruhmesmarker von { $from } nach { $wonder }.
event-ending = Das Spiel endet mit diesem Zug von { $seat }.

end-resignation = Alle anderen haben das Spiel verlassen.
end-last-wonder = { $seat } hat das letzte Weltwunder genommen.
end-last-space-card = { $seat } hat die letzte Weltallkarte der Pyramide gekauft.
end-point-limit = { $seat } hat den Zug mit 15 oder mehr Siegpunkten auf der Leiste beendet.

score-cards = Zivilisationskarten
score-wonders = Weltwunder
score-track = Siegpunktekarte

effect-exhaust = { $upto ->
    [0] Erschöpfe { $n } deiner Ressourcen ({ $what }).
   *[other] Erschöpfe bis zu { $n } deiner Ressourcen ({ $what }).
}
effect-pay-points = Gib { points } ab.
effect-refresh-self = { $upto ->
    [0] Frische { cards } auf ({ $what }).
   *[other] Frische bis zu { $n } Karten auf ({ $what }).
}
effect-refresh-each-other = { $upto ->
    [0] Jeder Mitspieler frischt { cards } auf ({ $what }).
   *[other] Jeder Mitspieler darf bis zu { $n } Karten auffrischen ({ $what }).
}
effect-refresh-chosen = { $upto ->
    [0] Dieser Mitspieler frischt { cards } auf ({ $what }).
   *[other] Dieser Mitspieler darf bis zu { $n } Karten auffrischen ({ $what }).
}
effect-gain = Du erhältst { $n } { $what } für diesen Zug.
effect-gain-choice = { $n ->
    [one] Du erhältst 1 Ressource für diesen Zug, nach Wahl aus { $what }.
   *[other] Du erhältst { $n } Ressourcen für diesen Zug, jede nach Wahl aus { $what }.
}
effect-points-self = Du erhältst { points }.
effect-points-each-other = Jeder Mitspieler erhält { points }.
effect-points-chosen = Dieser Mitspieler erhält { points }.
effect-points-per-kind = Du erhältst { $n } je verschiedener Ressource in deiner Auslage, höchstens { $most }.
effect-points-per-card = Du erhältst { $n } je so erschöpfter Karte, höchstens { $most }.
effect-play-resource = { $n ->
    [one] Du darfst 1 weitere Handkarte als Ressource ausspielen.
   *[other] Du darfst bis zu { $n } weitere Handkarten als Ressourcen ausspielen.
}
effect-choose-opponent = Wähle 1 Mitspieler mit einer Ressource in der Auslage.
effect-copy = { $n ->
    [one] Du erhältst für diesen Zug, was eine dieser Ressourcen zeigt; die Karte bleibt, wie sie ist.
   *[other] Du erhältst für diesen Zug, was { $n } dieser Ressourcen zeigen; die Karten bleiben, wie sie sind.
}
effect-copy-exhaust = { $n ->
    [one] Du erhältst für diesen Zug, was eine dieser Ressourcen zeigt, und erschöpfst sie.
   *[other] Du erhältst für diesen Zug, was { $n } dieser Ressourcen zeigen, und erschöpfst sie.
}
effect-civil-own = { $upto ->
    [0] Aktiviere { $n } andere Zivil-Technologie deiner Auslage.
   *[other] Aktiviere bis zu { $n } andere Zivil-Technologien deiner Auslage nacheinander.
}
effect-civil-opponent = { $upto ->
    [0] Aktiviere { $n } Zivil-Technologie in der Auslage eines Mitspielers, als wäre es deine.
   *[other] Aktiviere bis zu { $n } Zivil-Technologien in Auslagen von Mitspielern, als wären es deine.
}
effect-civil-any = { $upto ->
    [0] Aktiviere { $n } andere Zivil-Technologie in einer beliebigen Auslage.
   *[other] Aktiviere bis zu { $n } andere Zivil-Technologien in beliebigen Auslagen nacheinander.
}
effect-owner-points = Ein Mitspieler, dessen Karte du nutzt, erhält { points }.
effect-deploy = { $n ->
    [one] Du darfst 1 Angriff von der Hand ausspielen.
   *[other] Du darfst bis zu { $n } Angriffe von der Hand ausspielen.
}
effect-deploy-all = Du darfst beliebig viele Angriffe von der Hand ausspielen.
effect-strike-display = { $n ->
    [one] Aktiviere 1 Angriff deiner Auslage.
   *[other] Aktiviere bis zu { $n } Angriffe deiner Auslage nacheinander.
}
effect-strike-hand = { $n ->
    [one] Zeige 1 Angriff deiner Hand und aktiviere ihn; er bleibt auf der Hand und zählt nicht zur Militärstärke.
   *[other] Zeige bis zu { $n } Angriffe deiner Hand und aktiviere sie; sie bleiben auf der Hand und zählen nicht zur Militärstärke.
}
effect-strike-deployed = { $n ->
    [one] Hast du das getan, musst du 1 so gespielten Angriff aktivieren.
   *[other] Hast du das getan, aktiviere bis zu { $n } so gespielte Angriffe.
}
effect-strength-bonus = Deine Militärstärke ist bei diesem Angriff um { $n } höher.
effect-return = Du darfst diesen Angriff zurück auf die Hand nehmen.
effect-attack = Greife alle Mitspieler an.
effect-attacker-points = Du erhältst in jedem Fall { points }.
effect-loser-exhausts = { $n ->
    [one] Jeder Besiegte erschöpft 1 Ressource.
   *[other] Jeder Besiegte erschöpft { $n } Ressourcen.
}
effect-loser-gives = Jeder Besiegte gibt dir 1 Weltwunder seiner Wahl.
effect-undefeated-points = Jeder Unbesiegte erhält { points }.

condition-resources = Mindestens { $n } Ressourcen in deiner Auslage ({ $what })
condition-different = Mindestens { $n } verschiedene Ressourcen in deiner Auslage
condition-technologies-any = Mindestens { $n } offene Technologien in deiner Auslage
condition-technologies-civil = Mindestens { $n } offene Zivil-Technologien
condition-technologies-attack = Mindestens { $n } offene Angriffe
condition-technologies-tactic = Mindestens { $n } offene Taktiken
condition-strength = Offene Militärstärke von mindestens { $n }
condition-points-back = In diesem Zug Karten mit mindestens { $n } Siegpunkten zurückgenommen
condition-cards-back = In diesem Zug mindestens { $n } Karten zurückgenommen
condition-attacks = { $n ->
    [one] In diesem Zug einen Angriff ausgeführt
   *[other] In diesem Zug mindestens { $n } Angriffe ausgeführt
}
condition-points-gained = In diesem Zug mindestens { points } erhalten
condition-track = Mindestens { points } auf der Siegpunktekarte
condition-bought = In diesem Zug eine Karte gekauft aus: { $eras }

# Was „look“ über eine Karte, ein Weltwunder, eine Ressource oder ein Zeitalter sagt.
look-card-civil = Zivilkarte
look-card-attack = Angriffskarte
look-card-tactic = Taktikkarte
look-wonder = Weltwunder
look-resource = Ressource
look-era = Zeitalter
look-start = Startkarte
look-set = { $era }, { $set }
look-resource-side = Ressourcenseite: { $resource }
look-technology-side = Technologieseite: { $type }{ $strength ->
        [0] { "" }
       *[other] , Militärstärke { $strength }
    }{ $reaction ->
        [0] { "" }
       *[other] , Reaktion
    }
look-points = { points } am Spielende
look-cost = Basiskosten: { $cost }
look-left-out = Wird bei 2 Spielern aussortiert
look-in-hand = Jetzt auf der Hand von { $seat }
look-as-resource = Jetzt in der Auslage von { $seat }, Ressourcenseite oben
look-as-technology = Jetzt in der Auslage von { $seat }, Technologieseite oben
look-in-pyramid = { $n ->
    [0] Jetzt in der Pyramide, für die Basiskosten
   *[other] Jetzt in der Pyramide, für die Basiskosten und { $n } beliebige
}
look-rests-on = Liegt auf: { $cards }
look-carries = Darüber: { $cards }
look-top-project = { $n ->
    [0] Jetzt das oberste Forschungsprojekt seines Zeitalters, für die Basiskosten
   *[other] Jetzt das oberste Forschungsprojekt seines Zeitalters, für die Basiskosten und { $n } beliebige
}
look-project = Jetzt ein Forschungsprojekt seines Zeitalters, nicht das oberste
look-not-here = Nicht in diesem Spiel
look-fame-needed = Braucht { $n } Ruhmesmarker
look-marker = Kennzeichnung { $card }: Von den 2 Weltwundern eines Zeitalters gilt das, dessen Kennzeichnung weiter links liegt
look-owner = Gehört { $seat }
look-beside = Jetzt neben der Pyramide
look-progress = { $seat }: { $n } von { $most }
look-fame = { $n ->
    [one] 1 Ruhmesmarker
   *[other] { $n } Ruhmesmarker
}
look-pair = Beim Kaufen werden 2 davon zu 1 { $resource }
look-three = Beim Kaufen werden 3 beliebige Ressourcen zu 1 Erde
look-earth = Steht für 1 beliebige Ressource
look-space = Gilt als 2 Erde
look-row = In der Pyramide, von links: { $cards }
look-empty-row = In der Pyramide liegt keine Karte mehr davon
look-stack = { $n ->
    [0] Forschungsprojekt: { $card }
   *[other] Forschungsprojekte: oben { $card }, darunter { $n }
}
look-row-wonder = Weltwunder: { $wonder }

# Gründe eines Bots: was sich für ihn ändert. $change ist eine Zahl mit Vorzeichen wie +2.
factor-card_points = { $change } Siegpunkte aus Karten
factor-wonder_points = { $change } Siegpunkte aus Weltwundern
factor-track = { $change } auf der Siegpunktekarte
factor-track_near_end = näher am Ende der Siegpunktekarte
factor-track_near_end-less = weiter weg vom Ende der Siegpunktekarte
factor-lead = { $change } Siegpunkte Vorsprung
factor-behind = { $change } Siegpunkte Rückstand auf den Ersten
factor-hand = { $change } Handkarten
factor-turns_to_collect = { $change } Züge, bis alle Karten zurückkommen
factor-animals = { $change } eigene Lasttier-Karten
factor-gunpowders = { $change } eigene Schwarzpulver-Karten
factor-oils = { $change } eigene Öl-Karten
factor-earths = { $change } eigene Erde-Karten
factor-spaces = { $change } eigene Weltall-Karten
factor-attacks = { $change } eigene Angriffe
factor-tactics = { $change } eigene Taktiken
factor-ready_food = { $change } Nahrung in der Auslage
factor-ready_iron = { $change } Eisen in der Auslage
factor-ready_animal = { $change } Lasttiere in der Auslage
factor-ready_gunpowder = { $change } Schwarzpulver in der Auslage
factor-ready_oil = { $change } Öl in der Auslage
factor-ready_earth = { $change } Erde in der Auslage
factor-ready_space = { $change } Weltall in der Auslage
factor-ready_kinds = { $change } verschiedene Ressourcen in der Auslage
factor-used_up = mehr Karten liegen mit der Technologieseite nach oben
factor-used_up-less = weniger Karten liegen mit der Technologieseite nach oben
factor-temporary = mehr Ressourcen für diesen Zug
factor-temporary-less = weniger Ressourcen für diesen Zug
factor-hand_civil = { $change } Zivilkarten auf der Hand
factor-hand_attack = { $change } Angriffe auf der Hand
factor-hand_tactic = { $change } Taktiken auf der Hand
factor-gaining = Effekte, die mehr Ressourcen bringen
factor-gaining-less = Effekte, die weniger Ressourcen bringen
factor-refreshing = Effekte, die mehr auffrischen
factor-refreshing-less = Effekte, die weniger auffrischen
factor-deploying = Effekte, die mehr Ressourcen ausspielen
factor-deploying-less = Effekte, die weniger Ressourcen ausspielen
factor-repeating = Effekte, die mehr Technologien aktivieren
factor-repeating-less = Effekte, die weniger Technologien aktivieren
factor-scoring = Effekte, die mehr Siegpunkte bringen
factor-scoring-less = Effekte, die weniger Siegpunkte bringen
factor-scoring_in_hand = mehr Siegpunkte durch Effekte auf der Hand
factor-scoring_in_hand-less = weniger Siegpunkte durch Effekte auf der Hand
factor-best_score_in_hand = ein besserer Effekt für Siegpunkte auf der Hand
factor-best_score_in_hand-less = kein so guter Effekt für Siegpunkte auf der Hand
factor-strength = { $change } Militärstärke
factor-strength_lead = { $change } Militärstärke über dem stärksten Mitspieler
factor-strength_gap = { $change } Militärstärke unter dem stärksten Mitspieler
factor-reserve = { $change } Stärke für Reaktionen
factor-defence_spare = eine sicherere Verteidigung
factor-defence_spare-less = eine weniger sichere Verteidigung
factor-defence_gap = eine schwächere Verteidigung als die Angriffe anderer
factor-defence_gap-less = eine Verteidigung, die Angriffen näher kommt
factor-power = { $change } Stärke für den nächsten Angriff
factor-all_strength = { $change } Stärke auf allen eigenen Karten
factor-resources_in_danger = { $change } Ressourcen, die ein Angriff erschöpfen kann
factor-wonder_in_danger = ein Weltwunder, das ein Angriff nehmen kann
factor-wonder_in_danger-less = ein sichereres Weltwunder
factor-prey_resources = { $change } Ressourcen anderer, die ein Angriff erschöpfen würde
factor-prey_wonders = Weltwunder anderer in Reichweite eines Angriffs
factor-prey_wonders-less = weniger Weltwunder anderer in Reichweite eines Angriffs
factor-wonders = { $change } Weltwunder
factor-wonder_fulfilled = mehr Bedingungen von Weltwundern sind erfüllt
factor-wonder_fulfilled-less = weniger Bedingungen von Weltwundern sind erfüllt
factor-wonder_progress = näher an den Bedingungen von Weltwundern
factor-wonder_progress-less = weiter weg von den Bedingungen von Weltwundern
factor-wonder_ripe = ein Weltwunder ließe sich bald bauen
factor-wonder_ripe-less = kein Weltwunder ließe sich so bald bauen
factor-wonder_reach = Karten für mehr Weltwunder
factor-wonder_reach-less = Karten für weniger Weltwunder
factor-wonder_contest = mehr Rivalen um die Weltwunder
factor-wonder_contest-less = weniger Rivalen um die Weltwunder
factor-fame = mehr Ruhm auf den Weltwundern
factor-fame-less = weniger Ruhm auf den Weltwundern
factor-fame_almost = nur ein Ruhmesmarker fehlt zu einem Weltwunder
factor-fame_almost-less = nicht so nah an einem Weltwunder durch Ruhm
factor-fame_threatened = Ruhm, den ein Mitspieler entwerten kann
factor-fame_threatened-less = sichererer Ruhm
factor-fame_free = { $change } freie Ruhmesmarker
factor-units = { $change } Ressourcen zum Bezahlen
factor-buy_era = eine Karte eines späteren Zeitalters ist bezahlbar
factor-buy_era-less = nur eine Karte eines früheren Zeitalters ist bezahlbar
factor-buy_points = { $change } Siegpunkte auf der besten bezahlbaren Karte
factor-end_ahead = könnte das Spiel in Führung beenden
factor-end_ahead-less = kann das Spiel nicht so weit in Führung beenden
factor-end_behind = würde das Spiel im Rückstand beenden
factor-end_behind-less = würde das Spiel mit weniger Rückstand beenden
factor-on_turn = ist am Zug
factor-on_turn-less = jemand anders ist am Zug
factor-seats_to_turn = { $change } Mitspieler bis zum eigenen Zug
factor-starts = ist Startspieler
factor-starts-less = ist nicht Startspieler

# Gegner mit einer einzigen Idee.
bot-raider = Räuber
bot-raider-help = Greift an, wann immer es geht, und kauft Angriffe und Taktiken vor allem anderen.

factor-standing = im Ganzen eine bessere Stellung
factor-standing-less = im Ganzen eine schlechtere Stellung

# Was jeder von jedem zählen kann, wie in „+2 Wertung“.
figure-points = Wertung
figure-strength = Militärstärke

# Woraus sich Zahlen zusammensetzen.
sum-points = Siegpunkte, wenn das Spiel jetzt endete
sum-strength = Militärstärke
sum-defence = Militärstärke mit allen Reaktionen
sum-fame = Freie Ruhmesmarker
sum-attack = Militärstärke des Angriffs
sum-price = Zu bezahlende Ressourcen
sum-progress = Auf dem Weg zum Weltwunder
sum-from-hand = { $card } von der Hand, als Reaktion
sum-from-display = { $card } hinter einer Ressource, als Reaktion
sum-tactic = die Taktik, die den Angriff führt
sum-markers = eigene Ruhmesmarker
sum-on = auf { $wonder }
sum-base = Basiskosten: { $resource }
sum-below = beliebig, weil { $card } im Weg liegt
sum-as = { $resource } ({ $card })
sum-this-turn = in diesem Zug
sum-points-back = Siegpunkte auf Karten, in diesem Zug zurückgenommen
sum-cards-back = in diesem Zug zurückgenommene Karten
sum-attacks = in diesem Zug ausgeführte Angriffe
sum-points-gained = in diesem Zug erhaltene Siegpunkte
sum-bought = in diesem Zug gekauft

# Warum etwas jetzt nicht geht.
why-over = Das Spiel ist zu Ende.
why-before-start = Vor dem ersten Zug legt { $seat } 1 Startkarte als Ressource in die Auslage.
why-belongs = Diese Karte gehört { $seat }.
why-buy-others-turn = Du kaufst in deinem eigenen Zug. Jetzt ist { $seat } am Zug.
why-paying-for = Nur 1 Karte je Zug: Du bezahlst gerade { $card }.
why-too-dear = { $extra ->
    [0] Sie kostet { $cost }.
   *[other] Sie kostet { $cost } + { $extra } beliebige.
} { $n ->
    [one] Dir fehlt 1 passende Ressource.
   *[other] Dir fehlen { $n } passende Ressourcen.
}
why-bought-already = Du hast in diesem Zug schon gekauft: nur 1 Karte je Zug.
why-buy-later = { $n ->
    [0] Gekauft wird in der Kaufphase. Was du jetzt hast, würde dafür reichen.
    [one] Gekauft wird in der Kaufphase. Bisher fehlt dir 1 passende Ressource.
   *[other] Gekauft wird in der Kaufphase. Bisher fehlen dir { $n } passende Ressourcen.
}
why-buy-over = Die Kaufphase dieses Zuges ist vorbei.
why-no-reaction = Dieser Karte fehlt das Symbol „Reaktion“: Gegen einen Angriff darf sie nicht ausgespielt werden.
why-civil-reaction = Hinter dieser Ressource liegt eine Zivil-Technologie: Sie bringt keine Militärstärke.
why-counts-already = { $n ->
    [0] Diese Technologie bringt keine Militärstärke.
   *[other] Diese Technologie zählt schon: Militärstärke { $n }.
}
why-hand-pays-nothing = Handkarten bezahlen nichts: Nur Ressourcen in deiner Auslage tun es.
why-exhausted-pays-nothing = Diese Karte ist erschöpft: Um mit { $resource } zu bezahlen, muss ein Effekt sie auffrischen, oder du spielst sie wieder als Ressource aus.
why-exhausted-already = Diese Karte zeigt schon ihre Technologie: Nur Ressourcen lassen sich erschöpfen.
why-hand-others-turn = Handkarten spielst du in deinem eigenen Zug aus, oder als Reaktion. Jetzt ist { $seat } am Zug.
why-resource-others-turn = Ressourcen gibst du in deinem eigenen Zug aus. Jetzt ist { $seat } am Zug.
why-technology-others-turn = Effekte nutzt du in deinem eigenen Zug. Jetzt ist { $seat } am Zug.
why-technology-lies = Ihr Effekt wirkt nur, wenn du sie von der Hand ausspielst oder ein anderer Effekt sie aktiviert.
why-resource-later = Ressourcen erschöpfst du in der Kaufphase, um zu bezahlen, oder wenn ein Effekt es verlangt.
why-in-hand-already = Diese Karte hast du schon auf der Hand.
why-decide-effect = Entscheide erst, ob du den Effekt von { $card } nutzt.
why-resource-phase = Ressourcenphase: Erst wird 1 Handkarte als Ressource ausgespielt.
why-technology-phase = Technologiephase: Erst wird 1 Handkarte als Technologie ausgespielt.
why-take-back = Jetzt lassen sich nur Ressourcen zurücknehmen.
why-choose-wonder = Erst ist ein Weltwunder zu wählen.
why-choose-first = Wähle erst die Karte, die du kaufst; dann bezahlst du.
why-not-needed = Am Preis von { $card } kann sie keinen Anteil haben.
why-copy-chosen = Nur Ressourcen von { $seat } kommen in Frage.
why-copy-same = Eine gleiche Ressource steht schon zur Wahl.
why-copy-resource = Es zählt nur, was mit der Ressourcenseite nach oben liegt.
why-exhaust-kind = Der Effekt verlangt: { $what }. Erde und Weltall stehen für jede.
why-exhaust-only = Erschöpfen lässt sich nur eine Ressource in deiner Auslage.
why-refresh-kind = Der Effekt frischt nur auf: { $what }.
why-refresh-only = Auffrischen lässt sich nur eine erschöpfte Karte: eine, die in deiner Auslage ihre Technologie zeigt.
why-from-hand = Der Effekt verlangt eine Handkarte.
why-civil-opponent = Der Effekt aktiviert eine Technologie eines Mitspielers.
why-civil-open = Aktivieren lässt sich nur eine Zivil-Technologie, die offen in einer Auslage liegt.
why-civil-only = Dieser Effekt aktiviert nur Zivil-Technologien.
why-civil-own = Der Effekt aktiviert Technologien deiner eigenen Auslage.
why-activated-already = Diese Karte wird gerade ausgeführt oder wurde von diesem Effekt schon aktiviert.
why-not-payable = Was der Effekt dieser Karte kostet, kannst du nicht bezahlen.
why-attack-from-hand = Der Effekt verlangt einen Angriff von deiner Hand.
why-attack-only = Dieser Effekt aktiviert nur Angriffe.
why-attack-display = Der Effekt aktiviert nur Angriffe, die offen in deiner Auslage liegen.
why-attack-hand = Der Effekt aktiviert nur Angriffe deiner Hand.
why-attack-deployed = Der Effekt aktiviert nur Angriffe, die durch ihn ausgespielt wurden.
why-return-only = Jetzt darfst du nur { $card } zurücknehmen.
why-choose-opponent = Wähle einen Mitspieler mit einer Ressource in der Auslage.
why-gain = Wähle erst die Ressource, die du erhältst.
why-gain-kind = Der Effekt gibt nur: { $what }.
why-own-wonder = Dieses Weltwunder gehört dir: Am Ende bringt es seine Siegpunkte.
why-wonder-belongs = Dieses Weltwunder gehört { $seat }: Nur ein Angriff kann es wegnehmen.
why-condition = Die Bedingung ist nicht erfüllt: Du hast { $n } von { $most }.
why-no-marker = Hierher lässt sich kein anderer Ruhmesmarker versetzen.
why-wonder-later = Du erfüllst die Bedingung. Du erbaust es am Ende deines Zuges, wenn du dann höchstens 1 Handkarte hast.
why-fame-later = { $n ->
    [one] Du erfüllst die Bedingung. Am Ende deines Zuges darfst du den letzten nötigen Ruhmesmarker legen.
   *[other] Du erfüllst die Bedingung. Am Ende deines Zuges darfst du hier 1 Ruhmesmarker legen; noch fehlen { $n }.
}
why-received-belongs = Diese Ressourcen gehören für diesen Zug { $seat }.
why-received-later = Erhaltene Ressourcen gibst du in der Kaufphase dieses Zuges aus.
why-yourself = Wähle einen Mitspieler, nicht dich selbst.
why-nothing-to-copy = { $seat } hat keine Ressource in der Auslage.
why-own-seat = Das bist du. Mit einem Spieler ist jetzt nichts zu tun.
why-no-opponent = Jetzt ist kein Mitspieler zu wählen.

# Was eine Wahl mit sich bringt.
consequence-attack = { $card } greift mit Militärstärke { $n } an.
consequence-beaten = { $most ->
    [0] { $seat } ist besiegt: keine Militärstärke und keine Reaktion.
   *[other] { $seat } ist besiegt: Militärstärke { $n }, mit allen Reaktionen höchstens { $most }.
}
consequence-may-react = { $seat } hat Militärstärke { $n }, kann aber bis { $most } reagieren und unbesiegt bleiben.
consequence-stands = { $points ->
    [0] { $seat } bleibt mit Militärstärke { $n } unbesiegt.
    [one] { $seat } bleibt mit Militärstärke { $n } unbesiegt und erhält 1 Siegpunkt.
   *[other] { $seat } bleibt mit Militärstärke { $n } unbesiegt und erhält { $points } Siegpunkte.
}
consequence-defeats-nobody = Dieser Angriff besiegt niemanden.
consequence-takes-nothing = Wer besiegt werden kann, hat dadurch nichts zu verlieren.
consequence-could-stand = Mit { $n } gegen { $strength } bist du besiegt. Mit deinen Reaktionen könntest du { $most } erreichen.
consequence-stands-already = Du bist schon unbesiegt: { $n } gegen { $strength }.
consequence-in-vain = Du bist trotzdem besiegt: Alle Reaktionen zusammen ergeben { $most } gegen { $strength }.
consequence-could-buy = { $n ->
    [one] Du könntest { $card } bezahlen.
   *[other] Du könntest { $n } Karten bezahlen, darunter { $card }.
}
consequence-lapses = Was du erhalten hast und nicht ausgibst, verfällt: { $what }.
consequence-ends-ahead = Damit endet das Spiel. Du hättest { $n } Siegpunkte, { $seat } hat { $other }.
consequence-ends-behind = Damit endet das Spiel, und du gewinnst nicht: Du hättest { $n } Siegpunkte, { $seat } hat { $other }.

# Glossar.
term-resource = Ressource
term-resource-text = Die eine Seite jeder Zivilisationskarte. Liegt sie mit der Ressourcenseite nach oben in deiner Auslage, kannst du sie erschöpfen, um eine Karte oder einen Effekt zu bezahlen. Sie darf über mehrere Züge liegen bleiben.
term-technology = Technologie
term-technology-text = Die andere Seite jeder Zivilisationskarte: Zivil, Angriff oder Taktik. Ihr Effekt wirkt, wenn du sie von der Hand ausspielst oder ein anderer Effekt sie aktiviert. Ihre Militärstärke zählt, solange sie offen liegt.
term-exhaust = Erschöpfen
term-exhaust-text = Eine Ressource deiner Auslage auf die Technologieseite drehen. Das bezahlt Karten und Effekte oder deckt gegen einen Angriff eine Taktik oder einen Angriff auf. Der Effekt der Technologie wird nicht genutzt.
term-refresh = Auffrischen
term-refresh-text = Eine erschöpfte Karte zurück auf die Ressourcenseite drehen, so dass sie wieder bezahlen kann. Das erlauben nur bestimmte Effekte.
term-civil = Zivil
term-civil-text = Grüne Technologien. Sie bringen Ressourcen, frischen Karten auf, spielen weitere Ressourcen aus oder bringen Siegpunkte.
term-attack = Angriff
term-attack-text = Rote Technologien. Alle Mitspieler werden auf einmal angegriffen. Wer weniger Militärstärke hat als du, ist besiegt und trägt die Folgen, die auf der Karte stehen; bei gleicher Stärke bleibt man unbesiegt.
term-tactic = Taktik
term-tactic-text = Blaue Technologien. Mit ihnen spielst du weitere Angriffe von der Hand aus oder aktivierst Angriffe noch einmal, manche mit mehr Militärstärke.
term-reaction = Reaktion
term-reaction-text = Wer angegriffen wird, darf Karten mit diesem Symbol von der Hand ausspielen und Ressourcen erschöpfen, hinter denen ein Angriff oder eine Taktik liegt. Es zählt nur ihre Militärstärke, nicht ihr Effekt.
term-strength = Militärstärke
term-strength-text = Alle Militärsymbole auf den Technologien, die offen in deiner Auslage liegen. Handkarten und Ressourcenseiten zählen nicht.
term-points = Siegpunkte
term-points-text = Auf Zivilisationskarten, auf Weltwundern und im Siegeszug der Vernunft auf der Siegpunktekarte. Karten auf der Hand und in der Auslage zählen gleich. Die meisten Siegpunkte gewinnen.
term-track = Siegpunktekarte
term-track-text = Im Siegeszug der Vernunft bringen Effekte Siegpunkte, die hier abgetragen werden. Mit 15 oder mehr am Ende eines Zuges endet das Spiel. Abzugebende Siegpunkte kommen von hier und fallen nie unter 0.
term-pyramid = Technologiepyramide
term-pyramid-text = Die Karten, die zu kaufen sind. Jede liegt auf zweien der Reihe darunter. Jede Karte, die in direkter Verbindung noch unter ihr liegt, auch in mehreren Reihen, macht sie um 1 beliebige Ressource teurer.
term-base-cost = Basiskosten
term-base-cost-text = Die Ressourcen, die auf der Karte stehen. Sie sind immer zu bezahlen; für jede Karte im Weg kommt 1 beliebige Ressource dazu.
term-extra = Zusätzliche Ressourcen
term-extra-text = +2 heißt: 2 weitere Ressourcen deiner Wahl, weil in direkter Verbindung 2 Karten darunter liegen. Die Zahl sinkt, wenn diese gekauft werden.
term-convert = Umwandeln
term-convert-text = Beim Kaufen werden 2 Nahrung oder 2 Eisen zu 1 Lasttier, 2 Lasttiere zu 1 Schwarzpulver, 2 Schwarzpulver zu 1 Öl und 3 beliebige Ressourcen zu 1 Erde. Nie umgekehrt.
term-joker = Erde und Weltall
term-joker-text = Erde steht für jede Ressource. Weltall gilt als 2 Erde, auch für zwei verschiedene Ressourcen. Für einen Effekt erschöpft, gilt es als 1.
term-temporary = Erhaltene Ressourcen
term-temporary-text = Ressourcen, die dir ein Effekt nur für diesen Zug gibt. Was bis zum Ende des Zuges nicht ausgegeben ist, verfällt.
term-wonder = Weltwunder
term-wonder-text = Eines je Zeitalter, neben seiner Reihe. In Eine neue Welt erbaust du es am Ende deines Zuges, sobald du seine Bedingung erfüllst und höchstens 1 Handkarte hast; im Siegeszug der Vernunft mit Ruhmesmarkern. Angriffe können ein Weltwunder wegnehmen.
term-condition = Bedingung
term-condition-text = Was du am Ende deines Zuges in der Auslage haben oder in diesem Zug getan haben musst. Der Balken zeigt, wie weit du bist.
term-fame = Ruhmesmarker
term-fame-text = Im Siegeszug der Vernunft legt, wer am Ende des Zuges die Bedingung eines Weltwunders erfüllt, 1 von 5 Markern darauf. Mit der nötigen Anzahl ist es erbaut, und alle nehmen ihre Marker zurück.
term-resource-phase = Ressourcenphase
term-resource-phase-text = Die erste Phase: 1 Handkarte wird als Ressource ausgespielt. Ist es die einzige, entfällt die Technologiephase.
term-technology-phase = Technologiephase
term-technology-phase-text = Die zweite Phase: 1 Handkarte wird als Technologie ausgespielt. Du darfst ihren Effekt nutzen; dann wird er ganz ausgeführt.
term-buy-phase = Kaufphase
term-buy-phase-text = Die dritte Phase: Du darfst 1 Karte kaufen. Sie kommt mit der Technologieseite nach oben in deine Auslage, ihr Effekt wird aber nicht genutzt.
term-end-phase = Ende des Zuges
term-end-phase-text = Mit höchstens 1 Handkarte nimmst du alle offenen Technologien zurück auf die Hand, und Ressourcen nach Wahl. Weltwunder werden erbaut oder Ruhmesmarker gelegt. Mit 2 oder mehr Handkarten bleibt die Auslage, wie sie ist.
term-display = Auslage
term-display-text = Die Karten vor einem Spieler, mit der Ressourcen- oder der Technologieseite nach oben. Auch Handkarten liegen offen, denn alle dürfen alle Karten ansehen.
term-take-back = Zurücknehmen
term-take-back-text = Am Ende eines Zuges mit höchstens 1 Handkarte kommen offene Technologien zurück auf die Hand; bei den Ressourcen wählst du.
term-project = Forschungsprojekt
term-project-text = Mit beiden Themensets die Karten, die nicht in die Pyramide passen. Auch die oberste eines Stapels ist zu kaufen, für 1 Ressource mehr je Karte des vorherigen Zeitalters, die noch in der Pyramide liegt.
term-age = Zeitalter
term-age-text = Die fünf Reihen der Pyramide: Lasttier, Schwarzpulver, Öl, Erde und Weltall. Alle Karten einer Reihe haben auf der anderen Seite die Ressource ihres Zeitalters.
term-game-end = Spielende
term-game-end-text = Das Spiel endet mit dem Zug, in dem jemand das letzte Weltwunder nimmt, die letzte Weltallkarte der Pyramide kauft oder 15 Siegpunkte auf der Siegpunktekarte hat.
term-ring = Farbige Ringe
term-ring-text = Ein Ring zeigt, was du jetzt anklicken kannst. Ein gestrichelter Ring zeigt, worum es in der Frage geht; bei einem Angriff, wer entscheidet. Ein weißer Ring um die Militärstärke ist das Symbol „Reaktion“.

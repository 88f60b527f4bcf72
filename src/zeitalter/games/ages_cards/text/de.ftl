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
do-resource = { $card } als Ressource ausspielen
do-technology = { $card } als Technologie ausspielen
do-activate = Effekt von { $card } nutzen
do-refresh = { $card } auffrischen
do-exhaust = { $card } erschöpfen
do-gain = { $resource } erhalten
do-choose = { $seat } wählen
do-copy = Erhalten, was { $card } zeigt
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
do-take-back = { $card } zurück auf die Hand nehmen
do-place = Ruhmesmarker auf { $wonder } legen
do-move = Ruhmesmarker von { $from } nach { $wonder } versetzen

event-turn = Zug { $turn }: { $seat }
event-resource = { $seat } spielt { $card } als Ressource aus.
event-technology = { $seat } spielt { $card } als Technologie aus.
event-activate = { $seat } nutzt den Effekt von { $card }.
event-exhaust = { $seat } erschöpft { $card }.
event-refresh = { $seat } frischt { $card } auf.
event-gain = { $seat } erhält { $n } { $resource }.
event-points = { $seat } erhält { points }.
event-pay-points = { $seat } gibt { points } ab.
event-deploy = { $seat } spielt den Angriff { $card } aus.
event-strike = { $seat } aktiviert den Angriff { $card }.
event-return = { $seat } nimmt { $card } zurück.
event-attack = { $seat } greift alle mit { $card } an, Militärstärke { $n }.
event-react = { $seat } reagiert mit { $card }.
event-undefeated = { $seat } bleibt mit Militärstärke { $n } unbesiegt.
event-defeated = { $seat } ist mit Militärstärke { $n } besiegt.
event-give = { $seat } gibt { $wonder } an { $seat_to }.
event-buy = { $seat } kauft { $card }.
event-wonder = { $seat } erbaut { $wonder }.
event-collect = { $n ->
    [one] { $seat } nimmt 1 Technologie zurück.
   *[other] { $seat } nimmt { $n } Technologien zurück.
}
event-take-back = { $seat } nimmt { $card } zurück.
event-fame = { $n ->
    [one] { $seat } legt einen Ruhmesmarker auf { $wonder }.
   *[other] { $seat } hat { $n } Ruhmesmarker auf { $wonder }.
}

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

game-name = Civilization (1980)
game-tagline = Wachstum, Städte, Handel und Katastrophen rund um das östliche Mittelmeer
game-about = Führe ein Volk von der Steinzeit bis in die späte Eisenzeit. Besiedle das Land, gründe Städte, feilsche gleichzeitig mit allen um Handelskarten, erwirb die Errungenschaften der Zivilisation und überstehe Vulkane, Fluten und Bürgerkriege. Wessen Marker zuerst das Ende der Entwicklungstabelle erreicht, gewinnt.

preset-rulebook = Wie die Regel es schreibt
preset-rulebook-help = Wort für Wort: Niemand zieht eine siebte Karte, verlorene Städte verlassen den Plan. Lang und knapp.
preset-usual = Wie meist gespielt
preset-usual-help = Frei ziehen, Stapel 1 und 2 getrennt, verlorene Städte werden zu Steinen: mehr Handel, früheres Ende.
option-turn_limit = Höchstzahl der Runden
option-turn_limit-help = Mit 0 gibt es keine Grenze, wie in der Regel. Sonst endet das Spiel nach dieser Runde, wenn bis dahin niemand das Ziel erreicht hat, und die Entwicklungstabelle entscheidet. Gute Spieler brauchen 20 bis 35 Runden.
option-hand_cap = Höchstens sechs Karten beim Ziehen
option-hand_cap-help = Nach der Regel zieht niemand eine siebte Karte auf die Hand. Die meisten Runden ziehen frei und geben in Phase 13 zurück; die Stapel 7 bis 9 werden dann viel wichtiger.
option-hand_cap-false = nein, frei ziehen
option-hand_cap-true = ja, nie eine siebte Karte
option-stacks = Stapel 1 und 2
option-stacks-help = Die Regel mischt die Karten der Stapel 1 und 2 zu Beginn und halbiert sie. Viele mischen jeden Stapel für sich.
option-stacks-mixed = gemischt und halbiert
option-stacks-apart = jeder für sich
option-city_losses = Städte, die Katastrophen kosten
option-city_losses-help = Aufruhr, Bildersturm und die zweite Stadt eines Erdbebens: Nach der Regel verschwinden die Städte ersatzlos; die spätere Ausgabe löst sie in Spielsteine auf.
option-city_losses-removed = entfernt
option-city_losses-reduced = aufgelöst
option-beneficiary = Wer am Bürgerkrieg gewinnt
option-beneficiary-help = Nach der Regel benennt der Betroffene, wer den verlorenen Teil übernimmt. Oder es ist immer der Spieler mit dem größten Vorrat.
option-beneficiary-named = vom Betroffenen benannt
option-beneficiary-richest = wer den größten Vorrat hat
option-order = Gleichzeitige Phasen
option-order-help = Normalerweise entscheiden alle gleichzeitig und verdeckt, und jeder kann für eine Phase die Reihenfolge verlangen. Oder die Reihenfolge der Entwicklungstabelle gilt immer.
option-order-sealed = gleichzeitig
option-order-always = immer der Reihe nach
option-trade_rounds = Handelsrunden
option-trade_rounds-help = Eine Runde endet, wenn alle vorerst nichts mehr wollen; jedes Angebot, jede Antwort und Ablehnung fragt die Betroffenen erneut. Die Phase endet auch nach einer Runde ohne Neues.
option-printed_values = Punkte auf den letzten Feldern
option-printed_values-help = Die letzten beiden Felder verlangen 1100 bis 1400 Punkte. Die genauen Zahlen je Volk sind rekonstruiert; ohne sie zählen nur die Bedingungen der Epochen.
option-printed_values-false = nein, nur die Epochen zählen
option-printed_values-true = ja, wie aufgedruckt
option-epoch_check = Bedingungen einer Epoche
option-epoch_check-help = Sie werden beim Eintritt in die Epoche geprüft oder bei jedem Schritt darin.
option-epoch_check-entering = beim Eintritt
option-epoch_check-every_step = bei jedem Schritt
option-two_player_map = Karte zu zweit
option-two_player_map-help = Die Regel entfernt nur den östlichen Kartenteil und lässt drei ganze übrig. Westlich der gestrichelten Linie, wie zu dritt, geht es enger zu.
option-two_player_map-west = westlich der gestrichelten Linie
option-two_player_map-three_panels = drei ganze Kartenteile
option-extra_cards = Hausregel 1: mehr Karten
option-extra_cards-help = Ein Exemplar mehr von jeder Zivilisationskarte außer Mystizismus.
option-extra_cards-false = nein, wie in der Schachtel
option-extra_cards-true = ja, je eine mehr
option-stay_aboard = Hausregel 2: an Bord bleiben
option-stay_aboard-help = Spielsteine dürfen am Ende der Bewegung auf Schiffen bleiben. Sie wachsen, kämpfen und versorgen nicht.
option-stay_aboard-false = nein, alle steigen aus
option-stay_aboard-true = ja, sie dürfen bleiben
option-no_mysticism = Hausregel 3: ohne Mystizismus
option-no_mysticism-help = Mystizismus wird weggelassen.
option-no_mysticism-false = nein, er ist dabei
option-no_mysticism-true = ja, ohne ihn
option-free_building = Hausregel 4: Bau ohne Versorgung
option-free_building-help = Eine Stadt darf auch gebaut werden, wenn die übrigen Spielsteine sie nicht versorgen; die Versorgung wird gleich danach geprüft.
option-free_building-false = nein, erst die Versorgung
option-free_building-true = ja, ohne Versorgung

phase-0 = Spielaufbau
phase-1 = Steuern und Revolte
phase-2 = Bevölkerungswachstum
phase-3 = Zensus
phase-4 = Schiffe
phase-5 = Bewegung
phase-6 = Kampf
phase-7 = Städtebau
phase-8 = Bevölkerungsabbau
phase-9 = Versorgung der Städte
phase-10 = Handelskarten
phase-11 = Handel
phase-12 = Zivilisationskarten
phase-13 = Überzählige Karten
phase-14 = Katastrophen
phase-15 = Versorgung der Städte
phase-16 = Entwicklung

epoch-0 = Steinzeit
epoch-1 = Frühe Bronzezeit
epoch-2 = Späte Bronzezeit
epoch-3 = Frühe Eisenzeit
epoch-4 = Späte Eisenzeit

group-0 = Handwerk
group-1 = Wissenschaften
group-2 = Künste
group-3 = Gesellschaft

label-turn = Runde
label-space = Feld
label-stock = Vorrat
label-treasury = Schatz
label-cities = Städte
label-tokens = Spielsteine
label-ships = Schiffe
label-census = Zensus
label-hand = Hand
label-cards = Zivilisationskarten
label-open = Offene Katastrophen
label-stacks = Stapel
label-red-back = roter Rücken
label-above = Karten über dem Unglück eines Stapels
label-hand-full = voll: keine Karte wird gezogen
label-packets = Pakete auf dem Tisch
label-value = Wert
label-locked = erhalten
label-all = alle
label-areas = Gebiete
label-points = Punkte
label-credits = Kredite
label-owners = Im Besitz von
label-sets = Wert von so vielen
label-by-land = Über Land nach
label-by-water = Mit dem Schiff nach
label-plain = Flutebene
label-volcano = Vulkan
label-player = Gespielt von
label-start = Beginnt in
label-epochs = Epochen beginnen auf Feld
label-printed = Verlangte Punkte auf Feld
label-wish = wünscht
label-site = Stadtplatz
label-white-site = Stadtplatz in einer Flutebene
packet-told = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    } im Wert von { $value }, mit { $card }
packet-answers = als Antwort auf Paket { $n }
hint-offer = Jedes Paket: offer AN GENANNT WUNSCH KARTEN (an 7: alle; Spieler und Pakete zählen hier ab 0), zum Beispiel
hint-counter = Jede Antwort: counter PAKET GENANNT KARTEN. „look NAME“ zeigt eine Karte.

kind-card = Zivilisationskarte
kind-commodity = Ware
kind-calamity = Katastrophe
kind-area = Gebiet
kind-sea = Offenes Meer
kind-nation = Volk
kind-piece = Spielmaterial
piece-token = Spielstein
piece-city = Stadt
piece-ship = Schiff

look-cost = Kostet { $n }
look-copies = { $n ->
    [0] Vergriffen.
    [one] Ein Exemplar ist noch da.
   *[other] { $n } Exemplare sind noch da.
    }
look-commodity = Stapel { $n }, { $copies } Exemplare.
look-red-back = Stapel { $n }, rote Rückseite: trifft, wer sie zieht, und darf nicht gehandelt werden.
look-brown-back = Stapel { $n }, braune Rückseite: schadet niemandem, bis sie ein einziges Mal gehandelt wird, und trifft dann, wer sie erhält.
look-in-hand = Auf deiner Hand: { $n }
look-limit = Bevölkerungslimit { $n }
look-limit-mine = Für dich, wo du allein bist: { $n }
look-site-0 = Kein Stadtplatz: Eine Stadt kostet { $n } Spielsteine.
look-site-1 = Stadtplatz, vor Fluten sicher: Eine Stadt kostet { $n } Spielsteine.
look-site-2 = Stadtplatz in der Flutebene: Eine Stadt kostet { $n } Spielsteine.
look-city = Stadt von { $seat }
look-tokens = { $seat }: { tokens }
look-ships = { $seat }: { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
    }
look-sea = Nur für Schiffe von Völkern mit Astronomie, und nicht als Ende der Fahrt.
look-token = Einer aus deinem Volk, einen Punkt wert. Er vermehrt sich, wo andere leben, zieht über eine Grenze je Runde, bezahlt Schiffe und Städte und versorgt sie.
look-city-price = Kostet { $n } Spielsteine auf einem Stadtplatz, { $dear } anderswo; höchstens { $most }.
look-city-life = Zahlt { $tax } Spielsteine Steuer je Runde und braucht { $support } Spielsteine auf dem Plan zur Versorgung. Fünf Punkte wert; eine Handelskarte mehr je Runde.
look-city-defence = Mit { $n } Spielsteinen angegriffen, verteidigt sie sich mit { $defenders } aus dem Vorrat.
look-ship-price = Kostet { $n } Spielsteine, dann einen je Runde; höchstens { $most }.
look-ship-voyage = Trägt { $capacity } Spielsteine über { $n } Schritte die Küsten entlang.

effect-agriculture = Bevölkerungslimit +1, wo du allein bist; eine aufgelöste Stadt lässt einen Stein mehr zurück.
effect-architecture = 15 Kredit für eine andere Gesellschaftskarte je Zug.
effect-astronomy = Schiffe dürfen das offene Meer befahren.
effect-cloth_making = Schiffe fahren 5 statt 4 Schritte.
effect-coinage = Du bestimmst den Steuersatz: 1, 2 oder 3 Steine je Stadt.
effect-democracy = Mildert Bürgerkrieg und, mit Gesetz, Aufruhr. Setzt Gesetz voraus.
effect-drama_poetry = 20 Kredit für Literatur oder 10 für Demokratie.
effect-engineering = Fluten kosten dich höchstens 7 Punkte; Angreifer deiner Städte brauchen 8 Steine.
effect-law = Öffnet den Weg zu Demokratie und Philosophie; mildert Aufruhr und Bildersturm.
effect-literacy = 25 Kredit für Gesetz, Demokratie oder Philosophie, eine je Zug.
effect-medicine = Seuche: du verlierst 11 statt 16 Punkte, als Opfer anderer höchstens 5.
effect-metal_working = In Kämpfen entfernst du nach allen, die diese Karte nicht haben.
effect-music = 30 Kredit für Philosophie.
effect-mysticism = Nur Kredite.
effect-philosophy = Verändert den Bürgerkrieg, mildert Bildersturm. Setzt Gesetz voraus.
effect-pottery = Bei Hungersnot spart jede gezeigte Kornkarte 4 Punkte.

effect-volcano_earthquake = Die Einheiten des Betroffenen an jedem Vulkan sind vernichtet; bei einem Vulkan mit zwei Gebieten wählt er eines. Hat er dort keine, kostet ihn ein Erdbeben eine Stadt, und eine Nachbarstadt kann mitfallen.
effect-famine = Der Betroffene verliert 9 Punkte und darf anderen 20 auferlegen, jedem höchstens 11. Mit Töpfern spart jede gezeigte Kornkarte 4.
effect-civil_war = Ab 35 Punkten auf dem Plan zerfällt das Volk des Betroffenen, und ein Teil geht an einen anderen über. Philosophie oder Demokratie mildern das.
effect-flood = Der Betroffene verliert 17 Punkte in der Flutebene mit seinen meisten Einheiten; andere dort verlieren 10. Mit Ingenieurwesen sind es höchstens 7.
effect-epidemic = Der Betroffene verliert 16 Punkte (11 mit Medizin), eine Stadt zählt 4, und darf anderen 25 auferlegen, jedem höchstens 10 (5 mit Medizin). Kein Gebiet wird leer.
effect-civil_disorder = Der Betroffene behält vier Städte, mit Gesetz fünf, mit Gesetz und Demokratie sechs.
effect-iconoclasm_heresy = Der Betroffene verliert vier Städte (drei mit Gesetz, zwei mit Philosophie) und darf zwei fremde benennen.
effect-piracy = Jedes Schiff dessen, der die Karte weitergab, zerstört eine Küstenstadt des Betroffenen in seiner Reichweite.

# Numbers of things, for other messages.
tokens = { $n ->
    [one] { $n } Spielstein
   *[other] { $n } Spielsteine
    }
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
    }
part-tokens = { $tokens ->
    [one] 1 Spielstein
   *[other] { $tokens } Spielsteine
    }
part-cities = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
    }
more-lost = { $n ->
    [one] { $n } Stadt geht verloren.
   *[other] { $n } Städte gehen verloren.
    }
# After with, of and the like, where German needs another case.
with-tokens = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steinen
    }

prompt-tax-rate = Welcher Steuersatz für alle deine Städte?
prompt-growing = Dein Vorrat von { with-tokens } reicht nicht für das Wachstum. Wohin kommen sie?
prompt-shipyard = Schiffe: Du hast { $n }, im Schatz liegen { $treasury }. Behalten, aufgeben oder bauen?
prompt-building = Wo gründest du eine Stadt?
prompt-supporting = Deinen Städten fehlt Versorgung. Welche Stadt wird aufgelöst?
prompt-returning = { $n ->
    [0] Das genügt. Bestätige es oder nimm etwas zurück.
    [one] Gib { $n } überzählige Handelskarte zurück.
   *[other] Gib { $n } überzählige Handelskarten zurück.
    }
prompt-losing = { $left ->
    [0] { $card }: Das genügt. Bestätige es oder nimm etwas zurück.
    [one] { $card }: Gib Einheiten für noch { $left } Punkt ab; { $chosen } von { $n } sind gewählt.
   *[other] { $card }: Gib Einheiten für { $chosen ->
        [0] { $left } Punkte ab
       *[other] noch { $left } Punkte ab; { $chosen } von { $n } sind gewählt
    }.
    }
prompt-showing-grain = Die Hungersnot kostet { points }. Wie viele Kornkarten zeigst du?
prompt-paying = Zahle { points }; dein Schatz hat { $treasury }.
prompt-war-pick = { $left ->
    [0] Bürgerkrieg von { $seat }: Das sind { $n } Punkte. Bestätige es oder nimm etwas zurück.
    [one] Bürgerkrieg von { $seat }: Wähle für den ersten Teil Einheiten für genau { $left } weiteren von { $n } Punkten.
   *[other] Bürgerkrieg von { $seat }: Wähle für den ersten Teil Einheiten für genau { $left } { $chosen ->
        [0] Punkte
       *[other] weitere von { $n } Punkten
    }.
    }
prompt-war-take = Du kannst nicht alle Einheiten von { $seat } ersetzen: Dein Vorrat hat { part-tokens } und { part-cities }. Was übernimmst du?
prompt-pick-nation = Wähle dein Volk.
prompt-start-area = Wo beginnt dein Volk?
prompt-revolt = { $n ->
    [one] { $n } Stadt von { $seat } revoltiert.
   *[other] { $n } Städte von { $seat } revoltieren.
    } Welche übernimmst du?
prompt-revolt-loss = Niemand kann die revoltierenden Städte von { $seat } übernehmen. Wähle { $n } aus, die entfernt werden.
prompt-moving = Bewege dein Volk.
prompt-defending = Mehrere deiner Städte werden angegriffen. Welche wird als Nächste verteidigt?
prompt-buying-gold = Die oberste Karte des Goldstapels für { $n } Steine kaufen? Dein Schatz hat { $treasury }.
prompt-buying = Erwirb Zivilisationskarten. Du kannst { $spend } ausgeben; im Korb: { $price }, Schatz: { $treasury }.
prompt-volcano-area = Welches Vulkangebiet ist betroffen?
prompt-earthquake = Ein Erdbeben: Welche Stadt verlierst du?
prompt-aftershock = Das Erdbeben bei { $area }: Fällt auch eine Nachbarstadt?
prompt-naming-victims = { $card }: { points } für andere. Wer verliert wie viel?
prompt-flood-plain = Welche Flutebene wird überschwemmt?
prompt-naming-beneficiary = Bürgerkrieg: Wer übernimmt den Teil, den du verlierst?
prompt-keeping-part = Bürgerkrieg: Mit welchem Teil spielst du weiter?
prompt-disorder = Aufruhr: Noch { more-lost } Welche?
prompt-iconoclasm = Bildersturm: Noch { more-lost } Welche?
prompt-heresy = Bildersturm: Du darfst noch { $n ->
    [one] { $n } fremde Stadt
   *[other] { $n } fremde Städte
    } benennen.
prompt-pirates = Deine Piraten überfallen { $seat }. Welche Stadt?
prompt-trading = Handel, Durchgang { $n }: alle gleichzeitig. Biete an, antworte, warte auf die anderen, oder beende ihn für diese Runde.

follow-by-hand = Im Einzelnen entscheiden
follow-growing = Zuerst Gebiete unter dem Limit füllen
follow-keep-ships = Schiffe behalten, keins bauen
follow-build-ship = Schiffe behalten und eins bauen
follow-scrap-ships = Alle Schiffe aufgeben
follow-spread = Ausbreiten
follow-one-city = Für eine Stadt sammeln, den Rest ausbreiten
follow-cities = Für möglichst viele Städte sammeln
follow-great-cities = Für Städte sammeln, auch ohne Stadtsymbol
follow-raid = Wenn möglich eine fremde Stadt angreifen, den Rest ausbreiten
follow-recall = Spielsteine zusammenziehen, damit der Vorrat für die nächsten Steuern reicht
follow-returning = Das Wertloseste zurückgeben
follow-cheapest-kinds = Die billigsten Waren zurückgeben
follow-lose-tokens = Zuerst Spielsteine abgeben
follow-lose-cities = Zuerst Städte abgeben
follow-save-cards = So zahlen, dass die besten Karten bleiben
follow-save-treasury = Zuerst mit Karten zahlen, den Schatz schonen
follow-make-room = Mit möglichst vielen Karten zahlen, damit auf der Hand Platz wird
follow-pick-tokens = Zuerst Spielsteine
follow-pick-cities = Zuerst Städte
follow-take = Nehmen, was zuerst kommt

do-done = Fertig
do-demand = Verlangen, dass diese Phase der Reihe nach gespielt wird
do-nation = { $nation } spielen
do-start = In { $area } beginnen
do-erupt = Der Vulkan von { $area } bricht aus
do-tax = { $unpaid ->
    [0] Steuersatz { $n }: { $paid } Steine in den Schatz
    [one] Steuersatz { $n }: { $paid } Steine in den Schatz, { $unpaid } Stadt revoltiert
   *[other] Steuersatz { $n }: { $paid } Steine in den Schatz, { $unpaid } Städte revoltieren
    }
do-take-none = Keine Stadt übernehmen
do-take-city = Die Stadt { $area } übernehmen
do-take-tokens = { tokens } in { $area } übernehmen
do-defend = Als Nächstes { $area } verteidigen
do-reduce = Die Stadt { $area } auflösen
do-lose-city = Die Stadt { $area } verlieren
do-strike-city = Die Stadt { $area } geht verloren
do-spare = Die anderen verschonen
do-pick = { tokens } aus { $area }
do-pick-city = Die Stadt { $area }
do-grow = { $n ->
    [one] { $n } neuer Spielstein
   *[other] { $n } neue Spielsteine
    } in { $area }
do-lose = { tokens } in { $area } verlieren
do-levy = Unterhalt mit einem Stein aus { $area } zahlen
do-found = Eine Stadt in { $area } gründen
do-build-no-more = Keine weiteren Städte gründen
do-end-shipyard = Schiffbau beenden
do-scrap = Schiff { $ship } bei { $area } aufgeben
do-launch = Ein Schiff bei { $area } aus dem Schatz bauen
do-conscript = Ein Schiff bei { $area } mit { with-tokens } aus { $from } bauen
do-move = { tokens } von { $from } nach { $area }
do-voyage = Schiff { $ship } bringt { tokens } von { $from } nach { $area }
do-load = { $n ->
    [one] { $n } Spielstein geht bei
   *[other] { $n } Spielsteine gehen bei
    } { $area } an Bord von Schiff { $ship }
do-land = { $n ->
    [one] { $n } Spielstein geht bei
   *[other] { $n } Spielsteine gehen bei
    } { $area } von Bord von Schiff { $ship }
do-sail = Schiff { $ship } fährt nach { $area }
do-end-movement = Bewegung beenden
do-gold = Für { $n } Steine kaufen
do-no-gold = Kein Gold kaufen
do-accept = Paket { $n } von { $seat } annehmen: { $size } Karten im Wert { $value }, darunter { $card }
do-refuse = Paket { $n } im Wert { $value } ablehnen
do-retract = Paket { $n } im Wert { $value } zurücknehmen
do-offer-all = Allen anbieten: { $cards }; genannt wird { $card }, Wunsch: { $wish }
do-offer-one = { $seat } anbieten: { $cards }; genannt wird { $card }, Wunsch: { $wish }
do-counter = Paket { $n } von { $seat } beantworten: { $cards }; genannt wird { $card }
do-end-trading = Auf die anderen warten
do-enough = Diese Runde kein Handel mehr
do-buy = { $card } für { $n }
do-buy-warning = { $card } für { $n } (Warnung: mit elf Karten fehlen dann { $short ->
    [one] { $short } Punkt
   *[other] { $short } Punkte
    } für das letzte Feld)
do-buy-no-more = Nichts mehr kaufen
do-checkout = Zur Bezahlung
do-pay = Zahlen
do-pay-cards = Mit { $n } { $card } zahlen
do-hand-back = { $card } zurückgeben
do-plain = { $areas } überschwemmen
do-hit = { $seat } verliert { points }
do-name = { $seat } ({ $n } im Vorrat)
do-keep-first = Den gewählten Teil behalten: { part-tokens }, { part-cities }
do-keep-second = Den anderen Teil behalten: { part-tokens }, { part-cities }
do-show = { $n ->
    [0] Keine Kornkarte zeigen
    [one] { $n } Kornkarte zeigen
   *[other] { $n } Kornkarten zeigen
    }
no-wish = nichts Bestimmtes

event-turn = Runde { $turn }.
event-last-turn = Dies ist die letzte Runde.
event-order-demanded = Die Reihenfolge wurde verlangt: Diese Phase wird nacheinander entschieden.
event-nation = { $seat } spielt { $nation }.
event-start = { $seat } beginnt in { $area }.
event-taxes = { $seat } zahlt { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
    } Steuern: { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
    } zu je { $rate }.
event-revolting = { $n ->
    [one] 1 Stadt von { $seat } revoltiert
   *[other] { $n } Städte von { $seat } revoltieren
    }: Im Vorrat { $stock ->
    [0] ist kein Stein
    [one] ist nur 1 Stein
   *[other] sind nur { $stock } Steine
    } übrig, eine Stadt kostet { $rate }.
event-revolt-declined = { $seat } übernimmt keine revoltierende Stadt von { $seat_from }.
event-revolt-stays = Niemand übernimmt den Rest der Revolte: { $n ->
    [one] 1 Stadt bleibt
   *[other] { $n } Städte bleiben
    } bei { $seat }.
event-revolt = Die Stadt { $area } von { $seat_from } geht an { $seat } über.
event-revolt-lost = { $seat } verliert die revoltierende Stadt { $area }: Niemand kann sie übernehmen.
event-growth = { $seat } wächst um { tokens }.
event-census = Zensus: { $seat } zählt { $n }.
event-ship-scrapped = { $seat } gibt ein Schiff auf.
event-ship-built = { $seat } baut ein Schiff bei { $area }.
event-ship-upkeep = { $seat } zahlt { $n } für Schiffe.
event-move = { $seat } zieht { tokens } von { $from } nach { $area }.
event-land = { $seat } landet { tokens } in { $area }.
event-sail = { $n ->
    [0] Ein Schiff von { $seat } fährt von { $from } nach { $area }.
    [one] Ein Schiff von { $seat } fährt mit { $n } Spielstein von { $from } nach { $area }.
   *[other] Ein Schiff von { $seat } fährt mit { $n } Spielsteinen von { $from } nach { $area }.
    }
event-conflict = { $seat } verliert { tokens } in { $area }.
event-driven-off = { $n ->
    [one] { $n } Spielstein von { $seat } ist
   *[other] { $n } Spielsteine von { $seat } sind
    } zu wenig für einen Angriff auf die Stadt { $area }, der { $needed } braucht: Alle sind verloren.
event-assault = { $seat } greift die Stadt { $area } von { $seat_from } an; Steine aus dem Vorrat verteidigen sie.
event-surrender = Die Stadt { $area } von { $seat_from } hat keine Verteidiger im Vorrat und geht an { $seat } über.
event-surrender-gone = Die Stadt { $area } von { $seat_from } hat keine Verteidiger im Vorrat und fällt an { $seat }, ohne Stadt im Vorrat: Sie ist weg.
event-city-built = { $seat } gründet eine Stadt in { $area }.
event-surplus = { $seat } verliert { $n ->
    [one] { $n } überzähligen Spielstein
   *[other] { $n } überzählige Spielsteine
    } in { $areas }.
event-unsupported = { $seat } kann nicht alle Städte versorgen: { $cities ->
    [one] 1 Stadt braucht
   *[other] { $cities } Städte brauchen
    } { $needed } Spielsteine auf dem Plan, dort { $have ->
    [one] ist { $have }
   *[other] sind { $have }
    }.
event-city-reduced = Die Stadt { $area } von { $seat } wird aufgelöst: { $n ->
    [0] Kein Spielstein bleibt
    [one] { $n } Spielstein bleibt
   *[other] { $n } Spielsteine bleiben
    }.
event-draw = { $seat } zieht von Stapel { $stack }: { $card_secret }.
event-draw-hidden = { $seat } zieht von Stapel { $stack }.
event-red-card = { $seat } zieht { $card }!
event-hand-full = { $seat } hält sechs Karten und zieht nichts mehr: { $n ->
    [one] { $n } Karte bleibt auf Stapel
   *[other] { $n } Karten bleiben auf den Stapeln
    } { $stacks } liegen.
event-stacks-empty = { $seat } bekommt nichts von { $n ->
    [one] Stapel { $stacks }: Er ist leer
   *[other] den Stapeln { $stacks }: Sie sind leer
    }.
event-gold = { $seat } kauft vom Goldstapel für { $n } Steine.
event-offer-all = { $seat } bietet allen Paket { $packet } an: { $n } Karten im Wert { $value }, darunter { $card }; Wunsch: { $wish }.
event-offer-one = { $seat } bietet { $seat_to } Paket { $packet } an: { $n } Karten im Wert { $value }, darunter { $card }; Wunsch: { $wish }.
event-answer = { $seat } antwortet auf Paket { $answered } von { $seat_to } mit Paket { $packet }: { $n } Karten im Wert { $value }, darunter { $card }.
event-packet-gone = Paket { $n } von { $seat } verlässt den Tisch: Seine Karten, oder die, auf die es antwortete, sind weg.
event-retracted = { $seat } nimmt Paket { $n } zurück.
event-refused-offer = { $seat } lehnt Paket { $n } von { $seat_to } ab.
event-refused-answer = { $seat } lehnt Paket { $n } ab, die Antwort von { $seat_to } auf Paket { $answered }.
event-enough = { $seat } will in dieser Runde nicht mehr handeln.
event-enough-no-more = { $seat } handelt wieder.
event-deal = { $seat } gibt { $seat_to } { $given_secret } für { $got_secret } (Pakete { $n } und { $answer }).
event-deal-hidden = { $seat } und { $seat_to } tauschen die Pakete { $n } und { $answer }.
event-buy = { $seat } erwirbt { $card }.
event-pay = { $seat } zahlt mit { $cards } und { with-tokens }.
event-returned = { $seat } gibt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
    } zurück.
event-shown = { $seat } hat { $card } von { $seat_from } erhalten.
event-shown-secret = { $seat } hat { $card } von { $seat_from_secret } erhalten.
event-shown-hidden = { $seat } hat { $card } im Handel erhalten.
event-calamity = { $card } trifft { $seat }.
event-eruption = Der Vulkan von { $area } vernichtet alles, was { $seat } dort hatte: { part-tokens }, { part-cities }.
event-city-lost = { $seat } verliert die Stadt { $area }.
event-losses = { $card }: { $seat } verliert { tokens } in { $areas }.
event-toll = { $card }: { $seat } muss { points } verlieren.
event-no-effect = { $card } trifft { $seat } nicht: Da ist nichts zu holen.
event-shelter = { $card }: { $cards } schützt { $seat }.
event-spared = { $card } erspart { $seat } { points }; { $left } bleiben.
event-calamity-waits = { $seat } erleidet höchstens zwei Katastrophen je Runde: { $card } wartet.
event-flood = Die Flut trifft { $seat } in { $areas }.
event-war = Am Bürgerkrieg von { $seat } gewinnt { $seat_to }.
event-war-spared = Kein Bürgerkrieg: { $seat } hat { $n } Punkte auf dem Plan, es braucht { $threshold }.
event-war-left = { $seat } behält, was niemand ersetzen kann: { part-tokens }, { part-cities }.
event-load = { $seat } nimmt bei { $area } { tokens } an Bord.
event-ship-unpaid = { $seat } kann den Unterhalt eines Schiffs nicht zahlen und verliert es.
event-ship-levied = { $seat } bezahlt Schiffe mit { $n ->
    [one] { $n } Stein
   *[other] { $n } Steinen
    } vom Plan.
event-grain = { $seat } zeigt { $n ->
    [one] { $n } Kornkarte
   *[other] { $n } Kornkarten
    } und spart { $saved ->
    [one] { $saved } Punkt
   *[other] { $saved } Punkte
    }.
event-hit = { $seat } legt { $seat_to } { points } auf.
event-war-kept = { $seat } spielt mit Teil { $part } weiter. Der andere geht verloren: { part-tokens }, { part-cities }.
event-war-city = Die Stadt { $area } von { $seat_from } geht an { $seat } über.
event-war-tokens = { $n ->
    [one] { $n } Spielstein von { $seat_from } geht an
   *[other] { $n } Spielsteine von { $seat_from } gehen an
    } { $seat } über.
event-space-on = { $seat } rückt auf Feld { $space } vor.
event-space-stay = { $seat } bleibt auf Feld { $space }: { $why }.
event-space-back = { $seat } fällt auf Feld { $space } zurück: { $why }.
hurdle-none = nichts fehlt
hurdle-no-city = keine Stadt auf dem Plan
hurdle-points = zu wenige Punkte für das nächste Feld
hurdle-points-kept = zu wenige Punkte, um zu bleiben
hurdle-epoch-1 = die Frühe Bronzezeit verlangt 2 Städte
hurdle-epoch-2 = die Späte Bronzezeit verlangt Karten aus 3 Gruppen
hurdle-epoch-3 = die Frühe Eisenzeit verlangt 7 Zivilisationskarten
hurdle-epoch-4 = die Späte Eisenzeit verlangt Karten im Wert 1000

end-resignation = Alle anderen haben das Spiel verlassen.
end-finish = Das Ziel wurde in Runde { $turn } erreicht.
end-turns = Die letzte Runde, { $turn }, ist vorbei.
score-space = Entwicklungstabelle
score-points = Punkte
score-cards = Zivilisationskarten
score-treasury = Schatz
score-hand = Handelskarten

# Was alle von allen zählen können.
figure-tokens = Spielsteine auf dem Plan
figure-cities = Städte
figure-treasury = Steine im Schatz
figure-ships = Schiffe
figure-trade = Handelskarten
figure-cards = Zivilisationskarten
figure-space = Felder auf der Entwicklungstabelle

# Woraus Zahlen bestehen.
sum-support = Überschuss an Versorgung
sum-growth = Wachstum, wenn es jetzt käme
sum-taxes = Steuern zum gewöhnlichen Satz
sum-upkeep = Unterhalt der Schiffe
sum-cards-value = Wert der Zivilisationskarten
sum-groups = Gruppen unter den Karten
sum-hand-value = Wert der Handelskarten
sum-basket = Preis des Korbs
sum-price = Preis
sum-city-price = So viele Steine braucht eine Stadt
sum-next-taxes = Steuern nächste Runde
sum-next-stock = Vorrat, wenn sie fällig sind
sum-next-support = Steine, die zur Versorgung nötig sind
sum-next-tokens = Steine, die auf dem Plan sein werden
sum-next-growth = Wachstum nächste Runde
sum-aboard = an Bord von Schiff { $ship }
sum-all-tokens = alle Spielsteine eines Volkes
sum-on-board = auf dem Plan
sum-on-ships = an Bord von Schiffen
sum-people-now = Bevölkerung jetzt
sum-since-census = Veränderungen seit dem Zensus
sum-ship-at = Schiff bei { $area }
sum-support-needed = zwei für jede von { $count ->
    [one] 1 Stadt
   *[other] { $count } Städten
    }
sum-growth-due = neue Steine, wo Leute wohnen
sum-stock-too-small = der Vorrat ist zu klein
sum-hidden-cards = Karten auf der Hand, verdeckt
sum-set = { $count } × { $card }: { $count } × { $count } × { $value }
sum-printed = { $card }, aufgedruckt
sum-credit = Kredit von { $card }
sum-limit-printed = aufgedrucktes Limit
sum-site-0 = kein Stadtplatz
sum-site-1 = Stadtplatz
sum-site-2 = Stadtplatz in der Flutebene
sum-stock-now = Vorrat jetzt
sum-spent-on-cities = Steine jetzt gegründeter Städte
sum-surplus = Steine über den Limits

# Warum dort nichts zu machen ist.
why-over = Das Spiel ist vorbei.
why-not-offered = Das steht jetzt nicht zur Wahl.
why-answered = Du hast in dieser Phase ({ $phase }) entschieden, die anderen noch nicht. Du kannst deine Antwort zurücknehmen.
why-turn-of = Jetzt entscheidet { $seat }: { $phase }.
why-turn-of-others = Jetzt entscheiden andere: { $phase }.
why-out-of-play = { $area } ist bei so vielen Spielern nicht im Spiel.
why-no-start = Dein Volk beginnt nicht in { $area }, sondern in { $areas }.
why-needs-astronomy = Schiffe überqueren das offene Meer nur mit { $card }.
why-no-ship = Du hast kein Schiff.
why-sea = Das offene Meer ist ein Weg, nie sein Ende: Wähle ein Schiff, dann eine Küste.
why-pick-target = Wähle zuerst { $area }, dann, wohin seine Steine ziehen, oder folge einem Plan.
why-pick-source = Wähle zuerst ein Gebiet mit deinen Steinen neben { $area }.
why-moved = Alle deine Steine in { $area } sind schon gezogen.
why-no-way-out = Aus { $area } führt kein Landweg: Ein Schiff muss die Steine holen.
why-too-far = Neben { $area } stehen keine Steine von dir: Ein Stein überschreitet eine Grenze je Runde oder fährt mit einem Schiff.
why-beside-moved = Alle deine Steine neben { $area } sind schon gezogen.
why-city-there = In { $area } steht schon eine Stadt von { $seat }.
why-founded = In { $area } gründest du schon eine Stadt.
why-no-tokens = In { $area } hast du keine Spielsteine.
why-site-0 = Eine Stadt in { $area }, ohne Stadtplatz, kostet { $price } Steine: { $missing } fehlen, { $have } sind da.
why-site-1 = Eine Stadt auf dem Stadtplatz von { $area } kostet { $price } Steine: { $missing } fehlen, { $have } sind da.
why-no-city-piece = Alle deine { $n } Städte stehen auf dem Plan.
why-no-support = Mit einer Stadt in { $area } blieben nur { $left } Steine auf dem Plan; deine Städte bräuchten { $needed }.
why-no-growth-in-city = In einem Stadtgebiet wächst nichts: { $area }.
why-by-hand-first = Wähle zuerst „Im Einzelnen entscheiden“ oder folge einem der Vorschläge.
why-grown = { $area } hat sein ganzes Wachstum.
why-stock-empty = Dein Vorrat ist aufgebraucht: In { $area } wächst nichts mehr.
why-all-ships = Du hast schon alle { $n } Schiffe.
why-no-coast = { $area } hat keine Küste.
why-ship-price = Ein Schiff kostet { $price } Steine aus dem Schatz, wo { $have } frei sind, oder aus { $area }, wo genug bleiben müssen.
why-none-there-of = { $seat } hat in { $area } keine Einheiten.
why-not-in-part = { $area } gehört nicht zu dem Teil, der verloren geht.
why-nothing-to-replace = Dein Vorrat hat nichts, was diese Einheiten ersetzen könnte.
why-last-token = Bei einer Seuche bleibt ein Stein: { $area } hat nichts mehr zu geben.
why-not-flooded = Die Flut erreicht deine Einheiten in { $area } nicht.
why-points = Mit Einheiten aus { $area } wären die Punkte nicht genau zu treffen.
why-no-volcano = Am Vulkan von { $area } hast du nichts, oder es gibt keinen.
why-not-map = Auf der Karte ist jetzt nichts zu tun: { $phase }.
why-no-city = In { $area } steht keine Stadt.
why-revolt = Nur Städte von { $seat } revoltieren.
why-pirates = Deine Schiffe erreichen nur einige Küstenstädte von { $seat }, jedes Schiff eine.
why-heresy = Du benennst fremde Städte, nicht eigene.
why-sheltered = { $card } schützt die Städte von { $seat } vor Bildersturm.
why-aftershock = { $area } liegt nicht neben der gefallenen Stadt.
why-own-city-safe = Du benennst eine Stadt eines Nachbarn, nicht noch eine eigene.
why-defending = Die Stadt { $area } wird nicht angegriffen.
why-own-city = Du wählst unter deinen eigenen Städten.
why-fresh-first = Zuerst werden Städte dieser Runde aufgelöst.
why-supported = { $area } ist schon gewählt, oder die Versorgung reicht jetzt.
why-ship-of = Dieses Schiff gehört { $seat }.
why-pick-coast = Wähle dieses Schiff, dann eine Küste in seiner Reichweite.
why-ship-tired = Schiff { $ship } ist alle seine Schritte gefahren.
why-no-waters = Für Schiff { $ship } geht es nicht weiter, und niemand kann an Bord.
why-upkeep-paid = Der Unterhalt von Schiff { $ship } ist bezahlt.
why-scrapped = Schiff { $ship } ist schon aufgegeben.
why-ship-phase = Schiffe fahren in Phase 5 und werden in Phase 4 gebaut oder aufgegeben.
why-owned = { $card } hast du schon.
why-in-basket = { $card } liegt in deinem Korb.
why-sold-out = { $card } ist vergriffen.
why-needs-card = { $card } setzt { $cards } voraus.
why-eleven = Niemand besitzt mehr als { $n } Zivilisationskarten.
why-too-dear = { $card } ist zu teuer: Alles zusammen kostet { $price }, du kannst { $have } ausgeben; { $missing } fehlen.
why-shop-phase = Zivilisationskarten erwirbst du in Phase 12, wenn du an der Reihe bist; jetzt: { $phase }.
why-locked = { $card } kam durch Handel zu dir. Weitergeben kannst du sie nicht, in Phase 14 trifft sie dich.
why-few-cards = Ein Paket hat mindestens { $n } Karten.
why-packet-first = Lege Karten mit den Knöpfen in dein Paket: mindestens { $n }.
why-enough-returned = Du gibst schon genug zurück.
why-calamity-pays-not = Mit { $card } lässt sich nichts bezahlen.
why-all-paid = Alle deine Karten { $card } sind schon bezahlt.
why-basket-first = Lege zuerst eine Zivilisationskarte in den Korb; dann wählst du, womit du zahlst.
why-only-grain = Gegen Hungersnot helfen nur Kornkarten.
why-trade-phase = Handelskarten wechseln in Phase 11 die Hand und bezahlen in Phase 12; jetzt: { $phase }.
why-works-itself = { $card } wird nicht gehandelt und wirkt von selbst.
why-nation-of = Dieses Volk spielt { $seat }.
why-your-nation = Das ist dein Volk.
why-nation-later = Völker werden vor dem Spiel gewählt.
why-not-yourself = Du wählst jemand anderen.
why-named-already = { $seat } ist schon benannt.
why-giver-spared = { $seat } hat dir die Seuche gegeben und bleibt verschont.
why-nothing-to-lose = { $seat } hat dort nichts zu verlieren.
why-without-units-first = Zuerst muss ein Volk ohne Einheiten benannt werden: nicht { $seat }.
why-offer-to = Um { $seat } etwas anzubieten, lege mindestens { $n } Karten in dein Paket und wähle dort den Namen.
why-player = Mit { $seat } ist jetzt nichts zu machen.
why-stack = Von Stapel { $n } ziehst du in Phase 10 von selbst, wenn du so viele Städte hast.
why-stack-empty = Stapel { $n } ist leer.
why-hand-full = Deine Hand ist voll: Niemand zieht über { $n } Karten hinaus.
why-gold-price = Die oberste Karte des Goldstapels kostet { $price } Steine; dein Schatz hat { $have }, { $missing } fehlen.
why-gold-phase = Gold wird vor und nach deinem Ziehen in Phase 10 verkauft.
why-packet-gone = Paket { $n } liegt nicht mehr auf dem Tisch.
why-packet-for = Paket { $n } ist für { $seat } bestimmt.
why-answer-with-packet = Um auf Paket { $n } zu antworten, stelle ein eigenes Paket zusammen.

# Was eine Entscheidung mit sich bringt.
brings-revolt = Nächste Runde { $n ->
    [one] revoltiert 1 Stadt
   *[other] revoltieren { $n } Städte
    }: Die Steuern für { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
    } betragen { $taxes }, dein Vorrat wird { $stock } sein.
brings-no-support = { $cities ->
    [one] 1 Stadt braucht
   *[other] { $cities } Städte brauchen
    } die Versorgung von { $needed } Steinen; nur { $have } werden auf dem Plan sein. Städte werden aufgelöst.
brings-surplus = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
    } über dem Bevölkerungslimit { $n ->
    [one] geht
   *[other] gehen
    } verloren, wenn dort keine Stadt gegründet wird: { $areas }.
brings-less-growth = Nach den nächsten Steuern bleiben nur { $stock } Steine zum Wachsen: { $n } weniger, als es sein könnten.
brings-fight = Du kämpfst in { $area }: So wie es steht, { $n ->
    [one] stirbt 1 Stein
   *[other] sterben { $n } Steine
    }, { $left } { $left ->
    [one] bleibt
   *[other] bleiben
    }.
brings-driven-off = { $n ->
    [one] Dein Stein ist
   *[other] Deine { $n } Steine sind
    } zu wenig gegen die Stadt { $area } von { $seat }: Alle sterben.
brings-assault = Um die Stadt { $area } wird gegen { $seat } gekämpft: So wie es steht, { $left ->
    [0] bleibt keiner deiner Steine
    [one] bleibt 1 deiner Steine
   *[other] bleiben { $left } deiner Steine
    }.
brings-city = Du nimmst die Stadt { $area } von { $seat }: Dort fehlen Verteidiger im Vorrat.
brings-city-lost = Deine Stadt { $area } wird sich ergeben: Du hast keine Verteidiger im Vorrat.
brings-ships-lost = { $n ->
    [one] 1 Schiff geht
   *[other] { $n } Schiffe gehen
    } verloren, weil der Unterhalt fehlt.
brings-short = Mit elf Karten fehlen dir dann { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } für das letzte Feld.
brings-unbought = Du könntest noch { $n ->
    [one] eine Karte
   *[other] eine von { $n } Karten
    } erwerben, etwa { $card } für { $price }.
brings-surplus-cards = { $n ->
    [one] 1 Handelskarte ist
   *[other] { $n } Handelskarten sind
    } über dem Limit von sechs und { $n ->
    [one] muss
   *[other] müssen
    } in Phase 13 zurück.
brings-bad-deal = Deine Hand ist jetzt { $now } wert, danach vielleicht nur noch { $least }.

factor-space = Entwicklungstabelle { $change }
factor-space_lead = Felder vor allen anderen { $change }
factor-space_behind = Felder hinter dem Vordersten { $change }
factor-next_space = das nächste Feld steht offen
factor-next_space-less = das nächste Feld ist versperrt
factor-falling_back = der Marker wird zurückgehen
factor-falling_back-less = der Marker wird nicht zurückgehen
factor-gate_near = für die nächste Epoche fehlt mehr
factor-gate_near-less = für die nächste Epoche fehlt weniger
factor-gate_far = für die übernächste Epoche fehlt mehr
factor-gate_far-less = für die übernächste Epoche fehlt weniger
factor-last_missing = für das letzte Feld fehlen mehr Punkte
factor-last_missing-less = für das letzte Feld fehlen weniger Punkte
factor-turns_needed = ein längerer Weg ins Ziel
factor-turns_needed-less = ein kürzerer Weg ins Ziel
factor-race_lead = mehr Vorsprung im Rennen ins Ziel
factor-race_lead-less = weniger Vorsprung im Rennen ins Ziel
factor-race_behind = mehr Rückstand im Rennen ins Ziel
factor-race_behind-less = weniger Rückstand im Rennen ins Ziel
factor-cards = Zivilisationskarten { $change }
factor-first_cards = von den ersten sieben Zivilisationskarten { $change }
factor-cards_points = Punkte der Zivilisationskarten { $change }
factor-groups = von den ersten drei Gruppen { $change }
factor-due = bis ins Ziel ist mehr zu zahlen
factor-due-less = bis ins Ziel ist weniger zu zahlen
factor-agriculture = Raum für mehr Volk durch Landwirtschaft
factor-agriculture-less = kein Raum durch Landwirtschaft
factor-coinage = freie Steuern durch Münzwesen
factor-coinage-less = keine freien Steuern
factor-seafaring = bessere Seefahrt
factor-seafaring-less = schlechtere Seefahrt
factor-arms = besser bewaffnet
factor-arms-less = schlechter bewaffnet
factor-shelter = besserer Schutz vor Katastrophen
factor-shelter-less = schlechterer Schutz vor Katastrophen
factor-funds = Schatz und Handelskarten { $change }
factor-affordable = eine bessere Karte ist bezahlbar
factor-affordable-less = keine so gute Karte ist bezahlbar
factor-saved = näher an der nächsten guten Karte
factor-saved-less = weiter von der nächsten guten Karte
factor-next_price = zur billigsten Karte fehlen { $change }
factor-treasury = Schatz { $change }
factor-full_treasury = Schatz, soweit nötig { $change }
factor-stock = Vorrat { $change }
factor-next_taxes = nächste Steuern { $change }
factor-revolts = mehr Gefahr einer Revolte
factor-revolts-less = weniger Gefahr einer Revolte
factor-thin_stock = für die Steuern fehlende Steine { $change }
factor-defenceless = ein Vorrat, der keine Stadt verteidigt
factor-defenceless-less = ein Vorrat, der eine Stadt verteidigt
factor-hand = Handelskarten { $change }
factor-hand_growth = Sätze, die wachsen können
factor-hand_growth-less = Sätze, die weniger wachsen können
factor-hand_pairs = Sätze aus zwei oder mehr Karten { $change }
factor-hand_blocked = weniger Platz für neue Handelskarten
factor-hand_blocked-less = mehr Platz für neue Handelskarten
factor-surplus_cards = zurückzugebende Handelskarten { $change }
factor-calamities_held = Katastrophen auf der Hand { $change }
factor-risk_cities = Katastrophen bedrohen mehr Städte
factor-risk_cities-less = Katastrophen bedrohen weniger Städte
factor-risk_people = Katastrophen bedrohen mehr Volk
factor-risk_people-less = Katastrophen bedrohen weniger Volk
factor-cities = Städte { $change }
factor-first_cities = von den ersten zwei Städten { $change }
factor-some_cities = von den ersten fünf Städten { $change }
factor-many_cities = Städte über sechs hinaus { $change }
factor-trade_income = Punkte aus Handel pro Runde { $change }
factor-unsupported = Städte ohne Versorgung { $change }
factor-planned = Städte kurz vor dem Bau { $change }
factor-planned_income = mehr Handel aus den nächsten Städten
factor-planned_income-less = weniger Handel aus den nächsten Städten
factor-odd_cities = Städte abseits der Stadtplätze { $change }
factor-exposed_cities = Städte an Vulkanen und in Flutebenen { $change }
factor-attacked_cities = angreifbare Städte { $change }
factor-people = Volk { $change }
factor-few_people = nötiges Volk { $change }
factor-spare_people = überzähliges Volk { $change }
factor-seeds = besiedelte Gebiete { $change }
factor-growth = Wachstum der nächsten Runde { $change }
factor-crowd = Steine über den Limits { $change }
factor-room = Raum für mehr Volk { $change }
factor-open_land = freie Gebiete ringsum { $change }
factor-sites = besiedelte Stadtplätze { $change }
factor-sites_near = freie Stadtplätze ringsum { $change }
factor-site_tokens = Volk auf Stadtplätzen { $change }
factor-strangers = Fremde ringsum { $change }
factor-shared = mit anderen geteilte Gebiete { $change }
factor-ships = Schiffe { $change }
factor-first_ship = hat ein Schiff
factor-first_ship-less = hat kein Schiff
factor-last_mover = bewegt sich später
factor-last_mover-less = bewegt sich früher
factor-revolting = revoltierende Städte { $change }

factor-standing = im Ganzen eine bessere Stellung
factor-standing-less = im Ganzen eine schlechtere Stellung
bot-miser = Geizhals
bot-miser-help = Feilscht hart: gibt nie einen Punkt für Platz auf der Hand her und tauscht nur, wo der Gewinn sicher ist.
bot-plague_bearer = Seuchenbringer
bot-plague_bearer-help = Steckt in jedes Paket, das er kann, eine Katastrophe, damit andere sie erleiden.

# Wörterbuch
term-token = Spielstein
term-token-text = Einer aus deinem Volk. Er ist entweder im Vorrat, auf dem Plan oder im Schatz; insgesamt hat jedes Volk gleich viele.
term-stock = Vorrat
term-stock-text = Spielsteine, die nicht auf dem Plan und nicht im Schatz sind. Aus ihm kommen Steuern, Wachstum und die Verteidiger von Städten: Ein leerer Vorrat ist gefährlich.
term-treasury = Schatz
term-treasury-text = Bezahlte Steuern. Der Schatz bezahlt Schiffe, Gold und Zivilisationskarten; was ausgegeben ist, kehrt in den Vorrat zurück.
term-city = Stadt
term-city-text = Kostet 6 Spielsteine auf einem Stadtplatz, 12 anderswo. Bringt jede Runde eine Handelskarte mehr, zahlt 2 Steine Steuer und braucht 2 Steine auf dem Plan.
term-city-site = Stadtplatz
term-city-site-text = Ein Quadrat auf der Karte: Hier kostet eine Stadt nur 6 Steine. Schwarz ist vor Fluten sicher, weiß liegt in einer Flutebene.
term-limit = Bevölkerungslimit
term-limit-text = Die Zahl im Kreis: So viele Spielsteine bleiben am Ende der Runde in dem Gebiet. Völker, die es teilen, halten es gemeinsam ein.
term-taxes = Steuern
term-taxes-text = Phase 1: 2 Spielsteine je Stadt gehen aus dem Vorrat in den Schatz. Für wen der Vorrat nicht reicht, dem revoltieren Städte.
term-revolt = Revolte
term-revolt-text = Städte, deren Steuer nicht bezahlt ist, gehen an andere über: Wer die meisten Steine im Vorrat hat, wählt zuerst.
term-growth = Bevölkerungswachstum
term-growth-text = Phase 2: ein neuer Stein, wo einer steht, zwei, wo mehr stehen; in Stadtgebieten keiner. Mehr als im Vorrat ist, wächst nicht.
term-census = Zensus
term-census-text = Phase 3: Alle zählen ihre Spielsteine auf dem Plan. Wer die meisten hat, zieht zuerst; zuletzt zu ziehen ist oft besser.
term-ship = Schiff
term-ship-text = Kostet 2 Steine, danach 1 je Runde. Trägt 5 Spielsteine über 4 Schritte die Küsten entlang.
term-upkeep = Unterhalt
term-upkeep-text = Phase 4: 1 Stein je Schiff, aus dem Schatz oder vom Plan. Unbezahlte Schiffe gehen in den Vorrat zurück.
term-movement = Bewegung
term-movement-text = Phase 5: Jeder Spielstein darf über eine Grenze ziehen oder mit einem Schiff fahren, das größte Volk zuerst.
term-conflict = Konflikt
term-conflict-text = Phase 6: Stehen verschiedene Völker über dem Limit, fällt Stein um Stein, beim Schwächeren zuerst. Gewürfelt wird nicht.
term-attack = Angriff auf eine Stadt
term-attack-text = Braucht 7 Spielsteine, gegen Ingenieurwesen 8. Sechs Steine aus dem Vorrat des Besitzers verteidigen sie; fehlen sie, ergibt sich die Stadt.
term-surplus = Überbevölkerung
term-surplus-text = Phase 8: Spielsteine über dem Limit und alle in Stadtgebieten gehen in den Vorrat zurück.
term-support = Versorgung
term-support-text = Phasen 9 und 15: Jede Stadt braucht 2 Spielsteine irgendwo auf dem Plan. Fehlen sie, werden Städte aufgelöst.
term-reduced = Aufgelöste Stadt
term-reduced-text = Die Stadt wird durch so viele Spielsteine ersetzt, wie das Gebiet trägt und der Vorrat hergibt.
term-trade-card = Handelskarte
term-trade-card-text = Mit n Städten ziehst du je eine Karte der Stapel 1 bis n. n gleiche sind n × n × ihren Wert wert.
term-stack = Stapel
term-stack-text = Handelskarten liegen nach Wert in neun Stapeln. Zuunterst liegt zu Beginn in jedem ab dem zweiten eine Katastrophe.
term-red-back = Rote Rückseite
term-red-back-text = Eine Katastrophe, die trifft, wer sie zieht: Sie lässt sich nicht handeln.
term-locked = Erhaltene Katastrophe
term-locked-text = Eine Katastrophe mit brauner Rückseite schadet erst, wenn sie einmal gehandelt wurde, und trifft dann den, der sie erhielt.
term-packet = Paket
term-packet-text = Mindestens drei Handelskarten, verdeckt angeboten. Anzahl, Wert und eine Karte werden wahrheitsgemäß genannt; auch eine Katastrophe darf darin sein.
term-gold = Gold
term-gold-text = In Phase 10 kostet die oberste Karte des neunten Stapels 18 Steine aus dem Schatz. Es kann auch Piraterie sein.
term-civilization-card = Zivilisationskarte
term-civilization-card-text = Eine Errungenschaft, mit Handelskarten und Schatz bezahlt. Sie wirkt für immer, gibt Kredit auf andere und zählt Punkte. Höchstens elf.
term-credit = Kredit
term-credit-text = Karten, die du besitzt, machen andere billiger, jede einmal je Karte; die Karten im Korb helfen einander noch nicht.
term-group = Gruppe
term-group-text = Handwerk, Wissenschaft, Künste oder Gesellschaft. Für die Späte Bronzezeit brauchst du Karten aus drei Gruppen.
term-spend = Kaufkraft
term-spend-text = Der Wert aller deiner Handelskarten als Sätze und dazu der Schatz. Wechselgeld gibt es nicht.
term-calamity = Katastrophe
term-calamity-text = Phase 14: Gezogene rote und im Handel erhaltene braune treffen ein, höchstens zwei je Volk.
term-unit-points = Einheitenpunkte
term-unit-points-text = Ein Spielstein zählt 1, eine Stadt 5. So werden Verluste durch Hungersnot, Flut, Seuche und Bürgerkrieg gemessen.
term-flood-plain = Flutebene
term-flood-plain-text = Grüne Gebiete an Flüssen: eine Flut trifft die Ebene, wo der Betroffene die meisten Einheiten hat, und alle anderen dort.
term-volcano = Vulkan
term-volcano-text = Bricht er aus, ist alles vernichtet, was der Betroffene dort hat.
term-succession = Entwicklungstabelle
term-succession-text = Phase 16: Jeder Marker rückt ein Feld vor, wenn die nächste Epoche es zulässt. Wer das Ziel erreicht, beendet das Spiel.
term-epoch = Epoche
term-epoch-text = Wer sie betritt, braucht 2 Städte, dann Karten aus 3 Gruppen, dann 7 Karten, dann Karten im Wert 1000. Ohne Stadt fällt der Marker zurück.
term-points = Punkte
term-points-text = Zivilisationskarten zum aufgedruckten Preis, Schatz und Handelskarten auf der Hand. Die letzten Felder verlangen so viele, wie auf ihnen steht.
term-no-more-trade = Kein Handel mehr
term-no-more-trade-text = Einmal gesagt, fragt dich der Handel dieser Runde nicht mehr. Du kannst es jederzeit zurücknehmen.

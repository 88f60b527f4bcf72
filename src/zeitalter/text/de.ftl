### Wortlaut, den alle Spiele und die Kommandozeile teilen.

## Aufzählungen und Spieler

list-empty = nichts
list-and = { $first } und { $last }
player-unnamed = Spieler { $number }
player-person = Spieler { $number }

## Ereignisse und Enden, die jedes Spiel haben kann

event-undo = { $seat } nimmt die letzte Entscheidung zurück.
event-passed = { $seat } hat nichts zu entscheiden.
event-timeout = Die Zeit von { $seat } ist um: Es geschieht das Harmlose.
event-more = { $seat }: +{ $n } { $figure }
event-less = { $seat }: −{ $n } { $figure }
event-resign = { $seat } verlässt das Spiel.
end-resignation = Nur ein Spieler ist übrig.

## Schlusswertung

scores-category = Punkte
scores-total = Summe
scores-place = Platz
scores-winners = { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}

## Hilfe der Kommandozeile

help-zeitalter = Fünf Zivilisations-Brettspiele: gegen Bots spielen, Bots spielen lassen, messen, nachspielen.
help-usage = Aufruf:{ " " }
help-arguments = Angaben
help-settings = Einstellungen
help-commands = Befehle
help-command-name = BEFEHL
help-game-name = SPIEL
help-folder = ORDNER
help-file-name = DATEI
help-option-form = NAME=WERT
help-preset-name = NAME
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-language = die Sprache aller Texte
help-play-command = ein Spiel gegen Bots spielen
help-games-command = die Spiele mit ihren Optionen auflisten
help-simulate-command = Bots Partien spielen lassen und die Ergebnisse ausgeben
help-arena-command = herausfinden, welcher Bot stärker ist, mit ausgeglichenen Sitzplätzen
help-ladder-command = alle Bots eines Spiels gegeneinander spielen lassen und bewerten
help-dataset-command = Entscheidungen von Bots als Zahlen in Parquet-Dateien, zum Lernen
help-bench-command = messen, wie schnell die Spiele hier laufen
help-replay-command = eine Aufzeichnung prüfen und die Partie in Worten erzählen
help-verify-command = alle gespeicherten Aufzeichnungen prüfen
help-advise-command = was ein Bot bei einer Entscheidung einer Aufzeichnung täte, und warum
help-advise-file = eine Aufzeichnung, oder eine Datei mit einer je Zeile (.jsonl.gz; Auswahl mit --line)
help-at = vor dieser Aktion, gezählt wie bei „{ $command }“; eine mehr, als es gibt: wo eine Partie stehen blieb
help-advise-level = die Stufe, die nachdenkt (sonst hard)
help-advise-seat = wer beraten wird, ab 1 (sonst: wer dort gehandelt hat)
help-stats-command = in Aufzeichnungen zählen, wer womit gewinnt und wie lange Partien dauern
help-stats-places = Aufzeichnungen: Dateien (.json, .jsonl.gz) oder Ordner
help-plot = zeichnen: ein Bild (.svg, .png, .pdf), oder ein Ordner für ein Bild je Diagramm
help-least = weglassen, was weniger Spieler hatten (sonst 5)
help-game = das Spiel: { $games }
help-one-game = nur dieses Spiel
help-pack = ein Datenpaket: ein Ordner mit Dateien, die die Daten des Spiels ersetzen
help-players = Zahl der Spieler
help-bench-players = Zahl der Spieler (sonst: ein voller Tisch)
help-preset = eine Spielweise mit Namen, siehe „{ $command }“; daneben genannte Optionen kommen hinzu
help-pure = der Kern in reinem Python, auch wenn ein übersetzter da ist
help-option = eine Option des Spiels, siehe „{ $command }“; mehrmals möglich
help-seed = eine Zahl oder ein Text, der allen Zufall bestimmt; gleiche Werte geben gleiche Partien
help-games = Zahl der Partien (sonst { $default })
help-jobs = Zahl der Prozesse (sonst: einer je Kern); ändert nichts am Ergebnis
help-json = JSON ausgeben
help-bot = die Bots nach Sitzplätzen, bei Bedarf wiederholt (sonst random)
help-bots = die zu vergleichenden Bots; bei zweien spielt einer der ersten gegen mehrere der zweiten Art
help-pairs = jede Ausgangslage so oft spielen, wie es Sitzplätze gibt, die Bots jedes Mal um einen Platz weiter: so wiegt das Glück weniger
help-sprt = aufhören, sobald klar ist, ob der erste von zwei Bots stärker ist (sequentieller Test, paarweise; höchstens { $games } Partien, wenn --games nichts anderes sagt)
help-h0 = für --sprt: der Anteil der Siege eines Bots, der nicht besser ist (sonst: ein gleicher Anteil), etwa 0.5
help-h1 = für --sprt: der Anteil der Siege, der sich lohnen würde (sonst: 0.1 mehr)
help-alpha = für --sprt: wie oft ein Bot, der nicht besser ist, stärker heißen darf (sonst 0.05)
help-beta = für --sprt: wie oft einer, der sich lohnt, nicht stärker heißen darf (sonst 0.05)
help-times = auch messen, wie lange die Bots nachdenken, je Entscheidung und je Zug
help-ladder-bots = die Bots, die spielen (sonst: alle dieses Spiels)
help-ladder-times = auch, wie lange die Bots je Zug nachdenken; mit --json die Zeiten, die von Lauf zu Lauf verschieden sind
help-ladder-plot = die Wertungen zeichnen (.svg, .png, .pdf)
help-dataset-bot = Bots, die entscheiden, mit wechselnden Plätzen (Vorgabe: greedy)
help-dataset-out = Ordner des Datensatzes; nach einer Unterbrechung macht derselbe Befehl weiter
help-opponents = die Bots, gegen die du spielst (sonst medium)
help-record = wohin mit Aufzeichnungen der Partien: ein Ordner, oder eine einzige gepackte Datei, die auf .jsonl.gz endet
help-resume = jede fertige Partie in dieser Datei festhalten; nach einer Unterbrechung macht derselbe Befehl weiter
help-ray = auf einem Ray-Cluster spielen: seine Adresse, „auto“, oder „local“, um hier einen zu starten; ändert nichts am Ergebnis
help-address = ADRESSE
help-place = ORT
help-seconds = Zeit je Spiel und Variante (sonst 3)
help-file = eine Aufzeichnung, oder eine Datei mit einer je Zeile (.jsonl.gz)
help-line = von einer Datei mit mehreren Aufzeichnungen nur die in dieser Zeile
help-quiet = nur prüfen, nicht erzählen
help-verify-places = Aufzeichnungen: Dateien oder Ordner (sonst: deine eigenen)
help-terminal = im Terminal spielen
help-seat = wo du sitzt, ab 1 (sonst 1)

## Fehler

error-usage = { $reason } (Hilfe: { $program } --help)
error-missing = es fehlt: { $what }
error-unrecognized = { $what } kenne ich nicht
error-no-value = ein Wert fehlt
error-value = hat keinen Wert, auch nicht „{ $given }“
error-name = „{ $given }“ gibt es nicht; es gibt: { $known }
error-command = es gibt keinen Befehl „{ $given }“; es gibt: { $what }
error-argument = { $what }: { $given }
error-number = „{ $given }“ ist keine ganze Zahl von { $low } bis { $high }
error-share = „{ $given }“ ist kein Anteil zwischen 0 und 1, etwa 0.55
error-language = es gibt keine Sprache „{ $given }“; es gibt: { $known }
error-unknown-game = es gibt kein Spiel „{ $game }“; es gibt: { $known }
error-unknown-bot = es gibt keinen Bot „{ $bot }“; es gibt: { $known }
error-no-bot = mindestens ein Bot muss genannt sein: { $known }
error-ladder-bots = eine Rangliste braucht mindestens zwei Bots
error-needs-sprt = { $what } gehört zum sequentiellen Test: dazu --sprt angeben
error-sprt-bots = --sprt vergleicht zwei Bots, nicht { $count }
error-sprt-games = --sprt braucht für jeden der { $players } Sitzplätze eine Partie, nicht { $games } insgesamt
error-sprt-bounds = H0 ({ $h0 }) muss kleiner sein als H1 ({ $h1 }), und beide Irrtümer kleiner als 50 %
error-picture = { $file } ist kein Name für ein Bild; solche enden auf { $known }
error-players = { $game } ist für { $low } bis { $high } Spieler, nicht { $given }
error-seat = einen Platz { $given } gibt es an einem Tisch für { $high } nicht
error-option-form = eine Option hat die Form NAME=WERT, nicht „{ $given }“
error-unknown-preset = { $game } hat keine Spielweise „{ $name }“; es gibt: { $known }
error-unknown-option = { $game } hat keine Option „{ $name }“; es gibt: { $known }
error-option-value = { $name } kann nicht „{ $given }“ sein; möglich: { $allowed }
error-options = diese Optionen passen nicht zusammen: { $reason }
error-pack = das Datenpaket { $pack } ist nicht zu gebrauchen: { $reason }
error-read = { $file } lässt sich nicht lesen: { $reason }
error-write = { $file } lässt sich nicht schreiben: { $reason }
error-resume-other = { $file } gehört zu einem anderen Lauf: { $what } dort: { $there }, hier: { $here }. Nenne eine andere Datei oder lösche diese
error-resume-damaged = { $file } lässt sich nicht fortsetzen: Zeile { $line }: { $reason }
error-ray = der Ray-Cluster „{ $address }“ lässt sich nicht benutzen: { $reason }
error-workers-lost = { $count } Arbeitsprozesse sind nacheinander abgestürzt; vielleicht reicht der Speicher nicht: versuche ein kleineres --jobs
error-extra = { $what } braucht ein Paket, das nicht installiert ist: pip install '{ $extra }'
error-dataset = { $reason }
error-no-place = es gibt keine Datei und keinen Ordner { $place }
error-damaged = { $file } ist nach Zeile { $line } beschädigt oder abgeschnitten
error-one-record = { $file } enthält eine einzige Aufzeichnung, keine Zeilen; lass --line weg
error-no-line = { $file } hat keine Aufzeichnung in Zeile { $line }
error-record = { $file }: { $reason }

## zeitalter games

games-players = { $low } bis { $high } Spieler, Regelversion { $version }, Varianten: { $modes }
games-lengths = Spieldauer{ $mode }: { $spans }
games-length = { $count } Spieler { $low }–{ $high } min
games-values = Werte: { $share } nachgebildet, { $known } belegt oder erschlossen
games-names = Namen: { $share } von uns übersetzt, { $known } belegt oder erschlossen

## Ergebnistabellen

column-game = Spiel
column-players = Spieler
column-winner = Sieger
column-scores = Punkte
column-rounds = Runden
column-decisions = Entscheidungen
column-reason = Ende
column-digest = Endstand
column-bot = Bot
column-games = Partien
column-wins = Siege
column-win-rate = Siegquote
column-interval = 95-%-Intervall
column-chance = Wenn gleich
column-mean-score = Mittlere Punkte
column-mean-place = Mittlerer Platz
column-by-seat = Siege/Partien je Platz
column-decisions-per-second = Entscheidungen/s
column-games-per-second = Partien/s
column-options = Möglichkeiten
column-copy = Kopie µs
column-encode = Kodieren µs
column-observe = Sicht µs
column-rating = Wertung
column-sigma = ± σ
column-decision-ms = ms/Entscheidung
column-decision-p99 = 99 % darunter
column-turns = Züge
column-turn-ms = ms/Zug
column-turn-p99 = 99 % darunter
progress-games = Partien
progress-modes = Varianten
progress-records = Aufzeichnungen
progress-left = noch { $time }
dataset-written = { $games } Partien mit { $decisions } Entscheidungen liegen in { $folder }: je { $features } Merkmale, { $actions } Aktionen
simulate-wins = Siege je Platz: { $wins }. Im Mittel { $rounds } Runden, { $decisions } Entscheidungen.
arena-unbalanced = Bei { $games } Partien an { $players } Plätzen saß nicht jeder Bot überall gleich oft.
arena-mirror = Ein Spiegelkampf: { $bot } gegen sich selbst. Der gleiche Anteil liegt im Intervall, wie es sein soll.
arena-mirror-odd = Ein Spiegelkampf: { $bot } gegen sich selbst. Der gleiche Anteil liegt außerhalb des Intervalls; zufällig geschieht das in einem von zwanzig Fällen.
arena-pairs = Jede Ausgangslage wurde { $players }-mal gespielt, die Bots jedes Mal um einen Platz weiter.
arena-times = Median und 99. Perzentil der Rechenzeit. Ein Zug ist, was ein Platz entscheidet, bis ein anderer entscheidet.
resume-hint = Unterbrochen: { $done } von { $games } Partien stehen in { $file }. Derselbe Befehl macht weiter.
resume-journal = Format
resume-game = Spiel
resume-version = Regelversion
resume-data = Kartendaten
resume-options = Optionen
resume-seed = Zufallswert
resume-records = mit Aufzeichnungen
resume-block = Partien mit gleicher Ausgangslage
resume-times = mit Zeiten
resume-bots = Bots
arena-note = Geteilte Siege zählen anteilig; das Intervall ist das von Wilson; Zufallswert { $seed }.
sprt-bounds = Sequentieller Test von { $bot }: H0 { $h0 } der Siege, H1 { $h1 }; Irrtümer { $alpha } und { $beta }.
sprt-llr = LLR { $llr }, Grenzen { $lower } und { $upper }, nach { $games } von höchstens { $most } Partien in { $blocks } Blöcken.
sprt-stronger = { $bot } ist stärker als { $against }.
sprt-no = Nein: { $bot } gewinnt gegen { $against } keine { $h1 }.
sprt-open = Nicht gezeigt: weder, dass { $bot } stärker ist als { $against }, noch, dass es keine { $h1 } gewinnt.
sprt-share = Gewonnen wurden { $share } (95-%-Intervall { $low } – { $high }).
ladder-title = { $game }: { $table }
ladder-legend = Wertung mit 95-%-Intervall (± 1,96 σ)
ladder-note = Wertungen nach Plätzen (Plackett-Luce, openskill): alle beginnen bei 25, σ ist die Standardabweichung. Die Plätze sind ausgeglichen, jede Ausgangslage wird von jedem Platz aus einmal gespielt. Zeiten: Median und 99. Perzentil der Rechenzeit. Zufallswert { $seed }.
bench-build = Gemessen: { $build ->
    [compiled] die kompilierte Fassung
   *[pure] reines Python
}. Gezählt sind Entscheidungen mit zwei oder mehr Möglichkeiten.

## zeitalter train

help-train-command = Bots durch Spiel gegen sich selbst lernen lassen, was Stellungen wert sind
help-train-variants = nur diese Varianten des Spiels, etwa Modi (sonst: alle)
help-train-begins = womit ein Lauf beginnt: hand-made (mit der handgemachten Bewertung, üblich) oder shipped (mit den ausgelieferten Werten, üblich mit --generations)
help-train-generations = so viele Generationen je Stufe die Werte sich entwickeln lassen, statt ein Modell anzupassen: Plätze urteilen nach leicht verschiedenen Werten, und denen, die besser abschneiden, wird gefolgt
help-train-stages = Stufen aus Selbstspiel, Anpassung und Wettkampf (sonst { $default }); ein unterbrochener Lauf darf mehr bekommen
help-train-games = Partien gegen sich selbst je Stufe oder Generation (sonst { $default })
help-train-matches = Partien, die über neue Werte entscheiden, höchstens (sonst { $default })
help-train-units = verborgene Einheiten des Modells (sonst { $default }: ein lineares)
help-train-level = die Spielstärke, die spielt (sonst { $default })
help-train-out = Ordner des Laufs (sonst build/train/SPIEL)
help-train-resume = den Lauf im Ordner fortsetzen, mit seinen Einstellungen
help-train-ship = die besten Werte zum Spiel selbst kopieren, wo seine Bots sie finden
progress-play = Stufe { $stage }, Selbstspiel
progress-fit = Stufe { $stage }, Anpassung
progress-evolve = Stufe { $stage }, Entwicklung
progress-match = Stufe { $stage }, Wettkampf
train-stage = Stufe { $number }: { $fitted ->
    [true] Verlust { $losses }; { "" }
   *[false] { "" }
}{ $won } von { $played } gegen die bisher besten Werte gewonnen ({ $low } – { $high }): { $kept ->
    [true] behalten
   *[false] nicht behalten
}.
train-loss = { $variant } { $loss } (geraten { $guess })
train-hint = Unterbrochen. Weiter geht es mit: { $command }
train-best = Die besten Werte liegen in { $file }.
train-none = Keine Stufe hat ihren Wettkampf gewonnen; es gibt keine Werte zu behalten.
train-shipped = Ausgeliefert: { $file }. Ein kompilierter Kern übernimmt sie, wenn er neu gebaut wird (make fast).
train-picture = Die Lernkurve liegt in { $file }.
train-no-picture = Kein Bild der Lernkurve: matplotlib ist nicht installiert (pip install '{ $extra }').
column-stage = Stufe
column-loss = Verlust
column-kept = Behalten
train-yes = ja
train-no = nein
train-title-loss = { $game }: Verlust je Stufe
train-title-match = { $game }: der Wettkampf jeder Stufe
train-axis-loss = Verlust
train-note-loss = Kreuzentropie in zurückgelegten Partien über der ihrer Ergebnisse; gestrichelt: alle Plätze gleich geraten
train-note-match = gewonnen gegen die bisher besten Werte, mit 95-%-Intervall; gefüllt: behalten
error-train = { $reason }
error-train-there = in { $folder } liegt schon ein Lauf: mit --resume geht er weiter, oder wähle mit --out einen anderen Ordner
error-train-nothing = in { $folder } liegt kein Lauf, der weitergehen könnte; lass --resume weg
error-values = { $reason }

## zeitalter replay und verify

replay-fine = { $file }: alle { $entries } Einträge spielen sich genau gleich nach.
replay-undone = { $text } (zurückgenommen)
replay-unfinished = Die Partie wurde nicht zu Ende gespielt.
verify-none = Keine Aufzeichnungen in { $places }.
verify-fine = { $count ->
    [one] Eine Aufzeichnung spielt sich genau gleich nach.
   *[other] Alle { $count } Aufzeichnungen spielen sich genau gleich nach.
}
verify-failed = { $failed } von { $count } Aufzeichnungen spielen sich nicht gleich nach

## zeitalter advise

advise-at = Aktion { $number }, { $player }: { $question }
advise-by = Die Stufe { $level } rät, nach dem, was { $player } wissen kann:
advise-chance = { $chance } der Partie
advise-then = danach: { $steps }
advise-for = dafür: { $reasons }
advise-against = dagegen: { $reasons }
advise-brings = es bringt: { $reasons }
advise-wins = beendet die Partie mit einem Sieg
advise-ends = beendet die Partie auf Platz { $place }
advise-equal = nichts in Sicht, was die anderen nicht auch brächten
advise-played = Getan wurde: { $action }
error-advise-at = { $file } hat { $entries } Aktionen; bei { $given } gibt es nichts zu entscheiden
error-advise-line = { $file } kann mehrere Aufzeichnungen enthalten: wähle eine mit --line
error-advise-over = dort ist die Partie zu Ende
error-advise-seat = { $player } hat dort nichts zu entscheiden; gefragt: { $asked }
error-advise-level = „{ $given }“ gibt keinen Rat; Stufen: { $known }

## zeitalter stats

trait-seat = Platz
trait-player = Spieler
trait-nation = Nation
trait-civilization = Zivilisation
trait-leader = Anführer
trait-government = Regierung
trait-technology = Technologie
trait-wonder = Wunder
trait-tactic = Taktik
trait-colony = Kolonie
trait-card = Karte
trait-person = Große Persönlichkeit
trait-golden-age = Goldenes Zeitalter
trait-achievement = Errungenschaft
trait-build = Baukarte
column-expected = Erwartet
column-mean = Mittel
column-deviation = ±
column-lowest = Kleinster
column-median = Median
column-highest = Größter
stats-heading = { $game }: { $tables }
stats-table = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} zu { $players } Spielern
stats-seat = Platz { $number }
stats-points = Punkte
stats-points-of = Punkte: { $player }
stats-mean = Mittel { $mean }
stats-title-rates = Siegquote: { $what }
stats-title-ends = Siegquote: { $what } (höchste und niedrigste)
stats-title-scores = Punkte am Ende
stats-title-length = Länge der Partien
stats-legend-rate = Siegquote mit 95-%-Intervall
stats-legend-telling = Intervall ohne den erwarteten Wert
stats-legend-expected = von diesen Spielern erwartet
stats-legend-equal = wenn alle gleich stark wären
stats-legend-spread = Kasten: mittlere Hälfte; Strich: Median; Fühler: 10 % bis 90 %; Raute: Mittel
stats-left-out = { $count ->
    [one] Eine Zeile fehlt: Weniger als { $least } Spieler hatten sie.
   *[other] { $count } Zeilen fehlen: Weniger als { $least } Spieler hatten sie.
}
stats-note = Fett: Das 95-%-Intervall (Wilson) enthält den erwarteten Wert nicht. Erwartet wird, was dieselben Spieler im Mittel gewinnen, mit oder ohne (von den Spielern selbst ein gleicher Anteil); geteilte Siege zählen anteilig. Wer vorn liegt, kann sich mehr leisten: Was mit dem Siegen zusammenfällt, muss nicht seine Ursache sein.
stats-unfinished = { $count ->
    [one] Eine Partie war nicht beendet und zählt nicht.
   *[other] { $count } Partien waren nicht beendet und zählen nicht.
}
error-no-games = es gibt keine beendeten Partien zu zählen ({ $unfinished } nicht beendet)
error-plot-games = die Aufzeichnungen sind von mehreren Spielen; nenne einen Ordner statt { $file }

## zeitalter play --terminal

play-welcome = Du bist { $seat }. Gib die Nummer einer Aktion ein, „h“ für Hilfe, „q“ zum Verlassen.
play-against = Du spielst gegen { $names }.
play-prompt = Deine Wahl:
play-turn-over = Eingabetaste lässt die anderen ziehen, „u“ nimmt zurück:
play-turn-over-what = Die Eingabetaste lässt die anderen ziehen, „u“ nimmt deine letzte Entscheidung zurück.
play-what = „{ $line }“ verstehe ich nicht. Gib eine Zahl von 1 bis { $count } ein, oder „h“ für Hilfe.
play-no-undo = Es gibt nichts zurückzunehmen: Zufall, eine aufgedeckte Karte oder ein anderer Spieler kam danach.
play-amount = { $text } ({ $step ->
    [1] jede Anzahl von { $least } bis { $most }
   *[other] Anzahlen von { $least } bis { $most } in Schritten von { $step }
}: „{ $number } { $most }“ für { $most })
play-irreversible = { $text } (nicht zurückzunehmen)
play-look-which = „{ $wanted }“ kann eins von diesen sein:
play-look-nothing = Etwas namens „{ $wanted }“ gibt es hier nicht. „look“ allein sagt, was es gibt.
play-look-kinds = „look“ und ein Name zeigt, was darauf steht. Es gibt: { $kinds }.
play-saved = Aufzeichnung gespeichert: { $file }
play-help =
    Zahl    die Aktion mit dieser Nummer ausführen (Eingabetaste, wenn es nur eine gibt)
    3 5     Aktion 3 mit der Anzahl 5, wo sie eine Spanne hat
    look X  was auf einer Karte steht oder wo ein Gebiet liegt; X ist ihr Name oder dessen Anfang
    u       die letzte Entscheidung zurücknehmen
    U       den ganzen Zug zurücknehmen
    l       was bisher geschah
    d / e   auf Deutsch / in English
    h, ?    diese Hilfe
    q       verlassen; die bisherige Partie wird als Aufzeichnung gespeichert

## Bots

bot-random = Zufällig
bot-random-help = Tut irgendetwas, das die Regeln erlauben.
bot-greedy = Gierig
bot-greedy-help = Schaut durch seinen eigenen Zug und nimmt, was dort am meisten zählt.
bot-beginner = Anfänger
bot-beginner-help = Lernt das Spiel wie du: antwortet sofort und übersieht oft den besseren Zug.
bot-easy = Leicht
bot-easy-help = Antwortet sofort mit dem, was auf den ersten Blick am besten ist.
bot-medium = Mittel
bot-medium-help = Plant seinen ganzen Zug; antwortet sofort.
bot-hard = Schwer
bot-hard-help = Plant seinen Zug mit Sorgfalt und vergleicht seine besten Pläne; denkt höchstens etwa eine Sekunde nach.
bot-expert = Experte
bot-expert-help = Vergleicht viele Pläne in vielen möglichen Welten; denkt bis zu 15 Sekunden je Zug nach, meist viel kürzer.

## Die Namen der Bots

persona-ada-lovelace = Ada Lovelace
persona-al-biruni = Al-Biruni
persona-al-khwarizmi = Al-Chwarizmi
persona-amanirenas = Amanirenas
persona-amina-of-zazzau = Amina von Zazzau
persona-archimedes = Archimedes
persona-aristarchus = Aristarchos
persona-aryabhata = Aryabhata
persona-ashoka = Aschoka
persona-aspasia = Aspasia
persona-avicenna = Avicenna
persona-ban-zhao = Ban Zhao
persona-boudica = Boudica
persona-brahmagupta = Brahmagupta
persona-cai-lun = Cai Lun
persona-caroline-herschel = Caroline Herschel
persona-christine-de-pizan = Christine de Pizan
persona-cornelia = Cornelia
persona-cyrus = Kyros
persona-emilie-du-chatelet = Émilie du Châtelet
persona-emmy-noether = Emmy Noether
persona-enheduanna = Enheduanna
persona-fatima-al-fihri = Fatima al-Fihri
persona-hatshepsut = Hatschepsut
persona-herodotus = Herodot
persona-hildegard-of-bingen = Hildegard von Bingen
persona-himiko = Himiko
persona-hypatia = Hypatia
persona-ibn-battuta = Ibn Battuta
persona-ibn-khaldun = Ibn Chaldun
persona-imhotep = Imhotep
persona-juana-ines-de-la-cruz = Juana Inés de la Cruz
persona-leif-erikson = Leif Eriksson
persona-li-qingzhao = Li Qingzhao
persona-maimonides = Maimonides
persona-mansa-musa = Mansa Musa
persona-maria-sibylla-merian = Maria Sibylla Merian
persona-mary-anning = Mary Anning
persona-murasaki-shikibu = Murasaki Shikibu
persona-nezahualcoyotl = Nezahualcóyotl
persona-nicolaus-copernicus = Nikolaus Kopernikus
persona-nur-jahan = Nur Jahan
persona-pachacuti = Pachacútec
persona-pakal = Pakal
persona-ptolemy = Ptolemäus
persona-ramanujan = Ramanujan
persona-sacagawea = Sacagawea
persona-saladin = Saladin
persona-sappho = Sappho
persona-savitribai-phule = Savitribai Phule
persona-sejong = Sejong
persona-seondeok = Seondeok
persona-sequoyah = Sequoyah
persona-sofonisba-anguissola = Sofonisba Anguissola
persona-solon = Solon
persona-sundiata-keita = Sundiata Keita
persona-tamar-of-georgia = Tamar von Georgien
persona-taytu-betul = Taytu Betul
persona-theodora = Theodora
persona-trung-trac = Trưng Trắc
persona-tupaia = Tupaia
persona-tycho-brahe = Tycho Brahe
persona-ulugh-beg = Ulugh Beg
persona-yaa-asantewaa = Yaa Asantewaa
persona-zenobia = Zenobia
persona-zhang-heng = Zhang Heng
persona-zhang-qian = Zhang Qian
persona-zheng-he = Zheng He

## Der Server

help-serve-command = den Spielserver starten
help-host = die Adresse, auf der er lauscht (sonst 127.0.0.1: nur dieser Rechner)
help-port = der Port, auf dem er lauscht (sonst 8000; 0 nimmt irgendeinen freien)
help-data = der Ordner für die Datenbank (sonst der eigene Datenordner)
help-database = eine andere Datenbank als SQLite im Datenordner
help-redis = für mehrere Serverprozesse; wird noch nicht unterstützt
help-game-pack-form = SPIEL=ORDNER
help-game-pack = ein Datenpaket für ein Spiel; darf mehrmals angegeben werden
help-origin = eine weitere Web-Adresse, die diesen Server benutzen darf; darf mehrmals angegeben werden
help-proxy = Adressen von Proxys davor, deren X-Forwarded-Angaben geglaubt wird
help-workers = Prozesse, in denen Bots nachdenken (sonst einer weniger als Kerne da sind, mindestens 2)
help-log = debug, info, warning oder error (sonst info); das Protokoll geht nach Standard-Error
help-serve-seed = jeden Tisch eines Spiels gleich austeilen, für Tests und Vorführungen; wer S kennt, kann alles Verdeckte kennen
help-pass-after = Millisekunden, nach denen von selbst weitergeht, wo nichts zu entscheiden ist (sonst 1000)
help-ask-all = nach allem fragen, auch wo nichts zu entscheiden ist
help-no-limits = keine Mengenbegrenzung, für Messungen
serve-ready = Der Server läuft unter { $address } (beenden mit Strg-C)
error-no-redis = mehrere Serverprozesse mit Redis werden noch nicht unterstützt; --redis weglassen
error-serve = der Server kann nicht starten: { $reason }
error-pack-form = --pack braucht SPIEL=ORDNER, nicht „{ $given }“
help-bot-command = einen Bot auf einem Server spielen lassen, an jedem Tisch, an dem sein Konto sitzt
help-bot-url = die Adresse des Servers, etwa https://play.example.org
help-token = ein Token des Kontos mit den Rechten read und play (sonst $ZEITALTER_TOKEN)
help-bot-name = welcher Bot (sonst medium)
help-until-done = enden, wenn keine seiner Partien mehr läuft
bot-plays = Ich spiele { $game } an Tisch { $table }.
error-bot-url = „{ $given }“ ist keine Adresse eines Servers; sie beginnt mit http:// oder https://
error-no-token = es fehlt ein Token: --token oder die Variable ZEITALTER_TOKEN
error-remote = { $reason }
help-admin-command = Tische auflisten, aus- und einlesen, ein Passwort zurücksetzen, sichern
help-admin-tables = die Tische auflisten
help-admin-export = einen Tisch mit seiner ganzen Partie in eine Datei schreiben; sie enthält den geheimen Startwert
help-admin-import = einen neuen Tisch aus einer solchen Datei oder einer Aufzeichnung machen
help-admin-reset-password = einem Konto ein neues Passwort geben
help-admin-backup = die Datenbank kopieren, auch während der Server läuft
help-table-name = TISCH
help-table = die Kennung des Tisches, wie in seiner Adresse
help-to-file = wohin geschrieben wird (sonst auf die Standardausgabe)
help-exported = die geschriebene Datei
help-account-name = NAME
help-account = der Name des Kontos
help-backup-file = wohin die Kopie geschrieben wird
column-table = Tisch
column-status = Zustand
column-changed = Geändert
admin-exported = Nach { $file } geschrieben. Die Datei enthält den geheimen Startwert der Partie.
admin-imported = Der neue Tisch hat die Kennung { $table }.
admin-password = Das neue Passwort von { $name } ist { $password }
admin-backed-up = Die Kopie liegt in { $file }.
error-admin = { $reason }
error-other-version = dieses Spiel hat Version { $version } von Zeitalter gespeichert; es ist unverändert, spiele es mit Version { $version } zu Ende
engine-compiled = Der Kern ist übersetzt.
engine-refused = Der Kern läuft in reinem Python, wie gewünscht.
engine-installed = Der Kern läuft in reinem Python; ein übersetztes Wheel ist um ein Mehrfaches schneller.
engine-no-compiler = Hier ist kein C-Compiler: Der Kern läuft in reinem Python, und Bots denken um ein Mehrfaches länger.
engine-building = Der Kern wird im Hintergrund übersetzt; die Bots wechseln, sobald er fertig ist.
play-ready = Dein Tisch: { $address }
    (beenden mit Strg-C; die Partie bleibt erhalten)
help-play-port = der Port für den Browser (sonst 8000 oder irgendein freier)
help-no-open = nur die Adresse zeigen, den Browser nicht öffnen

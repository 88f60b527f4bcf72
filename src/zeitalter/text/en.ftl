### Wording shared by all games and the command line.

## Lists and players

list-empty = nothing
list-and = { $first } and { $last }
player-unnamed = Player { $number }
player-person = Player { $number }

## Events and endings that every game may have

event-undo = { $seat } takes back the last decision.
event-passed = { $seat } has nothing to decide.
event-timeout = The time of { $seat } is up: the harmless choice is made.
event-more = { $seat }: +{ $n } { $figure }
event-less = { $seat }: −{ $n } { $figure }
event-resign = { $seat } leaves the game.
end-resignation = Only one player is left.

## Final scores

scores-category = Points
scores-total = Total
scores-place = Place
scores-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## Help of the command line

help-zeitalter = Five civilization board games: play them against bots, let bots play, measure, replay.
help-usage = usage:{ " " }
help-arguments = arguments
help-settings = settings
help-commands = commands
help-command-name = COMMAND
help-game-name = GAME
help-folder = FOLDER
help-file-name = FILE
help-option-form = NAME=VALUE
help-preset-name = NAME
help-help = show this help
help-version = show the version
help-language = the language of all texts
help-play-command = play a game against bots
help-games-command = list the games with their options
help-simulate-command = let bots play games and print the results
help-arena-command = find out which bot is stronger, with seats balanced
help-ladder-command = let all bots of a game play each other and rate them
help-dataset-command = the decisions of bots as numbers in Parquet files, for learners
help-bench-command = measure how fast the games run here
help-replay-command = check a record and retell the game in words
help-verify-command = check all stored records
help-advise-command = what a bot would do at a decision of a record, and why
help-advise-file = a record, or a file with one per line (.jsonl.gz; choose with --line)
help-at = before this action, numbered as “{ $command }” does; one more than there are: where a game was left
help-advise-level = the level that thinks (default hard)
help-advise-seat = who is advised, from 1 (default: who acted there)
help-stats-command = count in records who wins, with what, and how long games take
help-stats-places = records: files (.json, .jsonl.gz) or folders
help-plot = draw it: one picture (.svg, .png, .pdf), or a folder for a picture of each chart
help-least = leave out what fewer players had (default 5)
help-game = the game: { $games }
help-one-game = only this game
help-pack = a data pack: a folder with files that replace the game's own data
help-players = number of players
help-bench-players = number of players (default: a full table)
help-preset = a named way to play, see “{ $command }”; options given beside it come on top
help-pure = the engine in pure Python, even if a compiled build is there
help-option = an option of the game, see “{ $command }”; may be given several times
help-seed = a number or text that decides all chance; equal seeds give equal games
help-games = number of games (default { $default })
help-jobs = number of processes (default: one per core); does not change the result
help-json = print JSON
help-bot = bots by seat, repeated as needed (default random)
help-bots = the bots to compare; with two, one of the first plays against copies of the second
help-pairs = play each deal as often as there are seats, with the line-up moved on by one seat: luck of the deal weighs less
help-sprt = stop as soon as it is clear whether the first of two bots is stronger (sequential test, in pairs; at most { $games } games unless --games says otherwise)
help-h0 = for --sprt: the share of wins of a bot that is no better (default: an equal share), such as 0.5
help-h1 = for --sprt: the share of wins that would be worth having (default: 0.1 more)
help-alpha = for --sprt: how often a bot that is no better may be called stronger (default 0.05)
help-beta = for --sprt: how often one worth having may be called no stronger (default 0.05)
help-times = also measure how long the bots think, per decision and per turn
help-ladder-bots = the bots that play (default: all of this game)
help-ladder-times = also how long the bots think per turn; with --json the times, which differ from run to run
help-ladder-plot = draw the ratings (.svg, .png, .pdf)
help-dataset-bot = bots that decide, seated in turns (default: greedy)
help-dataset-out = folder of the dataset; after an interruption the same command continues it
help-opponents = the bots you play against (default medium)
help-record = where to keep records of the games: a folder, or one compressed file that ends in .jsonl.gz
help-resume = keep every finished game in this file; after an interruption the same command continues
help-ray = play on a Ray cluster: its address, “auto”, or “local” to start one here; does not change the result
help-address = ADDRESS
help-place = PLACE
help-seconds = time per game and mode (default 3)
help-file = a record, or a file with one per line (.jsonl.gz)
help-line = of a file with several records only the one in this line
help-quiet = only check, do not retell
help-verify-places = records: files or folders (default: your own)
help-terminal = play in the terminal
help-seat = where you sit, from 1 (default 1)

## Mistakes

error-usage = { $reason } (help: { $program } --help)
error-missing = missing: { $what }
error-unrecognized = unknown: { $what }
error-no-value = a value is missing
error-value = takes no value, but got “{ $given }”
error-name = there is no “{ $given }”; there are: { $known }
error-command = there is no command “{ $given }”; there are: { $what }
error-argument = { $what }: { $given }
error-number = “{ $given }” is not a whole number from { $low } to { $high }
error-share = “{ $given }” is not a share between 0 and 1, such as 0.55
error-language = there is no language “{ $given }”; there are: { $known }
error-unknown-game = there is no game “{ $game }”; there are: { $known }
error-unknown-bot = there is no bot “{ $bot }”; there are: { $known }
error-no-bot = name at least one bot: { $known }
error-ladder-bots = a ladder needs two bots or more
error-needs-sprt = { $what } belongs to the sequential test: add --sprt
error-sprt-bots = --sprt compares two bots, not { $count }
error-sprt-games = --sprt needs a game for each of the { $players } seats, not { $games } in all
error-sprt-bounds = H0 ({ $h0 }) must be less than H1 ({ $h1 }), and both errors less than 50 %
error-picture = { $file } is not the name of a picture; those end in { $known }
error-players = { $game } is for { $low } to { $high } players, not { $given }
error-seat = there is no seat { $given } at a table for { $high }
error-option-form = an option has the form NAME=VALUE, not “{ $given }”
error-unknown-preset = { $game } has no preset “{ $name }”; it has: { $known }
error-unknown-option = { $game } has no option “{ $name }”; it has: { $known }
error-option-value = { $name } cannot be “{ $given }”; possible: { $allowed }
error-options = these options do not work together: { $reason }
error-pack = the data pack { $pack } cannot be used: { $reason }
error-read = { $file } cannot be read: { $reason }
error-write = { $file } cannot be written: { $reason }
error-resume-other = { $file } belongs to another run: { $what } there: { $there }, here: { $here }. Name another file, or delete this one
error-resume-damaged = { $file } cannot be continued: line { $line }: { $reason }
error-ray = the Ray cluster “{ $address }” cannot be used: { $reason }
error-workers-lost = { $count } worker processes died one after the other; perhaps there is not enough memory: try a smaller --jobs
error-extra = { $what } needs a package that is not installed: pip install '{ $extra }'
error-dataset = { $reason }
error-no-place = there is no file or folder { $place }
error-damaged = { $file } is damaged or cut off after line { $line }
error-one-record = { $file } holds one record and no lines; leave out --line
error-no-line = { $file } has no record in line { $line }
error-record = { $file }: { $reason }

## zeitalter games

games-players = { $low } to { $high } players, rules version { $version }, modes: { $modes }
games-lengths = Playing time{ $mode }: { $spans }
games-length = { $count } players { $low }–{ $high } min
games-values = Values: { $share } reconstructed, { $known } documented or inferred
games-names = Names: { $share } translated by us, { $known } documented or inferred

## Tables of results

column-game = Game
column-players = Players
column-winner = Winner
column-scores = Scores
column-rounds = Rounds
column-decisions = Decisions
column-reason = End
column-digest = Final state
column-bot = Bot
column-games = Games
column-wins = Wins
column-win-rate = Win rate
column-interval = 95 % interval
column-chance = If equal
column-mean-score = Mean score
column-mean-place = Mean place
column-by-seat = Wins/games by seat
column-decisions-per-second = Decisions/s
column-games-per-second = Games/s
column-options = Options
column-copy = Copy µs
column-encode = Encode µs
column-observe = View µs
column-rating = Rating
column-sigma = ± σ
column-decision-ms = ms/decision
column-decision-p99 = 99 % below
column-turns = Turns
column-turn-ms = ms/turn
column-turn-p99 = 99 % below
progress-games = Games
progress-modes = Modes
progress-records = Records
progress-left = { $time } left
dataset-written = { $games } games with { $decisions } decisions are in { $folder }: { $features } features each, { $actions } actions
simulate-wins = Wins by seat: { $wins }. Mean: { $rounds } rounds, { $decisions } decisions.
arena-unbalanced = With { $games } games and { $players } seats, not every bot sat in every seat equally often.
arena-mirror = A mirror match: { $bot } against itself. The equal share lies within the interval, as it should.
arena-mirror-odd = A mirror match: { $bot } against itself. The equal share lies outside the interval; that happens by chance once in twenty times.
arena-pairs = Each deal was played { $players } times, with the line-up moved on by one seat each time.
arena-times = Median and 99th percentile of processor time. A turn is what a seat decides until another decides.
resume-hint = Interrupted: { $done } of { $games } games are in { $file }. The same command continues.
resume-journal = format
resume-game = game
resume-version = rules version
resume-data = card data
resume-options = options
resume-seed = seed
resume-records = with records
resume-block = games with the same deal
resume-times = with times
resume-bots = bots
arena-note = Shared wins count in parts; the interval is Wilson's; seed { $seed }.
sprt-bounds = Sequential test of { $bot }: H0 { $h0 } of wins, H1 { $h1 }; errors { $alpha } and { $beta }.
sprt-llr = LLR { $llr }, bounds { $lower } and { $upper }, after { $games } of at most { $most } games in { $blocks } blocks.
sprt-stronger = { $bot } is stronger than { $against }.
sprt-no = No: { $bot } does not win { $h1 } against { $against }.
sprt-open = Not shown: neither that { $bot } is stronger than { $against } nor that it does not win { $h1 }.
sprt-share = It won { $share } (95 % interval { $low } – { $high }).
ladder-title = { $game }: { $table }
ladder-legend = rating with 95 % interval (± 1.96 σ)
ladder-note = Ratings by places (Plackett-Luce, openskill): all begin at 25, σ is the standard deviation. Line-ups are balanced, each deal is played once from every seat. Times: median and 99th percentile of processor time. Seed { $seed }.
bench-build = Measured: { $build ->
    [compiled] the compiled build
   *[pure] pure Python
}. A decision is one with two or more options.

## zeitalter train

help-train-command = let bots learn by self-play what positions of a game are worth
help-train-variants = only these variants of the game, such as modes (default: all)
help-train-begins = what a course begins with: hand-made (the hand-made value, the default), or shipped (the values the game ships, the default with --generations)
help-train-generations = evolve the values for so many generations in a stage, instead of fitting a model: seats judge by slightly different values, and those that do better are followed
help-train-stages = stages of self-play, fitting and a match (default { $default }); an interrupted course may get more
help-train-games = games of self-play in a stage, or in a generation (default { $default })
help-train-matches = games that decide whether new values are kept, at most (default { $default })
help-train-units = hidden units of the model (default { $default }: a linear one)
help-train-level = the level that plays (default { $default })
help-train-out = folder of the course (default build/train/GAME)
help-train-resume = go on with the course in the folder, with its settings
help-train-ship = copy the best values to the game itself, where its bots find them
progress-play = Stage { $stage }, self-play
progress-fit = Stage { $stage }, fitting
progress-evolve = Stage { $stage }, evolution
progress-match = Stage { $stage }, match
train-stage = Stage { $number }: { $fitted ->
    [true] loss { $losses }; { "" }
   *[false] { "" }
}{ $won } of { $played } won against the best values so far ({ $low } – { $high }): { $kept ->
    [true] kept
   *[false] not kept
}.
train-loss = { $variant } { $loss } (guess { $guess })
train-hint = Interrupted. To go on: { $command }
train-best = The best values are in { $file }.
train-none = No stage has won its match; there are no values to keep.
train-shipped = Shipped: { $file }. A compiled engine takes them over when it is built anew (make fast).
train-picture = The learning curve is in { $file }.
train-no-picture = No picture of the learning curve: matplotlib is not installed (pip install '{ $extra }').
column-stage = Stage
column-loss = Loss
column-kept = Kept
train-yes = yes
train-no = no
train-title-loss = { $game }: loss by stage
train-title-match = { $game }: the match of each stage
train-axis-loss = Loss
train-note-loss = cross-entropy in games kept aside, above that of their results; dashed: a guess that all seats are equal
train-note-match = won against the best values so far, with 95 % interval; filled: kept
error-train = { $reason }
error-train-there = there is a course in { $folder } already: go on with --resume, or choose another folder with --out
error-train-nothing = there is no course in { $folder } to go on with; leave out --resume
error-values = { $reason }

## zeitalter replay and verify

replay-fine = { $file }: all { $entries } entries replay exactly.
replay-undone = { $text } (taken back)
replay-unfinished = The game was not finished.
verify-none = No records in { $places }.
verify-fine = { $count ->
    [one] One record replays exactly.
   *[other] All { $count } records replay exactly.
}
verify-failed = { $failed } of { $count } records do not replay

## zeitalter advise

advise-at = Action { $number }, { $player }: { $question }
advise-by = The level { $level } advises, by what { $player } can know:
advise-chance = { $chance } of the game
advise-then = then: { $steps }
advise-for = for it: { $reasons }
advise-against = against it: { $reasons }
advise-brings = it brings: { $reasons }
advise-wins = it ends the game with a win
advise-ends = it ends the game in place { $place }
advise-equal = nothing in sight that the others would not bring as well
advise-played = Done was: { $action }
error-advise-at = { $file } has { $entries } actions; there is nothing to decide at { $given }
error-advise-line = { $file } may hold several records: choose one with --line
error-advise-over = the game is over there
error-advise-seat = { $player } has nothing to decide there; asked: { $asked }
error-advise-level = “{ $given }” gives no advice; levels: { $known }

## zeitalter stats

trait-seat = Seat
trait-player = Player
trait-nation = Nation
trait-civilization = Civilization
trait-leader = Leader
trait-government = Government
trait-technology = Technology
trait-wonder = Wonder
trait-tactic = Tactic
trait-colony = Colony
trait-card = Card
trait-person = Great person
trait-golden-age = Golden age
trait-achievement = Achievement
trait-build = Build card
column-expected = Expected
column-mean = Mean
column-deviation = ±
column-lowest = Lowest
column-median = Median
column-highest = Highest
stats-heading = { $game }: { $tables }
stats-table = { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } players
stats-seat = Seat { $number }
stats-points = Points
stats-points-of = Points: { $player }
stats-mean = mean { $mean }
stats-title-rates = Win rate: { $what }
stats-title-ends = Win rate: { $what } (highest and lowest)
stats-title-scores = Final points
stats-title-length = Length of the games
stats-legend-rate = win rate with 95 % interval
stats-legend-telling = interval leaves out what was expected
stats-legend-expected = expected of these players
stats-legend-equal = if all were equal
stats-legend-spread = box: middle half; line: median; whiskers: 10 % to 90 %; diamond: mean
stats-left-out = { $count ->
    [one] One is left out: fewer than { $least } players had it.
   *[other] { $count } are left out: fewer than { $least } players had them.
}
stats-note = Bold: the 95 % interval (Wilson) leaves out what was expected. Expected is what the same players win on average, with or without it (of the players themselves, an equal share); shared wins count in parts. Whoever is ahead can afford more, so what goes with winning need not be its cause.
stats-unfinished = { $count ->
    [one] One game was not finished and is not counted.
   *[other] { $count } games were not finished and are not counted.
}
error-no-games = there are no finished games to count ({ $unfinished } unfinished)
error-plot-games = the records are of several games; name a folder instead of { $file }

## zeitalter play --terminal

play-welcome = You are { $seat }. Type the number of an action, “h” for help, “q” to leave.
play-against = You play against { $names }.
play-prompt = Your choice:
play-turn-over = Enter lets the others move, “u” undoes:
play-turn-over-what = Press Enter to let the others move, or “u” to take back your last decision.
play-what = I do not understand “{ $line }”. Type a number from 1 to { $count }, or “h” for help.
play-no-undo = There is nothing to take back: chance, a revealed card or another player came after it.
play-amount = { $text } ({ $step ->
    [1] any amount from { $least } to { $most }
   *[other] amounts from { $least } to { $most } in steps of { $step }
}: “{ $number } { $most }” for { $most })
play-irreversible = { $text } (cannot be taken back)
play-look-which = “{ $wanted }” may be any of these:
play-look-nothing = There is nothing called “{ $wanted }” here. “look” alone says what there is.
play-look-kinds = “look” and a name shows what is printed on it. There are: { $kinds }.
play-saved = Record saved: { $file }
play-help =
    number  carry out the action with this number (Enter, if there is only one)
    3 5     action 3 with the amount 5, where it has a range
    look X  what is printed on a card, or where an area lies; X is its name or the beginning of it
    u       take back your last decision
    U       take back your whole turn
    l       what has happened so far
    d / e   auf Deutsch / in English
    h or ?  this help
    q       leave; the game so far is saved as a record

## Bots

bot-random = Random
bot-random-help = Does anything the rules allow.
bot-greedy = Greedy
bot-greedy-help = Looks ahead through its own turn and picks what is worth most.
bot-beginner = Beginner
bot-beginner-help = Learning the game like you: answers at once, and often misses the better move.
bot-easy = Easy
bot-easy-help = Answers at once, with what looks best at first sight.
bot-medium = Medium
bot-medium-help = Plans its whole turn; answers at once.
bot-hard = Hard
bot-hard-help = Plans its turn with care and compares its best plans; thinks for about a second at most.
bot-expert = Expert
bot-expert-help = Compares many plans in many possible worlds; thinks for up to 15 seconds a turn, mostly far less.

## The names of bots

persona-ada-lovelace = Ada Lovelace
persona-al-biruni = Al-Biruni
persona-al-khwarizmi = Al-Khwarizmi
persona-amanirenas = Amanirenas
persona-amina-of-zazzau = Amina of Zazzau
persona-archimedes = Archimedes
persona-aristarchus = Aristarchus
persona-aryabhata = Aryabhata
persona-ashoka = Ashoka
persona-aspasia = Aspasia
persona-avicenna = Avicenna
persona-ban-zhao = Ban Zhao
persona-boudica = Boudica
persona-brahmagupta = Brahmagupta
persona-cai-lun = Cai Lun
persona-caroline-herschel = Caroline Herschel
persona-christine-de-pizan = Christine de Pizan
persona-cornelia = Cornelia
persona-cyrus = Cyrus
persona-emilie-du-chatelet = Émilie du Châtelet
persona-emmy-noether = Emmy Noether
persona-enheduanna = Enheduanna
persona-fatima-al-fihri = Fatima al-Fihri
persona-hatshepsut = Hatshepsut
persona-herodotus = Herodotus
persona-hildegard-of-bingen = Hildegard of Bingen
persona-himiko = Himiko
persona-hypatia = Hypatia
persona-ibn-battuta = Ibn Battuta
persona-ibn-khaldun = Ibn Khaldun
persona-imhotep = Imhotep
persona-juana-ines-de-la-cruz = Juana Inés de la Cruz
persona-leif-erikson = Leif Erikson
persona-li-qingzhao = Li Qingzhao
persona-maimonides = Maimonides
persona-mansa-musa = Mansa Musa
persona-maria-sibylla-merian = Maria Sibylla Merian
persona-mary-anning = Mary Anning
persona-murasaki-shikibu = Murasaki Shikibu
persona-nezahualcoyotl = Nezahualcóyotl
persona-nicolaus-copernicus = Nicolaus Copernicus
persona-nur-jahan = Nur Jahan
persona-pachacuti = Pachacuti
persona-pakal = Pakal
persona-ptolemy = Ptolemy
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
persona-tamar-of-georgia = Tamar of Georgia
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

## The server

help-serve-command = run the game server
help-host = the address to listen on (default 127.0.0.1: only this machine)
help-port = the port to listen on (default 8000; 0 takes any free one)
help-data = the folder for the database (default: your own data folder)
help-database = a database other than SQLite in the data folder
help-redis = for several server processes; not supported yet
help-game-pack-form = GAME=FOLDER
help-game-pack = a data pack for a game; may be given several times
help-origin = a further web address that may use this server; may be given several times
help-proxy = addresses of reverse proxies whose X-Forwarded headers are trusted
help-workers = processes in which bots think (default: one fewer than there are cores, at least 2)
help-log = debug, info, warning or error (default info); the log goes to standard error
help-serve-seed = deal every table of a game the same way, for tests and demonstrations; anybody who knows S can work out everything hidden
help-pass-after = milliseconds before what leaves nothing to decide passes by itself (default 1000)
help-ask-all = ask people everything, even what leaves nothing to decide
help-no-limits = no rate limits, for measurements
serve-ready = The server runs at { $address } (stop it with Ctrl-C)
error-no-redis = several server processes with Redis are not supported yet; leave out --redis
error-serve = the server cannot start: { $reason }
error-pack-form = --pack needs GAME=FOLDER, not “{ $given }”
help-bot-command = let a bot play on a server, at every table where its account sits
help-bot-url = the address of the server, such as https://play.example.org
help-token = a token of the account with the scopes read and play (default: $ZEITALTER_TOKEN)
help-bot-name = which bot (default medium)
help-until-done = stop when none of its games is running any more
bot-plays = Playing { $game } at table { $table }.
error-bot-url = “{ $given }” is not the address of a server; it must begin with http:// or https://
error-no-token = a token is missing: --token or the variable ZEITALTER_TOKEN
error-remote = { $reason }
help-admin-command = list, export and import tables, reset a password, back up
help-admin-tables = list the tables
help-admin-export = write a table with its whole game to a file; it contains the secret seed
help-admin-import = make a new table from an exported file or a record
help-admin-reset-password = give an account a new password
help-admin-backup = copy the database, even while the server is running
help-table-name = TABLE
help-table = the table's id, as in its address
help-to-file = where to write it (default: standard output)
help-exported = the exported file
help-account-name = NAME
help-account = the account's name
help-backup-file = where to write the copy
column-table = Table
column-status = Status
column-changed = Changed
admin-exported = Written to { $file }. It contains the secret seed of the game.
admin-imported = The new table has the id { $table }.
admin-password = The new password of { $name } is { $password }
admin-backed-up = The copy is in { $file }.
error-admin = { $reason }
error-other-version = this game was stored by version { $version } of Zeitalter; it is untouched, finish it with version { $version }
engine-compiled = The engine is compiled.
engine-refused = The engine runs in pure Python, as asked for.
engine-installed = The engine runs in pure Python; a compiled wheel is several times as fast.
engine-no-compiler = There is no C compiler: the engine runs in pure Python, and bots think several times longer.
engine-building = The engine is being compiled in the background; the bots change over when it is ready.
play-ready = Your table: { $address }
    (stop with Ctrl-C; the game is kept)
help-play-port = the port for the browser (default 8000, or any free one)
help-no-open = only print the address, do not open the browser

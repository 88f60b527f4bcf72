## Everywhere

skip-to-content = Skip to the content
close = Close
cancel = Cancel
on = On
off = Off
you = you
your-turn = Your turn
done = Done
back-home = To the home page
switch-language = Deutsch
nav-main = Pages
nav-new = New table
nav-docs = Documentation
nav-about = About
nav-profile = Guest
nav-settings = Settings

## Home

home-title = The rise of civilizations, on your table
home-lead = Civilization board games with all their rules, against friends or bots. No account needed: press the button and play.
home-mine = My games
home-all = Show all { $count }
home-open = Open tables
home-no-open = Nobody is waiting for players right now. Open a table and send the link to a friend.
home-games = Games
play-game = Game
preset-legend = Way to play
preset-own = Your own choice of options.
play-opponents = Bots
play-level = Level
bots-named = Named opponents:
bots-slow = This server’s engine is not compiled yet; until then, bots think about ten times as long.
play-now = Play now
game-players = { $least } to { $most } players
span-minutes = { $low }–{ $high } min
span-hours = { $low }–{ $high } h
span-mixed = { $low } min – { $high } h
play-length = For you about { $span }.
lengths-title = How long it takes
lengths-together = People on all seats
lengths-alone = You against bots
lengths-help = Counted in recorded games of our bots: 10 to 20 seconds for a decision, a minute or two for a long turn.
game-rules = The rules in brief
game-create = More ways to play: create a table
fact-players = Players
fact-length = Length
fact-bots = Bots
fidelity-title = How accurate the data is
fidelity-lead = { $share ->
    [0] All values of this game are known from sources.
   *[other] The rulebook does not print every card. { $share } % of the values are our own reconstruction and may differ from the printed cards; the host of the server can replace them.
}
fidelity-names = { $count } of { $total } names are our own translations; they change nothing in play.
fidelity-stated = { $count } values stated in the rulebook
fidelity-outside = { $count } values from articles about the game
fidelity-inferred = { $count } values inferred from these
fidelity-reconstructed = { $count } values reconstructed
rules-title = The rules in brief
rules-own-words = In our own words, as this site plays them.

## Lists of tables

table-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
table-over = Finished
table-abandoned = Abandoned
table-waiting = { $names } to move
seat-free = free

## Creating a table

create-title = New table
create-more = { $count } more options
create-seats = Who plays?
create-count = Number of players
create-seats-help = Seats for others stay open: send them the link. Several people at this screen take turns; hands stay hidden in between.
create-time = Pace
create-pace = How do you want to play?
create-limit = Time per decision
create-limit-help = When the time is up, a harmless move is made.
create-public = Who may see the table?
create-start = Start the game
create-open = Open the table
pace-live = Live
pace-turns = Turn by turn
pace-live-help = Everybody is here and plays at once.
pace-turns-help = Everybody drops in when they have time, over days if you like.
limit-0 = No limit
limit-60 = 1 minute
limit-300 = 5 minutes
limit-86400 = 1 day
limit-259200 = 3 days
public-yes = Everybody
public-no = Only with the link
seat-number = Seat { $number }
seat-me = Me
seat-bot = Bot
seat-open = Open seat
seat-friend = Another person at this screen
seat-friend-name = Name

## Waiting at a table

table-loading = Setting the table …
table-missing-title = There is no such table
table-missing-text = The link may be incomplete, or the table has been removed.
table-unplayable-title = This table cannot be continued here
lobby-waiting = { $count ->
    [one] One player is still missing. Send the link to a friend.
   *[other] { $count } players are still missing. Send the link to your friends.
}
lobby-waiting-mine = { $count ->
    [one] One player is still missing. Send the link to a friend, or seat a bot.
   *[other] { $count } players are still missing. Send the link to your friends, or seat bots.
}
lobby-pace = Pace
lobby-all-settings = All settings
lobby-full = Everybody is here. The game is about to start.
lobby-full-mine = Everybody is here: you can start the game.
lobby-full-host = Everybody is here. { $name } starts the game.
lobby-settings = How this table is played
lobby-deadline = { $time } for a decision
lobby-sit = Sit down
lobby-leave = Stand up
lobby-bot = Seat a bot
lobby-free = Free the seat
lobby-start = Start the game
lobby-copy = Copy the link
lobby-copied = Link copied

## At the table

area-board = Board
area-players = Players
area-tabs = Areas of the table
area-parts = Parts of the board
part-open = (something to do here)
tab-board = Board
tab-actions = Actions
tab-log = Log
tab-chat = Chat
prompt-you = Your turn
prompt-waiting = Please wait
prompt-thinking = Thinking
thinking-since = for { $seconds } s
prompt-watching = You are watching
prompt-over = The game is over
prompt-others = { $names } to move
prompt-answer = Your answer is needed
prompt-behind = Seeing what happened
prompt-passing = Nothing to decide: it goes on by itself
ask-all = Ask me everything
reason-watching = You are only watching.
reason-other-question = Not asked for now: { $question }
reason-others = It is for { $names } to decide.
sheet-choose = Choose this ({ $count } possibilities)
sum-title = Made of
sum-nothing = nothing
glossary-title = Terms and figures
glossary-terms = Terms
glossary-figures = Figures on the board
glossary-all = All terms
glossary-search = Search the terms
glossary-nothing = No term fits.
glossary-no-figures = The board shows no figures that are made of others.
recap-title = Since your last decision
recap-all = Read all ({ $count })
recap-dismiss = Seen
recap-passed = { $count ->
    [one] 1 step passed by itself
   *[other] { $count } steps passed by themselves
}
pace-behind = { $count ->
    [one] 1 more step
   *[other] { $count } more steps
}
pace-next = Next step
pace-skip = To the present
pace-skip-key = To the present (space bar)
amount-least = Least: { $n }
amount-most = Most: { $n }
amount-range = from { $from } to { $to }
amount-range-step = from { $from } to { $to }, in steps of { $step }
consequence-grave = Warning:
report-title = Report a problem
report-help = Saves a file with what you see now: board, log, question. It holds nothing you do not know yourself. Send it to those who host this server.
report-help-over = Saves a file with the whole record of this game and what you see now. Send it to those who host this server.
report-words = What is wrong?
report-save = Save the file
undo = Undo the last step
undo-turn = Undo the whole turn
withdraw = Take my answer back
clear-choice = Clear the choice
confirm = Confirm
confirm-title = Confirm
confirm-final = This cannot be undone.
confirm-passes = Then others decide; you can undo it until they have.
actions-title = Everything you can do now
actions-none = There is nothing for you to decide right now.
actions-narrowed = Only what fits your choice:
actions-all = Show all
status-resigned = has left
status-thinking = is thinking …
status-to-move = to move
status-away = away
time-left = { $time } left
log-title = What happened
log-seat = Whose events
log-everybody = Everybody
log-search = Search
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Hide what { $name } writes
chat-unmute = Show everybody again
reconnecting = The connection is lost. Trying again …
reconnect-now = Try now
hand-over-title = { $name }, your turn
hand-over-text = Hand the screen to { $name }. No cards are shown until then.
hand-over-go = I am { $name }
menu-title = Table menu
menu-bot = Let a bot play for me
menu-bot-back = Play myself again
menu-resign = Resign
menu-resign-sure = Really resign? This cannot be undone.
zoom-in = Enlarge
zoom-out = Reduce
zoom-reset = Show all

## The end

end-won = You win!
end-over = The game is over
end-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
end-place = Place
end-player = Player
end-total = Total
end-rematch = Play again
end-rematch-join = To the next game
end-board = Look at the board
end-record = Download the record
end-show = Final scores

## Keyboard

keys-title = Keyboard
key-arrows = go from one board element to the next
key-enter = choose the element, or press the button
key-numbers = take an action from the list
key-escape = clear the choice
key-done = done, or end the turn
key-undo = undo the last step
key-undo-turn = undo the whole turn
key-recap = what happened since your last decision
key-present = skip to the present
key-next = the next step
key-glossary = terms and figures
key-board = to the board
key-actions = to the list of actions
key-log = to the log
key-chat = to the chat
key-help = show these keys

## Profile and settings

profile-title = Who are you?
guest-title = Play as a guest
guest-name = Your name at the table
guest-begin = Begin
guest-rename = Change the name
account-title = Account
account-help = With a password you keep your games on every device. As a guest you keep them in this browser.
account-in = You are logged in as { $name }.
account-name = Name
account-password = Password (at least 8 characters)
account-login = Log in
account-register = Create an account
account-logout = Log out
account-old-password = Old password
account-new-password = New password (at least 8 characters)
account-change-password = Change the password
account-changed = The password has been changed.
tokens-title = Keys for programs
tokens-help = A bot of your own plays with such a key.
tokens-once = This is the only time the key is shown:
tokens-label = What is it for?
tokens-scopes = What may it do?
tokens-create = Create a key
tokens-drop = Remove
tokens-drop-this = Remove the key { $label }
scope-read = look
scope-play = play
scope-create = create tables
settings-language = Language
settings-theme = Colours
settings-motion = Motion
settings-sounds = Sounds
settings-pace = What others do is shown
settings-pace-help = It changes only what you see; nobody waits for you.
pace-once = at once
pace-normal = step by step
pace-steps = on a key
confirm-consequences = with consequences
confirm-also-final = also what cannot be undone
confirm-never = never
settings-confirm = Ask before I act
settings-confirm-help = Consequences are, for example, unused actions, hunger or an uprising.
settings-ask-all = Ask me everything
settings-ask-all-help = Otherwise what leaves you nothing to decide goes on by itself after a second.
settings-keys = Single-letter keys
settings-keys-help = Press ? at a table to see them.
settings-kept = Settings are kept in this browser.
like-system = Same as the system
theme-light = Light
theme-dark = Dark
motion-less = Less

## About

about-title = About Zeitalter
about-what = Zeitalter is five civilization board games on one rules engine: play them against people and bots, host them, or use them for research.
about-fan = This is an unofficial fan project. It is not affiliated with, sponsored by or endorsed by any publisher or designer.
about-games = The games
about-marks = The names are used only to identify the games and belong to their owners. No original art or text is included; all wording is our own.
about-pictures = Pictures
about-icons = The icons on the cards are by Lorc, Delapouite, Skoll and the other contributors of
about-own = Everything else is drawn in the browser by Zeitalter itself.
about-software = Software
about-licence = Zeitalter is free software under the Apache licence 2.0.
about-docs = how to host a server and write bots, and how we read the rules.
not-found-title = Nothing here
not-found-text = There is no such page.

## Problems

problem-bot = A bot plays for this seat.
problem-closed = Nobody can sit down here any more.
problem-illegal = That is not possible now.
problem-name = A name needs at least one visible letter.
problem-name-taken = This name is taken.
problem-no-hint = No hint could be found just now.
problem-no-session = Please say who you are first.
problem-no-undo = There is nothing to take back: chance, something revealed or another player came after it.
problem-not-asked = You have nothing to decide right now.
problem-not-found = This no longer exists.
problem-not-guest = Log out first to play under another name.
problem-not-owner = Only the person who opened the table may do that.
problem-not-running = The game has not begun.
problem-not-your-seat = This is not your seat.
problem-offline = The server cannot be reached. Please try again in a moment.
problem-open-seats = There are free seats.
problem-options = These options do not work together.
problem-other-version = This game was stored by version { $version } of Zeitalter and can only be finished there. Nothing is lost.
problem-over = The game is over.
problem-rate = Not so fast. Please wait a moment.
problem-running = The game has already begun.
problem-seated = You are already sitting at this table.
problem-stale = Something has changed in the meantime. Please look again.
problem-taken = This seat is taken.
problem-too-many = You have too many of these already.
problem-unavailable = This server has different rules or data from what this table needs.
problem-unknown = Something went wrong. Please try again.
problem-wrong-password = Name or password is wrong.

## A hint

hint-title = Hint: what would a strong bot do? (H)
hint-thinking = A strong bot thinks about it …
hint-best = A strong bot would
hint-or = or
hint-chance = chance { $percent } %
hint-none = Nothing here makes a difference.
key-hint = Hint
chat-unread = { $count } unread

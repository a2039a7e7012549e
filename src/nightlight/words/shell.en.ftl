## The program

brand = Nightlight
brand-home = Nightlight, to the start page
skip = Skip to the content
loading = Lighting the lamp …
offline = You are offline. Nothing is lost; a match goes on when the network is back.
busy-waiting = The server has a lot to do just now, and those who play come first. The table opens by itself as soon as there is room.
unreachable = The server does not answer. Nothing is lost. Try again in a moment.
again = Try again
reload = Reload
close = Close
back = Back
keep = Save
to-home = To the start page
lost = Page not found
lost-text = The address may be mistyped, or the table is gone.
language = Language
language-en = English
language-pl = Polski
language-ru = Русский
percent = { $value }{ "\u00A0" }%

## Home

home-page = Nightlight: five games for a dark evening
home-title = Five games for a dark evening
home-sub = Play in the browser with family, friends or bots that never get scared. No account, nothing to install.
home-games = Choose a door
home-games-hint = Press Play, then Start: empty chairs are taken by bots.
me-settings = You are { $name }. Change your name and settings
continue = Continue
continue-label = Go on playing
continue-playing = Your match goes on
continue-waiting = Your table waits
continue-first = A good one to begin with
continue-last = Played last
continue-bots = against bots, or with friends
continue-more = More of your tables
with-names = with { $names }
play = Play
play-game = Play { $title }
players = { $fewest } to { $most }
players-one = solo
minutes = { $minutes } min
join = Join
join-page = Join a table
join-label = Got a table code?
join-example = BDFGHK
join-failed = That did not lead to a table
open-tables = Open tables
open-none = No open tables at the moment. Play one yourself, and invite whom you like.
open-free =
    { $free ->
        [0] no free chair
        [one] one free chair
       *[other] { $free } free chairs
    }
open-playing = being played
open-sit = Go there
open-watch = Watch
foot-rules = Rules

## My matches

matches = My matches
matches-page = My matches – Nightlight
matches-all = All my matches
matches-stage = Which matches
matches-running = Running
matches-over = Finished
matches-game = Game
matches-every-game = All games
matches-search = Search a name or a table code
matches-none-running = No match of yours is running.
matches-none-over = You have not finished a match yet.
matches-none-found = No match fits.
matches-more = Show more
match-again = Watch again
match-alone = alone
match-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
match-goes-on = goes on
match-waits = waits for players
match-go-on-with = Continue: { $title }
match-save-of = Save the journal: { $title }
match-won = You won
match-lost = You lost
match-nobody = Nobody won
match-won-by =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
match-place = Place { $place } of { $players }; { $names } won
match-abandoned = Ended early

## Setting a table up

chairs = Players
bots = Bots
bot-kind-greedy = thoughtful
bot-kind-uniform = whimsical
bot-kind-steady = steady
bot-kind-sleepy = sleepy
bot-kind-sharp = sharp
bot-kind-nightmare = nightmare
bot-kind-shadow = your shadow
bot-of-kind = bot, { $kind }
options = Options
option-none = none
options-advanced = Advanced
option-range = A whole number from { $lowest } to { $highest }.
option-unfit = This does not go with your other choices.
length = Length
length-full = full
length-quick = quick
length-own = your own
bots-order = From the weakest to the strongest.
bot-kind-uniform-about = Plays at random. Good for a first match.
bot-kind-greedy-about = Looks for the best move of the moment.
bot-kind-sleepy-about = Slow, and often wrong.
bot-kind-steady-about = As fast as most people.
bot-kind-sharp-about = Fast, and seldom wrong.
bot-kind-nightmare-about = Faster than you would like.
bot-kind-shadow-about = Keeps pace with you: slower when it wins, faster when you do.
clock = Turn clock
clock-about = When the time is up, a bot answers once. Bots have no clock.
clock-none = none
clock-seconds = { $seconds } seconds for each decision
clock-minutes =
    { $minutes ->
        [one] one minute for each decision
       *[other] { $minutes } minutes for each decision
    }
clock-match = { $minutes } minutes for the match, { $more } seconds more for each answer
start = Start with bots
start-one = Start
start-alone = Strike the first match
invite-first = Invite people first
open-table = Open the table
name-label = Your name
name-note = The others see this name. It is kept in this browser only.
name-kept = Your name is saved.
visible = Anybody may join
visible-note = The table is listed on the start page. Otherwise only those come who have the link or the code.

## Before the match

table-page = { $title } – Nightlight
table-code = table { $code }
room-host = Your table is set
room-host-text = Send the link, or let the others type the code. Start when you like.
room-guest = You have found the table
room-guest-text = Take a chair, or stay and watch.
room-seated = You have a seat
room-seated-text = The match begins when the host starts it. Until then you may stand up again.
room-change = Change the options
room-changed = The host has changed the options.
room-close = Close the table
room-close-text = Nobody can join any more, and whoever waits here is told so.
room-close-not = Keep it open
room-close-now = Close it
room-was-closed = The table was closed before a match began
room-invite = Invite
room-bots =
    { $free ->
        [one] A bot takes the free chair.
       *[other] Bots take the { $free } free chairs.
    }
room-full = Everybody is here.
room-wait = The host starts the match.
room-no-chair = All chairs are taken. Stay and watch, or wait until one is free.
start-match = Start the match
sit = Sit down
chair-waits = waits for somebody
chair-beside = A friend at this screen
chair-beside-name = Your friend’s name
chair-bot = Put a bot here
chair-let-go = Let it go
chair-stand = Stand up
chair-remove = Remove
chair-remove-who = Remove { $name } from the table
chair-removed = The host has freed your seat.
code = Table code
share = Send the link
copy = Copy the link
copied = The link is copied.
qr = The link to this table as a QR code
invite-text = Come and play { $title } with me.
invite-watchers = Let others watch

## At the table

rivals = The others
strip = You
lamp = Your decision
table-text = The table as text
log = What happened
log-empty = Nothing yet.
log-since-turn = Since your last turn
log-since-answer = Since your last decision
log-before = Before that
talk = What happened, and what is said
chat = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-nameless = Enter your name in the settings to write here.
chat-left =
    { $count ->
        [0] No letters left.
        [one] One letter left.
       *[other] { $count } letters left.
    }
chat-unread =
    { $count ->
        [one] Chat: one new message
       *[other] Chat: { $count } new messages
    }
your-turn = Your turn
catch-up = Show at once
clause = The rule behind this question: { $clause }
confirm = Choose this
as-list =
    { $count ->
        [one] One choice as a list
       *[other] All { $count } choices as a list
    }
seek = Find a choice
seek-none = No choice has these words.
watching = You are watching
watching-text = You see what everybody may see.
watching-others =
    { $count ->
        [one] One other person watches, too.
       *[other] { $count } other people watch, too.
    }
spectators =
    { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
seat-free = Free chair
seat-you = you
seat-bot = bot
seat-host = host
seat-here = here
seat-away = away
seat-away-grace = away; a bot plays on in { $time }
seat-away-soon = away; a bot plays on soon
seat-deciding = is thinking
seat-your-turn = you decide
seat-stand-in = a bot plays on
stand-in-text = A bot plays for you until you are back.
stand-in-back = Take my seat back
undo = Take back
undo-asked = You asked to take back your last move. Waiting for { $names }.
undo-wish = { $name } would like to take back the last move. All right?
undo-others = { $name } would like to take back the last move.
undo-agree = All right
undo-decline = No, it stands
undo-not-granted = Your move stands: it was not taken back.
curtain-title = { $name }’s turn
curtain-anybody = Who is holding the device?
curtain-text = Pass the device on. What comes next is for one pair of eyes only.
curtain-lift = I am { $name }
curtain-drop = Hand the device on
counting = Final scoring
counting-skip = Show the result
over = The match is over
over-abandoned = The match has ended early
rematch = Play again
rematch-agree = Yes, play again
rematch-who = Another match?
rematch-yes = would like to play again
rematch-yes-you = would like to play again
rematch-open = not answered yet
rematch-away = away
rematch-opens = Opening the next table …
rematch-next = To the next table
rematch-next-text = The next table is ready.
closed = Table not found
closed-other = This table cannot be opened
bye-refused = The server has closed the connection.
bye-deleted = This table has been deleted.
line-lost = Connection lost, trying again ({ $tries })
line-busy = Server busy, trying again soon
line-slow = Your connection is slow: in a race, that cannot be made up for completely.
race-switch = Press the switch
race-pressed-you = You have pressed. Wait for the others.
race-ready-button = I am ready
race-others =
    { $count ->
        [one] One player has pressed.
       *[other] { $count } players have pressed.
    }
menu = Menu
rules = Rules
leave-to-bot = Leave: a bot plays on for me
rest-with-bot = Let a bot play for me for a while
abandon = End this match without a result …
abandon-title = End this match?
abandon-lost = Nobody wins: the match ends here, without a result, and can never be played on. What was played so far can still be watched again.
abandon-instead = If you only want to stop for now, just leave: the match waits for you on the start page.
abandon-now = End it for good
abandon-not = Go on playing

## A seat from another device

take = Move your seat here
take-text = Go on at this device. The other one will only watch from then on. The link works once.
take-here = Take the seat here
move = Go on at another device
move-text = Scan the code with the other device, or open the link there. This device will only watch from then on.
move-seat = Whose seat
move-qr = The link that moves the seat, as a QR code
move-once =
    { $minutes ->
        [one] The link works once, for one minute.
       *[other] The link works once, for { $minutes } minutes.
    }
move-done = Your seat is at the other device now.

## Keys

keys = Keys
key-help = this list
key-tab = on to the next button or link
key-enter = press it
key-escape = close what is open
key-space = Space
key-digit = look at the choice of that number
key-take-back = stop looking at a choice
key-log = what happened
key-chat = chat
key-token = push that token forward, or back
key-switch = press the switch

## Settings

settings = Settings
settings-page = Settings – Nightlight
settings-self = You
settings-reading = Reading
settings-playing = Playing
size = Size of text
contrast = High contrast
contrast-note = Blacker ground, brighter text and borders.
bright = Bright room
bright-note = For daylight and weak screens: lighter ground, no grain.
patterns = Patterns on the colours
patterns-note = Every seat has its shape in any case; this adds a pattern to cloth and tokens.
motion = Motion
motion-system = as the device
motion-still = none
motion-full = all
sound = Sound
sound-note = Wood, paper, a lamp chain when it is your turn.
confirm-twice = Look first, then confirm
confirm-twice-note = The first press on a board shows what would happen, the second does it.
forget = Forget me
forget-text = The server forgets your name and what you said. Matches that others play in go on without it.
forget-now = Forget me for good
forgotten = The server has forgotten you.

## The shell without the server, newer pages, and what calls

away = The server cannot be reached. There is nothing to do: the page keeps trying, and goes on when it is back.
renewed = There is a new version of Nightlight.
renewed-short = New version: reload
turn-title = ● Your turn – { $title }

## The rules, hints, and the table as text

rules-page = { $title }: the rules – Nightlight
rules-subtitle = The rules
rules-contents = Contents
rules-games = The rules of the other games
rules-search = Search the rules
rules-hits = { $here } of { $count }
rules-hit-in = in { $clause }
rules-none = nothing found
rules-next = Next place
rules-previous = Previous place
rules-copy = Copy the link to this rule
rules-clause = Rule { $clause }
rules-whole = Open the whole book here
rules-missing = There is no rule { $clause } in this book.
rules-sources = Where a rule comes from
rules-source-rulebook = the rulebook says so, in the passage named
rules-source-published = known from the published game, not from its rulebook
rules-source-decided = the rulebook is silent or contradicts itself; why it is so here
rules-source-reconstructed = pictures or icons of the rulebook are lost; made to fit all that is known
rules-source-ours = our own: variants, options, time limits, what a computer needs
why = why
why-clause = Why: rule { $clause }
key-search = search the rules
key-next-hit = to the next place found
key-previous-hit = to the previous place found
hint = Hint
hint-asking = A bot is thinking …
hint-line = A bot ({ $kind }) would choose:
hint-mark = a bot’s choice
key-hint = ask a bot for a hint
key-arrows = move from choice to choice
key-skip = skip what is still being shown
key-what = what is this? (arrows: look around)
what-keep = Click: stays open
what-keep-taken = Right click: stays open
what-walk = Enter: rule · arrows, W: on · Esc: back
text-page = { $title } as text – Nightlight
text-view = The table as plain text
text-to-board = To the board
text-new = What is new
text-new-none = Nothing new.
text-seats = At the table
text-number = The number of your choice
text-number-give = Choose
text-number-wrong = There is no choice { $number }. Type a number from 1 to { $count }.
text-not-now = There is nothing for you to decide now.

## Results, the check of the luck, and matches looked at again

results-places = Places
results-rank = Place { $rank }:
results-won = wins
results-you-won = you win
results-save = Save the journal
luck-sealed = The luck is sealed:
luck-sealed-text = This promise was published before the deal: the hash of a secret from which all luck of the match follows. When the match is over the secret is told, and anybody can repeat every draw.
luck-words = Words that were mixed in: { $words }
verify = Check the luck
verify-title = Was the luck honest?
verify-working = Every draw is made again …
verify-not-done = It could not be checked
verify-good = The luck was honest
verify-bad = Something is wrong
verify-open = It cannot be told for certain
verify-problem-unreadable = The journal cannot be read (line { $line }).
verify-problem-chain = Line { $line } of the journal was edited, or one before it is missing.
verify-problem-heard = Before the match was over, this browser heard another promise than the journal tells.
verify-problem-promise = The secret is not the one that was promised before the deal.
verify-problem-draws = Line { $line } of the journal: a draw is not the one that follows from the secret.
verify-problem-secret = The secret of the luck has not been told.
verify-problem-asked = The promise and the lines are in order. The draws could not be made again here, because the server does not tell out of how many each was made.
verify-promise = The promise, published before the deal
verify-heard = This browser heard the same promise before the match was over.
verify-seed = The luck
verify-seed-text = It came from a seed that was no secret, as in simulations.
verify-lines = The journal
verify-lines-whole =
    { $lines ->
        [one] One line, in order.
       *[other] { $lines } lines, each tied to the one before; none is missing, none was changed.
    }
verify-lines-broken = { $lines } lines, but they do not hang together.
verify-draws = The draws
verify-draws-given =
    { $given ->
        [one] One of them was given by the lesson that the match went on from.
       *[other] { $given } of them were given by the lesson that the match went on from.
    }
verify-draws-none = Nothing was left to luck.
verify-draws-count = Made again and found equal: { $repeated } of { $draws }.
verify-how = Checked in this browser: the secret gives the promise, every line fits the one before, and every draw follows from the secret and the players’ words (HMAC-SHA256). Out of how many each draw was made, the server told.
verify-yourself = To ask the rules for that, too, save the journal and run, on a machine of your own:
verify-command = nightlight verify FILE
finish = Photo finish
finish-takes = { $name } takes the cards.
finish-takes-before = { $name } takes the cards, { $time } before { $other }.
finish-lot = A dead heat: the lot falls to { $name }.
finish-all-wrong = Nobody was right: the cards go into the box.
finish-nobody = Nobody pressed: the cards go into the box.
finish-first = Right, and first
finish-right = Right
finish-later = Right, but { $time } later
finish-tied = Right at the same moment; the lot decided
finish-wrong = Wrong
finish-credit = { $time } given back for the line
finish-silent = Did not press.
finish-rejected-late = Pressed too late: it was decided already.
finish-rejected-other = The press did not count.
finish-seconds = { $seconds } s
finish-ms = { $ms } ms
finish-unit = s
finish-strip = The hand counts, not the message: what the line cost is given back.
finish-message = { $name }: the message came { $time } later.
replay = Replay
replay-page = { $title }: the match again
replay-watch = Watch the match again
replay-none = There is no match to look at here
replay-not-over = This match is not over yet
replay-not-over-text = While it is played, the journal would tell secrets. Come back when it is over.
replay-not-yours = This match is for those who played it.
replay-said = What happened with this line
replay-to-table = To the table
replay-theirs = Through whose eyes you look
replay-eyes = Seen by
replay-anybody = spectator
replay-share = Copy the link to this line
replay-slider = Line of the match
replay-place = Line { $line } of { $lines }
replay-moves = Forwards and backwards
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-1 = the usual pace
replay-speed-2 = twice as fast
replay-speed-4 = four times as fast
replay-deal = The deal
replay-chose = chose
replay-nothing = Nothing that these eyes could see.
replay-branch = Play on from here
replay-branch-text = A table of your own opens at this very moment, with bots at the other seats. The luck stays the same as long as the same is chosen.
replay-branch-seat = Who would you like to be?
replay-branch-go = Play on
key-replay-play = play and pause
key-replay-step = one line forwards
key-replay-back = one line backwards
key-replay-turn = to the next turn (also Shift and arrow)
key-replay-turn-back = to the turn before (also Shift and arrow)
key-replay-first = to the deal
key-replay-last = to the end
continue-again = Watch again: { $title }
journal-open = Open a journal file
journal-bad = This is no journal of a finished match, or it was edited.
journal-too-large = The file is too large for a journal.

## The first match, with a teacher

learn = Lesson
learn-new = New here? Learn it in 5 minutes
learn-resume = Go on with the lesson
learn-page = { $title }: the first match – Nightlight
learn-first-match = Your first match
learn-none = The lesson cannot be opened
learn-begin = Let’s begin
learn-next = Next
learn-back = Back
learn-skip = Skip the lesson
learn-progress = How far you have come
learn-place = Step { $step } of { $steps }
learn-wanted = the teacher’s choice
learn-watch = Look what happens …
learn-other = Good idea, for later. For now take the lit one.
learn-end = Now you know how it goes
learn-play = Play a real match
learn-on = Play on from here
learn-restart = Once more
learn-skipped = No lesson, then
learn-skipped-text = Then off you go. The lesson waits here should you want it, and every question has its rule one tap away.
learn-return = Back to the lesson
key-learn-next = on with the lesson
key-learn-back = a step back

## Journals that are dropped

journal-drop = or drop it here

## A raced question on a board, and training

training = Training
training-title = Training: { $title } (Nightlight)
training-link = Train against the clock
log-shut = The log opens again with the light.

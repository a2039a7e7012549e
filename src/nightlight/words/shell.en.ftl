## The program

brand = Nightlight
brand-home = Nightlight, home page
skip = Skip to content
loading = Lighting the lamp…
offline = You are offline. Nothing is lost; a match continues when the network is back.
busy-waiting = The server is very busy, and players come first. The table opens by itself as soon as there is room.
unreachable = The server is not responding. Nothing is lost. Try again in a moment.
again = Try again
reload = Reload
close = Close
back = Back
keep = Save
to-home = To the home page
lost = Page not found
lost-text = The address may be mistyped, or the table may have been deleted.
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
home-games-hint = Press Play, then Start: bots take the empty seats.
me-settings = You are { $name }. Change your name and settings
continue = Continue
continue-label = Keep playing
continue-playing = Your match is running
continue-waiting = Your table is waiting
continue-first = A good one to start with
continue-last = Last played
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
join-failed = No such table
open-tables = Open tables
open-none = No open tables at the moment. Open one yourself and invite anyone you like.
open-free =
    { $free ->
        [0] no free seats
        [one] one free seat
       *[other] { $free } free seats
    }
open-playing = in progress
open-sit = Join
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
matches-search = Search for a name or table code
matches-none-running = You have no running matches.
matches-none-over = You have not finished a match yet.
matches-none-found = No matches found.
matches-more = Show more
match-again = Watch again
match-alone = alone
match-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
match-goes-on = running
match-waits = waiting for players
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
length-own = custom
bots-order = From weakest to strongest.
bot-kind-uniform-about = Plays at random. Good for a first match.
bot-kind-greedy-about = Looks for the best move right now.
bot-kind-sleepy-about = Slow, and often wrong.
bot-kind-steady-about = As fast as most people.
bot-kind-sharp-about = Fast, and rarely wrong.
bot-kind-nightmare-about = Faster than you would like.
bot-kind-shadow-about = Keeps pace with you: slower when it wins, faster when you do.
clock = Turn clock
clock-about = When time runs out, a bot makes that one decision. Bots have no clock.
clock-none = none
clock-seconds = { $seconds } seconds per decision
clock-minutes =
    { $minutes ->
        [one] one minute per decision
       *[other] { $minutes } minutes per decision
    }
clock-match = { $minutes } minutes for the match, plus { $more } seconds per decision
start = Start with bots
start-one = Start
start-alone = Strike the first match
invite-first = Invite people first
open-table = Open the table
name-label = Your name
name-note = The others see this name. It is stored in this browser only.
name-kept = Your name is saved.
visible = Anyone can join
visible-note = The table is listed on the home page. Otherwise only people with the link or the code can join.

## Before the match

table-page = { $title } – Nightlight
table-code = table { $code }
room-host = Your table is set
room-host-text = Send the link, or tell the others the code. Start whenever you like.
room-guest = You have found the table
room-guest-text = Take a seat, or stay and watch.
room-seated = You have a seat
room-seated-text = The match begins when the host starts it. Until then you can stand up again.
room-change = Change the options
room-changed = The host has changed the options.
room-close = Close the table
room-close-text = Nobody will be able to join any more, and anyone waiting here will be told.
room-close-not = Keep it open
room-close-now = Close it
room-was-closed = The table was closed before a match began
room-invite = Invite
room-bots =
    { $free ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $free } free seats.
    }
room-full = Everyone is here.
room-wait = The host starts the match.
room-no-chair = All seats are taken. Stay and watch, or wait until one is free.
start-match = Start the match
sit = Sit down
chair-waits = waiting for somebody
chair-beside = A friend at this screen
chair-beside-name = Your friend’s name
chair-bot = Put a bot here
chair-let-go = Remove bot
chair-stand = Stand up
chair-remove = Remove
chair-remove-who = Remove { $name } from the table
chair-removed = The host removed you from your seat.
code = Table code
share = Send the link
copy = Copy the link
copied = Link copied.
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
talk = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-nameless = Enter your name in the settings to chat.
chat-left =
    { $count ->
        [0] The message is full.
        [one] One character left.
       *[other] { $count } characters left.
    }
chat-unread =
    { $count ->
        [one] Chat: one new message
       *[other] Chat: { $count } new messages
    }
your-turn = Your turn
catch-up = Skip ahead
clause = The rule behind this question: { $clause }
confirm = Choose this
as-list =
    { $count ->
        [one] One choice as a list
       *[other] All { $count } choices as a list
    }
seek = Find a choice
seek-none = No choice contains these words.
watching = You are watching
watching-text = You see what everyone may see.
watching-others =
    { $count ->
        [one] One other spectator is watching.
       *[other] { $count } other spectators are watching.
    }
spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
seat-free = Free seat
seat-you = you
seat-bot = bot
seat-host = host
seat-here = here
seat-away = away
seat-away-grace = away; a bot takes over in { $time }
seat-away-soon = away; a bot takes over soon
seat-deciding = is thinking
seat-your-turn = you decide
seat-stand-in = a bot is playing
stand-in-text = A bot is playing for you until you come back.
stand-in-back = Take my seat back
undo = Undo
undo-asked = You asked to undo your last move. Waiting for { $names }.
undo-wish = { $name } would like to undo the last move. Do you agree?
undo-others = { $name } would like to undo the last move.
undo-agree = Agree
undo-decline = No, it stands
undo-not-granted = Your move stands: it was not undone.
curtain-title = { $name }’s turn
curtain-anybody = Who is holding the device?
curtain-text = Pass the device on. What comes next is for one pair of eyes only.
curtain-lift = I am { $name }
curtain-drop = Pass the device on
counting = Final scoring
counting-skip = Show the result
over = The match is over
over-abandoned = The match ended early
rematch = Play again
rematch-agree = Yes, play again
rematch-who = Another match?
rematch-yes = would like to play again
rematch-yes-you = would like to play again
rematch-open = not answered yet
rematch-away = away
rematch-opens = Opening the next table…
rematch-next = Go to the next table
rematch-next-text = The next table is ready.
closed = Table not found
closed-other = This table cannot be opened
bye-refused = The server closed the connection.
bye-deleted = This table was deleted.
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
leave-to-bot = Leave and let a bot play for me
rest-with-bot = Let a bot play for me for a while
abandon = End this match without a result…
abandon-title = End this match?
abandon-lost = Nobody wins: the match ends here, without a result, and can never be continued. What was played so far can still be replayed.
abandon-instead = If you only want to stop for now, just leave: the match will wait for you on the home page.
abandon-now = End it for good
abandon-not = Keep playing

## Moving a seat to another device

take = Move your seat here
take-text = Continue on this device. The other one will only watch from then on. The link works once.
take-here = Take the seat here
move = Continue on another device
move-text = Scan the code with the other device, or open the link there. This device will only watch from then on.
move-seat = Whose seat
move-qr = The link that moves the seat, as a QR code
move-once =
    { $minutes ->
        [one] The link works once, for one minute.
       *[other] The link works once, for { $minutes } minutes.
    }
move-done = Your seat is now on the other device.

## Keys

keys = Keys
key-help = this list
key-tab = next button or link
key-enter = press it
key-escape = close what is open
key-space = Space
key-digit = preview the choice with that number
key-take-back = close the preview
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
size = Text size
contrast = High contrast
contrast-note = Darker background, brighter text and borders.
bright = Bright room
bright-note = For daylight and dim screens: lighter background, no grain.
patterns = Patterns on the colours
patterns-note = Every seat has its own shape anyway; this adds a pattern to cloth and tokens.
motion = Motion
motion-system = as on the device
motion-still = none
motion-full = full
sound = Sound
sound-note = Wood, paper, and a lamp chain when it is your turn.
confirm-twice = Look first, then confirm
confirm-twice-note = The first press on a board shows what would happen, the second one does it.
forget = Forget me
forget-text = The server deletes your name and your messages. Matches that others are playing go on without them.
forget-now = Forget me for good
forgotten = The server has forgotten you.

## Without the server, new versions, and calls for attention

away = The server cannot be reached. You need not do anything: the page keeps trying, and continues when the server is back.
renewed = A new version of Nightlight is available.
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
rules-next = Next result
rules-previous = Previous result
rules-copy = Copy the link to this rule
rules-clause = Rule { $clause }
rules-whole = Open all the rules here
rules-missing = There is no rule { $clause }.
rules-sources = Where a rule comes from
rules-source-rulebook = stated in the rulebook, in the passage named
rules-source-published = known from the published game, not from its rulebook
rules-source-decided = the rulebook is silent or contradicts itself; our ruling, with the reason
rules-source-reconstructed = pictures or icons of the rulebook are lost; reconstructed to fit everything that is known
rules-source-ours = our own: variants, options, time limits, what a computer needs
why = why
why-clause = Why: rule { $clause }
key-search = search the rules
key-next-hit = next search result
key-previous-hit = previous search result
hint = Hint
hint-asking = A bot is thinking…
hint-line = A bot ({ $kind }) would choose:
hint-mark = a bot’s choice
key-hint = ask a bot for a hint
key-arrows = move from choice to choice
key-skip = skip the animation
key-what = what is this? (arrows: look around)
what-keep = Click to pin
what-keep-taken = Right-click to pin
what-walk = Enter: rule · arrows, W: next · Esc: back
text-page = { $title } as text – Nightlight
text-view = The table as plain text
text-to-board = To the board
text-new = What is new
text-new-none = Nothing new.
text-seats = At the table
text-number = The number of your choice
text-number-give = Choose
text-number-wrong = There is no choice { $number }. Type a number from 1 to { $count }.
text-not-now = There is nothing for you to decide right now.

## Results, verification of luck, and replays

results-places = Final ranking
results-rank = Place { $rank }:
results-won = wins
results-you-won = you win
results-save = Save the journal
luck-sealed = The luck is sealed:
luck-sealed-text = This hash was published before the deal. It is the hash of a secret seed that decides every draw of the match. When the match is over the seed is revealed, and anyone can repeat every draw.
luck-words = Words added to the seed: { $words }
verify = Check the luck
verify-title = Was the luck fair?
verify-working = Repeating every draw…
verify-not-done = The luck could not be checked
verify-good = The luck was fair
verify-bad = Something is wrong
verify-open = There is no telling for certain
verify-problem-unreadable = The journal cannot be read (line { $line }).
verify-problem-chain = Line { $line } of the journal was edited, or a line before it is missing.
verify-problem-heard = Before the match was over, this browser was given a different hash from the one in the journal.
verify-problem-promise = The seed does not match the hash published before the deal.
verify-problem-draws = Line { $line } of the journal: a draw does not follow from the seed.
verify-problem-secret = The secret seed has not been revealed.
verify-problem-asked = The hash and the lines are in order. The draws could not be repeated here, because the server does not say how many outcomes each of them had.
verify-promise = The hash, published before the deal
verify-heard = This browser was given the same hash before the match was over.
verify-seed = The luck
verify-seed-text = It came from a seed that was not secret, as in simulations.
verify-lines = The journal
verify-lines-whole =
    { $lines ->
        [one] One line, in order.
       *[other] { $lines } lines, each linked to the one before; none is missing, none was changed.
    }
verify-lines-broken = { $lines } lines, but the chain is broken.
verify-draws = The draws
verify-draws-given =
    { $given ->
        [one] One of them was fixed by the lesson that this match continues.
       *[other] { $given } of them were fixed by the lesson that this match continues.
    }
verify-draws-none = Nothing was left to luck.
verify-draws-count = Repeated with the same outcome: { $repeated } of { $draws }.
verify-how = Checked in this browser: the seed has the published hash, every line fits the one before, and every draw follows from the seed and the players’ words (HMAC-SHA256). How many outcomes each draw could have had is what the server says.
verify-yourself = To check that against the rules, too, save the journal and run this on your own machine:
verify-command = nightlight verify FILE
finish = Photo finish
finish-takes = { $name } takes the cards.
finish-takes-before = { $name } takes the cards, { $time } before { $other }.
finish-lot = A dead heat, decided by lot: { $name } takes the cards.
finish-all-wrong = Nobody was right: the cards go into the box.
finish-nobody = Nobody pressed: the cards go into the box.
finish-first = Right, and first
finish-right = Right
finish-later = Right, but { $time } later
finish-tied = Right at the same moment; decided by lot
finish-wrong = Wrong
finish-credit = { $time } credited for latency
finish-silent = Did not press.
finish-rejected-late = Pressed too late: it had already been decided.
finish-rejected-other = The press did not count.
finish-seconds = { $seconds } s
finish-ms = { $ms } ms
finish-unit = s
finish-strip = The press counts, not when its message arrived: latency is credited.
finish-message = { $name }: the message arrived { $time } later.
replay = Replay
replay-page = { $title }: replay
replay-watch = Watch the replay
replay-none = There is no match to replay here
replay-not-over = This match is not over yet
replay-not-over-text = While it is being played, the journal would give secrets away. Come back when it is over.
replay-not-yours = Only those who played this match can watch it.
replay-said = What happened in this move
replay-to-table = Go to the table
replay-theirs = Whose view you see
replay-eyes = Seen by
replay-anybody = spectator
replay-share = Copy the link to this move
replay-slider = Move of the match
replay-place = Move { $line } of { $lines }
replay-moves = Forward and back
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-1 = normal speed
replay-speed-2 = twice as fast
replay-speed-4 = four times as fast
replay-deal = The deal
replay-chose = chose
replay-nothing = Nothing that can be seen from this seat.
replay-branch = Play on from here
replay-branch-text = A table of your own opens at exactly this point, with bots in the other seats. The luck stays the same as long as the same choices are made.
replay-branch-seat = Who would you like to be?
replay-branch-go = Play on
key-replay-play = play or pause
key-replay-step = one move forward
key-replay-back = one move back
key-replay-turn = next turn (also Shift and arrow)
key-replay-turn-back = previous turn (also Shift and arrow)
key-replay-first = the deal
key-replay-last = the end
continue-again = Watch again: { $title }
journal-open = Open a journal file
journal-bad = This is not the journal of a finished match, or it was edited.
journal-too-large = This file is too large to be a journal.

## The first match, with a teacher

learn = Lesson
learn-new = New here? Learn it in 5 minutes
learn-resume = Continue the lesson
learn-page = { $title }: the first match – Nightlight
learn-first-match = Your first match
learn-none = The lesson cannot be opened
learn-begin = Let’s begin
learn-next = Next
learn-back = Back
learn-skip = Skip the lesson
learn-progress = Your progress
learn-place = Step { $step } of { $steps }
learn-wanted = the teacher’s choice
learn-watch = Watch what happens…
learn-other = Good idea, but for later. For now, take the lit one.
learn-end = Now you know how to play
learn-play = Play a real match
learn-on = Play on from here
learn-restart = Start over
learn-skipped = No lesson, then
learn-skipped-text = Then off you go. The lesson is here whenever you want it, and the rule behind every question is one tap away.
learn-return = Back to the lesson
key-learn-next = next step of the lesson
key-learn-back = previous step

## Journal files dropped on the page

journal-drop = or drop it here

## Races on a board, and training

training = Training
training-title = Training: { $title } (Nightlight)
training-link = Train against the clock
log-shut = The log opens again when the light is on.

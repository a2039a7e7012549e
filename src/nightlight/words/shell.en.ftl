## The program

brand = Nightlight
brand-home = Nightlight, to the start page
skip = Skip to the content
loading = Lighting the lamp …
offline = You are offline. What is here stays; a match goes on when the network is back.
unreachable = The server does not answer. Nothing is lost. Try again in a moment.
again = Try again
reload = Reload
close = Close
back = Back
keep = Keep
to-home = To the start page
lost = There is no page here
lost-text = The address may be mistyped, or the table is gone.
language = Language
language-en = English
language-pl = Polski
language-ru = Русский
percent = { $value } %

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

## Setting a table up

chairs = Chairs
bots = Bots
bot-kind-greedy = thoughtful
bot-kind-uniform = whimsical
bot-kind-steady = steady
bot-kind-sleepy = sleepy
bot-kind-sharp = sharp
bot-kind-nightmare = nightmare
bot-kind-shadow = your shadow
bot-of-kind = bot, { $kind }
options = What the table agrees on
option-none = none
start = Start with bots
start-one = Start
start-alone = Strike the first match
invite-first = Invite people first
open-table = Open the table
name-label = What shall we call you?
name-note = The others see this name. It is kept in this browser only.
name-kept = Your name is kept.
visible = Anybody may join
visible-note = The table is listed on the start page. Otherwise only those come who have the link or the code.

## Before the match

table-page = { $title } – Nightlight
table-code = table { $code }
room-host = Your table is set
room-host-text = Send the link, or let the others type the code. Start when you like.
room-guest = You have found the table
room-guest-text = Take a chair, or stay and watch.
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
chair-bot = Put a bot here
chair-let-go = Let it go
chair-stand = Stand up
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
talk = What happened, and what is said
chat = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-nameless = Say who you are in the settings, then you can speak here.
chat-left =
    { $count ->
        [0] No letter more fits in.
        [one] One more letter fits in.
       *[other] { $count } more letters fit in.
    }
chat-unread =
    { $count ->
        [one] Chat: one new message
       *[other] Chat: { $count } new messages
    }
your-turn = Your turn
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
seat-your-turn = your turn
seat-stand-in = a bot plays on
stand-in-text = A bot plays for you until you are back.
stand-in-back = Take my seat back
undo = Take back
undo-asked = You wish to take your last move back. Waiting for { $names }.
undo-wish = { $name } would like to take back the last move. All right?
undo-others = { $name } would like to take back the last move.
undo-agree = All right
undo-decline = No, it stands
undo-not-granted = Your move stands: it was not taken back.
curtain-title = It is the turn of { $name }
curtain-anybody = Who looks now?
curtain-text = Hand the device on. Behind the curtain are the things that only one of you may see.
curtain-lift = I am { $name }
curtain-drop = Hand the device on
counting = The last things are counted.
counting-skip = Show the result
over = The match is over
over-abandoned = The match has ended early
rematch = Play again
rematch-asked = You would like to play again. Waiting for { $names }.
rematch-opens = The next table is being set …
rematch-wished =
    { $count ->
        [one] { $names } would like to play again.
       *[other] { $names } would like to play again.
    }
rematch-next = To the next table
rematch-next-text = The next table is set.
closed = The table is closed to you
bye-refused = The server has closed the connection.
bye-deleted = This table is no more.
line-lost = Connection lost, trying again ({ $tries })
line-slow = Your line is slow: in a race, not all of that can be made up for.
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
abandon = End this match without a result

## A seat from another device

take = Your seat moves here
take-text = Go on at this device. The other one will only watch from then on. The link works once.
take-here = Take the seat here

## Keys

keys = Keys
key-help = this list
key-tab = to the next thing
key-enter = press it
key-escape = close what is open
key-space = Space
key-digit = the choice of that number
key-take-back = look away from a choice
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

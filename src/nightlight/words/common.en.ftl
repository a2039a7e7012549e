## People and bots

player-name = Player
bot-name = Bot { $number }
waiting = Waiting for { $names }.

## Commands (several forms, separated by commas)

command-help = ?, help
command-undo = u, undo
command-log = log
command-table = t, table
command-rules = rules
command-hint = hint
command-quit = q, quit, save
command-more = m, more

help-number = Type a number from { $first } to { $last } and press Enter.
help-waiting = It is not your turn.
help-also = You can also type:
help-undo = { command-undo } – undo the last move, unless something has been drawn, rolled or revealed since
help-table = { command-table } – show the table again
help-log = { command-log } – everything that has happened so far
help-rules = { command-rules } – the rule behind this question; add a word or the number of a rule, as in "rules { $example }"
help-hint = { command-hint } – what a bot would do here, and why
help-quit = { command-quit } – stop here; the match is saved after every move
help-enter = just Enter – show the question again
help-aside = { $words } – { $use }

not-a-command = "{ $entry }" is not a choice here. Type a number from { $first } to { $last }, or ? for help.
no-such-option = There is no choice { $entry }. Type a number from { $first } to { $last }.
several-how = Choose { $exact ->
    [yes] { $least }
   *[no] { $least } to { $most }
} of these: type their numbers separated by spaces, such as "1 3".
several-confirm = { $sum }: { $chosen }. Press Enter to confirm, or type other numbers.
hint = A bot would choose { $number }: { $option }
more-options = More options: { $count }
tip-words = Instead of a number you can also type { $example } and so on.
sure = { $warning } Press Enter to confirm, or choose something else.
hint-race = There are no hints in a race.

## The match

opening-game = { $title } – { $tagline }
opening-players = At the table: { $names }.
opening-resumed = Welcome back! The match continues where you left off.
opening-luck = The luck of this match is sealed. When the match is over, anyone can check that nothing was changed: { $hash }
opening-words = { $name }, add your own words to the seed, as many as you like; just press Enter to add none.
opening-seeded = This match uses the seed you gave, so its luck can be predicted: good for practice, not for a contest.
opening-help = Type ? at any time for help.
opening-dropped = The last line of the file ({ $line }) was cut off and has been left out; everything before it is there.

pass-screen = Please pass the screen to { $name }. { $name }, press Enter when nobody else is looking.
question-to = { $name }: { $question }
undone = { $name }: last move undone.
undo-nothing = There is nothing to undo yet.
undo-impossible = That cannot be undone: since then something was drawn or rolled, or somebody learned something new.
over = The match is over.
verify-with = The whole match is saved. Watch it again, or check that its luck was fair:
left = The match is saved. Continue it with:
goodbye = Good night!

## Rules

clause-behind = The rule behind this question: { $clause }
rules-more = To read all the rules, outside the match:
no-clause = There is no rule { $clause }. Similar ones: { $near }.
no-clause-about = No rule mentions "{ $word }". Try another word, or a number such as { $example }.
clauses-left =
    { $count ->
        [one] One more rule mentions it.
       *[other] { $count } more rules mention it.
    }

## The menu

menu-title = Nightlight
menu-greeting = Board games for long evenings, with friends at this screen or with bots.
menu-what = What shall we play?
player-range = { $fewest } to { $most } players
player-range-one = solo
menu-game = { $title } – { $tagline } ({ $players })
menu-continue = Continue: { $title } with { $names } ({ $when })
menu-quit = Quit
menu-players = How many players, bots included? ({ $fewest } to { $most })
menu-names = Who is playing at this screen? Type names separated by commas; bots take the other seats.
menu-too-many =
    { $names ->
        [one] { $names } name is too many for { $players } seats. Type fewer names.
       *[other] { $names } names are too many for { $players } seats. Type fewer names.
    }
menu-options = Options
menu-option = { $option }: { $value }
menu-start = Start the match
menu-several = { $option }. Type numbers separated by commas.
menu-range = { $option }. Type a number from { $first } to { $last }.
menu-range-several = { $option }. Type numbers from { $first } to { $last } separated by commas, one for each player.
menu-none = none
menu-enter = Just Enter: { $usual }
menu-help = Type the number of your choice, or just press Enter for the default. q quits.
menu-number = Please type a number from { $first } to { $last }.

games-line = { $id } – { $title } ({ $players }): { $tagline }

## Replay

replay-title = { $title }, played by { $names }
replay-start = Before the first move
replay-line = Move { $line } of { $last }
replay-help = Enter or n: next. b: back. A number: go there. s and a seat, as in "s 1": see what that seat sees. s alone: see what a spectator sees. q: quit.
replay-end = That was the last move.
replay-beginning = This is the beginning.
replay-no-line = There is no move { $line }. Type a number from 0 to { $last }.
replay-seat = You now see what { $name } sees.
replay-spectator = You now see what a spectator sees.
replay-no-seat = Seats are 1 to { $last }.
replay-secret = This match is not over, so you see only what everyone may see.
replay-running = The match is not over yet.

command-replay-next = n, next
command-replay-back = b, back
command-replay-seat = s, seat

## Verifying luck, and simulation

verified =
    { $draws ->
        [one] The luck was fair: its only draw follows from what was sealed before the match.
       *[other] The luck was fair: all { $draws } draws follow from what was sealed before the match.
    }
verify-given =
    { $given ->
        [one] The draw before them was fixed by the lesson that this match continues.
       *[other] The { $given } draws before them were fixed by the lesson that this match continues.
    }
verify-seeded = Every draw follows from the seed that was given. It was known beforehand, so this says nothing about fairness.
verify-running = The match is not over yet, so its luck is still sealed. So far it replays without errors.
verify-failed = The luck was not fair: line { $line } does not follow from what was sealed before the match.
simulate-progress = { $done } of { $matches }
simulate-done =
    { $matches ->
        [one] One match was written to { $folder }.
       *[other] { $matches } matches were written to { $folder }.
    }

## Errors

error = That did not work: { $problem }
error-game = There is no game "{ $game }". The games: { $games }.
error-unknown-game = This program does not know the game of that match: { $problem }
error-setup = The match cannot be set up like that: { $problem }
error-content = A content file is inconsistent: { $problem }
error-action = The rules do not allow that now: { $problem }
error-stale = That question is no longer open: { $problem }
error-luck = That outcome of luck is impossible here: { $problem }
error-journal = The journal of the match cannot be read: { $problem }
error-storage = The match cannot be saved: { $problem }
error-no-file = There is no file { $path }.
error-file = { $path } cannot be used: { $problem }
error-language = I do not speak "{ $asked }". I speak: { $languages }.
error-bot = There is no bot "{ $kind }". The bots: { $kinds }.
error-empty-name = A seat has no name. Write, for example, Ann,Ben,bot.
error-name-long = The name { $name } is too long: at most { $most } characters.
error-name-signs = The name { $name } has hidden characters or too many accents. Letters, digits and emoji are all welcome.
error-same-name = Two players are called { $name }. Give one of them another name.
error-players =
    { $most ->
        [1] { $title } is for one player, not { $players }.
       *[other] { $title } is for { $fewest } to { $most } players, not { $players }.
    }
error-option-form = An option looks like name=value, not "{ $text }".
error-option = { $title } has no option "{ $option }". Its options: { $options }.
error-option-value = The option { $option } can be { $values }, not "{ $value }".
error-resume-game = A saved match already has its game, seats, options and luck; give only --resume.

## Races

race-ready = Press Enter when everybody is ready.
race-dark = Ready ...
race-pressed = { $name } hits the switch!
race-type = Type the numbers of your tokens in order, without spaces, then Enter: 23
race-late = Too late: somebody was faster.

## Playing on a server

online-name = What is your name? It will be remembered for this server.
online-welcome = Welcome, { $name }! This is { $server }
online-where = Which table?
online-mine = Continue: { $title } with { $names } (code { $code })
online-open =
    { $free ->
        [one] Join: { $title } with { $names }, one free seat (code { $code })
       *[other] Join: { $title } with { $names }, { $free } free seats (code { $code })
    }
online-new = Open a new table
online-join = Join a table by its code or link
online-refresh = Refresh
online-code = Type the code of the table, or paste its link.
online-names = Who is playing at this screen? Type names separated by commas.
online-others = Who takes the other seats?
online-bots = Bots; the match starts at once
online-friends = Friends; I will give them the code
online-anybody = Anyone; the table is listed in the lobby

online-room = { $title }: the table is ready.
online-invite = Others can join with the code { $code } or this link:
online-seat-free = free
online-seat-bot = { $name }, a bot ({ $kind })
online-you = you
online-host = host
online-there = here
online-away = away
online-stand-in = a bot is playing
online-spectators =
    { $count ->
        [one] One spectator is watching.
       *[other] { $count } spectators are watching.
    }
online-watching = All seats are taken, so you are a spectator.
online-full = All seats at this table are taken. Add --watch to watch.
online-time = Time left: { $time }
online-not-asked = It is not your turn. Type ? for help.
online-no-command = "{ $entry }" is not a command here. You can type:
online-not-yet = It is too early for that.
online-too-late = That can only be done before the match.
online-undone = A move was undone.
online-undo-asked = The others are being asked whether they agree.
online-undo-wish = { $name } would like to undo the last move. Do you agree? Type yes or no.
online-undo-denied = Your move stands: the others did not agree to undo it.
online-no-wish = Nobody has asked for anything.
online-said = { $name }: { $text }
online-came = { $name } is here.
online-went = { $name } has left.
online-luck-heard = Your words have been added to the seed.
online-abandoned-host = The host has ended the match.
online-abandoned-idle = Nobody has played for a long time, so the match has ended.
online-abandoned-rules = This match uses newer rules than this server has.
online-rematch = Type "again" to play another match at this table, or just press Enter to leave.
online-rematch-wish = { $name } would like to play again.
online-no-journal = The journal of the match could not be fetched.
online-left = Your seat is kept; if others are waiting for you, a bot takes over after a while. Come back with:
online-finish = The photo finish:
online-finish-right = { $name }: { $time } ms, right
online-finish-wrong = { $name }: { $time } ms, wrong
online-press-late = Too late: it had already been decided.
online-press-other_reveal = That was an answer to another question.
online-press-early = Too early: the cards are not shown yet.
online-press-inactive = You were not here when the cards were shown; wait for the next ones.
online-press-second = You have already pressed: only the first press counts.
online-press-bad_answer = Those tokens are not a possible answer. Try again.
online-press-void = Too late: the time for an answer was up.

## The connection to a server

online-address = "{ $address }" is not the address of a server. Write, for example, http://192.168.1.5:8000
online-unreachable = No server answers at { $server }: { $problem }
online-strange = There is something at { $server }, but it is not a Nightlight server.
online-lost =
    { $seconds ->
        [one] Connection lost. Trying again in one second ...
       *[other] Connection lost. Trying again in { $seconds } seconds ...
    }
online-later =
    { $seconds ->
        [one] Trying again in one second ...
       *[other] Trying again in { $seconds } seconds ...
    }
online-back = Connected again.
online-no-line = There is no connection at the moment. Try again when it is back.
online-slow = Your connection is slow: in a race, not all of the delay can be made up for.
online-bye-shutdown = The server is shutting down. Nothing is lost: the match continues when it is back.
online-bye-slow = Your connection was too slow to keep up.
online-bye-busy = The server is very busy, and players come first. Nothing is lost.
online-bye-too-fast = Too much was sent to the server at once.
online-bye-elsewhere = The table is being reloaded; one moment.
online-bye-refused = The server closed the connection.
online-bye-deleted = This table was deleted.
online-luck = On a server, the server provides the luck: --seed, --words and --resume are for matches at one screen.
online-table-game = That table already has its game, seats and options; give only --table.
online-no-server = --table, --name, --watch and --open need --server.

command-say = say
command-who = who
command-leave = leave
command-sit = sit
command-stand = stand
command-bot = bot
command-luck = luck
command-start = start
command-yes = y, yes
command-no = n, no
command-again = again

help-say = { command-say } and a message – talk to the others at the table
help-who = { command-who } – who sits where, and who is here
help-leave = { command-leave } – leave; during a match, a bot plays for you until you come back
help-sit = { command-sit } and a number – take that seat
help-stand = { command-stand } and a number – leave that seat
help-bot = { command-bot } and a number, optionally also a kind – put a bot in that seat
help-luck = { command-luck } and a text – add your own words to the seed of the match
help-start = { command-start } – begin; bots take the seats that are still free
online-help-quit = { command-quit } – stop here; your seat is kept

## Why a server refuses something

online-by-clause = { $problem } (rule { $clause })
online-refused = The server refused that.
refused-bad-message = The server does not understand this program. One of them may be out of date.
refused-too-large = That is too long.
refused-too-fast = Not so fast, please. Try again in a moment.
refused-not-greeted = The server expected a greeting first. Connect again.
refused-stale = That question has already been settled.
refused-illegal = There is no such choice.
refused-not-yours = That is not yours to decide.
refused-taken = Somebody else was faster: that is already taken.
refused-no-seat = There is no such seat.
refused-not-host = Only the host of the table can do that.
refused-not-now = That is not possible at the moment.
refused-bad-setup = The match cannot be set up like that.
refused-name-empty = A name needs a visible character: a letter, a digit or an emoji.
refused-name-long = The name is too long: at most 40 characters.
refused-name-signs = The name has hidden characters or too many accents. Letters, digits and emoji are all welcome.
refused-no-undo = That cannot be undone: since then something was drawn or rolled, or somebody learned something new.
refused-unknown-table = Table not found. Check the code or the link.
refused-unknown-game = The server does not have this game.
refused-no-guest = The server does not know you yet. Give it your name first.
refused-too-many = That is too many at once. Finish something else first.
refused-busy = The server is very busy. Try again in a little while.
refused-storage = The server could not save that, so it did not happen. Try again later.
refused-press = That press does not count.
refused-shutdown = The server is shutting down. Come back in a moment.

## play --browser

browser-here = Nightlight is running at { $address }
browser-house = Every device in the house can join at { $address } or with this code:
browser-stop = Press Ctrl-C to stop it. Matches are kept.
browser-running = Nightlight is already running at { $address }
browser-not-built = The pages for the browser are not built. In a checkout, `make play` builds them; without --browser you can play here.
browser-alone = With --browser, everything else is chosen in the browser; leave out “{ $other }”.
browser-no-port = Port { $port } is taken or not allowed; without --port a free one is found.

## Lessons

lesson-title = { $title }: your first match
lesson-help = Type the number of the marked choice, or just press Enter. Also: b – a step back, ? – the rule behind the question, skip – skip the lesson, q – stop; the lesson remembers where you were.
lesson-help-hand = { $struck ->
    [yes] Press the keys that are marked, then Enter or the space bar; or just press Enter.
   *[no] Type the digits that are marked, then Enter; or just press Enter.
} Also: b – a step back, ? – the rule behind the question, skip – skip the lesson, q – stop; the lesson remembers where you were.
lesson-resumed = Welcome back! The lesson continues where you stopped.
lesson-step = Step { $step } of { $steps }
lesson-says = Teacher: { $text }
lesson-wanted = { $option }  <-- this one
lesson-other = Good idea, but for later. For now, take the marked one.
lesson-push = { $keys }, then the light  <-- these keys
lesson-push-other = Good idea, but for later. For now: { $keys }, then the light.
lesson-left = The lesson will wait for you. To continue, type:
lesson-what = What now?
lesson-play = Play a real match
lesson-on = Play on from here
command-lesson-back = b, back
command-lesson-skip = skip
menu-learn = Learn a game in five minutes, with a teacher
menu-learn-what = Which game would you like to learn?

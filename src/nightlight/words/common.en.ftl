## People and bots

player-name = Player
bot-name = Bot { $number }
waiting = Waiting for { $names }.

## What can be typed (several forms with commas between them)

command-help = ?, help
command-undo = u, undo
command-log = log
command-table = t, table
command-rules = rules
command-quit = q, quit, save

help-number = Type the number of your choice and press Enter. You can also type:
help-undo = { command-undo } – take back the last answer, unless luck or a secret has come out since
help-table = { command-table } – see the table again
help-log = { command-log } – everything that has happened so far
help-rules = { command-rules } – the rule behind this question; add a word or a clause, as in "rules { $example }"
help-quit = { command-quit } – stop here; the match is saved after every answer
help-enter = Enter alone – see the question again

not-a-command = I do not know "{ $entry }". Type a number from 1 to { $last }, or ? for help.
no-such-option = There is no choice { $entry }. Type a number from 1 to { $last }.

## The match

opening-game = { $title } – { $tagline }
opening-players = At the table: { $names }.
opening-resumed = Welcome back! The match goes on where you left it.
opening-luck = The luck of this match is sealed. After it, anybody can check that nothing was changed: { $hash }
opening-words = { $name }, add words of your own to the luck, as long as you like; Enter alone adds none.
opening-seeded = This match plays from the seed you gave, so its luck can be foretold. Good for practice, not for a contest.
opening-help = Type ? at any time for help.
opening-dropped = The last line of the file ({ $line }) was cut off and is left out; all before it is there.

pass-screen = Please pass the screen to { $name }. { $name }, press Enter when nobody else is looking.
question-to = { $name }: { $question }
undone = Taken back: the last answer of { $name }.
undo-nothing = There is nothing to take back yet.
undo-impossible = That cannot be taken back: since then luck has spoken or somebody has learned something new.
over = The match is over.
verify-with = The whole match is written down. Replay it or check that its luck was fair:
left = The match is saved. Continue it with:
goodbye = Good night!

## Rules

clause-behind = The rule behind this question is { $clause }.
rules-more = All rules, outside the match:
no-clause = There is no clause { $clause }. Near it: { $near }.
no-clause-about = No clause speaks of "{ $word }". Try another word, or a clause such as { $example }.
clauses-left =
    { $count ->
        [one] One more clause speaks of it.
       *[other] { $count } more clauses speak of it.
    }

## The menu

menu-title = Nightlight
menu-greeting = Board games for long evenings, with friends at this screen or with bots.
menu-what = What shall we play?
player-range = { $fewest } to { $most } players
player-range-one = for one
menu-game = { $title } – { $tagline } ({ $players })
menu-continue = Continue: { $title } with { $names } ({ $when })
menu-quit = Quit
menu-players = How many players, bots included? ({ $fewest } to { $most })
menu-names = Who plays at this screen? Type names with commas between them; bots take the other seats.
menu-too-many =
    { $names ->
        [one] { $names } name is more than { $players } seats. Type fewer names.
       *[other] { $names } names are more than { $players } seats. Type fewer names.
    }
menu-options = How shall we play?
menu-option = { $option }: { $value }
menu-start = Begin the match
menu-several = { $option }. Type numbers with commas between them.
menu-range = { $option }. Type a number from { $first } to { $last }.
menu-range-several = { $option }. Type numbers from { $first } to { $last } with commas between them, one for each player.
menu-none = none
menu-enter = Enter alone: { $usual }
menu-number = Please type a number from { $first } to { $last }.

games-line = { $id } – { $title } ({ $players }): { $tagline }

## Replay

replay-title = { $title }, played by { $names }
replay-start = Before the first answer
replay-line = Answer { $line } of { $last }
replay-help = Enter or n: next. b: back. A number: go there. s and a seat, as in "s 1": look from there. s alone: look as a spectator. q: quit.
replay-end = That was the last answer.
replay-beginning = This is the beginning.
replay-no-line = There is no answer { $line }. Type a number from 0 to { $last }.
replay-seat = You now look with the eyes of { $name }.
replay-spectator = You now look as a spectator.
replay-no-seat = Seats are 1 to { $last }.
replay-secret = This match is not over, so you see only what everybody may see.
replay-running = The match is not over yet.

command-replay-next = n, next
command-replay-back = b, back
command-replay-seat = s, seat

## Checking luck and simulating

verified =
    { $draws ->
        [one] The luck was fair: its only draw follows from what was sealed before the match.
       *[other] The luck was fair: all { $draws } draws follow from what was sealed before the match.
    }
verify-seeded = Every draw follows from the seed that was given. It was known beforehand, so this says nothing about fairness.
verify-running = The match is not over yet, so its luck is still sealed. So far it replays without a contradiction.
verify-failed = The luck was not fair: line { $line } does not follow from what was sealed before the match.
simulate-progress = { $done } of { $matches }
simulate-done =
    { $matches ->
        [one] One match is written to { $folder }.
       *[other] { $matches } matches are written to { $folder }.
    }

## Errors

error = That did not work: { $problem }
error-game = There is no game "{ $game }". There is: { $games }.
error-unknown-game = This program does not know the game of that match: { $problem }
error-setup = The match cannot be set up like that: { $problem }
error-content = A content file does not add up: { $problem }
error-action = The rules do not allow that now: { $problem }
error-stale = That question is no longer open: { $problem }
error-luck = The luck does not fit the question: { $problem }
error-journal = The record of the match cannot be read: { $problem }
error-storage = The match cannot be stored: { $problem }
error-no-file = There is no file { $path }.
error-file = { $path } cannot be used: { $problem }
error-language = I do not speak "{ $asked }". I speak: { $languages }.
error-bot = There is no bot "{ $kind }". There is: { $kinds }.
error-empty-name = A seat has no name. Write, for example, Ann,Ben,bot.
error-name = A name has at most { $most } letters, all of them visible.
error-same-name = Two players are called { $name }. Give one of them another name.
error-players = { $title } is for { $fewest } to { $most } players, not { $players }.
error-option-form = An option looks like name=value, not "{ $text }".
error-option = { $title } has no option "{ $option }". It has: { $options }.
error-option-value = The option { $option } can be { $values }, not "{ $value }".
error-resume-game = A match that goes on already has its game, seats, options and luck; give only --resume.

## Races

race-ready = Press Enter when everybody is ready.
race-dark = Ready ...
race-pressed = { $name } presses!
race-type = Type the numbers of your tokens in order, without spaces, then Enter: 23
race-late = Too late: somebody was faster.

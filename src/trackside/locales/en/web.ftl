# Texts of the browser client. The texts of a game are in the game's own file.

comma = , { "" }
close = Close
loading = Loading …
offline = Connection lost. Your selection is saved.
offline-unsent = Connection lost. Your move is saved and will be sent when the connection is back.
to-home = Home page
lost = Page not found
no-table = This table cannot be opened
nothing-here = nothing

# Places
home = Home
settings = Settings
rules = Rules
language = Language
main-menu = Main menu
new-table = New table
table = Table
table-of = New table: { $game }
game = Game
board = Board
replay = Replay
you = You
you-menu = You
guest-name = Guest { $number }
your-name = Your name
name = Name

# Home
welcome = Four railway games, ready to play
welcome-text = Play against bots with one click, or invite friends with a link. No sign-up, nothing to install.
your-turn = Your turn
your-turn-at = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
  }
your-tables = Your tables
more-tables = More tables
join-or-invite = Join or invite
join-field = Paste a table link or code
join-nonsense = This is not a table link or a code.
join = Join
create-for-friends = Create a table for friends
start-something = Start a game
players-minutes = { $least ->
    [one] { $most ->
        [one] 1 player, { $from }–{ $to } min
       *[other] { $least }–{ $most } players, { $from }–{ $to } min
      }
   *[other] { $least }–{ $most } players, { $from }–{ $to } min
  }
play-now = Play now
starting = Starting …
open-tables = Open tables
tables-to-watch = Tables to watch
unseen-moves = { $count ->
    [one] one new move
   *[other] { $count } new moves
  }
waiting-for = waiting for { $name }
since-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
  }
import-record = Open a saved game
record-too-large = This file is too large to be a saved game.
play = Play
watch = Watch
look = View
go-there = Open
act-at = { $act }: { $table }
state-over = finished
state-waiting = waiting for players
state-playing = in progress
ply-number = move { $ply }

# A new table
options = Options
start-from = Presets
house-rules = House rules
house-rules-usual = { $count ->
    [one] { $count } disputed rule, at its default
   *[other] { $count } disputed rules, all at their defaults
}
house-rules-changed = { $changed ->
    [one] { $changed } of { $count } disputed rules changed
   *[other] { $changed } of { $count } disputed rules changed
}
house-rules-text = Points on which the printed rules can be read in more than one way.
house-rules-reset = Reset to the defaults
yes = yes
no = no
option-is = { $option }: { $choice }
summary-house-rules = { $count ->
    [one] One house rule changed.
   *[other] { $count } house rules changed.
}
play-alone = Solo
play-alone-text = Solo play has extra options.
next-scenario = Next: { $name }
options-none = This game has no options.
seats = Seats
seat-open = Anyone with the link
seat-open-text = first to open the link
seat-human = Another player on this device
bot-of = Bot: { $level }
level-random = random
level-greedy = greedy
level-calm = calm
level-sharp = sharp
level-merciless = merciless
level-learned = learned
level-random-text = any legal move
level-greedy-text = plays what looks best right away
level-calm-text = overlooks things, as beginners do
level-sharp-text = looks ahead, about a third of a second per decision
level-merciless-text = looks far ahead, up to two seconds per decision
level-learned-text = plays what a trained network values most, without looking ahead
you-host = you (host)
player-number = Player { $number }
who-sits = Player at seat { $number }
remove-seat = Remove seat { $number }
add-seat = Add a seat
clock = Clock
clock-rests = Clock paused: quiet hours
clock-none = No clock
clock-minutes = { $count } min
clock-days = { $count ->
    [one] 1 day per turn
   *[other] { $count } days per turn
  }
clock-text = Minutes are for the whole game, played live. Days are per turn.
at-zero = When time runs out
at-zero-nothing = Nothing
at-zero-remind = Send a reminder
at-zero-bot = A bot takes over
at-zero-nothing-text = Nothing happens when time runs out.
at-zero-remind-text = Players who run out of time get a reminder.
at-zero-bot-text = A bot takes over when time runs out.
stand-in = A bot stands in for absent players; they can return at any time.
public-table = Anyone can find this table and watch.
table-name = Table name
this-table = This table
summary = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }, { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
  }.
create-table = Create table
play-bots-now = Play against bots now

# Waiting room
waiting-room-of = { $table }: waiting room
bring-someone = Invite players
bring-someone-text = They open the link, choose a name and sit down. No account needed.
invite-code = QR code of the link
copy = Copy
copied = Copied
share = Share
or-type = or enter the code
sit-down = Take a seat
sit-down-text = A seat is free for you.
sit-here = Sit here
table-full = All seats are taken. You can watch once the game begins.
seats-taken = Seats: { $taken } of { $count } taken
here = online
not-here = away
put-bot = Add a bot
free-seat = Open this seat
seats-open = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
  }
seats-open-text = If you start now, bots take the open seats.
all-here = All seats are taken
all-here-text = Start when you are ready.
start-with-bots = Start now with bots
start-game = Start the game
host-starts = The host starts the game.
delete-table = Delete table
remove-table = Remove
remove-named = Remove { $table }
remove-sure-gone = The table and its game are deleted for good.
remove-sure-list = The table is removed from your list; the others keep it.
remove-sure-play = A bot takes your seat for the rest of the game, and the table is removed from your list.
leave = Leave
all-rules = All rules

# The table
prompt = What to do
parts = Sections of the table
the-table = The table
go-to = Go to
own-area = Your area
watching = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
  }
undo = Undo
undo-title = Undo one step; long press to undo the whole turn
restart-turn = Restart turn
undo-ask = Ask to undo
take-back = Undo the last move
undo-asked = Undo requested
undo-asked-by = { $count ->
    [one] { $name } asks to undo one move.
   *[other] { $name } asks to undo { $count } moves.
  }
undo-asked-from = Everything from this point is undone: { $line }
undo-waiting = You asked to undo; waiting for { $names }.
undo-withdraw = Withdraw
allow = Allow
refuse = Decline
cancel = Cancel
resign = Let a bot take over
leave-game = Leave the game
table-menu = Table menu
resign-sure = A bot takes your seat for the rest of the game.
skip = Skip
last-round-again = Show the last round again
hint = Hint
hint-moves = Best moves
hint-first = best
thinking = Thinking …
moves = Moves
moves-filter = Type to filter
moves-found = { $count }
moves-here = { $count ->
    [one] One move here
   *[other] { $count } moves here
  }
moves-all = All { $count }
may-act = you can act here
moves-none = No move to choose now.
moves-keys = Arrow keys and Enter select; Enter again plays.
choose-first = Choose
why-typed = Why can’t I “{ $move }”?
log = Log
journal = Journal
since-own-turn = Since your last turn
newest-first = newest turn first
chat = Chat
chat-unread = { $count ->
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
  }
chat-empty = No messages yet.
chat-write = Message to the table
rules-find = Word or rule number
rules-none = Nothing found.
rules-english = The rules are written in English.
since-you-left = Since you left
show-me = Show
show-board = Show the board
show-text = Show as text
days-hours = { $days } d { $hours } h
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit the board
lit-out-of-sight = Lit places outside the view
lit-left = { $count ->
    [one] Show { $count } lit place on the left
   *[other] Show { $count } lit places on the left
  }
lit-right = { $count ->
    [one] Show { $count } lit place on the right
   *[other] Show { $count } lit places on the right
  }
lit-up = { $count ->
    [one] Show { $count } lit place above
   *[other] Show { $count } lit places above
  }
lit-down = { $count ->
    [one] Show { $count } lit place below
   *[other] Show { $count } lit places below
  }
orders = Standing orders
orders-count = Standing orders: { $count }
orders-text = Given automatically when the question comes up and the move is legal, so nobody waits for you. If you undo such a move, all standing orders are cancelled.
orders-ask-me = ask me
orders-none = This game has no question that a standing order can answer.
orders-withdraw = Cancel
orders-withdraw-all = Cancel all
hand-over = Hand over the screen
hand-over-to = { $name }’s turn
hand-over-why = Pass the device on; nobody else should look.
hand-over-ready = I am ready
keys = Keyboard shortcuts
key-enter = Select; again to confirm
key-escape = Clear the selection, close
key-pass = Pass or end
key-lit = Next place where you can act
key-arrows = Neighbouring place on the board
key-why = Why can’t I?
key-peek = Look at a player’s area
key-zoom = Fit, zoom in, zoom out
key-replay = One move back or forward in a replay
key-text = Board or text

# The end
game-over = The game is over
score = Score
score-sheet = Score sheet
score-graph = Score by turn: { $names }
total = Total
won-you = You win, { $score }
won-other = { $name } wins, { $score }
won-alone = { $score ->
    [one] You did it, with { $score } point
   *[other] You did it, with { $score } points
}
lost-alone = { $score ->
    [one] Not this time: { $score } point
   *[other] Not this time: { $score } points
}
won-shared = { $names } share the victory, { $score }
players-count = { $count ->
    [one] one player
   *[other] { $count } players
  }
rematch = Rematch
rematch-join = Go to the rematch
record = Download the record
how-it-went = Score by turn
fair = Sealed shuffle
fair-text = The seed was sealed at the start and is revealed at the end.
fair-now = What has been sealed so far, after moves: { $count }
fair-note = Note it: with the record of the finished game, trackside verify --noted proves that these moves were not changed.
fair-verified = Fair shuffle, verified
fair-verified-text = The revealed seed matches the commitment made at the start.

# Replay
replay-start = Start of the game
replay-slider = Position in the game
move-of = move { $ply } of { $last }
as-seen-by = As seen by
all-hands = All hands
copy-link = Copy link
play-on = Play on from here
back-to-now = Back to the table
first = First
back = Back
turn-back = Previous turn
forward = Forward
turn-forward = Next turn
last = Last
pause = Pause
play-back = Play
speed = Speed

# Settings
saved = saved
account-text = An account keeps your tables on all your devices. Without one, they stay in this browser.
login = Username
password = Password, at least 8 characters
password-now = Current password
password-new = New password, at least 8 characters
password-change = Change password
password-lost = Keep your password safe: it cannot be recovered.
register = Create account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signed-in-as = Signed in as { $login }
digits = Digits
digits-text = Latin or Persian digits
appearance = Appearance
theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
text-size = Text size
text-size-text = Panels, cards and board labels
my-colour = My colour
my-colour-text = Show me as vermilion at every table, on this screen only
playing = Playing
movement = Animation
movement-text = How pieces and cards move
movement-full = Full
movement-brief = Short
movement-none = None
pace = Pace
pace-text = How fast the moves of others are shown; a click or a key skips
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = At once
confirming = Confirm moves
confirming-text = When a move must be confirmed
confirm-always = Always
confirm-costs = If it costs something
confirm-never = Never
forced = Forced moves
forced-text = When there is only one legal move
forced-play = Play it
forced-select = Select it
forced-ask = Ask me
shortcuts = Keyboard
shortcuts-text = Single-key shortcuts at the table
notices = Notifications
sound = Sound
sound-text = Cards, coins, rails and deliveries, and a bell when it is your turn
volume = Volume
test = Test
testing = Sending …
notify = Browser notifications
notify-text = When it is your turn and this page is hidden
notify-refused = The browser blocks notifications for this page.
push = Push notifications
push-text = To this device, when it is your turn and no page is open
push-refused = This browser does not support push notifications.
messenger = Email or messenger
messenger-text = An Apprise URL, such as mailto:// or tgram://; leave it empty for none
quiet = Quiet hours
quiet-text = No notifications, and per-day clocks pause: at most 12 hours a day, from your next turn on. If it is your turn, you are notified when they end.
quiet-from = from
quiet-to = to
quiet-zone = time zone: { $zone }

# Help, the player aid

help = Help
print = Print
players = Players
aid = Player aid
aid-minute = The game in one minute
aid-page = Open the player aid as a page to print

# Lessons

lesson-of = { $lesson }: { $game }
lesson-step = Step { $number } of { $count }
lesson-next = Next
lesson-back = Back
lesson-close = Close the lesson

# My games

my-games = My games
finished-games = Finished games
all-finished = All finished games
history-empty = You have not finished a game yet.
history-none = No game matches these filters.
statistics = Statistics
filters = Filters
filter-all-games = All games
filter-opponent = Opponent
filter-anyone = Anyone
filter-result = Result
filter-any-result = Any result
filter-from = From
filter-to = Until
filter-clear = Clear filters
find-games = Search names
result-won = Won
result-lost = Not won
records-all = { $count ->
    [one] Download the record
   *[other] Download { $count } records
  }
games-found = { $count ->
    [0] No finished games
    [one] One finished game
   *[other] { $count } finished games
  }
pages = Pages
page-of = Page { $page } of { $pages }
place-of = Place { $place } of { $players }
not-counted = not in the statistics
stat-played = Played
stat-won = Won
stat-place = Average place
stat-score = Average score
stat-best = Best score
score-curve = Score over time
score-curve-of = { $count ->
    [one] The score of one game: { $least } to { $most }
   *[other] The scores of { $count } games: { $least } to { $most }
  }
score-made-of = Average score by category
frequent-opponents = Most frequent opponents
opponent-games = { $games ->
    [one] one game, ahead in { $ahead }
   *[other] { $games } games, ahead in { $ahead }
  }

# Ratings

rated = rated
rated-game = Rated: the result changes the ratings of the players. No hints, and no undo of what was revealed.
rated-needs = Rated games need an account and at least two players, each at their own device.
rated-no-hints = There are no hints in a rated game.
ladder = Ladder
ladder-of = Ladder: { $game }
ladder-text = Ratings from rated games, people and bots together. New players start at 1500. The number after ± shows how uncertain a rating is. It shrinks with every game, and players with a more certain rating are ranked higher.
ladder-place = Place
ladder-games = Games
ladder-empty = No rated game has been finished yet.
ladder-only-you = Only you see your rating here.
rating = Rating
listed = Show me on the ladders
listed-text = Your name and your ratings are visible to everybody
delete-account = Delete my account and data
delete-account-text = Your settings, ratings, chat messages and the tables that nobody else keeps are deleted for good. In the games of others your seat becomes anonymous, and bots play on for you.
delete-for-good = Delete for good

# Score pad

score-pad = Score pad
score-pad-of = Score pad: { $game }
score-pad-text = For a game on a real table: enter what each player has, and the score sheet adds it up. The link contains everything you enter; once opened, the page works offline.
pad-add = Add a player
pad-remove = Remove { $name }
pad-clear = Clear
pad-less = One less: { $name }
pad-more = One more: { $name }
pad-count = { $text }: { $count }

# Friends

friends = People you have played with
friend-games = { $count ->
    [one] one game together
   *[other] { $count } games together
  }
invite = Invite
invite-named = Invite { $name }
invited = invited
invitations = Invitations
invitations-text = From people you have played with
invitations-notify = Notify me
invitations-show = On the home page
invitations-none = None
invited-by = { $name } invites you
decline-named = Decline the invitation to { $table }
# Analysis of a finished game

percent = { $number } %
analyse = Analyse
analysis = Analysis
analysis-text = Shows what every decision was worth, what would have been better, and how much was luck. It takes from half a minute to a few minutes, and everybody who sees this table sees the result.
analysis-start = Analyse this game
analysis-waits = Another game is being analysed. This one is next.
analysis-runs = { $done } of { $total } moves analysed
analysis-stop = Stop
analysis-graph = Chance to win
analysis-graph-of = Chances to win over the game: { $names }
analysis-turned = Turning points
analysis-quiet = Neither decisions nor luck changed the chances much.
analysis-look = Show in the replay
analysis-shares = Decisions
analysis-count = { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
analysis-share-good = Good
analysis-share-inaccurate = Inaccurate
analysis-share-bad = Bad
analysis-by-own = Own mistakes
analysis-by-others = Mistakes of others
analysis-by-luck = Luck
analysis-note = A chance is estimated from what the seat knew at that moment. A difference within the noise is not called a mistake.
analysis-cost = { $played }: { $change }. Better: { $better }
analysis-line = Show the better line
analysis-line-at = Better line, move { $number } of { $count }
analysis-line-leave = Back to the moves that were played
analysis-try = Try it against bots

# Coach

coach = Coach
coach-text = Checks each of your moves before it is played: shows your chance to win, and asks you if a move lowers it much. Only if all others are bots, or if the table allows it.
coach-for-all = Everybody may use the coach; everyone who joins agrees to it.
coach-looks = The coach is thinking …
coach-chance = Your chance to win: { $chance }
coach-graph = Your chance to win so far, now { $chance }
coach-anyway = Play it anyway
coach-again = Think again
coach-asks = The coach asks

# Puzzles

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-text = Each position has one clearly best decision. Find it.
puzzles-solved = Solved: { $solved } of { $count }
puzzles-none = No puzzle matches these filters.
puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-grade = Grade { $grade }
puzzle-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
puzzle-all-games = All games
puzzle-all-grades = All grades
puzzle-grades = Grades
puzzle-all = All
puzzle-open = Not solved
puzzle-done = Solved
puzzle-shown = Shown
puzzle-solve = Solve
puzzle-right-mark = Right
puzzle-wrong-mark = Wrong
puzzle-try-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-missing = There is no such puzzle

# The browser client's own words. What a game says comes from the game's file.

comma = , { "" }
close = Close
loading = One moment …
offline = Connection lost. Your selection is kept.
offline-unsent = Connection lost. Your move is kept and sent when it is back.
to-home = To the home page
lost = There is no such page
no-table = This table cannot be shown
nothing-here = nothing

# Places
home = Home
settings = Settings
rules = Rules
language = Language
main-menu = Main menu
new-table = New table
table = Table
table-of = Table of { $game }
game = Game
board = Board
replay = Replay
you = You
you-menu = You
guest-name = Guest { $number }
your-name = Your name
name = Name

# Home
welcome = Four railway games, at once
welcome-text = Play against bots with one click, or invite friends with a link. No registration, nothing to install.
your-turn = Your turn
your-turn-at = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
  }
your-tables = Your tables
more-tables = More tables
join-or-invite = Join or invite
join-field = Paste a table link or code
join-nonsense = That is neither a link to a table nor a code.
join = Join
create-for-friends = Create a table for friends
start-something = Start something
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
import-record = Open a record
record-too-large = This file is too large to be a record.
play = Play
watch = Watch
look = Look
go-there = Go there
act-at = { $act }: { $table }
state-over = over
state-waiting = waiting for players
state-playing = running
ply-number = move { $ply }

# A new table
options = Options
start-from = Start from
house-rules = House rules
house-rules-usual = { $count ->
    [one] { $count } disputed ruling, as we read it
   *[other] { $count } disputed rulings, all as we read them
}
house-rules-changed = { $changed ->
    [one] { $changed } of { $count } disputed rulings changed
   *[other] { $changed } of { $count } disputed rulings changed
}
house-rules-reset = All as we read them
yes = yes
no = no
option-is = { $option }: { $choice }
summary-house-rules = { $count ->
    [one] One house rule changed.
   *[other] { $count } house rules changed.
}
play-alone = Alone
play-alone-text = Alone there is more to choose from.
next-scenario = Next: { $name }
options-none = This game has no options.
seats = Seats
seat-open = Anyone with the link
seat-open-text = first to open the link
seat-free = Open
seat-bot = Bot
seat-bot-text = plays at once
seat-human = Someone at this screen
bot-of = Bot: { $level }
level-random = random
level-greedy = greedy
level-calm = calm
level-sharp = sharp
level-merciless = merciless
you-host = you, host
player-number = Player { $number }
who-sits = Who sits at seat { $number }
remove-seat = Remove seat { $number }
add-seat = Another seat
clock = Clock
clock-rests = The clock stands still: quiet hours
clock-none = No clock
clock-minutes = { $count } min
clock-days = { $count ->
    [one] 1 day a move
   *[other] { $count } days a move
  }
clock-text = Minutes are for the whole game, live. Days are for one move.
at-zero = When time runs out
at-zero-nothing = Nothing
at-zero-remind = A reminder
at-zero-bot = A bot plays on
at-zero-nothing-text = Running out of time costs nothing.
at-zero-remind-text = Whoever runs out of time is reminded.
at-zero-bot-text = For whoever runs out of time a bot plays on.
stand-in = A bot stands in when someone is away; they can come back at any move.
public-table = Anyone may find this table and watch it.
table-name = Name of the table
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
play-bots-now = Play bots now

# Waiting room
waiting-room-of = { $table }: waiting room
bring-someone = Bring someone to the table
bring-someone-text = They open the link, choose a name and sit down. No account needed.
invite-code = The link as a code to scan
copy = Copy
copied = Copied
share = Share
or-type = or type
sit-down = Sit down
sit-down-text = A chair is free for you.
sit-here = Sit here
table-full = All chairs are taken. You can watch when the game begins.
seats-taken = Seats: { $taken } of { $count } taken
here = here
not-here = away
put-bot = Put a bot
free-seat = Free the chair
seats-open = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
  }
seats-open-text = Bots take open seats if you start now.
all-here = Everybody is here
all-here-text = Start when you like.
start-with-bots = Start now with bots
start-game = Start the game
host-starts = The host starts the game.
delete-table = Delete table
remove-table = Remove
remove-named = Remove { $table }
remove-sure-gone = The table and its game are gone for good.
remove-sure-list = The table leaves your list; the others keep it.
remove-sure-play = A bot takes your seat for the rest of the game, and the table leaves your list.
leave = Leave
all-rules = All rules

# The table
prompt = What is asked
parts = Parts of the table
the-table = The table
own-area = Your area
watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
  }
undo = Undo
undo-title = Take back one step; press long for the whole turn
restart-turn = Restart turn
undo-ask = Ask to take back
take-back = Take back
undo-asked = Asked to take back
undo-asked-by = { $count ->
    [one] { $name } asks to take one move back.
   *[other] { $name } asks to go back by { $count } moves.
  }
undo-asked-from = It is taken back from here on: { $line }
undo-waiting = You asked to take back; waiting for { $names }.
undo-withdraw = Withdraw
allow = Allow
refuse = Refuse
cancel = Cancel
resign = Let a bot play on
leave-game = Leave the game
resign-sure = A bot takes your seat for the rest of the game.
hint = Hint
thinking = Thinking …
moves = Moves
moves-filter = Type to filter
moves-found = { $count }
moves-here = { $count ->
    [one] One move here
   *[other] { $count } moves here
  }
moves-all = All { $count }
may-act = you may act here
moves-none = Nothing to choose now.
moves-keys = Arrows and Enter choose, Enter again plays.
choose-first = Choose
why-typed = Why can’t I “{ $move }”?
log = Log
journal = Journal
since-own-turn = Since your last turn
newest-first = newest turn first
chat = Chat
chat-unread = { $count ->
    [one] Chat: 1 new line
   *[other] Chat: { $count } new lines
  }
chat-empty = Nothing said yet.
chat-write = Write to the table
rules-find = Word or rule number
rules-none = Nothing found.
rules-english = The rules are written in English.
since-you-left = Since you left
show-me = Show me
show-board = Show the board
show-text = Show as text
days-hours = { $days } d { $hours } h
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
orders = Standing orders
orders-count = Standing orders: { $count }
orders-text = Answers that are given for you whenever they are asked for and allowed, so that nobody waits for you. Taking one back withdraws them.
orders-ask-me = ask me
orders-none = This game asks nothing that could be left to an order.
orders-withdraw = Withdraw
orders-withdraw-all = Withdraw all
hand-over = Hand over the screen
hand-over-to = It is the turn of { $name }
hand-over-why = Hand over the screen; nobody else should look.
hand-over-ready = Here I am
keys = Keys
key-enter = Select, and again to confirm
key-escape = Unselect, close
key-pass = Pass or end
key-lit = Next place where you may act
key-arrows = Neighbouring place on the board
key-why = Why can’t I?
key-peek = Look at a seat
key-zoom = Fit, closer, farther
key-replay = Move back and forward in a replay
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
rematch-join = To the rematch
record = Record
how-it-went = How it went
fair = Sealed shuffle
fair-text = The seed was sealed at the start and is shown at the end.
fair-verified = Fair shuffle, verified
fair-verified-text = The seed now shown matches the promise made at the start.

# Replay
replay-start = The beginning
replay-slider = Position in the game
move-of = move { $ply } of { $last }
as-seen-by = As seen by
all-hands = All hands
copy-link = Copy link
play-on = Play on from here
back-to-now = Back to now
first = First
back = Back
forward = Forward
last = Last
pause = Pause
play-back = Play
speed = Speed

# Settings
saved = saved
account-text = An account keeps your tables on all your devices. Without one, this browser keeps them.
login = Login
password = Password, 8 letters or more
password-now = Present password
password-new = New password, 8 letters or more
password-change = Change the password
password-lost = Keep the password safe: a forgotten one cannot be recovered.
register = Make an account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signed-in-as = Signed in as { $login }
digits = Digits
digits-text = Latin or Persian digits
appearance = Appearance
theme = Theme
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
text-size = Size of text
text-size-text = Panels, cards and labels on boards
my-colour = My colour
my-colour-text = I am vermilion at every table, on this screen only
playing = Playing
movement = Movement
movement-text = How pieces and cards travel
movement-full = Full
movement-brief = Brief
movement-none = None
confirming = Confirm
confirming-text = When a move asks to be confirmed
confirm-always = Always
confirm-costs = When it costs
confirm-never = Never
shortcuts = Keys
shortcuts-text = Single letters do things at the table
notices = Notices
sound = Sound
sound-text = One soft bell when it is your turn
test = Test
testing = Sending …
notify = Browser notices
notify-text = When it is your turn and this page is out of sight
notify-refused = The browser does not allow notices for this page.
push = Push to this device
push-text = When it is your turn and no page is open
push-refused = This browser does not take pushed notices.
messenger = Mail or messenger
messenger-text = An address in the form of apprise, such as mailto:// or tgram://; empty for none
quiet = Quiet hours
quiet-text = Nothing rings then, and clocks of days stand still, for at most 12 hours of a day and from your next turn on. You hear of your turn when they are over.
quiet-from = from
quiet-to = to
quiet-zone = by the clock of { $zone }

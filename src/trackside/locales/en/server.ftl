# What the server says: prompts, refusals, notices.

seat-open = free seat
prompt-waiting = Waiting for players.
prompt-over = The game is over.
prompt-other = { $name } is deciding.
hint = How about: { $move }
happened-left = { $name } left: a bot plays on.
happened-time-up = Time is up for { $name }: a bot plays on.
happened-time-up-you = Your time is up: a bot plays for you.
happened-away = { $name } is away: a bot plays meanwhile.
happened-back = { $name } plays again.
happened-undo-refused = { $other } does not agree to going back.
happened-taken-back = { $count ->
    [one] As { $name } asked, one move was taken back.
   *[other] As { $name } asked, { $count } moves were taken back.
  }
notice-turn = { $game }: it is your turn.
notice-reminder = { $game }: your time is up, and the others are waiting for you.
notice-test = This is a test. When it is your turn, you will hear of it here.
notice-test-sent = The test was taken. Look whether it is there.
notice-test-failed = The test was not taken. Look at the address once more.
notice-test-partly = Not all receivers of this address took the test.
notice-test-gone = This target takes no more notices. Set it up again.

error-bad-request = The request cannot be understood.
error-bad-input = The game does not have that.
error-no-person = Tell us your name first.
error-forbidden = That is not allowed here. Reload the page and try again.
error-not-found = There is nothing here.
error-no-such-method = That cannot be done here.
error-conflict = That does not fit the present state.
error-too-large = That is too much at once.
error-too-many = That was a bit fast. Wait a moment and try again.
error-failure = Something went wrong on the server. Nothing you did is lost.
error-storage = Nothing can be stored at the moment. What was played before is safe; try again later.
error-has-account = You already have an account.
error-login-taken = Somebody else uses that login.
error-wrong-password = Login and password do not match.
error-no-account = You have no account yet.
error-wrong-old-password = The old password is not right.
error-empty-text = There is nothing in it to read.
error-no-game = There is no such game.
error-no-table = There is no such table.
error-no-target = There is no such target to try out.
error-no-seat = There is no such seat.
error-no-level = There is no bot of that level.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-not-running = The game is not running.
error-not-over = The game is not over yet.
error-not-seated = You do not sit at this table.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-not-host = Only the host of the table can do that.
error-not-alone = That is only possible when the game is over, or when all its seats are yours.
error-others-play = Other people are playing here. You can resign instead.
error-one-me = You can take only one seat. Other players at this browser are of the kind “human”.
error-clock-incomplete = The clock needs its minutes or days.
error-seats-open = There are still free seats.
error-seat-taken = That seat is taken.
error-table-full = All seats are taken.
error-wrong-code = The code does not fit this table.
error-stale = The table has changed in the meantime. Nothing was played: this is how it stands now.
error-busy = Too much is happening at this table. Try again.
error-illegal-move = That move is not allowed now.
error-bad-notation = That is no move of this game.
error-other-rules = This game was begun with other rules than this server has.
error-undo-not-free = Somebody has learned something since then: ask the others.
error-no-undo-request = Nobody asks to take anything back.
error-no-own-move = You have not moved yet.
error-not-asked = You were not asked.
error-no-such-ply = The game never was at that move.
error-no-hint = There is no hint for this.
error-no-question = The game does not ask that.
error-no-seed = That record has no seed: the game is still running somewhere.
error-bad-record = { $line ->
    [0] This file is not a complete Trackside record.
   *[other] This file cannot be read as a Trackside record: line { $line } is not understood.
}
error-bad-record-move = Line { $line } of this record is not a move that the rules allow there.
error-no-such-setting = This record is of a game or a set-up that this server does not have.
error-record-too-long = That record is too long.
error-wrong-commitment = The seed of that record does not fit its commitment.
error-wrong-scores = The scores of that record are not those of the game.
error-not-replayed = That record could not be replayed here.
error-corrected-box = That record changes figures of the box, and this server does not take such records.
error-no-notices = This server sends no notices.
error-bad-notice-url = No notice can be sent there.
error-too-many-browsers = That is one browser too many. Turn notices off first.
error-no-zone = There is no such time zone.
error-no-quiet = Quiet hours need a beginning and another end.
error-too-many-streams = Too many of your pages are open at once. Close one and reload this one.
error-signed-out = You were signed out.
error-one-at-a-time = These moves cannot be sent together: what one of them shows decides what comes next.
error-others-keep = Others keep this game in their lists. You can remove it from yours.
error-too-many-tables = You have too many tables. Delete some of the old ones first.

why-moves = { $count ->
    [0] Nothing can be done here.
    [one] One move can be made here.
   *[other] { $count } moves can be made here.
}

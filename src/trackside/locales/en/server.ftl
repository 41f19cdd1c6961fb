# Messages of the server: prompts, incidents, notifications and errors.

seat-open = open seat
seat-kept = kept for { $name }
prompt-waiting = Waiting for players.
prompt-over = The game is over.
prompt-other = { $name } is deciding.
prompt-bot = { $name } is thinking: { $topic }.
hint = Suggestion: { $move }
incident-left = { $name } left. A bot takes over.
incident-time-up = { $name } ran out of time. A bot takes over.
incident-time-up-you = Your time is up. A bot plays for you.
incident-away = { $name } is away. A bot is standing in.
incident-back = { $name } is back.
incident-undo-refused = { $other } declined the undo.
incident-taken-back = { $count ->
    [one] One move was undone at the request of { $name }.
   *[other] { $count } moves were undone at the request of { $name }.
  }
incident-new-rules = { $count ->
    [0] Trackside was updated. The game continues from the same position under the new rules.
    [one] Trackside was updated. One move is not legal under the new rules; the game continues from before it.
   *[other] Trackside was updated. { $count } moves are not legal under the new rules; the game continues from before them.
  }
notification-turn = { $game }: it is your turn.
notification-reminder = { $game }: your time is up, and the others are waiting for you.
notification-invitation = { $name } invites you to a game of { $game }.
notification-test = This is a test. Notifications about your turns will arrive here.
notification-test-sent = Test sent. Check that it arrived.
notification-test-failed = The test was not accepted. Check the address.
notification-test-partly = Not all recipients at this address accepted the test.
notification-test-gone = This target no longer accepts notifications. Set it up again.

error-bad-request = The request could not be understood.
error-bad-input = Not a valid option for this game.
error-no-person = Please enter your name first.
error-forbidden = This is not allowed. Reload the page and try again.
error-not-found = Not found.
error-no-such-method = This method is not supported here.
error-conflict = This is not possible right now.
error-too-large = That is too large.
error-too-many = Too many requests. Wait a moment and try again.
error-failure = Something went wrong on the server. Nothing you did is lost.
error-storage = Nothing can be saved at the moment. Everything played so far is safe. Try again later.
error-has-account = You already have an account.
error-login-taken = This login is already taken.
error-wrong-password = Wrong login or password.
error-no-account = You do not have an account yet.
error-wrong-old-password = The current password is wrong.
error-empty-text = Please enter some text.
error-no-game = There is no such game.
error-no-table = There is no such table.
error-no-target = There is no such notification target.
error-no-seat = There is no such seat.
error-no-level = There is no such bot level.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-not-running = The game is not running.
error-not-over = The game is not over yet.
error-not-seated = You do not have a seat at this table.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-not-host = Only the host of the table can do that.
error-not-alone = This is possible only when the game is over or when all seats are yours.
error-others-play = Other people are playing here. You can resign instead.
error-one-me = You can take only one seat as “me”. For other players at this browser use “human”.
error-clock-incomplete = Set the minutes or days of the clock.
error-seats-open = There are still open seats.
error-seat-taken = That seat is taken.
error-table-full = All seats are taken.
error-wrong-code = Wrong code for this table.
error-stale = The table has changed in the meantime. Your move was not played.
error-busy = The table is busy. Try again.
error-illegal-move = This move is not allowed now.
error-bad-notation = There is no such move in this game.
error-other-rules = This game was started under a version of the rules that this server does not have.
error-undo-not-free = Something was revealed since then. Ask the others to undo.
error-no-undo-request = No undo request is open.
error-no-own-move = You have not moved yet.
error-not-asked = This request does not need your answer.
error-no-such-ply = The game does not have that many moves.
error-no-lesson = There is no such lesson.
error-no-puzzle = There is no such puzzle.
error-not-in-lesson = This step of the lesson asks for another move.
error-coach-others = The coach is available only if all other players are bots, or if the table allows it.
error-no-hint = No hint is available.
error-no-question = There is no such question in this game.
error-no-seed = This record has no seed: it was saved while the game was still running.
error-bad-record = { $line ->
    [0] This Trackside record is incomplete.
   *[other] This is not a valid Trackside record: line { $line } cannot be read.
}
error-bad-record-move = Line { $line } of this record is not a legal move at that point.
error-no-such-setting = This record uses a game or an option that this server does not have.
error-record-too-long = This record is too long.
error-wrong-commitment = The seed of this record does not match its commitment.
error-wrong-scores = The scores in this record do not match the game.
error-not-replayed = This record could not be replayed.
error-corrected-box = This record changes figures of the box, and this server does not accept such records.
error-no-notices = This server does not send notifications.
error-bad-notice-url = Notifications cannot be sent to this address.
error-mail-account = Mail is sent only through your own account at a mail server: the address needs its user name and password.
error-too-many-browsers = Too many browsers are subscribed. Turn notifications off first.
error-no-zone = There is no such time zone.
error-no-quiet = Quiet hours need a start and a different end.
error-too-many-streams = You have too many pages open. Close one and reload this page.
error-signed-out = You were signed out.
error-one-at-a-time = These moves cannot be sent together: one of them reveals something.
error-others-keep = Others still have this game in their lists. You can remove it from yours.
error-too-many-tables = You have too many tables. Delete some old ones first.
error-too-much = You have used this too much. Try again later.
former-player = former player
error-rated-account = A rated game needs an account: create one in the settings, or sign in.
error-rated-seats = A rated game needs at least two different players, each on one seat and at their own device.
error-rated-runs = A rated game cannot be deleted while it is running. You can resign.
error-rated-undo = In a rated game, a move that revealed something cannot be undone.
error-rated-hint = There are no hints in a rated game.
error-rated-often = You have played or begun ten rated games with each other within a day. Play this one unrated.
error-not-friend = You can invite only people you have played with, if they want invitations.

why-moves = { $count ->
    [0] Nothing can be done here.
    [one] One move can be made here.
   *[other] { $count } moves can be made here.
}

# The seat of a puzzle's solver who has no name

puzzle-solver = You

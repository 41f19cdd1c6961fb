# Texts of the program itself, for every game.

comma = , { "" }
semicolon = ; { "" }
nothing = nothing
nobody = nobody
you = you
seat-of = { $name }
seat-number = Seat { $number }
rule-game-over = The game is over.
event-earlier-rules = { $who } made a move under the earlier rules.

player-human = Player
player-random = Random
player-greedy = Greedy
player-search = Search
player-calm = Calm
player-sharp = Sharp
player-merciless = Merciless
player-learned = Learned

# Reasons of hints

hint-only = It is the only move.
hint-alike = The best moves are about equally good.
hint-next = Compared with the next best move: { $parts }
hint-best = Compared with the best move: { $parts }
part-rival = best rival

# trackside play

cli-welcome = Type the number of a move, its notation or the beginning of it. “help” lists the commands.
cli-prompt = { $ply }>
cli-turn-of = It is { $seat }’s turn.
cli-hand-over = { $who }, press Enter when nobody else can see the screen.
cli-left = You left the game before its end.
cli-saved = The game is saved in { $file }.
cli-save-where = Please give a file name, for example: save game.txt

cli-menu-more = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, { $first }–{ $last }: type “{ $kind }”
cli-menu-narrow = { $count ->
    [one] { $count } move is possible.
   *[other] { $count } moves are possible.
} Type a kind, or words of the move, to see fewer; “moves” shows all.
cli-not-understood = That is not a move or a command. “help” lists the commands.
cli-not-allowed = Not allowed ({ $rule }): { $text }
cli-several = { $count ->
    [one] { $count } move matches:
   *[other] { $count } moves match, for example:
}
cli-why-allowed = “{ $move }” is allowed now.
cli-hint = Hint: { $move } ({ $notation })
cli-undone = Your last move is undone.
cli-undo-nothing = You have no move to undo.
cli-undo-horizon = Since your last move, somebody has acted or something hidden was revealed. If everybody agrees, type “undo anyway”.
cli-rules-how = “rules 4” shows chapter 4; “rules” with words finds the rules that contain them.
cli-rules-english = The rules are written in English.

cli-help = Commands
cli-help-moves = Type the number of a move, its notation, or the beginnings of its words: “cl dam pi”. Enter alone shows the moves again, or plays the only one.
cli-order-help = show this list
cli-order-board = show the table and the question again
cli-order-moves = list all moves, or those that contain the words
cli-order-undo = undo your last move
cli-order-why = show the rule that forbids a move
cli-order-hint = show what the greedy bot would play
cli-order-log = show everything that has happened
cli-order-score = show your points and where they come from
cli-order-rules = show the chapters of the rules, or one rule
cli-order-save = save the game to a file, to continue later with --resume
cli-order-quit = leave the game

# Results

cli-game-over = The game is over
cli-total = Total
cli-place = Place
cli-category = Category
cli-reason = For
cli-points = Points
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
cli-solo-won = { $seat } has won, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-solo-lost = { $seat } has not reached the goal, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# trackside games, replay, verify, simulate

cli-house-rules = { $count ->
    [one] House rules: { $count } disputed ruling, at its default unless you change it
   *[other] House rules: { $count } disputed rulings, at their defaults unless you change them
}
cli-bots-built-in = Built in
cli-bots-frozen = Kept from earlier versions, so that results can be compared
cli-bots-installed = Installed by other packages (entry points trackside.bots)
cli-game-facts = { $least }–{ $most } players, { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } different moves
}
cli-after = { $count ->
    [one] After { $count } move
   *[other] After { $count } moves
}; { $seat } decides next.
cli-verified = { $count ->
    [one] The record is valid: { $count } legal move, correct scores, and the seed matches its commitment.
   *[other] The record is valid: { $count } legal moves, correct scores, and the seed matches its commitment.
}
cli-verified-unfinished = { $count ->
    [one] The record is valid so far: { $count } legal move, and the seed matches its commitment. The game is not over.
   *[other] The record is valid so far: { $count } legal moves, and the seed matches its commitment. The game is not over.
}
cli-noted = The hash that you noted is that after { $count } moves: they are as they were then.
cli-not-noted = The hash that you noted is not of this game, or of moves that were taken back.
cli-simulated = { $count ->
    [one] { $count } game played
   *[other] { $count } games played
}
cli-faults = { $count ->
    [one] { $count } game with faults
   *[other] { $count } games with faults
}
cli-speed = { $games } games/s, { $moves } moves/s, { $decisions } decisions per game ({ $engine })
cli-engine-compiled = compiled engine
cli-engine-pure = pure Python engine
cli-spread = Score: mean { $mean }, median { $median }; 10 % are below { $low } and 10 % above { $high }
cli-seat = Seat
cli-player = Player
cli-win-rate = Wins
cli-interval = 95 % interval
cli-parity = Parity
cli-score = Points
cli-margin = Lead
cli-thinking = ms per decision
cli-playouts = Playouts
cli-rating = Rating
cli-sure-better = { $player } is clearly better than the others.
cli-sure-worse = { $player } is clearly worse than the others.
cli-sure-similar = { $player } and the others are about equally strong: no difference of 5 percentage points.
cli-not-sure = It is not clear yet who is better.
cli-length = Decisions per game
cli-game-wins = Who beats whom: wins of the row against the column
cli-game-margins = Lead over the best rival, game by game
cli-game-points = Where the points come from
cli-games = Games
cli-report-seeds = Seeds { $first } to { $last }
cli-report-budget = Budget of players that name none: { $budget }
cli-report-code = Trackside { $version }, { $engine }, { $date }
cli-yes = yes
cli-no = no

# The game in one minute and the player aid

aid-minute = The game in one minute
aid-section-turn = Your turn
aid-section-signs = What the symbols mean
aid-section-prices = Prices
aid-section-delivery = Delivering
aid-section-end = End of the game
aid-section-scoring = Scoring

## Analysis of a game

analysis-title = Analysis
analysis-percent = { $number } %
analysis-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
analysis-mistake = Move { $number }, { $who }: “{ $played }”, { $change }. “{ $better }” was better.
analysis-lucky = Move { $number }, { $who }: “{ $played }” was lucky, { $change }.
analysis-unlucky = Move { $number }, { $who }: “{ $played }” was unlucky, { $change }.
analysis-turning-points = Turning points
analysis-no-turning-points = Neither decisions nor luck changed the chances much.
analysis-player = Player
analysis-decisions = Decisions
analysis-good = Good
analysis-inaccurate = Inaccurate
analysis-bad = Bad
analysis-own = Own mistakes
analysis-others = Mistakes of others
analysis-luck = Luck
analysis-chances = Chance to win, from the first move to the last
analysis-scope = { $decisions } decisions, { $playouts } playouts. A difference within the noise is not called a mistake.
coach-doubt = Really? { $change }. Better: { $better }. Difference: { $parts }
coach-doubt-plain = Really? { $change }. Better: { $better }

# Puzzles

puzzle-title = { $game }, grade { $grade }
puzzle-task = One decision is clearly the best. Which one?
puzzle-right = Right!
puzzle-wrong = “{ $played }” costs { $loss } of the chance to win.
puzzle-wrong-plain = “{ $played }” is not the solution.
puzzle-best = The best decision is “{ $best }”: the chance to win is { $chance }.
puzzle-next-best = The next best, “{ $next }”, costs { $loss }.
puzzle-parts = In points, compared with “{ $other }”: { $parts }.
cli-puzzle = Puzzle
cli-puzzle-grade = Grade
cli-puzzle-question = Question
cli-puzzle-players = Players
cli-puzzle-missed = Missed by
cli-puzzle-lines = Your decisions
cli-puzzle-prompt = Type the number of your decision, or its moves:
cli-puzzle-solution = Enter alone shows the solution.
cli-puzzle-unfinished = This decision is not complete. Type all its moves, separated by “{ $sign }”.
cli-puzzle-good = { $count ->
    [one] { $count } puzzle is valid.
   *[other] { $count } puzzles are valid.
}

# Great Western Trail

title = Great Western Trail
tagline = Drive your herd along the trail to Kansas City, again and again, and send it west by rail.

# Questions

ask-place-cattleman = Place your cattleman on any neutral building.
ask-phase-a = { $left ->
    [one] Phase A: move your cattleman, up to { $left } step.
   *[other] Phase A: move your cattleman, up to { $left } steps.
}{ $most ->
    [0] {""}
   *[other] {" "}The next location costs ${ $least } to ${ $most }.
}
ask-travel = { $left ->
    [one] Move on or stop: up to { $left } step.
   *[other] Move on or stop: up to { $left } steps.
}{ $most ->
    [0] {""}
   *[other] {" "}The next location costs ${ $least } to ${ $most }.
}
ask-phase-b = You are at { $space }: use its actions.
ask-choose-auxiliary = Choose an auxiliary action.
ask-place-building = Place a building: ${ $price } per craftsman needed.
ask-buy-cattle = { $cowboys ->
    [one] Buy cattle or reveal cards: { $cowboys } cowboy left.
   *[other] Buy cattle or reveal cards: { $cowboys } cowboys left.
}
ask-choose-city = Deliver to a city of value { $value } or less.
ask-place-disc = Which disc goes to { $city }?
ask-remove-hazard = Which hazard do you remove for ${ $price }?
ask-take-objective = Take an objective card from the display or the stack.
ask-trade-with-indians = Trade: which teepee do you take?
ask-discard-cards = { $left ->
    [one] Discard { $left } card.
   *[other] Discard { $left } cards, one after the other.
}
ask-draw-cards = { $left ->
    [one] Draw: { $left } more card allowed, { $drawn } drawn so far.
   *[other] Draw: { $left } more cards allowed, { $drawn } drawn so far.
}
ask-remove-cards = { $left ->
    [one] You may remove { $left } card from the game.
   *[other] You may remove up to { $left } cards from the game.
}
ask-hire-worker = Hire a worker { $cheaper ->
    [0] { $modifier ->
        [0] at the row’s price
       *[other] for ${ $modifier } more than the row’s price
      }
   *[other] for ${ $cheaper } less than the row’s price
}.
ask-foresight = Kansas City { $number } of 3: put one tile on the board.
ask-income = Your hand is worth { $value }. How many certificates do you spend?
ask-immediate = Immediate action: { $deeds }?
ask-back-up = { $exact ->
    [0] Move your engine back, as far as you like.
    [one] Move your engine back exactly { $exact } space.
   *[other] Move your engine back exactly { $exact } spaces.
}
ask-move-engine = { $most ->
    [one] Move your engine { $most } space forward.
   *[other] Move your engine up to { $most } spaces forward.
}
ask-station-behind = Which station behind your engine do you upgrade?
ask-take-master = Do you leave a worker here for { $master }?
ask-upgrade-station = Upgrade { $station } for ${ $dollars }? Which disc do you take?

# Standing orders: when they answer

order-draw-cards = When I may draw a card
order-remove-cards = When I may remove a card from the game
order-income = In Kansas City, when certificates may be spent

# Moves

kind-done = End phase B
kind-decline = Leave it
kind-stop = Stop here
kind-draw = Draw a card
kind-reveal = Reveal cattle
kind-place = Place the cattleman
kind-step = Move on
kind-use = Use an action
kind-auxiliary = Auxiliary action
kind-copy = Copy a building
kind-play = Play an objective card
kind-discard = Discard a card
kind-remove = Remove a card from the game
kind-hire = Hire a worker
kind-build = Build
kind-take = Take an objective card
kind-trade = Trade with the Indians
kind-hazard = Remove a hazard
kind-buy = Buy cattle
kind-engine = Move the engine
kind-disc = Take a disc from the board
kind-master = Take the station master
kind-station = Choose a station
kind-foresight = Take a tile to the board
kind-spend = Spend certificates
kind-deliver = Deliver
move-done = End phase B
move-decline = No, enough
move-stop = Stop here
move-draw = Draw a card
move-reveal = Use a cowboy to reveal 2 cards into the market
move-place = Begin at { $space }
move-step = Go to { $space }
move-use = { $deed }
move-auxiliary = { $times ->
    [1] { $action }, single
   *[other] { $action }, double
}
move-copy = Copy the building on { $space }
move-play = Play { $card }
move-discard = Discard { $card }
move-remove = Remove { $card } from the game
move-hire = Hire: { $worker } from row { $row }
move-build = Building { $number } on { $space }
move-take = Take { $card }
move-trade = Take the teepee at { $space } ({ $cost ->
    [0] +${ $dollars }
   *[other] −${ $cost }
})
move-hazard = Remove the hazard on { $space }
move-buy = { $cowboys ->
    [one] Buy { $cards }: { $cowboys } cowboy, ${ $dollars }
   *[other] Buy { $cards }: { $cowboys } cowboys, ${ $dollars }
}
move-engine = Engine to { $place }
move-disc = Use the disc that opens “{ $disc }”
move-master = Leave the last { $worker } and take the station master
move-station = Upgrade { $station }
move-foresight = { $tile } to the board
move-spend = { $number ->
    [0] Spend no certificate
    [one] Spend { $number } certificate
   *[other] Spend { $number } certificates
}
move-deliver = Deliver to { $city } ({ $value })

do-done = End phase B
do-decline = No, enough
do-stop = Stop here
do-draw = Draw a card
do-reveal = Reveal 2 cards
do-place = Begin at { $space }
do-step = Move to { $space }{ $dollars ->
    [0] {""}
   *[other] {" "}−${ $dollars }
}
do-travel = Move to { $space }{ $cost ->
    [0] {""}
   *[other] {" "}−${ $cost }
}
do-use = Use this action
do-auxiliary = { $times ->
    [1] Single auxiliary action
   *[other] Double auxiliary action
}
do-copy = Copy this building
do-play = Play this objective
do-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
do-remove = { $count ->
    [one] Remove { $count } card
   *[other] Remove { $count } cards
}
do-hire = Hire: { $worker }{ $dollars ->
    [0] {""}
   *[other] {" "}−${ $dollars }
}
do-build = Build { $face }{ $dollars ->
    [0] {""}
   *[other] {" "}−${ $dollars }
}
do-take = Take this objective
do-trade = Take the teepee { $cost ->
    [0] +${ $dollars }
   *[other] −${ $cost }
}
do-hazard = Remove the hazard{ $dollars ->
    [0] {""}
   *[other] {" "}−${ $dollars }
}
do-buy = { $count ->
    [one] Buy { $count } card
   *[other] Buy { $count } cards
}
do-engine = Engine to { $place }
do-disc = Take this disc
do-master = Leave: { $worker }
do-station = Upgrade { $station }
do-upgrade = Upgrade { $station }{ $dollars ->
    [0] {""}
   *[other] {" "}−${ $dollars }
}
do-foresight = Place: { $tile }
do-spend = { $number ->
    [0] No certificate
    [one] Spend { $number } certificate
   *[other] Spend { $number } certificates
}
do-deliver = Deliver to { $city }

# Beside a move: what it costs and brings

note-tile = { $deeds }
note-step = { $dollars ->
    [0] {""}
   *[other] fee ${ $dollars }{ $owned ->
        [yes] {" "}to { $owner_seat }
       *[no] {""}
    }{ $here ->
        [nothing] {""}
       *[other] ;{" "}
    }
}{ $here ->
    [nothing] {""}
    [foreign] one single auxiliary action
   *[own] { $deeds }
}
note-deliver = { $by_rail ->
    [no] {""}
   *[yes] { $costs ->
        [0] transport free,{" "}
       *[other] transport ${ $costs },{" "}
    }
}{ $dollars ->
    [0] {""}
   *[other] +${ $dollars },{" "}
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cards ->
    [0] {""}
    [one] , { $cards } objective card
   *[other] , { $cards } objective cards
}
note-engine = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}{ $back ->
    [yes] {" "}back
   *[no] {""}
}{ $delivers ->
    [yes] ; counts { $value } for the delivery
   *[no] {""}
}{ $station ->
    [yes] ; station for ${ $dollars }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}
note-hire = ${ $dollars }{ $more ->
    [yes] ; at once: { $deeds }
   *[no] {""}
}
note-build = ${ $dollars }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $deeds }
note-hazard = ${ $dollars }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What happened

event-turn = { $who } begins a turn.
you-turn = You begin a turn.
event-place = { $who } begins at { $space }.
you-place = You begin at { $space }.
event-step = { $who } moves to { $space }.
you-step = You move to { $space }.
event-fee = { $who } pays a fee of ${ $dollars }.
you-fee = You pay a fee of ${ $dollars }.
event-fee-to = { $who } pays { $owner_seat } a fee of ${ $dollars }.
you-fee-to = You pay { $owner_seat } a fee of ${ $dollars }.
event-use = { $who }: { $deed }.
you-use = You: { $deed }.
event-auxiliary = { $times ->
    [1] { $who }, auxiliary action: { $action }.
   *[other] { $who }, double auxiliary action: { $action }.
}
you-auxiliary = { $times ->
    [1] Your auxiliary action: { $action }.
   *[other] Your double auxiliary action: { $action }.
}
event-copy = { $who } copies { $building } ({ $space }).
you-copy = You copy { $building } ({ $space }).
event-discard = { $who } discards { $card }.
you-discard = You discard { $card }.
event-draw = { $known ->
    [0] { $count ->
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards.
    }
   *[other] { $who } draws { $cards }.
}
you-draw = You draw { $cards }.
event-shuffle = { $cards ->
    [one] { $who } shuffles the discard pile: { $cards } card.
   *[other] { $who } shuffles the discard pile: { $cards } cards.
}
you-shuffle = { $cards ->
    [one] You shuffle the discard pile: { $cards } card.
   *[other] You shuffle the discard pile: { $cards } cards.
}
event-remove = { $who } removes { $card } from the game.
you-remove = You remove { $card } from the game.
event-gain = { $who } gains ${ $dollars }.
you-gain = You gain ${ $dollars }.
event-pay = { $who } pays ${ $dollars }.
you-pay = You pay ${ $dollars }.
event-certificates = { $who } gains { $gained ->
    [one] { $gained } certificate
   *[other] { $gained } certificates
} and has { $number }.
you-certificates = You gain { $gained ->
    [one] { $gained } certificate
   *[other] { $gained } certificates
} and have { $number }.
event-hire = { $who } hires one { $worker } from row { $row } for ${ $dollars }.
you-hire = You hire one { $worker } from row { $row } for ${ $dollars }.
event-build = { $who } builds { $building } on { $space } for ${ $dollars }.
you-build = You build { $building } on { $space } for ${ $dollars }.
event-replace = { $who } replaces { $old } with { $building } on { $space } for ${ $dollars }.
you-replace = You replace { $old } with { $building } on { $space } for ${ $dollars }.
event-take = { $who } takes { $card }.
you-take = You take { $card }.
event-take-unseen = { $known ->
    [0] { $who } takes an objective card from the stack into the hand.
   *[other] { $who } takes { $card } from the stack into the hand.
}
you-take-unseen = You take { $card } from the stack into your hand.
event-take-to-hand = { $who } takes { $card } into their hand.
you-take-to-hand = You take { $card } into your hand.
event-display = New in the display: { $card }.
event-trade = { $who } takes a { $tile } at { $space }.
you-trade = You take a { $tile } at { $space }.
event-hazard = { $who } removes a hazard for ${ $dollars }: { $tile }.
you-hazard = You remove a hazard for ${ $dollars }: { $tile }.
event-buy = { $who } buys { $cards } for ${ $dollars } with { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}.
you-buy = You buy { $cards } for ${ $dollars } with { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}.
event-reveal = New in the cattle market: { $cards }.
event-engine = { $who } moves the engine to { $place }.
you-engine = You move the engine to { $place }.
event-upgrade = { $who } upgrades { $station } for ${ $dollars }.
you-upgrade = You upgrade { $station } for ${ $dollars }.
event-clear = { $who } takes the disc from “{ $disc }”.
you-clear = You take the disc from “{ $disc }”.
event-master = { $who } leaves one { $worker } and takes { $master }.
you-master = You leave one { $worker } and take { $master }.
event-play = { $who } plays { $card }.
you-play = You play { $card }.
event-foresight = { $who } moves a tile to the board: { $tile }.
you-foresight = You move a tile to the board: { $tile }.
event-tile-lost = No room: { $tile } leaves the game.
event-token = The job market token moves to row { $row }.
event-token-leaves = { $who } takes the job market token ({ $points } points): the game is about to end.
you-token-leaves = You take the job market token ({ $points } points): the game is about to end.
event-income = { $who } shows { $cards } and has a breeding value of { $value } ({ $spent ->
    [0] no certificate spent
    [one] { $spent } certificate spent
   *[other] { $spent } certificates spent
}).
you-income = You show { $cards } and have a breeding value of { $value } ({ $spent ->
    [0] no certificate spent
    [one] { $spent } certificate spent
   *[other] { $spent } certificates spent
}).
event-deliver = { $discs ->
    [0] { $who } delivers to { $city }, but has no disc to place.
   *[other] { $who } delivers to { $city }.
}
you-deliver = { $discs ->
    [0] You deliver to { $city }, but have no disc to place.
   *[other] You deliver to { $city }.
}
event-transport = { $who } pays transport costs of ${ $dollars }.
you-transport = You pay transport costs of ${ $dollars }.
event-new-tile = New in foresight { $number }: { $tile }.
event-game-over = The game is over.

# Why a move is not allowed

rule-not-now = That does not answer the current question.
rule-cannot-pay = You do not have enough money; costs are paid in full.
rule-nothing-to-gain = This action would do nothing now.
rule-no-such-card = You have no such card in hand.
rule-mandatory = This must be done.
rule-must-move = The cattleman moves at least one step.
rule-not-ahead = That is not the next location on your way.
rule-neutral-only = A cattleman starts on a neutral building.
rule-not-here = This location does not have that action.
rule-auxiliary-only = Here you can only use one single auxiliary action.
rule-once-each = Each local action of this tile can be used once.
rule-local-or-auxiliary = A single auxiliary action is possible only instead of all local actions.
rule-must-act = At this table you must do something here.
rule-single-only = Here an auxiliary action can only be used single.
rule-draw-all = At this table all the cards must be drawn.
rule-no-cards-left = There are no cards to draw.
rule-in-order = Choose cards in the order of the list, so that enough are left.
rule-remove-all = At this table the full number of cards must be removed.
rule-certificate-gap = The marker cannot stop there.
rule-row-barred = Hire only from the rows above the token.
rule-no-such-worker = There is no such worker in that row.
rule-row-full = That row of your board is full.
rule-building-used = You no longer have this building.
rule-too-few-craftsmen = You need more craftsmen.
rule-space-taken = There is another building there.
rule-no-building-space = Private buildings can be placed only on building spaces.
rule-only-higher = Only a building with more craftsmen can replace it.
rule-not-on-display = This card is not in the display.
rule-no-objective-left = There is no objective card left.
rule-no-teepee-there = There is no teepee there.
rule-no-hazard-there = There is no hazard there.
rule-too-few-cowboys = You do not have enough unused cowboys.
rule-not-in-market = These cards are not in the market.
rule-stack-empty = The stack is empty.
rule-circles-covered = The circle of this auxiliary action is still covered.
rule-only-double = At this table an action with both circles clear must be used double.
rule-engine-reach = The engine cannot stop there.
rule-engine-back = The engine cannot move back that far.
rule-place-taken = There is another engine there.
rule-upgraded-already = Your disc is already on this station.
rule-no-hired-worker = You have no hired worker in that row.
rule-not-behind = That station is not behind your engine.
rule-not-adjacent = That building is not adjacent.
rule-copied-before = That building is already part of the chain.
rule-no-building-there = There is no building there.
rule-copy-which = Choose which adjacent building to copy.
rule-no-chain = At this table a copying building cannot be copied.
rule-not-in-foresight = This tile is not in these foresight spaces.
rule-no-more-workers = The token has left: no more workers are chosen.
rule-too-far = Your breeding value is too low for this city.
rule-delivered-before = Your disc is already on this city.
rule-disc-gone = There is no disc left on that space.
rule-black-corner = A black-cornered disc cannot go to a white-cornered space while white ones are left.
rule-hand-space-cost = This disc costs $5, and you must still be able to pay the other costs.
rule-discs-on-board = A disc on a station cannot be taken while one on your board can.
rule-no-disc-there = You have no disc there to take.
rule-no-kansas-city = This card does not lead into Kansas City.

# What a question is about, for those who wait for the answer

topic-place-cattleman = where to place the cattleman
topic-phase-a = where the cattleman goes
topic-travel = where the cattleman goes
topic-phase-b = the actions of a location
topic-choose-auxiliary = an auxiliary action
topic-place-building = a building
topic-buy-cattle = the cattle market
topic-choose-city = where to deliver
topic-place-disc = a disc for the city
topic-remove-hazard = a hazard
topic-take-objective = an objective card
topic-trade-with-indians = a trade
topic-discard-cards = cards to discard
topic-draw-cards = cards to draw
topic-remove-cards = cards to remove
topic-hire-worker = a worker
topic-foresight = tiles of Kansas City
topic-income = certificates for the delivery
topic-immediate = an immediate action
topic-back-up = the engine
topic-move-engine = the engine
topic-station-behind = a station
topic-take-master = a station master
topic-upgrade-station = a station

# Parts of the appraisal, for the reasons of hints

part-time = time
part-money = money
part-buildings = buildings
part-cities = cities
part-stations = stations
part-hazards = hazards
part-teepees = teepees
part-cattle = cattle
part-objectives = objectives
part-masters = station masters
part-workers = workers
part-discs = discs
part-certificates = certificates
part-engine = engine
part-hand = hand
part-trail = position on the trail
part-job_market_token = job market token

# Categories and reasons

category-dollars = Money
category-private_buildings = Buildings
category-cities = Cities
category-stations = Stations
category-hazards = Hazards
category-cattle = Cattle
category-objectives = Objectives
category-station_masters = Station masters
category-workers = Workers
category-step_disc = Step disc
category-job_market_token = Job market token
reason-dollars = ${ $dollars } in hand
reason-building = { $building } on { $space }
reason-hazard = { $count } × { $tile }
reason-city = { $count } × { $city }
reason-arrow = { $from } – { $to }
reason-station = { $station }
reason-objective-fulfilled = Fulfilled: { $card }
reason-objective-open = Not fulfilled: { $card }
reason-master = { $master }
reason-cattle = { $count } × { $card }
reason-workers = { $count } × { $worker }
reason-disc = { $disc }
reason-token = Took the job market token

# Options

refuses-no-such-first-player = Player { $number } cannot begin: only { $players } play.
preset-first_game = First game
preset-random = Everything random
option-neutral_layout = Neutral buildings
choice-neutral_layout-letters = On the space of their letter (first game)
choice-neutral_layout-random = At random
option-building_sides = Sides of the private buildings
choice-building_sides-a = All a-sides (first games)
choice-building_sides-random = At random, the same for all
option-first_player = First player
choice-first_player-random = Random
choice-first_player-1 = Player 1
choice-first_player-2 = Player 2
choice-first_player-3 = Player 3
choice-first_player-4 = Player 4
option-must_act = Players must do something in phase B
option-fixed_rights = Rights in phase B are fixed on arrival
option-stop_drawing = Drawing may stop after any card
option-exact_removal = The exact number of cards is removed
option-certificate_gap = Spending certificates across the gap between 4 and 6
choice-certificate_gap-exact = Only exact differences
choice-certificate_gap-round_down = Any number, the marker falls to the next space
option-keep_actions_after_move = Unused local actions survive a move of the cattleman
option-double_as_single = A double auxiliary action may be used single
option-upgrade_first = A station is upgraded before the reward of the move
option-turnout_counts_as = For transport costs, an engine on a turnout counts as on
choice-turnout_counts_as-next = The next space
choice-turnout_counts_as-previous = The previous space
option-copy_risk = A copied building gives its risk action
option-copy_pays_fee = Copying another’s building costs its fee
option-copy_chain = A copying building may copy another one
option-kansas_city_cards = Objective cards may be played on arrival in Kansas City
option-lenient_transport = A player who cannot afford transport pays what they have
option-reclaim_discs = Without a disc on the board, one is taken from a station
option-objective_move_ends_phase = The move of an objective card ends phase B
option-ties = Ties
choice-ties-shared = Shared victory
choice-ties-money = More money wins

# Panels

panel-board = The trail
panel-space = Space
panel-tile = Tile
panel-owner = Owner
panel-fee = Fee
panel-cattlemen = Cattlemen
panel-board-legend = [A] neutral · 2:4a building 4a of player 2 · !3 hazard worth 3 · g/b teepee · $ fee · @ cattlemen · · empty
panel-railroad = The railroad
panel-station = Station
panel-place = Place
panel-cost = Cost
panel-points = Points
panel-master = Station master
panel-discs = Discs
panel-engines = Engines
panel-cities = Cities
panel-city = City
panel-value = Value
panel-jobs = Job market
panel-row = Row
panel-workers = Workers
panel-token = The token is in row { $row }: hire from the rows above it.
panel-token-gone = The token has left: these are the last turns.
panel-foresight = Foresight
panel-number = Number
panel-tiles = Tiles
panel-stack = Stack
panel-market = Cattle market
panel-card = Card
panel-count = Number
panel-market-note = { $cards ->
    [one] { $cards } card in the stack.
   *[other] { $cards } cards in the stack.
}
panel-display = Objective cards on display
panel-hand = Hand of { $who }
panel-hand-note = Draw stack: { $draw }. Discard pile: { $discard }.
panel-player = Player board of { $who }
panel-what = What
panel-has = State
panel-dollars = Dollars
panel-certificates = Certificates (limit, permanent)
panel-limits = Steps, hand limit
panel-engine = Engine
panel-covered = Discs on the board
panel-buildings = Buildings left
panel-gathered = Teepees and hazards
panel-masters = Station masters
panel-area = Objective area
panel-herd = Hand and draw stack
panel-discard = Discard pile
panel-seats = Players
panel-seat = Player
panel-hand-size = Cards
panel-steps = Steps
panel-total = Points if the game ended now
panel-cattleman = Cattleman

# Names

name-start = the start
name-neutral_a = neutral space A
name-build_a_1 = building space A 1
name-build_a_2 = building space A 2
name-build_a_3 = building space A 3
name-flood_1 = flood 1
name-flood_2 = flood 2
name-flood_3 = flood 3
name-flood_4 = flood 4
name-build_flood_1 = building space flood 1
name-build_flood_2 = building space flood 2
name-neutral_b = neutral space B
name-build_b_1 = building space B 1
name-build_b_2 = building space B 2
name-build_b_3 = building space B 3
name-drought_1 = drought 1
name-drought_2 = drought 2
name-drought_3 = drought 3
name-drought_4 = drought 4
name-build_drought_1 = building space drought 1
name-neutral_c = neutral space C
name-build_c_upper_1 = building space C upper 1
name-build_c_upper_2 = building space C upper 2
name-build_c_lower = building space C lower
name-neutral_d = neutral space D
name-teepee_1 = teepee space 1
name-teepee_2 = teepee space 2
name-teepee_4 = teepee space 4
name-teepee_6 = teepee space 6
name-teepee_8 = teepee space 8
name-teepee_10 = teepee space 10
name-teepee_minus_3 = teepee space −3
name-teepee_minus_2 = teepee space −2
name-teepee_minus_1 = teepee space −1
name-build_trade_1 = building space trade 1
name-build_trade_2 = building space trade 2
name-neutral_e = neutral space E
name-build_e_1 = building space E 1
name-build_e_2 = building space E 2
name-rockfall_1 = rockfall 1
name-rockfall_2 = rockfall 2
name-rockfall_3 = rockfall 3
name-rockfall_4 = rockfall 4
name-build_rockfall_1 = building space rockfall 1
name-build_rockfall_2 = building space rockfall 2
name-neutral_f = neutral space F
name-build_f_1 = building space F 1
name-build_f_2 = building space F 2
name-neutral_g = neutral space G
name-build_g_1 = building space G 1
name-build_g_2 = building space G 2
name-kansas_city = Kansas City
name-topeka = Topeka
name-wichita = Wichita
name-colorado_springs = Colorado Springs
name-santa_fe = Santa Fe
name-albuquerque = Albuquerque
name-el_paso = El Paso
name-san_diego = San Diego
name-sacramento = Sacramento
name-san_francisco = San Francisco
name-station_1 = station 1
name-station_2 = station 2
name-station_3 = station 3
name-station_4 = station 4
name-station_5 = station 5
name-station_6 = station 6
name-station_7 = station 7
name-station_8 = station 8
name-station_9 = station 9
name-station_10 = station 10
name-jersey = Jersey
name-guernsey = Guernsey
name-black_angus = Black Angus
name-dutch_belt = Dutch Belt
name-holstein = Holstein
name-brown_swiss = Brown Swiss
name-ayrshire = Ayrshire
name-west_highland_3 = West Highland (3)
name-west_highland_4 = West Highland (4)
name-west_highland_5 = West Highland (5)
name-texas_longhorn_5 = Texas Longhorn (5)
name-texas_longhorn_6 = Texas Longhorn (6)
name-texas_longhorn_7 = Texas Longhorn (7)
name-gain_2_building_2_blue = objective “building + 2 blue teepees” ($2)
name-gain_2_building_green_blue = objective “building + green teepee + blue teepee” ($2)
name-gain_2_four_2_hazard = objective “cattle of value 4 + 2 hazards” ($2)
name-gain_2_2_station_hazard = objective “2 stations + hazard” ($2)
name-gain_2_3_three_building = objective “3 cattle of value 3 + building” ($2)
name-aux_san_francisco = objective “San Francisco” (auxiliary)
name-draw_3_2_building_hazard = objective “2 buildings + hazard” (draw 3)
name-draw_3_station_green_blue = objective “station + green teepee + blue teepee” (draw 3)
name-draw_3_five_hazard = objective “cattle of value 5 + hazard” (draw 3)
name-draw_3_station_2_green = objective “station + 2 green teepees” (draw 3)
name-draw_3_3_three_station = objective “3 cattle of value 3 + station” (draw 3)
name-engine_2_2_four_station_green = objective “2 cattle of value 4 + station + green teepee” (engine 2)
name-engine_2_three_four_five = objective “cattle of value 3 + cattle of value 4 + cattle of value 5” (engine 2)
name-engine_2_2_building_2_green = objective “2 buildings + 2 green teepees” (engine 2)
name-engine_3_building_blue_2_hazard = objective “building + blue teepee + 2 hazards” (engine 3)
name-engine_3_2_station_2_hazard = objective “2 stations + 2 hazards” (engine 3)
name-move_3_2_building_2_hazard = objective “2 buildings + 2 hazards” (cattleman 3)
name-move_3_2_station_2_blue = objective “2 stations + 2 blue teepees” (cattleman 3)
name-move_3_three_four_five = objective “cattle of value 3 + cattle of value 4 + cattle of value 5” (cattleman 3)
name-move_3_three_four_2_hazard = objective “cattle of value 3 + cattle of value 4 + 2 hazards” (cattleman 3)
name-move_3_2_station_2_building = objective “2 stations + 2 buildings” (cattleman 3)
name-start_three_four_building = objective “cattle of value 3 + cattle of value 4 + building” (starting card)
name-start_2_station_green = objective “2 stations + green teepee” (starting card)
name-start_2_building_hazard = objective “2 buildings + hazard” (starting card)
name-start_blue_2_hazard = objective “blue teepee + 2 hazards” (starting card)
name-stack = the top card of the stack
name-cowboy = cowboy
name-craftsman = craftsman
name-engineer = engineer
name-teepee_green = green teepee
name-teepee_blue = blue teepee
name-flood_green_4 = flood (green hand, 4)
name-flood_green_3 = flood (green hand, 3)
name-flood_green_2 = flood (green hand, 2)
name-flood_black_3 = flood (black hand, 3)
name-flood_black_2 = flood (black hand, 2)
name-drought_green_4 = drought (green hand, 4)
name-drought_green_3 = drought (green hand, 3)
name-drought_green_2 = drought (green hand, 2)
name-drought_black_3 = drought (black hand, 3)
name-drought_black_2 = drought (black hand, 2)
name-rockfall_green_4 = rockfall (green hand, 4)
name-rockfall_green_3 = rockfall (green hand, 3)
name-rockfall_green_2 = rockfall (green hand, 2)
name-rockfall_black_3 = rockfall (black hand, 3)
name-rockfall_black_2 = rockfall (black hand, 2)
name-private_1a = building 1a
name-private_2a = building 2a
name-private_3a = building 3a
name-private_4a = building 4a
name-private_5a = building 5a
name-private_6a = building 6a
name-private_7a = building 7a
name-private_8a = building 8a
name-private_9a = building 9a
name-private_10a = building 10a
name-private_1b = building 1b
name-private_2b = building 2b
name-private_3b = building 3b
name-private_4b = building 4b
name-private_5b = building 5b
name-private_6b = building 6b
name-private_7b = building 7b
name-private_8b = building 8b
name-private_9b = building 9b
name-private_10b = building 10b
name-neutral_tile_a = neutral building A
name-neutral_tile_b = neutral building B
name-neutral_tile_c = neutral building C
name-neutral_tile_d = neutral building D
name-neutral_tile_e = neutral building E
name-neutral_tile_f = neutral building F
name-neutral_tile_g = neutral building G
name-aux_gain_double = gain dollars (auxiliary action, circle 2)
name-aux_draw_double = draw and discard (auxiliary action, circle 2)
name-aux_certificate_first = engine back for a certificate (auxiliary action, circle 1)
name-aux_certificate_second = engine back for a certificate (auxiliary action, circle 2)
name-aux_engine_first = pay for the engine forward (auxiliary action, circle 1)
name-aux_engine_second = pay for the engine forward (auxiliary action, circle 2)
name-aux_remove_first = engine back to remove cards (auxiliary action, circle 1)
name-aux_remove_second = engine back to remove cards (auxiliary action, circle 2)
name-certificate_4 = certificate limit 4
name-certificate_6 = certificate limit 6
name-step_left = more steps (left)
name-step_right = more steps (right)
name-hand_left = larger hand (left)
name-hand_right = larger hand (right)
name-sm_workers = the station master of workers
name-sm_objectives = the station master of objectives
name-sm_hazards = the station master of hazards
name-sm_teepees = the station master of teepees
name-sm_certificates = the station master of certificates
name-aux_gain_dollar = gain dollars
name-aux_draw_discard = draw and discard
name-aux_engine_back_certificate = engine back for a certificate
name-aux_engine_forward = pay for the engine forward
name-aux_remove_card = engine back to remove cards
name-discard_jersey_certificates_1_gain_2 = discard Jersey → 1 certificate and gain $2
name-discard_cattle_certificates_1 = discard any cattle card → 1 certificate
name-gain_2_per_own_buildings_in_woods = gain $2 per own building in the woods
name-discard_guernsey_gain_4 = discard Guernsey → gain $4
name-buy_cattle = buy cattle
name-discard_pair_gain_3 = discard a pair → gain $3
name-cattleman_1 = cattleman up to 1 step
name-hazard_5 = remove a hazard for $5
name-cattleman_2 = cattleman up to 2 steps
name-hire_1_cheaper = hire a worker ($1 cheaper)
name-engine_per_engineers = engine forward up to the number of engineers
name-discard_holstein_gain_10 = discard Holstein → gain $10
name-auxiliary = auxiliary action, single or double
name-certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs = 2 certificates per pair of teepees and gain $2 per pair of teepees
name-trade = trade with the Indians
name-engine_2 = engine up to 2 forward
name-engine_3 = engine up to 3 forward
name-extraordinary_delivery = extraordinary delivery
name-certificates_to_limit = certificates up to the limit
name-cattleman_5 = cattleman up to 5 steps
name-discard_objective_certificates_2 = discard an objective card → 2 certificates
name-back_1_gain_3 = engine 1 back → gain $3
name-discard_jersey_engine_1 = discard Jersey → engine 1 forward
name-discard_dutch_belt_gain_3 = discard Dutch Belt → gain $3
name-draw_per_cowboys = draw a card per cowboy, discard as many
name-cattleman_3 = cattleman up to 3 steps
name-discard_black_angus_certificates_2 = discard Black Angus → 2 certificates
name-gain_per_engineers = gain $1 per engineer
name-discard_cattle_gain_3_objective_to_hand = discard any cattle card → gain $3 and take an objective card into the hand
name-engine_per_own_buildings_in_woods = engine forward up to the number of own buildings in the woods
name-copy = copy an adjacent building
name-upgrade_behind = upgrade a station behind the engine
name-gain_4 = gain $4
name-engine_4 = engine up to 4 forward
name-cattleman_4 = cattleman up to 4 steps
name-discard_guernsey_gain_2 = discard Guernsey → gain $2
name-hire = hire a worker
name-hire_2_dearer = hire a worker ($2 dearer)
name-discard_dutch_belt_gain_2 = discard Dutch Belt → gain $2
name-build_2 = build ($2 per craftsman)
name-certificates_1 = 1 certificate
name-objective = take an objective card
name-pay_2_engine_2 = pay $2 → engine up to 2 forward
name-discard_black_angus_gain_2 = discard Black Angus → gain $2
name-discard_pair_gain_4 = discard a pair → gain $4
name-hazard_7 = remove a hazard for $7
name-hazard_0 = remove a hazard for free
name-build_1 = build ($1 per craftsman)
name-discard_jersey_certificates_1 = discard Jersey → 1 certificate
name-discard_jersey_gain_2 = discard Jersey → gain $2
name-hire_2_cheaper = hire a worker ($2 cheaper)
name-discard_jersey_certificates_2 = discard Jersey → 2 certificates
name-discard_jersey_gain_4 = discard Jersey → gain $4
name-gain_2 = gain $2
name-draw_3 = draw up to 3 cards, discard as many
name-cattleman_3_free = cattleman up to 3 steps without fees
name-gain_1 = gain $1
name-draw_1 = draw up to 1 card, discard as many
name-draw_2 = draw up to 2 cards, discard as many
name-pay_1_back_1_certificates_1 = pay $1, engine 1 back → 1 certificate
name-pay_2_back_2_certificates_2 = pay $2, engine 2 back → 2 certificates
name-pay_1_engine_1 = pay $1 → engine 1 forward
name-back_1_remove_1 = engine 1 back → remove up to 1 card from the game
name-back_2_remove_2 = engine 2 back → remove up to 2 cards from the game

# Several moves as one decision

compound-travel = { $steps ->
    [0] Stay at { $space }
    [one] Go to { $space }: { $steps } step
   *[other] Go to { $space }: { $steps } steps
}{ $cost ->
    [0] {""}
   *[other] , ${ $cost }
}
compound-buy = { $cowboys ->
    [one] Buy { $cards }: { $cowboys } cowboy, ${ $cost }
   *[other] Buy { $cards }: { $cowboys } cowboys, ${ $cost }
}
compound-deliver = Deliver to { $city } ({ $value }){ $spent ->
    [0] {""}
    [one] , spend { $spent } certificate
   *[other] , spend { $spent } certificates
}{ $transport ->
    [0] {""}
   *[other] , transport ${ $transport }
}
compound-discard = Discard { $cards }
compound-remove = Remove { $cards } from the game
compound-upgrade = Upgrade { $station } for ${ $dollars }, with the disc that opens “{ $disc }”

# The board in the browser

board-map = Trail
board-railroad = Railroad, stations and cities
board-markets = Markets
board-decision = Your decision
board-tab-trail = Trail
board-tab-rails = Rails
board-tab-markets = Markets
board-tab-mine = My board
board-start = Start
board-owner = of { $name }
board-fee = fee ${ $dollars }
board-cattleman = cattleman of { $name }
board-risk = with a risk action
board-woods = in the woods
board-foresight = Foresight { $number }
board-empty = empty
board-rail = railroad { $place }
board-station = { $name }: costs ${ $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-crossing = a crossing before the next space: $1 of transport
board-engine = engine of { $name }
board-left-there = one { $worker } is left there
board-disc-of = disc of { $name }
board-far-stations = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
board-far-empty = no engine yet
board-city = { $name }, value { $value }, { $corner ->
    [white] white corner
   *[black] black corner
}
board-copies = { $count } × { $card }
board-worth = value { $value }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-row = row { $row }
board-price = ${ $dollars }
board-next = the next one brings: { $what }
board-opens = Disc space: { $what }
board-covered = covered, { $corner ->
    [white] white corner
   *[black] black corner
}
board-open = open
board-auxiliary = Auxiliary action: { $action }
board-circles = { $open } of 2 circles open
board-needs-craftsmen = { $count ->
    [one] needs { $count } craftsman
   *[other] needs { $count } craftsmen
}
board-built = on the trail
board-hands = others pay to pass
board-jobs = Job market
board-token = Job market token: hire from the rows above it
board-market = { $count ->
    [one] Cattle market: { $count }
   *[other] Cattle market: { $count }
}
board-market-stack = { $count ->
    [one] Stack of the cattle market: { $count } card
   *[other] Stack of the cattle market: { $count } cards
}
board-cowboys-buy = Your cowboys buy
board-display = Objectives
board-objective-stack = { $count ->
    [one] Stack of objective cards: { $count }
   *[other] Stack of objective cards: { $count }
}
board-objective = { $points } points if fulfilled, −{ $penalty } if not
board-at-once = at once
board-hand = Hand, worth { $value }
board-hand-of = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
board-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
board-no-cards = No cards
board-draw-stack = { $count ->
    [one] Your draw stack: { $count } card
   *[other] Your draw stack: { $count } cards
}
board-discard-pile = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
board-certificates = Certificates: { $count }, limit { $limit }
board-workers = Workers
board-steps = { $count ->
    [one] up to { $count } step a turn
   *[other] up to { $count } steps a turn
}
board-hazards = { $count ->
    [one] { $count } hazard taken
   *[other] { $count } hazards taken
}
board-teepees = teepees: { $green } green, { $blue } blue
board-discs = { $count ->
    [one] Auxiliary actions and discs: { $count } left
   *[other] Auxiliary actions and discs: { $count } left
}
board-key-covered = covered: a delivery or a station frees it
board-buildings = Buildings
board-own-objectives = Objectives played
board-masters-held = Station masters
board-now = If the game ended now
board-total = total
board-you-are-at = You are at { $tile }
board-actions = Actions here
board-or = or
board-instead = Or instead one auxiliary action:
board-single-auxiliary = One auxiliary action:
board-auxiliaries = Auxiliary actions
board-single = single
board-double = double
board-picked = Cards picked
board-drop = Put back { $card }
board-pick-cattle = Choose cards in the market.
board-pick-cards = { $count ->
    [one] Point at { $count } card of your hand.
   *[other] Point at { $count } cards of your hand.
}
board-ways = How to pay
board-left = ${ $dollars } and { $cowboys } cowboys left
board-delivery = Delivery
board-herd = What is your herd worth?
board-breeds = { $count ->
    [one] { $count } breed, counted once
   *[other] { $count } breeds, each counted once
}
board-permanent = Permanent certificates
board-spend = Spend certificates
board-value = Breeding value
board-income = You gain ${ $dollars }: { $before } → { $after }
board-where = Where does it go?
board-engine-at = your engine is on { $place }
board-free = free
board-needs = needs { $value }
board-too-far = your breeding value is too low
board-delivered = your disc is there
board-with = With { $city }:
board-needs-have = needs { $value }, you have { $have }
board-later = Later with { $city }:
board-spent = Certificates: { $before } → { $after }
board-corner = { $corner ->
    [black] any disc goes there
   *[white] a disc of a white corner goes there
}
board-take-objective = take an objective
board-in-the-end = { $points } points at the end
board-with-certificates = { $count ->
    [one] with { $count } certificate
   *[other] with { $count } certificates
}
board-choose-city = Choose a city, here or on the railroad.
board-choose-disc = Now choose a lit disc on your board.
board-first-disc = First choose a lit disc on your board.
board-take-master = Take the station master?
board-no-master = No station master
board-give-worker = Leave a { $worker }: { $master }
board-disc-aux_gain_double = double: gain $2
board-disc-aux_draw_double = double: draw 2 cards
board-disc-aux_certificate_first = $1 and engine back for a certificate
board-disc-aux_certificate_second = double: 2 certificates
board-disc-aux_engine_first = $1 for engine 1 forward
board-disc-aux_engine_second = double: engine 2 forward
board-disc-aux_remove_first = engine back to remove a card
board-disc-aux_remove_second = double: remove 2 cards
board-disc-certificate_4 = certificates up to 4
board-disc-certificate_6 = certificates up to 6, after the 4
board-disc-step_left = more steps, and $3 now
board-disc-step_right = one more step, and 3 points at the end
board-disc-hand_left = one more card in hand, for $5
board-disc-hand_right = one more card in hand, for $5
board-master-sm_workers = 1 point per worker at the end
board-master-sm_objectives = 3 points per 2 objective cards at the end
board-master-sm_hazards = permanent certificate; 3 points per 2 hazards at the end
board-master-sm_teepees = permanent certificate; 3 points per pair of teepees at the end
board-master-sm_certificates = permanent certificate; 3 points per 2 certificates at the end
board-you-pay = You pay { $fees }
board-to-seat = { $name } ${ $dollars }
board-to-bank = the bank ${ $dollars }
board-there = There: { $actions }
board-foreign = one single auxiliary action
board-do-travel = Move to { $target } { $price }
board-do-step = Move to { $target } { $price }
board-do-place = Begin at { $target } { $price }
board-do-buy = { $count ->
    [one] Buy { $count } card
   *[other] Buy { $count } cards
} { $price }
board-do-disc = Take this disc { $price }
board-do-deliver = Deliver to { $target } { $price }
board-do-station = Upgrade { $target } { $price }
board-legend = Signs
board-legend-coin = dollars gained
board-legend-hire = hire a worker
board-legend-build = place a building
board-legend-cattle = buy cattle
board-legend-certificate = certificate
board-legend-objective = objective card
board-legend-locofwd = engine forward
board-legend-locoback = engine back
board-legend-step = move the cattleman
board-legend-hazard = remove a hazard
board-legend-tent = teepee: trade
board-legend-aux = auxiliary action
board-legend-draw = draw, then discard
board-legend-remove = remove cards from the game
board-legend-handfee = whoever passes pays
board-legend-vp = points in the end
board-legend-cowboy = cowboy
board-legend-craftsman = craftsman
board-legend-engineer = engineer
board-legend-station = station
board-legend-cards = to the hand; hand limit
board-legend-deliver = delivery by the engine
board-legend-copy = copy a building beside
board-legend-flood = flood
board-legend-drought = drought
board-legend-rockfall = rockfall
board-legend-city = San Francisco
board-score-dollars = Money
board-score-private_buildings = Buildings
board-score-cities = Cities
board-score-stations = Stations
board-score-hazards = Hazards
board-score-cattle = Cattle
board-score-objectives = Objectives
board-score-station_masters = Station masters
board-score-workers = Workers
board-score-step_disc = Step disc
board-score-job_market_token = Job market token

# The game in one minute and the player aid

minute-trail = You drive cattle to Kansas City again and again. In a turn you move your cattleman along the trail, act where he stops, and draw cards.
minute-actions = Stop on a neutral tile or on your own building and use its actions. Everywhere else you have one small auxiliary action. Your own buildings make the trail yours.
minute-workers = Workers set what you are good at: cowboys buy cattle, craftsmen build, engineers drive your engine.
minute-herd = Your hand is your herd. In Kansas City each different breed in it counts once: two alike are worth no more than one.
minute-cities = You get that value in dollars and deliver to a city that is not worth more. You put a disc there, which uncovers a space of your board. The further your engine, the cheaper the transport.
minute-end = Points come from cities, cattle, buildings, stations, hazards and objectives. The game ends when the job market token leaves its track.
aid-phase-a = A · Move
aid-phase-b = B · Act
aid-phase-c = C · Draw
aid-move = 1 to { $steps } tiles forward, more with discs off your board. Empty spaces do not count. Hands on a tile cost a fee.
aid-act = Own or neutral tile: all its actions, each once, in any order, or one auxiliary action. Other tiles: one auxiliary action.
aid-cards = Draw up to your hand limit: { $hand }, with discs off your board up to { $most }.
aid-cowboy = Buys cattle.
aid-craftsman = Places buildings; you need as many as the building shows.
aid-engineer = Moves the engine: one space for each engineer.
aid-kansas-tiles = Put one of the open tiles on the board, three times.
aid-kansas-herd = You get the value of your different breeds in dollars. Then you discard your hand.
aid-kansas-certificates = Certificates spent raise the value. You hold { $limit } at most, more with discs off your board.
aid-kansas-city = Choose a city of that value or less without a disc of yours; Kansas City and San Francisco may be chosen again.
aid-kansas-transport = Pay $1 for each crossing between your engine and the city.
aid-price-hands = Passing a hand: green ${ $green }, black ${ $black }.
aid-price-building = A building: ${ $price } for each craftsman it needs; replacing one of yours costs the difference.
aid-price-three = Cattle of value 3: 1 cowboy ${ $one }, 2 cowboys ${ $two }, two cards for 3 cowboys and ${ $pair }.
aid-price-four = Cattle of value 4: 1 cowboy ${ $one }, 3 cowboys ${ $three }, two cards for 5 cowboys and ${ $pair }.
aid-price-five = Cattle of value 5: 2 cowboys ${ $two }, 4 cowboys ${ $four }.
aid-price-reveal = A cowboy may instead add { $cards } cards to the market.
aid-end = When the token leaves the job market, that player finishes the turn and everybody else has one more.
aid-score-dollars = One point for every ${ $dollars }.
aid-score-printed = The points printed on them.
aid-score-cities = Points of the crests, and of each arrow between two cities that both have a disc of yours.
aid-score-stations = The points of each station with a disc of yours.
aid-score-cattle = The points of all your cattle cards, wherever they are.
aid-score-objectives = The points of each objective fulfilled, minus those of each that is not. A tile, disc or card counts for one objective.
aid-score-masters = As the tile says.
aid-score-workers = { $points } for each fifth and sixth worker of a kind.
aid-score-step = { $points } if the right disc for more steps is off your board.
aid-score-token = { $points } for whoever ended the game.
aid-section-workers = Workers
aid-section-kansas = Kansas City

# The score pad

pad-dollars = Dollars
pad-building = Building { $number }
pad-none = no
pad-side-a = side a
pad-side-b = side b
pad-hazards = Hazard tiles of { $points } points
pad-fulfilled = fulfilled
pad-open = not fulfilled
pad-certificates = Certificates, permanent ones included
pad-teepee_pairs = Pairs of a green and a blue teepee
pad-disc = Disc removed: { $disc }

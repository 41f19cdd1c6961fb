# Isle of Trains: All Aboard

title = Isle of Trains: All Aboard
tagline = Every card is a car, a cargo or money: build a train, load it, deliver to the islands.

# Questions

ask-action = { $count ->
    [one] Your last action of this turn: take, build, load or deliver.
   *[other] Your turn, { $count } actions: take, build, load or deliver.
}
ask-bonus = A bonus action ({ $actions }), or decline it.
ask-take-cards = { $count ->
    [one] Take a card.
   *[other] Take { $count } cards, one at a time.
}
ask-benefit-discard = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}
ask-extra-card = Discard one more card: the cargo goes in face down.
ask-hand-limit = { $count ->
    [one] Discard a card, down to the hand limit.
   *[other] Discard { $count } cards, down to the hand limit.
}
ask-payment = { $count ->
    [one] Pay for { $card }: one more card.
   *[other] Pay for { $card }: { $count } more cards.
}
ask-scrapping = Which car do you scrap for { $card }?
ask-placing = Where does { $card } go, now that a car was scrapped?
ask-replacing = Which building does { $card } replace?
ask-surplus = Too many buildings: give one up.
ask-destination = Where do you deliver?
ask-delivering = Delivering to { $island }: the next step, or stop.
ask-contract = { $count ->
    [one] { $contract }: choose the last load.
   *[other] { $contract }: choose { $count } more loads{ $ordered ->
        [yes] , from left to right
       *[no] {""}
    }.
}
ask-special = Special delivery, { $count ->
    [0] choose the loads{ $ordered ->
        [yes] , from left to right
       *[no] {""}
    }.
    [one] { $count } load so far: more, or done.
   *[other] { $count } loads so far: more, or done.
}
ask-salvage = Take a card from the discard pile.
ask-night-window = Night: buy a card back, or let the next card leave the deck.

# Standing orders: when they answer

order-take-cards = When I take cards
order-bonus = When I am offered a bonus action
order-night-window = At night, when I could buy a card back

# Moves

kind-take = Take
kind-build = Build
kind-upgrade = Upgrade
kind-scrap-for = Scrap a car, then build
kind-load = Load
kind-board = Load a passenger
kind-contract = Deliver for a contract
kind-ticket = Deliver a passenger
kind-mismatch = Deliver a passenger to another tile (Caboose 10)
kind-detour = Second destination (Caboose 9)
kind-special = Special delivery
kind-stop = End the delivery
kind-decline = Decline
kind-demolish = Give up a building
kind-scrap-car = Scrap a car
kind-to = Destination
kind-unload = Choose a load
kind-done = Done
kind-all = All loads
kind-discard = Discard
kind-salvage = Take from the discard pile
kind-go-on = Continue
kind-buy-back = Buy back

# A car of a train; with its number if it has a twin
the-car = { $car }{ $twin ->
    [yes] {" "}(car { $place })
   *[no] {""}
}
the-old = { $old }{ $old_twin ->
    [yes] {" "}(car { $old_place })
   *[no] {""}
}
move-take = { $number ->
    [0] Take the top card of the deck
    [-1] Take a passenger from the bag
    [-2] Take all the rest from the deck
   *[other] Take { $card }, card { $number } of the row
}
move-build = Build { $card }{ $cost ->
    [-1] {""}
    [0] {" "}for nothing
    [one] {" "}for { $cost } card
   *[other] {" "}for { $cost } cards
}
move-upgrade = Replace { the-car } with { $card }{ $cost ->
    [-1] {""}
    [0] {" "}for nothing
    [one] {" "}for { $cost } card
   *[other] {" "}for { $cost } cards
}
move-scrap-for = Scrap a car, then build { $card }
move-load = Load { $card } into { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}of { $seat }
}{ $face_down ->
    [yes] , face down, for one more card
   *[no] {""}
}
move-board = Load the { $passenger } into { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}of { $seat }
}
move-contract = Deliver for { $contract }
move-ticket = Deliver the { $passenger } from { the-car } to { $island }
move-mismatch = Deliver the { $passenger } from { the-car } to a tile of another colour
move-detour = Also deliver the { $passenger } from { the-car } to { $island }
move-special = Special delivery: two cards for each load
move-stop = End the delivery
move-decline = Decline the bonus action
move-demolish = Give up { $building }
move-scrap-car = Scrap { the-car }
move-to = Deliver to { $island }
move-unload = { the-car }, slot { $slot }: { $load }
move-done = These loads
move-all = All loads that are left
move-discard = Discard { $card }
move-salvage = Take { $card } from the discard pile
move-go-on = Continue
move-buy-back = Buy the top discard back

do-take = { $number ->
    [0] Take the top card
    [-1] Take a passenger
    [-2] Take all the rest
   *[other] Take { $card }
}
do-build = { $cost ->
    [-1] Build { $card }
    [0] Build { $card }, free
    [one] Build { $card }, { $cost } card
   *[other] Build { $card }, { $cost } cards
}
do-upgrade = { $cost ->
    [-1] Build { $card }
    [0] Build { $card }, free
    [one] Build { $card }, { $cost } card
   *[other] Build { $card }, { $cost } cards
}
do-scrap-for = Scrap, build { $card }
do-load = { $face_down ->
    [yes] Load { $card }, 1 card more
   *[no] Load { $card }
}
do-board = Load: { $passenger }
do-contract = Deliver: { $contract }
do-ticket = Deliver: { $passenger }
do-mismatch = Deliver: { $passenger }
do-detour = Deliver also: { $passenger }
do-special = Special delivery
do-stop = End the delivery
do-decline = Decline the bonus
do-demolish = Give up { $building }
do-scrap-car = Scrap { $car }
do-to = Deliver to { $island }
do-unload = This load: { $load }
do-done = These loads
do-all = All other loads
do-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
do-salvage = Take { $card }
do-go-on = Continue
do-buy-back = Buy back, { $vp } VP

# What a move earns

note-benefit = { $cards ->
    [0] {""}
    [one] +{ $cards } card
   *[other] +{ $cards } cards
}{ $less ->
    [0] {""}
   *[other] , −{ $less }
}{ $vp ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] ,{" "}
    }+{ $vp } VP
}{ $bonus ->
    [yes] { $cards ->
        [0] {""}
       *[other] ,{" "}
    }bonus: { $actions }
   *[no] {""}
}
note-build = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}, then weight { $weight } of { $power }{ $wins ->
    [yes] {""}, wins the scenario
   *[no] {""}
}
note-building = { $points ->
    [one] worth { $points } point now
   *[other] worth { $points } points now
}{ $wins ->
    [yes] {""}, wins the scenario
   *[no] {""}
}
note-contract = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
note-buy-back = { $card } for { $vp } VP

# What happened

event-take = { $who } takes { $card } from the row.
you-take = You take { $card } from the row.
event-draw = { $who } takes { $card } from the deck.
you-draw = You take { $card } from the deck.
event-reshuffle = { $cards ->
    [one] The discard pile becomes the new deck: { $cards } card.
   *[other] The discard pile is shuffled into a new deck: { $cards } cards.
}
event-passenger = { $who } takes from the bag: { $passenger }.
you-passenger = You take from the bag: { $passenger }.
event-vp = { $vp ->
    [one] { $who } gains { $vp } VP.
   *[other] { $who } gains { $vp } VP.
}
you-vp = { $vp ->
    [one] You gain { $vp } VP.
   *[other] You gain { $vp } VP.
}
event-progress = The progress locomotive moves to space { $space }.
event-progress-locomotive = { $who } takes the progress locomotive ({ $vp } VP).
you-progress-locomotive = You take the progress locomotive ({ $vp } VP).
event-last-round = The last round begins: one more turn for everybody.
event-discard = { $who } discards { $card }.
you-discard = You discard { $card }.
event-salvage = { $who } takes { $card } from the discard pile.
you-salvage = You take { $card } from the discard pile.
event-extend = { $who } attaches { $card }.
you-extend = You attach { $card }.
event-upgrade = { $who } replaces { $old } with { $card }.
you-upgrade = You replace { $old } with { $card }.
event-erect = { $who } builds { $card }.
you-erect = You build { $card }.
event-demolish = { $who } gives up { $building }.
you-demolish = You give up { $building }.
event-scrap = { $who } scraps { $card }{ $loads ->
    [0] .
    [one] {" "}with { $loads } load.
   *[other] {" "}with { $loads } loads.
}
you-scrap = You scrap { $card }{ $loads ->
    [0] .
    [one] {" "}with { $loads } load.
   *[other] {" "}with { $loads } loads.
}
event-load = { $passenger ->
    [yes] { $who } seats the { $load } in { $car } ({ $owner_seat }).
   *[no] { $who } loads { $load } into { $car } ({ $owner_seat }).
}
you-load = { $passenger ->
    [yes] You seat the { $load } in { $car } ({ $owner_seat }).
   *[no] You load { $load } into { $car } ({ $owner_seat }).
}
event-load-face-down = { $who } loads { $load } face down into { $car } ({ $owner_seat }).
you-load-face-down = You load { $load } face down into { $car } ({ $owner_seat }).
event-deliver = { $who } delivers to { $island }.
you-deliver = You deliver to { $island }.
event-contract = { $who } completes { $contract }: { $vp } VP.
you-contract = You complete { $contract }: { $vp } VP.
event-ticket = { $who } brings the { $passenger } to { $island }, space { $space }.
you-ticket = You bring the { $passenger } to { $island }, space { $space }.
event-mismatched = { $who } brings the { $passenger } to { $island }; it returns to the bag.
you-mismatched = You bring the { $passenger } to { $island }; it returns to the bag.
event-special = { $loads ->
    [one] { $who } makes a special delivery of { $loads } load, for { $cards } cards.
   *[other] { $who } makes a special delivery of { $loads } loads, for { $cards } cards.
}
you-special = { $loads ->
    [one] You make a special delivery of { $loads } load, for { $cards } cards.
   *[other] You make a special delivery of { $loads } loads, for { $cards } cards.
}
event-decline = { $who } declines the bonus action.
you-decline = You decline the bonus action.
event-row = New in the row: { $card }.
event-night = At night { $card } is discarded.
event-buy-back = { $who } buys { $card } back for { $vp } VP.
you-buy-back = You buy { $card } back for { $vp } VP.

# Why a move is not allowed

rule-not-now = That does not answer the current question.
rule-other-action = The bonus is for another action.
rule-both-actions = Both actions of a turn are mandatory.
rule-row-gap = This place of the row is empty until the end of the turn.
rule-no-cards = Deck and discard pile are empty.
rule-one-card-left = Only one card is left to draw.
rule-one-card = You may take only one card.
rule-cards-only = The effect gives cards, not passengers.
rule-deck-only = With this option effects take cards from the deck only.
rule-not-in-hand = You do not hold this card.
rule-one-locomotive = A train has one locomotive: a new one replaces it and is never attached.
rule-not-an-upgrade = An upgrade must have the same category and a higher level.
rule-too-heavy = The train would weigh more than its power.
rule-too-dear = You have too few other cards to pay with.
rule-no-such-car = There is no such car.
rule-no-scrapping = The locomotive cannot be scrapped, and nothing can be scrapped for a building.
rule-scrap-in-vain = Scrapping a car would not make this build possible.
rule-not-your-building = This building is not in your area.
rule-own-train-only = A bonus load must go into your own train.
rule-no-free-slot = There is no free slot.
rule-holds-nothing = This card holds no loads.
rule-no-extra-card = To load a card that does not fit, you must discard one more card.
rule-owner-loads = Only the owner may load this caboose.
rule-card-not-held = You do not hold this card.
rule-not-in-supply = There is no such passenger in your supply.
rule-wrong-load = This car holds something else.
rule-nothing-to-deliver = There is no load in your train.
rule-not-in-play = Research Station is not in this game.
rule-nothing-more = Nothing more can be delivered there after the special delivery.
rule-other-destination = All deliveries of an action go to one destination.
rule-island-taken = This island card has been taken.
rule-island-open = Complete your open island first.
rule-island-not-yours = This island is not your open island.
rule-cargo-missing = Your train lacks the cargo of this contract.
rule-not-both-contracts = With this option, one action cannot complete both contracts of an island.
rule-no-additional = Additional contracts cannot be completed in this scenario.
rule-no-such-passenger = There is no such passenger in that car.
rule-wrong-colour = This passenger travels to another destination.
rule-not-mismatched = A passenger of the right colour is delivered normally.
rule-no-tile = Research Station has no ticket tile.
rule-tile-full = The ticket tile is full.
rule-mismatched-once = Caboose 10 has already been used in this action.
rule-no-second-destination = Only Caboose 9 allows a second destination, for a passenger of another colour.
rule-detour-once = Caboose 9 has already been used in this action.
rule-detour-later = Caboose 9 can be used only after an ordinary delivery.
rule-deliver-first = At least one load must be delivered.
rule-no-such-load = There is no such load.
rule-not-in-contract = This load is not part of the contract.
rule-in-order = The order does not matter: choose from left to right.
rule-not-held = You do not hold this card.
rule-not-in-pile = This card is not in the discard pile.
rule-solo-only = Cards can be bought back only in a solo game.
rule-cannot-pay-back = You have too few VP markers to buy a card back.
rule-pile-empty = The discard pile is empty.

# Things

name-card = a card
name-car = car
name-cargo = load
name-anywhere = any destination
name-destination = its destination
name-gap = –
name-loco_l1 = Locomotive 1
name-loco_l2 = Locomotive 2
name-loco_l3 = Locomotive 3
name-time_engine = Time Engine
name-hopper_l1 = Hopper 1
name-hopper_l2 = Hopper 2
name-hopper_l3 = Hopper 3
name-tanker_l1 = Tanker 1
name-tanker_l2 = Tanker 2
name-tanker_l3 = Tanker 3
name-boxcar_l1 = Boxcar 1
name-boxcar_l2 = Boxcar 2
name-boxcar_l3 = Boxcar 3
name-coach_l1 = Coach 1
name-coach_l2 = Coach 2
name-coach_l3 = Coach 3
name-caboose_1 = Caboose 1
name-caboose_2 = Caboose 2
name-caboose_3 = Caboose 3
name-caboose_4 = Caboose 4
name-caboose_5 = Caboose 5
name-caboose_6 = Caboose 6
name-caboose_7 = Caboose 7
name-caboose_8 = Caboose 8
name-caboose_9 = Caboose 9
name-caboose_10 = Caboose 10
name-coal_factory = Coal Factory
name-oil_refinery = Oil Refinery
name-customs_house = Customs House
name-bank = Bank
name-grand_central = Grand Central
name-town_hall = Town Hall
name-rail_yard = Rail Yard
name-middle_station = Middle Station
name-northern_station = Northern Station
name-southern_station = Southern Station
name-white = white passenger
name-turquoise = turquoise passenger
name-orange = orange passenger
name-green = green passenger
name-purple = purple passenger
name-black = black passenger
name-flint_beach = Flint Beach
name-camp_eagle = Camp Eagle
name-devon_city = Devon City
name-cactus_mines = Cactus Mines
name-billingtons = Billington’s
name-alpine_lodge = Alpine Lodge
name-research_station = Research Station
name-flint_beach_a = Flint Beach, contract A
name-flint_beach_b = Flint Beach, contract B
name-camp_eagle_a = Camp Eagle, contract A
name-camp_eagle_b = Camp Eagle, contract B
name-devon_city_a = Devon City, contract A
name-devon_city_b = Devon City, contract B
name-cactus_mines_a = Cactus Mines, contract A
name-cactus_mines_b = Cactus Mines, contract B
name-billingtons_a = Billington’s, contract A
name-billingtons_b = Billington’s, contract B
name-alpine_lodge_a = Alpine Lodge, contract A
name-alpine_lodge_b = Alpine Lodge, contract B
name-research_station_a = Research Station, contract A
name-ticket_1 = ticket tile 1
name-ticket_2 = ticket tile 2
name-ticket_3 = ticket tile 3
name-ticket_4 = ticket tile 4
name-ticket_5 = ticket tile 5
name-ticket_6 = ticket tile 6
name-coal = coal
name-oil = oil
name-box = box
name-any = any cargo
name-wild = wild cargo
name-take = take
name-build = build
name-load = load
name-deliver = deliver
name-progress_locomotive = progress locomotive
name-challenge = Solo challenge
name-ch1 = Welcome to the Isle of Trains
name-ch2 = Strong Foundations
name-ch3 = New People, New Lands
name-ch4 = Showtime!
name-ch5 = All Aboard!
name-ch6 = Northern Tour
name-ch7 = Exaltation
name-ch8 = The Traveller
name-ch9 = Big and Powerful
name-ch10 = You Have My Attention
name-freeloader = Freeloader
name-trainee = Trainee
name-engineer = Engineer
name-junior_driver = Junior Driver
name-senior_driver = Senior Driver of the Isle of Trains

# Letters of the drawing of the islands, and passengers by their colours alone

sign-coal = C
sign-oil = O
sign-box = B
sign-any = *
sign-take = T
sign-build = B
sign-load = L
sign-deliver = D
colour-white = white
colour-turquoise = turquoise
colour-orange = orange
colour-green = green
colour-purple = purple
colour-black = black

# What cards do

says-caboose_1 = +1 card after each delivery
says-caboose_2 = +1 card for each coal you load
says-caboose_3 = Your slot for any cargo
says-caboose_4 = One more building
says-caboose_5 = Attaching costs 1 less
says-caboose_6 = Power +2
says-caboose_7 = Once per delivery: a passenger as any cargo
says-caboose_8 = +2 cards for each passenger you load
says-caboose_9 = Once per delivery: a passenger to a second tile
says-caboose_10 = Passengers of other colours bring the reward
says-coal_factory = 2 points per coal on your contracts
says-oil_refinery = 2 points per oil on your contracts
says-customs_house = 2 points per box on your contracts
says-bank = 2 more points per load in your train
says-grand_central = 8 points
says-town_hall = 2 points per card with a passenger sign in your train
says-rail_yard = 2 points per car
says-middle_station = 4 points, +1 per passenger at Cactus Mines and Devon City
says-northern_station = 4 points, +1 per passenger at Alpine Lodge and Billington’s
says-southern_station = 4 points, +1 per passenger at Camp Eagle and Flint Beach

goal-ch1 = Complete the starting and an additional contract of Billington’s and of Flint Beach.
goal-ch2 = Build four buildings; any number of them may stand at once.
goal-ch3 = Reach 60 points.
goal-ch4 = Have thirteen cars attached at the same time.
goal-ch5 = Fill five ticket tiles.
goal-ch6 = Complete the starting and an additional contract of Alpine Lodge, Devon City and Research Station.
goal-ch7 = Reach 50 points with buildings alone; any number of them may stand at once.
goal-ch8 = Complete the starting contracts of all seven islands.
goal-ch9 = Have a locomotive, a hopper, a tanker, a boxcar and a coach of level 3 in one train; buying back costs 2 VP.
goal-ch10 = Reach 70 points, while every VP marker counts minus one.

# What a question is about, for those who wait for the answer

topic-action = the next action
topic-bonus = a bonus action
topic-take-cards = which card to take
topic-benefit-discard = cards to discard
topic-extra-card = a card to discard
topic-hand-limit = cards to discard
topic-payment = how to pay
topic-scrapping = a car to scrap
topic-placing = where to put a card
topic-replacing = a building to replace
topic-surplus = a building to give up
topic-destination = where to deliver
topic-delivering = a delivery
topic-contract = loads for a contract
topic-special = a special delivery
topic-salvage = a card of the discard pile
topic-night-window = the night

# Parts of the appraisal, for the reasons of hints

part-time = time
part-markers = VP markers
part-train = train
part-contracts = contracts
part-loads = loads
part-progress = progress locomotive
part-buildings = buildings
part-cards = cards in hand
part-passengers = passengers

# Scores

category-markers = VP markers
category-train = Locomotive and cars
category-contracts = Contracts
category-loads = Loads
category-progress = Progress locomotive
category-buildings = Buildings

reason-markers = { $count ->
    [one] { $count } VP marker
   *[other] { $count } VP markers
}
reason-card = { $card }
reason-contract = { $contract }
reason-loads = { $count ->
    [one] { $count } load in the train
   *[other] { $count } loads in the train
}
reason-progress-locomotive = The progress locomotive

# Options

refuses-a-scenario-is-for-one-player = Scenarios are for one player.
option-scenario = Solo game
choice-scenario-challenge = Challenge: as many points as possible
choice-scenario-1 = 1 Welcome to the Isle of Trains
choice-scenario-2 = 2 Strong Foundations
choice-scenario-3 = 3 New People, New Lands
choice-scenario-4 = 4 Showtime!
choice-scenario-5 = 5 All Aboard!
choice-scenario-6 = 6 Northern Tour
choice-scenario-7 = 7 Exaltation
choice-scenario-8 = 8 The Traveller
choice-scenario-9 = 9 Big and Powerful
choice-scenario-10 = 10 You Have My Attention
says-scenario-1 = { goal-ch1 }
says-scenario-2 = { goal-ch2 }
says-scenario-3 = { goal-ch3 }
says-scenario-4 = { goal-ch4 }
says-scenario-5 = { goal-ch5 }
says-scenario-6 = { goal-ch6 }
says-scenario-7 = { goal-ch7 }
says-scenario-8 = { goal-ch8 }
says-scenario-9 = { goal-ch9 }
says-scenario-10 = { goal-ch10 }
option-deck_profile = Train cards in the deck
choice-deck_profile-seed_72 = 72 cards, with a sixth Locomotive 3
choice-deck_profile-public_71 = 71 cards
choice-deck_profile-public_71_plus_time_engine = 72 cards, with the Time Engine
option-take_effects_may_use_row = Cards of an effect may come from the row
option-start_and_additional_same_action = One delivery may complete both contracts of an island
option-caboose_10_limit = Passengers that Caboose 10 delivers in one action
option-wild_symbols_score = Wild symbols count for the three factories
option-stations_count_all_players = Stations count the passengers of all players

# The table

panel-islands = Islands
panel-island = Island
panel-starting = Starting contract
panel-additional = Additional contracts
panel-passenger = Passengers
panel-tile = Ticket tile
panel-owner = Card
panel-on-map = on the map
panel-islands-legend = Contracts: C coal, O oil, B box, * any cargo → points, ✓ done. Ticket tiles: ○ free space, ● taken: cards, ★ points, L bonus load, B bonus build. At the end: the owner’s seat.
panel-market = Table
panel-row = Row
panel-deck = Deck
panel-discard = Discard pile
panel-bag = Bag
panel-set-aside = Set aside
panel-progress = Progress
panel-last-turns = { $count ->
    [one] The last turn.
   *[other] The last round: { $count } turns left.
}
panel-pile = { $count ->
    [one] { $count } card: { $card }
   *[other] { $count } cards, on top { $card }
}
panel-on-top = { $count ->
    [one] { $count } card: { $cards }
   *[other] { $count } cards, on top { $cards }
}
panel-of = { $count } of { $most }
panel-train = Train
panel-figures = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, VP markers { $markers }, weight { $weight } of { $power }
panel-hand = Hand
panel-supply = Waiting
panel-buildings = Buildings
panel-contracts = Contracts
panel-points = Points now
panel-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
panel-seen = among them { $cards }
panel-face-down = { $cargo } face down
panel-bonus = bonus: { $actions }
panel-step-take_cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
panel-step-discard_cards = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
}
panel-step-gain_vp = +{ $count } VP
panel-step-take_from_discard = { $count ->
    [one] { $count } card from the discard pile
   *[other] { $count } cards from the discard pile
}
panel-challenge = { $points ->
    [one] { $points } point: { $rating }
   *[other] { $points } points: { $rating }
}
panel-goal = Goal
panel-reached = Reached
panel-left = { $count }; still to do: { $things }
panel-time = Time
panel-deck-scenario = { $count ->
    [one] { $count } card in the deck; empty before the goal: lost
   *[other] { $count } cards in the deck; empty before the goal: lost
}
panel-deck-challenge = { $count ->
    [one] { $count } card in the deck; empty: the game ends
   *[other] { $count } cards in the deck; empty: the game ends
}
panel-night = Night
panel-night-takes = hand to { $limit }, row filled, 1 card discarded: deck −{ $row }
panel-won = The scenario is won.
panel-lost = The deck is empty: the scenario is lost.

# Several moves as one decision

compound-build = { $scraps ->
    [yes] Scrap { the-car } and build { $card }
   *[no] Build { $card }
}{ $replaces ->
    [yes] {" "}in place of { the-old }
   *[no] {""}
}{ $cost ->
    [0] {" "}for nothing
    [one] {" "}for { $cost } card
   *[other] {" "}for { $cost } cards
}{ $gives_up ->
    [yes] {" "}and give up { $building }
   *[no] {""}
}
compound-load = { move-load }
compound-contract = { $loads ->
    [one] Deliver { $loads } load for { $contract }
   *[other] Deliver { $loads } loads for { $contract }
}
compound-special = { $loads ->
    [one] Special delivery of { $loads } load for { $cards } cards
   *[other] Special delivery of { $loads } loads for { $cards } cards
}
compound-discard = Discard { $cards }

# The board in the browser
board-table = Islands, trains and cards
board-islands = Islands
board-counted = { $count } { $thing }
board-contract = { $cargo } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-contract-more = { $cargo } for { $points ->
    [one] 1 point more
   *[other] { $points } points more
  }
board-owned = open for { $name }
board-seated = passengers: { $count } of { $most }
board-loads = loads: { $count } of { $most }
board-row = Row
board-progress = Progress
board-of = { $count } of { $most }
board-last-turns = { $count ->
    [one] last round: 1 turn left
   *[other] last round: { $count } turns left
}
board-next-seat = next passenger: { $steps }
board-benefit = loading it brings { $steps }
board-step-take_cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-step-discard_cards = { $count ->
    [one] minus { $count } card
   *[other] minus { $count } cards
}
board-step-take_from_discard = { $count ->
    [one] { $count } card from the discard pile
   *[other] { $count } cards from the discard pile
}
board-step-gain_vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-step-bonus = a bonus action: { $actions }
board-choose-cards = { $count ->
    [one] Choose { $count } card
   *[other] Choose { $count } cards, in any order
}
board-as-cargo = as cargo
board-card = { $name }: costs { $cost }, power { $power }, weight { $weight }, points { $points }
board-market = Row, deck and bag
board-in-row = In the row: { $card }
board-gap = empty until the end of the turn
board-deck-short = Deck
board-deck-label = { $top ->
    [none] Deck, { $count } cards
   *[other] Deck, { $count } cards, on top { $top }
}
board-bag-short = Bag
board-bag-label = Bag, { $count } passengers: { $passengers }
board-discard-short = Discard
board-discard-label = { $card ->
    [none] Discard pile, empty
   *[other] Discard pile, { $count } cards, on top { $card }
}
board-progress-left = { $count ->
    [one] { $count } more island or full ticket tile ends the game
   *[other] { $count } more islands or full ticket tiles end the game
}
board-hand-count = Your hand: { $count }
board-hidden = { $count } cards, hidden
board-no-cards = No cards
board-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
board-passengers = passengers
board-holds = holds { $count }: { $what }
board-car-of = { $car }, train of { $name }
board-face-down = { $cargo } face down
board-load-in = { $load } in { $car }
board-train-end = End of your train: attach a car
board-building-site = Place for a building
board-building-of = { $building } of { $name }: { $says }
board-yours = yours
board-no-gain = no gain
board-upgrade = upgrade
board-scrap = scrap
board-weight-of = Weight { $weight } of { $power } power
board-markers = VP markers: { $count }
board-open = { $islands } open
board-waiting-are = Waiting: { $passengers }
board-waiting-short = waiting to board
board-which-action = Which action?
board-use-as = What to do with { $card }?
board-action-take = Take
board-action-build = Build
board-action-load = Load
board-action-deliver = Deliver
board-pay = { $count ->
    [one] Pay { $count } card for { $card }
   *[other] Pay { $count } cards for { $card }
}
board-now = If the game ended now
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-score-markers = markers { $count }
board-score-train = train { $count }
board-score-contracts = contracts { $count }
board-score-loads = loads { $count }
board-score-progress = progress { $count }
board-score-buildings = buildings { $count }
board-deliver = Deliver
board-deliver-to = Deliver to { $island }
board-deliver-how = Choose a load or a row; the steps happen in this order
board-deliver-none = No step yet
board-last-step = Last step
board-starting = Starting contract
board-additional = Additional contract
board-ticket = Ticket
board-special = Special delivery
board-one-by-one = Choose loads one by one
board-tile-full = The ticket tile is full
board-why-not = Why not?
board-in-all = In all:
board-cannot-undo = drawing cards cannot be undone
board-confirm-deliver = { $count ->
    [one] Deliver { $count } step
   *[other] Deliver { $count } steps
}
board-confirm-win = Build and win
board-wins = this build wins
board-says-cost = { $count ->
    [one] costs { $count } card
   *[other] costs { $count } cards
}
board-says-power = power { $count }
board-says-weight = weight { $count }
board-says-points = { $count ->
    [one] { $count } point in your train
   *[other] { $count } points in your train
}
board-says-cargo = as cargo: { $cargo }
board-zoom-how = Hover over, focus or long-press a card to see it large.
board-legend = What the pictures mean
board-legend-bolt = power
board-legend-weight = weight
board-legend-vp = points
board-legend-any = a bonus action: any
board-tab-trains = Trains
board-tab-row = Row
board-tab-islands = Islands
board-scenario = Scenario { $number } of { $count }
board-goal = Goal
board-left = Still to do: { $things }
board-rating = { $points ->
    [one] { $points } point: { $rating }
   *[other] { $points } points: { $rating }
}
board-day = Day { $number }
board-night = Night
board-tonight = Tonight
board-time-scenario = { $count ->
    [one] { $count } card in the deck; none left means lost
   *[other] { $count } cards in the deck; none left means lost
}
board-time-challenge = { $count ->
    [one] { $count } card in the deck; none left ends the game
   *[other] { $count } cards in the deck; none left ends the game
}
board-night-hand = Hand down to { $count }
board-night-row = Row filled up: { $count } from the deck
board-night-card = The top card of the deck is lost
board-short-locomotive = Loco { $number }
board-short-hopper = Hopper { $number }
board-short-tanker = Tanker { $number }
board-short-boxcar = Boxcar { $number }
board-short-coach = Coach { $number }
board-short-caboose = Caboose { $number }

# The game in one minute and the player aid

minute-cards = Every card has three uses: build it as a locomotive or a car, load it as cargo, or discard it to pay for another.
minute-train = Build your train. The weight of all cars must not exceed the power of the locomotive.
minute-load = Load cargo and passengers into any train. In another player's train you get the benefit printed on the car, but the load is theirs.
minute-deliver = Deliver what your own train holds: cargo for the contracts of the islands, which are worth most points.
minute-passengers = Passengers go to the island of their colour and bring cards, points or another action.
minute-end = When enough contracts and tickets are done, everybody has one more turn. Train, contracts, loads and buildings count.
aid-turn-actions = { $actions } actions; you may repeat one.
aid-take = A card of the row, the top card of the deck, or a passenger from the bag.
aid-build = One card of your hand: a car at the end of the train, a better one in place of one, or a building.
aid-load = A card as cargo or a passenger into a free slot of any train.
aid-deliver = Deliver
aid-deliver-text = Any number of loads of your own train to one island.
aid-hand = At the end of the turn you keep { $cards } cards at most.
aid-power = Power of the locomotive: the greatest weight of the train.
aid-weight = Weight of a car.
aid-cargo = Coal goes into hoppers, oil into tankers, boxes into boxcars.
aid-passenger = Passengers ride in coaches and locomotives.
aid-any = Any cargo.
aid-price-build = A card costs as many other cards as it shows.
aid-price-upgrade = A better car of the same kind costs only the difference and keeps its loads.
aid-price-any = Any card can be loaded as any cargo if you discard { $cards } more.
aid-price-scrap = While building you may scrap { $cars } car to save weight.
aid-contract = All cargo of an island's contract at once. You hold one open island at a time and finish it by one of its additional contracts.
aid-ticket = To the island of its colour: take the reward of the leftmost free space.
aid-special = Anything else you carry: { $cards } cards for each load.
aid-end = The progress locomotive reaches its goal, or deck and discard pile are empty: everybody has one more turn.
aid-score-markers = As collected.
aid-score-train = The points of the locomotive and the cars.
aid-score-contracts = The starting points of an open island, the total of a finished one.
aid-score-loads = { $points } for each load left in your train.
aid-score-progress = { $points } for whoever holds it.
aid-score-buildings = As each building says.

# The score pad

pad-markers = VP markers
pad-loads = Goods and passengers on the train
pad-table = Passengers on ticket tiles, of all players

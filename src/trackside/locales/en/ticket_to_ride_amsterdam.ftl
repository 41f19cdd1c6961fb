# Ticket to Ride: Amsterdam

title = Ticket to Ride: Amsterdam
tagline = Carts, canals and contracts in the Golden Age: fifteen minutes of route building.

# Questions

ask-turn = Your turn: draw cards, claim a route or draw contracts.
ask-second-card = Take your second card.
ask-choose-contracts = Keep at least one of these contracts.
ask-set-up-contracts = Before the first turn: keep one of your two contracts, or both.

# Standing orders: when they answer

order-turn = At the start of my turn
order-second-card = When I take my second card

# Moves

kind-take = Take a face-up card
kind-draw = Draw from the deck
kind-contracts = Draw contracts
kind-pass = Pass
kind-claim = Claim a route
kind-keep = Keep contracts

move-take = Take { $card } (place { $place })
move-draw = Draw a card from the deck
move-contracts = Draw two contracts
move-pass = Pass: nothing else is possible
move-claim = Claim { $route } for { $cards }
move-keep = { $count ->
    [1] Keep { $from } – { $to } ({ $value })
   *[other] Keep { $from } – { $to } ({ $value }) and { $other_from } – { $other_to } ({ $other_value })
}

do-take = Take { $card }
do-draw = Draw a card
do-contracts = Draw two contracts
do-pass = Pass
do-claim = Claim for { $cards }
do-keep = { $count ->
    [1] Keep one contract
   *[other] Keep both contracts
}

# What happened

event-take = { $who } takes { $card } from the row.
you-take = You take { $card } from the row.
event-draw = { $known ->
    [0] { $who } draws a card from the deck.
   *[other] { $who } draws { $card } from the deck.
}
you-draw = You draw { $card } from the deck.
event-reveal = New at place { $place } of the row: { $card }.
event-reshuffle = { $cards ->
    [one] The discard pile becomes the new deck: { $cards } card.
   *[other] The discard pile is shuffled into a new deck: { $cards } cards.
}
event-row-reset = Too many wilds: the row is discarded and dealt again.
event-claim = { $who } claims { $route } for { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] .
   *[other] {" "}and a bonus card.
}
you-claim = You claim { $route } for { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] .
   *[other] {" "}and a bonus card.
}
event-look = { $count ->
    [one] { $who } looks at the last contract.
   *[other] { $who } looks at { $count } contracts.
}
you-look = { $count ->
    [one] You look at the last contract.
   *[other] You look at { $count } contracts.
}
event-choose = { $known ->
    [0] { $who } has chosen the contracts to begin with.
   *[other] { $count ->
        [1] { $who } begins with { $from } – { $to } ({ $value }).
       *[other] { $who } begins with { $from } – { $to } ({ $value }) and { $other_from } – { $other_to } ({ $other_value }).
    }
}
you-choose = { $count ->
    [1] You begin with { $from } – { $to } ({ $value }).
   *[other] You begin with { $from } – { $to } ({ $value }) and { $other_from } – { $other_to } ({ $other_value }).
}
event-keep = { $known ->
    [0] { $count ->
        [1] { $who } keeps one contract{ $returned ->
            [0] .
           *[other] {" "}and returns one.
        }
       *[other] { $who } keeps both contracts.
    }
   *[other] { $count ->
        [1] { $who } keeps { $from } – { $to } ({ $value }).
       *[other] { $who } keeps { $from } – { $to } ({ $value }) and { $other_from } – { $other_to } ({ $other_value }).
    }
}
you-keep = { $count ->
    [1] You keep { $from } – { $to } ({ $value }).
   *[other] You keep { $from } – { $to } ({ $value }) and { $other_from } – { $other_to } ({ $other_value }).
}
event-chosen = { $count ->
    [one] { $who } begins with { $count } contract.
   *[other] { $who } begins with { $count } contracts.
}
you-chosen = { $count ->
    [one] You begin with { $count } contract.
   *[other] You begin with { $count } contracts.
}
event-pass = { $who } cannot do anything and passes.
you-pass = You can do nothing and pass.
event-last-round = { $carts ->
    [one] { $who } has { $carts } cart left: everybody has one more turn.
   *[other] { $who } has { $carts } carts left: everybody has one more turn.
}
you-last-round = { $carts ->
    [one] You have { $carts } cart left: everybody has one more turn.
   *[other] You have { $carts } carts left: everybody has one more turn.
}

# Rules

rule-not-now = That does not answer the current question.
rule-second-card-first = You have drawn one card; first take the second one.
rule-choose-contracts-first = You are looking at contracts; first choose which to keep.
rule-set-up-first = First choose the contracts you begin with.
rule-must-act = You may pass only when you can neither draw, nor claim, nor take contracts.
rule-not-in-row = This card is not at that place of the row.
rule-deck-empty = The deck is empty, and there are no discarded cards to shuffle.
rule-no-second-wild = A face-up wild can only be your first card.
rule-route-taken = The route is already claimed.
rule-too-few-carts = You have fewer carts left than the route has spaces.
rule-own-other-lane = You own the other lane of this double route; you may never own both.
rule-lane-closed = With two players the second lane of a double route is closed once the first is claimed.
rule-wrong-number = A route costs exactly as many cards as it has spaces.
rule-two-colours = All cards of a payment except wilds must have one colour.
rule-other-colour = This route must be paid with its own colour and wilds.
rule-payment-order = Name the coloured cards of a payment first, then the wilds.
rule-too-few-cards = You do not hold the cards for this payment.
rule-no-contracts = No contracts are left to draw.
rule-not-offered = You can only keep contracts that are offered to you.

# What a question is about, for those who wait for the answer

topic-turn = the turn
topic-second-card = the second card
topic-choose-contracts = which contracts to keep
topic-set-up-contracts = which contracts to keep

# Parts of the appraisal, for the reasons of hints

part-time = time
part-routes = routes
part-contracts = contracts
part-bonus = bonus cards
part-cards = cards in hand

# Score

category-routes = Routes
category-contracts = Contracts
category-bonus = Bonus cards

reason-route = { $route }
reason-contract-complete = { $from } – { $to }, connected
reason-contract-incomplete = { $from } – { $to }, not connected
reason-bonus = { $cards ->
    [one] { $cards } bonus card
   *[other] { $cards } bonus cards
}: place { $place }

# Options

option-bonus_tie_ranking = Players tied on bonus cards
choice-bonus_tie_ranking-competition = also fill the next places (1, 1, 3)
choice-bonus_tie_ranking-dense = leave the next place to those behind (1, 1, 2)

# The table

panel-board = Routes
panel-board-legend = On the map each space is a letter: p pink, b blue, g green, k black, r red, o orange, x grey; a claimed one is the number of its owner.
panel-board-note = In the list * earns a bonus card.
panel-between = Between
panel-spaces = Spaces
panel-colour = Colour
panel-owner = Owner
panel-row = Face-up cards
panel-place = Place
panel-card = Card
panel-count = Number
panel-piles = Deck { $deck }; discarded { $discard } ({ $discarded }); contracts to draw { $contracts }; bonus cards left { $bonus }.
panel-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
panel-contracts = Your contracts
panel-contracts-of = Contracts of { $who }
panel-offered = Offered to you
panel-value = Value
panel-done = Connected
panel-yes = yes
panel-no = no
panel-returned = You returned, and their place in the contract deck: { $places }
panel-seats = Players
panel-seat = Player
panel-points = Points
panel-carts = Carts
panel-cards = Cards
panel-seen = Taken face up
panel-contract-count = Contracts
panel-bonus = Bonus
panel-final-round = { $turns ->
    [one] Final round: { $turns } turn left.
   *[other] Final round: { $turns } turns left.
}

# Cards, colours and carts

name-pink = pink
name-blue = blue
name-green = green
name-black = black
name-red = red
name-orange = orange
name-wild = wild
name-grey = grey
name-burgundy = burgundy
name-brown = brown
name-white = white

# Places

name-nieuwe_waal = Nieuwe Waal
name-haringpakkerstoren = Haringpakkerstoren
name-noordermarkt = Noordermarkt
name-korenmetershuisje = Korenmetershuisje
name-oude_waal = Oude Waal
name-montelbaanstoren = Montelbaanstoren
name-oude_kerk = Oude Kerk
name-waag = Waag
name-dam = Dam
name-jan_roodenpoortstoren = Jan Roodenpoortstoren
name-jordaan = Jordaan
name-westermarkt = Westermarkt
name-de_drie_hendricken = De Drie Hendricken
name-begijnhof = Begijnhof
name-munttoren = Munttoren
name-oost_indisch_huis = Oost-Indisch Huis
name-blauwbrug = Blauwbrug

# Routes

name-nieuwe_waal__haringpakkerstoren__pink = { name-nieuwe_waal } – { name-haringpakkerstoren } ({ name-pink })
name-nieuwe_waal__haringpakkerstoren__grey = { name-nieuwe_waal } – { name-haringpakkerstoren } ({ name-grey })
name-haringpakkerstoren__korenmetershuisje__grey = { name-haringpakkerstoren } – { name-korenmetershuisje } ({ name-grey })
name-haringpakkerstoren__korenmetershuisje__red = { name-haringpakkerstoren } – { name-korenmetershuisje } ({ name-red })
name-korenmetershuisje__oude_kerk__green = { name-korenmetershuisje } – { name-oude_kerk } ({ name-green })
name-korenmetershuisje__oude_kerk__blue = { name-korenmetershuisje } – { name-oude_kerk } ({ name-blue })
name-korenmetershuisje__jan_roodenpoortstoren__black = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } ({ name-black })
name-korenmetershuisje__jan_roodenpoortstoren__orange = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } ({ name-orange })
name-oude_kerk__waag__black = { name-oude_kerk } – { name-waag } ({ name-black })
name-oude_kerk__waag__red = { name-oude_kerk } – { name-waag } ({ name-red })
name-oude_kerk__dam__orange = { name-oude_kerk } – { name-dam } ({ name-orange })
name-oude_kerk__dam__pink = { name-oude_kerk } – { name-dam } ({ name-pink })
name-jan_roodenpoortstoren__dam__blue = { name-jan_roodenpoortstoren } – { name-dam } ({ name-blue })
name-jan_roodenpoortstoren__dam__red = { name-jan_roodenpoortstoren } – { name-dam } ({ name-red })
name-westermarkt__jan_roodenpoortstoren__green = { name-westermarkt } – { name-jan_roodenpoortstoren } ({ name-green })
name-westermarkt__jan_roodenpoortstoren__grey = { name-westermarkt } – { name-jan_roodenpoortstoren } ({ name-grey })
name-de_drie_hendricken__westermarkt__pink = { name-de_drie_hendricken } – { name-westermarkt } ({ name-pink })
name-de_drie_hendricken__westermarkt__black = { name-de_drie_hendricken } – { name-westermarkt } ({ name-black })
name-dam__oost_indisch_huis__green = { name-dam } – { name-oost_indisch_huis } ({ name-green })
name-dam__oost_indisch_huis__black = { name-dam } – { name-oost_indisch_huis } ({ name-black })
name-waag__oost_indisch_huis__orange = { name-waag } – { name-oost_indisch_huis } ({ name-orange })
name-waag__oost_indisch_huis__blue = { name-waag } – { name-oost_indisch_huis } ({ name-blue })
name-waag__montelbaanstoren__green = { name-waag } – { name-montelbaanstoren } ({ name-green })
name-waag__montelbaanstoren__pink = { name-waag } – { name-montelbaanstoren } ({ name-pink })
name-oost_indisch_huis__blauwbrug__red = { name-oost_indisch_huis } – { name-blauwbrug } ({ name-red })
name-oost_indisch_huis__blauwbrug__pink = { name-oost_indisch_huis } – { name-blauwbrug } ({ name-pink })
name-nieuwe_waal__noordermarkt__green = { name-nieuwe_waal } – { name-noordermarkt } ({ name-green })
name-haringpakkerstoren__noordermarkt__blue = { name-haringpakkerstoren } – { name-noordermarkt } ({ name-blue })
name-haringpakkerstoren__oude_waal__grey = { name-haringpakkerstoren } – { name-oude_waal } ({ name-grey })
name-oude_waal__montelbaanstoren__orange = { name-oude_waal } – { name-montelbaanstoren } ({ name-orange })
name-oude_waal__waag__grey = { name-oude_waal } – { name-waag } ({ name-grey })
name-oude_waal__oude_kerk__grey = { name-oude_waal } – { name-oude_kerk } ({ name-grey })
name-noordermarkt__korenmetershuisje__grey = { name-noordermarkt } – { name-korenmetershuisje } ({ name-grey })
name-noordermarkt__jordaan__red = { name-noordermarkt } – { name-jordaan } ({ name-red })
name-noordermarkt__jan_roodenpoortstoren__grey = { name-noordermarkt } – { name-jan_roodenpoortstoren } ({ name-grey })
name-jordaan__jan_roodenpoortstoren__grey = { name-jordaan } – { name-jan_roodenpoortstoren } ({ name-grey })
name-jordaan__westermarkt__orange = { name-jordaan } – { name-westermarkt } ({ name-orange })
name-jordaan__de_drie_hendricken__grey = { name-jordaan } – { name-de_drie_hendricken } ({ name-grey })
name-westermarkt__begijnhof__red = { name-westermarkt } – { name-begijnhof } ({ name-red })
name-de_drie_hendricken__begijnhof__grey = { name-de_drie_hendricken } – { name-begijnhof } ({ name-grey })
name-dam__begijnhof__grey = { name-dam } – { name-begijnhof } ({ name-grey })
name-begijnhof__munttoren__black = { name-begijnhof } – { name-munttoren } ({ name-black })
name-munttoren__blauwbrug__blue = { name-munttoren } – { name-blauwbrug } ({ name-blue })
name-munttoren__oost_indisch_huis__grey = { name-munttoren } – { name-oost_indisch_huis } ({ name-grey })
name-montelbaanstoren__blauwbrug__grey = { name-montelbaanstoren } – { name-blauwbrug } ({ name-grey })

# Contracts

name-contract_01 = Contract 1
name-contract_02 = Contract 2
name-contract_03 = Contract 3
name-contract_04 = Contract 4
name-contract_05 = Contract 5
name-contract_06 = Contract 6
name-contract_07 = Contract 7
name-contract_08 = Contract 8
name-contract_09 = Contract 9
name-contract_10 = Contract 10
name-contract_11 = Contract 11
name-contract_12 = Contract 12
name-contract_13 = Contract 13
name-contract_14 = Contract 14
name-contract_15 = Contract 15
name-contract_16 = Contract 16
name-contract_17 = Contract 17
name-contract_18 = Contract 18
name-contract_19 = Contract 19
name-contract_20 = Contract 20
name-contract_21 = Contract 21
name-contract_22 = Contract 22
name-contract_23 = Contract 23
name-contract_24 = Contract 24

# The board in the browser
board-map = Map of Amsterdam
board-market = Cards and contracts to draw
board-between = { $from } – { $to }
board-any-colour = any one colour
board-route = { $route }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
  }, { $colour }{ $bonus ->
    [yes] , merchandise
   *[no] { "" }
  }
board-route-owned = claimed by { $name }
board-route-closed = closed
board-route-legal = you can claim it
board-route-free = free
board-spaces = { $length ->
    [one] 1 space
   *[other] { $length } spaces
  }, { $colour }
board-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
board-carts-left = carts { $before } → { $after }
board-pay-with = Pay with
board-cards = { $count } { $card }
board-completes = completes contract { $number } (+{ $value })
board-merchandise-gain = 1 merchandise
board-contract-done = done
board-contract-missed = missed
board-contract-lost = can no longer be connected
board-contract-way = A shortest connection: { $routes }
board-contract-completes = this claim completes it
board-contract-leaves = { $count ->
    [one] this claim leaves 1 route to go
   *[other] this claim leaves { $count } routes to go
  }
board-contract-togo = { $count ->
    [0] already joined
    [one] 1 route to go
   *[other] { $count } routes to go
  }
board-worth = worth
board-no-contracts = No contracts
board-offered-soon = { $count ->
    [one] One contract is offered to you: you look at it in your turn.
   *[other] { $count } contracts are offered to you: you choose in your turn.
  }
board-offered = Contracts offered
board-keep = Which contracts do you keep?
board-keep-count = At least one. Chosen: { $count }.
board-draw = Draw two cards
board-draw-tab = Draw
board-take = Take { $card }
board-empty-place = Empty place
board-deck = Deck { $count }
board-draw-deck = Deck { $count }: draw the top card
board-draw-note = A face-up wild counts as both draws. Discarded: { $discarded }.
board-draw-contracts = Draw contracts
board-take-contracts = Take 2, keep 1 or 2
board-left = { $count } left
board-merchandise = Merchandise
board-merchandise-of = { $count ->
    [one] { $name }: 1 merchandise card
   *[other] { $name }: { $count } merchandise cards
  }
board-merchandise-note = At the end by rank: { $points }.
board-merchandise-yours = You would get { $points }.
board-final = { $count ->
    [one] Final round: 1 turn left
   *[other] Final round: { $count } turns left
  }
board-hand = Hand { $count }
board-contracts-tab = Contracts { $count }
board-your-cards = Your cards: { $count }
board-cards-of = Cards of { $name }: { $count }
board-hidden = Only their owner sees these cards.
board-no-cards = No cards
board-your-contracts = Your contracts, only you see them
board-contracts-of = Contracts of { $name }

# The game in one minute and the player aid

minute-draw = Collect cards in six colours: in a turn you take { $draws }, from the row or from the deck.
minute-claim = Or claim a route: pay one card of its colour for each space and put your carts on it. Long routes score much more than short ones.
minute-contracts = Your contracts name two places each. If your routes join them at the end, you get their points; if not, you lose them.
minute-bonus = Routes with a cart symbol also give a bonus card. The player with the most bonus cards at the end gets the most points for them.
minute-end = As soon as somebody has { $carts } carts or fewer left, everybody has one more turn. The player with the most points wins.
aid-draw = Take { $draws } cards, each from the row or from the deck. A face-up wild is your only card of the turn.
aid-claim = Pay as many cards of one colour as the route has spaces. Wilds stand for any colour.
aid-contracts = Look at { $draws } contracts and keep at least { $least }.
aid-wild = Stands for any colour.
aid-grey = A grey route is paid with any one colour.
aid-bonus = A route with a cart symbol gives one bonus card while there are any.
aid-row = With { $wilds } wilds in the row, all its cards are discarded and dealt again.
aid-end = When somebody ends a turn with { $carts } carts or fewer, everybody has one more turn, that player too.
aid-score-routes = By spaces: 1 gives { $one }, 2 give { $two }, 3 give { $three }, 4 give { $four }.
aid-score-contracts = The value of each contract whose places are joined; minus the value of each that is not.
aid-score-bonus = By rank in bonus cards: { $points }.

# The score pad

pad-routes = Points on the scoring track
pad-bonus = Bonus cards
pad-contract = { $from } – { $to } ({ $value })
pad-none = no
pad-connected = connected
pad-unconnected = not connected

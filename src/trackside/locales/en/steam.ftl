# Steam

title = Steam
tagline = Borrow, build railways link by link, and carry goods over them: income now or points for good?

# Questions

ask-raise-capital = How many loans? You have ${ $cash }, income { $income }, locomotive { $locomotive }.
ask-bid-for-position = { $high ->
    [-1] Auction of position { $position }: bid or pass.
   *[other] Auction of position { $position }: { $leader_seat } bids ${ $high }. Bid more or pass.
}
ask-bid-for-order = { $high ->
    [-1] Auction of the turn order: bid, or pass and take position { $position }. You have ${ $cash }.
   *[other] Auction of the turn order: { $leader_seat } bids ${ $high }. Bid more, or pass and take position { $position }. You have ${ $cash }.
}
ask-select-tile = Take an action tile.
ask-build = { $left ->
    [0] Build: no track operation left. You have ${ $cash }.
    [one] Build: { $left } track operation left. You have ${ $cash }.
   *[other] Build: { $left } track operations left. You have ${ $cash }.
}
ask-choose-kind = Which tile shows { $face } on { $hex }?
ask-choose-colour = Which New City for { $town }?
ask-choose-set = Which set of goods for { $city }?
ask-move-goods = Deliver a cube, raise your locomotive (now { $locomotive }) or pass.
ask-follow-link = { $left ->
    [one] The { $colour } cube from { $city } is at { $place }. Its next link? { $left } link left.
   *[other] The { $colour } cube from { $city } is at { $place }. Its next link? { $left } links left.
}
ask-put-points = { $points ->
    [one] { $points } point: on income (now { $income }) or as a victory point?
   *[other] { $points } points: on income (now { $income }) or as victory points?
}

# Standing orders: when they answer

order-put-points = When a delivery gives me points
order-bid-for-position = When it is my turn to bid for a position
order-bid-for-order = When it is my turn to bid for the turn order
order-raise-capital = When capital is raised
order-move-goods = When I may move goods

# Moves

kind-pass = Pass
kind-done = End building
kind-free_pass = Free pass
kind-raise = Raise the locomotive
kind-income = On income
kind-points = As points
kind-take = Take a tile
kind-decline = Take a tile without its effect
kind-loans = Loans
kind-bid = Bid
kind-tile = Choose the tile
kind-set = Take a set of goods
kind-new_city = Place a New City
kind-grow = City Growth
kind-urbanize = Urbanization
kind-deliver = Deliver a cube
kind-link = Next link
kind-lay = Lay track

move-pass = Pass
move-done = End the build turn
move-free_pass = Pass freely and stay in the auction
move-raise = Raise the locomotive by one level
move-income = Put the points on income
move-points = Take them as victory points
move-take = Take { $tile }
move-decline = Take { $tile }, but do not pay for it
move-loans = { $loans ->
    [0] No loan
    [one] { $loans } loan
   *[other] { $loans } loans
}
move-bid = Bid ${ $amount }
move-tile = Use the tile { $tile }
move-set = Take set { $space }
move-new_city = New City: { $colour }
move-grow = City Growth in { $city }
move-urbanize = Make { $town } a city
move-deliver = Deliver { $colour } from { $city }
move-link = From { $place } by the link { $direction }
move-lay = { $hex }: { $face } ({ $paths })

do-pass = Pass
do-done = End building
do-free_pass = Free pass
do-free-pass = Free pass
do-raise = Raise the locomotive
do-income = Put on income
do-points = Take the points
do-take = { $price ->
    [0] Take { $tile }
   *[other] Take { $tile }, ${ $price }
}
do-decline = Take without paying
do-loans = { $loans ->
    [0] No loan
    [one] Take { $loans } loan
   *[other] Take { $loans } loans
}
do-bid = Bid ${ $amount }
do-tile = Use this tile
do-set = Take set { $space }
do-new_city = New City: { $colour }
do-grow = Grow { $city }
do-urbanize = Urbanize { $town }
do-deliver = Deliver { $colour }
do-link = Follow this link
do-lay = Lay for ${ $price }

# Beside a move: what it costs or brings

note-lay = { $operation ->
    [improve] improves,{" "}
    [redirect] redirects,{" "}
    [rebuild] redirects and adds track,{" "}
   *[place] {""}
}${ $price }{ $links ->
    [0] {""}
    [1] , completes { $one } – { $other }
   *[other] , completes { $links } links
}{ note-borrowed }
note-loans = then ${ $cash }, income { $income }{ $lost ->
    [0] {""}
   *[other] , { $lost } VP lost
}
note-take-turn_order = { $rules ->
    [base] first in the next round
   *[standard] one free pass in the next auction
}
note-take-first_move = moves goods first, both times
note-take-engineer = { $operations } track operations
note-take-first_build = builds first
note-take-city_growth = a set of goods for a city{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-take-locomotive = to level { $level } at once{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-take-urbanization = makes a town a New City with a set of goods{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-bid = if you win it{ note-borrowed }
# The end of a note: the loans that a price takes
note-borrowed = { $loans ->
    [0] {""}
    [one] : { $loans } loan, income { $income } → { $then }
   *[other] : { $loans } loans, income { $income } → { $then }
}{ $lost ->
    [0] {""}
   *[other] , { $lost } VP lost
}
note-deliver = to { $places }; { $points ->
    [one] { $points } point for you
   *[other] up to { $points } points for you
}
note-link = to { $place } (link owned by { $owner_seat })
note-set = { $cubes }
note-tile = its sides: { $faces }; { $left } left
note-income = then { $income }

# What happened

event-loans = { $loans ->
    [one] { $who } takes { $loans } loan: ${ $cash } in hand, income { $income }.
   *[other] { $who } takes { $loans } loans: ${ $cash } in hand, income { $income }.
}
you-loans = { $loans ->
    [one] You take { $loans } loan: ${ $cash } in hand, income { $income }.
   *[other] You take { $loans } loans: ${ $cash } in hand, income { $income }.
}
event-bankrupt = { $who } is bankrupt and out of the game.
you-bankrupt = You are bankrupt and out of the game.
event-bid = { $who } bids ${ $amount }.
you-bid = You bid ${ $amount }.
event-pass = { $who } passes.
you-pass = You pass.
event-free_pass = { $who } passes freely.
you-free_pass = You pass freely.
event-position = { $who } gets position { $position } for ${ $price }.
you-position = You get position { $position } for ${ $price }.
event-take = { $who } takes { $tile }{ $price ->
    [0] .
   *[other] {" "}for ${ $price }.
}
you-take = You take { $tile }{ $price ->
    [0] .
   *[other] {" "}for ${ $price }.
}
event-decline = { $who } takes { $tile } without its effect.
you-decline = You take { $tile } without its effect.
event-locomotive = The locomotive of { $who } is now at level { $level }.
you-locomotive = Your locomotive is now at level { $level }.
event-place = { $who } builds { $face } on { $hex } ({ $paths }) for ${ $price }.
you-place = You build { $face } on { $hex } ({ $paths }) for ${ $price }.
event-improve = { $who } improves { $hex } to { $face } ({ $paths }) for ${ $price }.
you-improve = You improve { $hex } to { $face } ({ $paths }) for ${ $price }.
event-redirect = { $who } redirects { $hex } with { $face } ({ $paths }) for ${ $price }.
you-redirect = You redirect { $hex } with { $face } ({ $paths }) for ${ $price }.
event-rebuild = { $who } redirects { $hex } and adds track: { $face } ({ $paths }) for ${ $price }.
you-rebuild = You redirect { $hex } and add track: { $face } ({ $paths }) for ${ $price }.
event-completed = Link completed: { $one } – { $other } ({ $who }).
you-completed = Link completed: { $one } – { $other } (yours).
event-lapse = { $links ->
    [one] { $links } unfinished link of { $who } loses its owner.
   *[other] { $links } unfinished links of { $who } lose their owner.
}
you-lapse = { $links ->
    [one] { $links } unfinished link of yours loses its owner.
   *[other] { $links } unfinished links of yours lose their owner.
}
event-refund = { $who } gets ${ $price } back: the action paid for has become impossible.
you-refund = You get ${ $price } back: the action paid for has become impossible.
event-grow = { $who }: City Growth in { $city }.
you-grow = You use City Growth in { $city }.
event-urbanize = { $who } makes { $town } a New City: { $colour }.
you-urbanize = You make { $town } a New City: { $colour }.
event-set = New goods in { $city }: { $cubes }.
event-deliver = { $who } moves a cube from { $city }: { $colour }.
you-deliver = You move a cube from { $city }: { $colour }.
event-link = … to { $place } (link owned by { $owner_seat })
event-arrive = Delivered to { $city }: { $colour }.
event-points = { $points ->
    [one] { $who } scores { $points } victory point.
   *[other] { $who } scores { $points } victory points.
}
you-points = { $points ->
    [one] You score { $points } victory point.
   *[other] You score { $points } victory points.
}
event-income = { $points ->
    [one] { $who } puts { $points } point on income, now { $income }.
   *[other] { $who } puts { $points } points on income, now { $income }.
}
you-income = { $points ->
    [one] You put { $points } point on income, now { $income }.
   *[other] You put { $points } points on income, now { $income }.
}
event-settle = { $who } settles income and expenses: { $amount }; ${ $cash } in hand.
you-settle = You settle income and expenses: { $amount }; ${ $cash } in hand.
event-shortfall = { $who } cannot pay in full: { $points } victory points and { $income } of income are lost.
you-shortfall = You cannot pay in full: { $points } victory points and { $income } of income are lost.
event-round = Round { $round } of { $rounds } begins.
event-phase = Round { $round }: { $phase }.

# Rules in the way

rule-not-now = That is not asked now.
rule-must-raise = A bid must be higher than the last one.
rule-bid-beyond-means = You could not pay that bid, even with loans.
rule-bid-beyond-cash = You may not bid more than your cash.
rule-no-free-pass = Only the player who took Turn Order in the last round has one free pass.
rule-too-many-loans = At income −10 a loan costs 2 victory points: you cannot take that many.
rule-tile-taken = Another player has that action tile.
rule-cannot-pay-tile = You cannot pay for that tile.
rule-top-locomotive = Your locomotive is at its highest level.
rule-no-target = There is nothing left to use that tile on, so it cannot be paid for; you may decline it.
rule-decline-specials-only = Only City Growth and Urbanization can be declined.
rule-decline-base-only = In the standard game tiles are free; you decide about their use while building.
rule-no-tile-left = No tile with that track is left.
rule-kind-shows-other = That kind of tile does not show this track, or none is left.
rule-city-hex = Tiles cannot be laid on a city.
rule-other-face = Town tiles go on towns, other tiles on open land.
rule-blocked-edge = Track may not lead off the board, into water or over a blocked edge.
rule-not-anchored = New track must start at a city, at your own open end, at a link you may claim, or in a town where you own a link.
rule-foreign-track = Your track may not join another player’s track.
rule-same-place = A link may not start and end at the same place.
rule-no-operation-left = You have no track operation left this turn.
rule-hex-used = You have already built on that hex this turn.
rule-must-perform = You have paid for City Growth or Urbanization: carry it out before you end your turn.
rule-specials-first = City Growth and Urbanization must come before any track.
rule-not-improved = The new tile must keep all existing track and add some, or redirect one open end and change nothing else.
rule-not-open = Only the open end of an unfinished link can be redirected.
rule-not-yours = That link is not yours and you cannot claim it.
rule-no-town-redirect = Track that starts in a town cannot be redirected on the town’s tile.
rule-cannot-pay = You cannot pay for that.
rule-no-growth = You do not have City Growth to use.
rule-no-urbanization = You do not have Urbanization to use.
rule-not-a-city = Only a printed city can grow; a New City already has its marker.
rule-grown-already = That city has already grown.
rule-no-marker = No City Growth marker is left.
rule-no-goods = The goods supply is empty.
rule-empty-set = That space of the goods supply is empty.
rule-not-a-town = That is already a city.
rule-no-new-city = No such New City is left.
rule-new-city-loop = A link would start and end at that New City, so the town cannot become one.
rule-raised-already = You have already raised your locomotive in this round.
rule-highest-level = Your locomotive is at its highest level.
rule-no-cube = There is no such cube.
rule-no-route = There is no route: the cube needs a city of its colour within reach of your locomotive, at least one link of yours, and no other player may own more links on the route than you.
rule-no-link = No completed link leaves there.
rule-place-twice = The cube has been there already.
rule-unowned-closed = Links without an owner are closed in this game.
rule-dead-end = From there the cube cannot reach a legal destination with your locomotive.
rule-income-full = Your income track has no room for that.

# What a question is about, for those who wait for the answer

topic-raise-capital = loans
topic-bid-for-position = a bid
topic-bid-for-order = a bid
topic-select-tile = an action tile
topic-build = track
topic-choose-kind = a track tile
topic-choose-colour = a New City
topic-choose-set = a set of goods
topic-move-goods = a delivery
topic-follow-link = the way of a cube
topic-put-points = income or victory points

# Parts of the appraisal, for the reasons of hints

part-time = time
part-points = victory points
part-income = income
part-links = links
part-money = money
part-locomotive = locomotive
part-deliveries = deliveries to come

# Score

category-points = Victory points
category-income = Income
category-links = Links
reason-deliveries = From deliveries
reason-income = Income { $income }, half of it
reason-debt = Income { $income }, two points lost for each step
reason-link = { $one } – { $other }

# Options

refuses-the-map-usa-is-for-three-or-four-players = The map of the North-Eastern USA is for three or four players. Five play on the Lower Rhine and Ruhr.
refuses-the-introductory-start-belongs-to-the-base-rules = The introductory start belongs to the base game, not to the standard game.
preset-first_game = First game
preset-base = Base game
preset-standard = Standard game
option-map = Map
choice-map-usa = North-Eastern USA (3–4 players)
choice-map-europe = Lower Rhine and Ruhr (3–5 players)
option-rules = Rules
choice-rules-base = Base game
choice-rules-standard = Standard game
option-introductory = Introductory start: random first order, later players get some dollars (base game)
option-rounds_with_four = Rounds with four players
choice-rounds_with_four-8 = 8
choice-rounds_with_four-9 = 9
option-income_overflow = If not all points of a delivery fit on the income track
choice-income_overflow-lost = the excess is lost
choice-income_overflow-refused = they can only be victory points
option-locomotive_at_six = The Locomotive tile may be taken at the highest level, without effect
option-urbanization_needs_goods = A New City needs goods: no Urbanization once the supply is empty
option-void_specials = City Growth or Urbanization that was paid for and has become impossible
choice-void_specials-forfeited = is not paid back
choice-void_specials-refunded = is paid back
option-half_bids = Half bids are rounded
choice-half_bids-up = up
choice-half_bids-down = down
option-two_left_pay = With two players left, the second also pays their bid
option-improve_terrain = Terrain is paid for again when track is improved
option-redirect_towns = Open track may be redirected on town tiles too
option-improve_and_redirect = Redirecting may add a second path in the same operation
option-redirect_counts = Redirecting keeps an unfinished link from lapsing
option-same_hex_twice = Two operations on the same hex in one turn are allowed
option-tile_choice = Track that several kinds of tile show
choice-tile_choice-builder = the builder chooses the tile
choice-tile_choice-automatic = the tile with most copies left is used
option-specials = City Growth and Urbanization
choice-specials-any_moment = at any moment of the build turn
choice-specials-before_track = before all track
option-new_city_claims = Unowned track completed by a New City
choice-new_city_claims-urbanizer = goes to the player who urbanizes
choice-new_city_claims-nobody = stays unowned
option-new_city_loops = A town at which a New City would be both ends of one link
choice-new_city_loops-open = may become a city; that end stays open
choice-new_city_loops-forbidden = may not become a city
option-shortened_links = Unfinished links whose town path a New City takes away
choice-shortened_links-kept = keep their owner
choice-shortened_links-lapse = become unowned at once
option-unowned_links = Completed links without an owner
choice-unowned_links-usable = may be used by everybody
choice-unowned_links-closed = are closed
option-income_floor = In a shortfall of the standard game income falls
choice-income_floor-minus_ten = down to −10
choice-income_floor-zero = only down to 0
option-last_survivor = The last player who is not bankrupt
choice-last_survivor-wins = wins at once
choice-last_survivor-plays_on = plays on to the last round
option-bankrupts_rank = Bankrupt players
choice-bankrupts_rank-by_time = rank by how late they went bankrupt
choice-bankrupts_rank-together = share the last place
option-standard_ties = Standard game, with equal points and income, the winner is
choice-standard_ties-turn_order = the earlier in turn order
choice-standard_ties-tile_number = the one with the lower number on the action tile

# Panels

panel-map = { $map }, round { $round } of { $rounds }
panel-map-legend = Numbers are the seats that own the track (0: nobody); | / \ join track. City: three letters, colour, number of cubes, * has grown ({ $colours }). o town, · track, + two tracks, . plain, ~ river, ^ hills, % river in hills, # blocked. Columns have letters, rows numbers; every second column lies half a row lower.
panel-places = Cities and towns
panel-links = Links
panel-supply = Goods supply
panel-seats = Players, in turn order
panel-beside = Action tiles: { $tiles }. New Cities: { $cities }. City Growth markers: { $markers }. Track tiles: { $stock }.
panel-prices = Track costs ${ $exit } per exit, ${ $town } more in a town, ${ $river } more over a river and ${ $hills } more in hills. Improving costs all exits and the town, redirecting only the exits.
panel-hex = Hex
panel-place = Place
panel-colour = Colour
panel-cubes = Cubes
panel-town = town
panel-new = New City
panel-grown = grown
panel-open = open
panel-owner = Owner
panel-between = Between
panel-hexes = Hexes
panel-set = Set
panel-seat = Player
panel-cash = $
panel-income = Income
panel-points = VP
panel-locomotive = Loco
panel-score = Total
panel-tile = Tile
panel-bankrupt = bankrupt
panel-bid = bids ${ $amount }
panel-free-pass = free pass

# Names

name-red = red
name-blue = blue
name-yellow = yellow
name-purple = purple
name-gray = gray
name-turn_order = Turn Order
name-first_move = First Move
name-engineer = Engineer
name-first_build = First Build
name-city_growth = City Growth
name-locomotive = Locomotive
name-urbanization = Urbanization
name-capital = raising capital
name-auction = auction of the order
name-select = action tiles
name-build = building
name-goods_one = goods, first time
name-goods_two = goods, second time
name-income = income and expenses
name-straight = straight
name-gentle_curve = gentle curve
name-sharp_curve = sharp curve
name-cross_straights = crossing straights
name-cross_straight_gentle = straight crossing a curve
name-cross_gentles = crossing curves
name-pass_gentles = two gentle curves
name-pass_straight_sharp = straight beside a sharp curve
name-pass_gentle_sharp_a = gentle and sharp curve (A)
name-pass_gentle_sharp_b = gentle and sharp curve (B)
name-town_1 = town, 1 exit
name-town_2_straight = town, 2 exits straight
name-town_2_gentle = town, 2 exits gentle
name-town_2_sharp = town, 2 exits sharp
name-town_3_y = town, 3 exits Y
name-town_3_left = town, 3 exits left
name-town_3_right = town, 3 exits right
name-town_3_tight = town, 3 exits tight
name-town_4_x = town, 4 exits X
name-town_4_foot = town, 4 exits foot
name-town_4_k = town, 4 exits K
name-k01 = k01: { name-straight } / { name-gentle_curve }
name-k02 = k02: { name-town_2_straight } / { name-town_2_gentle }
name-k03 = k03: { name-sharp_curve } / { name-town_2_sharp }
name-k04 = k04: { name-town_1 }
name-k05 = k05: { name-cross_straights } / { name-town_4_x }
name-k06 = k06: { name-town_3_y } / { name-town_3_tight }
name-k07 = k07: { name-cross_straight_gentle } / { name-town_4_foot }
name-k08 = k08: { name-cross_gentles } / { name-town_4_k }
name-k09 = k09: { name-pass_gentles } / { name-town_4_x }
name-k10 = k10: { name-pass_straight_sharp } / { name-town_4_k }
name-k11 = k11: { name-pass_gentle_sharp_a } / { name-town_4_foot }
name-k12 = k12: { name-pass_gentle_sharp_b } / { name-town_4_foot }
name-k13 = k13: { name-town_3_left } / { name-town_3_right }
name-n = N
name-ne = NE
name-se = SE
name-s = S
name-sw = SW
name-nw = NW
name-n-ne = N–NE
name-n-se = N–SE
name-n-s = N–S
name-n-sw = N–SW
name-n-nw = N–NW
name-ne-se = NE–SE
name-ne-s = NE–S
name-ne-sw = NE–SW
name-ne-nw = NE–NW
name-se-s = SE–S
name-se-sw = SE–SW
name-se-nw = SE–NW
name-s-sw = S–SW
name-s-nw = S–NW
name-sw-nw = SW–NW
name-chicago = Chicago
name-indianapolis = Indianapolis
name-grand_rapids = Grand Rapids
name-toledo = Toledo
name-cincinnati = Cincinnati
name-detroit = Detroit
name-columbus = Columbus
name-cleveland = Cleveland
name-charleston = Charleston
name-london = London
name-wheeling = Wheeling
name-toronto = Toronto
name-erie = Erie
name-pittsburgh = Pittsburgh
name-buffalo = Buffalo
name-altoona = Altoona
name-rochester = Rochester
name-harrisburg = Harrisburg
name-washington = Washington
name-kingston = Kingston
name-binghamton = Binghamton
name-ottawa = Ottawa
name-amsterdam = Amsterdam
name-philadelphia = Philadelphia
name-montreal = Montreal
name-albany = Albany
name-new_york = New York
name-burlington = Burlington
name-providence = Providence
name-portland = Portland
name-boston = Boston
name-lille = Lille
name-arras = Arras
name-bruges = Bruges
name-antwerp = Antwerp
name-brussels = Brussels
name-charleroi = Charleroi
name-rotterdam = Rotterdam
name-eindhoven = Eindhoven
name-maastricht = Maastricht
name-liege = Liège
name-arnhem = Arnhem
name-bastogne = Bastogne
name-zwolle = Zwolle
name-venlo = Venlo
name-aachen = Aachen
name-luxembourg = Luxembourg
name-wesel = Wesel
name-dusseldorf = Düsseldorf
name-trier = Trier
name-enschede = Enschede
name-essen = Essen
name-cologne = Cologne
name-munster = Münster
name-hagen = Hagen
name-koblenz = Koblenz
name-osnabruck = Osnabrück
name-hamm = Hamm
name-dortmund = Dortmund
name-siegen = Siegen
name-mainz = Mainz
name-paderborn = Paderborn
name-marburg = Marburg
name-frankfurt = Frankfurt
name-kassel = Kassel
name-lake_michigan = Lake Michigan
name-lake_huron = Lake Huron
name-lake_erie = Lake Erie
name-lake_ontario = Lake Ontario
name-chesapeake_bay = Chesapeake Bay
name-atlantic_ocean = Atlantic Ocean
name-north_sea = North Sea
name-zuiderzee = Zuiderzee

# The board in the browser
board-side = Phases, tiles and goods
board-round = Round { $round } of { $rounds }
board-acting = Order of this phase: { $names }
board-phase-capital = Capital
board-phase-auction = Order
board-phase-select = Tiles
board-phase-build = Build
board-phase-goods_one = Goods 1
board-phase-goods_two = Goods 2
board-phase-income = Income
board-tiles = Action tiles
board-tile-number = Tile { $number }: { $tile }
board-price = ${ $price }
board-held = taken by { $name }
board-without-effect = Take it without its effect
board-effect-turn_order = { $rules ->
    [base] first next round
   *[standard] one free pass
}
board-effect-first_move = moves goods first
board-effect-engineer = { $operations } track operations
board-effect-first_build = builds first
board-effect-city_growth = goods for a city
board-effect-locomotive = one level up
board-effect-urbanization = a town becomes a city
board-supply = Goods supply
board-set = Set { $number }: { $cubes }
board-new-cities = New Cities
board-new-cities-of = { $colour }: { $count }
board-markers = { $count ->
    [one] { $count } growth marker
   *[other] { $count } growth markers
}
board-grown = with a growth marker
board-cube = { $colour } cube in { $city }, can be delivered
board-from-price = from ${ $price }
board-by-link = by the link { $one } – { $other }
board-company = Your company
board-cash = Cash
board-income = Income
board-points = Victory points
board-locomotive = Locomotive
board-links = Completed links
board-raise = Locomotive { $from } → { $to }
board-ended-now = If it ended now: { $score } = { $points } points, { $income } income, { $links } links
board-due = At the end of the round: { $due }, then ${ $cash }
board-shortfall-ahead = You owe ${ $due } at the end of the round and are short: { $points ->
    [0] income −{ $income }
   *[other] { $income ->
        [0] points −{ $points }
       *[other] points −{ $points }, income −{ $income }
    }
}
board-bankrupt-ahead = You owe ${ $due } at the end of the round and cannot pay: bankrupt!
board-build = { $count ->
    [0] No track operation left
    [one] { $count } track operation left
   *[other] { $count } track operations left
}
board-lay-on = Track on { $place }
board-faces = Tiles that fit
board-unfit = { $count ->
    [one] { $count } tile does not fit: why?
   *[other] { $count } tiles do not fit: why?
}
board-why-not = Why not { $tile }?
board-turn = Turn
board-exits = { $count ->
    [one] { $count } exit ${ $price }
   *[other] { $count } exits ${ $price }
}
board-town-price = town ${ $price }
board-terrain-price = terrain ${ $price }
board-completes = completes { $one } – { $other }
board-completes-links = completes { $count } links
board-loans-needed = { $count ->
    [one] Takes { $count } loan: income { $income } → { $then }
   *[other] Takes { $count } loans: income { $income } → { $then }
}{ $lost ->
    [0] {""}
   *[other] , { $lost } points lost
}
board-cash-then = cash ${ $cash } → ${ $then }
board-build-hint = Choose a hex that is lit; choose it again to turn the tile.
board-build-none = You can still grow a city, or end.
board-build-prices = Each exit ${ $exit }. Town +${ $town }, river +${ $river }, hills +${ $hills }.
board-lapsing = { $count ->
    [one] { $count } unfinished link of yours loses its owner if you end now.
   *[other] { $count } unfinished links of yours lose their owner if you end now.
}
board-end-building = End building
board-goods = Move goods
board-goods-hint = Choose a cube with a lamp, then the city it goes to.
board-goods-where = Choose one of the ringed cities.
board-from-city = From { $from } to …
board-to-city = { $from } – { $to }
board-other-way = Other way
board-put-back = Put the cube back
board-you-earn = you +{ $points }
board-earns = { $name } { $points }
board-points-go = { $points ->
    [one] Your { $points } point goes to
   *[other] Your { $points } points go to
}
board-by-the-end = { $count ->
    [one] Income is paid once more
   *[other] Income is paid { $count } more times
}: +{ $income } brings ${ $dollars }{ $points ->
    [0] {""}
    [one] {""} and { $points } point at the end
   *[other] {""} and { $points } points at the end
}
board-track-income = Income
board-track-points = Points
board-pass = Pass
board-free-pass = Free pass
board-pass-for = Pass: place { $position } for ${ $price }
board-bid = Bid ${ $amount }
board-your-bid = Your bid
board-less = Less
board-more = More
board-auction = { $rules ->
    [base] Auction of the next place
   *[standard] Auction of the turn order
}
board-speaks = to bid
board-passed = passed
board-place = Place
board-pays = Pays
board-you-pass = you pass
board-you-bid = you bid ${ $amount }
board-share-full = in full
board-share-half = half
board-share-free = nothing
board-loans = How many loans?
board-loans-then = Cash ${ $cash } → ${ $then }, income { $income } → { $left }{ $lost ->
    [0] {""}
   *[other] , { $lost } points lost
}
board-loans-none = Each loan brings ${ $cash } and costs one income.
board-take-loans = { $count ->
    [0] No loan
    [one] Take { $count } loan
   *[other] Take { $count } loans
}
board-confirm-deliver = { $track ->
    [income] Deliver: +{ $points } income
   *[points] Deliver: +{ $points } points
}
board-no-orders = None: set some
board-standing = { $track ->
    [income] Points go to income
   *[points] Points stay points
}
board-tab-map = Map
board-tab-tiles = Tiles
board-tab-goods = Goods
board-tab-tracks = Tracks
board-legend = Legend
board-legend-city = City: takes cubes of its colour
board-legend-town = Town: track through it costs ${ $price } more
board-legend-cube = Cube of goods, with the letter of its colour
board-legend-grown = Growth marker: this city has grown
board-legend-river = River: a new tile costs ${ $price } more
board-legend-hills = Hills: a new tile costs ${ $price } more
board-legend-blocked = No track over this edge
board-legend-lapses = Unfinished link that loses its owner at the end of your turn
board-legend-lamp = You may act here

# Several moves as one decision

compound-deliver = Deliver { $colour } from { $city } to { $to }: { $count ->
    [one] { $count } link
   *[other] { $count } links
}, { $points } for you{ $others ->
    [0] {""}
   *[other] , { $others } for others
}
compound-bid = { $position ->
    [-1] Bid ${ $amount }
   *[other] Bid ${ $amount }: position { $position } for ${ $price } if the others pass
}
compound-pass = { $position ->
    [-1] Pass
   *[other] Pass: position { $position } for ${ $price }
}
compound-free-pass = Pass freely and stay in the auction

# The board in the browser
board-map = Map
board-land = { $hex }, { $terrain ->
    [hills] hills
   *[plain] plain
  }{ $river ->
    [yes] { comma }river
   *[no] { "" }
  }
board-town = { $name }, town on { $hex }
board-city = { $name }, { $colour } city on { $hex }
board-cubes = cubes: { $cubes }
board-no-cubes = no cubes
board-track = track of { $owners }
board-nobody = nobody

# The game in one minute and the player aid

minute-tiles = Each round everybody takes an action tile: build first, move goods first, a better locomotive, a new city.
minute-build = Then you build up to { $tiles } track tiles. Track that joins two cities or towns is a link, and it is yours.
minute-goods = Then cubes are delivered: each to a city of its colour, over anybody’s links. Every link gives its owner a point, as income or as victory points.
minute-locomotive = The level of your locomotive is the number of links you can move a cube. You can raise it instead of moving goods.
minute-loans = Money is short. A loan gives ${ $cash } now and costs { $steps } of your income for good.
minute-end = Your final score is your victory points, half of your income, and { $links } for each link you own.
aid-tiles = In turn order everybody takes one of the seven action tiles.
aid-build = Up to { $tiles } tiles, with the engineer { $more }: lay new track, improve it, or turn an open end.
aid-goods = Two rounds of goods: each time move one cube, raise the locomotive, or pass.
aid-raise = By one, free, once in the two rounds of goods, up to { $most }.
aid-income = You get your income. In the standard game you also pay $1 for each level of your locomotive.
aid-turn-order = First in the next round; in the standard game a free pass in the next auction.
aid-first-move = You are first in both rounds of goods.
aid-engineer = You build up to { $tiles } tiles.
aid-first-build = You build first.
aid-city-growth = Puts a set of goods into a city while you build. Base game: ${ $price }.
aid-locomotive = Your locomotive rises by one level. Base game: costs $4 plus the number of the new level.
aid-urbanization = Makes a town a new city while you build. Base game: ${ $price }.
aid-price-exits = ${ $price } for each edge of the tile that its track crosses.
aid-price-town = ${ $price } more in a town.
aid-price-river = ${ $price } more across a river.
aid-price-hills = ${ $price } more in hills.
aid-loan = ${ $cash } at once, income { $steps } lower for good.
aid-route-length = At least one link, at most as many as the level of your locomotive. No place twice.
aid-route-own = At least one link is yours, and no other player has more links on the way than you.
aid-route-end = The cube stops in the first city of its colour.
aid-route-points = Each owner gets one point per link and puts all of them on income or on victory points.
aid-end = With this number of players the game lasts { $rounds } rounds.
aid-score-points = As on the track.
aid-score-income = One point for every { $steps } of income; { $debt } points for each of negative income.
aid-score-links = { $points } for each completed link.

# The score pad

pad-points = Points on the victory point track
pad-income = Income level
pad-links = Completed links
pad-tie = For ties: number of the action tile, or place in the turn order with the standard rules
pad-fell = Bankrupt: 1 for who went bankrupt first, 0 for nobody

### French Quarter: the rules in our own words, refusals, actions, events, score lines and prompts.
###
### Names of buildings and streets come from the edition, ready to be shown; so do all lists, tables and counted things
### ($decks, $pools, $moves, $streets, $ratings). Activities, card types, performers and directions are words of this
### file; beside each stands its id ($activity_id, $type_id, ...), so that a sentence can choose the right form.
### $player is a name. Keys that end in -you speak to the player who acted; -hidden tells less.

## Words

activity-food = Food
activity-culture = Culture
activity-shopping = Shopping
activity-mysticism = Mysticism
activity-partying = Partying

type-walk = Walk
type-carriage = Carriage
type-taxi = Taxi
type-streetcar = Streetcar
type-riverboat = Riverboat
type-socialize = Socialize

performer-saxophone = saxophone
performer-trumpet = trumpet
performer-tuba = tuba
performer-violin = violin
performer-unicycle = unicycle
performer-magician = magician
performer-acrobat = acrobat
performer-statue = statue

icon-umbrella = umbrella
icon-wild = wild
place-riverwalk = Riverwalk

direction-north = north
direction-south = south
direction-east = east
direction-west = west

kind-instant = at once
kind-lasting = lasting
kind-one-use = one use

condition-none = any values
condition-all-equal = all values equal
condition-all-different = all values different

street-north = North border
street-south = South border (the levee)
street-west = West border
street-east = East border

rating-back-to-the-office = Back to the office
rating-a-pleasant-outing = A pleasant outing
rating-a-night-to-remember = A night to remember
rating-a-night-half-remembered = A night half remembered
rating-leader-of-the-parade = Leader of the parade
rating-key-to-the-city = Key to the city
rating-mayor-for-a-day = Mayor for a day

vacation-mardi-gras = Mardi Gras
vacation-second-helpings = Second Helpings
vacation-pub-crawl = Pub Crawl
vacation-spirits-after-dark = Spirits After Dark
vacation-hidden-gardens = Hidden Gardens
vacation-window-shopping = Window Shopping
vacation-curtain-call = Curtain Call
vacation-family-trip = Family Trip
vacation-room-with-a-view = Room with a View
vacation-honest-officer = Honest Officer
vacation-marching-band = Marching Band
vacation-levee-stroll = Levee Stroll

option-mayor = Mayor variant
option-mayor-about = Every round a Mayor card is turned up, and most of them close a street until the next round. Whoever plays alone always plays with this variant.
option-tourism = Tourism
option-tourism-about = Everybody gets a secret Vacation card. It brings extra points at the end if you have mapped the buildings that it lists.

## Parts of sentences

part-count = { $n } × { $thing }
part-pool = With { $players } at the table: { $dice }.
part-reward-umbrella = an umbrella
part-reward-activity = an activity icon
part-reward-points = points
part-reward-map = a map action on the street that it shows
part-courtyards = courtyards
part-move-steps =
    { $type }: { $steps } { $most ->
        [one] space
       *[other] spaces
    }.
part-move-streets = { $type }: any building on { $streets }.
part-activity-street = { $activity }: { $street }
part-ladders = { $before }; { $ladder }
part-rating = { $points } → { $rating }
part-rating-upto = up to { $points } → { $rating }
part-rating-from = { $points } or more → { $rating }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-uses =
    { $uses ->
        [one] once
       *[other] { $uses } times
    }
part-asked-values =
    { $asks ->
        [all-equal] values that are all equal
        [all-different] values that are all different
       *[other] values that are all equal or all different
    }
part-card = { $type } ({ $icons })
part-die = { $type } { $value }
part-corner = corner of { $a } and { $b }
part-start = { $number } ({ $point })
part-toward = { $direction }
part-bonus = { $activity } { $letter }
part-mayor =
    { $street_is ->
        [none] no street closed
       *[other] { $street } closed
    }
part-vacation = “{ $vacation }” ({ $buildings }; { $condition })
part-street-score =
    { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    } on { $street } × { $times }{ $extra ->
        [0] {""}
       *[other] {"\u00A0"}+ { $extra }
    }

## Bonuses, in a few words each

bonus-map-any-value =
    map { $street_is ->
        [anywhere] any building
       *[other] a building on { $street }
    } with a value of your choice
bonus-small-buildings =
    a wild for each small building that you map{ $points ->
        [0] { "" }
       *[other] , and { part-points } for each of them at the end
    }
bonus-longer-move =
    go { $extra } { $most ->
        [one] space
       *[other] spaces
    } further ({ part-uses })
bonus-map-neighbour = with a map action, you may map an adjacent building too
bonus-other-card = play a card other than that of your die ({ part-uses })
bonus-write-w = write a W instead of a value ({ part-uses })
bonus-double-umbrella =
    each umbrella marks two boxes{ $points ->
        [0] { "" }
       *[other] , and each wild on the umbrella track brings { part-points } at the end
    }
bonus-performers =
    { $count ->
        [one] a performer icon of your choice
       *[other] { $count } different performer icons of your choice
    }
bonus-personal-line = a Second Line of your own
bonus-cross-out = the next circle of the { $activity } track is crossed out
bonus-short-walk = { $type } takes you 1 space, no more
bonus-locked-up = off to { $building }, and one value of the die is no longer mapped
bonus-no-performers = no more performer icons

## Rules: what is in the box

rule-FQ-C1 =
    A game for { $players } players; whoever plays alone plays in solo mode. It lasts { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Action cards: { $cards } ({ $decks }). Mayor cards: { $mayors }. Vacation cards: { $vacations }.
rule-FQ-C2 = Each die belongs to a type of card, and the number of players decides how many dice of each type are in play. { $pools } A deck that has no die stays in the box. There is always one die more than is taken in a round.

## Rules: setting up

rule-FQ-S1 =
    All tourists begin at { $home }. One roll of a die tells from which of the { $starts ->
        [one] { $starts } numbered intersection
       *[other] { $starts } numbered intersections
    } the public Second Line sets out, the same on every map. The first player is chosen at random.

## Rules: the map

rule-FQ-M1 =
    Streets divide the map into { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }; its four borders are streets too. In a block there is one large building, or there are two small ones with an alley between them. In all there { $buildings ->
        [one] is { $buildings } building
       *[other] are { $buildings } buildings
    }, { $small ->
        [0] none of them small
       *[other] { $small } of them small
    }, and each is one space. A building is on every street that it touches: a large one on four, a small one on three. An alley is not a street. Two buildings are adjacent if they face each other across a street or an alley, and never if they meet only at a corner.

## Rules: a round

rule-FQ-A1 = Planning: every deck turns up its top card, which covers the one of the round before. All dice are rolled, and each of them is laid on the card of its type.
rule-FQ-A2 = Movement: the first player takes a die and plays a whole turn with it, and the others follow clockwise. Then all of you do so a second time, in the same order. One die is left over.
rule-FQ-A3 = A turn has four actions, and their order is fixed: the card action (the icons of your card), the movement action, the building action (the icons of the building that you visit), and the map action. Icons are resolved from left to right: each is finished, with all that it brings, before the next one begins.
rule-FQ-A4 = Second Line: if the { $line_die } die was taken in this round, the Second Line advances and is scored. If nobody took it, this phase is left out.
rule-FQ-A5 =
    Upkeep: the next player clockwise becomes the first player, the dice return to the pool, and a new round begins. After { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } the game is over.

## Rules: icons

rule-FQ-I1 =
    For an umbrella you mark the next of the { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    } of your umbrella track. For every { $every ->
        [one] box
       *[other] { $every } boxes
    } that you have marked there you gain a wild, and you use it at once. Once the track is full, umbrellas do nothing.
rule-FQ-I2 =
    For an activity icon you mark the next box of that activity’s track, and for a wild the next box of any activity track you like. Each of these tracks has { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }. Once a track is full, its icons do nothing.
rule-FQ-I3 =
    A square does nothing when you mark it. A circle gives you the bonus or the multiplier that it shows{ $choices ->
        [0] { "" }
       *[other] , and if it shows both, you choose one of them
    }. Bonuses come in the order of their letters: A, then B, and so on. Multipliers come from the lowest upwards ({ $ladders }).
rule-FQ-I4 =
    For a performer icon you mark that performer in the top row, or in the bottom row if the top one is taken. You also mark the next of the { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    } of the performers track, and what it shows happens at once. There { $types ->
        [one] is { $types } performer
       *[other] are { $types } performers
    }. One that is marked in both rows does nothing any more.
rule-FQ-I5 = A box of the performers track gives { $rewards }.
more-FQ-I5-street-map = That map action works like any other and uses the value of the die you took this turn: choose a building on that street where the value fits. If it fits nowhere there, you gain an umbrella.

## Rules: movement

rule-FQ-V1 = Your card says how your tourist moves. { $moves } Spaces are counted from building to adjacent building, never diagonally. Your tourist always ends its move on a space other than the one where it began.
rule-FQ-V2 = You visit the building where your tourist stops, not those that it passes, and you resolve the icons of that building.
more-FQ-V2-courtyard = If it is a courtyard, mark it.
more-FQ-V2-riverwalk =
    At { $riverwalk } you mark { $visits ->
        [one] only your first visit
       *[other] each of your first { $visits } visits
    }.

## Rules: mapping

rule-FQ-P0 =
    { $police_is ->
        [none] { $home } is a space like any other: you can visit it and map it.
       *[some] { $home } and { $police } are spaces like any other: you can visit them and map them.
    } The rulebook does not speak of this; it is our ruling.
rule-FQ-P1 = To map a building is to write a value into it. In the map action it is the value of your die and the building that you visit. It fits if the building is not mapped yet and no adjacent number is more than 1 away from it; 1 and 6 do not go together. If the value fits, you have to map the building.
rule-FQ-P2 = If you cannot map the building, because the value does not fit or because it is mapped already, you gain an umbrella in its place.
rule-FQ-P3 = With { $w_bonus } you may write a W where you would write a value. A W is not a number: it fits beside any value, and any value fits beside it. With a W a building is mapped like any other.
more-FQ-P3-gift-shop = A gift shop with a W is worth 0.

## Rules: the Second Line

rule-FQ-L1 = Whoever took the { $line_die } die says where the Second Line goes: north, south, east, or west. On every map it is then drawn on, as far as the next intersection in that direction. It can use the named streets and the borders of the map, but no alley and no stretch where it has been before. It can cross itself.
rule-FQ-L2 = If there is no way on for the Second Line, it does not advance, but it is scored all the same. The rulebook is silent on this; it is our ruling.
rule-FQ-L3 =
    Then all of you count the buildings that you have mapped beside the line; a side must lie on it, a corner is not enough. Old stretches count as well as new ones, and no building counts twice. Mark one box of the Second Line track for each building that counts, row by row ({ $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    } in { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }). When all are marked, you gain an umbrella for each row that you have completed with them.

## Rules: bonuses

rule-FQ-BF-A = { $bonus }, at once: you map one building on { $street }, with whatever value from 1 to 6 fits there.
rule-FQ-BF-B =
    { $bonus }, lasting: each small building that you map gives you a wild.{ $points ->
        [0] { "" }
       *[other] { " " }At the end of the game, each small building that is mapped brings you { part-points }.
    }
rule-FQ-BF-C = { $bonus }, at once: you map one building anywhere on the map, with whatever value from 1 to 6 fits there.
rule-FQ-BC-A =
    { $bonus } ({ part-uses }): your tourist goes { $extra } { $most ->
        [one] space
       *[other] spaces
    } further.
more-FQ-BC-A-street-move = If you go by { $by_street }, you first pick a building on the streets of that card and go on from there.
rule-FQ-BC-B = { $bonus }, lasting: with a map action you may map a second building, adjacent to the first, with the value of the same die if it fits there. You may do so even if you could not map the first; the umbrella for that comes before, with all that it brings. You gain no umbrella for leaving out the second building.
rule-FQ-BC-C = { $bonus } ({ part-uses }): when you take a die, you may play the card action and the movement action of another revealed card. Both are of that one card, and the value is still that of your die.
rule-FQ-BS-A = { $bonus } ({ part-uses }): when you map a building, you may write a W into it.
rule-FQ-BS-B =
    { $bonus }, lasting: each umbrella that you gain marks two boxes.{ $points ->
        [0] { "" }
       *[other] { " " }At the end of the game, each wild marked on your umbrella track brings you { part-points }.
    }
rule-FQ-BS-C = { $bonus } ({ part-uses }), like { $first }: when you map a building, you may write a W into it.
rule-FQ-BM-A = { $bonus }, at once: you gain a performer icon of your choice.
rule-FQ-BM-B = { $bonus }, at once: you begin a personal Second Line at a start point other than that of the public line. Each time the public line has advanced, yours may advance too, whichever way you like, within the same rules. When you score, a building beside either line counts, and only once.
rule-FQ-BM-C = { $bonus }, at once: you gain two performer icons of your choice, which must not be alike.
rule-FQ-BP-A = { $bonus }, at once: cross out the next circle of your { $activity } track. You get nothing for it when you come to it.
more-FQ-BP-A-price = Like all bonuses of { $price } it does you harm, but no other track has multipliers as high.
rule-FQ-BP-B = { $bonus }, lasting: { $type } takes you 1 space, no more.
rule-FQ-BP-C = { $bonus }, lasting: when your turn ends, your tourist is put in { $police }, which is not a visit, and a die is rolled. From then on, if you take a die of that value, you leave out the map action and gain an umbrella.
rule-FQ-BP-D = { $bonus }, lasting: performer icons do nothing for you any more.
rule-FQ-BX = If a bonus maps a building at once and there is no building that you could map, the bonus is lost. The rulebook does not speak of this; it is our ruling.

## Rules: the end

rule-FQ-E1 = Each activity has its street ({ $streets }). It brings one point for every building that you have mapped there, times the highest multiplier marked on its track; without a multiplier it brings nothing. A building can count for several activities.
more-FQ-E1-bonus-points = The points of { $point_bonuses } are added and not multiplied.
rule-FQ-E2 =
    { $points ->
        [0] Boxes marked on the Second Line track bring no points.
       *[other] Each box marked on the Second Line track brings { part-points }.
    }
rule-FQ-E3 = Some places bring points by themselves.
more-FQ-E3-gift-shop =
    { $shops ->
        [one] If you have mapped the gift shop, it brings its value.
        [2] If you have mapped both gift shops, they bring the sum of their two values.
       *[other] If you have mapped all { $shops } gift shops, they bring the sum of their values.
    }
more-FQ-E3-courtyard = Courtyards that you have visited and points: { $courtyards }.
more-FQ-E3-riverwalk-points =
    { $riverwalk } brings { part-points } if you have visited it { $visits ->
        [one] once
        [2] twice
       *[other] { $visits } times
    }.
rule-FQ-E4 = The two rows of performers score one by one. Performers marked in a row and points: { $rows }.
more-FQ-E4-track-points = The points that you have marked on the performers track are added.
rule-FQ-E5 = Whoever has the most points wins.
more-FQ-E5-line-points = A tie goes to the player with more points from the Second Line. Players who are still tied share the win.
more-FQ-E5-no-line-points = Players who are tied share the win.

## Rules: the Mayor variant, solo mode, Tourism

rule-FQ-Y1 =
    Mayor variant: every round a Mayor card is turned up as well. If it shows a street, this street is closed until the round ends. Tourists cannot visit the buildings on it, but can pass through them; a Second Line{ $own_line ->
        [none] { "" }
       *[other] , public or personal,
    } cannot run along it, but can cross it.{ $maps ->
        [none] { "" }
        [bonus] { " " }Mapping with a bonus takes no notice of closed streets.
        [track] { " " }Mapping with the performers track takes no notice of closed streets.
       *[other] { " " }Mapping with a bonus or the performers track takes no notice of closed streets.
    } If your tourist has nowhere else to go, you leave out the movement, building, and map actions and gain an umbrella.
rule-FQ-Y2 = Solo mode is played with the Mayor variant. You and Mayor Carly take turns, until each of you has had two; the Mayor card tells whether the Mayor begins. The card also gives an order of the dice: the Mayor takes the first of them that is still there, and does nothing else. If you or the Mayor took the { $line_die } die, the Second Line advances, and you always say where it goes. Points and rating: { $ratings }.
rule-FQ-Y3 =
    Tourism: each player gets a Vacation card that the others do not see. It lists buildings{ $asks ->
        [none] .
       *[other] , and some cards ask for { part-asked-values }.
    } { $points ->
        [0] The card brings no points.
       *[other] If at the end you have mapped all of these buildings as the card asks, it brings { part-points }; otherwise it brings nothing.
    } Tourism can be played in solo mode too.

## Rules: finer questions about icons and tracks (our rulings)

rule-FQ-R1 = When you mark a circle that shows both and you have all the bonuses, or all the multipliers, of that track, there is nothing to choose: you get the other.
rule-FQ-R2 = You cannot turn down an icon: it is marked even where it harms you. A wild is used as long as one of your activity tracks has room.
rule-FQ-R3 = When an umbrella brings a wild, you finish with the wild, and with all that it brings, before the next umbrella or icon.
more-FQ-R3-double-umbrella = With { $double_bonus } this can come between the two boxes of one umbrella.
rule-FQ-R4 = With { $double_bonus } every umbrella that you gain counts double, wherever it comes from: also for a building that you could not map, for a closed street, for a row of the Second Line. The second one is not doubled again. If an umbrella brings a wild and this wild unlocks { $double_bonus }, that umbrella stays single.
rule-FQ-R5 = For { $double_bonus } you score the wilds of the umbrella track that are marked, those from before you had the bonus included. Wilds from anywhere else do not count here.
rule-FQ-R6 =
    { $cross_bonus } crosses out the first circle of the { $cross_track } track that is neither marked nor crossed out; if none is left, nothing happens. { $version ->
        [1] You still mark that box when its time comes, as if it were a square.
       *[other] When you come to a crossed-out circle, you skip it: your icon marks the next empty box behind it. Only what the circle shows is lost.
    }
rule-FQ-R7 = With { $performer_bonus } you may choose a performer that is already marked in both rows, but it brings nothing.
more-FQ-R7-two-performers = With { $two_bonus } you choose the second one, which must be different, only when all that the first brought is done.
more-FQ-R7-no-performers = If you have { $deaf_bonus }, such a bonus gives you nothing.
rule-FQ-R8 = A personal Second Line cannot begin where the public line began; where that line ends now makes no difference. If you unlock it during the movement phase, it may advance in this very round. If a completed row brings it to you, it waits for the next time.

## Rules: finer questions about movement (our rulings)

rule-FQ-R9 =
    Where your card leaves no choice of how far you go, { $longer_bonus } takes you exactly { $extra } { $most ->
        [one] space
       *[other] spaces
    } further, counted along the shortest way. { $limit_is ->
        [passed] Where you may choose how far to go, it takes you the same number of spaces past the limit.
       *[raised] Where you may choose how far to go, it only raises the limit, by { $most }.
    }
more-FQ-R9-short-walk = With { $short_bonus }, { $short_type } leaves you no choice either: by itself it takes you exactly 1 space.
rule-FQ-R10 = If you use { $longer_bonus } with { $by_street }, you first come to a space other than the one where you began. You only pass through it, so it may be on a closed street. The space where you stop is not the one where you began either, and it is not on a closed street.
rule-FQ-R11 = You decide whether to use a bonus when you come to what it changes.
more-FQ-R11-longer-move = For { $longer_bonus } that is when the card action is done: if this card has just unlocked it, you can use it now.
more-FQ-R11-other-card = For { $other_bonus } that is when you take your die: if this turn unlocks it, it has to wait for your next die.
rule-FQ-R12 = For the Second Line it matters which die you took, not which card you used with { $other_bonus }. A { $line_die } die makes the line advance whatever card you play; any other die does not, even if you play the { $line_die } card. The card that you choose need not have a die on it. It cannot be the Mayor card or one of a deck that is in the box.
rule-FQ-R13 = Beginning at { $home } is not a visit: no icons are resolved and nothing is mapped.
more-FQ-R13-locked-up = Being put in { $police } is not a visit either.
rule-FQ-R14 = Distances between buildings are counted along the shortest way over adjacent buildings. This way may cross an alley and lead through buildings on a closed street.
rule-FQ-R15 = Buildings are adjacent as soon as a part of a side of one faces a part of a side of the other. A large building can therefore be adjacent to both small ones of a pair.

## Rules: finer questions about mapping (our rulings)

rule-FQ-R16 = The last action of a turn is a map action.
more-FQ-R16-street-map = What a street box of the performers track gives is a map action too.
more-FQ-R16-map-any-value = With { $free_bonus } you map too, but that is not a map action.
more-FQ-R16-map-neighbour = Mapping the second building of { $neighbour_bonus } is not a map action. Where there is no map action, { $neighbour_bonus } adds nothing.
more-FQ-R16-small-buildings = { $small_bonus } works whenever you map.
more-FQ-R16-write-w = You may write a W whenever you map.
rule-FQ-R17 = If the value fits in a building on the street that the performers track shows, you have to choose one where it fits: you cannot pick another to get the umbrella.
more-FQ-R17-write-w = If you have a W, you may also choose a building for it that is not mapped yet, but you never have to spend a W.
rule-FQ-R18 = If the value fits nowhere on the street that the performers track shows, you gain an umbrella.
more-FQ-R18-map-neighbour = With { $neighbour_bonus } you then still choose a building on that street and may map one that is adjacent to it.
rule-FQ-R19 = If the performers track gives you a map action outside your turns, because of a row of the Second Line, it has the value of the die you took last in this round.
rule-FQ-R20 = The second building of { $neighbour_bonus } gets the value of the die.
more-FQ-R20-write-w = It can get a W of its own instead: a W in the first does not count for both.
more-FQ-R20-small-buildings = If the first is small, the wild of { $small_bonus } comes before the second is mapped.
rule-FQ-R21 = If your die has the value rolled for { $locked_bonus }, you leave out the last action of your turn. This holds from the next die that you take. In the turn that unlocks { $locked_bonus } you still map.
more-FQ-R21-street-map = The map actions of the performers track are not left out.
more-FQ-R21-map-neighbour = { $neighbour_bonus } is left out together with the last action.
rule-FQ-R22 = If you unlock { $locked_bonus } outside your turns, your tourist is put in { $police } right away.
rule-FQ-R23 = You may write a W where the value would fit, and also where it would not. Only a value that fits obliges you to map. If it does not fit and you would rather keep your W, you gain the umbrella.
rule-FQ-R24 = You have to use { $free_bonus } if any value from 1 to 6 fits in a building that the bonus allows. If none fits, the bonus is lost.
more-FQ-R24-write-w = If you spend a W, it is not lost.
rule-FQ-R36 =
    { $neighbour_bonus } counts from the next map action on if it is unlocked in the middle of one, say by { $wild_is ->
        [none] the umbrella
       *[other] the wild or the umbrella
    } that this map action brings. The map action that unlocked it maps no second building.

## Rules: finer questions about the Second Line, the Mayor, solo mode, and Tourism (our rulings)

rule-FQ-R25 = If the public Second Line cannot advance, your personal one does not advance either. Both are scored all the same.
rule-FQ-R26 = Whoever decides about the public Second Line has to choose one of the ways that are open, if there is one.
more-FQ-R26-personal-line = With your personal line, you may also stay.
rule-FQ-R27 = A line never uses one of its own stretches again.
more-FQ-R27-personal-line = The public and the personal line may run along the same stretch.
rule-FQ-R28 = In the Second Line phase the first player acts first and the others follow clockwise. What one of you does there changes nothing for the others.
rule-FQ-R29 =
    When you score the Second Line, you mark all boxes before you resolve the umbrellas of completed rows. The track ends after { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }, and what goes beyond is lost.
rule-FQ-R30 = If closed streets leave your tourist nowhere to go, you do the card action and then gain an umbrella. You may take such a die on purpose.
more-FQ-R30-double-umbrella = { $double_bonus } doubles this umbrella.
more-FQ-R30-longer-move = You do not have to spend { $longer_bonus } to get away.
rule-FQ-R31 = Your tourist can be put in { $police } even if a street there is closed, because that is not a visit.
rule-FQ-R32 = In solo mode Mayor Carly takes one die in each of two turns. As there is one die of each type, it is always clear which one that is. There is no first player in solo mode.
rule-FQ-R33 =
    { $asks ->
        [none] A W has no value, but a building with a W is good enough for a Vacation card.
       *[other] A W has no value. If your Vacation card asks for { part-asked-values }, a W makes it fail; if it asks for no values, a building with a W is good enough.
    }
rule-FQ-R34 = The points of the Vacation card belong to your total.
more-FQ-R34-line-points = In a tie, it is still the Second Line that decides.
rule-FQ-R35 = You mark { $places } as part of the building action, that is, before you map.
more-FQ-R35-riverwalk =
    { $visits ->
        [one] A second visit to { $riverwalk }
       *[other] A visit to { $riverwalk } after the first { $visits }
    } marks nothing.
not-in-this-edition = This rule is about something that this edition does not have.

## Why not: dice and cards

why-FQ-A2-pending = First take a die.
why-FQ-A2-must = It is your turn, and you have to take a die.
why-FQ-A2-no-die = There is no { $type } die with a { $value } left. Take one of the dice on the table.
why-FQ-BC-C-no-bonus = To play the card { $card } with this die you would need { $other_bonus }, and you do not have it, or have used it up. Play the die’s own card.
why-FQ-BC-C-none = In this edition no bonus lets you play the card { $card } with this die. Play the die’s own card.
why-FQ-R12-in-box = The deck { $card } is in the box in this game. Choose a card that lies on the table.

## Why not: movement

why-FQ-V1-pending = First move your tourist.
why-FQ-V1-must = Your tourist has somewhere to go, so it cannot stay. Choose a building.
why-FQ-V1-stay = Your tourist is at { $building } already. Choose another building.
why-FQ-V1-not-on-street = With { $type } you go to a building on { $streets }, and { $building } is not there. Choose another building.
why-FQ-V1-too-near =
    { $building } is only { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } away, and with { $type } you go at least { $least }. Choose another building.
why-FQ-V1-too-far =
    { $building } is { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } away, and with { $type } you get no further than { $most }. Choose another building.
why-FQ-BP-B-too-far =
    { $building } is { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } away. Because of { $short_bonus }, { $type } takes you 1 space and no more. Choose a building that is adjacent.
why-FQ-BC-A-no-bonus = To go further than { $type } takes you, you need { $longer_bonus }, and you do not have it, or have used it up. Choose a building within reach.
why-FQ-BC-A-none = In this edition no bonus takes you further than { $type } does. Choose a building within reach.
why-FQ-BC-A-not-needed = With { $type } you get to { $building } anyway. Go there without { $longer_bonus }.
why-FQ-R9-too-far =
    { $building } is { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } away. With { $type } and { $longer_bonus } together you get no further than { $most }. Choose another building.
why-FQ-R9-exactly =
    { $building } is { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } away. With { $type } and { $longer_bonus } together the distance must be exactly { $steps }. Choose another building.
why-FQ-R10-too-far = With { $type } and { $longer_bonus } together you do not get to { $building }. Choose another building.
why-FQ-Y1-closed = { $street } is closed in this round, and { $building } is on it: you can pass there, but not stop. Choose another building.

## Why not: mapping

why-FQ-P1-pending = First decide on your map action.
why-FQ-P1-elsewhere = Your map action is for { $here }, the building that you visit, not for { $building }.
why-FQ-P1-value = Your die shows { $die }, so you cannot write { $value } into { $building }.
why-FQ-P1-neighbour = { $value } does not fit in { $building }: { $neighbour } beside it has { $there }, and the two are more than 1 apart.
why-FQ-P2-mapped = { $building } is mapped already, with { $there }, and no building is mapped twice.
why-FQ-P3-no-w = You have no W that you could write into { $building }.
why-FQ-P3-none = In this edition no bonus lets you write a W. Write a value.
why-FQ-R23-must = The value of your die fits, so you have to map the building, with this value or with a W.
why-FQ-BC-B-pending = First choose the second building for { $neighbour_bonus }, or do without it.
why-FQ-BC-B-not-next = { $building } is not adjacent to { $here }. Choose a building that is, or do without.
why-FQ-R18-not-next = { $building } is not adjacent to a building on { $street }. Choose one that is, or do without.
why-FQ-I5-pending = First choose a building for the map action of the performers track.
why-FQ-I5-street = The performers track gives you a map action on { $street }, and { $building } is not on it. Choose a building that is.
why-FQ-R17-must = The value fits in a building on that street, so you have to choose one.
why-FQ-R24-pending = First choose a building to map with your bonus.
why-FQ-R24-must = There is a building in which a value fits, so you have to use the bonus.
why-FQ-BF-A-street = Your bonus is for a building on { $street }, and { $building } is not on it. Choose a building that is.

## Why not: icons and bonuses

why-FQ-I2-pending = First use your wild: choose an activity.
why-FQ-I2-full = Your { $activity } track is full. Choose another activity.
why-FQ-R2-must = You have to use the wild, because an activity track still has room. Choose an activity.
why-FQ-I3-pending = First choose the bonus or the multiplier of the circle.
why-FQ-I3-must = The circle gives you the bonus or the multiplier: you have to choose one of them.
why-FQ-BM-A-pending = First choose a performer.
why-FQ-BM-C-pending = First choose your two performers.
why-FQ-BM-C-same = You have just had this performer: { $performer }. Choose a different one as the second.
why-FQ-R7-must = You have to choose a performer.
why-FQ-BM-B-pending = First choose where your personal Second Line begins.
why-FQ-BM-B-must = Your personal Second Line has to begin somewhere: choose a start point.
why-FQ-R8-public = The public Second Line began at start point { $number }. Choose another for yours.

## Why not: the Second Line

why-FQ-L1-pending = First say where the Second Line goes.
why-FQ-L1-edge = That way ({ $direction }) the map ends. Choose another direction.
why-FQ-L1-used = That way ({ $direction }) the line has run before, and it uses no stretch twice. Choose another direction.
why-FQ-R26-pending = First advance your personal Second Line, or leave it where it is.
why-FQ-R26-must = There is a way on for the Second Line, so you have to choose a direction.
why-FQ-Y1-line = That way ({ $direction }) the line would run along { $street }, which is closed in this round. Choose another direction.

## How it ended, and why somebody won

ended-FQ-A5 =
    { $rounds ->
        [one] { $rounds } round has
       *[other] { $rounds } rounds have
    } been played: the game is over.
why-FQ-E5-points = Won on points: { $points }.
why-FQ-E5-second-line = Equal on points ({ $points }): the Second Line decided, with { $boxes }.
why-FQ-E5-shared = Equal on points ({ $points }) and on the Second Line too: the win is shared.
why-FQ-E5-tied = Equal on points ({ $points }): the win is shared.
why-FQ-Y2-rating = You have reached { part-points }: “{ $rating }”.

## Actions, as lines of a menu

action-take = Take the { $type } die: { $value }
action-take-as = Take the { $type } die ({ $value }) and play the card { $card }
action-go = Go to { $building }
action-further = Go further, to { $building } ({ $bonus })
action-map = Map { $building } with { $value }
action-mark = Mark { $activity }
action-bonus = Take the bonus
action-bonus-now = Take { $bonus }: { $what }
action-multiplier = Take the multiplier
action-multiplier-now = Take the multiplier ×{ $times } for { $activity }
action-performer = Choose { $performer }
action-begin = Begin at start point { $start }
action-advance = Go { $toward }
action-pass = Do without
action-pass-map = Write no W and gain an umbrella
action-pass-street-map = Write no W and gain an umbrella
action-pass-free-map = Write no W and give up the bonus
action-pass-neighbour = Map no second building
action-pass-street-neighbour = Map no second building
action-pass-own-line = Leave your personal line where it is
action-pass-travel = Stay where you are and gain an umbrella

## Events: setting up and planning

event-start = The public Second Line begins at start point { $start }.
event-first = { $player } is the first player.
event-first-you = You are the first player.
event-vacation = { $player } gets the Vacation card { $vacation }.
event-vacation-you = You get the Vacation card { $vacation }.
event-vacation-hidden = { $player } gets a Vacation card.
event-round =
    Round { $round } begins.{ $first_is ->
        [none] {""}
        [you] {" "}You are the first player.
       *[other] {" "}{ $first } is the first player.
    }
event-card = A card is revealed: { $card }.
event-mayor =
    { $street_is ->
        [none] The Mayor closes no street in this round.
       *[other] The Mayor closes a street in this round: { $street }.
    }
event-die = A die is rolled: { $die }.

## Events: a turn

event-take =
    { $card_is ->
        [own] { $player } takes the { $type } die: { $value }.
       *[other] { $player } takes the { $type } die ({ $value }) and plays the card { $card }.
    }
event-take-you =
    { $card_is ->
        [own] You take the { $type } die: { $value }.
       *[other] You take the { $type } die ({ $value }) and play the card { $card }.
    }
event-mayor-takes = Mayor Carly takes the { $type } die: { $value }.
event-go =
    { $further_is ->
        [yes] { $player } goes further, to { $building }.
       *[no] { $player } goes to { $building }.
    }
event-go-you =
    { $further_is ->
        [yes] You go further, to { $building }.
       *[no] You go to { $building }.
    }
event-stay = { $player } does not move, stays at { $building }, and gains an umbrella.
event-stay-you = You do not move, stay at { $building }, and gain an umbrella.
event-courtyard = { $player } marks a courtyard: { $building }.
event-courtyard-you = You mark a courtyard: { $building }.
event-riverwalk = { $player } marks visit { $visits } to { $building }.
event-riverwalk-you = You mark visit { $visits } to { $building }.
event-map = { $player } maps { $building } with { $value }.
event-map-you = You map { $building } with { $value }.
event-no-map =
    { $case_is ->
        [locked] { $player } may not map { $building } with { $value }, and so gains an umbrella.
        [street] No building on { $street } takes { $value }, so { $player } gains an umbrella.
       *[other] { $value } is not written into { $building }, so { $player } gains an umbrella.
    }
event-no-map-you =
    { $case_is ->
        [locked] You may not map { $building } with { $value }, so you gain an umbrella.
        [street] No building on { $street } takes { $value }, so you gain an umbrella.
       *[other] { $value } is not written into { $building }, so you gain an umbrella.
    }
event-pass =
    { $task_is ->
        [travel] { $player } stays instead of going further.
        [neighbour] { $player } maps no second building.
        [own-line] { $player } leaves the personal line where it is.
       *[other] { $player } writes no W.
    }
event-pass-you =
    { $task_is ->
        [travel] You stay instead of going further.
        [neighbour] You map no second building.
        [own-line] You leave your personal line where it is.
       *[other] You write no W.
    }

## Events: icons and bonuses

event-umbrella = { $player } marks an umbrella ({ $boxes } of { $all }).
event-umbrella-you = You mark an umbrella ({ $boxes } of { $all }).
event-mark =
    { $player } marks { $activity } ({ $box } of { $all }){ $crossed_is ->
        [yes] ; the circle there is crossed out.
        [skipped] ; { $skipped ->
            [one] the crossed-out circle before it is skipped
           *[other] the { $skipped } circles before it that are crossed out are skipped
        }.
       *[no] .
    }
event-mark-you =
    You mark { $activity } ({ $box } of { $all }){ $crossed_is ->
        [yes] ; the circle there is crossed out.
        [skipped] ; { $skipped ->
            [one] the crossed-out circle before it is skipped
           *[other] the { $skipped } circles before it that are crossed out are skipped
        }.
       *[no] .
    }
event-multiplier = { $player } gets the multiplier ×{ $times } for { $activity }.
event-multiplier-you = You get the multiplier ×{ $times } for { $activity }.
event-performer =
    { $player } marks { $performer } in the { $row ->
        [1] top
       *[2] bottom
    } row{ $points ->
        [0] .
       *[other] {" "}and gets { part-points }.
    }
event-performer-you =
    You mark { $performer } in the { $row ->
        [1] top
       *[2] bottom
    } row{ $points ->
        [0] .
       *[other] {" "}and get { part-points }.
    }
event-full = { $player } gets nothing any more for this icon: { $icon }.
event-full-you = You get nothing any more for this icon: { $icon }.
event-bonus = { $player } unlocks { $bonus }.
event-bonus-you = You unlock { $bonus }: { $what }.
event-lost = { $player } maps nothing with the bonus, which is lost.
event-lost-you = You map nothing with the bonus, which is lost.
event-cross-out = { $player } crosses out the circle in box { $box } of the { $activity } track.
event-cross-out-you = You cross out the circle in box { $box } of the { $activity } track.
event-arrest = { $player } ends up in { $building }.
event-arrest-you = You end up in { $building }.
event-police = { $player } may no longer map with { $value }: that is the value rolled.
event-police-you = You may no longer map with { $value }: that is the value rolled.

## Events: the Second Line

event-begin = { $player } begins a personal Second Line at start point { $start }.
event-begin-you = You begin a personal Second Line at start point { $start }.
event-line = { $player } leads the Second Line { $toward }, to the { $point }.
event-line-you = You lead the Second Line { $toward }, to the { $point }.
event-own-line = { $player } leads a personal line { $toward }, to the { $point }.
event-own-line-you = You lead your personal line { $toward }, to the { $point }.
event-stuck = The Second Line has no way on and stays where it is.
event-parade =
    { $player } has { $buildings ->
        [0] no mapped building
        [one] { $buildings } mapped building
       *[other] { $buildings } mapped buildings
    } beside the line. Second Line boxes marked: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Umbrellas for completed rows: { $rows }.
    }
event-parade-you =
    You have { $buildings ->
        [0] no mapped building
        [one] { $buildings } mapped building
       *[other] { $buildings } mapped buildings
    } beside the line. Second Line boxes marked: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Umbrellas for completed rows: { $rows }.
    }

## Events: the end

event-over = The last round is over. Now the points are counted.
event-show-vacation =
    { $player } shows the Vacation card { $vacation }: { $made_is ->
        [yes] it is complete.
       *[other] it is not complete.
    }
event-show-vacation-you =
    You show your Vacation card { $vacation }: { $made_is ->
        [yes] it is complete.
       *[other] it is not complete.
    }

## Lines of the score sheet (the points stand beside them)

line-activity = { $activity }: { part-street-score }
line-second-line = Second Line, boxes marked: { $boxes }
line-gift-shops = Gift shops: { $values }
line-courtyards = Courtyards visited: { $count }
line-riverwalk = { $riverwalk }, visits marked: { $visits }
line-performers = Performers: top row { $top } → { $top_points }, bottom row { $bottom } → { $bottom_points }, track { $track_points }
line-vacation = Vacation card “{ $vacation }”

## Prompts: what is being decided

phase-setup = The table is being set up.
phase-plan = Cards are being revealed and dice rolled.
phase-move = Movement: everybody takes two dice, one in each turn.
phase-line = Second Line: it advances, and everybody scores it.
phase-wait = Waiting for { $actors }.
phase-over = The game is over.

prompt-take =
    Take a die.{ $other ->
        [0] {""}
       *[other] {" "}With { $bonus } you may play a card other than the die’s own.
    }
prompt-travel =
    Move your tourist with { $type }.{ $longer ->
        [0] {""}
       *[other] {" "}With { $bonus } it can go further. If it cannot move otherwise, you may also stay and gain an umbrella.
    }
prompt-map =
    Map { $building } with { $value }{ $w ->
        [0] .
       *[other] {" "}or with a W. If { $value } does not fit, you may also do without and gain an umbrella.
    }
prompt-street-map =
    Performers track: map a building on { $street } with { $value }{ $w ->
        [0] .
       *[other] {" "}or with a W. If { $value } fits nowhere there, you may also do without and gain an umbrella.
    }
prompt-free-map =
    Bonus: map { $street_is ->
        [anywhere] any building
       *[other] a building on { $street }
    } with a value that fits{ $w ->
        [0] .
       *[other] {" "}or with a W. If no value fits anywhere, you may also give up the bonus.
    }
prompt-neighbour =
    { $bonus }: map a building adjacent to { $building } with { $value }{ $w ->
        [0] , or do without.
       *[other] {" "}or with a W, or do without.
    }
prompt-street-neighbour =
    { $bonus }: map a building adjacent to one on { $street } with { $value }{ $w ->
        [0] , or do without.
       *[other] {" "}or with a W, or do without.
    }
prompt-icon = A wild: choose the activity to mark.
prompt-circle = A circle of the { $activity } track: choose { $bonus } ({ $what }) or the multiplier ×{ $times }.
prompt-one-performer = Choose a performer.
prompt-two-performers = Choose the first of two performers.
prompt-other-performer = Choose a second performer, other than the first ({ $performer }).
prompt-begin-line = Choose where your personal Second Line begins.
prompt-police = A die is rolled for { $bonus }.
prompt-advance = Choose where the Second Line goes. It is the same for everybody.
prompt-own-line = Choose where your personal line goes, or leave it where it is.

### What the teacher of the three lessons says. Each lesson is a real game, played on the map of the edition.
###
### A key is the lesson’s prefix and the name of the step. The step’s own sentence asks for one action and says why;
### two short sentences at the most. -help is more, for whoever opens it; -not answers a click on something that the rules
### allow but the lesson is not about. $you and $other are points.
### Names of places, blocks and buildings are those printed on the map, in every language.

lesson-not-now = The rules allow this, but the lesson goes another way here. Follow the highlighted part.
lesson-no-undo = The lesson begins here: there is no step to go back to.

## San Francisco

lesson-sf-name-0 = Mara
lesson-sf-name-1 = Theo
lesson-sf-who = You are Mara. Theo plays against you.

lesson-sf-title-tickets = A ticket to begin with
lesson-sf-keep = Keep only The Embarcadero – Potrero Hill. Its points are added if your routes join its two locations by the end, and subtracted if they do not.
lesson-sf-keep-help = The other ticket is worth more, but it leads across the whole city. You can draw more tickets later.
lesson-sf-keep-not = You may keep it, but a ticket that you cannot finish costs you its points. Begin with the short one alone.

lesson-sf-title-cards = Cards for a route
lesson-sf-take = Your way leads through South Beach, and its first route is three black spaces. Take the black card that lies face up.
lesson-sf-take-help = A turn is one of three things: draw two cards, claim one route, or draw tickets.
lesson-sf-draw = You take two cards in a turn, and no other face-up card helps you now. Draw the second one unseen from the deck.
lesson-sf-draw-not = You could take that one, but it would not help with a black route. Try the deck.
lesson-sf-take-ferry = A ferry stands in for any color. Take the one that lies face up: it ends your turn at once, but it completes your payment.
lesson-sf-take-ferry-help = A ferry that comes unseen from the deck is a card like any other. Only a face-up one takes the place of both cards.
lesson-sf-take-ferry-not = You could do that, but then Theo may take the ferry, the very card that you need.

lesson-sf-title-route = Your first route
lesson-sf-claim = Claim South Beach – Potrero Hill and pay with two black cards and the ferry. Three of your cable cars go there, and 4 points are yours at once.
lesson-sf-claim-help = The longer the route, the more each space brings: 1 point for one space, 4 for three, 10 for five.
lesson-sf-claim-not = You could pay for that too, but it does not help your ticket. Claim South Beach – Potrero Hill.
lesson-sf-token = Tourists wait at both ends of the route, and a claim brings one token that you do not have yet. Take the teapot: there is only this one at South Beach.
lesson-sf-token-help = At the end your different tokens count together. Two of them bring 1 point, all seven bring 12.
lesson-sf-token-not = The house can wait, for Potrero Hill has a second one. The teapot may be gone soon.

lesson-sf-title-join = The ticket completed
lesson-sf-take-red = It is two spaces from South Beach to The Embarcadero, and one of the two routes is red. You have one red card: take another.
lesson-sf-second = A ferry has come up, but face up it can only be the first card of a turn. Take a blue card instead and begin to collect that color.
lesson-sf-join = Claim The Embarcadero – South Beach with both red cards. That completes your ticket, and it brings you a crab as well.
lesson-sf-join-help = This is a double route. With two players only one of the pair can be claimed, so the green one is closed now.
lesson-sf-join-not = That is a route you can pay for, but the red one finishes your ticket. Claim it before Theo does.

lesson-sf-title-second-ticket = A second ticket
lesson-sf-tickets = Your ticket is safe, and most of your cable cars are left. Draw tickets: that is your whole turn, and you keep at least one.
lesson-sf-keep-one = Keep only Alcatraz – South Beach. You are at The Embarcadero already, and one ferry route is all that is missing.
lesson-sf-keep-one-not = It is yours to keep, but it leads the other way. Take the ticket that is nearly done.
lesson-sf-take-blue = The route to Alcatraz is gray and four spaces long: three cards of one color, and for its symbol a real ferry. Take your third blue card.
lesson-sf-draw-ferry = Theo has taken the ferry that lay there. Draw unseen and hope for another.
lesson-sf-claim-ferry = It is a ferry. Claim Alcatraz – The Embarcadero with three blue cards and the ferry: that is 7 points, a token, and your second ticket.
lesson-sf-claim-ferry-not = You could pay for that, but it would cost you the cards for Alcatraz. Claim the ferry route.

lesson-sf-title-end = The last round
lesson-sf-last-token = Eight turns later you have six different tokens and four cable cars. Claim Golden Gate Bridge – Presidio in red: it brings the seventh token, and with only two cable cars left it begins the last round.
lesson-sf-last-token-not = That is possible, but the seventh token is worth more. It lies at Golden Gate Bridge.
lesson-sf-last-turn = Theo has had his last turn, and this is yours. Spend it on a route of one space: Fort Mason – Lombard Street or Civic Center – Union Square.

lesson-sf-title-score = The score
lesson-sf-done =
    You win with { $you ->
        [one] { $you } point
       *[other] { $you } points
    } to { $other }. Both of your tickets and all seven tokens count, while Theo pays for a ticket that he did not finish.

## Explore New York

lesson-ny-name-0 = Max
lesson-ny-name-1 = Lina
lesson-ny-who = You are Max. Lina plays on a map of her own.

lesson-ny-title-cards = Two cards for everybody
lesson-ny-discard = Three cards lie open, and the first player, now you, discards one. Discard the *: Lina and you both play with the 4 and the 5.
lesson-ny-discard-not = You may discard any of the three, but this lesson plays with the 4 and the 5. Discard the *.
lesson-ny-block = The numbers 4 and 5 point to two blocks, (4,5) and (5,4). Choose (4,5), Times Square: the tourists of both cards go there.
lesson-ny-block-help = The first number counts from the left, the second from the top.
lesson-ny-block-not = The cards point to this block too, and Lina will take it. Choose Times Square, as it is an attraction itself.

lesson-ny-title-links = Your first links
lesson-ny-side = In the end only what lies along your route scores. Draw a first link on the right side of Times Square: it passes Yankee Stadium too.
lesson-ny-side-not = A link may lie there, but it would be your only one. A link along your block gives you a second.
lesson-ny-extend = A second link may go on from either end of the first. Go straight down, past the Bronx Zoo.
lesson-ny-extend-help = Each yellow block on your route brings 6 points, each café 3. Gray blocks score together: the more of them you pass, the more they bring.
lesson-ny-extend-not = The link would fit there as well. In this lesson your route goes down, past the Bronx Zoo.
lesson-ny-end = Lina does not see what you drew until you end your turn, and until then you can take it back. End the turn.

lesson-ny-title-cafe = A café and a +
lesson-ny-block-again = Lina’s links reached a café, and its two tourists joined the others in her block. Now the cards are 4 and 2: choose (4,2).
lesson-ny-side-again = Draw a link on the right side of (4,2). It lies in line with your first links, so the two can meet later.
lesson-ny-cafe = Turn right at the upper end, where a café stands. Its square and its triangle go into your block at once, but only this one time.
lesson-ny-plus = The + on the 2 means a third link for everybody, on any road. Go on down, between (4,3) and (5,3).
lesson-ny-plus-not = For the + any free road will do. In this lesson it brings your two pieces closer together.
lesson-ny-end-again = Four tourists are in (4,2) now, two of them from the café. End the turn.

lesson-ny-title-line = One long line
lesson-ny-discard-again = You are first player again. Discard the 4: then 3 and 6 point to (3,6), a red attraction just beside your route.
lesson-ny-barclays = Choose (3,6), the Barclays Center. A color scores its tourists times its attractions on the route, so circles and red blocks make each other worth more.
lesson-ny-right-side = Draw a link on the right side of the Barclays Center, so that it lies on your route.
lesson-ny-corner = Turn below (4,6): there you meet the end of your first links. A link in line is worth more than one by itself.
lesson-ny-gap = The 6 has a +, so there is a third link, and your line has one gap. Close it between (4,4) and (5,4).
lesson-ny-gap-help = Your route is one line without a gap, and no link is in it twice. Links that it does not reach bring nothing.
lesson-ny-end-line = Everything you have drawn is one line now. End the turn.

lesson-ny-title-last = The last turn
lesson-ny-same-number = Four turns later the last cards are both 2. Equal numbers point to a single block: choose (2,2).
lesson-ny-same-number-help = If you have tourists in every block that the cards point to, you choose any empty one. Then you get one tourist and one link only.
lesson-ny-museum = Draw a link on the upper side of (2,2). Across the road lies the Whitney Museum, a third blue attraction.
lesson-ny-join = Now join it to your line, past the Empire State Building. It is your second gray block, and two bring 12 points.
lesson-ny-end-last = The deck is used up. End the turn, and the routes are counted.

lesson-ny-title-score = The Final Route
lesson-ny-done =
    The best line through your links brings { $you ->
        [one] { $you } point
       *[other] { $you } points
    }, Lina’s brings { $other }. Red alone gives you 24: eight circles times three red attractions.

## French Quarter

lesson-fq-name-0 = Clara
lesson-fq-name-1 = Louis
lesson-fq-who = You are Clara. Louis tours the same streets on a map of his own.

lesson-fq-title-die = A die and its card
lesson-fq-take = A die brings you the icons of its card, a move, the icons of the building, and a number for the map, in this order. Take the Carriage die, a 4: its card has an umbrella and Mysticism.
lesson-fq-take-not = You may take this die, but the Carriage card has two icons and takes you further. Take that one.
lesson-fq-go = Carriage goes one to three spaces. Go to Bayou Oyster Bar: there you get Food and an umbrella, and you write the 4 on your map.
lesson-fq-go-not = You would get there too, but at Bayou Oyster Bar two icons wait. Go there.

lesson-fq-title-chain = One thing leads to another
lesson-fq-take-walk = Take the Walk die, a 5. The umbrella on its card is your third, and every third umbrella gives you a wild.
lesson-fq-wild = A wild marks an activity of your choice. Mark Food: with the Food icon that is still on the card you reach a circle.
lesson-fq-wild-not = Any activity may be marked, but Food is the one that takes you to a circle now.
lesson-fq-circle = This circle gives you a bonus or a multiplier. Take the bonus: it maps one more building on Decatur St at once.
lesson-fq-circle-help = A multiplier counts at the end, for every building that you have mapped on the street of the activity.
lesson-fq-circle-not = The multiplier would pay at the end. Take the bonus this time, to see what it does.
lesson-fq-free-map = With this bonus you choose the number, but neighbors may differ by no more than 1. Write a 4 into Moonmoss Apothecary, beside the 4 of Bayou Oyster Bar.
lesson-fq-free-map-not = It would fit there. In this lesson the 4 goes into Moonmoss Apothecary.

lesson-fq-title-map = What fits beside it
lesson-fq-beside = The card is done, so now comes the move of the Walk die. Go to Thirteen Candles Curios: a 5 fits beside the 4 of Bayou Oyster Bar.
lesson-fq-beside-help = A number that does not fit is not written, and you gain an umbrella instead.
lesson-fq-beside-not = You could walk there, but the number counts too. At Thirteen Candles Curios your 5 fits.

lesson-fq-title-line = The Second Line
lesson-fq-socialize = A new round begins, and nobody has the Socialize die yet. Take it, a 5: whoever has it leads the Second Line when the round ends.
lesson-fq-socialize-not = That die is free, but only with Socialize do you decide where the Second Line goes.
lesson-fq-courtyard = Socialize goes exactly one space. Go to Four Cousins Courtyard: the 5 fits, and each further courtyard is worth more than the one before.
lesson-fq-riverboat = Take the Riverboat die, a 4. It takes you to any building on Decatur St or N Front St, however far that is.
lesson-fq-gift-shop = Go to Gator Grin Gift Shop and write the 4 there. Once you have mapped both gift shops, their two numbers are points.
lesson-fq-gift-shop-not = The boat stops there too. The gift shop is worth more to you: its number can become points.
lesson-fq-advance = The Second Line waits at the eastern end of Royal St. Lead it west: two of your mapped buildings lie along that stretch, and each is a point.
lesson-fq-advance-help = All that the line has ever passed counts again each time it moves, so buildings mapped early pay often.
lesson-fq-advance-not = The line could go there, but fewer of your mapped buildings would lie along it. Go west.

lesson-fq-title-last = The last round
lesson-fq-last-socialize = Your parade brought 2 points, and five rounds later the last one has begun. Take the Socialize die, a 4, to lead the Second Line once more.
lesson-fq-no-fit = Go to Leaky Pirogue Po’boys for Food and a tuba. The 4 does not fit beside the 1 of Lone Widow Courtyard, so you gain an umbrella instead.
lesson-fq-last-carriage = Take the Carriage die, a 2. Its three spaces are just enough for the courtyard that you have not seen yet.
lesson-fq-last-courtyard = Go to Two Brothers Courtyard. It is your fourth, and all four together bring 20 points.
lesson-fq-last-courtyard-not = You could go there. The fourth courtyard brings more than any other building now.
lesson-fq-last-wild = The umbrella of the courtyard gives you a wild. Mark Partying: there the next box is a multiplier for Bourbon St.
lesson-fq-last-wild-not = Any activity may be marked, but none brings more now. The next box of Partying is a multiplier.
lesson-fq-last-line = Lead the Second Line one last time. Wherever it goes, the same number of your buildings lies along it, so choose as you like.

lesson-fq-title-score = The score
lesson-fq-done =
    You win with { $you ->
        [one] { $you } point
       *[other] { $you } points
    } to { $other }. A street counts its mapped buildings times the multiplier of its activity, and your Second Line brings the most of all.

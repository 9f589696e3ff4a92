### Why a hint advises an action, in one short line: sf for San Francisco, ny for Explore New York, fq for French Quarter.
###
### The sentence stands below the action it speaks of. Tickets, routes, blocks, cafés and buildings come ready-made, as in
### the game's own sentences. $kind_id is the color of a block: red, green or blue.

## Parts of sentences

advice-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-routes =
    { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }
advice-buildings =
    { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }
advice-color =
    { $kind_id ->
        [red] red
        [green] green
       *[blue] blue
    }

## San Francisco

advice-sf-completes = Completes { $tickets }.
advice-sf-last-turn = { advice-points } at once, on your last turn.
advice-sf-on-the-way = Part of the way for { $ticket }.
advice-sf-last-round = Begins the last round, with all your tickets completed.
advice-sf-token = Brings a token that you do not have yet: { $symbol }.
advice-sf-long = A long route: { advice-points }.
advice-sf-points = { advice-points } at once.
advice-sf-ferry-route = { $route } asks for at least one { $wild_card }.
advice-sf-ferry = Every { $wild_card } can stand for any color.
advice-sf-needed = For { $route }. Cards of this color that you lack: { $missing }.
advice-sf-needed-later = For { $route }, worth having besides your tickets.
advice-sf-collect =
    Gives you { $have ->
        [one] { $have } card
       *[other] { $have } cards
    } of this color.
advice-sf-spare = A new color in your hand opens more routes.
advice-sf-draw = You have the cards for your plan; more cards keep your options open.
advice-sf-draw-missing = Cards that your plan still lacks: { $missing }.
advice-sf-draw-blind = No face-up card serves your plan. Cards that it lacks: { $missing }.
advice-sf-tickets = All your tickets are completed, and there is time for another.
advice-sf-tickets-more = There is time for one more ticket.
advice-sf-tickets-late = Hardly any time is left for a new ticket.
advice-sf-keep-least = If there is no time for it, you lose: { advice-points }.
advice-sf-keep-free = Needs no routes beyond those that you plan anyway.
advice-sf-keep-together = They share part of the way: about { advice-routes } more.
advice-sf-keep = { advice-points } for about { advice-routes }.
advice-sf-token-later = The other one can wait: your plan passes { $location } once more.
advice-sf-token-left = Tokens of this kind that are left: { $left }.
advice-sf-place = Routes of your plan that lead there: { $routes }.
advice-sf-place-apart = Your plan does not pass there. Routes that lead there: { $routes }.
advice-sf-pass = Nothing else is possible.

## Explore New York

advice-ny-keep-block = The cards that stay are good for block { $block }.
advice-ny-keep-any = With the cards that stay, any empty block is open to you.
advice-ny-fallback = Keeps the better blocks free for later turns.
advice-ny-aside = Off your route: the good blocks stay free for better cards.
advice-ny-tourists =
    { $tourists } for { $blocks ->
        [one] { $blocks } { advice-color } block
       *[other] { $blocks } { advice-color } blocks
    } on your route.
advice-ny-tourists-pair =
    { $tourists } for { $blocks ->
        [one] { $blocks } { advice-color } block
       *[other] { $blocks } { advice-color } blocks
    }, and room for two links of your route.
advice-ny-pair = Two links of your route can be drawn here.
advice-ny-beside = Lies beside your route.
advice-ny-tourist =
    Your route passes { $blocks ->
        [one] { $blocks } { advice-color } block
       *[other] { $blocks } { advice-color } blocks
    }.
advice-ny-gain = Adds { advice-points } to your best route.
advice-ny-joins = Joins two pieces of your route.
advice-ny-cafe = Reaches { $cafes }.
advice-ny-grey = Brings one more gray block to the route: { $count } in all.
advice-ny-yellow = Brings one more yellow block to the route: { $count } in all.
advice-ny-spare = Is not on the route that promises the most.
advice-ny-attraction =
    One more { advice-color } block, for { $count ->
        [one] { $count } tourist
       *[other] { $count } tourists
    } of its kind.
advice-ny-collects = Adds a block with tourists to your route.
advice-ny-extends = Takes your route further.
advice-ny-starts = The first piece of a promising route.
advice-ny-end = Your turn is complete.

## French Quarter

advice-fq-there = To { $building }. { $reason }
advice-fq-multiplier = { $street } counts ×{ $times }. Buildings mapped there: { $buildings }.
advice-fq-bonus = Unlocks { $bonus }: { $what }.
advice-fq-street =
    { $building_is ->
        [here] On { $streets }, which scores.
       *[other] Also maps { $building }, on { $streets }.
    }
advice-fq-streets =
    { $building_is ->
        [here] On streets that score: { $streets }.
       *[other] Also maps { $building }, on { $streets }.
    }
advice-fq-second-line =
    { $building_is ->
        [here] Beside the Second Line.
       *[other] Also maps { $building }, beside the Second Line.
    }
advice-fq-gift-shop =
    { $left ->
        [0] Completes the gift shops.
       *[other] Maps a gift shop. Still missing: { $left }.
    }
advice-fq-vacation =
    { $building_is ->
        [here] It is on your Vacation card.
       *[other] Also maps { $building }, which is on your Vacation card.
    }
advice-fq-courtyard = Courtyards visited: { $count } of { $all }.
advice-fq-riverwalk = { $riverwalk }: visit { $count } of { $all }.
advice-fq-performers =
    Performers in the { $row ->
        [1] top
       *[other] bottom
    } row: { $count }.
advice-fq-wild = Reaches the next wild on the umbrella track.
advice-fq-circle = Boxes to the next circle of { $activity }: { $ahead }.
advice-fq-icons = Brings the icons that suit your sheet best.
advice-fq-best = Leaves your sheet in the best shape.
advice-fq-touches = Adds { advice-buildings } of yours to those that the line touches.
advice-fq-ahead = Mapped buildings of yours along the next stretches: { $buildings }.
advice-fq-stay = Your line is best left where it is.
advice-fq-save-w = Keeps the W for a better building.
advice-fq-without = Nothing on offer helps your sheet.

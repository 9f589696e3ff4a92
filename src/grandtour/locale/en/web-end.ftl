### The end of a game in the web app, and looking back at it.

## Who won

end-final-score = { $game } · Final score
end-you-win = { $points ->
    [0] You win
   *[other] You win by { $points }
}
end-they-win = { $points ->
    [0] { $name } wins
   *[other] { $name } wins by { $points }
}
end-shared-you = You share the win with { $names }
end-shared = { $names } share the win
end-alone = { $points ->
    [one] You have one point
   *[other] You have { $points } points
}
end-alone-they = { $points ->
    [one] { $name } has one point
   *[other] { $name } has { $points } points
}
end-early = The game was ended early
end-early-text = It has no result. Everything hidden is shown now.
end-skip = Skip
end-table = Final score
end-line = Line
end-winner = winner
end-total = Total
end-whose-board = Whose board
end-seat-total = { $points ->
    [one] one point
   *[other] { $points } points
}
end-show-board = Look at the table
end-show-score = Back to the score

## What each line of the score is for, and how it was reckoned

end-line-red = Red
end-line-green = Green
end-line-blue = Blue
end-line-cafes = Cafés
end-line-yellow = Yellow blocks
end-line-grey = Gray blocks
end-reckon-red = { $tourists } × { $attractions }
end-reckon-green = { $tourists } × { $attractions }
end-reckon-blue = { $tourists } × { $attractions }
end-line-food = Food
end-line-culture = Culture
end-line-shopping = Shopping
end-line-mysticism = Mysticism
end-line-partying = Partying
end-line-second-line = Second Line
end-line-gift-shops = Gift shops
end-line-courtyards = Courtyards
end-line-riverwalk = Riverwalk
end-line-performers = Performers
end-line-vacation = Vacation card
end-reckon-food = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-culture = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-shopping = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-mysticism = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-partying = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-performers = { $top_points } + { $bottom_points } + { $track_points }
end-line-route = Routes
end-line-ticket-done = Tickets completed
end-line-ticket-missed = Tickets missed
end-line-tokens = Tourist tokens

## What comes next

end-again = Play again
end-again-go = Go to the new game
end-replay = Watch the replay
end-replay-short = Replay
end-record = Download the record
end-failed = That did not work. Try again in a moment.

## Is it fair?

end-fair = Fair: all chance was fixed and sealed before the game.
end-secret = Seed and hash
end-check = Check it
end-checking = The record is being checked.
end-check-ok = Everything is as it should be.
end-check-bad = Something is not as it should be.
end-check-here = This browser has computed the hash of the seed itself: it is the one shown before the game.
end-check-here-bad = This browser has computed the hash of the seed itself: it differs from the one shown before the game.
end-check-commitment = The seed is the one that was sealed before the game.
end-check-chance = All draws come from that seed.
end-check-replay = Every move was legal.
end-check-scores = The scores are right.
end-check-failed = Failed
end-hash = Hash shown before the game
end-seed = Seed and salt

## Replay

end-replay-of = Replay
end-move-of = Move { $step } of { $last }
end-move-of-turn = Move { $step } of { $last } · Turn { $turn }
end-scrub = Move of the game
end-more-said = { $count ->
    [one] { $count } more event
   *[other] { $count } more events
}
end-scrub-now = Move { $step } of { $last }: { $said }
end-back = Back one move
end-on = Forward one move
end-play = Play
end-stop = Pause
end-pace = Pace
end-pace-times = { $times }×
end-turning-back = Previous turning point
end-turning-on = Next turning point
end-turning-key = { $label } (Shift + { $key })
end-turning-lead = { $who ->
    [you] You take the lead
   *[other] { $name } takes the lead
}, { $points ->
    [one] one point ahead.
   *[other] { $points } points ahead.
}
end-turning-ticket = { $who ->
    [you] You complete a ticket
   *[other] { $name } completes a ticket
}: { $ticket }.
end-turning-chain = { $who ->
    [you] You set off a chain
   *[other] { $name } sets off a chain
} of { $count ->
    [one] { $count } effect.
   *[other] { $count } effects.
}
end-eyes = View as
end-eyes-all = Everybody
end-eyes-none = A spectator
end-eyes-you = You
end-curtain-title = Only { $name } should look now
end-link = Copy a link to this moment
end-link-copied = The link is copied.
end-link-not-copied = The link could not be copied: { $link }
end-link-private = The link is copied. Only people at this table can open it.
end-fork = Play on from here
end-fork-about = Starts a new game against bots from this point, with you in { $name }’s place.
end-fork-bots = Bots
end-fork-start = Start
end-to-table = Back to the table
end-replay-none = There is nothing to look back at yet.

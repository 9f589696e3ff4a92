### Sentences that belong to no single game.
###
### A rule's id is part of its key: rule-GT-1 is the rule, why-GT-1 (or why-GT-5-nothing) the refusal.
### $seat, $owner and $actors are names, ready to be shown.

language = English

## Names

name-seat = Player { $number }
name-chance = chance

bot-random = Random
bot-random-about = Plays any legal action, each with the same chance.
bot-novice = Novice
bot-novice-about = Knows the rules but often loses track: good for your first game.
bot-casual = Casual
bot-casual-about = Has a plan and now and then forgets it: for a relaxed evening.
bot-greedy = Greedy
bot-greedy-about = The middle level: makes plans and takes what promises the most at the moment.
bot-expert = Expert
bot-expert-about = Thinks ahead and takes what you leave open: you should know the game well.
bot-master = Master
bot-master-about = Plays hundreds of possible games in its head before it moves: our strongest.

## What happens at a table

event-bot-stuck = { $player } got stuck; the server chose a move for it.
event-bot-stuck-you = The bot at your seat got stuck; the server chose a move for it.

## Rules of every table

rule-GT-1 = Once a game is over, nothing more can be played.
rule-GT-2 = You act when the game waits for you and at no other time. Some choices are open to several players at once.
rule-GT-3 = Only the seats that the game started with take part in it.
rule-GT-4 = You can do only what the rules offer you at that moment. What is left to chance, nobody chooses.
rule-GT-5 = You can take back your last step as long as chance has not acted since, nothing hidden has come to light, and no other player who saw the step has acted.

## Why not

why-GT-1 = The game is over, so nothing more can be played. You can start a new game.
why-GT-2 = It is not your turn. The game is waiting for { $actors }.
why-GT-3 =
    There is no { $seat } at this table: it has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
why-GT-4 = This cannot be done at this point. Choose one of the actions on offer.
why-GT-5-nothing = You have not done anything yet that could be taken back.
why-GT-5-revealed = Your last step can no longer be taken back: with it, or since then, something hidden has come to light. Carry on from here.
why-GT-5-others-acted = Your last step can no longer be taken back: { $seat } saw it and has acted since. Carry on from here.
why-GT-5-others-choosing = Your last step can no longer be taken back: the others saw it and are choosing at this moment. Carry on from here.

## Notifications

notify-turn-title = Your turn
notify-turn-text = It is your turn in { $game }.
notify-nudge-text = { $name } is waiting for you in { $game }.
notify-closing-title = This table will be closed
notify-closing-text = Nobody has joined your table of { $game }. It will be closed in a day.
notify-test-title = Test notification
notify-test-text = This is how Grand Tour will tell you that it is your turn.

"""The arena: bots play each other in mirrored games, and what they are worth is told as Elo with its interval.

`schedule` says who meets whom, `playing` plays one game, `executors` spread the games over processes or a cluster,
`results` keep every game in a file, `standings` add up, `ratings` are the Elo, `export` and `plot` write files.
"""

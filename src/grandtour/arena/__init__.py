"""The arena: bots play each other in mirrored games, which give each an Elo rating with its interval.

`schedule` says who meets whom, `playing` plays one game, `executors` spread the games over processes or a cluster,
`results` keep every game in a file, `standings` add them up, `ratings` compute Elo, `export` and `plot` write files.
"""

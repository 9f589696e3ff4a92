"""What the games of an arena add up to: the ladder, the pairs, and what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from grandtour.arena.ratings import Met, Rating, rate
from grandtour.arena.schedule import Fixture, Pair
from grandtour.figures import mean, share_of, short, spread, wilson
from grandtour.simulate import Played


class Record:
    """What one bot has done, over all seats that it held."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)
        self.scores: Counter[int] = Counter()
        self.winning: Counter[int] = Counter()  # its scores in games that it won
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.faults = 0

    def add(self, seats: Sequence[int], played: Played) -> None:
        self.games += 1
        self.wins += won(seats, played)
        for seat in seats:
            self.scores[played.scores[seat]] += 1
            if seat in played.winners:
                self.winning[played.scores[seat]] += 1
            self.decisions += played.decisions[seat]
            self.seconds += played.seconds[seat]
            self.longest = max(self.longest, played.longest[seat])
        self.faults += sum(fault.seat in seats for fault in played.faults)

    def as_json(self, rating: Rating) -> dict[str, object]:
        return {
            "bot": rating.bot,
            "elo": rating.elo,
            "low": rating.low,
            "high": rating.high,
            "games": self.games,
            "wins": short(self.wins),
            "win_share": share_of(self.wins, self.games),
            "mean_score": mean(self.scores),
            **spread(self.scores),
            "winning_score": spread(self.winning),
            "decision_ms": round(self.seconds / self.decisions * 1000, 4) if self.decisions else None,
            "longest_ms": round(self.longest * 1000, 4),
            "faults": self.faults,
        }


def won(seats: Sequence[int], played: Played) -> Fraction:
    """The share of the win that belongs to these seats."""
    return Fraction(sum(seat in played.winners for seat in seats), len(played.winners))


class Standings:
    """The ladder and the pairs. Pairs that have not met yet are there, too, with no games."""

    def __init__(self, pairs: Iterable[Pair], games: Mapping[Fixture, Played]) -> None:
        self.games = games
        self.records: dict[str, Record] = {}
        self.met: dict[Pair, Met] = {pair: Met(Fraction(0), 0) for pair in pairs}
        for pair in self.met:
            for bot in pair:
                self.records.setdefault(bot, Record())
        for fixture, played in games.items():
            one, other = fixture.pair
            held = {bot: [seat for seat, name in enumerate(fixture.seats) if name == bot] for bot in fixture.pair}
            for bot, seats in held.items():
                self.records[bot].add(seats, played)
            before = self.met[one, other]
            self.met[one, other] = Met(before.wins + won(held[one], played), before.games + 1)
        self.ratings = rate(self.met)

    def ladder(self) -> list[dict[str, object]]:
        """The bots, the strongest first."""
        return [self.records[rating.bot].as_json(rating) for rating in self.ratings]

    def pairs(self) -> list[dict[str, object]]:
        """The pairs, those of the strongest bots first; in each the stronger bot is first, and the share is its own."""
        place = {rating.bot: k for k, rating in enumerate(self.ratings)}
        out = []
        for pair in sorted(self.met, key=lambda pair: sorted(place[bot] for bot in pair)):
            met = self.met[pair]
            bots = sorted(pair, key=lambda bot: place[bot])
            wins = met.wins if bots[0] == pair[0] else met.games - met.wins
            low, high = wilson(wins, met.games)
            share = share_of(wins, met.games)
            out.append(
                {"bots": bots, "games": met.games, "wins": short(wins), "share": share, "low": low, "high": high}
            )
        return out

    def faults(self) -> list[dict[str, object]]:
        out: list[dict[str, object]] = []
        for fixture, played in sorted(self.games.items(), key=lambda item: (item[0].pair, item[0].number)):
            for fault in played.faults:
                where = {"pair": list(fixture.pair), "number": fixture.number, "seat": fault.seat}
                bot = fixture.seats[fault.seat]
                out.append({"bot": bot, **where, "decision": fault.decision, "fault": fault.text})
        return out

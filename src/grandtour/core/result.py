"""How a game ended. Results are made once and read often, so they are frozen dataclasses."""

from __future__ import annotations

from dataclasses import dataclass, field

from grandtour.core.game import Reason, Seat


def places(merits: list[tuple[int, ...]]) -> list[list[Seat]]:
    """Seats from first to last by their merits, the largest first; seats with the same merits share a place."""
    out: list[list[Seat]] = []
    for seat in sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True):
        if out and merits[out[-1][0]] == merits[seat]:
            out[-1].append(seat)
        else:
            out.append([seat])
    return out


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: `key` names its sentence, `arguments` fill it."""

    key: str
    points: int
    arguments: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    """Places from first to last, each with the seats that share it."""
    why: Reason
    """What decided between first and second place."""
    ended_by: Reason
    """The rule that ended the game."""
    lines: tuple[tuple[Line, ...], ...]
    """By seat; each seat's points add up to its score."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0]

    def as_json(self) -> dict[str, object]:
        return {
            "scores": list(self.scores),
            "ranking": [list(place) for place in self.ranking],
            "winners": list(self.winners),
            "why": {"rule": self.why.rule, "arguments": self.why.arguments},
            "ended_by": {"rule": self.ended_by.rule, "arguments": self.ended_by.arguments},
            "lines": [
                [{"key": ln.key, "points": ln.points, "arguments": ln.arguments} for ln in seat] for seat in self.lines
            ],
        }

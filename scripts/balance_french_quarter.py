"""Writes docs/balance/french-quarter.md, with plots: what everything in French Quarter earns with the bot `greedy`.

    python -m scripts.balance_french_quarter [--games 400] [--edition FILE] [--seed report] [--out docs/balance]

It plays some 30 × GAMES games on all cores (a few minutes when compiled); the same seed gives the same report. The
verdicts are printed at the end, and the exit code is 1 if something is out of balance.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from rich.progress import Progress

import grandtour as gt
from grandtour.bots.french_quarter_judge import LASTING
from grandtour.games.french_quarter.edition import ACTIVITIES, Edition
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.scoring import rating
from scripts.balance_games import FAVOUR, GIFT_ROUND, Outcome, Sheet, Table, building_points, play
from scripts.balance_plots import Plots

LETTERS = "ABCD"
PARTS = {
    "activities": tuple(ACTIVITIES),
    "Second Line": ("second-line",),
    "buildings": ("gift-shops", "courtyards", "riverwalk"),
    "performers": ("performers",),
    "vacation": ("vacation",),
}
# What is asked of the edition.
MEDIAN = (110, 140)  # of solo scores
LEAST_BANDS, MOST_IN_BAND = 4, 0.6  # solo ratings that occur, and the share of games that one of them may have
MOST_RATIO = 2.0  # between the points of the favoured tracks
DEAD = 0.02  # what fewer than this share of sheets or chances use counts as unused


class Report:
    def __init__(self, edition: str | None, games: int, seed: str, out: Path) -> None:
        built = gt.game("french-quarter", edition=edition)
        assert isinstance(built, FrenchQuarter)
        self.e: Edition = built.edition
        self.rules_version = built.rules_version
        self.edition, self.games, self.seed, self.out = edition, games, seed, out
        self.text: list[str] = []
        self.faults: list[str] = []
        self.plots = Plots(out)
        self.played: dict[Table, list[Outcome]] = {}
        self.ratio = 0.0  # between the favoured tracks

    # ---- playing ------------------------------------------------------------------------------------------------
    def tables(self) -> dict[str, Table]:
        """Every kind of game that the report needs, by name."""
        of = partial(Table, self.edition)
        out = {
            "solo": of(1),
            "solo, random": of(1, bot="random"),
            "2 players": of(2),
            "3 players": of(3),
            "4 players": of(4),
            "2 players, Mayor": of(2, mayor=True),
            "4 players, Mayor": of(4, mayor=True),
            "3 players, Tourism": of(3, tourism=True),
            "solo, Tourism": of(1, tourism=True),
        }
        for activity, name in enumerate(ACTIVITIES):
            out[f"favoured {name}"] = of(1, favour=activity)
            for bonus in range(len(self.e.tracks[activity].bonus_effect)):
                out[f"gift {name} {LETTERS[bonus]}"] = of(1, gift=(activity, bonus))
        return out

    def run(self) -> None:
        tables = self.tables()
        with Progress() as progress, ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            task = progress.add_task("Playing", total=len(tables))
            for name, table in tables.items():
                progress.update(task, description=f"Playing: {name}")
                seeds = [f"{self.seed}/{k}" for k in range(self.games)]
                self.played[table] = list(pool.map(partial(play, table), seeds, chunksize=5))
                progress.advance(task)

    def outcomes(self, name: str) -> list[Outcome]:
        return self.played[self.tables()[name]]

    def sheets(self, name: str) -> list[Sheet]:
        return [sheet for outcome in self.outcomes(name) for sheet in outcome.sheets]

    # ---- writing ------------------------------------------------------------------------------------------------
    def add(self, *lines: str) -> None:
        self.text += lines

    def table(self, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        self.add("", "| " + " | ".join(head) + " |", "|" + "---|" * len(head))
        self.add(*("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows), "")

    def judge(self, what: str, holds: bool) -> None:
        self.add(f"- {'Holds' if holds else '**Does not hold**'}: {what}.")
        if not holds:
            self.faults.append(what)

    def write(self) -> None:
        e = self.e
        command = f"python -m scripts.balance_french_quarter --games {self.games} --seed {self.seed}"
        command += f" --edition {self.edition}" if self.edition else ""
        self.add(
            f"# Balance of {e.title}",
            "",
            f"This page is written by `{command}`, not by hand. Every row is {self.games} games under version "
            f"{self.rules_version} of the rules, played by the bot `greedy`, which plays for its own sheet and looks "
            f"one turn ahead; a favoured track counts {FAVOUR / 100:g} times for it. Points are means unless the table "
            "says otherwise.",
        )
        for part in (
            self.scores,
            self.ratings,
            self.activities,
            self.bonuses,
            self.card_types,
            self.streets,
            self.buildings,
            self.second_line,
            self.seats,
            self.mayor_cards,
            self.vacations,
            self.verdict,
        ):
            part()
        (self.out / "french-quarter.md").write_text("\n".join(self.text).replace("\n\n\n", "\n\n") + "\n", "utf-8")

    # ---- the parts ----------------------------------------------------------------------------------------------
    def scores(self) -> None:
        self.add("", "## Scores")
        rows = []
        names = [name for name in self.tables() if not name.startswith(("favoured", "gift"))]
        for name in names:
            sheets = self.sheets(name)
            scores = sorted(sheet.score for sheet in sheets)
            row: list[object] = [name, f"{mean(scores):.1f}", median(scores), spread(scores)]
            row += [f"{mean(sum(s.boxes[k] for k in keys) for s in sheets):.1f}" for keys in PARTS.values()]
            rows.append(
                [*row, f"{mean(len(s.mapped) for s in sheets):.1f}", f"{mean(s.umbrellas for s in sheets):.1f}"]
            )
        self.table(["table", "mean", "median", "5–95 %", *PARTS, "mapped", "umbrellas"], rows)
        parts = {
            part: [mean(sum(s.boxes[k] for k in keys) for s in self.sheets(n)) for n in names[:5]]
            for part, keys in PARTS.items()
        }
        self.add(self.plots.stacked("parts", "Where the points come from", names[:5], parts))
        longest = max(outcome.steps for outcomes in self.played.values() for outcome in outcomes)
        self.add("", f"The longest of all these games took {longest} steps, chance included.")

    def ratings(self) -> None:
        self.add("", "## Solo ratings")
        e = self.e
        share = {}
        for name in ("solo", "solo, random"):
            counts = Counter(rating(e, sheet.score) for sheet in self.sheets(name))
            share[name] = [100 * counts[k] / self.games for k in range(len(e.ratings))]
        bands = [band(e, k) for k in range(len(e.ratings))]
        rows = [
            [bands[k], e.rating_names[k], f"{share['solo'][k]:.1f} %", f"{share['solo, random'][k]:.1f} %"]
            for k in range(len(e.ratings))
        ]
        self.table(["points", "rating", "greedy", "random"], rows)
        self.add(self.plots.bars("ratings", "Solo ratings, % of games", bands, share))

    def activities(self) -> None:
        self.add("", "## Activity tracks")
        solo = self.sheets("solo")
        rows, favoured = [], []
        for k, name in enumerate(ACTIVITIES):
            fans = self.sheets(f"favoured {name}")
            favoured.append(mean(s.boxes[name] for s in fans))
            plain = mean(s.boxes[name] for s in solo)
            boxes, multiplier = mean(s.marks[k] for s in solo), mean(s.times[k] for s in solo)
            row = [self.e.track_names[k], f"{plain:.1f}", f"{boxes:.1f}", f"x{multiplier:.2f}", f"{favoured[-1]:.1f}"]
            rows.append([*row, f"x{mean(s.times[k] for s in fans):.2f}", f"{mean(s.score for s in fans):.1f}"])
        head = [
            "track",
            "points",
            "boxes",
            "multiplier",
            "points if favoured",
            "multiplier if favoured",
            "total if favoured",
        ]
        self.table(head, rows)
        names = [name.capitalize() for name in ACTIVITIES]
        series = {"no favourite": [mean(s.boxes[a] for s in solo) for a in ACTIVITIES], "favoured": favoured}
        self.add(self.plots.bars("activities", "Points of each activity, solo", names, series))
        self.ratio = max(favoured) / max(0.01, min(favoured))

    def bonuses(self) -> None:
        self.add("", "## Bonuses", "")
        self.add(
            "*Worth* is what a solo score gains if the bonus is given for nothing at the beginning of round "
            f"{GIFT_ROUND}."
        )
        solo = self.sheets("solo")
        base = [sheet.score for sheet in solo]
        rows: list[list[object]] = []
        worths: dict[str, float] = {}
        for k, name in enumerate(ACTIVITIES):
            fans = self.sheets(f"favoured {name}")
            for bonus in range(len(self.e.tracks[k].bonus_effect)):
                letter = LETTERS[bonus]
                rounds = [s.bonus_round[k, bonus] for s in solo if (k, bonus) in s.bonus_round]
                fan_share = sum((k, bonus) in s.bonus_round for s in fans) / len(fans)
                gift = [s.score for s in self.sheets(f"gift {name} {letter}")]
                worth = mean(a - b for a, b in zip(gift, base, strict=True))
                effects = self.e.tracks[k].bonus_effect
                if effects[bonus] in LASTING:  # it came with the lasting ones before it
                    before = [n for n in range(bonus) if effects[n] in LASTING]
                    worth -= sum(worths[f"{name.capitalize()} {LETTERS[n]}"] for n in before)
                worths[f"{name.capitalize()} {letter}"] = worth
                share = len(rounds) / len(solo)
                when = f" (round {mean(rounds):.1f})" if rounds else ""
                rows.append(
                    [
                        f"{name.capitalize()} {letter}",
                        f"{100 * share:.0f} %{when}",
                        f"{100 * fan_share:.0f} %",
                        f"{worth:+.1f}",
                    ]
                )
                if max(share, fan_share) < DEAD:
                    self.faults.append(f"the bonus {name} {letter} is hardly ever unlocked")
        self.table(["bonus", "unlocked", "unlocked if its track is favoured", "worth"], rows)
        self.add(
            self.plots.bars(
                "bonuses", "What a bonus is worth, in points", list(worths), {"points": list(worths.values())}
            )
        )

    def card_types(self) -> None:
        e = self.e
        self.add(
            "",
            "## Card types and cards",
            "",
            "The table says how often a die of the type is taken when there is one, and what the turns with it earn on "
            "the sheet at once, without the Second Line.",
        )
        names = ["solo", "2 players", "3 players", "4 players"]
        rows = []
        shares: dict[str, list[float]] = {name: [] for name in names}
        for type, slug in enumerate(e.types):
            row: list[object] = [e.type_names[type]]
            for name in names:
                offered = sum(o.offered[card] for o in self.outcomes(name) for card in e.deck_cards[type])
                turns = sum(s.turns[type] for s in self.sheets(name))
                gained = sum(s.gained[type] for s in self.sheets(name))
                shares[name].append(turns / offered if offered else 0)
                row.append(f"{turns / offered:.2f}, {gained / max(1, turns):.1f} points" if offered else "–")
                if offered and turns / offered < DEAD:
                    self.faults.append(f"{slug} is hardly ever taken with {name}")
            rows.append(row)
        self.table(["type", *names], rows)
        self.add(self.plots.bars("cards", "Dice taken when there is one", e.type_names, shares))
        self.add("", "The next table says how often each card is used when there is a die on it, with 4 players.")
        outcomes, sheets = self.outcomes("4 players"), self.sheets("4 players")
        icons = icon_names(e)
        rows = []
        for type, deck in enumerate(e.deck_cards):
            cards = []
            for card in deck:
                offered = sum(o.offered[card] for o in outcomes)
                taken = sum(s.taken[card] for s in sheets)
                cards.append(f"{'+'.join(icons[k] for k in e.card_icons[card])} {taken / max(1, offered):.2f}")
                if offered and taken / offered < DEAD:
                    self.faults.append(f"the card {e.cards[card]} is hardly ever used")
            rows.append([e.type_names[type], ", ".join(cards)])
        self.table(["type", "cards"], rows)

    def streets(self) -> None:
        self.add("", "## Streets")
        rows, series = [], {}
        solo, four = self.sheets("solo"), self.sheets("4 players")
        for street, name in enumerate(self.e.street_names):
            buildings = self.e.street_buildings[street]
            scored = [k for k, track in enumerate(self.e.tracks) if track.street == street]
            row: list[object] = [name, len(buildings)]
            for sheets in (solo, four):
                count = mean(len(set(s.mapped) & set(buildings)) for s in sheets)
                row.append(f"{count:.1f}")
            series[name] = float(str(row[2]))
            points = mean(sum(s.boxes[ACTIVITIES[k]] for k in scored) for s in solo)
            rows.append([*row, f"{ACTIVITIES[scored[0]]}: {points:.1f}" if scored else ""])
        self.table(["street", "buildings", "mapped, solo", "mapped, 4 players", "its activity's points, solo"], rows)
        self.add(
            self.plots.bars(
                "streets", "Mapped buildings of a street, solo", list(series), {"mapped": list(series.values())}
            )
        )

    def buildings(self) -> None:
        self.add(
            "",
            "## Buildings",
            "",
            "*Earned* is what a building brings once it is mapped: the multipliers of its streets, and its boxes of "
            "the Second Line.",
        )
        e, icons = self.e, icon_names(self.e)
        solo, four = self.sheets("solo"), self.sheets("4 players")
        rows = []
        for k, name in enumerate(e.building_names):
            row: list[object] = [name, " ".join(icons[i] for i in e.building_icons[k])]
            visits, shares = [], []
            for sheets in (solo, four):
                visits.append(mean(s.visits[k] for s in sheets))
                mapped = [s for s in sheets if k in s.mapped]
                shares.append(len(mapped) / len(sheets))
                row += [f"{visits[-1]:.2f}", f"{100 * shares[-1]:.0f} %"]
                row.append(f"{mean(building_points(e, s, k) for s in mapped):.1f}")
            rows.append((max(visits), row))
            if max(visits) < DEAD or max(shares) < DEAD:
                self.faults.append(f"{name} is hardly ever {'visited' if max(visits) < DEAD else 'mapped'}")
        rows.sort(key=lambda pair: pair[0])
        head = ["building", "icons", "visits, solo", "mapped", "earned", "visits, 4 players", "mapped", "earned"]
        self.table(head, [row for _, row in rows])
        places = [str(row[0]) for _, row in rows]
        self.add(
            self.plots.lying(
                "buildings", "Visits of a sheet, the larger of solo and 4 players", places, [n for n, _ in rows]
            )
        )

    def second_line(self) -> None:
        self.add("", "## The Second Line", "")
        solo = self.outcomes("solo")
        advances, stuck = mean(o.advances for o in solo), sum(o.stuck for o in solo)
        self.add(
            f"A solo game has {advances:.1f} advances on average; the line was stuck {stuck} times in {len(solo)} "
            "games. The table has the solo scores by start."
        )
        rows = []
        for start in range(len(self.e.starts)):
            scores = [o.sheets[0].score for o in solo if o.start == start]
            lines = [o.sheets[0].boxes["second-line"] for o in solo if o.start == start]
            name = self.e.point_names[self.e.starts[start]]
            rows.append([start + 1, name, len(scores), f"{mean(scores):.1f}", f"{mean(lines):.1f}"])
        self.table(["start", "where", "games", "score", "Second Line"], rows)

    def seats(self) -> None:
        self.add("", "## Seats", "", "The place is that in the first round's order of play.")
        rows = []
        for name in ("2 players", "3 players", "4 players"):
            sheets = self.sheets(name)
            for order in range(max(s.order for s in sheets) + 1):
                mine = [s for s in sheets if s.order == order]
                rows.append(
                    [name, order + 1, f"{mean(s.score for s in mine):.1f}", f"{100 * mean(s.won for s in mine):.1f} %"]
                )
        self.table(["table", "place", "score", "won"], rows)

    def mayor_cards(self) -> None:
        self.add("", "## The Mayor", "")
        plain, mayor = (mean(s.score for s in self.sheets(name)) for name in ("2 players", "2 players, Mayor"))
        self.add(f"Two players score {plain:.1f} points each without the Mayor variant, and {mayor:.1f} with it.")

    def vacations(self) -> None:
        self.add("", "## Vacation cards", "")
        self.add("The table says how often a dealt card is completed, and how many were dealt.")
        rows, shares = [], []
        three, one = self.sheets("3 players, Tourism"), self.sheets("solo, Tourism")
        for card, name in enumerate(self.e.vacation_names):
            cells: list[object] = [name]
            made = []
            for sheets in (one, three):
                mine = [s for s in sheets if s.vacation == card]
                made.append(sum(s.boxes["vacation"] > 0 for s in mine) / max(1, len(mine)))
                cells.append(f"{100 * made[-1]:.0f} % of {len(mine)}")
            shares.append(made[-1])
            rows.append(cells)
            if max(made) < DEAD:
                self.faults.append(f"the Vacation card {name} is hardly ever completed")
        self.table(["card", "solo", "3 players"], rows)
        self.add(
            self.plots.bars(
                "vacations",
                "Vacation cards completed, 3 players, %",
                self.e.vacation_names,
                {"%": [100 * x for x in shares]},
            )
        )

    def verdict(self) -> None:
        self.add("", "## Verdict", "")
        dead = list(self.faults)
        solo = self.sheets("solo")
        middle = median(sorted(s.score for s in solo))
        bands = Counter(rating(self.e, s.score) for s in solo)
        most = max(bands.values()) / len(solo)
        self.judge(
            f"the solo median is between {MEDIAN[0]} and {MEDIAN[1]} (it is {middle})", MEDIAN[0] <= middle <= MEDIAN[1]
        )
        self.judge(
            f"solo scores spread over at least {LEAST_BANDS} of the {len(self.e.ratings)} ratings (over {len(bands)}), "
            f"and none has more than {100 * MOST_IN_BAND:.0f} % of the games (at most {100 * most:.0f} %)",
            len(bands) >= LEAST_BANDS and most <= MOST_IN_BAND,
        )
        self.judge(
            f"no favoured track earns more than {MOST_RATIO:g} times as much as another (at most {self.ratio:.2f} "
            "times)",
            self.ratio <= MOST_RATIO,
        )
        what = "everything is used, a bonus at least where its track is favoured"
        what += f" ({100 * DEAD:.0f} % of the cases are enough)"
        self.judge(what + (f", but {', '.join(dead)}" if dead else ""), not dead)


# ---- numbers --------------------------------------------------------------------------------------------------
def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return statistics.fmean(listed) if listed else 0.0


def median(scores: Sequence[int]) -> int:
    return int(statistics.median_low(scores))


def spread(scores: Sequence[int]) -> str:
    """Where the middle 90 % of these sorted scores begin and end."""
    return f"{scores[len(scores) // 20]}–{scores[-1 - len(scores) // 20]}"


def band(e: Edition, k: int) -> str:
    low = e.rating_upto[k - 1] + 1 if k else 0
    return f"{low}–{e.rating_upto[k]}" if k < len(e.ratings) - 1 else f"from {low}"


def icon_names(e: Edition) -> list[str]:
    return ["umbrella", *ACTIVITIES, "wild", *e.performers]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="report")
    parser.add_argument("--edition", default=None)
    parser.add_argument("--out", type=Path, default=Path("docs/balance"))
    told = parser.parse_args(arguments)
    if told.games < 1:
        parser.error("--games must be at least 1")
    told.out.mkdir(parents=True, exist_ok=True)
    report = Report(told.edition, told.games, told.seed, told.out)
    report.run()
    report.write()
    say: Callable[[str], None] = print
    say(f"Wrote {told.out / 'french-quarter.md'}.")
    for fault in report.faults:
        say(f"Out of balance: {fault}.")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())

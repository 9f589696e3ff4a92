"""Draws a ladder: Elo with its intervals, and how scores are spread. The same games give the same SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

INK: Final = "#5b2a86"
PALE: Final = "#c9b6dc"


def write_plot(path: Path, title: str, ladder: Sequence[dict[str, Any]]) -> None:
    """`ladder` is that of the standings, the strongest first. ImportError if matplotlib is not installed."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    bots = [entry for entry in reversed(ladder) if entry["games"]]
    at = range(len(bots))
    with rc_context({"svg.hashsalt": "grandtour", "svg.fonttype": "none"}):
        figure = Figure(figsize=(9, 1.4 + 0.42 * len(bots)), layout="constrained")
        elo, scores = figure.subplots(1, 2, sharey=True)
        for y, entry in zip(at, bots, strict=True):
            elo.plot([entry["low"], entry["high"]], [y, y], color=PALE, linewidth=7, solid_capstyle="butt")
            elo.plot([entry["elo"]], [y], "o", color=INK)
            elo.annotate(f"{entry['elo']:.0f}", (entry["elo"], y), xytext=(0, 7), textcoords="offset points",
                         ha="center", fontsize=8)  # fmt: skip
            scores.plot([entry["p10"], entry["p90"]], [y, y], color=PALE, linewidth=7, solid_capstyle="butt")
            scores.plot([entry["p50"]], [y], "o", color=INK)
        elo.set_yticks(list(at), [str(entry["bot"]) for entry in bots])
        elo.set_ylim(-0.6, len(bots) - 0.3)
        elo.set_xlabel("Elo, 95 % interval")
        scores.set_xlabel("score: 10, 50 and 90 %")
        for axes in (elo, scores):
            axes.margins(x=0.08)
            for side in ("top", "right"):
                axes.spines[side].set_visible(False)
        figure.suptitle(title, x=0.01, ha="left", fontsize=11)
        figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})

"""Draws the plots of the balance report as SVG files beside it. The same figures give the same bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "grandtour"
matplotlib.rcParams["svg.fonttype"] = "none"  # text stays text

from matplotlib import pyplot as plt  # noqa: E402  (the backend is chosen before)
from matplotlib.axes import Axes  # noqa: E402
from matplotlib.figure import Figure  # noqa: E402

COLORS = ["#5b2a86", "#c8451b", "#1f6aa5", "#23804d", "#b8860b"]


class Plots:
    """Each method draws one plot and returns the Markdown that shows it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def save(self, figure: Figure, axes: Axes, name: str, title: str) -> str:
        axes.set_title(title, loc="left", fontsize=11)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        figure.tight_layout()
        file = f"french-quarter-{name}.svg"
        figure.savefig(self.folder / file, metadata={"Date": None, "Creator": None})
        plt.close(figure)
        return f"\n![{title}]({file})\n"

    def bars(self, name: str, title: str, labels: Sequence[str], series: Mapping[str, Sequence[float]]) -> str:
        """Groups of bars, one group for each label."""
        figure, axes = plt.subplots(figsize=(8, 3.4))
        width = 0.8 / len(series)
        for k, (key, values) in enumerate(series.items()):
            at = [x + (k - (len(series) - 1) / 2) * width for x in range(len(labels))]
            axes.bar(at, list(values), width, label=key, color=COLORS[k % len(COLORS)])
        turned = max(len(label) for label in labels) * len(labels) > 90
        axes.set_xticks(
            range(len(labels)), list(labels), rotation=40 if turned else 0, ha="right" if turned else "center"
        )
        if len(series) > 1:
            axes.legend(frameon=False)
        return self.save(figure, axes, name, title)

    def stacked(self, name: str, title: str, labels: Sequence[str], parts: Mapping[str, Sequence[float]]) -> str:
        figure, axes = plt.subplots(figsize=(8, 3.4))
        below = [0.0] * len(labels)
        for k, (key, values) in enumerate(parts.items()):
            axes.bar(range(len(labels)), list(values), 0.6, bottom=below, label=key, color=COLORS[k % len(COLORS)])
            below = [a + b for a, b in zip(below, values, strict=True)]
        axes.set_xticks(range(len(labels)), list(labels))
        axes.legend(frameon=False, bbox_to_anchor=(1.0, 1.0), loc="upper left")
        return self.save(figure, axes, name, title)

    def lying(self, name: str, title: str, labels: Sequence[str], values: Sequence[float]) -> str:
        """Many bars, one below the other."""
        figure, axes = plt.subplots(figsize=(8, 0.5 + 0.19 * len(labels)))
        axes.barh(range(len(labels)), list(values), color=COLORS[0])
        axes.set_yticks(range(len(labels)), list(labels), fontsize=7)
        return self.save(figure, axes, name, title)

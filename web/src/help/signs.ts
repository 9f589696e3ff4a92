// The signs of each game with their names, as its edition calls them: for the list of symbols and beside the rules.
import type { BoardData } from "../games/types";
import { t } from "../i18n/words.svelte";
import type { GameId } from "../routes.svelte";

export interface Sign {
  icon: string;
  name: string;
  /** in a few words, where the name does not say it */
  about?: string;
  /** colour of the sign, and of the ground it lies on */
  ink: string;
  ground: string;
}
export interface SignGroup {
  /** of its words, and of its anchor */
  key: string;
  /** the rules beside which these signs are shown */
  rules: readonly string[];
  signs: readonly Sign[];
}

type Names = Record<string, string>;
interface Named {
  id: string;
  name: string;
  said?: string;
}
const SURFACE = { ink: "var(--ink)", ground: "var(--surface)" };
const ACCENT = { ink: "var(--accent)", ground: "var(--surface)" };

export function signsOf(game: GameId, board: BoardData | null): readonly SignGroup[] {
  return board === null ? [] : OF[game](board.data);
}

const OF: Record<GameId, (data: Record<string, unknown>) => SignGroup[]> = {
  "san-francisco": (data) => {
    const words = data.words as { color: Names; symbol: Names };
    const colors = (data.colors as Named[]).map(({ id, name }) => ({
      icon: `route-${id}`,
      name,
      ink: `var(--route-${id}-mark)`,
      ground: `var(--route-${id})`,
    }));
    const tokens = Object.entries(words.symbol).map(([id, name]) => ({ icon: `token-${id.replace("-", "")}`, name, ...ACCENT }));
    return [
      { key: "sf-colors", rules: ["SF-C2"], signs: colors },
      { key: "sf-tokens", rules: ["SF-S1"], signs: tokens },
    ];
  },
  "explore-new-york": (data) => {
    const words = data.words as { kind: Names; symbol: Names };
    const shape: Names = { red: "circle", green: "square", blue: "triangle", yellow: "smiley", grey: "star" };
    const kinds = Object.entries(words.kind).map(([id, name]) => {
      const form = shape[id] ?? "white";
      const icon = form === "white" ? "" : form === "smiley" || form === "star" ? `block-${form}` : `tourist-${form}`;
      return { icon, name, ink: `var(--block-${form}-mark)`, ground: `var(--block-${form})` };
    });
    const tourists = Object.entries(words.symbol).map(([id, name]) => ({
      icon: `tourist-${id}`,
      name,
      ink: `var(--tour-${id})`,
      ground: "var(--sticker)",
    }));
    const marks = [
      { icon: "cafe", name: t("help-sign-cafe"), ...SURFACE },
      { icon: "link-plus", name: t("help-sign-plus"), ...SURFACE },
    ];
    return [
      { key: "ny-blocks", rules: ["NY-C4"], signs: kinds },
      { key: "ny-tourists", rules: ["NY-C5"], signs: tourists },
      { key: "ny-marks", rules: [], signs: marks },
    ];
  },
  "french-quarter": (data) => {
    const words = data.words as { activity: Names; performer: Names };
    const icons = data.icons as Named[];
    const buildings = data.buildings as Named[];
    const called = (id: string): string => icons.find((icon) => icon.id === id)?.name ?? id;
    const building = (at: unknown): string => buildings[Number(at)]?.name ?? "";
    const activities = Object.entries(words.activity).map(([id, name]) => ({
      icon: `act-${id}`,
      name,
      ink: "var(--on-act)",
      ground: `var(--act-${id})`,
    }));
    const moves = (data.types as Named[]).map(({ id, name, said }) => ({ icon: `move-${id}`, name, about: said, ...ACCENT }));
    const performers = Object.entries(words.performer).map(([id, name]) => ({ icon: `perf-${id}`, name, ...SURFACE }));
    const others = [
      { icon: "umbrella", name: called("umbrella"), ...SURFACE },
      { icon: "wild", name: called("wild"), ...SURFACE },
    ];
    const places = [
      { icon: "hotel", name: building(data.home), ...SURFACE },
      { icon: "police", name: building(data.lockup), ...SURFACE },
      { icon: "courtyard", name: t("help-sign-courtyard"), ...SURFACE },
      { icon: "gift-shop", name: t("help-sign-gift-shop"), ...SURFACE },
      { icon: "riverwalk", name: building((data.riverwalk as number[])[0]), ...SURFACE },
      { icon: "second-line", name: t("help-sign-second-line"), ink: "var(--act-partying)", ground: "var(--surface)" },
    ];
    return [
      { key: "fq-moves", rules: ["FQ-V1"], signs: moves },
      { key: "fq-activities", rules: ["FQ-I2"], signs: activities },
      { key: "fq-icons", rules: ["FQ-I1"], signs: others },
      { key: "fq-performers", rules: ["FQ-I4"], signs: performers },
      { key: "fq-places", rules: [], signs: places },
    ];
  },
};

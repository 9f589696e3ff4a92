// The signs of each game with their names, as its edition calls them: for the list of symbols and beside the rules.
import { lookOf, tokenIcon, tokenLetters } from "../games/san-francisco/pigments";
import type { Board } from "../games/san-francisco/types";
import type { BoardData } from "../games/types";
import { t } from "../i18n/words.svelte";
import type { GameId } from "../routes.svelte";

export interface Sign {
  icon: string;
  /** what stands in its place where there is no icon */
  letters?: string;
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
  return board === null ? [] : OF[game](board.data).filter((group) => group.signs.length > 0);
}

const OF: Record<GameId, (data: Record<string, unknown>) => SignGroup[]> = {
  "san-francisco": (data) => {
    const board = data as unknown as Board;
    const colors = board.colors.map(({ name }, color) => {
      const { pigment, icon, letters } = lookOf(board, color);
      return { icon, letters, name, ink: `var(--route-${pigment}-mark)`, ground: `var(--route-${pigment})` };
    });
    const letters = tokenLetters(board);
    const tokens = board.symbols.map(({ id, name }) => ({ icon: tokenIcon(id) ?? "", letters: letters.get(id) ?? "", name, ...ACCENT }));
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
    /** One of this sort of building, if the map has any. */
    const some = (sort: string): number[] => (data[sort] as number[]).slice(0, 1);
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
      ...some("courtyards").map(() => ({ icon: "courtyard", name: t("help-sign-courtyard"), ...SURFACE })),
      ...some("gift_shops").map(() => ({ icon: "gift-shop", name: t("help-sign-gift-shop"), ...SURFACE })),
      ...some("riverwalk").map((at) => ({ icon: "riverwalk", name: building(at), ...SURFACE })),
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

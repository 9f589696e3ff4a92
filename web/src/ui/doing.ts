// What somebody at the table is doing, as a word and an icon; null if there is nothing to say.
import { t } from "../i18n/words.svelte";
import type { TableLike } from "../store/table";
import type { SeatInfo } from "../wire/messages";

export interface Doing {
  icon: string;
  said: string;
  /** whether it is this seat that the game waits for */
  acts: boolean;
}

export function doing(table: TableLike, seat: SeatInfo): Doing | null {
  const acts = table.view?.actors.includes(seat.seat) ?? false;
  const people = table.present?.people;
  const gone = people !== undefined && seat.person !== null && !people.includes(seat.person);
  if (table.kind !== "replay" && table.info?.status === "running") {
    if (seat.away !== null) return { icon: "u-bot", said: t("table-stand-in"), acts };
    if (gone && seat.kind !== "bot") return { icon: "u-wifi-off", said: t("table-not-here"), acts };
  }
  if (!acts) return null;
  if (table.kind === "replay") return { icon: "u-hourglass", said: t("table-to-play"), acts };
  if (seat.kind === "bot") return { icon: "u-bot", said: t(table.present?.bots === false ? "table-bot-waits" : "table-thinking"), acts };
  return { icon: "u-hourglass", said: seat.seat === table.seat ? t("your-turn") : t("table-to-play"), acts };
}

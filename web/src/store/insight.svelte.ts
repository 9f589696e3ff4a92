// What the server works out for the position that is shown: best route, ways of tickets, scores so far.
import { language } from "../i18n/words.svelte";
import type { TableLike } from "./table";

/** While others move, one view follows the other; it is enough to ask when no more come. */
const REST = 500;
/** People often go through a replay quickly. */
const WOUND = 150;

/** Asks for the insight after each view of the table (null: there is none). An answer that comes after the next view is
    dropped. To be made together with its component. */
export class Insights<T> {
  private newest = $state.raw<{ step: number; seat: number | null; found: T } | null>(null);
  private readonly step = $derived.by(() => this.table()?.view?.step ?? -1);
  private readonly seat = $derived.by(() => this.table()?.seat ?? null);
  private readonly mine = $derived.by(() => this.seat !== null && (this.table()?.view?.actors.includes(this.seat) ?? false));

  constructor(private readonly table: () => TableLike | null) {
    $effect(() => {
      const [now, step, seat] = [table(), this.step, this.seat];
      if (now === null) return;
      void language.current; // it has sentences
      let late = false;
      const look = async (): Promise<void> => {
        const found = await now.insight();
        if (!late) this.newest = found === null ? null : { step, seat, found: found as T };
      };
      const wait = setTimeout(() => void look(), now.kind === "replay" ? WOUND : this.mine ? 0 : REST);
      return () => {
        late = true;
        clearTimeout(wait);
      };
    });
  }

  /** The insight of the position that is shown; null until it is here. */
  get now(): T | null {
    return this.newest?.step === this.step ? this.last : null;
  }
  /** The newest insight that is here, perhaps of the position before, so that nothing flickers; never of other eyes. */
  get last(): T | null {
    return this.newest?.seat === this.seat ? (this.newest?.found ?? null) : null;
  }
}

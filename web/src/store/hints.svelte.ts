// What a good bot would do in my place. A button asks for it; the answer holds only for the choice it was asked about.
import { language } from "../i18n/words.svelte";
import { ask, Refusal } from "../wire/api";
import type { AdviceInfo, HintInfo } from "../wire/messages";
import type { TableLike } from "./table";

export type Asked = Pick<TableLike, "info" | "view" | "seat"> & { readonly id: string };
export type Fetch = (table: string, seat: number) => Promise<HintInfo>;

export class Hints {
  /** the choice that was asked about; the panel is there as long as I have that choice */
  private about = $state<string | null>(null);
  private found = $state.raw<readonly AdviceInfo[] | null>(null);
  /** whether figures were measured on the edition that I play */
  measured = $state(true);
  /** why there is no hint: a code of the server's, or "network" */
  fault = $state<string | null>(null);

  constructor(
    private readonly table: Asked,
    private readonly fetch: Fetch = fromServer,
  ) {}

  /** Whether the table has hints and I am to act. */
  get offered(): boolean {
    const { info, view, seat } = this.table;
    return info?.hints === true && info.status === "running" && !info.paused && seat !== null && (view?.legal.length ?? 0) > 0;
  }
  get open(): boolean {
    return this.about !== null && this.about === this.here && this.offered;
  }
  get busy(): boolean {
    return this.open && this.found === null && this.fault === null;
  }
  get advice(): readonly AdviceInfo[] {
    return this.open ? (this.found ?? []) : [];
  }

  /** The button: opens the panel, or closes it. */
  async toggle(): Promise<void> {
    if (this.open) this.close();
    else await this.ask();
  }
  async ask(): Promise<void> {
    const { id, seat } = this.table;
    if (!this.offered || seat === null) return;
    const about = (this.about = this.here);
    this.found = this.fault = null;
    try {
      const { advice, measured } = await this.fetch(id, seat);
      if (this.about === about) [this.found, this.measured] = [advice, measured];
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (this.about === about) this.fault = fault.code;
    }
  }
  /** Also called when I act: the next choice is another one, even if it is between the same actions. */
  close(): void {
    this.about = this.found = this.fault = null;
  }

  /** Tells a choice from others: the same while others act, but another in another language, as sentences differ. */
  private get here(): string {
    return [this.table.seat, language.current, ...(this.table.view?.legal ?? [])].join("/");
  }
}

function fromServer(table: string, seat: number): Promise<HintInfo> {
  const query = { seat, language: language.current };
  return ask("GET /api/tables/{table_id}/hint", { path: { table_id: table }, query });
}

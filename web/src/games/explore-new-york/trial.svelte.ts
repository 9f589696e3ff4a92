// Another route than the best, link by link. What is a route, and what it scores, the server says.
import type { Option } from "../../choose/narrow";
import { language } from "../../i18n/words.svelte";
import { ask, Refusal } from "../../wire/api";
import type { RouteInfo } from "../../wire/messages";
import type { Trial } from "../types";
import type { NYBoard } from "./types";

export class RouteTrial implements Trial {
  /** every route so far, the shown one last */
  private routes = $state.raw<readonly RouteInfo[]>([]);
  /** the rule that stood against the last link; empty: the server did not answer */
  refused = $state<string | null>(null);
  private busy = false;
  touch = false;

  constructor(
    private readonly table: string,
    readonly seat: number,
    private readonly board: () => NYBoard | undefined,
  ) {
    void this.go([]);
  }

  get route(): RouteInfo | null {
    return this.routes.at(-1) ?? null;
  }
  /** how often something was tried: each is a new question */
  get tries(): number {
    return this.routes.length;
  }
  get begun(): boolean {
    return this.routes.length > 1;
  }

  // ---- as the map asks it ------------------------------------------------------------------------------------
  readonly options: readonly Option[] = $derived.by(() => {
    const open = [...(this.route?.more ?? []), ...(this.route?.fewer ?? [])];
    return open.flatMap((at) => {
      const link = this.board()?.links[at];
      return link === undefined ? [] : [{ action: link.id, said: link.said, parts: [`link:${link.id}`] }];
    });
  });
  private numberOf(thing: string): number {
    return this.board()?.links.findIndex((link) => `link:${link.id}` === thing) ?? -1;
  }
  offered(thing: string): boolean {
    return this.route?.more.includes(this.numberOf(thing)) ?? false;
  }
  chosen(thing: string): boolean {
    return this.route?.links.includes(this.numberOf(thing)) ?? false;
  }
  /** A link is added, or taken out again, where the server has said that a route is left. */
  pick(thing: string): boolean {
    const [link, now] = [this.numberOf(thing), this.route];
    if (now?.more.includes(link)) void this.go([...now.links, link]);
    else if (now?.fewer.includes(link)) void this.go(now.links.filter((one) => one !== link));
    else this.refused = now?.rule ?? null;
    return true;
  }

  // ---- back --------------------------------------------------------------------------------------------------
  undo(): void {
    this.refused = null;
    if (this.begun) this.routes = this.routes.slice(0, -1);
  }
  clear(): void {
    this.refused = null;
    this.routes = this.routes.slice(0, 1);
  }
  forget(): void {
    this.refused = null;
  }

  private async go(links: number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const body = { seat: this.seat, links, language: language.current };
      const found = await ask("POST /api/tables/{table_id}/route", { path: { table_id: this.table }, body });
      this.routes = [...this.routes, found];
      this.refused = null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refused = "";
    } finally {
      this.busy = false;
    }
  }
}

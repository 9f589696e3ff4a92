// REST, typed by the generated table of routes. A refusal is thrown as it came; its code decides what is shown.
import type { Code, Fault, Me, Routes } from "./messages";
import { ROOT } from "./place";

export class Refusal extends Error {
  readonly code: Code | "network";
  readonly fault: Fault | null;
  constructor(fault: Fault | null) {
    super(fault?.text ?? "the server cannot be reached");
    this.code = fault?.code ?? "network";
    this.fault = fault;
  }
}

let csrf = "";
let person: string | null = null;
/** Who asks. Their token is sent with every request that changes something. */
export function askAs(me: Me | null): void {
  csrf = me?.csrf ?? "";
  person = me?.person ?? null;
}

/** After another page of this browser got a new session, this one has an old token. True: it is the same person still. */
async function renewed(): Promise<boolean> {
  const { me } = await ask("GET /api/me");
  if (me === null || me.person !== person || me.csrf === csrf) return false;
  askAs(me);
  return true;
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Query = Record<string, string | number | boolean | null | undefined>;

export interface Asked<Route extends keyof Routes> {
  path?: Record<Names<Route>, string | number>;
  query?: Query;
  body?: Routes[Route]["body"];
}

export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return ROOT + path.replace(/^\//, "") + (text ? `?${text}` : "");
}

/** `ask("POST /api/tables/{table_id}/join", { path: { table_id }, body: { seat: 1 } })` */
export async function ask<Route extends keyof Routes>(
  route: Route,
  asked: Asked<Route> = {},
): Promise<Routes[Route]["answer"]> {
  const [method = "GET", pattern = ""] = route.split(" ");
  const parts = (asked.path ?? {}) as Record<string, string | number>;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  const body = asked.body === undefined || asked.body === null ? undefined : JSON.stringify(asked.body);
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(address(path, asked.query), { method, headers, body, credentials: "same-origin" }).catch(
    () => null,
  );
  if (answer === null) throw new Refusal(null);
  const kind = answer.headers.get("content-type") ?? "";
  const content: unknown = kind.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const refusal = new Refusal(typeof content === "object" ? (content as Fault) : null);
    if (refusal.code === "person/csrf" && (await renewed())) return ask(route, asked);
    throw refusal;
  }
  return content as Routes[Route]["answer"];
}

// From a wish to a game: a table of one's own against bots, without a question.
import { where } from "../../routes.svelte";
import { me } from "../../store/me.svelte";
import { ask } from "../../wire/api";
import type { GameInfo, NewTable } from "../../wire/messages";

export async function againstBots(game: GameInfo, players: number, level: string): Promise<void> {
  const bot = { kind: "bot" as const, bot: level };
  const seats = [{ kind: "open" as const }, ...Array.from({ length: players - 1 }, () => bot)];
  await begin({ game: game.id, seats, public: false }, true);
}

/** `start`: nobody else is to come. */
export async function begin(body: NewTable, start: boolean): Promise<void> {
  await me.enter();
  const { table } = await ask("POST /api/tables", { body });
  if (start) await ask("POST /api/tables/{table_id}/start", { path: { table_id: table } });
  where.go(`t/${table}`);
}

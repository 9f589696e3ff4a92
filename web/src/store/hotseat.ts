// Several people at one device: whose turn it is among my seats, and whether the others must not look.
import type { TableInfo, View, You } from "../wire/messages";

/** The seat of mine that is to act while the view is another seat's; null: nobody has to take the device. */
export function nextAtDevice(view: View, you: You): number | null {
  if (you.seats.length < 2 || (view.seat !== null && view.actors.includes(view.seat))) return null;
  return view.actors.find((seat) => you.seats.includes(seat)) ?? null;
}

/** Whether a player sees something that the others must not see. */
export function hasSecrets(info: TableInfo, view: View): boolean {
  if (info.game === "san-francisco") return true;
  const players = (view.game?.players ?? []) as readonly { has_vacation?: boolean }[];
  return players.some((player) => player.has_vacation === true);
}

// How long a seat may still think, and how that is written.
import type { ClockInfo } from "../wire/messages";

/** The time left, in milliseconds, at `now` by the server's clock. */
export function leftOf(clock: ClockInfo, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? left - (now - clock.since) : left);
}

/** "2:05" or "1:02:05"; if it is days, days and hours. */
export function inClockFigures(milliseconds: number): { days: number; hours: number; figures: string } {
  const seconds = Math.ceil(milliseconds / 1_000);
  const [s, m, h] = [seconds % 60, Math.floor(seconds / 60) % 60, Math.floor(seconds / 3_600)];
  const two = (value: number): string => String(value).padStart(2, "0");
  return { days: Math.floor(h / 24), hours: h % 24, figures: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

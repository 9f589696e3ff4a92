// What a person has chosen for this browser. It is kept only here; the server learns nothing of it.
import { fromBrowser, speak } from "../i18n/words.svelte";
import type { Language } from "../wire/messages";

export type Mode = "system" | "light" | "dark";
export type Confirm = "always" | "matters" | "never";
export type Speed = 0 | 1 | 2 | 3;

interface Kept {
  mode: Mode;
  language: Language | null;
  /** 0 shows every move at once, 3 takes its time. */
  speed: Speed;
  sound: boolean;
  confirm: Confirm;
  /** The table as text: lists and tables in place of the drawn board. */
  text: boolean;
}

const KEY = "grandtour-settings";
const FIRST: Kept = { mode: "system", language: null, speed: 2, sound: false, confirm: "matters", text: false };

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  private kept = $state<Kept>(read());
  dark = $state(systemDark.matches);
  reducedMotion = $state(still.matches);

  constructor() {
    systemDark.addEventListener("change", () => {
      this.dark = systemDark.matches;
      this.show();
    });
    still.addEventListener("change", () => (this.reducedMotion = still.matches));
  }

  get mode(): Mode {
    return this.kept.mode;
  }
  get isDark(): boolean {
    return this.kept.mode === "dark" || (this.kept.mode === "system" && this.dark);
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get confirm(): Confirm {
    return this.kept.confirm;
  }
  get text(): boolean {
    return this.kept.text;
  }
  get language(): Language {
    return this.kept.language ?? fromBrowser();
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // This browser keeps nothing, so the choice holds until the page is left.
    }
    this.show();
    if (change.language) void speak(change.language);
  }

  /** How long something may take to move, in milliseconds; 0 if motion is not wanted. */
  duration(base: number): number {
    if (this.reducedMotion) return 0;
    return base * ([0, 0.5, 1, 2][this.kept.speed] ?? 1);
  }

  show(): void {
    document.documentElement.dataset.mode = this.isDark ? "dark" : "light";
    document.documentElement.dataset.speed = String(this.reducedMotion ? 0 : this.kept.speed);
  }
}

export const settings = new Settings();

// The choice that is being made at a table: what was clicked so far, what is offered, what is ready to be played.
import { settings } from "../store/settings.svelte";
import { narrow, pick, settle, type Narrowed, type Option } from "./narrow";

export interface Asker {
  /** what may be done now, empty while others act */
  readonly options: readonly Option[];
  play(option: Option): Promise<void>;
  /** whether the game wants a button pressed before this is played, although nothing more is asked */
  holds(option: Option): boolean;
}

export class Choice {
  private picks = $state.raw<readonly string[]>([]);
  /** an action was sent and is not answered yet */
  busy = $state(false);
  /** the pointer that clicked last: a finger chooses first and confirms by the button */
  touch = $state(false);

  constructor(private readonly asker: Asker) {}

  get options(): readonly Option[] {
    return this.asker.options;
  }

  /** Picks hold for the question they were made for, as long as it offers them. Derived, because every target asks. */
  readonly picked: readonly string[] = $derived.by(() => {
    const { left } = narrow(this.options, this.picks);
    return left.length > 0 && this.picks.length > 0 ? this.picks : this.beginning();
  });

  private beginning(): readonly string[] {
    if (this.options.length < 2) return [];
    return this.options[0]?.set === undefined ? settle(this.options, []) : [];
  }

  readonly now: Narrowed = $derived(narrow(this.options, this.picked));

  /** The offer stays while an answer is awaited; otherwise the whole board would be drawn anew for a moment. */
  offered(thing: string): boolean {
    return this.now.next.has(thing);
  }
  chosen(thing: string): boolean {
    return this.picked.includes(thing);
  }
  /** Whether I am asked anything. */
  get asked(): boolean {
    return this.options.length > 0;
  }
  /** The action that is named in full and waits for the button. */
  get ready(): Option | null {
    return this.busy ? null : this.now.whole;
  }
  /** The options that a click on the thing leads towards: for previews and spoken names. */
  after(thing: string): Option[] {
    const picked = pick(this.options, this.picked, thing);
    return picked === null ? [] : narrow(this.options, picked).left;
  }

  /** Picks a thing. False: it is not offered, so the caller may ask why. */
  pick(thing: string): boolean {
    if (this.busy) return true;
    const picked = pick(this.options, this.picked, thing);
    if (picked === null) return false;
    const { whole, next } = narrow(this.options, picked);
    // What is played at once is not shown as chosen first: the move comes before anybody could see that.
    if (whole !== null && next.size === 0 && whole.set === undefined && !this.held(whole)) void this.play(whole);
    else this.picks = picked;
    return true;
  }

  /** Chooses a whole action from a list: it is shown as if it had been clicked, and waits for the button. */
  take(action: string): void {
    const option = this.options.find((one) => one.action === action);
    if (option !== undefined && !this.busy) this.picks = option.set ?? option.parts;
  }
  /** Whether the button would play this action. */
  taken(action: string): boolean {
    return this.picks.length > 0 && this.now.whole?.action === action;
  }

  private held(option: Option): boolean {
    if (settings.confirm === "always") return true;
    if (settings.confirm === "never") return false;
    return this.touch || this.asker.holds(option);
  }

  /** Plays what the confirming button says, or an action chosen as a whole from a list. */
  async play(option: Option | null = this.ready): Promise<void> {
    if (option === null || this.busy) return;
    this.busy = true;
    try {
      await this.asker.play(option);
    } finally {
      this.busy = false;
      this.picks = [];
    }
  }

  /** Take back the last click. False: nothing was clicked. */
  back(): boolean {
    if (this.picks.length === 0) return false;
    this.picks = this.picks.slice(0, -1);
    while (this.picks.length > 0 && settle(this.options, this.picks).length > this.picks.length)
      this.picks = this.picks.slice(0, -1);
    return true;
  }

  clear(): void {
    this.picks = [];
  }
}

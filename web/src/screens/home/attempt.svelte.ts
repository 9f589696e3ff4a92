// Something that a person tries with a button: busy meanwhile, then done or refused, in words.
import { refused } from "../../ui/refusal";

export class Attempt {
  busy = $state(false);
  fault = $state<string | null>(null);
  /** what is said when it was done */
  done = $state<string | null>(null);

  /** True: it was done. */
  async run(what: () => Promise<unknown>, said: string | null = null): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = this.done = null;
    try {
      await what();
      this.done = said;
      return true;
    } catch (thrown) {
      this.fault = refused(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

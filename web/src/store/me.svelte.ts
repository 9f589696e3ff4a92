// Who is here. Nobody needs an account: whoever starts or joins something becomes a guest with a name.
import { t } from "../i18n/words.svelte";
import { ask, askAs, Refusal } from "../wire/api";
import type { LogIn, Me } from "../wire/messages";
import { answerTo } from "../wire/proof";
import { settings } from "./settings.svelte";

/** A challenge that has become too easy or too old meanwhile is followed by another. */
const PROOFS = 3;

class Myself {
  current = $state.raw<Me | null>(null);
  known = $state(false);
  /** whether people can register and log in with a password here */
  local = $state(true);
  /** what the provider of single sign-on is called; null: there is none */
  oidc = $state<string | null>(null);

  /** Whether only this browser leads back to me. */
  get guest(): boolean {
    return this.current !== null && this.current.login === null && !this.current.linked;
  }

  take(me: Me | null): void {
    this.current = me;
    this.known = true;
    askAs(me);
  }

  /** Page and screen both want to know, so whoever asks meanwhile waits for the same answer. */
  load(): Promise<void> {
    this.loading ??= this.ask().finally(() => (this.loading = null));
    return this.loading;
  }
  private loading: Promise<void> | null = null;
  private async ask(): Promise<void> {
    const visitor = await ask("GET /api/me");
    this.local = visitor.local_accounts;
    this.oidc = visitor.oidc;
    this.take(visitor.me);
  }

  /** The session that everything at a table needs. */
  async enter(name?: string): Promise<Me> {
    if (!this.known) await this.load();
    if (this.current === null) {
      const body = { name: name?.trim() || t("guest-name"), language: settings.language };
      this.take(await ask("POST /api/session", { body }));
    } else if (name && name.trim() && name.trim() !== this.current.name) await this.rename(name.trim());
    return this.current as Me;
  }

  /** Does the work that the server may ask for before it checks the password. */
  async logIn(asked: LogIn): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return this.take(await ask("POST /api/login", { body: asked }));
      } catch (thrown) {
        const wanted = thrown instanceof Refusal && thrown.code === "person/proof" ? thrown.fault?.arguments : null;
        if (!wanted || tries >= PROOFS) throw thrown;
        const challenge = String(wanted.challenge);
        asked = { ...asked, proof: { challenge, answer: await answerTo(challenge, Number(wanted.bits)) } };
      }
    }
  }

  /** Leaves the app for the provider of single sign-on, which leads back to the settings. */
  async signIn(link: boolean, proof: { password: string; code: string | null } | null = null): Promise<void> {
    const { address } = await ask("POST /api/oidc", { body: { link, ...proof, language: settings.language } });
    location.assign(address);
  }

  async rename(name: string): Promise<void> {
    this.take(await ask("PATCH /api/me", { body: { name } }));
  }
}

export const me = new Myself();

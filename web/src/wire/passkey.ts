// Asks the device for a passkey. The server's words for what is asked, and ours for the answer, are the browser's own JSON.
import type { PasskeyAsked, PasskeyGiven } from "./messages";

/** Passkeys belong to a host name and need https; old browsers cannot read the options. */
export function canUsePasskeys(): boolean {
  const named = !/^[\d.]+$|:/.test(location.hostname);
  return named && isSecureContext && typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** null: the person has changed their mind, or has no such device. */
export async function madePasskey({ options, ticket }: PasskeyAsked): Promise<PasskeyGiven | null> {
  const read = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return given(ticket, () => navigator.credentials.create({ publicKey: read }));
}

export async function usedPasskey({ options, ticket }: PasskeyAsked): Promise<PasskeyGiven | null> {
  const read = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return given(ticket, () => navigator.credentials.get({ publicKey: read }));
}

async function given(ticket: string, ask: () => Promise<Credential | null>): Promise<PasskeyGiven | null> {
  const credential = await ask().catch((fault: unknown) => {
    if (fault instanceof DOMException) return null;
    throw fault;
  });
  if (!(credential instanceof PublicKeyCredential)) return null;
  return { ticket, credential: credential.toJSON() as unknown as Record<string, unknown> };
}

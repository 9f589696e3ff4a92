// Notes to this browser: its subscription at its push service, and the server's knowledge of it.
import { to } from "../../routes.svelte";
import { me } from "../../store/me.svelte";
import { ask } from "../../wire/api";

const PATIENCE = 12_000;

export type PushState = "cannot" | "denied" | "on" | "off";

function possible(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function present(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(to(""));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!possible()) return "cannot";
  if (Notification.permission === "denied") return "denied";
  return (await present()) === null ? "off" : "on";
}

/** Asks for permission, which needs a click. */
export async function pushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  await me.enter();
  const worker = await navigator.serviceWorker.register(to("sw.js"), { scope: to("") });
  await navigator.serviceWorker.ready;
  const { key } = await ask("GET /api/push-key");
  const given = await soon(worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = given.toJSON();
  try {
    const body = { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
    await ask("PUT /api/me/push", { body });
  } catch (fault) {
    await given.unsubscribe(); // otherwise they would be on for the browser, but off for the server
    throw fault;
  }
  return "on";
}

/** Browsers try for ever where their push service cannot be reached. */
function soon<T>(promised: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("the push service does not answer")), PATIENCE));
  return Promise.race([promised, late]);
}

export async function pushOff(): Promise<PushState> {
  const given = await present();
  if (given !== null) {
    await ask("DELETE /api/me/push", { body: { endpoint: given.endpoint } });
    await given.unsubscribe();
  }
  return "off";
}

export async function pushTest(): Promise<void> {
  const given = await present();
  if (given !== null) await ask("POST /api/me/push/test", { body: { endpoint: given.endpoint } });
}

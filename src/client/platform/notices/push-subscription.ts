import { closeSystemNotices } from "./system-notices.ts";

/** Whether the browser can be reached while it is closed. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** Binds the browser to the server's key, anew where it was bound to another; throws where its push service cannot be reached. */
export async function subscribePush(publicKey: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) === publicKey) return before.toJSON();
  await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await pushManager.subscribe(options)).toJSON();
}

/** From here on no push reaches this browser. */
export async function endPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** What a person who signs out leaves behind: nothing that is shown, and nothing that will be. */
export async function forgetNotices(): Promise<void> {
  await closeSystemNotices(() => true);
  await endPush();
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

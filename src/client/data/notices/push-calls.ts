import { getPushKey, setPushAlias, testPush } from "#contract/calls/notify.ts";
import type { PushState } from "../database/meta.ts";
import type { Caller, CallFailure, CallResult } from "../calls/http.ts";

/** What a browser says of its push subscription. */
export interface FoundSubscription {
  readonly endpoint?: string | undefined;
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

/** Tells the server where this browser can be reached; `subscribe` binds the browser to the server's key. */
export async function registerPush(
  call: Caller,
  subscribe: (publicKey: string) => Promise<FoundSubscription>,
): Promise<PushState> {
  const key = await call(getPushKey, {});
  if (!key.ok) return stateAfter(key.failure);
  const { publicKey } = key.value;
  const found = await subscribe(publicKey).catch((): FoundSubscription => ({}));
  const { endpoint, keys: { p256dh, auth } = {} } = found;
  if (!endpoint || !p256dh || !auth) return "failed";
  const subscription = { endpoint, keys: { p256dh, auth } };
  const told = await call(setPushAlias, { subscription, publicKey });
  return told.ok ? "on" : stateAfter(told.failure);
}

/** The server forgets this browser; without a network it does when the push service no longer knows it. */
export async function forgetPush(call: Caller): Promise<void> {
  await call(setPushAlias, { subscription: null });
}

/** Has the server push something without content to this browser. */
export async function askForTrial(call: Caller): Promise<CallResult<{ sent: boolean }>> {
  return call(testPush, {});
}

function stateAfter({ kind }: CallFailure): PushState {
  return kind === "network" ? "later" : "failed";
}

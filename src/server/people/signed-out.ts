import { SIGNED_OUT } from "#contract/envelope.ts";
import type { Refusal } from "#domain/refusal.ts";

export const signedOut: Refusal = { code: SIGNED_OUT, reason: "signedOut" };
/** The browser keeps nothing of the account then, not even what was not sent. */
export const deviceLost: Refusal = { code: SIGNED_OUT, reason: "deviceLost" };

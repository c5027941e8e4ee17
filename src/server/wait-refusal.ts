import { TOO_MANY } from "#contract/envelope.ts";
import type { Refusal } from "#domain/refusal.ts";

/** Up to so many seconds people count them; longer waits are said in minutes. */
const SECONDS_MAX = 90;

/** Too many tries: says when the next one is looked at, in words, in `data` and as `Retry-After`. */
export function waitRefusal(milliseconds: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1_000));
  const isShort = retryAfter <= SECONDS_MAX;
  return {
    code: TOO_MANY,
    reason: isShort ? "waitSeconds" : "waitMinutes",
    data: { count: isShort ? retryAfter : Math.ceil(retryAfter / 60), retryAfter },
  };
}

import { TOO_MANY } from "#contract/envelope.ts";
import type { Refusal } from "#domain/refusal.ts";

/** Why a call is not let in, and the HTTP status that says so. */
export interface Bar {
  readonly status: number;
  readonly refusal: Refusal;
}

/** Somebody has to wait so many milliseconds before the server does more for them. */
export function overBudget(wait: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(wait / 1_000));
  return { code: TOO_MANY, reason: "overBudget", data: { count: retryAfter, retryAfter } };
}

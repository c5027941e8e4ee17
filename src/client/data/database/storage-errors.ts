import type { Refusal } from "#domain/refusal.ts";

/** This browser can hold no more, whatever it gives up. What the person wrote stays where they wrote it. */
export const noRoom: Refusal = { code: 507, reason: "noRoom" };

/** Something broke on the way: the connection to the database, or the rules did not load. Nothing was changed. */
export const notDone: Refusal = { code: 500, reason: "notDone" };

/** What is known of a failed transaction: Dexie wraps errors, and each of its wrappings keeps them elsewhere. */
interface Wrapped {
  readonly name?: unknown;
  readonly inner?: unknown;
  readonly cause?: unknown;
  readonly failures?: unknown;
}

const DEEPEST = 5;

/** Whether a statement failed because the browser gives this site no more room. */
export function isQuotaError(error: unknown): boolean {
  return holdsName(error, "QuotaExceededError", DEEPEST);
}

const lost = new Set([
  "DatabaseClosedError",
  "AbortError",
  "InvalidStateError",
  "TransactionInactiveError",
  "UnknownError",
]);

/** Whether a statement failed because the connection to the database broke, not because of what it says. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && lost.has(error.name) && !isQuotaError(error);
}

function holdsName(error: unknown, name: string, depth: number): boolean {
  if (typeof error !== "object" || error === null || depth === 0) return false;
  const { name: own, inner, cause, failures } = error as Wrapped;
  if (own === name) return true;
  const within = [inner, cause, ...(Array.isArray(failures) ? (failures as unknown[]) : [])];
  return within.some((each) => holdsName(each, name, depth - 1));
}

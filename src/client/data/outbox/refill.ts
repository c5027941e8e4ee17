import type { PushResult } from "#contract/calls/sync.ts";
import { findCommand } from "#domain/commands.ts";
import { REFILL_WITHIN } from "#domain/limits.ts";
import { DIALOG_GONE, NOT_FOUND, PLAN_GONE, TASK_GONE } from "#domain/refusal.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";

const gone: ReadonlySet<number> = new Set([NOT_FOUND, PLAN_GONE, TASK_GONE, DIALOG_GONE]);

/**
 * What a refusal means. again: it is not final, since others are still bringing
 * back what the entry needs, or the server is older than this app and does not
 * know the call; drop: all is as the person wanted it; tell: they have to know.
 */
export function meaningOfRefusal(
  { command, refill, refusedUntil }: OutboxEntry,
  { code, reason }: Pick<PushResult, "code" | "reason">,
  now: number,
): "again" | "drop" | "tell" {
  if (reason === "callUnknown") return "again";
  if (!refill) return "tell";
  if (refill === "confirmed" && reason === "idTaken") return "drop";
  if (refusedUntil === undefined || isWithin(refusedUntil, now)) return "again";
  const losesNothing = refill === "confirmed" && findCommand(command)?.takes && gone.has(code ?? 0);
  return losesNothing ? "drop" : "tell";
}

/** From the first refusal on everything that is brought again has the same time. */
export async function startRefillClock(database: LocalDatabase, now: number): Promise<void> {
  await database.outbox
    .where("state")
    .equals("waiting")
    .filter((entry) => entry.refill !== undefined && entry.refusedUntil === undefined)
    .modify({ refusedUntil: now + REFILL_WITHIN });
}

/** A clock that was set back does not make the time longer. */
function isWithin(until: number, now: number): boolean {
  return now < until && until - now <= REFILL_WITHIN;
}

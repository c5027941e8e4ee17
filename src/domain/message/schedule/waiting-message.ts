import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { ScheduledMessage } from "./scheduled-message.ts";

/** One's own message that still waits; what is being sent can be changed no more. */
export function* waitingMessage(
  id: Id,
  userId: Id,
): Reading<{ ok: true; row: ScheduledMessage } | { ok: false; refusal: Refusal }> {
  const row = yield* get("scheduledMessage", id);
  if (!row || row.userId !== userId || row.sendingTime > 0) {
    return { ok: false, refusal: parameterError("message.scheduleGone") };
  }
  return { ok: true, row };
}

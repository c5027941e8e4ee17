import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";

/** Refuses to take people into anything who are unknown, have left or are disabled; who is in already may stay. */
export function* refuseAbsent(userIds: Iterable<Id>): Reading<Refusal | undefined> {
  for (const userId of userIds) {
    const user = yield* get("user", userId);
    if (!user || user.deleteTime > 0) return parameterError("userUnknown");
    if (user.disableTime > 0) return parameterError("userDisabled");
  }
  return undefined;
}

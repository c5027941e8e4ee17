import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { LEAVINGS_FORGIVEN, LEFT_ALONE } from "../limits.ts";
import { leavings, type Reading } from "../reading.ts";
import { NO_ACCESS, type Refusal } from "../refusal.ts";
import type { Scope } from "../scope.ts";

/**
 * Refuses to let people in again who have left by themselves more than once of late: who wants nothing of it
 * is not pulled back. By a link they come themselves.
 */
export function* refuseWhoLeft(
  scope: Scope,
  userIds: readonly Id[],
  { now }: Pick<Actor, "now">,
): Reading<Refusal | undefined> {
  for (const userId of userIds) {
    const times = yield* leavings(scope, userId, now - LEFT_ALONE);
    if (times > LEAVINGS_FORGIVEN)
      return { code: NO_ACCESS, reason: "leftAgain", data: { userId } };
  }
  return undefined;
}

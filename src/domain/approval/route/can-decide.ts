import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { isActive } from "../../user/is-active.ts";
import { refuseAbsent } from "../../user/refuse-absent.ts";
import type { User } from "../../user/user.ts";

/** Whether somebody is there to decide anything: a bot never is, it has no call for it. */
export function canDecide(
  user: Pick<User, "deleteTime" | "disableTime" | "bot"> | undefined,
): boolean {
  return isActive(user) && user?.bot === false;
}

/** Why these people cannot be asked: what waits for them would wait for ever. */
export function* refuseUnable(userIds: Iterable<Id>): Reading<Refusal | undefined> {
  const asked = [...userIds];
  const absent = yield* refuseAbsent(asked);
  if (absent) return absent;
  for (const userId of asked)
    if ((yield* get("user", userId))?.bot) return parameterError("user.isBot");
  return undefined;
}

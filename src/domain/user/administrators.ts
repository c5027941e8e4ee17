import type { Actor } from "../command.ts";
import { get, list, type Reading } from "../reading.ts";
import { noAccess, type Refusal } from "../refusal.ts";
import { isActive } from "./is-active.ts";
import type { User } from "./user.ts";

/** Whether the person administers the company by now. */
export function administers(user: User | undefined): boolean {
  return user?.isAdmin === true && isActive(user);
}

/** Refuses who is no administrator by now, whatever they were when they signed in. */
export function* refuseUnlessAdministrator({
  userId,
}: Pick<Actor, "userId">): Reading<Refusal | undefined> {
  return administers(yield* get("user", userId)) ? undefined : noAccess("adminOnly");
}

/** Whether nobody would administer the company without this person. */
export function* isLastAdministrator(user: User): Reading<boolean> {
  if (!administers(user)) return false;
  const present = yield* list("user", { deleteTime: 0 });
  return !present.some((other) => other.id !== user.id && administers(other));
}

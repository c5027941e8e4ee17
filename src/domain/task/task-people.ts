import { type Id, joinKey } from "../id.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "../limits.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { isObserver } from "../plan/plan-role.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import type { TaskUser } from "./task.ts";

/** Who comes and who goes: sets travel as additions and removals, so that two edits add up. */
export interface PeopleChange {
  addOwner?: readonly Id[] | undefined;
  removeOwner?: readonly Id[] | undefined;
  addAssist?: readonly Id[] | undefined;
  removeAssist?: readonly Id[] | undefined;
}

/** The people after the change. An owner is never also an assistant. */
export function changePeople(before: readonly TaskUser[], change: PeopleChange): TaskUser[] {
  const roles = new Map<Id, 0 | 1>(before.map((entry) => [entry.userId, entry.owner]));
  for (const userId of change.removeOwner ?? []) if (roles.get(userId) === 1) roles.delete(userId);
  for (const userId of change.removeAssist ?? []) if (roles.get(userId) === 0) roles.delete(userId);
  for (const userId of change.addAssist ?? []) if (!roles.has(userId)) roles.set(userId, 0);
  for (const userId of change.addOwner ?? []) roles.set(userId, 1);
  return [...roles].map(([userId, owner]) => ({ userId, owner }));
}

/** Refuses too many people, and anyone new who is not a member of the plan. */
export function* refusePeople(
  planId: Id,
  before: readonly TaskUser[],
  after: readonly TaskUser[],
): Reading<Refusal | undefined> {
  const owners = after.filter((entry) => entry.owner === 1).length;
  if (owners > TASK_OWNERS_MAX) return parameterError("task.ownersMax", { count: TASK_OWNERS_MAX });
  if (after.length - owners > TASK_ASSISTANTS_MAX) {
    return parameterError("task.assistantsMax", { count: TASK_ASSISTANTS_MAX });
  }
  const known = new Set(before.map((entry) => entry.userId));
  const added = after.map((entry) => entry.userId).filter((userId) => !known.has(userId));
  for (const userId of added) {
    const member = yield* get("planUser", joinKey(planId, userId));
    if (!member || isObserver(member)) return parameterError("task.memberOnly");
  }
  return yield* refuseAbsent(added);
}

import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import type { Reading } from "../reading.ts";
import type { TaskUser } from "../task/task.ts";
import { assignPeople } from "./assign-people.ts";
import { thoseWhoCan } from "./enter-state.ts";
import type { FlowItem } from "./flow-item.ts";
import { flowOfPlan, startOf } from "./flow-of-plan.ts";

/** The state with which a new task begins, and its people: whom that state names joins whoever was named by hand. */
export function* beginning(
  planId: Id,
  named: readonly TaskUser[],
  { userId }: Pick<Actor, "userId">,
): Reading<{ state: FlowItem | undefined; taskUser: TaskUser[] }> {
  const state = startOf(yield* flowOfPlan(planId));
  const userIdList = yield* thoseWhoCan(planId, state?.userIdList ?? []);
  return { state, taskUser: assignPeople(named, { autoAssign: "add", userIdList }, userId) };
}

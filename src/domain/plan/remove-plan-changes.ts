import type { Change } from "../command.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";

/** A plan goes with everything in it; private tasks are no part of what all of its members see, and go by name. */
export function* removePlanChanges(planId: Id): Reading<Change[]> {
  const tasks = yield* list("task", { planId });
  const privates = tasks.filter(({ id, privateTo }) => privateTo === id);
  return [
    ...privates.map(({ id }): Change => ({ entity: "task", action: "delete", remove: id })),
    { entity: "plan", action: "delete", remove: planId },
  ];
}

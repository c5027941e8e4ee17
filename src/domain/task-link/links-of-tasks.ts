import type { Change } from "../command.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";

/** Tasks that leave their plan, or go for good, are waited for no more and wait for nothing; links to each other go too. */
export function* dropLinksChanges(planId: Id, taskIds: readonly Id[]): Reading<Change[]> {
  const gone = new Set(taskIds);
  const links = yield* list("taskLink", { planId });
  return links
    .filter(({ fromId, toId }) => gone.has(fromId) || gone.has(toId))
    .map(({ id }) => ({ entity: "taskLink", action: "delete", remove: id }));
}

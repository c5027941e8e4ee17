import type { Change } from "../../command.ts";
import type { Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";
import { stateOf } from "../commands/act-on-approval.ts";
import { approvalChanges } from "../commands/approval-changes.ts";
import { withoutDeputies } from "../state/deputies.ts";
import type { Delegation } from "./delegation.ts";

/** What becomes of a request that waits for somebody who has gone or come back; nothing where that changes nobody who is asked. */
export function* followDelegation(approval: Approval, now: number): Reading<Change[]> {
  const state = withoutDeputies(stateOf(approval));
  const version = approval.version + 1;
  const { put, changes } = yield* approvalChanges(approval, state, { version, now });
  return standInsOf(put) === standInsOf(approval) ? [] : changes;
}

/** Who stands in for whom, and where. */
function standInsOf({ runs }: Approval): string {
  const standIns = runs.flatMap(({ id, tasks }) =>
    tasks.flatMap(({ userId, deputyId }) => (deputyId ? `${id}/${userId}/${deputyId}` : [])),
  );
  return standIns.join(" ");
}

/** What becomes of a delegation once what waits has been looked after: the next time to look, or it is over. */
export function delegationAfter(delegation: Delegation, now: number): Change {
  const { id, startTime, endTime } = delegation;
  if (endTime <= now) return { entity: "delegation", action: "delete", remove: id };
  const put: Delegation = { ...delegation, dueTime: startTime > now ? startTime : endTime };
  return { entity: "delegation", action: "update", put };
}

import type { Change } from "../../command.ts";
import { get, type Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";
import { isKnownState, madeByNewer } from "../state/known-state.ts";
import { lapse } from "../state/lapse.ts";
import { courseOfRequest, stateOf } from "./act-on-approval.ts";
import { approvalChanges } from "./approval-changes.ts";

/**
 * What happens with a request of which a step was not decided in time; the server's clock asks for it. Nothing where only a
 * newer version knows what was done with it, or by which flow.
 */
export function* lapseApproval(approval: Approval, now: number): Reading<Change[]> {
  if (!isKnownState(stateOf(approval))) return [];
  const record = yield* get("record", approval.recordId);
  const course = record && (yield* courseOfRequest(approval, record, now));
  if (course && !course.ok && course.error === madeByNewer) return [];
  if (!course?.ok) {
    // Nobody can tell where it goes on: it waits for people, and is not looked at again and again.
    const put: Approval = { ...approval, dueTime: 0 };
    return [{ entity: "approval", action: "update", put }];
  }
  const lapsed = lapse(stateOf(approval), course.value, now);
  const version = approval.version + 1;
  return (yield* approvalChanges(approval, lapsed, { version, now })).changes;
}

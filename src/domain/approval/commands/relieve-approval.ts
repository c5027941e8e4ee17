import type { Change } from "../../command.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";
import { canDecide } from "../route/can-decide.ts";
import { isKnownState } from "../state/known-state.ts";
import { isLeftBehind, relieve } from "../state/relieve.ts";
import { openRuns } from "../state/standing.ts";
import { courseOfRequest, stateOf } from "./act-on-approval.ts";
import { approvalChanges } from "./approval-changes.ts";

/**
 * What happens with a request that waits for somebody who has left, is disabled or cannot decide; the server's clock asks for it.
 * Nothing where others stand in for them, where nobody else is there, or where only a newer version knows how it goes on.
 */
export function* relieveApproval(approval: Approval, now: number): Reading<Change[]> {
  const state = stateOf(approval);
  if (approval.status !== 3 || !isKnownState(state)) return [];
  const asked = openRuns(approval).flatMap(({ tasks }) => tasks);
  const there = new Set<Id>();
  for (const userId of new Set(
    asked.flatMap((task) => [task.userId, task.deputyId ?? task.userId]),
  ))
    if (canDecide(yield* get("user", userId))) there.add(userId);
  const isThere = (userId: Id) => there.has(userId);
  if (!asked.some((task) => isLeftBehind(task, isThere))) return [];
  const record = yield* get("record", approval.recordId);
  const course = record && (yield* courseOfRequest(approval, record, now));
  if (!course?.ok) return [];
  const relieved = relieve(state, course.value, isThere, now);
  if (relieved === state) return [];
  const version = approval.version + 1;
  return (yield* approvalChanges(approval, relieved, { version, now })).changes;
}

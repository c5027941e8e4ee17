import { failure, type Result, success } from "#base/result.ts";
import { type Actor, type Change } from "../../command.ts";
import { type Id, joinKey } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { noAccess, parameterError, type Refusal } from "../../refusal.ts";
import { mayReadRecord } from "../../record/can-use-record.ts";
import { administers } from "../../user/administrators.ts";
import type { Approval } from "../approval.ts";
import { readFlow } from "../definition/read-flow.ts";
import { readCourse } from "../route/read-course.ts";
import { type Act, act, NOT_YOUR_TURN } from "../state/act.ts";
import { type ApprovalState, askedNow } from "../state/approval-state.ts";
import { approvalChanges } from "./approval-changes.ts";
import { requestFacts } from "./request-facts.ts";

/** As everybody is told who may not know of it, too. */
const approvalGone = parameterError("approval.gone");

/** What somebody wants to do with a request. */
interface Wanted {
  readonly id: Id;
  readonly remarks: string;
  readonly does: Act;
  /** The run that they saw; where something else is asked of them by now, it is refused and never counts for that. */
  readonly runId?: number | undefined;
}

/** Does something with a request, in the name of whoever may. */
export function* actOnApproval(
  { id, remarks, does, runId }: Wanted,
  { userId, now }: Pick<Actor, "userId" | "now">,
): Reading<Result<{ put: Approval; changes: Change[] }, Refusal>> {
  const approval = yield* get("approval", id);
  const record = approval && (yield* get("record", approval.recordId));
  const form = approval && (yield* get("form", approval.formId));
  if (!approval || !record || !form) return failure(approvalGone);
  const concerns = yield* get("recordUser", joinKey(record.id, userId));
  if (!concerns && !(yield* mayReadRecord(record, form, { userId }))) return failure(approvalGone);
  if (!concerns && !administers(yield* get("user", userId)))
    return failure(noAccess("approval.notYours"));
  const asked = askedNow(approval, userId);
  if (runId !== undefined && asked && asked.run.id !== runId)
    return failure({ code: NOT_YOUR_TURN, reason: "approval.notYourTurn" });
  const row = yield* get("approvalFlow", approval.flowId);
  const flow = row && readFlow(row.flow);
  if (!flow?.ok) return failure(parameterError("approval.flowGone"));
  const { createUserId: initiatorId } = approval;
  const facts = yield* requestFacts(record, approval.chosen, { initiatorId, now });
  if (!facts.ok) return facts;
  const { course } = yield* readCourse(flow.value, facts.value);
  const acted = act(stateOf(approval), course, { userId, initiatorId, remarks, now }, does);
  if (!acted.ok) return acted;
  const title = does.what === "resubmit" ? record.title : approval.title;
  const version = approval.version + 1;
  return success(yield* approvalChanges({ ...approval, title }, acted.value, { version, now }));
}

/** Where a request stands, without what else is said of it. */
function stateOf({ status, round, runs, events, copies }: Approval): ApprovalState {
  return { status, round, runs, events, copies };
}

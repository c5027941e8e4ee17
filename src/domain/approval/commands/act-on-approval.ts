import { failure, type Result, success } from "#base/result.ts";
import type { Actor, Change } from "../../command.ts";
import { type Id, joinKey } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { noAccess, parameterError, type Refusal } from "../../refusal.ts";
import { mayReadRecord } from "../../record/can-use-record.ts";
import type { Record } from "../../record/record.ts";
import { administers } from "../../user/administrators.ts";
import type { Approval } from "../approval.ts";
import { readFlow } from "../definition/read-flow.ts";
import { askedAt } from "../delegation/asked-at.ts";
import { readCourse } from "../route/read-course.ts";
import { type Act, act, needsCourse } from "../state/act.ts";
import { actAside } from "../state/act-aside.ts";
import type { ApprovalState } from "../state/approval-state.ts";
import type { Course } from "../state/course.ts";
import { isKnownState, madeByNewer } from "../state/known-state.ts";
import { askedNow } from "../state/standing.ts";
import { type Doing, notYourTurn } from "../state/told.ts";
import { approvalChanges } from "./approval-changes.ts";
import { refuseUnfilled } from "./refuse-unfilled.ts";
import { refuseUnsigned } from "./signature.ts";
import { requestFacts } from "./request-facts.ts";

/** As everybody is told who may not know of it, too. */
const approvalGone = parameterError("approval.gone");

type Acting = Pick<Actor, "userId" | "arrivedAt">;

/** What somebody wants to do with a request. */
interface Wanted {
  readonly id: Id;
  readonly remarks: string;
  readonly does: Act;
  /** The run that they saw; where something else is asked of them by now, it is refused and never counts for that. */
  readonly runId?: number | undefined;
  readonly signature?: string | undefined;
}

/** Does something with a request, in the name of whoever may; it counts from when the others can know of it. */
export function* actOnApproval(
  { id, remarks, does, runId, signature }: Wanted,
  { userId, arrivedAt: now }: Acting,
): Reading<Result<{ put: Approval; changes: Change[] }, Refusal>> {
  const found = yield* approvalToAct(id, userId);
  if (!found.ok) return found;
  const { approval, record, concerns } = found.value;
  if (!concerns && !(does.what === "void" && does.manages)) return failure(notYours);
  if (!isKnownState(stateOf(approval))) return failure(madeByNewer);
  const asked = askedNow(approval, userId);
  if (runId !== undefined && asked && asked.run.id !== runId) return failure(notYourTurn(approval));
  const isTheirs = !asked || (yield* askedAt(approval, { userId, arrivedAt: now })) !== undefined;
  if (!isTheirs && needsCourse(does)) return failure(notYourTurn(approval));
  const by = { userId, initiatorId: approval.createUserId, signature };
  const doing = { ...by, remarks, now, filledTime: record.updateTime };
  const unfilled =
    does.what === "approve" ? yield* refuseUnfilled(approval, record, doing) : undefined;
  if (unfilled) return failure(unfilled);
  const isDecided = does.what === "approve" || does.what === "reject";
  const unsigned = isDecided ? yield* refuseUnsigned(approval, doing) : undefined;
  if (unsigned) return failure(unsigned);
  const acted = needsCourse(does)
    ? yield* actAlong(approval, record, doing, does)
    : actAside(stateOf(approval), doing, does);
  if (!acted.ok) return acted;
  const title = does.what === "resubmit" ? record.title : approval.title;
  const version = approval.version + 1;
  return success(yield* approvalChanges({ ...approval, title }, acted.value, { version, now }));
}

const notYours = noAccess("approval.notYours");

/** A request with its record, to whoever may read that; `concerns`: it is theirs to have a say in, or they administer. */
export function* approvalToAct(
  id: Id,
  userId: Id,
): Reading<Result<{ approval: Approval; record: Record; concerns: boolean }, Refusal>> {
  const approval = yield* get("approval", id);
  const record = approval && (yield* get("record", approval.recordId));
  const form = approval && (yield* get("form", approval.formId));
  if (!approval || !record || !form) return failure(approvalGone);
  if (yield* get("recordUser", joinKey(record.id, userId)))
    return success({ approval, record, concerns: true });
  if (!(yield* mayReadRecord(record, form, { userId }))) return failure(approvalGone);
  return success({ approval, record, concerns: administers(yield* get("user", userId)) });
}

/** What a request becomes where its flow goes on, as form and company are now. */
function* actAlong(
  approval: Approval,
  record: Record,
  doing: Doing,
  does: Act,
): Reading<Result<ApprovalState, Refusal>> {
  const course = yield* courseOfRequest(approval, record, doing.now);
  return course.ok ? act(stateOf(approval), course.value, doing, does) : course;
}

/** Where a request goes from where it stands, as form and company are now. */
export function* courseOfRequest(
  { flowId, chosen, createUserId: initiatorId }: Approval,
  record: Record,
  now: number,
): Reading<Result<Course, Refusal>> {
  const row = yield* get("approvalFlow", flowId);
  if (!row) return failure(parameterError("approval.flowGone"));
  const flow = readFlow(row.flow);
  if (!flow.ok) return failure(madeByNewer);
  const facts = yield* requestFacts(record, chosen, { initiatorId, now });
  if (!facts.ok) return facts;
  return success((yield* readCourse(flow.value, facts.value)).course);
}

/** Where a request stands, without what else is said of it. */
export function stateOf({ status, round, runs, events, copies }: Approval): ApprovalState {
  return { status, round, runs, events, copies };
}

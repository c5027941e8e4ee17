import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/approval.ts";
import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalEvent, StepTask } from "#domain/approval/state/approval-state.ts";
import { askedNow, currentRuns, outcomeOf } from "#domain/approval/state/standing.ts";
import { mayWithdraw } from "#domain/approval/state/what-can-be-done.ts";
import { APPROVAL_PAGE } from "#domain/limits.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { hasLabel, labelOf } from "#domain/approval/label.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { tableOf } from "../tables/registry.ts";
import { summariesOf } from "./examine/request-summaries.ts";
import { bothPagesOf } from "./both-pages.ts";
import { namesOfPeople } from "./people-names.ts";
import { type ApprovalRole, findApproval, pageOfApprovals } from "../tables/lists/approval-list.ts";
import type { Db } from "../tables/sql/db.ts";

type Answer<Call extends keyof typeof calls> = Promise<
  Result<ReplyOf<(typeof calls)[Call]>, Refusal>
>;

const approvalGone = parameterError("approval.gone");

/** How what was done is told on the wire; what is said in between decides nothing and is left out. */
const EVENT_CODES: Readonly<Record<ApprovalEvent["what"], number | undefined>> = {
  comment: undefined,
  urge: undefined,
  remind: undefined,
  escalate: 5,
  replace: 5,
  lapse: 1,
  lapseBack: 2,
  start: 6,
  resubmit: 6,
  approve: 1,
  reject: 2,
  sendBack: 2,
  withdraw: 4,
  transfer: 5,
  addBefore: 5,
  addAfter: 5,
  void: 8,
};
/** How what became of what somebody was asked is told on the wire. */
const TASK_CODES: Readonly<Record<StepTask["status"], number>> = {
  0: 0,
  1: 1,
  2: 2,
  3: 3,
  6: 2,
  7: 8,
  8: 8,
};
const OUTCOME_CODES = { open: 3, refused: 2, agreed: 1, settled: 8 } as const;
const MODES = { sequence: 1, joint: 2, either: 3 } as const;

/** `queryExamineRecordLog`. */
export async function approvalLog(db: Db, userId: Id, id: Id): Answer<"listApprovalLog"> {
  const approval = await findApproval(db, userId, id);
  if (!approval) return failure(approvalGone);
  const people = await peopleOf(db, [approval]);
  const lines = approval.events.flatMap(({ what, userId: by, forId = 0, time, remarks }) => {
    const examineStatus = EVENT_CODES[what];
    const examineUserName = people(by).realname;
    return examineStatus === undefined
      ? []
      : [
          {
            examineUserId: by,
            examineUserName,
            forUserId: forId,
            examineStatus,
            examineTime: time,
            remarks,
          },
        ];
  });
  return success(lines);
}

/** `queryExamineRecordList`. */
export async function approvalSteps(db: Db, userId: Id, id: Id): Answer<"getApprovalSteps"> {
  const approval = await findApproval(db, userId, id);
  if (!approval) return failure(approvalGone);
  const people = await peopleOf(db, [approval]);
  const form = await tableOf("form").get(db, approval.formId);
  const { status, createUserId, createTime } = approval;
  const initiator = people(createUserId);
  const first = {
    flowId: 0,
    name: initiator.realname,
    type: MODES.either,
    examineStatus: 6,
    userList: [{ ...initiator, examineStatus: 6, examineTime: createTime }],
  };
  const steps = currentRuns(approval).map((run) => ({
    flowId: run.nodeId,
    name: run.name,
    type: MODES[run.mode],
    examineStatus: OUTCOME_CODES[outcomeOf(run)],
    userList: run.tasks
      .filter((task) => task.status !== 8)
      .map((task) => ({
        ...people(task.userId),
        examineStatus: TASK_CODES[task.status],
        examineTime: task.time,
      })),
  }));
  return success({
    label: form ? labelOf(form) : 0,
    examineStatus: status,
    isCheck: askedNow(approval, userId) ? 1 : 0,
    isRecheck: mayWithdraw(approval, { userId, initiatorId: createUserId }) ? 1 : 0,
    createUser: initiator,
    examineFlowList: [first, ...steps],
  });
}

/** `queryExamineRecordInfo`. */
export async function approvalInfo(db: Db, userId: Id, id: Id): Answer<"getApprovalInfo"> {
  const approval = await findApproval(db, userId, id);
  if (!approval) return failure(approvalGone);
  const { status: examineStatus, askedIds: examineUserIds } = approval;
  return success({ recordId: id, examineStatus, examineUserIds });
}

/** Who reads, and in which language. */
interface Reader {
  readonly userId: Id;
  readonly language: string;
}

/** `waitingList` and `ccList`: a page of what is somebody's to decide, or to know. */
export async function approvalPage(
  db: Db,
  { role, ...reader }: Reader & { readonly role: ApprovalRole },
  asked: ParsedBodyOf<typeof calls.listCopiedApprovals>,
): Answer<"listWaitingApprovals"> {
  const { userId } = reader;
  const { keyword = "", label, modelId, examineStatus: status } = asked;
  const { createUserId: initiatorId, startTime: from, endTime: until } = asked;
  const { currentPage = 1, pageSize = APPROVAL_PAGE } = asked;
  const page = { current: currentPage, size: pageSize };
  const forms = await tableOf("form").list(db, { companyId: COMPANY_ID });
  const fits = forms.filter(
    (form) => hasLabel(form, label) && (modelId === undefined || form.id === modelId),
  );
  const isAny = label === undefined && modelId === undefined;
  const formIds = isAny ? undefined : fits.map(({ id }) => id);
  const wanted = { userId, role, keyword, formIds, status, initiatorId, from, until };
  const { list, total } = await pageOfApprovals(db, wanted, page);
  const people = await peopleOf(db, list);
  const summaryOf = await summariesOf(db, reader, list);
  const labels = new Map(forms.map((form) => [form.id, labelOf(form)]));
  const rows = list.map((approval) => ({
    recordId: approval.id,
    typeId: approval.recordId,
    label: labels.get(approval.formId) ?? 0,
    modelId: approval.formId,
    title: approval.title,
    summary: summaryOf(approval.recordId),
    initiator: people(approval.createUserId),
    createTime: approval.createTime,
    examineStatus: approval.status,
    currentApprovers: approval.askedIds,
    readTime: approval.copies.find((copy) => copy.userId === userId)?.readTime ?? 0,
  }));
  return success({ list: rows, ...bothPagesOf(page, total) });
}

/** The people of requests, as they are called on the wire. */
async function peopleOf(db: Db, approvals: readonly Approval[]) {
  const ids = approvals.flatMap(({ createUserId, events, runs }) => [
    createUserId,
    ...events.map(({ userId }) => userId),
    ...runs.flatMap(({ tasks }) => tasks.map(({ userId }) => userId)),
  ]);
  return namesOfPeople(db, ids);
}

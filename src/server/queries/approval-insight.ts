import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { getApprovalInsight } from "#contract/calls/approval.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { INSIGHT_LINES_MAX } from "#domain/approval/insight/insight-limits.ts";
import { mainDepartments, waitingBy, type WaitingAt } from "#domain/approval/insight/waiting.ts";
import type { Id } from "#domain/id.ts";
import { noAccess, type Refusal } from "#domain/refusal.ts";
import { administers } from "#domain/user/administrators.ts";
import { allApprovalFlows } from "../tables/lists/approval-list.ts";
import {
  overdueApprovals,
  peopleAsked,
  stepTimes,
  takenTimes,
  waitingTasks,
} from "../tables/lists/approval-insight.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

const DAY = 86_400_000;
const USUAL_DAYS = 90;

/** How long steps take and where requests wait, of the forms that somebody looks after; it names no more than who asked for what. */
export async function approvalInsight(
  db: Db,
  userId: Id,
  { formId, days = USUAL_DAYS, ...meant }: ParsedBodyOf<typeof getApprovalInsight>,
  now: number,
): Promise<Result<ReplyOf<typeof getApprovalInsight>, Refusal>> {
  const [user] = await tableOf("user").find(db, [userId]);
  const readsAll = administers(user?.row);
  const managed = await formsManaged(db, { userId, readsAll });
  if (!readsAll && managed.length === 0) return failure(noAccess("approval.insightOnly"));
  const formIds = formId === undefined ? managed : managed.filter((id) => id === formId);
  const departmentOf = mainDepartments(
    await tableOf("department").list(db, { companyId: COMPANY_ID }),
  );
  const people = await peopleMeant(db, formIds, meant, departmentOf);
  const from = now - days * DAY;
  const steps = await stepTimes(db, formIds, from, isAnybody(meant) ? undefined : people);
  const taken = async (placeOf: (id: Id) => Id) =>
    takenTimes(
      db,
      formIds,
      from,
      people.map((id) => ({ userId: id, place: placeOf(id) })),
    );
  const known = new Set(people);
  const all = await waitingTasks(db, formIds);
  const waits = isAnybody(meant) ? all : all.filter((wait) => known.has(wait.userId));
  const late = await overdueApprovals(db, formIds, { userId, readsAll }, now);
  const overdue = isAnybody(meant)
    ? late
    : late.filter(({ askedIds }) => askedIds.some((id) => known.has(id)));
  const first = (places: readonly WaitingAt[]) => places.slice(0, INSIGHT_LINES_MAX);
  return success({
    time: now,
    steps,
    stepsByDepartment: await taken(departmentOf),
    stepsByPerson: await taken((id) => id),
    byForm: first(waitingBy(waits, (wait) => wait.formId)),
    byDepartment: first(waitingBy(waits, (wait) => departmentOf(wait.userId))),
    byPerson: first(waitingBy(waits, (wait) => wait.userId)),
    overdue,
  });
}

/** Whose decisions are looked at. */
type Meant = Pick<ParsedBodyOf<typeof getApprovalInsight>, "departmentId" | "userId">;

function isAnybody({ departmentId, userId }: Meant): boolean {
  return departmentId === undefined && userId === undefined;
}

async function peopleMeant(
  db: Db,
  formIds: readonly Id[],
  { departmentId, userId }: Meant,
  departmentOf: (userId: Id) => Id,
): Promise<Id[]> {
  const ids = userId === undefined ? await peopleAsked(db, formIds) : [userId];
  return ids.filter((id) => departmentId === undefined || departmentOf(id) === departmentId);
}

/** The forms whose requests somebody looks after: all of them to administrators, else those whose flow names them as a manager. */
async function formsManaged(
  db: Db,
  { userId, readsAll }: { readonly userId: Id; readonly readsAll: boolean },
): Promise<Id[]> {
  const flows = (await allApprovalFlows(db)).filter(({ status }) => status !== "replaced");
  const managed = flows.filter(({ flow: text }) => {
    const flow = readsAll ? undefined : readFlow(text);
    return readsAll || (flow?.ok === true && flow.value.managerIds.includes(userId));
  });
  return [...new Set(managed.map(({ formId }) => formId))];
}

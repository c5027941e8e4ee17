import { failure, type Result, success } from "#base/result.ts";
import { recordFieldsToFill, type StepFields } from "../approval/definition/fields-to-fill.ts";
import { holdsRecord } from "../approval/state/decided.ts";
import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import type { CompanyForm } from "../company-form/company-form.ts";
import { type Id, joinKey } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { unitsOf } from "../organisation/unit-members.ts";
import { administers } from "../user/administrators.ts";
import type { Record } from "./record.ts";

/** As everybody is told who may not know of it, too. */
export const recordGone = parameterError("record.gone");

/**
 * Whether somebody may look at a record: it concerns them, they administer the company, or the form lets them read
 * what others filled in. Lists ask the same of the database (`tables/lists/record-list.ts`).
 */
export function* mayReadRecord(
  record: Pick<Record, "id" | "createUserId">,
  form: Pick<CompanyForm, "readers">,
  actor: Pick<Actor, "userId">,
): Reading<boolean> {
  if (yield* get("recordUser", joinKey(record.id, actor.userId))) return true;
  return yield* readsByForm(record, form, actor);
}

/** Whether somebody may look at a record though it does not concern them: then nothing of it is kept from them. */
export function* readsByForm(
  { createUserId }: Pick<Record, "createUserId">,
  { readers }: Pick<CompanyForm, "readers">,
  { userId }: Pick<Actor, "userId">,
): Reading<boolean> {
  if (readers === "all") return true;
  if (administers(yield* get("user", userId))) return true;
  if (readers === "own") return false;
  const departments = yield* list("department", { companyId: COMPANY_ID });
  return unitsOf(departments, userId).some(({ members }) =>
    members.some((member) => member.userId === createUserId),
  );
}

/** Whether a record is somebody's to change: they made it or may write in it, or administer the company. */
export function* mayChangeRecord(id: Id, { userId }: Pick<Actor, "userId">): Reading<boolean> {
  const member = yield* get("recordUser", joinKey(id, userId));
  return member?.right === "write" || administers(yield* get("user", userId));
}

/** A record that the caller may change, or fill in what a step gives them that asks them now: then only that. */
export function* recordToFill(
  id: Id,
  formId: Id | undefined,
  actor: Pick<Actor, "userId" | "arrivedAt">,
): Reading<Result<{ record: Record; step?: StepFields }, Refusal>> {
  const found = yield* recordToChange(id, formId, actor);
  if (found.ok) return success({ record: found.value });
  const record = yield* get("record", id);
  const step = record && (yield* recordFieldsToFill(id, actor));
  const isOfForm = formId === undefined || formId === record?.formId;
  return record && step && isOfForm ? success({ record, step }) : found;
}

/** A record that the caller may change: one that they made or may write in, or any to administrators. */
export function* recordToChange(
  id: Id,
  formId: Id | undefined,
  actor: Pick<Actor, "userId">,
): Reading<Result<Record, Refusal>> {
  const record = yield* get("record", id);
  const form = record && (yield* get("form", record.formId));
  if (!record || !form || (formId !== undefined && formId !== record.formId))
    return failure(recordGone);
  if (yield* mayChangeRecord(id, actor)) {
    const approvals = yield* list("approval", { recordId: id });
    return approvals.some(holdsRecord)
      ? failure(parameterError("record.inApproval"))
      : success(record);
  }
  const isSeen = yield* mayReadRecord(record, form, actor);
  return failure(isSeen ? noAccess("record.readOnly") : recordGone);
}

/** The fields of a record that are kept from somebody. */
export function* hiddenIn(id: Id, { userId }: Pick<Actor, "userId">): Reading<readonly string[]> {
  return (yield* get("recordUser", joinKey(id, userId)))?.hidden ?? [];
}

import { failure, type Result, success } from "#base/result.ts";
import { recordFieldsToFill, type StepFields } from "../approval/definition/fields-to-fill.ts";
import type { ApprovalState } from "../approval/state/approval-state.ts";
import { holdsRecord } from "../approval/state/decided.ts";
import type { Actor } from "../command.ts";
import {
  type FormOfPermissions,
  isReached,
  mayPress,
  reachOfPeople,
  recordsChangedBy,
  recordsReadBy,
} from "../company-form/permission/own-permission.ts";
import { fieldsKeptFrom } from "../company-form/permission/own-fields.ts";
import type { FormButton } from "../company-form/permission/form-permission.ts";
import { type Id, joinKey } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import type { Record } from "./record.ts";

/** What is done to a record that is there, "add" = it is asked for with what was filled in. */
type RecordButton = Extract<FormButton, "add" | "edit" | "remove">;

/** As everybody is told who may not know of it, too. */
export const recordGone = parameterError("record.gone");

/**
 * Whether somebody may look at a record: it concerns them, they administer the company, or the form lets them read
 * what others filled in. Lists ask the same of the database (`tables/lists/record-list.ts`).
 */
export function* mayReadRecord(
  record: Pick<Record, "id" | "createUserId" | "values">,
  form: FormOfPermissions,
  actor: Pick<Actor, "userId">,
): Reading<boolean> {
  if (yield* get("recordUser", joinKey(record.id, actor.userId))) return true;
  return yield* readsByForm(record, form, actor);
}

/** Whether somebody may look at a record though it does not concern them: then nothing of it is kept from them. */
export function* readsByForm(
  record: Pick<Record, "createUserId" | "values">,
  form: FormOfPermissions,
  { userId }: Pick<Actor, "userId">,
): Reading<boolean> {
  return isReached(yield* recordsReadBy(form, userId), record);
}

/**
 * Whether the form lets somebody read a record by whoever made it. A condition lifts nothing that a step keeps from whom it has let
 * in: who fills in a field there could make it hold.
 */
export function* readsByMaker(
  record: Pick<Record, "createUserId" | "values">,
  form: FormOfPermissions,
  { userId }: Pick<Actor, "userId">,
): Reading<boolean> {
  return isReached(reachOfPeople(yield* recordsReadBy(form, userId)), record);
}

/**
 * Whether a record is somebody's to change, or to delete: it is theirs and the form lets them, they have a role that may,
 * or they administer the company.
 */
export function* mayChangeRecord(
  record: Pick<Record, "id" | "createUserId" | "values">,
  form: FormOfPermissions,
  { userId }: Pick<Actor, "userId">,
  button: RecordButton,
): Reading<boolean> {
  const { id } = record;
  const member = yield* get("recordUser", joinKey(id, userId));
  if (member?.right === "write") {
    if (yield* mayPress(form, button, userId)) return true;
    // What came back is there to be changed, whatever the form lets its makers do.
    const approvals = button === "edit" ? yield* list("approval", { recordId: id }) : [];
    if (approvals.length > 0 && !approvals.some(holdsRecord)) return true;
  }
  const reach = yield* recordsChangedBy(form, button, userId);
  // As where it is read: what a step hides, a condition that was made to hold there does not give away.
  return isReached(member && member.hidden.length > 0 ? reachOfPeople(reach) : reach, record);
}

/** A record that the caller may change, or fill in what a step gives them that asks them now: then only that. */
export function* recordToFill(
  id: Id,
  formId: Id | undefined,
  actor: Pick<Actor, "userId" | "arrivedAt">,
): Reading<Result<{ record: Record; step?: StepFields }, Refusal>> {
  const found = yield* recordToChange(id, formId, actor, "edit");
  if (found.ok) return success({ record: found.value });
  const record = yield* get("record", id);
  const step = record && (yield* recordFieldsToFill(id, actor));
  const isOfForm = formId === undefined || formId === record?.formId;
  return record && step && isOfForm ? success({ record, step }) : found;
}

/** A record that the caller may change, or delete. */
export function* recordToChange(
  id: Id,
  formId: Id | undefined,
  actor: Pick<Actor, "userId">,
  button: RecordButton,
): Reading<Result<Record, Refusal>> {
  const record = yield* get("record", id);
  const form = record && (yield* get("form", record.formId));
  if (!record || !form || (formId !== undefined && formId !== record.formId))
    return failure(recordGone);
  if (yield* mayChangeRecord(record, form, actor, button)) {
    const approvals = yield* list("approval", { recordId: id });
    return approvals.some(holdsRecord)
      ? failure(parameterError("record.inApproval"))
      : success(record);
  }
  const isSeen = yield* mayReadRecord(record, form, actor);
  return failure(isSeen ? noAccess("record.readOnly") : recordGone);
}

/** The fields of a record that are kept from somebody: by what lets them in, and by the form. */
export function* hiddenIn(
  { id, formId }: Pick<Record, "id" | "formId">,
  { userId }: Pick<Actor, "userId">,
): Reading<readonly string[]> {
  const byRecord = (yield* get("recordUser", joinKey(id, userId)))?.hidden ?? [];
  const form = yield* get("form", formId);
  return form ? [...new Set([...byRecord, ...(yield* fieldsKeptFrom(form, userId))])] : byRecord;
}

/** What somebody may do to a record. */
export interface RecordActs {
  readonly edit: boolean;
  readonly remove: boolean;
}

/**
 * What is left of it while the record is decided: what is, or was agreed to, stays as it is, but for the fields that a step of its
 * flow asks the person to fill in.
 */
export function actsBeside(
  may: RecordActs,
  approval: Pick<ApprovalState, "status"> | undefined,
  isAsked: boolean,
): RecordActs {
  const isHeld = approval !== undefined && holdsRecord(approval);
  return { edit: isAsked || (may.edit && !isHeld), remove: may.remove && !isHeld };
}

import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { mayPress } from "#domain/company-form/permission/own-permission.ts";
import { canStart } from "#domain/approval/definition/can-start.ts";
import { flowInUse } from "#domain/approval/definition/current-flow.ts";
import { readDirectory } from "#domain/approval/route/read-directory.ts";
import { signsIn, signsNow } from "#domain/approval/commands/signature.ts";
import { recordFieldsToFill, type StepFields } from "#domain/approval/definition/fields-to-fill.ts";
import { managesFlow } from "#domain/approval/definition/manages-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { isKnownState } from "#domain/approval/state/known-state.ts";
import { runReading } from "#domain/reading.ts";
import { administers } from "#domain/user/administrators.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { answerFrom } from "../../fold/answer.ts";
import { readForms } from "../forms.ts";

/** Of these requests those that somebody can decide together with others: what they sign is looked at one by one. */
export async function readInBatch(
  database: LocalDatabase,
  approvalIds: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const approvals = (await database.approval.bulkGet([...approvalIds])).filter(
    (row) => row !== undefined,
  );
  const flowIds = [...new Set(approvals.map(({ flowId }) => flowId))];
  const rows = (await database.approvalFlow.bulkGet(flowIds)).filter((row) => row !== undefined);
  const flows = new Map(rows.map(({ id, flow: text }) => [id, readFlow(text)]));
  const canBe = approvals.filter((approval) => {
    const flow = flows.get(approval.flowId);
    return flow?.ok && flow.value.batch && !signsIn(flow.value, approval, userId);
  });
  return new Set(canBe.map(({ id }) => id));
}

/** Whether a request goes by what only a newer version of the app knows. */
export async function readMadeByNewer(database: LocalDatabase, id: number): Promise<boolean> {
  const approval = await database.approval.get(id);
  if (!approval) return false;
  const row = await database.approvalFlow.get(approval.flowId);
  return !isKnownState(approval) || (row !== undefined && !readFlow(row.flow).ok);
}

/** Whether somebody signs what they are asked now. */
export async function readSignsNow(
  database: LocalDatabase,
  approvalId: number,
  userId: number,
): Promise<boolean> {
  const approval = await database.approval.get(approvalId);
  if (!approval) return false;
  return runReading(signsNow(approval, userId), answerFrom(database).answer);
}

/** Whether somebody steps in for requests of a flow. */
export async function readManagesFlow(
  database: LocalDatabase,
  flowId: number,
  userId: number,
): Promise<boolean> {
  return runReading(managesFlow(flowId, userId), answerFrom(database).answer);
}

/** Whether somebody steps in for requests of any flow, as one of its managers or by administering the company. */
export async function readManagesAny(database: LocalDatabase, userId: number): Promise<boolean> {
  if (administers(await database.user.get(userId))) return true;
  const flows = await database.approvalFlow.toArray();
  return flows.some(({ status, flow: text }) => {
    const flow = status === "replaced" ? undefined : readFlow(text);
    return flow?.ok === true && flow.value.managerIds.includes(userId);
  });
}

/** The forms with which somebody may ask for something now, by their names. */
export async function readFormsToAsk(
  database: LocalDatabase,
  userId: number,
): Promise<CompanyForm[]> {
  const directory = await runReading(readDirectory(), answerFrom(database).answer);
  const flows = (await database.approvalFlow.toArray()).filter(({ status, flow: text }) => {
    const flow = status === "on" ? readFlow(text) : undefined;
    return flow?.ok === true && canStart(flow.value, userId, directory);
  });
  const asked = new Set(flows.map(({ formId }) => formId));
  const forms = await readForms(database);
  const open = forms.filter(({ id, state }) => state === "published" && asked.has(id));
  const may = await Promise.all(
    open.map(async (form) =>
      runReading(mayPress(form, "add", userId), answerFrom(database).answer),
    ),
  );
  return open.filter((_form, at) => may[at]);
}

/** What comes of what somebody fills in: nobody decides it, they may not ask who would, or it is asked for. */
export type Asking = "undecided" | "barred" | "asks";

/** Whether what somebody fills in with a form is asked for, as far as this device knows. */
export async function readAsking(
  database: LocalDatabase,
  formId: number,
  userId: number,
): Promise<Asking> {
  const row = await runReading(flowInUse(formId), answerFrom(database).answer);
  if (!row) return "undecided";
  const flow = readFlow(row.flow);
  // What a newer version has drawn is told once it is asked for.
  if (!flow.ok) return "asks";
  const directory = await runReading(readDirectory(), answerFrom(database).answer);
  return canStart(flow.value, userId, directory) ? "asks" : "barred";
}

/** What of a record somebody may fill in, because a step asks them; undefined where that is nothing. */
export async function readFieldsToFill(
  database: LocalDatabase,
  recordId: number,
  userId: number,
  now: number,
): Promise<StepFields | undefined> {
  const actor = { userId, arrivedAt: now };
  return runReading(recordFieldsToFill(recordId, actor), answerFrom(database).answer);
}

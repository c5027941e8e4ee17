import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/examine.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import { canStart } from "#domain/approval/definition/can-start.ts";
import { examineTree } from "#domain/approval/definition/examine-tree.ts";
import { formNamed, hasLabel, labelOf } from "#domain/approval/label.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import { readDirectory } from "#domain/approval/route/read-directory.ts";
import { routingFieldsOf } from "#domain/approval/route/routing-fields.ts";
import { FLOW_OUT_OF_USE } from "#domain/approval/state/told.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import type { Id } from "#domain/id.ts";
import { APPROVAL_PAGE } from "#domain/limits.ts";
import { type Reading, runReading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { allApprovalFlows } from "../tables/lists/approval-list.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { bothPagesOf } from "./both-pages.ts";
import { namesOfPeople } from "./people-names.ts";

type Answer<Call extends keyof typeof calls> = Promise<
  Result<ReplyOf<(typeof calls)[Call]>, Refusal>
>;

const flowGone = parameterError("approval.flowGone");

/** `queryField`, and `queryField` of `oaExamineField`: the fields of a form. */
export async function formFields(db: Db, formId: Id): Answer<"listExamineFields"> {
  const ready = await readyFormOf(db, formId);
  return ready.ok ? success(toldFields(ready.value.form)) : ready;
}

/** `queryList`: the flows of all forms, the newest version of each first. */
export async function examinePage(
  db: Db,
  { label, status, page = 1, limit = APPROVAL_PAGE }: ParsedBodyOf<typeof calls.listExamines>,
): Answer<"listExamines"> {
  const all = await knownFlows(db);
  const wanted = all.filter(
    ({ row, form }) =>
      hasLabel(form, label) && (status === undefined || STATUS_CODES[row.status] === status),
  );
  return success(await pageOfFlows(db, wanted, { page, limit }));
}

/** `queryPartList`: the flows by which somebody may ask now. */
export async function ownExaminePage(
  db: Db,
  userId: Id,
  { label, page = 1, limit = APPROVAL_PAGE }: ParsedBodyOf<typeof calls.listOwnExamines>,
): Answer<"listOwnExamines"> {
  const directory = await reading(db, readDirectory());
  const all = await knownFlows(db);
  const own = all.filter(
    ({ row, flow, form }) =>
      hasLabel(form, label) &&
      row.status === "on" &&
      form.state === "published" &&
      canStart(flow, userId, directory),
  );
  return success(await pageOfFlows(db, own, { page, limit }));
}

/** `queryExamineFlow`: the nodes of a flow. */
export async function examineFlow(db: Db, id: Id): Answer<"getExamineFlow"> {
  const row = await tableOf("approvalFlow").get(db, id);
  const flow = row && readFlow(row.flow);
  return flow?.ok ? success(examineTree(flow.value.nodes)) : failure(flowGone);
}

/** `previewFiledName`: the fields by which a request takes its way; null where no flow decides it. */
export async function routingFields(
  db: Db,
  { examineId, ...asked }: ParsedBodyOf<typeof calls.listRoutingFields>,
): Answer<"listRoutingFields"> {
  const row =
    examineId === undefined
      ? await flowInUseOf(db, formNamed(asked))
      : await tableOf("approvalFlow").get(db, examineId);
  const flow = row && readFlow(row.flow);
  if (!row || !flow?.ok) return success(null);
  const ready = await readyFormOf(db, row.formId);
  if (!ready.ok) return ready;
  const { fields } = ready.value.form;
  const leading = routingFieldsOf(flow.value);
  return success([...fields.values()].filter(({ path }) => leading.has(path)).map(toldField));
}

/** The flow is switched off or gone. */
export const flowOutOfUse: Refusal = { code: FLOW_OUT_OF_USE, reason: "approval.noFlow" };

const STATUS_CODES = { on: 1, off: 2, replaced: 3 } as const;

interface KnownFlow {
  readonly row: ApprovalFlow;
  readonly flow: Flow;
  readonly form: CompanyForm;
}

async function knownFlows(db: Db): Promise<KnownFlow[]> {
  const rows = await allApprovalFlows(db);
  const forms = await tableOf("form").find(db, [...new Set(rows.map(({ formId }) => formId))]);
  const formOf = new Map(forms.map(({ row }) => [row.id, row]));
  return rows.flatMap((row) => {
    const [flow, form] = [readFlow(row.flow), formOf.get(row.formId)];
    return flow.ok && form ? [{ row, flow: flow.value, form }] : [];
  });
}

async function pageOfFlows(
  db: Db,
  flows: readonly KnownFlow[],
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const shown = flows.slice((page - 1) * limit, page * limit);
  const people = await namesOfPeople(
    db,
    shown.map(({ row }) => row.createUserId),
  );
  const list = shown.map(({ row, flow, form }) => ({
    examineId: row.id,
    examineInitId: form.id,
    categoryId: form.id,
    label: labelOf(form),
    examineName: form.name,
    recheckType: flow.recheck === "fromStart" ? 1 : 2,
    status: STATUS_CODES[row.status],
    managerList: flow.managerIds,
    userList: flow.starters.userIds,
    deptList: flow.starters.units.filter(({ kind }) => kind === "department").map(({ id }) => id),
    createUserName: people(row.createUserId).realname,
    createTime: row.createTime,
    updateTime: row.updateTime,
  }));
  return { list, ...bothPagesOf({ current: page, size: limit }, flows.length) };
}

/** The flow of a form by which requests can be made. */
export async function flowInUseOf(db: Db, formId: Id): Promise<ApprovalFlow | undefined> {
  return (await tableOf("approvalFlow").list(db, { formId })).find(({ status }) => status === "on");
}

/** The version of a form that is filled in. */
export async function readyFormOf(db: Db, formId: Id): Promise<Result<ReadyForm, Refusal>> {
  const form = await tableOf("form").get(db, formId);
  const version = form && (await tableOf("formVersion").get(db, form.versionId));
  return version ? readyForm(version) : failure(parameterError("form.gone"));
}

/** The fields of a form as the calls of the seeds tell of them, a sub-table with its columns. */
export function toldFields({ pieces, fields, tables }: Form) {
  return [...pieces.values()].flatMap((piece) => {
    const table = tables.get(piece.path);
    if (table) return [{ ...toldField(piece), fieldExtendList: table.columns.map(toldField) }];
    return fields.has(piece.path) && piece.table === undefined ? [toldField(piece)] : [];
  });
}

/** A field as the calls of the seeds tell of it. */
function toldField({ path, node }: FormPiece) {
  return {
    fieldId: path,
    name: node.settings.label || node.name,
    fieldName: node.name,
    formType: node.kindName,
    isNull: node.settings.required ? 1 : 0,
    setting: (node.properties.options ?? []).map(({ name }) => name),
  };
}

/** What rules look for, as it stands in the database. */
export async function reading<Found>(db: Db, asked: Reading<Found>): Promise<Found> {
  const rows = new RowsInWork(db);
  return runReading(asked, async (ask) => rows.answer(ask));
}

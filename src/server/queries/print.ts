import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/print.ts";
import { decisionRecord } from "#domain/approval/state/decision-record.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { isJsonList, isJsonObject, type Json, type JsonObject } from "#domain/form/json/json.ts";
import { isShownAtFirst } from "#domain/form/graph/derive-behaviour.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { Id } from "#domain/id.ts";
import { recordGone } from "#domain/record/can-use-record.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { findApprovalOf } from "../tables/lists/approval-list.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { refuseButton } from "./records/form-permissions.ts";
import { readableRecord } from "./oa-examine.ts";
import { namesOfPeople } from "./people-names.ts";

type Answer<Call extends keyof typeof calls> = ReplyOf<(typeof calls)[Call]>;

/** `printDev/Selector`: templates of one form, or of all. */
export async function printTemplates(
  db: Db,
  formId: Id | undefined,
): Promise<Answer<"selectPrintTemplates">> {
  const forms = await tableOf("form").list(db, { companyId: COMPANY_ID });
  const wanted = forms.filter(({ id }) => formId === undefined || id === formId);
  const lists = await Promise.all(
    wanted.map(async ({ id }) => tableOf("printTemplate").list(db, { formId: id })),
  );
  const list = lists.flat().map(({ id, name, formId: of }) => ({ id, fullName: name, formId: of }));
  return { list: list.toSorted((one, other) => one.id - other.id) };
}

/** `printDev/Data`: a template with a record that somebody may read. */
export async function printData(
  db: Db,
  userId: Id,
  { id, formId: recordId }: ParsedBodyOf<typeof calls.getPrintData>,
): Promise<Result<Answer<"getPrintData">, Refusal>> {
  const template = await tableOf("printTemplate").get(db, id);
  if (!template) return failure(parameterError("printTemplate.gone"));
  const record = await readableRecord(db, userId, recordId);
  const form = record && (await tableOf("form").get(db, record.formId));
  if (!form || record.formId !== template.formId) return failure(recordGone);
  const refusal = await refuseButton(db, userId, form, "print");
  if (refusal) return failure(refusal);
  const approval = await findApprovalOf(db, userId, recordId);
  const lines = approval ? decisionRecord(approval) : [];
  const people = await namesOfPeople(
    db,
    lines.map((line) => line.userId).filter((each) => each > 0),
  );
  return success({
    printTemplate: template.html,
    printData: await shownValues(db, record),
    operatorRecordList: lines.map((line) => ({
      nodeName: line.nodeName,
      userName: line.userId > 0 ? people(line.userId).realname : "",
      handleTime: line.time,
      handleStatus: line.handleStatus,
      handleOpinion: line.opinion,
    })),
  });
}

/** The values of a record without those of fields that its form hides from the start. */
async function shownValues(db: Db, { versionId, values }: FormRecord): Promise<JsonObject> {
  const version = await tableOf("formVersion").get(db, versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) return {};
  const { form } = ready.value;
  return shownOf(form, JSON.parse(values) as JsonObject);
}

function shownOf(form: Form, values: JsonObject, table = ""): JsonObject {
  const shown = Object.entries(values).filter(([name]) => !isHidden(form, table, name));
  return Object.fromEntries(
    shown.map(([name, value]) => [name, table === "" ? shownRows(form, name, value) : value]),
  );
}

function shownRows(form: Form, name: string, value: Json): Json {
  if (!form.tables.has(name) || !isJsonList(value)) return value;
  return value.filter(isJsonObject).map((row) => shownOf(form, row, name));
}

function isHidden({ pieces }: Form, table: string, name: string): boolean {
  const piece = pieces.get(table === "" ? name : `${table}.${name}`);
  const holders = piece?.holders.map((path) => pieces.get(path)) ?? [];
  return [piece, ...holders].some((each) => each !== undefined && !isShownAtFirst(each));
}

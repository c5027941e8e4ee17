import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/record.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { searchQuestions } from "#domain/form/conditions/search-question.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { listTypeOf } from "#domain/form/list/list-type.ts";
import { searchesIn } from "#domain/form/list/list-search.ts";
import type { Id } from "#domain/id.ts";
import { RECORD_PAGES } from "#domain/limits.ts";
import { recordGone } from "#domain/record/can-use-record.ts";
import { CHANGED } from "#domain/record/record-order.ts";
import { readValues } from "#domain/record/record-values.ts";
import { NO_ACCESS, parameterError, type Refusal } from "#domain/refusal.ts";
import { findRecord, type Readers, type RecordQuestion } from "../../tables/lists/record-list.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { findPage } from "./record-query.ts";
import { readersOf } from "./form-permissions.ts";

type Answer<Call extends keyof typeof calls> = Promise<
  Result<ReplyOf<(typeof calls)[Call]>, Refusal>
>;

const formGone = parameterError("form.gone");

/** `Config`: the version of a form that is filled in. */
export async function formConfig(db: Db, modelId: Id): Answer<"getFormConfig"> {
  const form = await tableOf("form").get(db, modelId);
  const version = form && (await tableOf("formVersion").get(db, form.versionId));
  if (!form) return failure(formGone);
  if (!version) return failure(parameterError("form.notPublished"));
  const { id, name: fullName, code: enCode, listType, versionId } = form;
  const ready = readyForm(version);
  const type = ready.ok ? listTypeOf(ready.value.form, listType) : listType;
  return success({ id, fullName, enCode, type, versionId, formData: version.definition });
}

/** Who asks, and when: epoch ms. */
export interface Asker {
  readonly userId: Id;
  readonly now: number;
}

/** `List`: a page of the records that somebody may read. */
export async function listRecords(
  db: Db,
  { userId, now }: Asker,
  body: ParsedBodyOf<typeof calls.listRecords>,
): Answer<"listRecords"> {
  const form = await tableOf("form").get(db, body.modelId);
  if (!form) return failure(formGone);
  const readers = await readersOf(db, userId, form);
  const asked = await questionOf(db, readers, form.versionId, body);
  if (!asked.ok) return asked;
  const { versionId } = form;
  const text = body.superQueryJson ?? "";
  const isSummed = body.withoutSummary !== true;
  const { groupField: groupPath } = body;
  const wanted = { versionId, text, now, isSummed, groupPath };
  const found = await findPage(db, readers, asked.value, wanted);
  if (!found.ok) return found;
  const { list, total, sums, groups } = found.value;
  const { current: currentPage, size: pageSize } = asked.value.page;
  const pagination = { currentPage, pageSize, total };
  const counted = groups && { groups: [...groups] };
  return success({ list, pagination, ...(sums && { summary: sums }), ...counted });
}

/** `OnlineDev/{modelId}/{id}`: one record that somebody may read. */
export async function oneRecord(
  db: Db,
  userId: Id,
  { modelId, id }: ParsedBodyOf<typeof calls.getRecord>,
): Answer<"getRecord"> {
  const form = await tableOf("form").get(db, modelId);
  const record = form && (await findRecord(db, await readersOf(db, userId, form), id));
  return record ? success({ ...record, data: record.values }) : failure(recordGone);
}

/** `FieldDataSelect`: a page of records to choose from. */
export async function selectRecords(
  db: Db,
  asker: Asker,
  { relationField = "", ...body }: ParsedBodyOf<typeof calls.selectRecords>,
): Answer<"selectRecords"> {
  const found = await listRecords(db, asker, { ...body, withoutSummary: true });
  if (!found.ok) return found;
  const { list, pagination } = found.value;
  const options = list.map(({ id, title, values }) => {
    const said = (JSON.parse(values) as JsonObject)[relationField];
    const isWord = typeof said === "string" || typeof said === "number";
    return { id, fullName: isWord && said !== "" ? String(said) : title };
  });
  return success({ list: options, pagination });
}

/**
 * What is looked for, in fields that the form has; others are refused, for nobody would know why nothing is found, and so are
 * those that are kept from the reader: what is found, and in which order, would tell what stands there.
 */
export async function questionOf(
  db: Db,
  { hidden }: Pick<Readers, "hidden">,
  versionId: Id,
  { keyword = "", currentPage = 1, pageSize = RECORD_PAGES[0], ...body }: Asked,
): Promise<Result<RecordQuestion, Refusal>> {
  const page = { current: currentPage, size: pageSize };
  const conditions = body.queryJson ? readValues(body.queryJson) : success({});
  if (!conditions.ok) return conditions;
  const order = (body.sidx ?? "").split(",").filter((name) => name !== "");
  const sorts = order.map((name) => name.replace(/^-/, "")).filter((name) => name !== CHANGED);
  const grouped = body.groupField === undefined ? [] : [body.groupField];
  const names = [...sorts, ...grouped, ...Object.keys(conditions.value)];
  const hiddenOne = names.find((name) => hidden.includes(name));
  if (hiddenOne !== undefined)
    return failure({ code: NO_ACCESS, reason: "form.fieldNotYours", data: { field: hiddenOne } });
  if (names.length === 0) return success({ keyword, page, order, questions: [] });
  const version = await tableOf("formVersion").get(db, versionId);
  const ready = version && readyForm(version);
  const form = ready?.ok ? ready.value.form : undefined;
  const unknown = names.find((name) => !isOwnField(form, name));
  if (!form || unknown !== undefined)
    return failure(parameterError("form.fieldMissing", { field: unknown ?? "" }));
  const questions = searchQuestions(searchesIn(form, conditions.value));
  return success({ keyword, page, order, questions });
}

type Asked = Partial<
  Pick<
    ParsedBodyOf<typeof calls.listRecords>,
    "keyword" | "currentPage" | "pageSize" | "sidx" | "queryJson" | "groupField"
  >
>;

function isOwnField(form: Form | undefined, name: string): boolean {
  const field = form?.fields.get(name);
  return field !== undefined && field.table === undefined;
}

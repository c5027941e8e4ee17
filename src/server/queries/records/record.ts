import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/record.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { listTypeOf } from "#domain/form/list/list-type.ts";
import { recordShown } from "#domain/form/record/record-shown.ts";
import type { Id } from "#domain/id.ts";
import { recordGone } from "#domain/record/can-use-record.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { textsIn } from "../../local-text.ts";
import { findRecord } from "../../tables/lists/record-list.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { withNames } from "../export-names.ts";
import { questionOf } from "./record-question.ts";
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
  const { versionId } = form;
  const asked = await questionOf(db, { readers, versionId, now }, body);
  if (!asked.ok) return asked;
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

/** `OnlineDev/{modelId}/{id}/DataChange`: the same with the words for what it says, by the version that it was written with. */
export async function oneRecordShown(
  db: Db,
  { userId, language }: { readonly userId: Id; readonly language: string },
  body: ParsedBodyOf<typeof calls.getRecordShown>,
): Answer<"getRecordShown"> {
  const found = await oneRecord(db, userId, body);
  if (!found.ok) return found;
  const { id, versionId, values } = found.value;
  const version = await tableOf("formVersion").get(db, versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) return failure(recordGone);
  const { form, zone } = ready.value;
  const said = JSON.parse(values) as JsonObject;
  const say = textsIn(language);
  const words = { zone, on: say("form-fill:on"), off: say("form-fill:off") };
  const shown = await withNames(db, (names) => recordShown(form, said, { ...words, names }));
  return success({ id, data: JSON.stringify(shown) });
}

/** `FieldDataSelect`: a page of records to choose from. */
export async function selectRecords(
  db: Db,
  asker: Asker,
  { relationField = "", ...body }: ParsedBodyOf<typeof calls.selectRecords>,
): Answer<"selectRecords"> {
  const found = await listRecords(db, asker, { ...body, withoutSummary: true, withoutRule: true });
  if (!found.ok) return found;
  const { list, pagination } = found.value;
  const options = list.map(({ id, title, values }) => {
    const said = (JSON.parse(values) as JsonObject)[relationField];
    const isWord = typeof said === "string" || typeof said === "number";
    return { id, fullName: isWord && said !== "" ? String(said) : title };
  });
  return success({ list: options, pagination });
}

import { failure, type Result, success } from "#base/result.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { filteredRows, type FilterDue } from "#domain/data-interface/interface-rows.ts";
import { rowOfRecord } from "#domain/data-interface/row-of-record.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { Zone } from "#domain/form/calendar/zone.ts";
import type { Id } from "#domain/id.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { textsIn } from "../../local-text.ts";
import { spend } from "../../processor/bill.ts";
import { findRecords, pageOfRecords, type Readers } from "../../tables/lists/record-list.ts";
import { readersOf } from "../records/form-permissions.ts";
import type { Page } from "../../tables/lists/list-page.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { withNames } from "../export-names.ts";
import { findMatching } from "../records/record-query.ts";

/** Who asks, and in which language words that stand for values are told. */
export interface InterfaceAsker {
  readonly userId: Id;
  readonly language: string;
}

interface Asked {
  readonly filters: readonly FilterDue[];
  readonly keyword: string;
  readonly page: Page;
}

interface Source {
  readonly form: Form;
  readonly zone: Zone;
  readonly readers: Readers;
}

/** A page of the records that a query finds and the asker may read, those with fields hidden from them apart. */
export async function queriedPage(
  db: Db,
  asker: InterfaceAsker,
  query: DataInterface,
  { filters, keyword, page }: Asked,
): Promise<Result<{ readonly rows: JsonObject[]; readonly total: number }, Refusal>> {
  const source = await sourceOf(db, asker, query);
  if (!source) return failure(parameterError("form.gone"));
  const order = query.sidx.split(",").filter((name) => name !== "");
  const names = [
    ...order.map((name) => name.replace(/^-/, "")),
    ...filters.map(({ field }) => field),
  ];
  const unknown = names.find((name) => !isOwnField(source.form, name));
  if (unknown !== undefined)
    return failure(parameterError("form.fieldMissing", { field: unknown }));
  const { hidden } = source.readers;
  // What is kept from the asker must not be told by the order in which rows come.
  const seen = order.filter((name) => !hidden.includes(name.replace(/^-/, "")));
  const question = { keyword, page, order: seen, questions: [] };
  const matches = (values: JsonObject) => filteredRows([values], filters).length > 0;
  const found =
    filters.length === 0
      ? success(await pageOfRecords(db, source.readers, question))
      : await findMatching(db, source.readers, question, matches);
  if (!found.ok) return found;
  const { list, total } = found.value;
  return success({ rows: await rowsOf(db, asker, query, source, list), total });
}

/** Those of these records that a query may answer and the asker may read; its filters are not asked, for what was picked stays. */
export async function queriedRows(
  db: Db,
  asker: InterfaceAsker,
  query: DataInterface,
  ids: readonly Id[],
): Promise<JsonObject[]> {
  const source = await sourceOf(db, asker, query);
  if (!source) return [];
  const wanted = ids.filter((id) => Number.isSafeInteger(id) && id > 0);
  return rowsOf(db, asker, query, source, await findRecords(db, source.readers, wanted));
}

async function sourceOf(
  db: Db,
  { userId }: InterfaceAsker,
  { formId }: DataInterface,
): Promise<Source | undefined> {
  const form = await tableOf("form").get(db, formId);
  const version = form && (await tableOf("formVersion").get(db, form.versionId));
  const ready = version && readyForm(version);
  if (!form || !ready?.ok) return undefined;
  return { ...ready.value, readers: await readersOf(db, userId, form) };
}

function isOwnField({ fields }: Form, name: string): boolean {
  const field = fields.get(name);
  return field !== undefined && field.table === undefined;
}

async function rowsOf(
  db: Db,
  { language }: InterfaceAsker,
  { columns }: DataInterface,
  { form, zone }: Source,
  records: readonly FormRecord[],
): Promise<JsonObject[]> {
  const say = textsIn(language);
  const words = { zone, on: say("form-fill:on"), off: say("form-fill:off") };
  return withNames(db, (names) =>
    spend(() => records.map((record) => rowOfRecord(form, columns, record, { ...words, names }))),
  );
}

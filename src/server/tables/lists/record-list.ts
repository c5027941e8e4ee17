import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { isJsonList, type Json, type JsonObject } from "#domain/form/json/json.ts";
import type { Id } from "#domain/id.ts";
import { unitsOf } from "#domain/organisation/unit-members.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { administers } from "#domain/user/administrators.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import { offsetOf, type Page } from "./list-page.ts";

/** Whose records of a form somebody may read; the same as `mayReadRecord` of the domain, asked of the database. */
export interface Readers {
  readonly formId: Id;
  readonly userId: Id;
  /** All that there are. */
  readonly isAll: boolean;
  /** Those of these people, besides what concerns the reader. */
  readonly makers: readonly Id[];
}

/** What records are looked for. */
export interface RecordQuestion {
  /** Stands in the words by which the record is known, or in one of its values; "" = anything. */
  readonly keyword: string;
  readonly conditions: JsonObject;
  /** Names of fields, "-" in front of those that go down; three of them count. */
  readonly order: readonly string[];
  readonly page: Page;
}

/** Whose records of a form somebody may read. */
export async function readersOf(
  db: Db,
  userId: Id,
  { id: formId, readers }: Pick<CompanyForm, "id" | "readers">,
): Promise<Readers> {
  const isAll = readers === "all" || administers(await tableOf("user").get(db, userId));
  if (isAll || readers === "own") return { formId, userId, isAll, makers: [] };
  const departments = await tableOf("department").list(db, { companyId: COMPANY_ID });
  const makers = unitsOf(departments, userId).flatMap(({ members }) =>
    members.map((member) => member.userId),
  );
  return { formId, userId, isAll, makers: [...new Set(makers)] };
}

const READABLE = `r.form_id = $1 and ($3::boolean or r.create_user_id = any($4::bigint[])
  or ${mayReadSql("$2::bigint", "r.scope")})`;

function valuesOf({ formId, userId, isAll, makers }: Readers): unknown[] {
  return [formId, userId, isAll, makers];
}

/** One record, where the reader may read it. */
export async function findRecord(
  db: Db,
  readers: Readers,
  id: Id,
): Promise<FormRecord | undefined> {
  const [row] = await db.run<object>(`select r.* from records r where ${READABLE} and r.id = $5`, [
    ...valuesOf(readers),
    id,
  ]);
  return row && tableOf("record").decode(row);
}

/** How many fields a list is ordered by at most. */
const SORTS = [0, 1, 2];

/** Whether a record has what is looked for, each condition of a list of them ($5). */
const WANTED = `${READABLE}
  and not exists (
    select 1 from jsonb_to_recordset($5::jsonb) as c(field text, kind text, pattern text, wanted jsonb,
        "from" jsonb, "to" jsonb)
      cross join lateral (select r."values"::jsonb -> c.field as value) as said
    where coalesce(case c.kind
      when 'has' then said.value #>> '{}' ilike c.pattern
      when 'between' then (c."from" is null or said.value >= c."from") and (c."to" is null or said.value <= c."to")
      else said.value = c.wanted or said.value @> c.wanted end, false) = false)`;

/** Letters from which on a keyword is looked up; one alone is read through. */
const INDEXED = 2;

/** Where the keyword ($6) stands in the words of a record; an index knows its pieces. */
function foundSql(keyword: string): string {
  if (keyword === "") return "and $6::text is null";
  const pieces =
    Array.from(keyword).length < INDEXED ? "" : "text_grams(w.words) @> text_grams(lower($6)) and ";
  return `and r.id in (select w.record_id from record_words w where ${pieces}position(lower($6) in w.words) > 0)`;
}

/** Ordered by the fields of $7, of which those of $8 go down; what says nothing comes last, and then the newest. */
const ORDER = `${SORTS.map(orderSql).join(", ")}, r.create_time desc, r.id desc`;
const NEWEST = "r.create_time desc, r.id desc";

function orderSql(place: number): string {
  const [name, isDown] = [`($7::text[])[${place + 1}]`, `($8::boolean[])[${place + 1}]`];
  const value = `nullif(r."values"::jsonb -> ${name}, 'null'::jsonb)`;
  return `case when not ${isDown} then ${value} end asc nulls last, case when ${isDown} then ${value} end desc nulls last`;
}

/** A page of records with how many there are. Names and values are parameters, never part of the statement. */
export async function pageOfRecords(
  db: Db,
  readers: Readers,
  { keyword, conditions, order: wantedOrder, page }: RecordQuestion,
): Promise<{ list: FormRecord[]; total: number }> {
  const wanted = JSON.stringify(Object.entries(conditions).map(conditionOf));
  const words = keyword === "" ? null : keyword;
  const values = [...valuesOf(readers), wanted, words];
  const from = `from records r where ${WANTED} ${foundSql(keyword)}`;
  const sorts = wantedOrder.slice(0, SORTS.length);
  const names = sorts.map((name) => name.replace(/^-/, ""));
  const downs = sorts.map((name) => name.startsWith("-"));
  const [counted] = await db.run<{ total: number }>(
    `select count(*)::int as total ${from}`,
    values,
  );
  // An order of its own can be read off an index.
  const [order, limits] =
    names.length === 0 ? [NEWEST, "limit $7 offset $8"] : [ORDER, "limit $9 offset $10"];
  const sorted = names.length === 0 ? [] : [names, downs];
  const rows = await db.run<object>(`select r.* ${from} order by ${order} ${limits}`, [
    ...values,
    ...sorted,
    page.size,
    offsetOf(page),
  ]);
  return { list: rows.map((row) => tableOf("record").decode(row)), total: counted?.total ?? 0 };
}

/** A text stands in it; two values are from and to, null = open; any other value it is, or has among others. */
function conditionOf([field, value]: readonly [string, Json]): JsonObject {
  if (typeof value === "string") return { field, kind: "has", pattern: patternOf(value) };
  if (!isJsonList(value) || value.length !== 2) return { field, kind: "is", wanted: value };
  const [from, to] = value;
  return {
    field,
    kind: "between",
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

function patternOf(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

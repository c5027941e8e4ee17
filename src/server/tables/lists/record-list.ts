import {
  isReached,
  type Reach,
  reachOfPeople,
} from "#domain/company-form/permission/own-permission.ts";
import type { Question } from "#domain/form/conditions/condition.ts";
import type { Id } from "#domain/id.ts";
import { CHANGED } from "#domain/record/record-order.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { withoutHidden } from "#domain/record/without-hidden.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import { conditionsSaid, type RuleSaid } from "../sql/conditions-sql.ts";
import { searchSaid, SEARCHED } from "../sql/search-sql.ts";
import { hiddenByRecords } from "../narrowed/hidden-fields.ts";
import { offsetOf, type Page } from "./list-page.ts";

/** Whose records of a form somebody may read; the same as `mayReadRecord` of the domain, asked of the database. */
export interface Readers {
  readonly formId: Id;
  readonly userId: Id;
  /** Those that are to be read, besides what concerns the reader. */
  readonly reach: Reach;
  /** Fields that the form keeps from the reader, whoever filled them in. */
  readonly hidden: readonly string[];
}

/** What records are looked for. */
export interface RecordQuestion {
  /** Stands in the words by which the record is known, or in one of its values; "" = anything. */
  readonly keyword: string;
  /** What is asked of fields, all of it: with what they are compared are constants, by "like", "between", "in" or "==". */
  readonly questions: readonly Question[];
  /** What every record of the list has to meet besides. */
  readonly rule?: RuleSaid | undefined;
  /** Names of fields, "-" in front of those that go down; three of them count. */
  readonly order: readonly string[];
  readonly page: Page;
}

/** Where the conditions stand among the values of a statement by which records are read; undefined where there are none. */
type ConditionsAt = number | undefined;

/** Rows that say of which record they are: the records themselves, and their words. */
type RowOfRecord = "r" | "w";

/** Holds of the rows of which a reader may know; both records and their words say whose they are. */
function readableSql(row: RowOfRecord, conditionsAt: ConditionsAt): string {
  return `${row}.form_id = $1 and (${madeSql(row)} or ${mayReadSql("$2::bigint", `${row}.scope`)}
    ${metSql(row, conditionsAt)})`;
}

/** Whoever made it, it is read. */
function madeSql(row: RowOfRecord): string {
  return `$3::boolean or ${row}.create_user_id = any($4::bigint[])`;
}

/** Or one of the conditions holds of it. */
function metSql(row: RowOfRecord, conditionsAt: ConditionsAt): string {
  if (conditionsAt === undefined) return "";
  // A record is at hand: looked up once more, the whole form would be read twice.
  if (row === "r") return `or records_meet(r."values"::jsonb, $${conditionsAt}::jsonb)`;
  return `or exists (select 1 from records m where m.id = w.record_id
    and records_meet(m."values"::jsonb, $${conditionsAt}::jsonb))`;
}

/**
 * As `readableSql`, less records of which fields are kept from the reader: by what is found, they would tell what stands there. A
 * condition gives nothing of them: whom a step lets fill in a field could make it hold.
 */
function searchableSql(row: RowOfRecord, conditionsAt: ConditionsAt): string {
  const whole = `not exists (select 1 from record_users u where u.record_id = ${row === "r" ? "r.id" : "w.record_id"}
    and u.user_id = $2::bigint and u.hidden <> '[]')`;
  const letIn = mayReadSql("$2::bigint", `${row}.scope`);
  return `${row}.form_id = $1 and (${madeSql(row)} or (${whole} and (${letIn} ${metSql(row, conditionsAt)})))`;
}

function valuesOf({ formId, userId, reach: { makers } }: Readers): unknown[] {
  return [formId, userId, makers === "all", makers === "all" ? [] : [...makers]];
}

/** The conditions as the last value of a statement that has these before it. */
function withConditions(
  { reach: { conditions } }: Readers,
  values: readonly unknown[],
): { readonly conditionsAt: ConditionsAt; readonly all: readonly unknown[] } {
  if (conditions.length === 0) return { conditionsAt: undefined, all: values };
  return { conditionsAt: values.length + 1, all: [...values, conditionsSaid(conditions)] };
}

/** One record, where the reader may read it. */
export async function findRecord(
  db: Db,
  readers: Readers,
  id: Id,
): Promise<FormRecord | undefined> {
  const [record] = await findRecords(db, readers, [id]);
  return record;
}

/** Those of these records that the reader may read, the newest first. */
export async function findRecords(
  db: Db,
  readers: Readers,
  ids: readonly Id[],
): Promise<FormRecord[]> {
  const { conditionsAt, all } = withConditions(readers, [...valuesOf(readers), ids]);
  const rows = await db.run<object>(
    `select r.* from records r where ${readableSql("r", conditionsAt)} and r.id = any($5::bigint[])
     order by r.create_time desc, r.id desc`,
    [...all],
  );
  const records = rows.map((row) => tableOf("record").decode(row));
  // What the form lets somebody read by whoever made it is theirs but for what the form keeps.
  const { reach, userId } = readers;
  const kept = records.filter((record) => !isReached(reachOfPeople(reach), record));
  const hidden = await hiddenByRecords(
    db,
    kept.map((record) => record.id),
  );
  return records.map((record) => {
    const ofRecord = hidden.get(record.id)?.get(userId) ?? [];
    return withoutHidden(record, [...ofRecord, ...readers.hidden]);
  });
}

/** Bytes of the values of those of these records that the reader may read. */
export async function sizeOfRecords(db: Db, readers: Readers, ids: readonly Id[]): Promise<number> {
  const { conditionsAt, all } = withConditions(readers, [...valuesOf(readers), ids]);
  const rows = await db.run<{ size: number }>(
    `select coalesce(sum(octet_length(r."values")), 0)::float8 as size
     from records r where ${readableSql("r", conditionsAt)} and r.id = any($5::bigint[])`,
    [...all],
  );
  return rows[0]?.size ?? 0;
}

/** How many fields a list is ordered by at most. */
const SORTS = [0, 1, 2];

/** Letters from which on a keyword is looked up; one alone is read through. */
const INDEXED = 2;

/** Records in whose words the keyword ($6) stands: an index knows its pieces, and the records themselves are read only for conditions. */
function foundSql(
  keyword: string,
  { wanted, hides, conditionsAt }: Omit<Listing, "isOrdered">,
): string {
  const pieces =
    Array.from(keyword).length < INDEXED ? "" : "text_grams(w.words) @> text_grams(lower($6)) and ";
  const asked = `and exists (select 1 from records r where r.id = w.record_id and ${wanted})`;
  return `select w.record_id as id, w.create_time from record_words w where ${searchableSql("w", conditionsAt)}
    and ${pieces}position(lower($6) in w.words) > 0 ${wanted === "" ? "" : asked} ${hides}`;
}

/** The keyword stands in a field that the reader may read: words of the others lie in the same place. */
function seenSql(parameter: number): string {
  return `and exists (select 1 from records r, jsonb_each_text(r."values"::jsonb - $${parameter}::text[]) said
    where r.id = w.record_id and position(lower($6) in lower(said.value)) > 0)`;
}

/** Ordered by the fields of $9, of which those of $10 go down; what says nothing comes last, and then the newest. */
const ORDER = `${SORTS.map(orderSql).join(", ")}, r.create_time desc, r.id desc`;

function orderSql(place: number): string {
  const [name, isDown] = [`($9::text[])[${place + 1}]`, `($10::boolean[])[${place + 1}]`];
  const value = `case ${name} when '${CHANGED}' then to_jsonb(r.update_time)
    else nullif(r."values"::jsonb -> ${name}, 'null'::jsonb) end`;
  return `case when not ${isDown} then ${value} end asc nulls last, case when ${isDown} then ${value} end desc nulls last`;
}

/** What a list is asked for besides its words. */
interface Listing {
  /** SQL of what is asked of the records `r`; "" = nothing. */
  readonly wanted: string;
  /** It takes long to ask, so that it is asked of each record once. */
  readonly isDear: boolean;
  readonly isOrdered: boolean;
  /** SQL that leaves out what was found in fields that are kept from the reader. */
  readonly hides: string;
  readonly conditionsAt: ConditionsAt;
}

/** What is listed: all that there is to find ($1 to $6), counted, and a page of it, $7 rows from $8 on. */
function listSql(keyword: string, listing: Listing): string {
  const { wanted, isDear, isOrdered, conditionsAt } = listing;
  const isSearched = keyword !== "";
  const all = `select r.id, r.create_time from records r where ${searchableSql("r", conditionsAt)} and $6::text is null
    ${wanted === "" ? "" : `and ${wanted}`}`;
  // What is searched, or read by a condition, is found once, counted and cut; otherwise an index already has the order.
  const isFoundOnce = isSearched || isDear || conditionsAt !== undefined;
  const [found, rows] = isFoundOnce
    ? [`with found as materialized (${isSearched ? foundSql(keyword, listing) : all})`, "found"]
    : ["", `(${all}) found`];
  const newest = `select r.* from (select id, create_time from ${rows}
      order by create_time desc, id desc limit $7 offset $8) cut
    join records r on r.id = cut.id order by cut.create_time desc, cut.id desc`;
  const ordered = `select r.* from records r where r.id in (select id from ${rows}) order by ${ORDER} limit $7 offset $8`;
  return `${found} select counted.total, page.* from (select count(*)::int as total from ${rows}) counted
    left join lateral (${isOrdered ? ordered : newest}) page on $5::jsonb is not null`;
}

/** A page of records with how many there are. */
export async function pageOfRecords(
  db: Db,
  readers: Readers,
  question: RecordQuestion,
): Promise<{ list: FormRecord[]; total: number }> {
  const { sql, values } = listed(readers, question);
  const rows = await db.run<{ total: number; id: number | null }>(sql, values);
  const list = rows.flatMap((row) =>
    row.id === null ? [] : [withoutHidden(tableOf("record").decode(row), readers.hidden)],
  );
  return { list, total: rows[0]?.total ?? 0 };
}

/** Bytes of the values of a page of records, of which none is read. */
export async function sizeOfPage(
  db: Db,
  readers: Readers,
  question: RecordQuestion,
): Promise<number> {
  const { sql, values } = listed(readers, question);
  const rows = await db.run<{ size: number }>(
    `select coalesce(sum(octet_length(listed."values")), 0)::float8 as size from (${sql}) listed`,
    values,
  );
  return rows[0]?.size ?? 0;
}

/** The statement of a page. Names and values are parameters, never part of it. */
export function listed(
  readers: Readers,
  { keyword, questions, rule, order, page }: RecordQuestion,
): { readonly sql: string; readonly values: readonly unknown[] } {
  const searches = questions.map(searchSaid);
  const sorts = order.slice(0, SORTS.length);
  const names = sorts.map((name) => name.replace(/^-/, ""));
  const downs = sorts.map((name) => name.startsWith("-"));
  const ordering = sorts.length > 0 ? [names, downs] : [];
  const { hidden } = readers;
  const isGuarded = keyword !== "" && hidden.length > 0;
  const before = [
    ...valuesOf(readers),
    JSON.stringify(searches),
    keyword === "" ? null : keyword,
    page.size,
    offsetOf(page),
    ...ordering,
    // Of a sub-table with such a column nothing is found, because its rows are looked through as a whole.
    ...(isGuarded ? [hidden.map((path) => path.split(".")[0])] : []),
  ];
  const ruled = rule ? [rule.nothing, rule.conditions] : [];
  const { conditionsAt, all } = withConditions(readers, [...before, ...ruled]);
  const wanted = [
    ...(searches.length > 0 ? [SEARCHED] : []),
    ...(rule ? [ruleSql(before.length + 1)] : []),
  ];
  const sql = listSql(keyword, {
    wanted: wanted.join(" and "),
    isDear: rule !== undefined,
    isOrdered: sorts.length > 0,
    hides: isGuarded ? seenSql(9 + ordering.length) : "",
    conditionsAt,
  });
  return { sql, values: all };
}

/** The record meets the rule of the list; of what it does not say it says nothing. */
function ruleSql(at: number): string {
  return `records_meet($${at}::jsonb || r."values"::jsonb, $${at + 1}::jsonb)`;
}

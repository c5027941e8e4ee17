import type { Json } from "#domain/form/json/json.ts";
import type { ListSums } from "#domain/form/list/list-sums.ts";
import type { Db } from "../sql/db.ts";
import { listed, type Readers, type RecordQuestion } from "./record-list.ts";

/** How many records say the same in a field: the JSON of what they say. */
export interface RecordGroup {
  readonly value: string;
  readonly count: number;
}

/** More records than any form has. */
const ALL = { current: 1, size: 2_147_483_647 };

/** The sums of some fields over all that is found, whatever the page; what is no number counts nothing. */
export async function sumsOfRecords(
  db: Db,
  readers: Readers,
  question: RecordQuestion,
  paths: readonly string[],
): Promise<ListSums> {
  if (paths.length === 0) return {};
  const { sql, values } = listed(readers, { ...question, order: [], page: ALL });
  const rows = await db.run<{ path: string; sum: string | null }>(
    `select f.path, sum(case when jsonb_typeof(said.value) = 'number' then (said.value #>> '{}')::numeric end)::text as sum
     from (select listed."values"::jsonb as of_fields from (${sql}) listed offset 0) record
       cross join unnest($${values.length + 1}::text[]) f(path)
       cross join lateral (select record.of_fields -> f.path as value) said
     group by f.path`,
    [...values, paths],
  );
  const sums = new Map(rows.map(({ path, sum }) => [path, Number(sum ?? 0)]));
  return Object.fromEntries(paths.map((path) => [path, sums.get(path) ?? 0]));
}

/** Of all that is found, how many say the same in a field as each of these values, which are JSON; null = they say nothing. */
export async function groupsOfRecords(
  db: Db,
  readers: Readers,
  question: RecordQuestion,
  { path, said }: { readonly path: string; readonly said: readonly Json[] },
): Promise<readonly RecordGroup[]> {
  if (said.length === 0) return [];
  const { sql, values } = listed(readers, { ...question, order: [], page: ALL });
  const [pathAt, saidAt] = [values.length + 1, values.length + 2];
  return db.run<RecordGroup>(
    `select record.said::text as value, count(*)::int as count
     from (select coalesce(listed."values"::jsonb -> $${pathAt}, 'null'::jsonb) as said from (${sql}) listed) record
     where record.said in (select value from jsonb_array_elements($${saidAt}::jsonb))
     group by record.said`,
    [...values, path, JSON.stringify(said)],
  );
}

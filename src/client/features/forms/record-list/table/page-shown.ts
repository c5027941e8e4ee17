import type { SeenPageRow } from "#client/data/database/seen-page-row.ts";
import type { UnsentRecords } from "#client/data/queries/records.ts";
import { type ListSums, Sums } from "#domain/form/list/list-sums.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

import { valuesOf } from "./record-table.ts";

/** What lies on the device of a form, and what of it the server does not know. */
export interface RecordsHere {
  /** The newest first. */
  readonly records: readonly FormRecord[];
  readonly unsent: UnsentRecords;
}

/** A page with how many records there are beside it. */
export interface PageShown {
  readonly rows: readonly FormRecord[];
  readonly total: number;
  /** As the server summed up, with what was done here to the page since. */
  readonly sums: ListSums;
}

/**
 * A page as the server gave it, with what was done here since: what is new stands above the first one, what was changed is as
 * it is here, what was deleted is not shown.
 */
export function pageShown(
  { rows, total, seenAt, sums }: Pick<SeenPageRow, "rows" | "total" | "seenAt" | "sums">,
  { records, unsent }: RecordsHere,
  { isFirst, isWanted }: { isFirst: boolean; isWanted: (record: FormRecord) => boolean },
): PageShown {
  const here = new Map(records.map((record) => [record.id, record]));
  const listed = new Set(rows.map(({ id }) => id));
  const [added, removed] = [new Set(unsent.added), new Set(unsent.removed)];
  const fresh = records.filter(
    (record) =>
      !listed.has(record.id) &&
      (added.has(record.id) || record.createTime > seenAt) &&
      isWanted(record),
  );
  const standing = rows.filter(({ id }) => !removed.has(id));
  const newest = standing.map((row) => {
    const own = here.get(row.id);
    return own && own.updateTime >= row.updateTime ? own : row;
  });
  const shown = [...fresh, ...newest];
  return {
    rows: isFirst ? shown : newest,
    total: total + fresh.length - (rows.length - standing.length),
    sums: sums ? sumsWith(sums, rows, shown) : {},
  };
}

/** The sums when some records are as they are shown, and no more as the server has them. */
function sumsWith(
  sums: ListSums,
  before: readonly FormRecord[],
  shown: readonly FormRecord[],
): ListSums {
  const counted = new Sums(Object.keys(sums), sums);
  const [had, has] = [new Set(before), new Set(shown)];
  for (const record of before) if (!has.has(record)) counted.takeOut(valuesOf(record));
  for (const record of shown) if (!had.has(record)) counted.add(valuesOf(record));
  return counted.total();
}

import type { GroupCounts } from "./group-counts.ts";
import type { ListedRecord } from "./record-table.ts";

/** Records that say the same in the field by which a list is grouped. */
export interface RowGroup {
  /** What they say; "" = nothing. */
  readonly label: string;
  readonly rows: readonly ListedRecord[];
  /** How many there are of them, on whatever pages. */
  readonly count: number;
}

/** Records in their groups, each where its first record stands. */
export function groupRows(
  rows: readonly ListedRecord[],
  path: string,
  counts?: GroupCounts,
): readonly RowGroup[] {
  const groups = new Map<string, ListedRecord[]>();
  for (const row of rows) {
    const label = row.texts.get(path) ?? "";
    const group = groups.get(label);
    if (group) group.push(row);
    else groups.set(label, [row]);
  }
  return [...groups].map(([label, all]) => ({
    label,
    rows: all,
    count: counts?.get(label) ?? all.length,
  }));
}

/** As they are, but group by group: in the order of what they say, or the other way round, those that say nothing last. */
export function inGroups(
  rows: readonly ListedRecord[],
  path: string,
  { descending = false }: { readonly descending?: boolean } = {},
): readonly ListedRecord[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const groups = groupRows(rows, path).toSorted((one, other) => {
    const isLast = Number(one.label === "") - Number(other.label === "");
    return isLast || (descending ? -1 : 1) * compare(one.label, other.label);
  });
  return groups.flatMap((group) => group.rows);
}

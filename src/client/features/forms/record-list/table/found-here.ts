import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { type ListSums, summedFields, Sums } from "#domain/form/list/list-sums.ts";
import type { SettledView } from "../query/settled-view.ts";
import { countGroups, type GroupCounts } from "./group-counts.ts";
import { inGroups } from "./group-rows.ts";
import type { Listing } from "./listing.ts";
import { rowsOfPage } from "./paging.tsx";
import { type ListedRecord, shownRecords } from "./record-table.ts";

interface FoundHere {
  readonly rows: readonly ListedRecord[];
  readonly total: number;
  readonly sums: ListSums;
  readonly groupCounts: GroupCounts | undefined;
}

/** A page of what lies on the device, of records that are what is asked for. */
export function foundHere(
  asked: readonly ListedRecord[],
  { ready, own }: Pick<OpenRecord, "ready" | "own">,
  { words, orders, size, at }: Pick<SettledView, "words" | "orders" | "size" | "at">,
  { grouping }: Pick<Listing, "grouping">,
): FoundHere {
  const ordered = shownRecords(asked, words, orders);
  const [first] = orders;
  const descending = first !== undefined && first.descending && first.path === grouping?.path;
  const found = grouping ? inGroups(ordered, grouping.path, { descending }) : ordered;
  const sums = new Sums(summedFields(ready.form, own));
  for (const { values } of found) sums.add(values);
  return {
    rows: rowsOfPage(found, { size, at }),
    total: found.length,
    sums: sums.total(),
    groupCounts: grouping && countGroups(found, grouping.path),
  };
}

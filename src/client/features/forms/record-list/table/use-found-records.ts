import { useCallback, useMemo } from "react";
import type { UnsentRecords } from "#client/data/queries/records.ts";
import { useData } from "#client/live/data-context.ts";
import { type RecordPage, useRecordPage } from "#client/live/forms/use-record-page.ts";
import { useRecords, useUnsentRecords } from "#client/live/forms/use-records.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { type ListSums, summedFields, Sums } from "#domain/form/list/list-sums.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { type ListColumns, useListColumns } from "../columns/use-list-columns.ts";
import { queryFilter } from "../query/query-filter.ts";
import { settledView } from "../query/settled-view.ts";
import type { RecordView } from "../record-view.ts";
import { pageShown } from "./page-shown.ts";
import { rowsOfPage } from "./paging.tsx";
import { RECORD_PAGES } from "#domain/limits.ts";
import { groupPiece, listTypeOf } from "#domain/form/list/list-type.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { countGroups, countsOfPage, type GroupCounts } from "./group-counts.ts";
import { inGroups } from "./group-rows.ts";
import { listColumns } from "#domain/form/list/list-columns.ts";
import { listedRecord, type ListedRecord, recordsWith, shownRecords } from "./record-table.ts";

interface FoundRecords {
  readonly columns: ListColumns;
  /** The path of the field by which records stand in groups. */
  readonly groupBy: string | undefined;
  /** How many records are in each of them on all pages, where that is known. */
  readonly groupCounts?: GroupCounts | undefined;
  /** How many stand on a page. */
  readonly size: number;
  readonly rows: readonly ListedRecord[];
  readonly total: number;
  /** The sums below the list, of all that is found. */
  readonly sums: ListSums;
  /** Those of which the server does not know yet as they are here. */
  readonly unsent: ReadonlySet<number>;
  readonly asked: RecordPage;
}

const LARGEST_PAGE = RECORD_PAGES[RECORD_PAGES.length - 1] ?? RECORD_PAGES[0];

/** The field by which the records of a form are listed in groups, where they are. */
function groupedBy({ form, ready, own }: OpenRecord): FormPiece | undefined {
  return listTypeOf(ready.form, form.listType) === 3 ? groupPiece(ready.form, own) : undefined;
}

const NO_RECORDS: readonly FormRecord[] = [];
const NOTHING: UnsentRecords = { added: [], changed: [], removed: [] };

/** A page of a form's records: what the server says or said, and until it has said anything what lies on the device. */
export function useFoundRecords(
  open: OpenRecord,
  { words: texts }: FormSurroundings,
  view: RecordView,
): FoundRecords | "loading" {
  const { form, ready, own } = open;
  const { userId, now } = useData();
  const { words, order, query, at } = view;
  const grouping = useMemo(() => groupedBy(open), [open]);
  const groupBy = grouping?.path;
  // Groups are not parted by pages as long as there is room for them.
  const size = groupBy === undefined ? view.size : LARGEST_PAGE;
  const { find } = useMemo(() => settledView({ ready, own }, view), [ready, own, view]);
  const local = useRecords(form.id);
  const waiting = useUnsentRecords();
  const isRead = local.state === "ready" && waiting.state === "ready";
  const records = local.state === "ready" ? local.value : NO_RECORDS;
  const unsent = waiting.state === "ready" ? waiting.value : NOTHING;
  // What arrived here or left for the server may stand in the page; what only waits does not.
  const newest = records[0]?.updateTime ?? 0;
  const changed = `${records.length} ${newest} ${JSON.stringify(unsent)}`;
  const inFields = find !== "" && { find };
  const wanted = {
    formId: form.id,
    words: words.trim(),
    order,
    query,
    ...inFields,
    ...(groupBy !== undefined && { groupBy }),
    size,
    at,
  };
  const asked = useRecordPage(wanted, form, changed);
  const columns = useListColumns(open);
  const { page } = asked;
  const pieces = useMemo(() => {
    // What is hidden is still looked through for words, as on the server.
    const shown = columns === "loading" ? [] : columns.shown.flatMap(({ piece }) => piece ?? []);
    return [...new Set([...shown, ...listColumns(ready.form, own)].concat(grouping ?? []))];
  }, [columns, ready, own, grouping]);
  const listed = useCallback(
    (record: FormRecord) => listedRecord(record, pieces, texts),
    [pieces, texts],
  );
  // Taken apart once, and not with each letter that is looked for.
  const lying = page === undefined ? records : NO_RECORDS;
  const all = useMemo(() => lying.map(listed), [lying, listed]);
  const shown = useMemo(() => {
    const isAsked = queryFilter(ready, { query, find }, { userId, now: now() });
    if (page === "loading") return undefined;
    if (page === undefined) {
      const ordered = shownRecords(all.filter(isAsked), words, order);
      const found =
        groupBy === undefined
          ? ordered
          : inGroups(ordered, groupBy, { descending: order.descending && order.path === groupBy });
      const sums = new Sums(summedFields(ready.form, own));
      for (const { values } of found) sums.add(values);
      const groupCounts = groupBy === undefined ? undefined : countGroups(found, groupBy);
      const rows = rowsOfPage(found, { size, at });
      return { rows, groupCounts, total: found.length, sums: sums.total() };
    }
    const isWanted = (record: FormRecord) =>
      recordsWith([listed(record)], words).some((each) => isAsked(each));
    const merged = pageShown(page, { records, unsent }, { isFirst: at === 1, isWanted });
    const rows = merged.rows.map(listed);
    const counted = grouping && {
      piece: grouping,
      words: texts,
      before: page.rows.map(listed),
      shown: rows,
    };
    return { ...merged, rows, groupCounts: counted && countsOfPage(page, counted) };
  }, [
    page,
    all,
    records,
    unsent,
    listed,
    words,
    order,
    query,
    find,
    grouping,
    groupBy,
    texts,
    size,
    at,
    ready,
    own,
    userId,
    now,
  ]);
  const ids = useMemo(() => new Set([...unsent.added, ...unsent.changed]), [unsent]);
  if (!isRead || !shown || columns === "loading") return "loading";
  return { columns, groupBy, size, ...shown, unsent: ids, asked };
}

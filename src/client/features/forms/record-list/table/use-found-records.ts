import { useCallback, useMemo } from "react";
import type { UnsentRecords } from "#client/data/queries/records.ts";
import { useData } from "#client/live/data-context.ts";
import { type RecordPage, useRecordPage } from "#client/live/forms/use-record-page.ts";
import { useRecords, useUnsentRecords } from "#client/live/forms/use-records.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { listColumns } from "#domain/form/list/list-columns.ts";
import { listRule } from "#domain/form/list/list-rule.ts";
import type { ListSums } from "#domain/form/list/list-sums.ts";
import { RECORD_PAGES } from "#domain/limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { type ListColumns, useListColumns } from "../columns/use-list-columns.ts";
import { queryFilter } from "../query/query-filter.ts";
import { settledView, type SettledView } from "../query/settled-view.ts";
import type { RecordView } from "../record-view.ts";
import { foundHere } from "./found-here.ts";
import { countsOfPage, type GroupCounts } from "./group-counts.ts";
import { type Listing, listingOf } from "./listing.ts";
import { pageShown } from "./page-shown.ts";
import { listedRecord, type ListedRecord, recordsWith } from "./record-table.ts";

interface FoundRecords {
  readonly columns: ListColumns;
  readonly listing: Listing;
  /** What is really asked for, and how many stand on a page. */
  readonly settled: SettledView;
  /** How many records are in each group on all pages, where that is known. */
  readonly groupCounts?: GroupCounts | undefined;
  readonly rows: readonly ListedRecord[];
  readonly total: number;
  /** The sums below the list, of all that is found. */
  readonly sums: ListSums;
  /** Those of which the server does not know yet as they are here. */
  readonly unsent: ReadonlySet<number>;
  readonly asked: RecordPage;
}

const LARGEST_PAGE = RECORD_PAGES[RECORD_PAGES.length - 1] ?? RECORD_PAGES[0];
const NO_RECORDS: readonly FormRecord[] = [];
const NOTHING: UnsentRecords = { added: [], changed: [], removed: [] };

/** A page of a form's records: what the server says or said, and until it has said anything what lies on the device. */
export function useFoundRecords(
  open: OpenRecord,
  { words: texts }: FormSurroundings,
  view: RecordView,
): FoundRecords | "loading" {
  const { form, versionId, ready, own } = open;
  const { userId, now } = useData();
  const listing = useMemo(() => listingOf(open), [open]);
  const { grouping, isWhole } = listing;
  const settled = useMemo(() => {
    const wanted = settledView({ ready, own }, view);
    return isWhole ? { ...wanted, size: LARGEST_PAGE } : wanted;
  }, [ready, own, view, isWhole]);
  const local = useRecords(form.id);
  const waiting = useUnsentRecords();
  const isRead = local.state === "ready" && waiting.state === "ready";
  const records = local.state === "ready" ? local.value : NO_RECORDS;
  const unsent = waiting.state === "ready" ? waiting.value : NOTHING;
  // What arrived here or left for the server may stand in the page; what only waits does not.
  const newest = records[0]?.updateTime ?? 0;
  const changed = `${records.length} ${newest} ${JSON.stringify(unsent)}`;
  const { words, orders, query, find, size, at } = settled;
  const wanted = {
    formId: form.id,
    words: words.trim(),
    orders,
    query,
    ...(find !== "" && { find }),
    ...(grouping && { groupBy: grouping.path }),
    size,
    at,
  };
  const isNarrowed = useMemo(() => listRule(ready.form, own) !== undefined, [ready, own]);
  const asked = useRecordPage(wanted, { readers: form.readers, versionId, isNarrowed }, changed);
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
    const isAsked = queryFilter({ ready, own }, settled, { userId, now: now() });
    if (page === "loading") return undefined;
    if (page === undefined) return foundHere(all.filter(isAsked), { ready, own }, settled, listing);
    const isWanted = (record: FormRecord) =>
      recordsWith([listed(record)], settled.words).some((each) => isAsked(each));
    const isFirst = settled.at === 1;
    const merged = pageShown(page, { records, unsent }, { isFirst, isWanted });
    const rows = merged.rows.map(listed);
    const { grouping: piece } = listing;
    const before = piece ? page.rows.map(listed) : [];
    const groupCounts = piece && countsOfPage(page, { piece, words: texts, before, shown: rows });
    return { ...merged, rows, groupCounts };
  }, [page, all, records, unsent, listed, settled, listing, texts, ready, own, userId, now]);
  const ids = useMemo(() => new Set([...unsent.added, ...unsent.changed]), [unsent]);
  if (!isRead || !shown || columns === "loading") return "loading";
  return { columns, listing, settled, ...shown, unsent: ids, asked };
}

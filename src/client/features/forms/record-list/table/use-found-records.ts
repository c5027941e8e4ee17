import { useCallback, useMemo } from "react";
import type { UnsentRecords } from "#client/data/queries/records.ts";
import { useData } from "#client/live/data-context.ts";
import { type RecordPage, useRecordPage } from "#client/live/forms/use-record-page.ts";
import { useRecords, useUnsentRecords } from "#client/live/forms/use-records.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { queryFilter } from "../query/query-filter.ts";
import type { RecordView } from "../record-view.ts";
import { pageShown } from "./page-shown.ts";
import { rowsOfPage } from "./paging.tsx";
import {
  listColumns,
  listedRecord,
  type ListedRecord,
  recordsWith,
  shownRecords,
} from "./record-table.ts";

interface FoundRecords {
  readonly columns: readonly FormPiece[];
  readonly rows: readonly ListedRecord[];
  readonly total: number;
  /** Those of which the server does not know yet as they are here. */
  readonly unsent: ReadonlySet<number>;
  readonly asked: RecordPage;
}

const NO_RECORDS: readonly FormRecord[] = [];
const NOTHING: UnsentRecords = { added: [], changed: [], removed: [] };

/** A page of a form's records: what the server says or said, and until it has said anything what lies on the device. */
export function useFoundRecords(
  { form, ready, own }: OpenRecord,
  { words: texts }: FormSurroundings,
  { words, order, query, size, at }: RecordView,
): FoundRecords | "loading" {
  const { userId, now } = useData();
  const local = useRecords(form.id);
  const waiting = useUnsentRecords();
  const isRead = local.state === "ready" && waiting.state === "ready";
  const records = local.state === "ready" ? local.value : NO_RECORDS;
  const unsent = waiting.state === "ready" ? waiting.value : NOTHING;
  // What arrived here or left for the server may stand in the page; what only waits does not.
  const newest = records[0]?.updateTime ?? 0;
  const changed = `${records.length} ${newest} ${JSON.stringify(unsent)}`;
  const wanted = { formId: form.id, words: words.trim(), order, query, size, at };
  const asked = useRecordPage(wanted, form, changed);
  const columns = useMemo(() => listColumns(ready.form, own), [ready, own]);
  const { page } = asked;
  const listed = useCallback(
    (record: FormRecord) => listedRecord(record, columns, texts),
    [columns, texts],
  );
  // Taken apart once, and not with each letter that is looked for.
  const lying = page === undefined ? records : NO_RECORDS;
  const all = useMemo(() => lying.map(listed), [lying, listed]);
  const shown = useMemo(() => {
    const isAsked = queryFilter(ready, query, { userId, now: now() });
    if (page === "loading") return undefined;
    if (page === undefined) {
      const found = shownRecords(all.filter(isAsked), words, order);
      return { rows: rowsOfPage(found, { size, at }), total: found.length };
    }
    const isWanted = (record: FormRecord) =>
      recordsWith([listed(record)], words).some((each) => isAsked(each));
    const merged = pageShown(page, { records, unsent }, { isFirst: at === 1, isWanted });
    return { ...merged, rows: merged.rows.map(listed) };
  }, [page, all, records, unsent, listed, words, order, query, size, at, ready, userId, now]);
  const ids = useMemo(() => new Set([...unsent.added, ...unsent.changed]), [unsent]);
  if (!isRead || !shown) return "loading";
  return { columns, ...shown, unsent: ids, asked };
}

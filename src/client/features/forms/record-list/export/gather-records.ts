import { askRecords, type RecordsAsked } from "#client/data/calls/ask-records.ts";
import type { CallFailure } from "#client/data/calls/failure.ts";
import type { Caller } from "#client/data/calls/http.ts";
import { RECORD_PAGES } from "#domain/limits.ts";
import { RECORDS_EXPORTED_MAX } from "#domain/record/record-limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

/** What is to be gathered. */
export interface Gathering {
  readonly call: Caller;
  readonly asked: Pick<
    RecordsAsked,
    "formId" | "words" | "orders" | "query" | "find" | "withoutRule"
  >;
  readonly signal: AbortSignal;
  /** How many are here, of how many. */
  readonly onProgress: (count: number, total: number) => void;
}

/** Records that were gathered, or why they could not all be. */
export type Gathered =
  | { readonly ok: true; readonly records: readonly FormRecord[]; readonly total: number }
  | { readonly ok: false; readonly failure: CallFailure };

const LARGEST = RECORD_PAGES[RECORD_PAGES.length - 1] ?? RECORD_PAGES[0];

/** All records that are looked for, from the server, page after page, each once whatever comes in between. */
export async function gatherRecords({
  call,
  asked,
  signal,
  onProgress,
}: Gathering): Promise<Gathered> {
  const records = new Map<number, FormRecord>();
  for (let at = 1; ; at += 1) {
    const page = await askRecords(call, { ...asked, size: LARGEST, at, withoutSums: true });
    if (!page.ok) return page;
    const { rows, total } = page.value;
    for (const row of rows) records.set(row.id, row);
    const wanted = Math.min(total, RECORDS_EXPORTED_MAX);
    onProgress(Math.min(records.size, wanted), wanted);
    if (signal.aborted || rows.length < LARGEST || at * LARGEST >= wanted)
      return { ok: true, records: [...records.values()].slice(0, RECORDS_EXPORTED_MAX), total };
  }
}

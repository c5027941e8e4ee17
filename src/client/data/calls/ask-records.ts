import type { ReplyOf } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { getRecord, listRecords, removeRecords } from "#contract/calls/record.ts";
import type { ListSums } from "#domain/form/list/list-sums.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { RECORD_PAGES, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { type RecordOrder, writeOrders } from "#domain/record/record-order.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { Caller, CallResult } from "./http.ts";

/** A page of a form's records, as a person asks for it. */
export interface RecordsAsked {
  readonly formId: number;
  readonly words: string;
  /** The first of them first; none = the newest first. */
  readonly orders: readonly RecordOrder[];
  /** JSON of a super query, "" = none. */
  readonly query: string;
  /** The field by which they stand in groups, by which they are ordered first; none where left out. */
  readonly groupBy?: string;
  /** JSON of what is searched for in single fields; nothing where left out. */
  readonly find?: string;
  readonly size: number;
  /** Counted from 1. */
  readonly at: number;
  /** Only the records are wanted: no sums of all that is found. */
  readonly withoutSums?: boolean;
  /** Also those that the form keeps from its list, to choose from them. */
  readonly withoutRule?: boolean;
}

/** How many records say the same in the field by which they are grouped. */
export interface CountedGroup {
  /** JSON of what they say, "null" = nothing. */
  readonly value: string;
  readonly count: number;
}

/** A page of them. */
interface RecordsFound {
  readonly rows: readonly FormRecord[];
  readonly total: number;
  /** Of all that is found, where the form has some below its list. */
  readonly sums?: ListSums;
  /** How many of all that is found are in each group of which a record stands on the page, by the JSON of what it says. */
  readonly groups?: readonly CountedGroup[];
}

/** Asks the server for records that need not lie on this device. */
export async function askRecords(
  call: Caller,
  {
    formId,
    words,
    orders,
    query,
    groupBy = "",
    find,
    size,
    at,
    withoutSums = false,
    withoutRule = false,
  }: RecordsAsked,
): Promise<CallResult<RecordsFound>> {
  // Sorted by what it is grouped by, the groups stand in that order.
  const isByGroup = groupBy !== "" && orders[0]?.path === groupBy;
  const grouping = groupBy === "" || isByGroup ? [] : [{ path: groupBy, descending: false }];
  const sidx = writeOrders([...grouping, ...orders]);
  const result = await call(listRecords, {
    modelId: formId,
    currentPage: at,
    pageSize: RECORD_PAGES.find((each) => each === size) ?? RECORD_PAGES[0],
    ...(words !== "" && { keyword: words.slice(0, SEARCH_KEY_MAX).toWellFormed() }),
    sidx,
    ...(query !== "" && { superQueryJson: query }),
    ...(find !== undefined && { queryJson: find }),
    ...(groupBy !== "" && { groupField: groupBy }),
    ...(withoutRule && { withoutRule }),
    ...(withoutSums && { withoutSummary: true }),
  });
  if (!result.ok) return result;
  const { list, pagination, summary, groups } = result.value;
  const { total } = pagination;
  const value = {
    rows: list,
    total,
    ...(summary && { sums: summary }),
    ...(groups && { groups }),
  };
  return { ok: true, value };
}

export async function askRecord(
  call: Caller,
  formId: number,
  id: number,
): Promise<CallResult<FormRecord>> {
  const result = await call(getRecord, { modelId: formId, id });
  if (!result.ok) return result;
  const { data: _data, ...record } = result.value;
  return { ok: true, value: record };
}

/** Changes a record on the server at once; the same brought twice changes it once. */
export async function editRecordThere(
  call: Caller,
  args: ArgumentsOf<"record.edit">,
): Promise<CallResult<FormRecord>> {
  return call(callOf("record.edit"), args);
}

/** Deletes a record on the server at once; answers why not, where it could not go. */
export async function removeRecordThere(
  call: Caller,
  modelId: number,
  id: number,
): Promise<CallResult<string | undefined>> {
  const result = await call(removeRecords, { modelId, ids: [id] });
  return result.ok ? { ok: true, value: result.value.kept[0]?.reason } : result;
}

/** Deletes records on the server at once; answers which of them went, and why others did not. */
export async function removeRecordsThere(
  call: Caller,
  modelId: number,
  ids: readonly number[],
): Promise<CallResult<ReplyOf<typeof removeRecords>>> {
  return call(removeRecords, { modelId, ids: [...ids] });
}

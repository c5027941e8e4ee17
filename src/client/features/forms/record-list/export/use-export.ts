import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallFailure } from "#client/data/calls/failure.ts";
import { readRecords } from "#client/data/queries/forms.ts";
import { readUnsentRecords } from "#client/data/queries/records.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { saveSheet } from "#client/parts/sheet/save-sheet.ts";
import { visitorsColumn } from "#domain/form-link/visitors-of-records.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { listColumns } from "#domain/form/list/list-columns.ts";
import { sheetOfRecords } from "#domain/form/sheet/sheet-of-records.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { RecordView } from "../record-view.ts";
import { queryFilter } from "../query/query-filter.ts";
import { pageShown } from "../table/page-shown.ts";
import { settledView } from "../query/settled-view.ts";
import { listedRecord, recordsWith, shownRecords } from "../table/record-table.ts";
import { gatherRecords } from "./gather-records.ts";

/** What is exported, and how far that has come. */
export interface ExportState {
  /** Undefined while nothing is under way. */
  readonly progress: { readonly count: number; readonly total: number } | undefined;
  readonly problem: string;
}

interface ToExport {
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
  readonly view: RecordView;
}

/** Writes records into a workbook that the person keeps: all that are found on the server, or those on this device. */
export function useExport({ open, surroundings, view }: ToExport) {
  const { database, call, now, userId } = useData();
  const { t } = useTranslation("records");
  const failureText = useFailureText();
  const [state, setState] = useState<ExportState>({ progress: undefined, problem: "" });
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const { form, ready, own } = open;

  const fromHere = async (): Promise<readonly FormRecord[]> => {
    const here = await readRecords(database, form.id);
    const columns = listColumns(ready.form, own);
    const isAsked = queryFilter(open, settledView(open, view), { userId, now: now() });
    const listed = here
      .map((record) => listedRecord(record, columns, surroundings.words))
      .filter(isAsked);
    return shownRecords(listed, view.words, settledView(open, view).orders).map(
      ({ record }) => record,
    );
  };
  const fromServer = async (signal: AbortSignal): Promise<readonly FormRecord[] | CallFailure> => {
    const { orders, query, find } = settledView(open, view);
    const inFields = find !== "" && { find };
    const asked = { formId: form.id, words: view.words.trim(), orders, query, ...inFields };
    const gathered = await gatherRecords({
      call,
      asked,
      signal,
      onProgress: (count, total) => setState({ progress: { count, total }, problem: "" }),
    });
    if (!gathered.ok) return gathered.failure;
    const [records, unsent] = await Promise.all([
      readRecords(database, form.id),
      readUnsentRecords(database),
    ]);
    const { records: rows, total } = gathered;
    const columns = listColumns(ready.form, own);
    const isAsked = queryFilter(open, { query, find }, { userId, now: now() });
    const isWanted = (record: FormRecord) =>
      recordsWith([listedRecord(record, columns, surroundings.words)], view.words).some(isAsked);
    const page = { rows, total, seenAt: now() };
    return pageShown(page, { records, unsent }, { isFirst: true, isWanted }).rows;
  };

  const gather = async (which: "all" | "here" | readonly FormRecord[], signal: AbortSignal) => {
    if (which === "all") return fromServer(signal);
    return which === "here" ? fromHere() : which;
  };

  /** Whether the file is there. */
  const save = async (
    columns: readonly FormPiece[],
    which: "all" | "here" | readonly FormRecord[],
  ): Promise<boolean> => {
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    setState({ progress: { count: 0, total: 0 }, problem: "" });
    const records = await gather(which, signal);
    if (signal.aborted) return false;
    if (!("length" in records)) {
      setState({ progress: undefined, problem: failureText(records) });
      return false;
    }
    const said = records.map((record) => listedRecord(record, [], surroundings.words).values);
    const words = { heading: t("visitor"), unnamed: t("byVisitor") };
    const visitors = visitorsColumn(records, words);
    const plan = sheetOfRecords(ready.form, columns, said, surroundings.words, visitors);
    return saveSheet(form.name, plan, signal);
  };
  return { ...state, save };
}
